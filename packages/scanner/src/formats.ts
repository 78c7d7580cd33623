/** The codes the scanner reads, spelled as callers know them. */
export const BARCODE_FORMATS = [
  'Aztec',
  'Codabar',
  'Code 39',
  'Code 93',
  'Code 128',
  'Data Matrix',
  'EAN-8',
  'EAN-13',
  'ITF',
  'PDF417',
  'QR',
  'UPC-A',
  'UPC-E',
] as const;

export type BarcodeFormat = (typeof BARCODE_FORMATS)[number];

/** Formats of retail packs: the only ones whose digits are a product number by themselves. */
export const RETAIL_FORMATS = ['EAN-13', 'UPC-A', 'EAN-8', 'UPC-E'] as const satisfies readonly BarcodeFormat[];

export type RetailFormat = (typeof RETAIL_FORMATS)[number];

/** The names that the `BarcodeDetector` of browsers gives the same codes. */
export const BROWSER_FORMAT_NAMES: Readonly<Record<BarcodeFormat, string>> = {
  Aztec: 'aztec',
  Codabar: 'codabar',
  'Code 39': 'code_39',
  'Code 93': 'code_93',
  'Code 128': 'code_128',
  'Data Matrix': 'data_matrix',
  'EAN-8': 'ean_8',
  'EAN-13': 'ean_13',
  ITF: 'itf',
  PDF417: 'pdf417',
  QR: 'qr_code',
  'UPC-A': 'upc_a',
  'UPC-E': 'upc_e',
};

/** `ean_13` → `EAN-13`; `null` for a code that the scanner does not read. */
export function formatFromBrowserName(name: string): BarcodeFormat | null {
  return BARCODE_FORMATS.find((format) => BROWSER_FORMAT_NAMES[format] === name) ?? null;
}

export function isRetailFormat(format: BarcodeFormat): format is RetailFormat {
  return RETAIL_FORMATS.some((retail) => retail === format);
}
