import { MAX_IMAGE_BYTES } from '@labelwise/contracts/barcodes';
import type { DecodeOutcome } from '@labelwise/scanner';
import { AppError } from '../../lib/app-error.ts';

/**
 * Looks for a barcode in a picture file, beside the process's own thread and within a time limit. Never rejects:
 * `refused` says why a file was not looked at.
 */
export type DecodeImage = (image: Uint8Array) => Promise<DecodeOutcome | { kind: 'refused'; reason: string }>;

export type Detection = { success: false } | { success: true; barcode: string; format: string };
export type BarcodesService = ReturnType<typeof createBarcodesService>;

const DATA_URL = /^data:image\/[\w.+-]{1,40};base64,/u;

/** The fallback of a client that cannot read a barcode itself. Pictures are looked at and dropped, never stored. */
export function createBarcodesService(decode: DecodeImage) {
  return {
    /**
     * @param dataUrl `data:image/jpeg;base64,…` (PNG and WebP too), at most 8 MB
     * @throws AppError `unreadable_image` for what is no picture, `payload_too_large` for too many bytes or pixels,
     *   `too_many_requests` when more pictures are waiting than can be read in time
     */
    async detect(dataUrl: string): Promise<Detection> {
      const bytes = readDataUrl(dataUrl);
      if (bytes.byteLength > MAX_IMAGE_BYTES) throw new AppError('payload_too_large');
      const outcome = await decode(bytes);
      if (outcome.kind === 'refused') return refuse(outcome.reason);
      if (outcome.kind !== 'product') return { success: false };
      const { raw, gtin, format } = outcome.barcode;
      // As the catalogue keys it: 13 digits, UPC expanded. EAN-8 stays as it is printed.
      return { success: true, barcode: format === 'EAN-8' ? raw : gtin, format };
    },
  };
}

function refuse(reason: string): Detection {
  if (reason === 'timeout') return { success: false };
  if (reason === 'busy') throw new AppError('too_many_requests', { retryAfter: 2 });
  if (reason === 'too_large') throw new AppError('payload_too_large', { message: { id: 'errors.too_many_pixels' } });
  throw new AppError('unreadable_image');
}

function readDataUrl(dataUrl: string): Uint8Array {
  const start = DATA_URL.exec(dataUrl)?.[0];
  if (start === undefined) throw new AppError('unreadable_image', { message: { id: 'errors.picture_not_data_url' } });
  return Buffer.from(dataUrl.slice(start.length), 'base64');
}
