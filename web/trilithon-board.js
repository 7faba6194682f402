/** What pages load that ask for the boards by a module, as was done once: the same script, which is a plain one now. */

if (!customElements.get("trilithon-board")) {
  const script = document.createElement("script");
  script.src = new URL("./boards.js", import.meta.url).href;
  // This module has come by the same header, so its host sends it; some pages demand it of all that they load.
  script.crossOrigin = "anonymous";
  await new Promise((resolve, reject) => {
    script.addEventListener("load", resolve);
    script.addEventListener("error", () => reject(new Error(`${script.src} could not be loaded`)));
    document.head.append(script);
  });
}

export {};
