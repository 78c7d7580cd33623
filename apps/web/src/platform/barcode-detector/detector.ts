import type { DecodeOutcome, Frame } from '@labelwise/scanner';

/** Reads one frame of a video. */
export interface Detector {
  detect(video: HTMLVideoElement): Promise<DecodeOutcome>;
  close(): void;
}

/** From one frame to the next: twenty a second, so that a code that comes into view waits 25 ms on average. */
const FRAME_MS = 50;
/** Least pause between two frames: the page and its worker have other things to do too. */
const LEAST_PAUSE_MS = 8;
/** Until the video has a picture. */
const WAIT_MS = 60;

/**
 * One frame after the other until `signal` aborts, never two at a time: the next is taken when the last is answered.
 * Frames from before the abort are not reported any more.
 * @throws what the detector throws.
 */
export async function runDetector(
  detector: Detector,
  video: HTMLVideoElement,
  signal: AbortSignal,
  onFrame: (outcome: DecodeOutcome) => void,
): Promise<void> {
  try {
    while (!signal.aborted) {
      if (!hasPicture(video)) {
        await pause(WAIT_MS);
        continue;
      }
      const start = performance.now();
      const outcome = await detector.detect(video);
      if (!signal.aborted) onFrame(outcome);
      await pause(Math.max(LEAST_PAUSE_MS, FRAME_MS - (performance.now() - start)));
    }
  } finally {
    detector.close();
  }
}

function hasPicture(video: HTMLVideoElement): boolean {
  return video.readyState >= HTMLMediaElement.HAVE_CURRENT_DATA && video.videoWidth > 0 && video.videoHeight > 0;
}

function pause(ms: number): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, ms);
  });
}

/**
 * A picture to the worker: a bitmap, whose pixels it takes itself, or pixels where it has no canvas to do so. A `photo` is
 * the only one of its kind and worth a longer look than a frame, which the next one follows.
 */
export type FrameMessage = ({ bitmap: ImageBitmap } | { frame: Frame }) & { photo?: true };

/** The worker's answer to the last frame. */
export type OutcomeMessage = { outcome: DecodeOutcome } | { error: string };
