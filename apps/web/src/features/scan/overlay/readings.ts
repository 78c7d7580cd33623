import type { DecodeOutcome } from '@labelwise/scanner';
import { useEffect, useRef, useState } from 'react';

/** What successive readings of the camera mean: whether a code has just come into view, and what is in view while none is read. */

/** A code that was not read for this long is out of view. */
const GONE_MS = 2000;

/** Tells the first reading of a code from those of the same code that stays in view: what was answered once is not asked again. */
export function createInView(now: () => number = () => performance.now()) {
  let last: { barcode: string; at: number } | null = null;
  return {
    /** Notes a reading; whether the code has just come into view. */
    enters(barcode: string): boolean {
      const stays = last?.barcode === barcode && now() - last.at < GONE_MS;
      last = { barcode, at: now() };
      return !stays;
    },
    /** The time of a look-up does not count as absence. */
    stays(): void {
      if (last !== null) last = { ...last, at: now() };
    },
  };
}

export function useInView() {
  const [inView] = useState(() => createInView());
  return inView;
}

/** What the camera looks at while nothing is read: a code that is no product, bars that are not read, the dark, or nothing to speak of. */
export type Sight = 'other' | 'bars' | 'dark' | 'nothing';

/** The note on a foreign code goes when none was seen for this long. */
const FOREIGN_MS = 1000;
/** So many frames in a row say the same before a person reads it: a hand that only passes by needs no advice. */
const STEADY_FRAMES = 5;

export function useSight() {
  const [sight, setSight] = useState<Sight>('nothing');
  const foreign = useRef<ReturnType<typeof setTimeout>>(undefined);
  const run = useRef<{ seen: Sight; frames: number }>({ seen: 'nothing', frames: 0 });
  useEffect(() => () => clearTimeout(foreign.current), []);

  /** Takes the outcome of one frame. */
  const note = (outcome: DecodeOutcome) => {
    if (outcome.kind === 'other') {
      clearTimeout(foreign.current);
      foreign.current = setTimeout(() => setSight((now) => (now === 'other' ? 'nothing' : now)), FOREIGN_MS);
      setSight('other');
      return;
    }
    const seen = outcome.kind === 'none' ? outcome.seen : 'nothing';
    run.current = { seen, frames: run.current.seen === seen ? run.current.frames + 1 : 1 };
    if (run.current.frames >= STEADY_FRAMES) setSight((now) => (now === 'other' ? now : seen));
  };
  return { sight, note };
}
