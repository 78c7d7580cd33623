import { prepareZXingModule, type ReaderOptions, type ReadResult, readBarcodes } from 'zxing-wasm/reader';
import { BARCODE_FORMATS, type BarcodeFormat } from './formats.ts';
import type { Point } from './geometry.ts';
import { type Luminance, toGraymap } from './luminance.ts';

/** One code as the engine saw it, not yet judged. */
export type Detection = {
  format: BarcodeFormat;
  /** Element strings of GS1 keep their symbology identifier (`]d2…`), by which they are known as such. */
  text: string;
  /** Scan lines that agreed; 0 for two-dimensional codes, whose error correction vouches for them. */
  lines: number;
  /** Corners in pixels of what was read: top left, top right, bottom right, bottom left of the code, not of the picture. */
  corners: readonly [Point, Point, Point, Point];
};

export type EngineSource = {
  /** Where the browser finds the engine's WebAssembly file. */
  locateWasm?: (file: string) => string;
  /** The bytes of that file: for Node, which fetches nothing. */
  wasmBinary?: ArrayBuffer;
};

export interface Engine {
  read(image: Luminance, options: ReaderOptions): Promise<Detection[]>;
  /** A picture file as it is (JPEG, PNG, GIF, BMP or PGM), decoded by the engine. */
  readFile(bytes: Uint8Array, options: ReaderOptions): Promise<Detection[]>;
}

/**
 * Loads the WebAssembly engine once.
 * @throws Error when neither source is given: the package's own default is a foreign host, which is never contacted.
 */
export async function createEngine(source: EngineSource): Promise<Engine> {
  const { locateWasm, wasmBinary } = source;
  if (locateWasm === undefined && wasmBinary === undefined) throw new Error('The scanner needs locateWasm or wasmBinary');
  await prepareZXingModule({
    overrides: { ...(locateWasm && { locateFile: locateWasm }), ...(wasmBinary && { wasmBinary }) },
    fireImmediately: true,
  });
  return {
    async read(image, options) {
      return detections(await readBarcodes(toGraymap(image), options));
    },
    async readFile(bytes, options) {
      return detections(await readBarcodes(bytes, options));
    },
  };
}

/** Garbage does not throw in the engine: it comes back as a result that is not valid. */
function detections(results: readonly ReadResult[]): Detection[] {
  return results.flatMap((result) => {
    const format = result.isValid ? reportedFormat(result.format, result.text) : null;
    return format === null ? [] : [detection(result, format)];
  });
}

function detection(result: ReadResult, format: BarcodeFormat): Detection {
  const { topLeft, topRight, bottomRight, bottomLeft } = result.position;
  const isElementString = result.contentType === 'GS1';
  return {
    format,
    text: isElementString ? result.symbologyIdentifier + new TextDecoder().decode(result.bytes) : result.text,
    lines: result.lineCount,
    corners: [topLeft, topRight, bottomRight, bottomLeft],
  };
}

type EngineFormat = NonNullable<ReaderOptions['formats']>[number];

const ENGINE_NAMES = {
  Aztec: 'Aztec',
  Codabar: 'Codabar',
  'Code 39': 'Code39',
  'Code 93': 'Code93',
  'Code 128': 'Code128',
  'Data Matrix': 'DataMatrix',
  'EAN-8': 'EAN8',
  'EAN-13': 'EAN13',
  ITF: 'ITF',
  PDF417: 'PDF417',
  QR: 'QRCode',
  'UPC-A': 'UPCA',
  'UPC-E': 'UPCE',
} as const satisfies Record<BarcodeFormat, EngineFormat>;

export function engineFormats(formats: readonly BarcodeFormat[]): EngineFormat[] {
  return formats.map((format) => ENGINE_NAMES[format]);
}

/** Variants that the engine names more finely than we do. */
const VARIANTS: Readonly<Record<string, BarcodeFormat>> = {
  AztecCode: 'Aztec',
  AztecRune: 'Aztec',
  Code39Std: 'Code 39',
  Code39Ext: 'Code 39',
  CompactPDF417: 'PDF417',
  QRCodeModel1: 'QR',
  QRCodeModel2: 'QR',
  MicroQRCode: 'QR',
  RMQRCode: 'QR',
  ITF14: 'ITF',
  ISBN: 'EAN-13',
};

/**
 * The format as people know it. The bars of a UPC-A are those of an EAN-13 whose first digit is 0, and the engine
 * reports the latter.
 */
function reportedFormat(engineFormat: string, text: string): BarcodeFormat | null {
  const format = VARIANTS[engineFormat] ?? BARCODE_FORMATS.find((name) => ENGINE_NAMES[name] === engineFormat) ?? null;
  return format === 'EAN-13' && /^0\d{12}$/.test(text) ? 'UPC-A' : format;
}
