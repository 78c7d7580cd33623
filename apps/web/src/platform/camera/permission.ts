import type { PermissionState } from '@capacitor/core';

type Answer = Promise<{ camera: PermissionState | 'limited' }>;

/** A plugin that may use the camera: ML Kit's reader and the photo camera ask alike. */
export type PermissionPlugin = { checkPermissions(): Answer; requestPermissions(wanted?: { permissions: 'camera'[] }): Answer };

/** A camera permission result. */
export type PermissionResult =
  | { success: true; message: string; data: { camera: PermissionState | 'limited' } }
  | {
      success: false;
      message: string;
      error: string;
      errorType: 'permission' | 'platform';
      data?: { camera: PermissionState | 'limited' };
    };

/** What helps somebody who refused. */
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
