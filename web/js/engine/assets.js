/**
 * Where the runtime and the engine's boot archive lie, relative to this module. The build writes
 * the content-hashed folder names in place of the plain ones.
 */

/** Folder of the Python runtime, with its closing slash. */
export const RUNTIME = new URL("../../../runtime/", import.meta.url).href;

/** The trimmed standard library and the engine, as bytecode in one archive. */
export const BOOT_ARCHIVE = new URL("../../../engine/boot.zip", import.meta.url).href;

/** Folder of files that the engine asks for when it needs them, with its closing slash. */
export const SUPPLIES = new URL("../../../supplies/", import.meta.url).href;

/** How many bytes the runtime's binary and the boot archive have together, for telling how far they have come. */
export const SIZE = 1;
