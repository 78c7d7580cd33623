import { MAX_IMAGE_BYTES } from '@labelwise/contracts/scan';

import { AppError } from '../../lib/app-error.ts';
import { imageSize } from '../../lib/image-size.ts';

/** Reads the barcode of a picture file; `null` where it sees none. Must not block the process while it looks. */
export type DecodeBarcode = (image: Uint8Array) => Promise<{ barcode: string; format: string } | null>;

export type Detection = { success: false } | { success: true; barcode: string; format: string };
export type ScanService = ReturnType<typeof createScanService>;

/** Twice a 12 MP photo, with room to spare; a picture takes four bytes a pixel once it is opened. */
const MAX_PIXELS = 25_000_000;
const DATA_URL = /^data:image\/[\w.+-]{1,40};base64,/u;

/** The fallback of a client that cannot read a barcode itself. Pictures are looked at and dropped, never stored. */
export function createScanService(decode: DecodeBarcode) {
  return {
    /**
     * @param dataUrl `data:image/jpeg;base64,…` (PNG too), at most 8 MB and 25 megapixels
     * @throws AppError `unreadable_image` for what is no such picture, `payload_too_large`
     */
    async detect(dataUrl: string): Promise<Detection> {
      const bytes = readDataUrl(dataUrl);
      if (bytes.byteLength > MAX_IMAGE_BYTES) throw new AppError('payload_too_large');
      const size = imageSize(bytes);
      if (size === null) throw new AppError('unreadable_image');
      if (size.width * size.height > MAX_PIXELS) throw new AppError('payload_too_large', { message: 'This picture has too many pixels.' });
      const found = await decode(bytes);
      return found === null ? { success: false } : { success: true, ...found };
    },
  };
}

function readDataUrl(dataUrl: string): Uint8Array {
  const start = DATA_URL.exec(dataUrl)?.[0];
  if (start === undefined) throw new AppError('unreadable_image', { message: 'The picture must be a data URL.' });
  return Buffer.from(dataUrl.slice(start.length), 'base64');
}
