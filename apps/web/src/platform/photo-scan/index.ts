import { type PhotoScanner, takesPhotos } from './photo-scanner.ts';
import { webPhotoScanner } from './web.ts';

export type { PhotoOutcome, PhotoScanner } from './photo-scanner.ts';

/** The platform's way to scan pictures, loaded at the first one. */
export async function loadPhotoScanner(): Promise<PhotoScanner> {
  if (!takesPhotos()) return webPhotoScanner;
  const { createNativePhotoScanner } = await import('./native.ts');
  return createNativePhotoScanner();
}
