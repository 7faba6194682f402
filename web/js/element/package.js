/** The module of the npm package, which lies in no site: pages have to say where one is. */

import { define, TrilithonBoard } from "./board.js";

define(null);

export { TrilithonBoard };
