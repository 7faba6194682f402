/** Loaded before anything is painted: room for the games to go on with, so that nothing moves later. */

import { ongoing, reserve } from "./ongoing.js";

reserve(ongoing().length);
