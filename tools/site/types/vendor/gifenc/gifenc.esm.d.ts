// What the page uses of gifenc, which brings no types of its own: ../vendor/gifenc/gifenc.esm.js
export type Palette = number[][];
export interface Encoder {
  writeFrame(
    index: Uint8Array,
    width: number,
    height: number,
    options: {
      palette?: Palette;
      delay: number;
      repeat?: number;
      transparent?: boolean;
      transparentIndex?: number;
      dispose?: number;
    },
  ): void;
  finish(): void;
  bytes(): Uint8Array<ArrayBuffer>;
}
export function GIFEncoder(): Encoder;
export function quantize(pixels: Uint8ClampedArray, colours: number): Palette;
export function applyPalette(pixels: Uint8ClampedArray, palette: Palette): Uint8Array;
