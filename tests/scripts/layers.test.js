/** The folders of the page's scripts. */

import { deepEqual } from "node:assert/strict";
import { readdirSync, readFileSync } from "node:fs";
import { test } from "node:test";

const SCRIPTS = new URL("../../web/js/", import.meta.url);
/** A script imports only from its own folder and from those before it. */
const FOLDERS = ["lib", "element", "engine", "shell", "library", "board", "panels", "dialogs", "pages"];

const names = readdirSync(SCRIPTS, { recursive: true }).filter((name) => name.endsWith(".js"));

/** @param {string} name the path of a script in its folder */
const layer = (name) => FOLDERS.indexOf(name.split(/[/\\]/)[0] ?? "");

test("every script lies in one of the folders", () => {
  deepEqual(names.filter((name) => layer(name) < 0), []);
});

test("imports run one way", () => {
  const wrong = names.flatMap((name) => {
    const place = new URL(name, SCRIPTS);
    const imported = [...readFileSync(place, "utf8").matchAll(/^(?:import|export) (?:.* from )?"(\.[^"]+)";$/gm)].map(([, address = ""]) => new URL(address, place).href);
    const own = imported.filter((address) => address.startsWith(SCRIPTS.href)).map((address) => address.slice(SCRIPTS.href.length));
    return own.filter((other) => layer(other) > layer(name)).map((other) => `${name} imports ${other}`);
  });
  deepEqual(wrong, []);
});
