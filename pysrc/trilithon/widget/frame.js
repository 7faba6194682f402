/**
 * The widget's part in the notebook's page: a frame with the board, and the way between it and the kernel.
 *
 * The frame is sandboxed, so that it is apart from the notebook whatever it holds. It talks as boards on other pages do
 * (see `trilithon-board.js`), but its engine is the kernel's, and all frames of one widget show the same session.
 */

/** @typedef {{type: string, session?: string} & Record<string, unknown>} Said */
/** @typedef {{get(name: string): unknown, send(content: object): void, on(name: string, listener: (content: {events?: Said[]}) => void): void, off(name: string, listener: Function): void}} Model */

const TALLEST = 10_000;

export default {
  /** @param {{model: Model, el: HTMLElement}} given */
  render({ model, el }) {
    const parameters = new URLSearchParams({ hosted: "1", theme: theme(el), ...Object(model.get("_parameters")) });
    const frame = document.createElement("iframe");
    frame.setAttribute("sandbox", "allow-scripts");
    frame.title = "Trilithon";
    Object.assign(frame.style, { display: "block", width: "100%", maxWidth: "40rem", height: "30rem", border: "0" });
    const markup = document.createElement("html");
    markup.dataset.parameters = parameters.toString();
    const opened = markup.outerHTML.replace(/<html ([^>]*)>[^]*/, '<html lang="en" $1>');
    frame.srcdoc = String(model.get("_page")).replace('<html lang="en">', () => opened);

    /** @type {MessagePort | null} */
    let port = null;
    /** The name under which the frame knows the session. */
    let session = "";

    /** @param {Said} command */
    function carry(command) {
      const known = session !== "";
      session = command.session ?? session;
      // What the frame is to show there is already; later it is begun anew.
      if (command.type === "open" && !known) model.send({ kind: "shown" });
      else model.send({ kind: "command", command });
    }

    /** @param {{events?: Said[]}} content */
    function tell({ events = [] }) {
      for (const event of events) port?.postMessage({ kind: "event", event: event.session === undefined ? event : { ...event, session } });
    }

    /** @param {MessageEvent} event */
    function hear({ source, data }) {
      if (source !== frame.contentWindow || typeof data !== "object" || data === null) return;
      if (data.trilithon === "size" && data.height > 0) frame.style.height = `${Math.min(data.height, TALLEST)}px`;
      if (data.trilithon !== "hello") return;
      const { port1, port2 } = new MessageChannel();
      port = port1;
      // The notebook is there for as long as its frames are; what the kernel does is not to be guessed.
      port1.onmessage = ({ data: said }) => (typeof said === "object" ? carry(said) : port1.postMessage({ kind: "alive" }));
      frame.contentWindow?.postMessage({ trilithon: "engine" }, "*", [port2]);
      port1.postMessage({ kind: "alive" });
    }

    addEventListener("message", hear);
    model.on("msg:custom", tell);
    el.append(frame);
    return () => {
      removeEventListener("message", hear);
      model.off("msg:custom", tell);
      port?.close();
    };
  },
};

/** Light or dark, as the notebook is, by the colour of its text. @param {HTMLElement} element */
function theme(element) {
  const [red = 0, green = 0, blue = 0] = getComputedStyle(element).color.match(/[\d.]+/g)?.map(Number) ?? [];
  return red + green + blue > 382 ? "dark" : "light";
}
