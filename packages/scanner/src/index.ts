export { productOf } from './accept.ts';
export { type Confirmer, createConfirmer, type Reader } from './confirmer.ts';
export { createDecoder, type Decoder, type DecoderOptions } from './decoder.ts';
export {
  BARCODE_FORMATS,
  type BarcodeFormat,
  BROWSER_FORMAT_NAMES,
  formatFromBrowserName,
  isRetailFormat,
  RETAIL_FORMATS,
  type RetailFormat,
} from './formats.ts';
export { type Accepted, type DecodeOutcome, type Frame, NOTHING, type Unread } from './outcome.ts';
export { IMAGE_LIMITS, type ImageFile, type ImageLimits, type ImageRefusal, type ImageType, sniffImage } from './sniff-image.ts';
