/** Puts the address of this site into the markup that the page shows, and finds names where there are many. */

const PLACEHOLDER = "https://trilithon.example/";
const site = new URL("../", location.href).href.replace(/[?#].*$/, "");

for (const code of document.querySelectorAll("pre code")) {
  code.textContent = (code.textContent ?? "").replaceAll(PLACEHOLDER, site);
}

if (document.querySelector(".finder")) void import("./finder.js").then(({ find }) => find());
