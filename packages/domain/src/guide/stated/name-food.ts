import { editDistance } from '../understand/words.ts';
import { NAMED_FOODS } from './foods.data.ts';
import { remembered } from '../../lib/index.ts';

const LONGEST = 4;
const BY_WORD: ReadonlyMap<string, readonly string[]> = byWord();
const SINGLE: readonly string[] = [...BY_WORD.keys()].filter((word) => !word.includes(' ') && word.length > 3);
/** Parts of words that say an allergy by themselves: "Nussallergie", "Laktoseintoleranz". */
const COMPOUND = /^(.{2,}?)(?:allergi(?:e|en|ker|kerin)|allergisch|intoleran(?:z|zen|tie|t|te|ter|ten)|unvertraglich(?:keit|keiten)?)$/;

/** Words without the languages they are of. */
export function wordsOf(words: string): string[] {
  return words.split(/[|,]/).map((word) => word.trim()).filter((word) => word !== '');
}

function byWord(): Map<string, string[]> {
  const found = new Map<string, string[]>();
  for (const { free, words } of NAMED_FOODS) {
    for (const word of wordsOf(words)) found.set(word, [...new Set([...(found.get(word) ?? []), ...free])]);
  }
  return found;
}

/** What these very words leave out; `null` for no food that we know. */
export function dietsOfWord(word: string): readonly string[] | null {
  return BY_WORD.get(word) ?? (word.endsWith('s') ? BY_WORD.get(word.slice(0, -1)) : undefined) ?? null;
}

/** As `dietsOfWord`, with typing errors: one letter from four on, two from seven on. Where several foods are as near, all of them are left out. */
export const dietsOfMistyped = remembered(mistyped);

function mistyped(word: string): readonly string[] | null {
  if (word.length < 4) return null;
  const most = word.length < 7 ? 1 : 2;
  let nearest = most;
  let meant: string[] = [];
  for (const known of SINGLE) {
    if (known[0] !== word[0] || Math.abs(known.length - word.length) > nearest) continue;
    const distance = editDistance(known, word);
    if (distance > nearest) continue;
    meant = distance < nearest ? [known] : [...meant, known];
    nearest = distance;
  }
  return meant.length === 0 ? null : [...new Set(meant.flatMap((one) => BY_WORD.get(one) ?? []))];
}

/** The diets of "Erdnussallergie"; `null` where the word is no such compound, none where its food is not known. */
export function dietsOfCompound(word: string): { food: string; diets: readonly string[] } | null {
  const food = COMPOUND.exec(word)?.[1];
  if (food === undefined) return null;
  const bare = food.replace(/[sn]$/, '');
  return { food, diets: dietsOfWord(food) ?? dietsOfWord(bare) ?? dietsOfMistyped(food) ?? [] };
}

export type Named = { diets: string[]; /** The tokens that named a food, as places in what was given. */ places: number[] };

/** Every food that a run of tokens names, the longest names first. */
export function namedIn(tokens: readonly string[], mayBeMistyped: (token: string) => boolean): Named {
  const [diets, places] = [new Set<string>(), new Set<number>()];
  const take = (found: readonly string[] | null, at: number, length: number): void => {
    if (found === null) return;
    for (let place = at; place < at + length; place++) places.add(place);
    for (const diet of found) diets.add(diet);
  };
  for (let length = LONGEST; length > 0; length--) {
    for (let at = 0; at + length <= tokens.length; at++) {
      if (tokens.slice(at, at + length).some((_, index) => places.has(at + index))) continue;
      take(dietsOfWord(tokens.slice(at, at + length).join(' ').replaceAll("' ", "'")), at, length);
    }
  }
  for (const [at, token] of tokens.entries()) if (!places.has(at) && mayBeMistyped(token)) take(dietsOfMistyped(token), at, 1);
  return { diets: [...diets], places: [...places].sort((one, other) => one - other) };
}
