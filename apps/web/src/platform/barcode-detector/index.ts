import { type DecodeOutcome, NOTHING } from '@labelwise/scanner';
import type { Camera } from '../camera/camera.ts';
import { getPlatform } from '../platform.ts';
import { besideBrowser, confirmed } from './beside-browser.ts';
import { createBrowserDetector, judge } from './browser-detector.ts';
import { runDetector } from './detector.ts';
import { createWorkerDetector, warmWorker } from './worker-detector.ts';

export type ScannerOptions = {
  /** The reader of the camera itself, which then goes before every other. */
  codes?: Camera['codes'];
};

export interface Scanner {
  /**
   * Reads codes from a playing video until `stop`. `onOutcome` hears after each frame what successive frames confirm, so it may be called
   * with `other` while a code that is no product stays in view, and with `none` and what is seen instead. `onError` hears when
   * nothing can be decoded at all.
   */
  start(video: HTMLVideoElement, onOutcome: (outcome: DecodeOutcome) => void, onError?: (error: Error) => void): void;
  stop(): void;
}

/** Starts our decoder together with the camera, where it will be needed; the answer takes it back. */
export function warmScanner(): () => void {
  return getPlatform() === 'web' ? warmWorker() : () => undefined;
}

/** The camera's own reader where there is one, else ours in a worker, behind the browser's where it has one. */
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
      void run(video, onOutcome, running.signal).catch((error: unknown) => {
        if (!running.signal.aborted) onError(error instanceof Error ? error : new Error(String(error)));
      });
    },
    stop() {
      stopRunning?.();
      stopRunning = null;
    },
  };
}

async function run(video: HTMLVideoElement, onOutcome: (outcome: DecodeOutcome) => void, signal: AbortSignal): Promise<void> {
  const ofBrowser = await createBrowserDetector();
  const ours = createWorkerDetector();
  await runDetector(ofBrowser === null ? confirmed(ours) : besideBrowser(ofBrowser, ours), video, signal, onOutcome);
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
