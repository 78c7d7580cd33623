import type { DecodeOutcome, ImageRefusal } from '@labelwise/scanner';

export type RefusalReason =
  | ImageRefusal['reason']
  /** A picture by its header, damaged beyond reading behind it. */
  | 'unreadable'
  /** Took longer than the time limit; its thread has been ended. */
  | 'timeout'
  /** More pictures are waiting than can be answered in time. */
  | 'busy';

export type DecodeResult = DecodeOutcome | { kind: 'refused'; reason: RefusalReason };

export type Job = { id: number; bytes: Uint8Array };

/** `broken`: the memory of a codec may be in disorder, so the thread must not be used again. */
export type Answer = { id: number; result: DecodeResult; broken: boolean };
