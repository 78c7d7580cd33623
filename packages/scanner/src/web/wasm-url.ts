/** Where the bundler puts the engine's WebAssembly: served by ourselves, beside the scripts. For browsers only. */
export { default as wasmUrl } from 'zxing-wasm/reader/zxing_reader.wasm?url';
