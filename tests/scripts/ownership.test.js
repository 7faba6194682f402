/** Which of several tabs plays a game. */

import { deepEqual, equal } from "node:assert/strict";
import { afterEach, mock, test } from "node:test";
import { Ownership } from "../../web/js/library/ownership.js";
import { Browser, quiet } from "./tabs.js";

/** @typedef {import("../../web/js/library/kept-game.js").Kept} Kept */

afterEach(() => mock.timers.reset());

/** @param {string} fragment */
function game(fragment) {
  return /** @type {Kept} */ (/** @type {unknown} */ ({ key: "one", fragment }));
}

/** @param {Browser} browser @param {string} [fragment] how the game stands in this tab */
function tab(browser, fragment = "") {
  const page = browser.open();
  /** @type {string[]} */
  const heard = [];
  const own = page.run(() => new Ownership({ onStanding: () => {}, onState: (told) => heard.push(told.fragment), state: () => (fragment ? game(fragment) : null) }));
  return { page, own, heard, attend: (/** @type {string} */ key, take = false) => page.run(() => own.attend(key, take)) };
}

test("the first tab owns a game, and the second follows what is played there", async () => {
  const browser = new Browser();
  const [first, second] = [tab(browser, "start"), tab(browser)];
  first.attend("one");
  equal(first.own.standing, "asked");
  await quiet();
  second.attend("one");
  await quiet();
  deepEqual([first.own.standing, second.own.standing], ["owner", "follower"]);
  first.page.run(() => first.own.tell(game("move")));
  await quiet();
  deepEqual(second.heard, ["start", "move"]);
});

test("tabs with games of their own do not heed each other", async () => {
  const browser = new Browser();
  const [first, second] = [tab(browser, "start"), tab(browser)];
  first.attend("one");
  second.attend("two");
  await quiet();
  deepEqual([first.own.standing, second.own.standing], ["owner", "owner"]);
  first.page.run(() => first.own.tell(game("move")));
  await quiet();
  deepEqual(second.heard, []);
});

test("a tab that takes over knows first how the game stands, and the other one follows it", async () => {
  const browser = new Browser();
  const [first, second] = [tab(browser, "last"), tab(browser, "more")];
  first.attend("one");
  await quiet();
  second.attend("one");
  await quiet();
  second.page.run(() => second.own.take());
  await quiet();
  deepEqual([first.own.standing, second.own.standing], ["follower", "owner"]);
  equal(second.heard.at(-1), "last");
  deepEqual(first.heard, ["more"]);
});

for (const how of ["closed", "left for another game", "put away"])
  test(`a follower owns the game when the owner's tab is ${how}`, async () => {
    const browser = new Browser();
    const [first, second] = [tab(browser, "last"), tab(browser)];
    first.attend("one");
    await quiet();
    second.attend("one");
    await quiet();
    if (how === "closed") first.page.crash();
    else if (how === "put away") first.page.fire("pagehide");
    else first.attend("two");
    await quiet();
    equal(second.own.standing, "owner");
    if (how !== "put away") return;
    first.page.fire("pageshow", { persisted: true });
    await quiet();
    equal(first.own.standing, "follower");
  });

test("an owner that hangs is passed over", async () => {
  mock.timers.enable({ apis: ["setTimeout"] });
  const browser = new Browser();
  const [first, second] = [tab(browser), tab(browser)];
  first.attend("one");
  await quiet();
  second.attend("one");
  await quiet();
  second.page.run(() => second.own.take());
  await quiet();
  equal(second.own.standing, "follower");
  mock.timers.tick(1000);
  await quiet();
  deepEqual([first.own.standing, second.own.standing], ["follower", "owner"]);
});

test("whoever has a link in hand takes over without following first", async () => {
  const browser = new Browser();
  const [first, second] = [tab(browser, "last"), tab(browser, "link")];
  first.attend("one");
  await quiet();
  second.attend("one", true);
  await quiet();
  deepEqual([first.own.standing, second.own.standing], ["follower", "owner"]);
  deepEqual(first.heard, ["link"]);
});

test("without locks every tab owns what it shows", async () => {
  const browser = new Browser({ locks: false });
  const [first, second] = [tab(browser), tab(browser)];
  first.attend("one");
  second.attend("one");
  await quiet();
  deepEqual([first.own.standing, second.own.standing], ["owner", "owner"]);
  equal(first.own.guarded, false);
});
