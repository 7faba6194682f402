/**
 * Watches that the page starts. A module that is missing, or of another version than the page, says nothing to anybody:
 * so where a script fails the page is loaded once more by itself, which brings the new version where there is one, and
 * else it says what can be done. A plain script in old words, whose address outlasts versions, as those it
 * tells of may be gone.
 */
(function () {
  /** What it says, by language and key; the build writes it in. @type {Object<string, Object<string, string>>} */
  var WORDS = { "@words@": {} };
  /** So long after the last try the page is not loaded again by itself. */
  var PAUSE_MS = 60000;
  /** Without a failure a page may take so long. */
  var PATIENCE_MS = 40000;
  /** With all that it asked for, it takes no longer than that. */
  var PATIENCE_LOADED_MS = 15000;
  /** A failure may be another script's than the page's own, which then starts. */
  var MOMENT_MS = 1500;
  /** What is said has a line below it. */
  var BORDER_PX = 4;
  /** So long a page that has started, but in which something went wrong, may still be loading. */
  var PATIENCE_BROKEN_MS = 8000;
  /** For files to be fetched anew nobody waits longer. */
  var RENEWAL_MS = 10000;
  var TRIED = "trilithon.renewed";

  var failed = false;
  /** Whether a style sheet is missing, without which the page is of little use though it runs. */
  var bare = false;
  /** Whether something went wrong in the page a while ago, such as a script that lacks what another wants of it. */
  var broken = false;
  /** @type {HTMLElement | null} */
  var box = null;

  /** `js/lib/text.js` says so once the scripts run and have words. */
  function started() {
    return document.documentElement.hasAttribute("data-started");
  }

  function well() {
    return started() && !bare && !(broken && document.body.getAttribute("data-state") === "loading");
  }

  /** Whether the page may be loaded by itself: not where it cannot be known when that was last done. */
  function mayReload() {
    try {
      var last = Number(sessionStorage.getItem(TRIED));
      sessionStorage.setItem(TRIED, String(Date.now()));
      return !(Date.now() - last < PAUSE_MS);
    } catch (refused) {
      return false;
    }
  }

  function look() {
    if (!started()) tell("start-failed");
  }

  /**
   * Whether a style sheet is not what it should be: a page that came in its place may not even be looked into, and in a
   * sandbox none may.
   * @param {CSSStyleSheet} sheet
   */
  function isEmpty(sheet) {
    try {
      return sheet.cssRules.length === 0;
    } catch (refused) {
      return window.origin !== "null";
    }
  }

  function fail() {
    if (failed) return;
    if (well()) return void setTimeout(doubt, PATIENCE_BROKEN_MS);
    failed = true;
    setTimeout(help, MOMENT_MS);
  }

  function doubt() {
    broken = true;
    if (!well()) fail();
  }

  function help() {
    if (well()) return;
    if (location.protocol === "file:") return tell("start-file");
    // Such a frame has no origin, and a host has to let it fetch modules.
    if (window.origin === "null") return tell("start-sandboxed");
    if (!mayReload()) return tell("start-failed");
    var request = new XMLHttpRequest();
    request.onload = function () {
      if (request.status === 200) renew();
      else tell("start-failed");
    };
    request.onerror = request.ontimeout = function () {
      tell("start-failed");
    };
    request.open("HEAD", location.pathname);
    request.timeout = 10000;
    request.send();
  }

  function reload() {
    location.reload();
  }

  /** What came wrong the browser may keep for long: have it fetch anew what the page is made of, and load that. */
  function renew() {
    if (!window.fetch) return reload();
    var resources = performance.getEntriesByType("resource");
    var left = 1;
    setTimeout(reload, RENEWAL_MS);
    function done() {
      left -= 1;
      if (!left) reload();
    }
    /** @param {Response} answer */
    function read(answer) {
      return answer.text();
    }
    for (var index = 0; index < resources.length; index += 1) {
      var name = (resources[index] || { name: "" }).name;
      if (name.indexOf(location.origin) !== 0 || !/\.(m?js|css)$/.test(name)) continue;
      left += 1;
      fetch(name, { cache: "reload" }).then(read).then(done, done);
    }
    done();
  }

  /** @param {string} key */
  function tell(key) {
    if (box || well()) return;
    box = document.createElement("div");
    box.id = "unstarted";
    box.className = "needs";
    box.setAttribute("role", "alert");
    var asked = /[?&#]lang=([a-z]+)/.exec(location.href);
    var wanted = (asked && asked[1]) || (navigator.language || "").slice(0, 2);
    var languages = wanted in WORDS ? [wanted] : Object.keys(WORDS);
    for (var index = 0; index < languages.length; index += 1) box.appendChild(part(languages[index] || "", key));
    document.body.insertBefore(box, document.body.firstChild);
    tellHost(box);
    addEventListener("online", renew);
    // It may only have been slow.
    var timer = setInterval(function () {
      if (!well() || !box) return;
      clearInterval(timer);
      removeEventListener("online", renew);
      document.body.removeChild(box);
      box = null;
    }, 500);
  }

  /**
   * A page that has this one in a frame shows it once it hears from it, and as high as it asks for; see js/element.
   * @param {HTMLElement} said
   */
  function tellHost(said) {
    if (parent === window) return;
    var message = (said.querySelector("p") || said).textContent;
    parent.postMessage({ trilithon: "size", height: said.scrollHeight + BORDER_PX }, "*");
    parent.postMessage({ trilithon: "problem", message: message }, "*");
  }

  /** @param {string} language @param {string} key */
  function part(language, key) {
    var words = WORDS[language] || {};
    var made = document.createElement("div");
    made.lang = language;
    made.appendChild(document.createElement("h2")).textContent = words["start-title"] || "";
    made.appendChild(document.createElement("p")).textContent = words[key] || "";
    var button = made.appendChild(document.createElement("button"));
    button.type = "button";
    button.textContent = words["start-again"] || "";
    button.onclick = renew;
    return made;
  }

  addEventListener(
    "error",
    function (event) {
      var target = event.target;
      var ours = target instanceof HTMLScriptElement && target.type === "module";
      if (ours || (target === window && event.filename.indexOf(location.origin) === 0)) fail();
    },
    true,
  );
  addEventListener("unhandledrejection", fail);
  addEventListener("load", function () {
    bare = [].some.call(document.styleSheets, isEmpty) || document.querySelectorAll("link[rel=stylesheet]").length > document.styleSheets.length;
    if (bare) fail();
    setTimeout(look, PATIENCE_LOADED_MS);
  });
  setTimeout(look, PATIENCE_MS);
})();
