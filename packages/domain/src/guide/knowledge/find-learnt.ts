import { type Sign, signsOfAsked } from './asked-signs.ts';
import {
  ENTRIES_WRITTEN,
  ENTRY_IDS,
  ENTRY_LEVELS,
  ENTRY_PLACES,
  ENTRY_SCALES,
  ENTRY_SIDES,
  ENTRY_WEIGHTS,
  PLACE_WEIGHTS,
} from './entry-model.data.ts';
import type { GeneralId } from './general.data.ts';

/**
 * An entry of the knowledge base that a question may ask for. `share`: how likely, from 0 to 1, among all entries and none of them;
 * `margin`: by how much likelier than the next; `isWritten`: whether questions were written for it.
 */
export type LearntEntry = { readonly id: GeneralId; readonly share: number; readonly margin: number; readonly isWritten: boolean };

/** What a question says as a few numbers, and for each answer how much each of them speaks for it. The answer at 0 is "no entry". */
export type EntryModel = {
  readonly sides: number;
  readonly places: number;
  readonly ofPlaces: ArrayLike<number>;
  readonly ofEntries: ArrayLike<number>;
};

/** The signs of a question, scaled so that long and short ones weigh the same. */
export function scaledSigns(signs: readonly Sign[], places: number): readonly Sign[] {
  const length = Math.sqrt(signs.reduce((sum, { value }) => sum + value * value, 0)) || 1;
  return signs.map(({ place, value }) => ({ place: place % places, value: value / length }));
}

/** For each answer what speaks for it; written into `sums`. @param held room for as many numbers as the model has sides */
export function sumInto(sums: Float64Array, held: Float64Array, signs: readonly Sign[], model: EntryModel): void {
  const { sides, ofPlaces, ofEntries } = model;
  held.fill(0);
  for (const { place, value } of signs) {
    const from = place * sides;
    for (let side = 0; side < sides; side += 1) held[side] = (held[side] ?? 0) + (ofPlaces[from + side] ?? 0) * value;
  }
  for (let answer = 0; answer < sums.length; answer += 1) {
    const from = answer * sides;
    let sum = 0;
    for (let side = 0; side < sides; side += 1) sum += (ofEntries[from + side] ?? 0) * (held[side] ?? 0);
    sums[answer] = sum;
  }
}

/** Letters as steps from the middle one, a byte each. */
function stepsOf(lines: readonly string[]): Int8Array {
  const stepOf = new Map([...ENTRY_LEVELS].map((letter, at) => [letter.charCodeAt(0), at - HALF]));
  const text = lines.join('');
  return Int8Array.from({ length: text.length }, (_, at) => stepOf.get(text.charCodeAt(at)) ?? 0);
}
const HALF = (ENTRY_LEVELS.length - 1) / 2;

let model: EntryModel | undefined = undefined;

function loaded(): EntryModel {
  model ??= {
    sides: ENTRY_SIDES,
    places: ENTRY_PLACES,
    ofPlaces: stepsOf(PLACE_WEIGHTS),
    ofEntries: stepsOf(ENTRY_WEIGHTS),
  };
  return model;
}

/**
 * The entries that a question most likely asks for, by what its words have in common with questions that are known.
 *
 * @param typed as it was typed
 * @param read its words as the grammar reads them
 * @returns at most `count`, the likeliest first
 */
export function learntEntries(typed: string, read: readonly string[], count: number): readonly LearntEntry[] {
  const known = loaded();
  const sums = new Float64Array(ENTRY_IDS.length + 1);
  sumInto(sums, new Float64Array(known.sides), scaledSigns(signsOfAsked(typed, read), known.places), known);
  const most = sums.reduce((one, other) => Math.max(one, other), -Infinity);
  const step = (ENTRY_SCALES.places / HALF) * (ENTRY_SCALES.entries / HALF);
  const raised = sums.map((sum) => Math.exp(step * (sum - most)));
  const total = raised.reduce((one, other) => one + other, 0);
  const shares = Array.from(raised, (one, at) => ({ at, share: one / total }))
    .sort((one, other) => other.share - one.share || one.at - other.at)
    .slice(0, count + 2);
  return shares
    .flatMap(({ at, share }, order) => {
      const id = ENTRY_IDS[at - 1];
      const next = shares[order + 1]?.share ?? 0;
      return id === undefined ? [] : [{ id, share, margin: share - next, isWritten: at <= ENTRIES_WRITTEN }];
    })
    .slice(0, count);
}
