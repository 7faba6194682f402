/** Pictures in pixels, drawn by the browser from SVG text that needs nothing else. */

/** @typedef {import("../../vendor/gifenc/gifenc.esm.js").Palette} Palette */

const FRAME_MS = 900;
/** The last position of a game stands for so many times a frame's time, as in animated SVG. */
const HOLD = 3;
/** One less than a GIF can have: the last one stands for what has not changed. */
const COLOURS = 255;
/** The width in pixels of the small frames that the palette is taken from. */
const SAMPLE = 160;

/** @param {string} svg @returns {Promise<HTMLImageElement>} */
async function load(svg) {
  const address = URL.createObjectURL(new Blob([svg], { type: "image/svg+xml" }));
  try {
    const image = new Image();
    image.src = address;
    await image.decode();
    return image;
  } finally {
    URL.revokeObjectURL(address);
  }
}

/** A canvas with the shape of a picture, so many pixels wide. @param {HTMLImageElement} image @param {number} width */
function sheet(image, width) {
  const canvas = document.createElement("canvas");
  canvas.width = width;
  canvas.height = Math.round((width * image.naturalHeight) / image.naturalWidth);
  const pen = canvas.getContext("2d", { willReadFrequently: true });
  if (!pen) throw new Error("no canvas");
  return { canvas, pen };
}

/** @param {ReturnType<typeof sheet>} on @param {HTMLImageElement} image */
function pixels({ canvas, pen }, image) {
  pen.clearRect(0, 0, canvas.width, canvas.height);
  pen.drawImage(image, 0, 0, canvas.width, canvas.height);
  return pen.getImageData(0, 0, canvas.width, canvas.height).data;
}

/** @param {string} svg @param {number} width in pixels @returns {Promise<Blob>} */
export async function png(svg, width) {
  const image = await load(svg);
  const { canvas, pen } = sheet(image, width);
  pen.drawImage(image, 0, 0, canvas.width, canvas.height);
  return new Promise((resolve, reject) => {
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error("no picture"))), "image/png");
  });
}

/**
 * A GIF that shows pictures one after another, over and over.
 * @param {string[]} svgs
 * @param {number} width in pixels
 * @param {(done: number) => void} progress told the part that is done, 0 to 1
 * @returns {Promise<Blob>}
 */
export async function gif(svgs, width, progress) {
  const { GIFEncoder, applyPalette } = await import("../../vendor/gifenc/gifenc.esm.js");
  const images = await Promise.all(svgs.map(load));
  const [first] = images;
  if (!first) throw new Error("no pictures");
  const colours = await commonPalette(images);
  const palette = [...colours, [0, 0, 0]];
  const paper = sheet(first, width);
  const { canvas } = paper;
  const encoder = GIFEncoder();
  /** @type {Uint8Array | null} */
  let before = null;
  for (const [number, image] of images.entries()) {
    const index = applyPalette(pixels(paper, image), colours);
    encoder.writeFrame(before ? changes(before, index, colours.length) : index, canvas.width, canvas.height, {
      // What is not given anew stays from the frame before.
      ...(before ? { transparent: true, transparentIndex: colours.length } : { palette, repeat: 0 }),
      delay: number === images.length - 1 ? HOLD * FRAME_MS : FRAME_MS,
      dispose: 1,
    });
    before = index;
    progress((number + 1) / images.length);
    await rest();
  }
  encoder.finish();
  return new Blob([encoder.bytes()], { type: "image/gif" });
}

/** One palette for all pictures, so that nothing flickers. @param {HTMLImageElement[]} images */
async function commonPalette(images) {
  const { quantize } = await import("../../vendor/gifenc/gifenc.esm.js");
  const small = sheet(/** @type {HTMLImageElement} */ (images[0]), SAMPLE);
  const each = small.canvas.width * small.canvas.height * 4;
  const all = new Uint8ClampedArray(each * images.length);
  images.forEach((image, number) => all.set(pixels(small, image), number * each));
  return quantize(all, COLOURS);
}

/** The pixels that differ, and for others a colour that means no change. @param {Uint8Array} before @param {Uint8Array} after @param {number} same */
function changes(before, after, same) {
  return after.map((colour, place) => (colour === before[place] ? same : colour));
}

/** Let the page breathe. */
function rest() {
  return new Promise((resolve) => setTimeout(resolve));
}
