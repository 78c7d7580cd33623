import {
  BARCODE_FORMATS,
  BROWSER_FORMAT_NAMES,
  type DecodeOutcome,
  type Frame,
  formatFromBrowserName,
  NOTHING,
  productOf,
} from '@labelwise/scanner';

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

type DetectedBarcode = { rawValue: string; format: string };
type NativeDetector = { detect(source: CanvasImageSource): Promise<DetectedBarcode[]> };
type NativeDetectorClass = { new (options: { formats: string[] }): NativeDetector; getSupportedFormats(): Promise<string[]> };

declare global {
  interface Window {
    /** Shape Detection API; on phones and macOS, missing on Linux and in Firefox. */
    BarcodeDetector?: NativeDetectorClass;
  }
}

/** The detector of the browser, or `null` where there is none or it does not know the codes of the till. */
export async function createBrowserDetector(): Promise<Detector | null> {
  const DetectorClass = window.BarcodeDetector;
  if (DetectorClass === undefined) return null;
  try {
    const supported = await DetectorClass.getSupportedFormats();
    const formats = BARCODE_FORMATS.map((format) => BROWSER_FORMAT_NAMES[format]).filter((name) => supported.includes(name));
    if (!formats.includes(BROWSER_FORMAT_NAMES['EAN-13'])) return null;
    const detector = new DetectorClass({ formats });
    return { detect: async (video) => judge(await detector.detect(video)), close: () => undefined };
  } catch {
    return null;
  }
}

/** Check digits are ours to verify; a code of the till goes before a QR beside it, which may carry a product too. */
export function judge(found: readonly DetectedBarcode[]): DecodeOutcome {
  const codes = found.flatMap(({ rawValue, format: name }) => {
    const format = formatFromBrowserName(name);
    return format === null ? [] : [{ text: rawValue, format }];
  });
  const products = codes.flatMap((code) => productOf(code) ?? []).sort((a, b) => rank(a.format) - rank(b.format));
  const [barcode] = products;
  if (barcode !== undefined) return { kind: 'product', barcode };
  const other = codes.find(({ format }) => rank(format) === OTHER_RANK);
  return other === undefined ? NOTHING : { kind: 'other', raw: other.text, format: other.format };
}

const OTHER_RANK = 2;

function rank(format: string): number {
  if (format === 'EAN-13' || format === 'UPC-A') return 0;
  return format === 'EAN-8' ? 1 : format === 'UPC-E' ? 3 : OTHER_RANK;
}
