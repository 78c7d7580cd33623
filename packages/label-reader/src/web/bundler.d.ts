declare module '*?url' {
  const url: string;
  export default url;
}

declare module 'tesseract.js-core/tesseract-core-simd-lstm.js' {
  import type { TesseractModule } from '../engines/tesseract.ts';
  export default function load(options: {
    locateFile?: (file: string) => string;
    wasmBinary?: Uint8Array;
    print?: (line: string) => void;
    printErr?: (line: string) => void;
  }): Promise<TesseractModule>;
}
