import type { PhotoScanner } from './photo-scanner.ts';

/** A browser scans live, and has no gallery of its own to open. */
export const webPhotoScanner: PhotoScanner = {
  scanPhoto: async () => ({ success: false, errorType: 'platform', error: 'Barcode scanning failed' }),
  scanGallery: async () => ({ success: false, errorType: 'platform', error: 'Gallery access not available on web platform' }),
  openSettings: async () => undefined,
};
