import { createConfirmer, type DecodeOutcome, NOTHING } from '@labelwise/scanner';
import { withTimeLimit } from '../../lib/timing.ts';
import type { Camera } from '../camera/camera.ts';
import { getPlatform } from '../platform.ts';
import { createBrowserDetector, type Detector, judge, runDetector } from './detector.ts';
import { createWorkerDetector, warmWorker } from './worker-detector.ts';

export type ScannerOptions = {
  /** The reader of the camera itself, which then goes before every other. */
  codes?: Camera['codes'];
};

export interface Scanner {
  /**
   * Reads codes from a playing video until `stop`. `onOutcome` is called after each frame with what successive frames confirm, so it may be called
   * with `other` while a code that is no product stays in view, and with `none` and what is seen instead. `onError` is called when
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
 * Reports what a camera reads by itself until `signal` aborts. Such a reader has seen a code in many frames before it tells it;
 * check digits and what counts as a product stay ours to judge.
 */
function listenToCamera(codes: NonNullable<Camera['codes']>, signal: AbortSignal, onOutcome: (outcome: DecodeOutcome) => void): void {
  const stop = codes((seen) => {
    const outcome = judge(seen);
    if (!signal.aborted && outcome.kind !== NOTHING.kind) onOutcome(outcome);
  });
  signal.addEventListener('abort', stop, { once: true });
}

/** A browser's detector that has not answered by then is not asked again. */
const ANSWER_LIMIT_MS = 1000;
/** Nor is one that took longer than this to see nothing, so often in a row: it only holds ours up. */
const SLOW = { ms: 250, times: 3 };

/** Ours alone, with what successive frames confirm. */
function confirmed(ours: Detector): Detector {
  const confirmer = createConfirmer('scanner');
  return { detect: async (video) => confirmer.push(await ours.detect(video)), close: () => ours.close() };
}

/**
 * The browser's detector, and ours on every frame in which that confirms no product: a device's detector can be there and see nothing,
 * fail or never answer. Ours may fail while the other works.
 */
export function besideBrowser(ofBrowser: Detector, ours: Detector): Detector {
  const confirmer = createConfirmer('browser');
  const own = confirmed(ours);
  const working = { browser: true, ours: true };
  let slowInVain = 0;

  async function askBrowser(video: HTMLVideoElement): Promise<DecodeOutcome> {
    if (!working.browser) return NOTHING;
    const start = performance.now();
    const answer = await withTimeLimit(ANSWER_LIMIT_MS, ofBrowser.detect(video));
    slowInVain = answer?.kind === 'none' && performance.now() - start > SLOW.ms ? slowInVain + 1 : 0;
    working.browser = answer !== null && (slowInVain < SLOW.times || !working.ours);
    return answer === null ? NOTHING : confirmer.push(answer);
  }

  return {
    async detect(video) {
      const byBrowser = await askBrowser(video);
      if (byBrowser.kind === 'product' || !working.ours) return byBrowser;
      try {
        const byOurs = await own.detect(video);
        return byOurs.kind === 'none' && byBrowser.kind === 'other' ? byBrowser : byOurs;
      } catch (error) {
        if (!working.browser) throw error;
        working.ours = false;
        return byBrowser;
      }
    },
    close() {
      ofBrowser.close();
      own.close();
    },
  };
}
