import type { LookupFault } from '../../data/foods/foods.ts';
import type { CameraFault } from '../../platform/camera/camera.ts';
import type { ToastOptions } from '../../ui/feedback/toast/toast-store.ts';
import type { Card } from './row/row.ts';
import type { ScanResult } from './scan-flow.ts';

const failure = (title: string, description: string): ToastOptions => ({ title, description, variant: 'destructive' });

/** Toasts of the scan flow. */
export const TOASTS = {
  notFound: failure('Product Not Found', 'Product not found in our database. Try scanning a different product.'),
  scanFailed: failure('Scan Failed', 'Could not find food information. Try a different barcode.'),
  noScore: failure('Error', 'Failed to calculate food score.'),
  invalid: failure('Invalid Barcode', 'Barcode must be 8-14 digits long.'),
  permission: failure('Camera Permission Required', 'Please allow camera access when prompted and try scanning again.'),
  unexpected: failure('Something Went Wrong', 'An unexpected error occurred. Please try manual entry instead.'),
  processing: failure('Processing Error', 'Failed to process the detected barcode. Please try again.'),
} as const;

/** A scanner's own trouble, in its words or ours. */
export function scannerToast(message: string | null): ToastOptions {
  return failure('Scanner Error', message ?? 'Unable to scan barcode. Please try manual entry instead.');
}

const CAMERA_TITLE = 'Camera Not Available';
const OTHER_CAMERA = failure(CAMERA_TITLE, 'Web camera access denied or not available. Please use manual entry instead.');
const CAMERA: Readonly<Record<CameraFault, ToastOptions>> = {
  permission: TOASTS.permission,
  denied: failure(CAMERA_TITLE, 'Camera permission was denied. Please allow camera access and try again.'),
  missing: failure(CAMERA_TITLE, 'No camera found on this device. Please use manual entry instead.'),
  busy: failure(CAMERA_TITLE, 'Camera is already in use by another application. Please close other camera apps and try again.'),
  unsupported: OTHER_CAMERA,
  timeout: OTHER_CAMERA,
  other: OTHER_CAMERA,
};

/** The toast of a camera that did not open. */
export function cameraToast(fault: CameraFault): ToastOptions {
  return CAMERA[fault];
}

/** The line that the overlay keeps while the camera is off. */
export const CAMERA_LINES: Readonly<Record<CameraFault, string>> = {
  permission: 'Camera access denied. Please allow camera permissions and try again.',
  denied: 'Camera access denied. Please allow camera permissions and try again.',
  missing: 'No camera found. Please ensure your device has a camera.',
  unsupported: 'Camera not supported in this browser.',
  busy: 'Unable to access camera. Please check your permissions.',
  timeout: 'Unable to access camera. Please check your permissions.',
  other: 'Unable to access camera. Please check your permissions.',
};

/** Stands in the overlay while the browser asks for the camera, which it does on the first use. */
export const PERMISSION_SENTENCE = 'Your browser asks for the camera. Choose Allow, and hold a barcode in front of it.';

/** What the frame says while a card lies there, by what became of its code. */
export const CARD_LINES = {
  looking: 'Got it. Show the next one',
  food: 'Got it. Show the next one',
  unknown: 'Not known. Show the next one',
  failed: 'No answer. Show it again',
} as const satisfies Readonly<Record<Card['kind'], string>>;

/** What the scanner says of what it sees. */
export const SIGHT_LINES = {
  other: 'This is not a product barcode',
  bars: 'Hold still, a little closer',
  dark: 'Dark here. Torch?',
  nothing: 'Hold the barcode inside the frame',
} as const;

export const NO_SWITCH = 'Unable to switch camera. Your device may only have one camera.';

const LOOKUP: Readonly<Record<LookupFault, ToastOptions>> = {
  invalid: TOASTS.invalid,
  'not-found': TOASTS.notFound,
  'rate-limited': TOASTS.scanFailed,
  offline: TOASTS.scanFailed,
  server: TOASTS.scanFailed,
};

function lookupToast(fault: LookupFault): ToastOptions {
  return LOOKUP[fault];
}

/** The toast of a scan that opened no results. `faultOf` reads the error of its lookup. */
export function failureToast(result: Exclude<ScanResult, { kind: 'open' }>, faultOf: (error: unknown) => LookupFault): ToastOptions {
  return result.kind === 'score-failed' ? TOASTS.noScore : lookupToast(faultOf(result.error));
}

/** The toast of what nobody foresaw, on the way from a code that the camera read or that was typed. */
export function accidentToast(detected: boolean): ToastOptions {
  return detected ? TOASTS.processing : TOASTS.unexpected;
}
