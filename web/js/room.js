/** Loaded before anything is painted: room for what the coming game has beside its board, so that nothing moves later. */

import * as kept from "./kept.js";

const { open, key } = kept.wanted();
const known = key === null ? null : kept.read(key);
const game = known?.game ?? /(?:^|&)game=([a-z]+)/.exec(open.fragment ?? "")?.[1];
if (game) document.documentElement.dataset.coming = game;
