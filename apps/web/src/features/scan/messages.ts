import type { PlainId } from '@labelwise/messages';
import type { LookupFault } from '../../data/foods/foods.ts';
import { say } from '../../i18n/say.ts';
import type { CameraFault } from '../../platform/camera/camera.ts';
import type { ToastOptions } from '../../ui/feedback/toast-store.ts';
import type { Card } from './row/row.ts';
import type { ScanResult } from './scan-flow.ts';

type Words = { readonly title: PlainId; readonly description: PlainId };
const failure = (title: PlainId, description: PlainId): Words => ({ title, description });

/** The toast of a failure, in the language of this page. */
export function toastOf({ title, description }: Words): ToastOptions {
  return { title: say(title), description: say(description), variant: 'destructive' };
}

/** Toasts of the scan flow, by id. */
export const TOASTS = {
  notFound: failure('screens-scan.product_not_found', 'screens-scan.product_not_found_in'),
  scanFailed: failure('screens-scan.scan_failed', 'screens-scan.could_not_find_food'),
  // Another barcode would fail as well.
  offline: failure('screens-scan.scan_failed', 'screens-scan.you_are_offline_hold'),
  offlineTyped: failure('screens-scan.scan_failed', 'screens-scan.you_are_offline_try'),
  noScore: failure('screens-common.error', 'screens-scan.failed_to_calculate_food'),
  invalid: failure('screens-scan.invalid_barcode', 'screens-scan.barcode_must_be_8'),
  permission: failure('screens-scan.camera_permission_required', 'screens-scan.please_allow_camera_access'),
  unexpected: failure('screens-scan.something_went_wrong', 'screens-scan.an_unexpected_error_occurred'),
  processing: failure('screens-scan.processing_error', 'screens-scan.failed_to_process_the'),
} as const;

/** A scanner's own trouble, in its words or ours. */
export function scannerToast(message: string | null): ToastOptions {
  const own = message === null ? 'screens-scan.unable_to_scan_barcode' : OWN_ERRORS[message];
  return { title: say('screens-scan.scanner_error'), description: own === undefined ? (message ?? '') : say(own), variant: 'destructive' };
}

/** What our own parts of the platform report, in English; a device's own words stand as they are. */
const OWN_ERRORS: Readonly<Record<string, PlainId>> = {
  'Barcode scanning failed': 'screens-scan.barcode_scanning_failed',
  'Gallery access not available on web platform': 'screens-scan.gallery_not_available',
  'Gallery access failed': 'screens-scan.gallery_access_failed',
  'No barcode detected': 'screens-scan.no_barcode_detected',
  'This is not a product barcode': 'screens-scan.this_is_not_a',
  'Unable to switch camera. Your device may only have one camera.': 'screens-scan.unable_to_switch_camera',
};

const CAMERA_TITLE = 'screens-scan.camera_not_available';
const OTHER_CAMERA = failure(CAMERA_TITLE, 'screens-scan.web_camera_access_denied');
const CAMERA: Readonly<Record<CameraFault, Words>> = {
  permission: TOASTS.permission,
  denied: failure(CAMERA_TITLE, 'screens-scan.camera_permission_was_denied'),
  missing: failure(CAMERA_TITLE, 'screens-scan.no_camera_found_on'),
  busy: failure(CAMERA_TITLE, 'screens-scan.camera_is_already_in'),
  unsupported: OTHER_CAMERA,
  timeout: OTHER_CAMERA,
  other: OTHER_CAMERA,
};

/** The toast of a camera that did not open. */
export function cameraToast(fault: CameraFault): ToastOptions {
  return toastOf(CAMERA[fault]);
}

/** The line that the overlay keeps while the camera is off. */
export const CAMERA_LINES: Readonly<Record<CameraFault, PlainId>> = {
  permission: 'screens-scan.camera_access_denied_please',
  denied: 'screens-scan.camera_access_denied_please',
  missing: 'screens-scan.no_camera_found_please',
  unsupported: 'screens-scan.camera_not_supported_in',
  busy: 'screens-scan.unable_to_access_camera',
  timeout: 'screens-scan.unable_to_access_camera',
  other: 'screens-scan.unable_to_access_camera',
};

/** Stands in the overlay while the browser asks for the camera, which it does on the first use. */
export const PERMISSION_SENTENCE = 'screens-scan.your_browser_asks_for_the';

/** What the frame says while a card lies there, by what became of its code. */
export const CARD_LINES = {
  looking: 'screens-scan.got_it_show_the',
  food: 'screens-scan.got_it_show_the',
  unknown: 'screens-scan.not_known_show_the',
  failed: 'screens-scan.no_answer_show_it',
} as const satisfies Readonly<Record<Card['kind'], PlainId>>;

/** What the scanner says of what it sees. */
export const SIGHT_LINES = {
  other: 'screens-scan.this_is_not_a',
  bars: 'screens-scan.hold_still_a_little',
  dark: 'screens-scan.dark_here_torch',
  nothing: 'screens-scan.hold_the_barcode_inside',
} as const;

/** Reported as a scanner's own error. */
export const NO_SWITCH = 'Unable to switch camera. Your device may only have one camera.';

const LOOKUP: Readonly<Record<LookupFault, Words>> = {
  invalid: TOASTS.invalid,
  'not-found': TOASTS.notFound,
  'rate-limited': TOASTS.scanFailed,
  offline: TOASTS.offline,
  server: TOASTS.scanFailed,
};

function lookupToast(fault: LookupFault): ToastOptions {
  return toastOf(LOOKUP[fault]);
}

/** The toast of a scan that opened no results: of a code that the camera read or that was typed. `faultOf` reads the error of its lookup. */
export function failureToast(
  result: Exclude<ScanResult, { kind: 'open' }>,
  faultOf: (error: unknown) => LookupFault,
  detected: boolean,
): ToastOptions {
  if (result.kind === 'score-failed') return toastOf(TOASTS.noScore);
  const fault = faultOf(result.error);
  return fault === 'offline' && !detected ? toastOf(TOASTS.offlineTyped) : lookupToast(fault);
}

/** The toast of what nobody foresaw, on the way from a code that the camera read or that was typed; without a network that is its cause. */
export function accidentToast(detected: boolean, isOnline: boolean): ToastOptions {
  if (!isOnline) return toastOf(detected ? TOASTS.offline : TOASTS.offlineTyped);
  return toastOf(detected ? TOASTS.processing : TOASTS.unexpected);
}
