/**
 * The script that other pages load, `boards.js` of the site. It is a plain one, as pages may load modules only from hosts that
 * allow it by a header, which many never send.
 */

import { define } from "./board.js";

// The site lies beside this script, which is told so only while it is first read.
define(new URL("./", /** @type {HTMLScriptElement} */ (document.currentScript).src));
