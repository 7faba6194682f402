/** Puts the lab together: programs from the editor to Python, and what comes of them into the output. */

import { copy } from "../../lib/clipboard.js";
import { need } from "../../lib/dom.js";
import { device } from "../../lib/storage.js";
import { speak, speakOf, text } from "../../lib/text.js";
import { keepForOffline } from "../../shell/offline.js";
import { offerRenewal } from "../../shell/renewal.js";
import { openEditor } from "./editor.js";
import { history } from "./history.js";
import { startPython } from "./interpreter.js";
import { addressOf, programOf } from "./link.js";
import { Output } from "./output.js";

/** The program that was being written, so that it is there again after a reload. */
const WRITTEN = "lab-program";
/** How `micropip` is told what to fetch: names, with versions or extras. */
const PACKAGE = /^[A-Za-z0-9][\w.-]*(\[[\w,.-]+\])?([<>=!~]=?[\w.*]+)?$/;

const { body } = document;
const state = need("lab-state", HTMLElement);
const bar = need("lab-progress", HTMLElement);
const runner = need("lab-run", HTMLButtonElement);
const stopper = need("lab-stop", HTMLButtonElement);
const adder = need("lab-package", HTMLInputElement);
const says = need("lab-says", HTMLElement);
const list = need("lab-output", HTMLElement);
const language = document.documentElement.lang;

/** What an example or a link put into the editor does not take the place of what was written. */
let brought = "";
/** Whether what was pressed, to run a program or to stop it, has been switched off since. */
let pressed = false;

speakOf("lab");
await speak(language);

const output = new Output(list, { fetch: fetchPackage, board: `../play.html?lang=${language}` });
const editor = await openEditor(need("lab-editor", HTMLElement), {
  label: text("lab-editor"),
  run: () => run(),
  leaf: (step) => leaf(step),
  changed: (program) => void (program === brought || device.write(WRITTEN, program)),
}).catch((error) => {
  set("failed", text("lab-failed-short"));
  throw error;
});
const programs = history(editor.read);

const python = startPython(new URL("worker.js", document.baseURI), {
  onProgress(done) {
    bar.style.transform = `scaleX(${done})`;
  },
  onReady(version) {
    set("ready", text("lab-ready", { version }));
    void keep();
  },
  onWord: (word) => output.show(word),
  onDone(time) {
    output.end(time);
    set("ready", text("lab-waits"));
  },
  onFailure(detail, started) {
    console.error(detail);
    output.say(started ? text("lab-failed", { detail }) : text("lab-unstarted"), "trouble");
    set("failed", text("lab-failed-short"));
  },
});

/**
 * A button that is switched off loses the focus, which comes back when the next program can be run, unless it is elsewhere by then.
 * @param {"loading" | "ready" | "running" | "failed"} what @param {string} words
 */
function set(what, words) {
  body.dataset.state = what;
  state.textContent = words;
  const buttons = [runner, stopper];
  pressed ||= buttons.some((button) => button === document.activeElement);
  runner.disabled = what !== "ready";
  stopper.disabled = what !== "running";
  if (!pressed || runner.disabled) return;
  pressed = false;
  if ([body, ...buttons].some((one) => one === document.activeElement)) runner.focus({ preventScroll: true });
}

function begin() {
  set("loading", text("lab-loading"));
  bar.style.transform = "scaleX(0)";
  python.begin();
}

/** @param {string} [program] The editor's, unless one is given. */
function run(program = editor.read()) {
  if (body.dataset.state !== "ready" || !program.trim()) return;
  programs.add(program);
  output.begin(program.trimEnd());
  // On a narrow screen it is below.
  list.scrollIntoView({ block: "nearest" });
  set("running", text("lab-running"));
  python.run(program);
}

/** @param {string} name */
function fetchPackage(name) {
  run(`await micropip.install(${JSON.stringify(name)})`);
}

/** @param {-1 | 1} step */
function leaf(step) {
  const program = programs.leaf(step);
  if (program !== null) editor.write(program);
  return program !== null;
}

/** Show a program without running it; what was written before can be gone back to. @param {string} program */
function bring(program) {
  programs.add(editor.read());
  brought = program;
  editor.write(program);
}

/** @param {() => unknown} begun */
function anew(begun) {
  begun();
  begin();
}

/** Let the service worker keep what only the lab needs. */
async function keep() {
  const outcome = await keepForOffline(new URL("../sw.js", document.baseURI), "keep-lab");
  body.dataset.kept = outcome === "kept" ? "yes" : "no";
}

/** @param {string} id @param {() => void} act */
function press(id, act) {
  need(id, HTMLButtonElement).addEventListener("click", act);
}

press("lab-run", () => run());
press("lab-stop", () => anew(() => output.say(text("lab-stopped"))));
press("lab-anew", () => anew(() => output.say(text("lab-begun-anew"))));
press("lab-earlier", () => void leaf(-1));
press("lab-later", () => void leaf(1));
press("lab-clear", () => output.clear());
press("lab-copy", async () => {
  says.textContent = text((await copy(output.read())) ? "lab-copied" : "lab-copy-refused");
});
press("lab-share", async () => {
  says.textContent = text((await copy(addressOf(editor.read()))) ? "lab-link-copied" : "lab-copy-refused");
});
for (const button of document.querySelectorAll("button[data-example]")) {
  const example = need(`example-${button.getAttribute("data-example")}`, HTMLTemplateElement);
  button.addEventListener("click", () => {
    bring(example.content.textContent ?? "");
    editor.focus();
  });
}
need("lab-packages", HTMLFormElement).addEventListener("submit", (event) => {
  event.preventDefault();
  const name = adder.value.trim();
  if (!PACKAGE.test(name)) says.textContent = text("lab-no-package", { text: name });
  else if (body.dataset.state === "ready") {
    fetchPackage(name);
    adder.value = "";
    says.textContent = "";
  }
});

/** What the address brings; else what was written here; else the first example. */
function first() {
  const linked = programOf(location.hash);
  const written = device.read(WRITTEN);
  if (typeof written === "string" && written.trim()) editor.write(written);
  else editor.write(need("example-consta", HTMLTemplateElement).content.textContent ?? "");
  if (linked !== null) follow(linked);
}

/** @param {string} program */
function follow(program) {
  bring(program);
  output.say(text("lab-linked"));
}

addEventListener("hashchange", () => {
  const linked = programOf(location.hash);
  if (linked !== null) follow(linked);
});

offerRenewal();
first();
begin();
