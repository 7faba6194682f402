/** The lab's programs: those that were run, and those that addresses bring. */

import { equal, ok } from "node:assert/strict";
import { beforeEach, test } from "node:test";
import { history } from "../../web/js/pages/lab/history.js";
import { addressOf, programOf } from "../../web/js/pages/lab/link.js";
import { browse } from "./browser.js";

beforeEach(() => browse({ address: "https://site.example/lab/?lang=es" }));

test("one leafs back to what was run, and forth to what was being written", () => {
  const programs = history(() => "being written");
  for (const program of ["one", "two", "two", " "]) programs.add(program);
  equal(programs.leaf(-1), "two");
  equal(programs.leaf(-1), "one");
  equal(programs.leaf(-1), null);
  equal(programs.leaf(1), "two");
  equal(programs.leaf(1), "being written");
  equal(programs.leaf(1), null);
});

test("what has just been run stands in the editor already", () => {
  const programs = history(() => "two");
  programs.add("one");
  programs.add("two");
  equal(programs.leaf(-1), "one");
});

test("an address brings back the program that it was made of", () => {
  const program = 'print("ä & #1")\n';
  const address = new URL(addressOf(program));
  equal(address.search, "");
  equal(programOf(address.hash), program);
});

test("a link becomes a program only where it can do no harm", () => {
  ok(programOf("#link=1tAb-c")?.includes('read("1tAb-c")'));
  equal(programOf('#link=1t");evil("'), null);
  equal(programOf("#code=%E0%A4%A"), null);
  equal(programOf("#other=1"), null);
  equal(programOf(""), null);
});
