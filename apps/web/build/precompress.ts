import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { constants, gzipSync } from 'node:zlib';
import type { Plugin } from 'vite';

/** What the server does not compress by itself, and is worth it: 14 MB of WebAssembly are 4 on the way. */
const PACKED = /\.(?:wasm|onnx)$/u;

/** Puts a compressed copy beside the large files that read labels; the server sends it to whoever takes it. */
export function precompress(): Plugin {
  let folder = '';
  return {
    name: 'labelwise-precompress',
    apply: 'build',
    configResolved(config) {
      folder = join(config.root, config.build.outDir, config.build.assetsDir);
    },
    closeBundle() {
      for (const file of readdirSync(folder).filter((name) => PACKED.test(name))) {
        const path = join(folder, file);
        writeFileSync(`${path}.gz`, gzipSync(readFileSync(path), { level: constants.Z_BEST_COMPRESSION }));
      }
    },
  };
}
