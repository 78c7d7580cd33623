import { OUTCOMES, type PhotoScanner } from './photo-scanner.ts';

/** A browser scans live, and has no gallery of its own to open. */
export const webPhotoScanner: PhotoScanner = {
  available: false,
  scanPhoto: async () => OUTCOMES.failed,
  scanGallery: async () => OUTCOMES.noGallery,
  openSettings: async () => undefined,
};
