import type { DecodeOutcome } from '@labelwise/scanner';
import { type RefObject, useEffect, useEffectEvent, useRef, useState, useSyncExternalStore } from 'react';
import { detectBarcode } from '../../../data/foods/foods.ts';
import { createScanner, type Scanner } from '../../../platform/barcode-detector/scanner.ts';
import type { Camera, CameraFault } from '../../../platform/camera/camera.ts';
import { type CameraControl, type CameraState, createCameraControl, jpegOf } from '../../../platform/camera/camera-control.ts';
import styles from './detected-banner.module.css';

/** A product's number that was read, and its digits as they are shown. */
export type Reading = { barcode: string; shown: string };

type DecodingHandlers = {
  onReading: (reading: Reading) => void;
  /** Called with each frame. */
  onSight: (outcome: DecodeOutcome) => void;
  /** The device cannot decode at all; the server still may. */
  onScannerError: (error: Error) => void;
};

/** The device had this long before the server is asked, and each time again. */
const ASK_SERVER_EVERY_MS = 4000;

/**
 * Reads codes from an open camera for as long as `active`: by its own reader where it has one, else from the playing video,
 * in a worker. While the device finds nothing, a frame of the video goes to the server now and then; whatever that says or fails to say
 * stays silent.
 */
export function useDecoding(
  camera: Camera | null,
  video: RefObject<HTMLVideoElement | null>,
  active: boolean,
  handlers: DecodingHandlers,
): void {
  const tell = useEffectEvent(handlers.onReading);
  const see = useEffectEvent(handlers.onSight);
  const fail = useEffectEvent(handlers.onScannerError);
  useEffect(() => {
    const element = video.current;
    if (!active || element === null || camera === null) return undefined;
    const running = new AbortController();
    const scanner: Scanner = createScanner({ codes: camera.codes });
    const ended = () => running.signal.aborted;

    scanner.start(
      element,
      (outcome) => {
        if (ended()) return;
        see(outcome);
        if (outcome.kind === 'product') tell({ barcode: outcome.barcode.gtin, shown: outcome.barcode.displayValue });
      },
      (error) => fail(error),
    );
    const fallBack = async () => {
      const barcode = await askServer(element, running.signal);
      if (barcode !== null && !ended()) tell({ barcode, shown: barcode });
    };
    const timer = setInterval(() => void fallBack(), ASK_SERVER_EVERY_MS);

    return () => {
      running.abort();
      clearInterval(timer);
      scanner.stop();
    };
  }, [camera, video, active]);
}

/** The barcode that the server reads from the present frame; `null` for none and for every failure. */
async function askServer(video: HTMLVideoElement, signal: AbortSignal): Promise<string | null> {
  try {
    const image = jpegOf(video);
    if (image === null) return null;
    return await detectBarcode(image, signal);
  } catch {
    return null;
  }
}

type UseCamera = Pick<CameraControl, 'retry' | 'switchCamera'> & { state: CameraState };

/** A camera for as long as the component is there. `onFault` is called with each opening that failed. */
export function useCamera(onFault: (fault: CameraFault) => void): UseCamera {
  const [control] = useState(() => createCameraControl());
  const tellFault = useEffectEvent(onFault);
  useEffect(() => control.start((fault) => tellFault(fault)), [control]);
  const state = useSyncExternalStore(control.subscribe, control.getState, control.getState);
  return { state, retry: control.retry, switchCamera: control.switchCamera };
}

/** What successive readings of the camera mean: whether a code has just come into view, and what is in view while none is read. */

/** A code that was not read for this long is out of view. */
const GONE_MS = 2000;

/** Tells the first reading of a code from those of the same code that stays in view: what was answered once is not asked again. */
export function createInView(now: () => number = () => performance.now()) {
  let last: { barcode: string; at: number } | null = null;
  return {
    /** Notes a reading; whether the code has just come into view. */
    enters(barcode: string): boolean {
      const stays = last?.barcode === barcode && now() - last.at < GONE_MS;
      last = { barcode, at: now() };
      return !stays;
    },
    /** The time of a look-up does not count as absence. */
    stays(): void {
      if (last !== null) last = { ...last, at: now() };
    },
  };
}

export function useInView() {
  const [inView] = useState(() => createInView());
  return inView;
}

/** What the camera looks at while nothing is read: a code that is no product, bars that are not read, the dark, or nothing to speak of. */
type Sight = 'other' | 'bars' | 'dark' | 'nothing';

/** The note on a foreign code goes when none was seen for this long. */
const FOREIGN_MS = 1000;
/** So many frames in a row say the same before a person reads it: a hand that only passes by needs no advice. */
const STEADY_FRAMES = 5;

export function useSight() {
  const [sight, setSight] = useState<Sight>('nothing');
  const foreign = useRef<ReturnType<typeof setTimeout>>(undefined);
  const run = useRef<{ seen: Sight; frames: number }>({ seen: 'nothing', frames: 0 });
  useEffect(() => () => clearTimeout(foreign.current), []);

  /** Takes the outcome of one frame. */
  const note = (outcome: DecodeOutcome) => {
    if (outcome.kind === 'other') {
      clearTimeout(foreign.current);
      foreign.current = setTimeout(() => setSight((now) => (now === 'other' ? 'nothing' : now)), FOREIGN_MS);
      setSight('other');
      return;
    }
    const seen = outcome.kind === 'none' ? outcome.seen : 'nothing';
    run.current = { seen, frames: run.current.seen === seen ? run.current.frames + 1 : 1 };
    // What helps to read a code has helped, also where the code stays in view: unknown, or one of a row.
    if (outcome.kind === 'product') setSight('nothing');
    if (run.current.frames >= STEADY_FRAMES) setSight((now) => (now === 'other' ? now : seen));
  };
  return { sight, note };
}

/**
 * Leaves a copy of the banner at its place until its time is over: the page that it belongs to makes way for the results, which come in
 * sight behind it. Readers have heard it, and what lies below it can be pressed.
 */
export function leaveBehind(banner: HTMLElement | null, until: Promise<unknown>): void {
  const copy = banner?.cloneNode(true);
  if (banner === null || !(copy instanceof HTMLElement)) return;
  const { left, top, width } = banner.getBoundingClientRect();
  copy.removeAttribute('role');
  copy.setAttribute('aria-hidden', 'true');
  copy.classList.add(styles.behind ?? '');
  Object.assign(copy.style, { left: `${left}px`, top: `${top}px`, width: `${width}px` });
  document.body.append(copy);
  void until.finally(() => copy.remove());
}
