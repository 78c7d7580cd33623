import { createStore } from '../../lib/store.ts';
import { getPlatform, lifecycle } from '../platform.ts';
import { type Asking, type Camera, CameraError, type CameraFault, type Facing, faultOf } from './camera.ts';
import { permissionStatus } from './permission.ts';

/** JPEG quality of a frame that goes to the server. */
const QUALITY = 0.8;

/** The picture that a video shows now, as a JPEG data URL; `null` before the first frame. */
export function jpegOf(video: HTMLVideoElement): string | null {
  if (video.videoWidth === 0 || video.videoHeight === 0) return null;
  const canvas = document.createElement('canvas');
  canvas.width = video.videoWidth;
  canvas.height = video.videoHeight;
  canvas.getContext('2d')?.drawImage(video, 0, 0);
  return canvas.toDataURL('image/jpeg', QUALITY);
}

/** `asks`: it opens, and the person is being asked for the permission. */
export type CameraState = { kind: 'opening'; asks?: true } | { kind: 'open'; camera: Camera } | { kind: 'failed'; fault: CameraFault };

export type CameraControl = {
  getState: () => CameraState;
  subscribe: (listener: () => void) => () => void;
  /** Opens the rear camera, and again whenever the app comes to the front; the answer ends all of it. */
  start: (onFault: (fault: CameraFault) => void) => () => void;
  /** Opens the camera again after a failure. */
  retry: () => void;
  /** Goes to the other camera; `false` when there is none, and the first one runs on. */
  switchCamera: () => Promise<boolean>;
};

const OPENING: CameraState = { kind: 'opening' };
const otherThan = (facing: Facing): Facing => (facing === 'environment' ? 'user' : 'environment');

/**
 * One camera at a time. In the background it is off (every track ended). Of overlapping openings only the last one counts;
 * the others are stopped when they arrive.
 */
export function createCameraControl(open: (facing: Facing, onAsking: Asking) => Promise<Camera> = openCamera): CameraControl {
  const state = createStore<CameraState>(OPENING);
  let current: Camera | null = null;
  let attempt = 0;
  /** Whether the camera was taken away since a person last asked for it: the second time it is theirs to ask. */
  let wasTaken = false;
  let tellFault = (_fault: CameraFault): void => undefined;

  function stop(): void {
    attempt += 1;
    current?.stop();
    current = null;
  }

  /** In the background nobody holds a camera that is off: its last picture must not be read on and on. */
  function pause(): void {
    stop();
    if (state.get().kind === 'open') state.set(OPENING);
  }

  function adopt(camera: Camera): void {
    current = camera;
    state.set({ kind: 'open', camera });
    camera.onEnded(() => {
      if (current === camera) lose(camera);
    });
  }

  /** Taken away by the device, another app or a withdrawn permission: opening it again works, or tells which of these it was. */
  function lose({ facing }: Camera): void {
    if (!wasTaken) {
      wasTaken = true;
      void openOrFail(facing);
      return;
    }
    stop();
    failWith('busy');
  }

  function failWith(fault: CameraFault): void {
    state.set({ kind: 'failed', fault });
    tellFault(fault);
  }

  /** The fault that came in the way, or null; null as well when a later opening has taken over. */
  async function tryOpen(facing: Facing): Promise<CameraFault | null> {
    stop();
    const own = attempt;
    state.set(OPENING);
    try {
      const camera = await open(facing, (asks) => {
        if (own === attempt && state.get().kind === 'opening') state.set(asks ? { kind: 'opening', asks } : OPENING);
      });
      if (own !== attempt) {
        camera.stop();
        return null;
      }
      adopt(camera);
      return null;
    } catch (error) {
      if (error instanceof CameraError && error.late !== null) void takeOver(error.late, own);
      return own === attempt ? faultOf(error) : null;
    }
  }

  /** A camera that comes after it was given up is used as long as nothing has taken its place. */
  async function takeOver(late: Promise<Camera>, own: number): Promise<void> {
    try {
      const camera = await late;
      if (own !== attempt) return camera.stop();
      adopt(camera);
    } catch (error) {
      if (own === attempt) state.set({ kind: 'failed', fault: faultOf(error) });
    }
  }

  async function openOrFail(facing: Facing): Promise<void> {
    const fault = await tryOpen(facing);
    if (fault !== null) failWith(fault);
  }

  return {
    getState: state.get,
    subscribe: state.subscribe,
    start(onFault) {
      tellFault = onFault;
      wasTaken = false;
      void openOrFail('environment');
      const unsubscribe = lifecycle.subscribe((active) => {
        if (active) void openOrFail('environment');
        else pause();
      });
      return () => {
        unsubscribe();
        stop();
      };
    },
    retry() {
      wasTaken = false;
      void openOrFail('environment');
    },
    async switchCamera() {
      const facing = current?.facing ?? 'environment';
      if ((await tryOpen(otherThan(facing))) === null) return true;
      await openOrFail(facing);
      return false;
    },
  };
}

/**
 * Opens a camera, rear by default: in the shell the device's own with its reader, where it has one; else the browser's.
 *
 * @throws CameraError
 */
async function openCamera(facing: Facing = 'environment', onAsking?: Asking): Promise<Camera> {
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
/** Where the browser does not tell whether it asks, somebody may be reading its question for so long. */
const UNTOLD_QUESTION_MS = 20_000;

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
  if ((permission === null || permission.state === 'prompt') && !settled.aborted) {
    onAsking(true);
    if (permission === null) await waitFor(UNTOLD_QUESTION_MS, settled);
    else await firstOf(settled, (done) => permission.addEventListener('change', done, { once: true, signal: settled }));
    onAsking(false);
  }
  await waitFor(OPEN_LIMIT_MS, settled);
  return null;
}

async function waitFor(ms: number, settled: AbortSignal): Promise<void> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  await firstOf(settled, (done) => {
    timer = setTimeout(done, ms);
  });
  clearTimeout(timer);
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
