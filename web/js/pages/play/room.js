/** Loaded before anything is painted: room for what the coming game has beside its board, so that nothing moves later. */

import { told, usual } from "../../lib/games.js";
import * as kept from "../../library/kept.js";

const { open, known } = kept.wanted();
const written = open.fragment ?? "";
const named = /(?:^|&)game=([a-z]+)/.exec(written)?.[1];
const begun = kept.begun.picture(written)?.game;
const game = known?.game ?? named ?? (written ? String(begun ?? "") : usual());
const { dataset } = document.documentElement;
// The board that the page brings along is that of a new game, as it is where nothing is set.
const isNew = !written || [`v=0&game=${game}`, told(game ?? "").start].includes(written);
if (!game) dataset.coming = "unknown";
else if (game !== usual()) dataset.coming = "other";
else if (!isNew) dataset.coming = "another";
// The points of all rounds stand at the players.
const rounds = known?.rounds ?? Number(/(?:^|&)rounds=(\d+)/.exec(written)?.[1]);
dataset.beside = [told(game ?? "").beside, rounds > 1 ? "tally" : ""].filter(Boolean).join(" ");
if (known?.names.some(Boolean)) dataset.comingNames = "";
