/** Puts the address of this site into the markup that the page shows. */

const PLACEHOLDER = "https://trilithon.example/";
const site = new URL("../", location.href).href.replace(/[?#].*$/, "");

for (const code of document.querySelectorAll("pre code")) {
  code.textContent = (code.textContent ?? "").replaceAll(PLACEHOLDER, site);
}
