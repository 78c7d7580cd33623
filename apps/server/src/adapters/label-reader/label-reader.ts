import type { ReadLanguage } from '@labelwise/domain/reading';
import type { LabelReading } from '@labelwise/label-reader';
import { IMAGE_LIMITS, type ImageRefusal, sniffImage } from '@labelwise/scanner';
import { createThread, ThreadFailedError } from '../../lib/thread.ts';

/** Of JavaScript's own heap; pixels and models lie outside it. */
const HEAP = { maxOldGenerationSizeMb: 256, maxYoungGenerationSizeMb: 32 };

export type LabelResult =
  | { kind: 'read'; reading: LabelReading }
  | { kind: 'refused'; reason: ImageRefusal['reason'] | 'unreadable' | 'timeout' };
export type LabelJob = { bytes: Uint8Array; language: ReadLanguage | null };

/**
 * Reads labels from picture files in a thread beside the caller's. The thread is ended after each picture, since the memory of the engines
 * never shrinks.
 */
export function createLabelReader({ timeoutMs, maxPixels }: { timeoutMs: number; maxPixels: number }) {
  const thread = createThread<LabelJob, LabelResult>(new URL('./label-worker.ts', import.meta.url), {
    timeoutMs,
    maxWaiting: 8,
    heap: HEAP,
    isWorn: () => true,
  });
  return {
    async read(bytes: Uint8Array, language: ReadLanguage | null): Promise<LabelResult> {
      const file = sniffImage(bytes, { ...IMAGE_LIMITS, maxPixels });
      if (!file.ok) return { kind: 'refused', reason: file.reason };
      const own = new Uint8Array(bytes);
      try {
        return await thread.run({ bytes: own, language }, [own.buffer]);
      } catch (error) {
        return { kind: 'refused', reason: error instanceof ThreadFailedError && error.reason === 'timeout' ? 'timeout' : 'unreadable' };
      }
    },
    close: () => thread.close(),
  };
}
