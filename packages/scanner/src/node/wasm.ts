import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';

/** Bytes of a WebAssembly file of an installed package. */
export async function wasmBytes(specifier: string): Promise<ArrayBuffer> {
  const bytes = await readFile(fileURLToPath(import.meta.resolve(specifier)));
  return bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.byteLength);
}
