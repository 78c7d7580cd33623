import { type Camera, CameraError, type Facing, faultOf } from './camera.ts';

/**
 * Longer than any device takes that will open at all; some browsers never answer the question for permission. The manual
 * entry that follows must stand within five seconds, also on a slow device.
 */
const OPEN_LIMIT_MS = 4000;

type Capabilities = MediaTrackCapabilities & {
  torch?: boolean;
  zoom?: { min?: number; max?: number; step?: number };
  focusMode?: string[];
};

/**
 * Opens a camera, rear by default, ideally 1920×1080 and with continuous focus where the device has that.
 *
 * @throws CameraError; the camera is off again, also when the device answers too late
 */
export async function openWebCamera(facing: Facing = 'environment', limitMs = OPEN_LIMIT_MS): Promise<Camera> {
  const devices: MediaDevices | undefined = navigator.mediaDevices;
  if (devices?.getUserMedia === undefined) throw new CameraError('unsupported');
  const asked = devices.getUserMedia({
    audio: false,
    video: { facingMode: { ideal: facing }, width: { ideal: 1920 }, height: { ideal: 1080 } },
  });
  const stream = await withLimit(asked, limitMs).catch((error: unknown) => {
    throw new CameraError(faultOf(error), { cause: error });
  });
  const [track] = stream.getVideoTracks();
  if (track === undefined) throw new CameraError('missing');
  const inputs = await devices.enumerateDevices().catch(() => []);
  return asCamera(stream, track, facing, inputs.filter(({ kind }) => kind === 'videoinput').length > 1);
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

/** A stream that comes after the limit is stopped at once: the light of a camera that nobody sees must not burn. */
async function withLimit(asked: Promise<MediaStream>, limitMs: number): Promise<MediaStream> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<'late'>((resolve) => {
    timer = setTimeout(() => resolve('late'), limitMs);
  });
  const first = await Promise.race([asked, late]).finally(() => clearTimeout(timer));
  if (first !== 'late') return first;
  void switchOff(asked);
  throw new CameraError('timeout');
}

async function switchOff(asked: Promise<MediaStream>): Promise<void> {
  const stream = await asked.catch(() => null);
  stream?.getTracks().forEach((track) => track.stop());
}
