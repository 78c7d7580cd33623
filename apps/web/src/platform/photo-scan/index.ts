import { getPlatform } from '../platform.ts';
import type { PhotoScanner } from './photo-scanner.ts';
import { webPhotoScanner } from './web.ts';

export type { PhotoOutcome, PhotoScanner } from './photo-scanner.ts';

/** The shell's, loaded at the first picture. */
const nativePhotoScanner: PhotoScanner = {
  available: true,
  scanPhoto: () => load().then((scanner) => scanner.scanPhoto()),
  scanGallery: () => load().then((scanner) => scanner.scanGallery()),
  openSettings: () => load().then((scanner) => scanner.openSettings()),
};

async function load() {
  const { createNativePhotoScanner } = await import('./native.ts');
  return createNativePhotoScanner();
}

/** The platform's way to scan pictures. */
export function photoScanner(): PhotoScanner {
  return getPlatform() === 'native' ? nativePhotoScanner : webPhotoScanner;
}
