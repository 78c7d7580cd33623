import type { DecodeOutcome, Frame } from '@labelwise/scanner';

/** A frame to the worker: a bitmap, whose pixels it takes itself, or pixels where it has no canvas to do so. */
export type FrameMessage = { bitmap: ImageBitmap } | { frame: Frame };

/** The worker's answer to the last frame. */
export type OutcomeMessage = { outcome: DecodeOutcome } | { error: string };
