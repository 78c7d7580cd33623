import type { NameSegment, Token } from './list-structure.ts';
import { isUnder } from './plant-forms.ts';
import type { KnownIngredient, Vocabulary } from './vocabulary.ts';

/** Words that put names side by side, or introduce what something is made of, instead of making one name of them. */
const JOINING: ReadonlySet<string> = new Set([
  'and',
  'or',
  'with',
  'from',
  'of',
  'in',
  'as',
  'an',
  'containing',
  'contains',
  'plus',
  'et',
  'ou',
  'avec',
  'dont',
  'de',
  "d'",
  'du',
  'des',
  'a',
  'au',
  'aux',
  'und',
  'oder',
  'mit',
  'aus',
  'von',
  'vom',
  'sowie',
  'bzw',
  'auf',
  'als',
  'y',
  'o',
  'u',
  'e',
  'con',
  'del',
  'al',
  'ed',
  'od',
  'di',
  'da',
  'dal',
  'dalla',
  'della',
  "dell'",
  'en',
  'of',
  'met',
  'van',
  'uit',
  'ou',
  'com',
  'do',
  '&',
]);

/** What may stand beside any food and names no dish with it: additives, flavourings, vitamins, and forms of what stands beside them. */
const PLAIN = [
  'en:flavouring',
  'en:vitamins',
  'en:minerals',
  'en:salt',
  'en:yeast',
  'en:enzyme',
  'en:ferment',
  'en:juice',
  'en:purée',
  'en:extract',
  'en:syrup',
  'en:concentrated-juice',
  'en:starch',
  'en:flour',
  'en:oil-and-fat',
  'en:fiber',
  'en:protein',
  'en:spice',
  'en:herb',
  'en:vinegar',
  'en:added-sugar',
  'en:gelatin',
];

/**
 * Whether a known name stands directly beside another one ("vanilla ice", "tortilla chips"): together they may name a dish that holds
 * more than its two words, so nothing is known to be absent from it.
 */
export function isComposed(segment: NameSegment, all: readonly NameSegment[], tokens: readonly Token[], vocabulary: Vocabulary): boolean {
  if (!isFood(segment, vocabulary)) return false;
  return all.some((other) => other !== segment && isFood(other, vocabulary) && areJoined(segment, other, tokens));
}

/** Whether several parts of one compound word are foods of their own ("Kirschwasser"). */
export function isComposedWord(parts: readonly KnownIngredient[], vocabulary: Vocabulary): boolean {
  return parts.filter((part) => !isPlain(part, vocabulary)).length > 1;
}

function areJoined(one: NameSegment, other: NameSegment, tokens: readonly Token[]): boolean {
  const [from, to] = other.from >= one.to ? [one.to, other.from] : [other.to, one.from];
  return to >= from && tokens.slice(from, to).every(({ word }) => !JOINING.has(word));
}

function isFood({ meaning }: NameSegment, vocabulary: Vocabulary): boolean {
  return (
    meaning?.kind === 'ingredient' &&
    meaning.numbers.every((number) => {
      const ingredient = vocabulary.ingredients[number];
      return ingredient !== undefined && !isPlain(ingredient, vocabulary);
    })
  );
}

const plain = new WeakMap<KnownIngredient, boolean>();

function isPlain(ingredient: KnownIngredient, vocabulary: Vocabulary): boolean {
  const known = plain.get(ingredient);
  if (known !== undefined) return known;
  const answer =
    ingredient.isCarrier || /^en:(?:e\d|class-|form-)/.test(ingredient.id) || PLAIN.some((id) => isUnder(ingredient, id, vocabulary));
  plain.set(ingredient, answer);
  return answer;
}
