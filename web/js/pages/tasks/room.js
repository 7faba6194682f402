/** Loaded before anything is painted: room for what the game of the tasks has beside its board, so that nothing moves later. */

import { told } from "../../lib/games.js";

const [group = "", , daily = ""] = location.hash.slice(1).split("/");
const game = group === "daily" ? daily : group;
const { beside, shape } = told(game);
const { dataset, style } = document.documentElement;
if (beside) dataset.beside = beside;
if (shape) style.setProperty("--board-shape", shape);
