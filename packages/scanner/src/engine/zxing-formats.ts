import type { ReaderOptions } from 'zxing-wasm/reader';
import { BARCODE_FORMATS, type BarcodeFormat } from '../formats.ts';

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
export function reportedFormat(engineFormat: string, text: string): BarcodeFormat | null {
  const format = VARIANTS[engineFormat] ?? BARCODE_FORMATS.find((name) => ENGINE_NAMES[name] === engineFormat) ?? null;
  return format === 'EAN-13' && /^0\d{12}$/.test(text) ? 'UPC-A' : format;
}
