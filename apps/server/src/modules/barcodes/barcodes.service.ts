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

/** The fallback of a client that cannot read a barcode itself. Pictures are looked at and dropped, never stored. */
export function createBarcodesService(decode: DecodeImage) {
  return {
    /**
     * @param bytes a JPEG, PNG or WebP, at most 8 MB; null where what was sent is no data URL of a picture
     * @throws AppError `unreadable_image` for what is no picture, `payload_too_large` for too many bytes or pixels,
     *   `too_many_requests` when more pictures are waiting than can be read in time
     */
    async detect(bytes: Uint8Array | null): Promise<Detection> {
      if (bytes === null) throw new AppError('unreadable_image', { message: { id: 'errors.picture_not_data_url' } });
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
