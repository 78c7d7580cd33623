import { type DecodeOutcome, NOTHING } from '@labelwise/scanner';
import type { Camera } from '../camera/camera.ts';
import { judge } from './browser-detector.ts';

/**
 * Hears what a camera reads by itself until `signal` aborts. Such a reader has seen a code in many frames before it tells it;
 * check digits and what counts as a product stay ours to judge.
 */
export function listenToCamera(
  codes: NonNullable<Camera['codes']>,
  signal: AbortSignal,
  onOutcome: (outcome: DecodeOutcome) => void,
): void {
  const stop = codes((seen) => {
    const outcome = judge(seen);
    if (!signal.aborted && outcome.kind !== NOTHING.kind) onOutcome(outcome);
  });
  signal.addEventListener('abort', stop, { once: true });
}
