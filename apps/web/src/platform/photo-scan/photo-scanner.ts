import type { Accepted } from '@labelwise/scanner';
import { getPlatform } from '../platform.ts';

/** What came of scanning a picture. `error` is a text for a person. */
export type PhotoOutcome =
  | { success: true; barcode: Accepted }
  | { success: false; errorType: 'platform' | 'camera' | 'permission' | 'cancelled' | 'unknown'; error: string; message?: string };

/** Barcodes out of pictures that a person takes or chooses. Neither way ever rejects. */
export type PhotoScanner = {
  /** Opens the device's camera for one photo. */
  scanPhoto(): Promise<PhotoOutcome>;
  /** Lets a person choose one picture of the gallery. */
  scanGallery(): Promise<PhotoOutcome>;
  /** Opens the system's settings of this app, where a refused permission is given back. */
  openSettings(): Promise<void>;
};

/** What a person reads of a picture that gave no code. */
export const OUTCOMES = {
  nothing: { success: false, errorType: 'unknown', error: 'No barcode detected' },
  cancelled: { success: false, errorType: 'cancelled', error: 'Scan cancelled by user' },
  failed: { success: false, errorType: 'camera', error: 'Barcode scanning failed' },
  galleryCancelled: { success: false, errorType: 'cancelled', error: 'Gallery selection cancelled by user' },
  galleryFailed: { success: false, errorType: 'unknown', error: 'Gallery access failed' },
  /** Ours: a code was read, and it is no product's. */
  foreign: { success: false, errorType: 'unknown', error: 'This is not a product barcode' },
} as const satisfies Record<string, PhotoOutcome>;

/** Whether the platform takes photos and opens a gallery: no button is shown where it does not. Costs nothing to ask. */
export function takesPhotos(): boolean {
  return getPlatform() === 'native';
}
