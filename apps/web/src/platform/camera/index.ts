import { getPlatform } from '../platform.ts';
import { type Asking, type Camera, CameraError, type Facing, faultOf } from './camera.ts';
import { permissionStatus } from './permission.ts';

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

/**
 * Longer than any device takes that will open at all. The manual entry that follows must stand within five seconds, also on a
 * slow device.
 */
const OPEN_LIMIT_MS = 4000;

type Capabilities = MediaTrackCapabilities & {
  torch?: boolean;
  zoom?: { min?: number; max?: number; step?: number };
  focusMode?: string[];
};

/**
 * Opens a camera, rear by default, ideally 1920×1080 and with continuous focus where the device has that. How long a person
 * thinks about the browser's question does not count.
 *
 * @throws CameraError; one given up for its slowness carries the camera that may still come
 */
export async function openWebCamera(facing: Facing = 'environment', onAsking: Asking = () => undefined): Promise<Camera> {
  const devices: MediaDevices | undefined = navigator.mediaDevices;
  if (devices?.getUserMedia === undefined) throw new CameraError('unsupported');
  const settled = new AbortController();
  const opened = openOn(devices, facing);
  try {
    const given = await Promise.race([opened, ownWaiting(onAsking, settled.signal)]);
    if (given !== null) return given;
    throw new CameraError('timeout', { late: opened });
  } finally {
    settled.abort();
  }
}

async function openOn(devices: MediaDevices, facing: Facing): Promise<Camera> {
  const wanted = { facingMode: { ideal: facing }, width: { ideal: 1920 }, height: { ideal: 1080 } };
  const stream = await devices.getUserMedia({ audio: false, video: wanted }).catch((error: unknown) => {
    throw new CameraError(faultOf(error), { cause: error });
  });
  const [track] = stream.getVideoTracks();
  if (track === undefined) throw new CameraError('missing');
  const inputs = await devices.enumerateDevices().catch(() => []);
  return asCamera(stream, track, facing, inputs.filter(({ kind }) => kind === 'videoinput').length > 1);
}

/** Ends with `null` once we have waited long enough ourselves; the clock stands still while the person is asked. */
async function ownWaiting(onAsking: Asking, settled: AbortSignal): Promise<null> {
  const permission = await permissionStatus();
  if (permission?.state === 'prompt' && !settled.aborted) {
    onAsking(true);
    await firstOf(settled, (done) => permission.addEventListener('change', done, { once: true, signal: settled }));
    onAsking(false);
  }
  let timer: ReturnType<typeof setTimeout> | undefined;
  await firstOf(settled, (done) => {
    timer = setTimeout(done, OPEN_LIMIT_MS);
  });
  clearTimeout(timer);
  return null;
}

/** Waits for what calls `done`, no longer than until `settled`. */
function firstOf(settled: AbortSignal, listen: (done: () => void) => void): Promise<void> {
  return new Promise((resolve) => {
    if (settled.aborted) return resolve();
    settled.addEventListener('abort', () => resolve(), { once: true });
    listen(resolve);
  });
}

function asCamera(stream: MediaStream, track: MediaStreamTrack, facing: Facing, canSwitch: boolean): Camera {
  const can: Capabilities = track.getCapabilities?.() ?? {};
  const apply = (constraint: object) => track.applyConstraints({ advanced: [constraint] });
  const { min, max, step = 0.1 } = can.zoom ?? {};
  // A camera that does not take it reads all the same.
  if (can.focusMode?.includes('continuous')) void apply({ focusMode: 'continuous' }).catch(() => undefined);
  return {
    id: stream.id,
    stream,
    codes: null,
    facing,
    canSwitch,
    torch: can.torch === true ? (on) => apply({ torch: on }) : null,
    zoom: min !== undefined && max !== undefined && max > min ? { range: { min, max, step }, set: (zoom) => apply({ zoom }) } : null,
    onEnded: (listener) => track.addEventListener('ended', listener),
    stop: () => stream.getTracks().forEach((each) => each.stop()),
  };
}
