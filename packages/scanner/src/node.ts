import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import decodeJpeg, { init as initJpeg } from '@jsquash/jpeg/decode.js';
import { decode as decodePng, init as initPng } from '@jsquash/png/decode.js';
import decodeWebp, { init as initWebp } from '@jsquash/webp/decode.js';
import { createDecoder, type Decoder } from './decoder.ts';
import { MAX_WHOLE_PIXELS, toLuminance } from './luminance.ts';
import type { Frame } from './outcome.ts';
import type { ImageFile } from './sniff-image.ts';

/** The decoder for Node: WebAssembly from the installed packages, JPEG, PNG and WebP files unpacked to pixels. */
export async function createNodeDecoder(): Promise<Decoder> {
  const unpack = createUnpack();
  return createDecoder({
    wasmBinary: await wasmBytes('zxing-wasm/reader/zxing_reader.wasm'),
    async unpack(bytes, file) {
      const frame = await unpack(bytes, file);
      return frame !== null && frame.width * frame.height > MAX_WHOLE_PIXELS ? greyOnly(frame) : frame;
    },
  });
}

/** A large picture without its colors, whose memory is given back at once: of twelve megapixels they have 48 MB. */
function greyOnly(frame: Frame): Frame {
  const { data, width, height } = toLuminance(frame);
  if (frame.data.buffer instanceof ArrayBuffer) frame.data.buffer.transfer(0);
  return { data, width, height };
}

type Unpack = (file: ArrayBuffer) => Promise<Frame>;

/** What a codec has to say of a damaged file shows in its answer; on the console of a server it would name no request. */
const SILENT = (): void => undefined;

const CODECS: Readonly<Record<'jpeg' | 'png' | 'webp', () => Promise<Unpack>>> = {
  async jpeg() {
    await initJpeg({ wasmBinary: await wasmBytes('@jsquash/jpeg/codec/dec/mozjpeg_dec.wasm'), printErr: SILENT });
    return (file) => decodeJpeg(file);
  },
  async png() {
    await initPng(await wasmBytes('@jsquash/png/codec/pkg/squoosh_png_bg.wasm'));
    return (file) => decodePng(file);
  },
  async webp() {
    await initWebp({ wasmBinary: await wasmBytes('@jsquash/webp/codec/dec/webp_dec.wasm'), printErr: SILENT });
    return (file) => decodeWebp(file);
  },
};

/**
 * Picture files → pixels by WebAssembly codecs: what goes wrong in them stays inside their own memory. Each codec is
 * loaded when its first file comes. GIF and BMP answer `null`, the engine reads them itself.
 */
export function createUnpack(): (bytes: Uint8Array, file: ImageFile) => Promise<Frame | null> {
  const loaded = new Map<string, Promise<Unpack>>();
  return async (bytes, { type }) => {
    if (type === 'gif' || type === 'bmp') return null;
    const codec = loaded.get(type) ?? CODECS[type]();
    loaded.set(type, codec);
    return (await codec)(wholeBuffer(bytes));
  };
}

/** A Buffer is often a window of a shared pool, and its own `slice` would copy nothing; a large one has its memory to itself. */
function wholeBuffer(bytes: Uint8Array): ArrayBuffer {
  const { buffer, byteLength } = bytes;
  return buffer instanceof ArrayBuffer && buffer.byteLength === byteLength ? buffer : new Uint8Array(bytes).buffer;
}

/** Bytes of a WebAssembly file of an installed package. */
export async function wasmBytes(specifier: string): Promise<ArrayBuffer> {
  const bytes = await readFile(fileURLToPath(import.meta.resolve(specifier)));
  return bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.byteLength);
}
