/** Loaded before anything is painted: room for what the coming game has beside its board, so that nothing moves later. */

import * as kept from "../../library/kept.js";

const { open, known } = kept.wanted();
const written = open.fragment ?? "";
const told = /(?:^|&)game=([a-z]+)/.exec(written)?.[1];
const coming = known?.game ?? told ?? (written && "unknown");
if (coming) document.documentElement.dataset.coming = coming;
if (known?.names.some(Boolean)) document.documentElement.dataset.comingNames = "";
