import { createConfirmer, type DecodeOutcome, NOTHING } from '@labelwise/scanner';
import type { Camera } from '../camera/camera.ts';
import { createBrowserDetector, judge } from './browser-detector.ts';
import { type Detector, runDetector } from './detector.ts';
import { createWorkerDetector } from './worker-detector.ts';

export type ScannerOptions = {
  /** The reader of the camera itself, which then goes before every other. */
  codes?: Camera['codes'];
  /** Share of the picture's width and height that is looked at, around its middle; 1 is all of it. */
  crop?: number;
};

export interface Scanner {
  /**
   * Reads codes from a playing video until `stop`. `onOutcome` hears only what successive frames confirm, so it may be
   * called with `other` while a code that is no product stays in view. `onError` hears when nothing can be decoded at all.
   */
  start(video: HTMLVideoElement, onOutcome: (outcome: DecodeOutcome) => void, onError?: (error: Error) => void): void;
  stop(): void;
}

/** The camera's own reader or the browser's where there is one, else ours in a worker. */
export function createScanner(options: ScannerOptions = {}): Scanner {
  let stopRunning: (() => void) | null = null;

  return {
    start(video, onOutcome, onError = () => undefined) {
      stopRunning?.();
      const running = new AbortController();
      stopRunning = () => running.abort();
      if (options.codes) {
        listenToCamera(options.codes, running.signal, onOutcome);
        return;
      }
      void run(video, options.crop ?? 1, onOutcome, running.signal).catch((error: unknown) => {
        if (!running.signal.aborted) onError(error instanceof Error ? error : new Error(String(error)));
      });
    },
    stop() {
      stopRunning?.();
      stopRunning = null;
    },
  };
}

/** A device's detector can be present and yet not work; then ours takes over. */
async function run(video: HTMLVideoElement, crop: number, onOutcome: (outcome: DecodeOutcome) => void, signal: AbortSignal): Promise<void> {
  const ofBrowser = await createBrowserDetector();
  if (ofBrowser !== null && (await worksFor(ofBrowser))) return;
  await runWith(createWorkerDetector(crop), 'scanner');

  async function runWith(detector: Detector, reader: 'browser' | 'scanner'): Promise<void> {
    const confirmer = createConfirmer(reader);
    await runDetector(detector, video, signal, (outcome) => {
      const confirmed = confirmer.push(outcome);
      if (confirmed.kind !== 'none') onOutcome(confirmed);
    });
  }

  async function worksFor(detector: Detector): Promise<boolean> {
    try {
      await runWith(detector, 'browser');
      return true;
    } catch {
      return signal.aborted;
    }
  }
}

/**
 * Hears what a camera reads by itself until `signal` aborts. Such a reader has seen a code in many frames before it tells it;
 * check digits and what counts as a product stay ours to judge.
 */
function listenToCamera(codes: NonNullable<Camera['codes']>, signal: AbortSignal, onOutcome: (outcome: DecodeOutcome) => void): void {
  const stop = codes((seen) => {
    const outcome = judge(seen);
    if (!signal.aborted && outcome.kind !== NOTHING.kind) onOutcome(outcome);
  });
  signal.addEventListener('abort', stop, { once: true });
}
