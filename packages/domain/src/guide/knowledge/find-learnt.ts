import { ENTRIES_WRITTEN, ENTRY_DIGITS, ENTRY_IDS, ENTRY_SIGNS } from './asked.data.ts';
import { type Sign, signsOfAsked } from './asked-signs.ts';
import type { GeneralId } from './general.data.ts';

/**
 * An entry of the knowledge base. `share`: how much of what a question says is known from questions that ask for the entry, from 0 to 1;
 * `margin`: by how much more than of the next; `isWritten`: whether questions were written for it.
 */
export type LearntEntry = { readonly id: GeneralId; readonly share: number; readonly margin: number; readonly isWritten: boolean };

/** `entries`: of each place the lines that hold it; `count` of lines. */
export type SignTable = { readonly entries: ReadonlyMap<number, readonly number[]>; readonly count: number };
/** Letters that the distance between two places is written in. */
export const DIGITS = 3;

/** By place the lines that hold it. */
export function signTable(lines: readonly string[], digits: string): SignTable {
  const valueOf = new Map([...digits].map((letter, at) => [letter, at]));
  const entries = new Map<number, number[]>();
  for (const [of, line] of lines.entries()) {
    let place = 0;
    for (let at = 0; at < line.length; at += DIGITS) {
      let distance = 0;
      for (const letter of line.slice(at, at + DIGITS)) distance = distance * digits.length + (valueOf.get(letter) ?? 0);
      place += distance;
      const held = entries.get(place);
      if (held === undefined) entries.set(place, [of]);
      else held.push(of);
    }
  }
  return { entries, count: lines.length };
}

/** Of each line how much of the signs it holds; a sign of few lines counts more, and one of none counts most. */
export function sharesOfSigns(signs: readonly Sign[], { entries, count }: SignTable): number[] {
  const sums = Array.from({ length: count }, () => 0);
  let total = 0;
  for (const { place, value } of signs) {
    const held = entries.get(place) ?? [];
    const weight = value * Math.log((count + 1) / (held.length + 1));
    total += weight;
    for (const of of held) sums[of] = (sums[of] ?? 0) + weight;
  }
  return sums.map((sum) => sum / Math.max(total, LEAST_TOTAL));
}
const LEAST_TOTAL = 1;

let table: SignTable | undefined = undefined;

/**
 * The entry that a question most likely asks for, by what its words have in common with questions that are known.
 *
 * @param typed as it was typed
 * @param read its words as the grammar reads them
 */
export function learntEntry(typed: string, read: readonly string[]): LearntEntry | null {
  table ??= signTable(ENTRY_SIGNS, ENTRY_DIGITS);
  const [first, second] = bestOf(sharesOfSigns(signsOfAsked(typed, read), table));
  const id = ENTRY_IDS[first?.at ?? -1];
  return first === undefined || id === undefined
    ? null
    : { id, share: first.share, margin: first.share - (second?.share ?? 0), isWritten: first.at < ENTRIES_WRITTEN };
}

/** The two highest shares. */
export function bestOf(shares: readonly number[]): readonly { readonly at: number; readonly share: number }[] {
  return shares
    .map((share, at) => ({ share, at }))
    .sort((one, other) => other.share - one.share || one.at - other.at)
    .slice(0, 2);
}
