import { useState } from 'react';

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
