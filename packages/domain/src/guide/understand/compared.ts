import { foldText } from '../../lib/index.ts';
import { isLittleWord } from '../intents/plain-words.ts';
import {
  ASKS_FOR_ONE,
  BEATS,
  COMPARED_BY,
  GRADE,
  IS_BETTER,
  IS_WORSE,
  LOWER_THAN,
  NO_NAME,
  OF_AMOUNT,
  OR,
  THAN,
  WHICH_OF,
  WHY,
} from './compared.data.ts';

const plain = (typed: string): string => foldText(typed).replaceAll('’', "'").replaceAll(/\s+/gu, ' ').trim();

/** What foods are compared by where the words name no nutrient: "fattening" is energy, "for my sugar" sugars; canonical names, the first counts most. */
export function comparedBy(typed: string): readonly string[] {
  const text = plain(typed);
  return [...new Set(COMPARED_BY.flatMap(([pattern, names]) => (pattern.test(text) ? names : [])))];
}

/** Two foods of which one is called to have the worse or better grade, and why is asked. */
export type AskedWhy = { readonly one: string; readonly other: string; readonly isWorse: boolean };

/** "Why does olive oil get a worse grade than Coke Zero?", "how come Wasa beats toast?" */
export function asksWhyOther(typed: string): AskedWhy | null {
  const text = plain(typed);
  if (!WHY.test(text)) return null;
  const beats = BEATS.exec(text);
  const isWorse = beats === null && IS_WORSE.test(text);
  const isOfGrade = GRADE.test(text) || (LOWER_THAN.test(text) && !OF_AMOUNT.test(text));
  if (beats === null && (!isOfGrade || (!isWorse && !IS_BETTER.test(text)))) return null;
  const than = beats ?? THAN.exec(text);
  if (than === null) return null;
  const one = nameIn(text.slice(0, than.index));
  const other = nameIn(text.slice(than.index + than[0].length).split(/[?!.,;]/u)[0] ?? '');
  return one === '' || other === '' ? null : { one, other, isWorse };
}

/** Three or more foods of which one is to be chosen: "oat milk, soy milk or almond milk"; none where there are fewer. */
export function optionsIn(typed: string): readonly string[] {
  const text = plain(typed);
  if (!WHICH_OF.test(text)) return [];
  const named = COMPARED_BY.reduce((left, [pattern]) => left.replace(pattern, ' '), text);
  const parts = named
    .split(/[?!;:–—]|(?<!\d)\.(?!\d)/u)
    .map((sentence) => sentence.split(OR).map((part, at) => (at > 0 && ASKS_FOR_ONE.test(part) ? '' : nameIn(part))))
    .map((names) => names.filter((name) => name !== ''))
    .find((names) => names.length >= MIN_OPTIONS && names.every((name) => name.split(' ').length <= MAX_WORDS));
  return (parts ?? []).slice(0, MAX_OPTIONS);
}
const MIN_OPTIONS = 3;
const MAX_OPTIONS = 4;
const MAX_WORDS = 4;

/** What is left of some words without those that name nothing. */
function nameIn(text: string): string {
  const words = text
    .split(/[^\p{L}\p{N}'&-]+/u)
    .map((word) => word.replace(/^(?:d|l|qu|un)'/u, ''))
    .filter((word) => word !== '' && !NO_NAME.test(word));
  // "Would", "avec": small words alone name nothing.
  return words.every(isLittleWord) ? '' : words.join(' ');
}
