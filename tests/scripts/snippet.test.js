/** The markup by which a board stands in somebody's page. */

import { equal, ok } from "node:assert/strict";
import { test } from "node:test";
import { dataAddress, elementMarkup, escaped, frameMarkup } from "../../web/js/dialogs/snippet.js";

const SITE = "https://site.example/";
const picture = { svg: '<svg xmlns="http://www.w3.org/2000/svg"><title>A & "B"</title></svg>', alt: 'Consta · "Black" <wins>', width: 300, height: 200 };

test("values keep to their attribute", () => {
  equal(escaped('<b class="x">&\r\n</b>'), "&lt;b class=&quot;x&quot;&gt;&amp;&#10;&lt;/b&gt;");
});

test("a picture's address holds the picture", () => {
  const address = dataAddress(picture.svg);
  equal(decodeURIComponent(address.replace("data:image/svg+xml,", "")), picture.svg);
  ok(!/["<>#]/.test(address), address);
});

test("an element has its attributes and its picture, and room for a button only where there is one", () => {
  const { script, element } = elementMarkup(SITE, { mode: "play", position: 'a"b' }, picture);
  equal(script, '<script async src="https://site.example/boards.js"></script>');
  ok(element.startsWith('<trilithon-board mode="play" position="a&quot;b" style="'), element);
  ok(element.includes('width="300" height="200" alt="Consta · &quot;Black&quot; &lt;wins&gt;"'), element);
  ok(element.includes("58px"));
  ok(!elementMarkup(SITE, { mode: "play", controls: "no" }, picture).element.includes("58px"));
  ok(!elementMarkup(SITE, { game: "consta" }, picture).element.includes("58px"));
});

test("a plain frame tells the same by its address", () => {
  const markup = frameMarkup(SITE, { moves: "a1 b2&c", lang: "es" }, { title: 'A "board"', width: 480, height: 520 });
  ok(markup.startsWith('<iframe src="https://site.example/embed.html?moves=a1+b2%26c&amp;lang=es" title="A &quot;board&quot;" width="480" height="520"'), markup);
});
