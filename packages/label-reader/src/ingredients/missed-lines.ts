import type { ReadLine } from '../engines/tesseract/tesseract.ts';
import { foldLetters } from '../table/fold.ts';

/** A line that shares less than this of its pairs of letters with every line of the other engine was not read by it. */
const SHARED = 0.35;
/** Shorter ones say too little to be compared. */
const MIN_LETTERS = 8;

/**
 * The lines of the engine for running text, and where it passed over a line of print that the first engine saw, that one's reading of it:
 * a list must not lose a line in the middle without a sign.
 */
export function withMissedLines(lines: readonly ReadLine[], printed: readonly ReadLine[]): ReadLine[] {
  const pairs = lines.map(({ text }) => pairsOf(text));
  const all: ReadLine[] = [];
  let taken = 0;
  for (const line of printed) {
    const own = pairsOf(line.text);
    const shares = pairs.map((other) => shareOf(own, other));
    const best = Math.max(0, ...shares);
    if (best < SHARED && foldLetters(line.text).length >= MIN_LETTERS) all.push(line);
    else {
      const upTo = shares.indexOf(best) + 1;
      for (; taken < upTo; taken += 1) all.push(...lines.slice(taken, taken + 1));
    }
  }
  return [...all, ...lines.slice(taken)];
}

function pairsOf(text: string): ReadonlySet<string> {
  const letters = foldLetters(text);
  return new Set(Array.from({ length: Math.max(0, letters.length - 1) }, (_, at) => letters.slice(at, at + 2)));
}

function shareOf(own: ReadonlySet<string>, other: ReadonlySet<string>): number {
  let shared = 0;
  for (const pair of own) if (other.has(pair)) shared += 1;
  return shared / Math.max(1, own.size);
}
