import { type PhotoScanner, takesPhotos } from './photo-scanner.ts';

export type { PhotoOutcome, PhotoScanner } from './photo-scanner.ts';

/** The platform's way to scan pictures, loaded at the first one. */
export async function loadPhotoScanner(): Promise<PhotoScanner> {
  if (!takesPhotos()) return webPhotoScanner;
  const { createNativePhotoScanner } = await import('./native.ts');
  return createNativePhotoScanner();
}

/** A browser scans live, and has no gallery of its own to open. */
const webPhotoScanner: PhotoScanner = {
  scanPhoto: async () => ({ success: false, errorType: 'platform', error: 'Barcode scanning failed' }),
  scanGallery: async () => ({ success: false, errorType: 'platform', error: 'Gallery access not available on web platform' }),
  openSettings: async () => undefined,
};
