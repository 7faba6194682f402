/** The game on the board and what is kept of it. */

import { deepEqual, equal, ok } from "node:assert/strict";
import { beforeEach, test } from "node:test";
import { Store } from "../../web/js/engine/store.js";
import * as kept from "../../web/js/library/kept.js";
import { browse } from "./browser.js";
import { Browser, quiet } from "./tabs.js";
import { player, view } from "./views.js";

beforeEach(() => browse());

// Appearance is put on the page as soon as its script is read.
browse();
const media = { matches: false, addEventListener: () => {} };
Object.assign(globalThis, { matchMedia: () => media, document: { documentElement: { dataset: {}, toggleAttribute: () => true } } });
const { Keeper } = await import("../../web/js/library/keeper.js");
const { premoves } = await import("../../web/js/board/premove.js");

/** A page's keeper and what it has asked of the engine. */
function table() {
  const store = new Store("table");
  /** @type {Record<string, unknown>[]} */
  const asked = [];
  store.connect((command) => asked.push({ ...command }));
  return { store, keeper: new Keeper(store), asked };
}

/** A game of some moves. @param {number} match @param {string} fragment */
function played(match, fragment) {
  const moves = [{ ply: 1, node: 1, player: "black", text: "f6" }];
  return view({ match, revision: match, moves, fragment, draft: [], session: "table" });
}

/** @param {ReturnType<typeof table>} page @param {import("./views.js").View} shown */
function show({ store, keeper }, shown) {
  store.receive(shown);
  keeper.keep(shown);
}

test("the same record stands once among the games, however often it is read", () => {
  const page = table();
  page.keeper.take("a record", null);
  show(page, played(1, "1tsame"));
  page.keeper.take("a record", "1tsame");
  equal(page.asked.at(-1)?.fragment, "1tsame");
  show(page, played(2, "1tsame"));
  page.keeper.take("another record", null);
  show(page, played(3, "1tother"));
  equal(kept.all().length, 2);
});

test("a record of a game that is kept leads to the game as it is played", () => {
  const page = table();
  /** @type {import("./views.js").View["players"]} */
  const seats = [player("black", { to_move: true }), player("white", { seat: "computer", level: 3 })];
  // Leafed back in, so that its link is another one than that of the record.
  show(page, { ...played(1, "1tleafed"), players: seats });
  const [before] = kept.all();
  page.keeper.take("its record", "1tleafed");
  const opened = JSON.stringify(page.asked.at(-1));
  equal(page.asked.length, 1);
  ok(opened.includes('{"seat":"computer","level":3}'), opened);
  deepEqual(kept.all(), [before]);
});

test("an opened link is no game of one's own until something is done on it", () => {
  const page = table();
  page.keeper.follow("1tlink");
  show(page, played(1, "1tlink"));
  deepEqual(kept.all(), []);
  deepEqual(kept.seen.all().map(({ fragment }) => fragment), ["1tlink"]);
  page.store.send({ type: "go", node: 0 });
  show(page, { ...played(1, "1tlinkleafed"), revision: 2 });
  deepEqual(kept.all(), []);
  page.store.send({ type: "choose", choice: "a1" });
  show(page, { ...played(1, "1tlinkandmore"), revision: 3 });
  deepEqual(kept.all().map(({ fragment }) => fragment), ["1tlinkandmore"]);
  deepEqual(kept.seen.all(), []);
});

test("it is kept as it is when that is asked for", () => {
  const page = table();
  page.keeper.follow("1tlink");
  show(page, played(1, "1tlink"));
  const [seen] = kept.seen.all();
  ok(seen);
  page.keeper.copy.adopt(seen, page.keeper.key);
  deepEqual(kept.all().map(({ fragment }) => fragment), ["1tlink"]);
  deepEqual(kept.seen.all(), []);
  show(page, { ...played(1, "1tlinkandmore"), revision: 2 });
  equal(kept.all().length, 1);
});

test("nor is it when the page is loaded again, with the same link in the address", () => {
  location.href = "https://site.example/play.html#1tlink";
  for (const load of [1, 2]) {
    const page = table();
    page.keeper.begin();
    show(page, played(load, "1tlink"));
  }
  deepEqual(kept.all(), []);
});

/** @param {string} key */
const trouble = (key) => /** @type {import("../../web/js/engine/protocol.js").Event} */ (
  /** @type {unknown} */ ({ type: "trouble", session: "table", about: "open", text: { key, args: {} } })
);

test("a kept game that cannot be read stays as it is, and the new game has a key of its own", () => {
  const page = table();
  show(page, played(1, "1told"));
  const [before] = kept.all();
  const next = table();
  next.keeper.begin();
  next.store.receive(trouble("link-version"));
  show(next, view({ fragment: "1tnew", session: "table" }));
  show(next, { ...played(1, "1tnewer"), revision: 2 });
  ok(kept.all().some((game) => JSON.stringify(game) === JSON.stringify(before)));
  equal(kept.all().length, 2);
  deepEqual(kept.unreadable().map(({ key }) => key), [before?.key]);
});

test("a damaged link leaves its address until something is played, and the game under way its own", () => {
  location.href = "https://site.example/play.html#1tdamaged";
  const page = table();
  page.keeper.begin();
  page.store.receive(trouble("link-damaged"));
  show(page, view({ fragment: "1tnew", session: "table" }));
  equal(new URL(location.href).hash, "#1tdamaged");
  show(page, { ...played(1, "1tgame"), revision: 2 });
  equal(new URL(location.href).hash, "#1tgame");
  location.href = "https://site.example/play.html#1tother";
  page.keeper.follow("1tother");
  page.store.receive(trouble("link-damaged"));
  show(page, { ...played(1, "1tgame"), revision: 3 });
  equal(new URL(location.href).hash, "#1tgame");
  equal(kept.all().length, 1);
});

test("the computer that the address asks for plays a link that is put into it as well", () => {
  location.href = "https://site.example/play.html?level=3#1tone";
  const page = table();
  page.keeper.begin();
  show(page, played(1, "1tone"));
  page.keeper.follow("1ttwo");
  deepEqual(page.asked.map(({ seats }) => /** @type {{level: number}[]} */ (seats)[1]?.level), [3, 3]);
});

test("a game that was begun with a move on the home page is one's own", () => {
  location.href = "https://site.example/play.html#1tfirst";
  kept.begun.write("1tfirst", { game: "consta", box: [0, 0, 7, 7], shapes: [] });
  const page = table();
  page.keeper.begin();
  show(page, played(1, "1tfirst"));
  equal(kept.all().length, 1);
});

test("what was said in a tab that follows is not over because the game is told to it", async () => {
  const browser = new Browser();
  const [owner, follower] = [browser.open(), browser.open()];
  const first = owner.run(table);
  owner.run(() => show(first, played(1, "1tgame")));
  await quiet();
  owner.run(() => show(first, played(1, "1tgame")));
  const second = follower.run(table);
  follower.run(() => {
    second.keeper.resume(first.keeper.key);
    show(second, played(1, "1tgame"));
  });
  await quiet();
  equal(second.store.place, "follower");
  const opened = second.asked.length;
  follower.run(() => {
    second.store.draft.choose("a1");
    show(second, played(2, "1tgame"));
  });
  equal(second.asked.length, opened + 1);
  deepEqual(second.store.messages.told, [{ key: "followed-barred", args: {} }]);
  owner.crash();
  await quiet();
  deepEqual([second.store.place, second.store.messages.told], ["owner", null]);
});

/** Let the engine answer what it is asked to open, one after the other. @param {ReturnType<typeof table>} page @param {number} match the last one before */
function openAll(page, match) {
  for (let asked = page.asked.shift(); asked; asked = page.asked.shift()) show(page, played((match += 1), String(asked.fragment)));
}

/** A page with two games that are kept, the second on its board. */
function two() {
  const page = table();
  show(page, played(1, "1tone"));
  const first = page.keeper.key;
  page.keeper.take("a record", null);
  page.asked.length = 0;
  show(page, played(2, "1ttwo"));
  return { page, first, second: page.keeper.key };
}

/** What is kept, by its key. */
function fragments() {
  return Object.fromEntries(kept.all().map(({ key, fragment }) => [key, fragment]));
}

test("of two games that are chosen one after the other each stays what it is, and the last is shown", () => {
  const { page, first, second } = two();
  page.keeper.resume(first);
  page.keeper.resume(second);
  openAll(page, 2);
  deepEqual([page.store.view?.fragment, page.keeper.key], ["1ttwo", second]);
  deepEqual(fragments(), { [first]: "1tone", [second]: "1ttwo" });
});

test("a game that is chosen while the engine starts is shown, and the one before stays what it is", () => {
  const { first, second } = two();
  location.href = "https://site.example/play.html";
  const page = table();
  page.keeper.begin();
  page.keeper.resume(first);
  openAll(page, 0);
  deepEqual([page.store.view?.fragment, page.keeper.key], ["1tone", first]);
  deepEqual(fragments(), { [first]: "1tone", [second]: "1ttwo" });
});

test("a link is opened also after another engine has taken over", () => {
  const page = table();
  show(page, played(1, "1tgame"));
  page.keeper.again();
  openAll(page, 0);
  page.keeper.follow("1tlink");
  equal(page.asked.at(-1)?.fragment, "1tlink");
});

test("a link that was only looked at is no game of one's own because another engine has taken over", () => {
  const page = table();
  page.keeper.follow("1tlink");
  openAll(page, 0);
  page.keeper.again();
  openAll(page, 0);
  deepEqual(kept.all(), []);
});

/** @param {number} match @param {string} fragment of a game by link */
function byLink(match, fragment) {
  const correspondence = { id: "one", stage: 0, sender: 0, chain: [fragment], link: fragment, replies: [] };
  const players = [player("black"), player("white", { seat: "remote" })];
  return view(/** @type {any} */ ({ match, revision: match, fragment, players, correspondence, draft: [], session: "table" }));
}

test("a link that has gone out when another game is on the board is no link of that one", () => {
  const page = table();
  const sent = byLink(1, "1tsent");
  show(page, sent);
  show(page, played(2, "1tother"));
  page.keeper.share(sent, true);
  equal(new URL(location.href).hash, "#1tother");
  deepEqual(kept.all().map(({ fragment }) => fragment).sort(), ["1tother", "1tsent"]);
});

test("a link that has gone out when its game has gone on leaves it as it stands", () => {
  const page = table();
  const sent = byLink(1, "1tsent");
  show(page, sent);
  const on = { ...byLink(1, "1tsentandmore"), revision: 2 };
  show(page, on);
  page.keeper.share(sent, true);
  deepEqual(kept.all().map(({ fragment }) => fragment), ["1tsentandmore"]);
  deepEqual(kept.all()[0]?.shared?.chain, ["1tsent"]);
});

test("how another tab goes on is shown after a link that was being opened, and not in its place", async () => {
  const browser = new Browser();
  const [owner, follower] = [browser.open(), browser.open()];
  const first = owner.run(table);
  owner.run(() => show(first, played(1, "1tgame")));
  await quiet();
  owner.run(() => show(first, { ...played(1, "1tgame"), revision: 2 }));
  const second = follower.run(table);
  follower.run(() => {
    second.keeper.resume(first.keeper.key);
    openAll(second, 1);
  });
  await quiet();
  follower.run(() => {
    openAll(second, 2);
    second.keeper.follow("1tlink");
  });
  owner.run(() => show(first, { ...played(1, "1tgameandmore"), revision: 3 }));
  await quiet();
  deepEqual(second.asked.map(({ fragment }) => fragment), ["1tlink"]);
  follower.run(() => second.store.receive(trouble("link-damaged")));
  deepEqual(second.asked.map(({ fragment }) => fragment), ["1tlink", "1tgameandmore"]);
});

test("what was chosen ahead in a game by link is still to be seen after another engine has taken over", () => {
  const page = table();
  premoves(page.store, page.keeper, /** @type {any} */ ({ addEventListener: () => {} }), /** @type {any} */ (null));
  /** @type {import("./views.js").View["players"]} */
  const players = [player("black"), player("white", { seat: "remote", to_move: true })];
  const waiting = { ...byLink(1, "1tsent"), players };
  show(page, { ...waiting, revision: 3 });
  page.store.draft.choose("c3");
  page.keeper.again();
  show(page, { ...waiting, revision: 1 });
  deepEqual(page.store.draft.waiting, ["c3"]);
});
