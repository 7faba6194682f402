/**
 * Unpacks the large files of the engine, which travel packed: so they are small on every host, whatever it compresses by
 * itself. The build packs with Zstandard, which few browsers unpack by themselves, so that a decoder comes with it.
 */

/** What is asked of the decoder, a program of the Zstandard library. @typedef {{
 *   memory: WebAssembly.Memory, malloc: (size: number) => number, ZSTD_createDCtx: () => number,
 *   ZSTD_decompressStream: (context: number, output: number, input: number) => number,
 *   ZSTD_DStreamOutSize: () => number}} Decoder */

/** Fetches the decoder, once, when it is wanted. @typedef {() => Promise<Decoder>} DecoderSource */

/** How the formats begin that are unpacked. */
const ZSTANDARD = [0x28, 0xb5, 0x2f, 0xfd];
const GZIP = [0x1f, 0x8b];

/** Results from this number on are errors: small negative numbers in 32 bits. */
const ERRORS = 0xffffff00;
/** The decoder is given so many bytes at a time. */
const PORTION = 1 << 16;

/**
 * Whatever format a stream is in, by its first bytes; what comes unpacked, as from a host that has done so, is handed on.
 * @param {ReadableStream<Uint8Array<ArrayBuffer>>} packed
 * @param {DecoderSource} decoder
 * @returns {Promise<ReadableStream<Uint8Array<ArrayBuffer>>>}
 */
export async function unpack(packed, decoder) {
  const reader = packed.getReader();
  let head = new Uint8Array();
  for (let done = false; !done && head.length < ZSTANDARD.length; ) {
    const part = await reader.read();
    done = part.done;
    if (part.value) head = joined(head, part.value);
  }
  const whole = resumed(head, reader);
  if (begins(head, GZIP)) return whole.pipeThrough(new DecompressionStream("gzip"));
  if (!begins(head, ZSTANDARD)) return whole;
  const own = ownDecoder();
  return whole.pipeThrough(own ?? new TransformStream(frame(await decoder())));
}

/** The decoder, from the file in which it travels. @param {Response} answer @returns {Promise<Decoder>} */
export async function readDecoder({ body }) {
  if (!body) throw new Error("no decoder");
  const unpacked = await unpack(body, () => Promise.reject(new Error("no decoder")));
  const program = await WebAssembly.compile(await new Response(unpacked).arrayBuffer());
  const { exports } = await WebAssembly.instantiate(program, { env: { emscripten_notify_memory_growth() {} } });
  return /** @type {any} */ (exports);
}

/** The browser's own for Zstandard, where it has one. */
function ownDecoder() {
  try {
    return new DecompressionStream(/** @type {CompressionFormat} */ ("zstd"));
  } catch {
    return null;
  }
}

/** @param {Uint8Array} bytes @param {number[]} beginning */
function begins(bytes, beginning) {
  return beginning.every((byte, index) => bytes[index] === byte);
}

/** @param {Uint8Array} first @param {Uint8Array} second */
function joined(first, second) {
  const both = new Uint8Array(first.length + second.length);
  both.set(first);
  both.set(second, first.length);
  return both;
}

/**
 * A stream whose beginning was read.
 * @param {Uint8Array<ArrayBuffer>} head
 * @param {ReadableStreamDefaultReader<Uint8Array<ArrayBuffer>>} reader
 * @returns {ReadableStream<Uint8Array<ArrayBuffer>>}
 */
function resumed(head, reader) {
  return new ReadableStream({
    start: (controller) => controller.enqueue(head),
    async pull(controller) {
      const { done, value } = await reader.read();
      if (done) controller.close();
      else controller.enqueue(value);
    },
    cancel: (reason) => reader.cancel(reason),
  });
}

/**
 * Unpacks one frame of Zstandard as it comes.
 * @param {Decoder} decoder
 * @returns {Transformer<Uint8Array<ArrayBuffer>, Uint8Array<ArrayBuffer>>}
 */
function frame({ memory, malloc, ZSTD_createDCtx: create, ZSTD_decompressStream: decompress, ZSTD_DStreamOutSize: outSize }) {
  const context = create();
  const room = outSize();
  const taken = malloc(PORTION);
  const given = malloc(room);
  // The library's pair of buffers, each an address, a size and how far it has come.
  const input = malloc(24);
  const output = input + 12;
  let whole = false;

  /** @param {number} from @param {number[]} numbers */
  const write = (from, numbers) => new Uint32Array(memory.buffer, from, numbers.length).set(numbers);
  /** How far a buffer has come. @param {number} buffer */
  const at = (buffer) => new DataView(memory.buffer).getUint32(buffer + 8, true);

  /** @param {Uint8Array} portion @param {TransformStreamDefaultController<Uint8Array<ArrayBuffer>>} controller */
  function feed(portion, controller) {
    new Uint8Array(memory.buffer).set(portion, taken);
    write(input, [taken, portion.length, 0]);
    do {
      write(output, [given, room, 0]);
      const result = decompress(context, output, input) >>> 0;
      if (result >= ERRORS) throw new Error("a packed file is broken");
      whole = result === 0;
      if (at(output)) controller.enqueue(new Uint8Array(memory.buffer.slice(given, given + at(output))));
    } while (at(input) < portion.length || (at(output) === room && !whole));
  }

  return {
    transform(bytes, controller) {
      for (let from = 0; from < bytes.length; from += PORTION) feed(bytes.subarray(from, from + PORTION), controller);
    },
    flush() {
      if (!whole) throw new Error("a packed file ends too soon");
    },
  };
}
