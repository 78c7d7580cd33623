import { type DecodeOutcome, IMAGE_LIMITS, type ImageRefusal, sniffImage } from '@labelwise/scanner';
import { TimeLimitError, within } from '../../lib/resilience.ts';
import { createThread, ThreadBusyError, ThreadFailedError } from '../../lib/thread.ts';

export type BarcodeDecoderOptions = {
  /** From the call to the answer, waiting included. */
  timeoutMs: number;
  /** A picture that claims more is refused by its header. */
  maxPixels: number;
  /** Pictures that may wait while one is read. */
  maxWaiting?: number;
};

export interface BarcodeDecoder {
  /**
   * Never rejects: it answers any bytes within the time limit.
   *
   * @param isGivenAway whether the memory of the bytes is handed over instead of copied; then they cannot be used any more
   */
  decode(bytes: Uint8Array, isGivenAway?: boolean): Promise<DecodeResult>;
  close(): Promise<void>;
}

/** Of JavaScript's own heap; the pixels lie outside it and are bounded by the limit on pixels. */
const HEAP = { maxOldGenerationSizeMb: 192, maxYoungGenerationSizeMb: 12, stackSizeMb: 4 };

/** WebAssembly memory never shrinks, and a codec that gives up halfway leaks: a thread is used so many times, then replaced. */
const JOBS_PER_THREAD = 500;
const FAILURES_PER_THREAD = 50;
/** Pictures with more pixels leave a large memory behind. */
const LARGE_PIXELS = 6_000_000;

/** Reads barcodes of pictures that strangers send, in a thread beside the server's own. */
export function createBarcodeDecoder({ timeoutMs, maxPixels, maxWaiting = 8 }: BarcodeDecoderOptions): BarcodeDecoder {
  let failures = 0;
  const thread = createThread<Job, Answer>(new URL('./decode-worker.ts', import.meta.url), {
    timeoutMs,
    maxWaiting,
    maxWaitMs: timeoutMs,
    heap: HEAP,
    isWorn({ result, broken, isLarge }, jobs) {
      failures = (jobs === 1 ? 0 : failures) + (result.kind === 'refused' ? 1 : 0);
      return broken || isLarge || jobs >= JOBS_PER_THREAD || failures >= FAILURES_PER_THREAD;
    },
  });

  return {
    async decode(bytes, isGivenAway = false) {
      const file = sniffImage(bytes, { ...IMAGE_LIMITS, maxPixels });
      if (!file.ok) return { kind: 'refused', reason: file.reason };
      const own =
        isGivenAway && bytes.buffer instanceof ArrayBuffer && bytes.buffer.byteLength === bytes.byteLength
          ? new Uint8Array(bytes.buffer)
          : new Uint8Array(bytes);
      const job = { bytes: own, isLarge: file.width * file.height > LARGE_PIXELS };
      try {
        const { result } = await within(timeoutMs, thread.run(job, [own.buffer]));
        return result;
      } catch (error) {
        return { kind: 'refused', reason: refusalOf(error) };
      }
    },
    close: () => thread.close(),
  };
}

function refusalOf(error: unknown): RefusalReason {
  if (error instanceof ThreadBusyError) return 'busy';
  const isLate = error instanceof TimeLimitError || (error instanceof ThreadFailedError && error.reason === 'timeout');
  return isLate ? 'timeout' : 'unreadable';
}

type RefusalReason =
  | ImageRefusal['reason']
  /** A picture by its header, damaged beyond reading behind it. */
  | 'unreadable'
  /** Took longer than the time limit; its thread has been ended. */
  | 'timeout'
  /** More pictures are waiting than can be answered in time. */
  | 'busy';

export type DecodeResult = DecodeOutcome | { kind: 'refused'; reason: RefusalReason };

export type Job = { bytes: Uint8Array; isLarge: boolean };

/** `broken`: the memory of a codec may be in disorder, so the thread must not be used again. */
export type Answer = { result: DecodeResult; broken: boolean; isLarge: boolean };
