import type { DecodeOutcome, Frame } from '@labelwise/scanner';

/**
 * A picture to the worker: a bitmap, whose pixels it takes itself, or pixels where it has no canvas to do so. A `photo` is
 * the only one of its kind and worth a longer look than a frame, which the next one follows.
 */
export type FrameMessage = ({ bitmap: ImageBitmap } | { frame: Frame }) & { photo?: true };

/** The worker's answer to the last frame. */
export type OutcomeMessage = { outcome: DecodeOutcome } | { error: string };
