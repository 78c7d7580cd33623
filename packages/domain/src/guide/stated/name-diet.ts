import { editDistance } from '../understand/words.ts';
import { DIET_NAMES } from './diet-names.data.ts';
import { remembered } from '../../lib/index.ts';

const LONGEST = 3;
const DIET_OF: ReadonlyMap<string, string> = new Map(Object.entries(DIET_NAMES).flatMap(([diet, words]) => words.split(',').map((word): [string, string] => [word.trim(), diet])));
const SINGLE: readonly string[] = [...DIET_OF.keys()].filter((word) => !word.includes(' ') && word.length > 4);
/** Where a word is as near to several diets, the stricter one is kept. */
const STRICTER: readonly string[] = ['vegan', 'vegetarian', 'pescatarian'];
/** Proper words that are near to the name of a diet. */
const NOT_MEANT: ReadonlySet<string> = new Set(['vegetable', 'vegetables', 'vegetal', 'ketone', 'megan', 'vegas', 'began', 'vega', 'natal', 'closer', 'mediterraneo']);

/** The diet that these words name, letter by letter. */
export function dietOfName(words: string): string | null {
  return DIET_OF.get(words) ?? null;
}

/** With a typing error. A word that is itself the name of a diet never stands for another: "végétalien" is vegan, however near "vegetarian" is. */
export const dietOfMistyped = remembered(mistyped);

function mistyped(word: string): string | null {
  const known = dietOfName(word);
  if (known !== null) return known;
  if (word.length < 5 || NOT_MEANT.has(word)) return null;
  let nearest = word.length < 9 ? 1 : 2;
  let meant: string[] = [];
  for (const name of SINGLE) {
    if (name[0] !== word[0] || Math.abs(name.length - word.length) > nearest) continue;
    const distance = editDistance(name, word);
    if (distance > nearest) continue;
    const diet = dietOfName(name) ?? '';
    meant = distance < nearest ? [diet] : [...meant, diet];
    nearest = distance;
  }
  return STRICTER.find((diet) => meant.includes(diet)) ?? meant[0] ?? null;
}

/** Diets that words name, the longest names first. */
export function dietsNamedIn(words: readonly string[]): { diet: string; at: number; length: number }[] {
  const found: { diet: string; at: number; length: number }[] = [];
  for (let length = LONGEST; length > 0; length--) {
    for (let at = 0; at + length <= words.length; at++) {
      const diet = length === 1 ? dietOfMistyped(words[at] ?? '') : dietOfName(words.slice(at, at + length).join(' '));
      const isTaken = found.some((one) => at < one.at + one.length && one.at < at + length);
      if (diet !== null && !isTaken) found.push({ diet, at, length });
    }
  }
  return found.sort((one, other) => one.at - other.at);
}
