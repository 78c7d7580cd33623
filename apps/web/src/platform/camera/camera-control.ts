import { createStore } from '../../lib/store.ts';
import { lifecycle } from '../platform.ts';
import { type Asking, type Camera, CameraError, type CameraFault, type Facing, faultOf } from './camera.ts';
import { openCamera } from './index.ts';

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
      current = camera;
      state.set({ kind: 'open', camera });
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
      current = camera;
      state.set({ kind: 'open', camera });
    } catch (error) {
      if (own === attempt) state.set({ kind: 'failed', fault: faultOf(error) });
    }
  }

  async function openOrFail(facing: Facing): Promise<void> {
    const fault = await tryOpen(facing);
    if (fault === null) return;
    state.set({ kind: 'failed', fault });
    tellFault(fault);
  }

  return {
    getState: state.get,
    subscribe: state.subscribe,
    start(onFault) {
      tellFault = onFault;
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
    retry: () => void openOrFail('environment'),
    async switchCamera() {
      const facing = current?.facing ?? 'environment';
      if ((await tryOpen(otherThan(facing))) === null) return true;
      await openOrFail(facing);
      return false;
    },
  };
}
