import { createDecoder, type Decoder } from '../decoder.ts';
import { createUnpack, wasmBytes } from './unpack.ts';

export { createUnpack, wasmBytes } from './unpack.ts';

/** The decoder for Node: WebAssembly from the installed packages, JPEG, PNG and WebP files unpacked to pixels. */
export async function createNodeDecoder(): Promise<Decoder> {
  return createDecoder({ wasmBinary: await wasmBytes('zxing-wasm/reader/zxing_reader.wasm'), unpack: createUnpack() });
}
