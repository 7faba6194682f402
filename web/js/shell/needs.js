/**
 * Says what this browser lacks. A plain script in words that old browsers know; where it finds
 * nothing missing it does nothing. The sentences are in the page, see tools/site/needs.py.
 */
(function () {
  /** @param {string} property @param {string} [value] */
  function styles(property, value) {
    if (typeof CSS === "undefined") return false;
    return value ? CSS.supports(property, value) : CSS.supports(property);
  }

  /** @type {Object<string, boolean>} */
  var there = {
    "JavaScript modules": "noModule" in HTMLScriptElement.prototype,
    "WebAssembly": typeof WebAssembly === "object" && "Exception" in WebAssembly,
    "<dialog>": typeof HTMLDialogElement === "function",
    "popover": "showPopover" in HTMLElement.prototype,
    "CSS :has()": styles("selector(:has(a))"),
    "CSS light-dark()": styles("color", "light-dark(#000, #fff)"),
  };
  var lacks = Object.keys(there).filter(function (name) {
    return !there[name];
  });
  if (!lacks.length) return;

  var box = /** @type {HTMLElement} */ (document.getElementById("needs"));
  var languages = /** @type {HTMLElement[]} */ ([].slice.call(box.children));
  var wanted = (navigator.language || "").slice(0, 2);
  var known = languages.some(function (part) {
    return part.lang === wanted;
  });
  languages.forEach(function (part) {
    part.hidden = known && part.lang !== wanted;
    var list = part.querySelector("ul");
    lacks.forEach(function (name) {
      var item = document.createElement("li");
      item.textContent = name;
      if (list) list.appendChild(item);
    });
  });
  box.hidden = false;
})();
