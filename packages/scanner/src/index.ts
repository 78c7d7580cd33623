export { createConfirmer, type Confirmer, type Reader } from './accept/confirmer.ts';
export { productOf } from './accept/product-of.ts';
export { createDecoder, type Decoder, type DecoderOptions } from './decoder.ts';
export {
  BARCODE_FORMATS, BROWSER_FORMAT_NAMES, RETAIL_FORMATS, formatFromBrowserName, isRetailFormat, type BarcodeFormat, type RetailFormat,
} from './formats.ts';
export { type Accepted, type DecodeOutcome, type Frame, NOTHING } from './outcome.ts';
export { IMAGE_LIMITS, sniffImage, type ImageFile, type ImageLimits, type ImageRefusal, type ImageType } from './sniff/sniff-image.ts';
