/** Where the lab's own files lie, beside the app's folder. The build writes in the names of what it placed. */

import { APP } from "../../lib/app.js";

/** The folder of all that only the lab needs, with its closing slash. */
export const LAB = new URL("../lab/", APP).href;

/** The standard library of the runtime, as it comes. */
export const LIBRARY = `${LAB}python_stdlib.zip`;

/** What installs packages, and the engine as a package. */
export const MICROPIP = `${LAB}micropip.whl`;
export const ENGINE = `${LAB}trilithon.whl`;
