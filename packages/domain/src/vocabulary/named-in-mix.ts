import { type Mask, NO_PROPERTIES, type ReadLanguage, union } from '../reading/index.ts';
import { inflectionKey } from './inflection.ts';
import type { Token } from './list-structure.ts';
import type { KnownIngredient, LanguageNames, Vocabulary } from './vocabulary.ts';

const COMPOUNDING: ReadonlySet<ReadLanguage> = new Set(['de', 'nl']);
const MIN_FIRST = 3;
const MIN_LAST = 4;
/** Between the parts of a compound word, folded. */
const JOINT = /(?:es|en|er|s|n)$/;
/** "Vegan cheese" names what it is like. */
const OF_PLANTS = /^(?:vegan|vegetali|vegetarisch|pflanzlich|plantaardig|vegetal|plant$)/;
/** A cracker of that name is made of wheat and fat. */
const OTHER_THINGS: ReadonlySet<string> = new Set(['cream cracker', 'cream crackers']);
/** Of an egg only beside its name. */
const COLOURS: ReadonlySet<string> = new Set(['white', 'whites', 'blanc', 'blancs', 'blanca', 'blanche']);

/**
 * What the words of a mix name by themselves: "milk chocolate", "Eiernudeln", "prawn crackers". Brackets that leave it out may leave it out
 * by mistake, or be cut off; what only the kind of mix holds ("noodles", "mayonnaise") they do decide.
 */
export function namedInMix(tokens: readonly Token[], language: ReadLanguage, { languages, ingredients }: Vocabulary): Mask {
  const words = tokens.filter(({ word, isDenied }) => !isDenied && !COLOURS.has(word)).map(({ word }) => word);
  if (OTHER_THINGS.has(words.join(' ')) || words.some((word) => OF_PLANTS.test(word))) return NO_PROPERTIES;
  const known = words.flatMap((word) =>
    [language, 'en' as const].flatMap((one) => {
      const names = languages[one];
      const own = foodsOf(word, names, ingredients);
      return COMPOUNDING.has(one) ? [...own, ...firstParts(word, names, ingredients)] : own;
    }),
  );
  return known.reduce<Mask>((all, { has }) => union(all, has), NO_PROPERTIES);
}

/** The foods that a word is by itself; of a mix that it names, and of a form, nothing. */
function foodsOf(word: string, names: LanguageNames, ingredients: Vocabulary['ingredients']): KnownIngredient[] {
  const meant = [word, ...(names.byInflection.get(inflectionKey(word, names.language)) ?? [])].flatMap((name) => {
    const meaning = names.single.get(name);
    return meaning?.kind === 'ingredient' ? meaning.numbers.flatMap((number) => ingredients[number] ?? []) : [];
  });
  return meant.some(({ isComposite, isOpen }) => isComposite || isOpen) ? [] : meant;
}

/** "Milchschokolade": the milk, where chocolate is a mix. */
function firstParts(word: string, names: LanguageNames, ingredients: Vocabulary['ingredients']): KnownIngredient[] {
  for (let at = word.length - MIN_LAST; at >= MIN_FIRST; at -= 1) {
    const [first, last] = [word.slice(0, at), word.slice(at)];
    if (!isMix(last, names, ingredients)) continue;
    const foods = [first, first.replace(JOINT, '')].map((part) => foodsOf(part, names, ingredients)).find((found) => found.length > 0);
    if (foods !== undefined) return foods;
  }
  return [];
}

function isMix(word: string, { single, byInflection, language }: LanguageNames, ingredients: Vocabulary['ingredients']): boolean {
  return [word, ...(byInflection.get(inflectionKey(word, language)) ?? [])].some((name) => {
    const meaning = single.get(name);
    return (
      meaning?.kind === 'composite' ||
      (meaning?.kind === 'ingredient' && meaning.numbers.some((number) => ingredients[number]?.isComposite === true))
    );
  });
}
