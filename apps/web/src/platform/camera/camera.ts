import type { PermissionState } from '@capacitor/core';

type Answer = Promise<{ camera: PermissionState | 'limited' }>;

/** A plugin that may use the camera: ML Kit's reader and the photo camera ask alike. */
type PermissionPlugin = { checkPermissions(): Answer; requestPermissions(wanted?: { permissions: 'camera'[] }): Answer };

/** A camera permission result. */
type PermissionResult =
  | { success: true; message: string; data: { camera: PermissionState | 'limited' } }
  | {
      success: false;
      message: string;
      error: string;
      errorType: 'permission' | 'platform';
      data?: { camera: PermissionState | 'limited' };
    };

/** What helps a person who refused. */
export const PERMISSION_MESSAGE =
  'Camera permission is required for barcode scanning. Please allow camera access when prompted, or enable it in Settings > Privacy & Security > Camera.';

/**
 * Checks the permission first and asks only when it is not granted. Whoever had refused
 * before is not shown the question again by most devices: then the permission is missing rather than denied just now.
 */
export async function ensurePermission(plugin: PermissionPlugin): Promise<PermissionResult> {
  try {
    const before = (await plugin.checkPermissions()).camera;
    if (before === 'granted') return granted(before);
    const after = (await plugin.requestPermissions({ permissions: ['camera'] })).camera;
    if (after === 'granted' || after === 'limited') return granted(after);
    const error = before === 'denied' ? 'Camera permission required for barcode scanning' : 'Camera permission denied by user';
    return { success: false, message: PERMISSION_MESSAGE, error, errorType: 'permission', data: { camera: after } };
  } catch {
    return { success: false, message: PERMISSION_MESSAGE, error: 'Camera permission required for barcode scanning', errorType: 'platform' };
  }
}

function granted(camera: PermissionState | 'limited'): PermissionResult {
  return { success: true, message: 'Camera permission granted', data: { camera } };
}

/** Why a camera did not open; `permission` is the refusal that the shell's own question met. */
export type CameraFault = 'denied' | 'permission' | 'missing' | 'busy' | 'unsupported' | 'timeout' | 'other';

/** A camera that did not open, or stopped. */
export class CameraError extends Error {
  override name = 'CameraError';
  readonly fault: CameraFault;
  /** The camera that was given up, should it come after all; whoever has no use for it has to stop it. */
  readonly late: Promise<Camera> | null;

  constructor(fault: CameraFault, { late, ...options }: ErrorOptions & { late?: Promise<Camera> } = {}) {
    super(`camera: ${fault}`, options);
    this.fault = fault;
    this.late = late ?? null;
  }
}

/** The fault behind what `getUserMedia` threw, by the error's name. */
export function faultOf(error: unknown): CameraFault {
  if (error instanceof CameraError) return error.fault;
  const name = error instanceof Error ? error.name : '';
  if (name === 'NotAllowedError' || name === 'SecurityError') return 'denied';
  if (name === 'NotFoundError' || name === 'OverconstrainedError') return 'missing';
  if (name === 'NotReadableError' || name === 'AbortError') return 'busy';
  return name === 'NotSupportedError' || name === 'TypeError' ? 'unsupported' : 'other';
}

/** Called with whether the person is being asked for the permission just now. */
export type Asking = (asks: boolean) => void;

export type Facing = 'environment' | 'user';
export type ZoomRange = { min: number; max: number; step: number };

/** A code as a detector of the device tells it; `format` by the name that browsers give it (`ean_13`). */
export type SeenCode = { readonly rawValue: string; readonly format: string };

/** An open camera. What the device cannot do is absent, so that no button for it is shown. */
export type Camera = {
  /** Another one for every opening. */
  readonly id: string;
  /** The picture for a video element; `null` where the device draws it behind the page, which lets it through. */
  readonly stream: MediaStream | null;
  /** Where the camera reads codes by itself: tells each listener what it sees until the answer is called; else `null`. */
  readonly codes: ((listener: (codes: readonly SeenCode[]) => void) => () => void) | null;
  readonly facing: Facing;
  /** Sets the torch; `null` where there is none. */
  readonly torch: ((on: boolean) => Promise<void>) | null;
  /** Sets the zoom; `null` where there is none. */
  readonly zoom: { range: ZoomRange; set: (value: number) => Promise<void> } | null;
  /** Whether the device has another camera to switch to. */
  readonly canSwitch: boolean;
  /** Called when the device takes the camera away. */
  onEnded: (listener: () => void) => void;
  stop: () => void;
};
