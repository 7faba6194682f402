/** Puts the address of this site into the markup that the page shows, and keeps the site for reading on without a network. */

import { keepForOffline } from "../../shell/offline.js";

const PLACEHOLDER = "https://trilithon.example/";
const site = new URL("../", location.href).href.replace(/[?#].*$/, "");

for (const code of document.querySelectorAll("pre code")) {
  code.textContent = (code.textContent ?? "").replaceAll(PLACEHOLDER, site);
}

addEventListener("load", () => void keepForOffline(new URL("../sw.js", location.href)));
