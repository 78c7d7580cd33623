export { BARCODE_INPUT_LENGTH, type BarcodeInput, cleanBarcodeInput } from './barcode-input.ts';
export { checkDigit, hasValidCheckDigit } from './check-digit.ts';
export { formatGtin } from './format-gtin.ts';
export { gtinFromDigitalLink, gtinFromElementString } from './gs1.ts';
export { type GtinReading, gtinKey, normalizeGtin } from './normalize-gtin.ts';
export { readGtin } from './read-gtin.ts';
export { isRestrictedCirculation } from './restricted-circulation.ts';
export { compressUpcA, expandUpcE } from './upc-e.ts';
