import { createDecoder, type Decoder } from '../decoder.ts';
import { MAX_WHOLE_PIXELS, toLuminance } from '../luminance.ts';
import type { Frame } from '../outcome.ts';
import { createUnpack, wasmBytes } from './unpack.ts';

export { createUnpack, wasmBytes } from './unpack.ts';

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
