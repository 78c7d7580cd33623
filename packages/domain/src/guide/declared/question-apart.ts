import { foldText } from '../../lib/index.ts';
import { isAllergyWord } from '../../understanding/index.ts';
import { questionAt } from './asserted.ts';
import { isCeliacWord } from './diets.ts';

/**
 * A message with the food that it asks about in a sentence of its own: "ma fille est allergique aux noix, le nutella ?" lists one food that
 * is left out and asks about another.
 */
export function questionApart(message: string): string {
  const found = LAST_PART.exec(message)?.groups;
  const [before, asked] = [found?.['before'] ?? '', found?.['asked'] ?? ''];
  const words = wordsOf(asked);
  const isOfFood = words.length > 0 && words.length <= MAX_WORDS && !words.some((word) => JOINS.has(word) || isAllergyWord(word));
  const isAsked = isOfFood || questionAt(foldText(asked)) === 0;
  return isAsked && wordsOf(before).some((word) => isAllergyWord(word) || isCeliacWord(word) || LEAVES_OUT.has(word))
    ? `${before}. ${asked}?`
    : message;
}

const LAST_PART = /^(?<before>.*\S),\s*(?<asked>[^,.?!;]+)\?\s*$/su;
/** Longer parts say more than a name. */
const MAX_WORDS = 5;
const wordsOf = (text: string): string[] =>
  foldText(text)
    .split(/[^\p{L}']+/u)
    .filter((word) => word !== '');
const set = (text: string): ReadonlySet<string> => new Set(text.split(' '));
const JOINS = set(
  'and or und oder et ou y o e en of because cause cuz since weil car parce porque perche want omdat my mein meine mon ma mes mi mia mio meu minha mijn i ich je ik',
);
const LEAVES_OUT = set(
  "not no can't cant cannot don't dont nicht kein keine keinen pas plus non nao niet geen intolerant intolerante intollerante",
);
