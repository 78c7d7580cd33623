export { type BarcodeList, type ListedBarcode, readBarcodeList } from './barcode-list.ts';
export { checkDigit, hasValidCheckDigit } from './check-digit.ts';
export { gtinFromDigitalLink, gtinFromElementString } from './gs1.ts';
export {
  BARCODE_PATTERN,
  formatGtin,
  type GtinReading,
  gtinKey,
  isRestrictedCirculation,
  itemOfCase,
  looksLikeBarcode,
  namesNoItem,
  normalizeGtin,
  readGtin,
  wholeCode,
} from './gtin.ts';
export { compressUpcA, expandUpcE } from './upc-e.ts';
