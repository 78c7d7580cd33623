import type { DecodeOutcome, Frame } from '@labelwise/scanner';

/** Reads one frame of a video. */
export interface Detector {
  detect(video: HTMLVideoElement): Promise<DecodeOutcome>;
  close(): void;
}

/** From one look to the next at least: every picture of a camera that gives thirty a second, every second one of sixty. */
const LOOK_MS = 30;
/** Least pause between two frames: the page and its worker have other things to do too. */
const LEAST_PAUSE_MS = 8;
/** Until the video has a picture, and the longest wait for its next one. */
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
      await pause(Math.max(LEAST_PAUSE_MS, LOOK_MS - (performance.now() - start)));
      await nextPicture(video);
    }
  } finally {
    detector.close();
  }
}

function hasPicture(video: HTMLVideoElement): boolean {
  return video.readyState >= HTMLMediaElement.HAVE_CURRENT_DATA && video.videoWidth > 0 && video.videoHeight > 0;
}

/** The moment a picture comes that was not looked at yet, so that a code waits for no clock. */
function nextPicture(video: HTMLVideoElement): Promise<void> {
  // Missing in older browsers, whatever its type says.
  if (!('requestVideoFrameCallback' in HTMLVideoElement.prototype)) return Promise.resolve();
  return new Promise((resolve) => {
    const timer = setTimeout(() => {
      video.cancelVideoFrameCallback(call);
      resolve();
    }, WAIT_MS);
    const call = video.requestVideoFrameCallback(() => {
      clearTimeout(timer);
      resolve();
    });
  });
}

function pause(ms: number): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, ms);
  });
}

/** A part of the video's picture in its pixels, and the size in which it is looked at. */
export type View = { left: number; top: number; width: number; height: number; shownWidth: number; shownHeight: number };

/**
 * A picture to the worker: the video's own, of which it takes the gray levels, a bitmap, whose pixels it takes itself, or pixels where it
 * has no canvas to do so. A `photo` is the only one of its kind and worth a longer look than a frame, which the next one follows.
 */
export type FrameMessage = ({ picture: VideoFrame; view: View } | { bitmap: ImageBitmap } | { frame: Frame }) & { photo?: true };

/** The worker's answer to the last frame. */
export type OutcomeMessage = { outcome: DecodeOutcome } | { error: string };
