/**
 * Leads a link to a game on to the page of the game. Links are the site's address with the game after `#`,
 * and are read for ever; see docs/links.md. A plain script that nothing waits for, so that none of the home
 * page is painted before.
 */
(() => {
  function forward() {
    const { search, hash } = location;
    if (hash.length > 1 || new URLSearchParams(search).has("level")) location.replace(`play.html${search}${hash}`);
  }
  forward();
  // A link may be put into the address of a page that is open.
  addEventListener("hashchange", forward);
})();
