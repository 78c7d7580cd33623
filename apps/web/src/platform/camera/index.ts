import { getPlatform } from '../platform.ts';
import { type Asking, type Camera, CameraError, type Facing, faultOf } from './camera.ts';
import { openWebCamera } from './web.ts';

/**
 * Opens a camera, rear by default: in the shell the device's own with its reader, where it has one; else the browser's.
 *
 * @throws CameraError
 */
export async function openCamera(facing: Facing = 'environment', onAsking?: Asking): Promise<Camera> {
  if (getPlatform() === 'web') return openWebCamera(facing, onAsking);
  const { hasReader, openNativeCamera } = await import('./native.ts');
  return (await hasReader()) ? openNativeCamera(facing) : openWebCamera(facing, onAsking).catch(asPermission);
}

/** Whoever refuses in the shell refuses the app, not a page: the fault is a missing permission. */
function asPermission(error: unknown): never {
  if (faultOf(error) === 'denied') throw new CameraError('permission', { cause: error });
  throw error;
}
