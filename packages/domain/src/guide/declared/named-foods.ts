import { type Diet, definitionOf, familyOf, isDiet, type Restriction, restrictionId } from '../../diets/index.ts';
import { memoize } from '../../lib/index.ts';
import { explain, foodOfAllergyWord, namedIn as runsIn, understand } from '../../understanding/index.ts';
import { isCommonWord } from '../intents/common-words.ts';
import { NO_FOODS } from './no-foods.data.ts';

/** Restrictions by their id ("nut-free", "kiwi-free"), and the tokens that named them, as places in what was given. */
export type Named = { diets: string[]; places: number[] };

/**
 * Where foods are looked for. `firm`: what stands there is a food, so the whole vocabulary counts and any typing error. Otherwise
 * only allergens and everyday foods, and typing errors that begin as the food does.
 */
export type Scope = { readonly firm: boolean; readonly mayBeMistyped: (token: string) => boolean };
const EXACT: Scope = { firm: false, mayBeMistyped: () => false };

/** Every food that a run of tokens names, the longest names first. */
export function namedIn(tokens: readonly string[], { firm, mayBeMistyped }: Scope): Named {
  const diets = new Set<string>();
  const places: number[] = [];
  for (const { from, to, restrictions, isGuess } of runsIn(tokens, { isCuratedOnly: !firm, isCautious: !firm, mayBeMistyped })) {
    if (to === from + 1 && ((!firm && NO_FOODS.has(tokens[from] ?? '')) || namesSomebody(tokens, from))) continue;
    // "Hummus gave me hives", "voor haar pillen": a word that people use is no misspelt food.
    if (isGuess && to === from + 1 && isCommonWord(tokens[from] ?? '')) continue;
    // Words that ask for something ("snacks") are foods only where they are an allergen or an everyday food.
    const isAsked = firm && to === from + 1 && !mayBeMistyped(tokens[from] ?? '') && dietsOfWord(tokens[from] ?? '') === null;
    const ids = isAsked ? [] : idsOf(restrictions, tokens.slice(from, to).join(' '));
    if (ids.length === 0) continue;
    for (const id of ids) diets.add(id);
    for (let place = from; place < to; place += 1) places.push(place);
  }
  return { diets: [...diets], places };
}

/** "Mon père" is no pear, and "soy camarero" no soy. */
function namesSomebody(tokens: readonly string[], at: number): boolean {
  const [before, word, next] = [tokens[at - 1] ?? '', tokens[at] ?? '', tokens[at + 1] ?? ''];
  return (word === 'pere' && OF_SOMEBODY.test(before)) || (word === 'soy' && AFTER_SPANISH_AM.test(next));
}
const OF_SOMEBODY = /^(?:mon|ton|son|notre|votre|leur|grand|beau)$/;
/** What somebody is, in Spanish. */
const AFTER_SPANISH_AM =
  /^(?:de|un|una|muy|el|la|yo|mas|tan|madre|padre|\p{L}*(?:ic[oa]|ac[oa]|an[oa]|er[oa]|iv[oa]|ad[oa]|os[oa]|ist[a]|ante|ente))$/u;

const exactly = memoize(
  (words: string): Named =>
    namedIn(
      words.split(' ').filter((word) => word !== ''),
      EXACT,
    ),
);

/** What these very words leave out; `null` for no food that is an allergen or an everyday one. */
export function dietsOfWord(words: string): readonly string[] | null {
  if (NO_FOODS.has(words)) return null;
  const { diets, places } = exactly(words);
  return diets.length > 0 && places.length === words.split(' ').length ? diets : null;
}

/** Whether a food is named among these very words. */
export function namesFood(tokens: readonly string[]): boolean {
  return exactly(tokens.join(' ')).places.length > 0;
}

/** The diets of "Erdnussallergie"; `null` where the word is no such compound or is of no food, none where its food is not known. */
export function dietsOfCompound(word: string): { food: string; diets: readonly string[] } | null {
  const food = foodOfAllergyWord(word);
  if (food === null) return null;
  const { restrictions, notFood } = explain(word);
  return notFood.length > 0 && restrictions.length === 0 ? null : { food, diets: idsOf(restrictions, word) };
}

/** What an id of the chat binds a food to. */
export const restrictionsOfId = memoize((id: string): readonly Restriction[] =>
  isDiet(id) ? [{ kind: 'diet', diet: id, strictness: definitionOf(id).strictness, typed: id }] : understand(id),
);

/**
 * Whether these very words name a food that somebody leaves out by one of these restrictions, itself or as one of its family: the almonds
 * of who must not eat nuts.
 */
export function namesLeftOut(words: string, restrictions: readonly Restriction[]): boolean {
  const named = (dietsOfWord(words) ?? []).flatMap(restrictionsOfId);
  if (named.length === 0) return false;
  const left = new Set(restrictions.map(restrictionId));
  return named.some((one) => left.has(restrictionId(one)) || (one.kind === 'member' && left.has(familyOf(one.member))));
}

/** Ids of what is left out. Whoever leaves out meat is a vegetarian here; a whole diet names no food. */
export function idsOf(restrictions: readonly Restriction[], words: string): string[] {
  return [
    ...new Set(
      restrictions.flatMap((restriction) => {
        if (restriction.kind === 'words') return [];
        if (restriction.kind !== 'diet') return [restrictionId(restriction)];
        if (restriction.diet === 'meat-free') return ['vegetarian'];
        return isLeftOut(restriction.diet, words) ? [restriction.diet] : [];
      }),
    ),
  ];
}

function isLeftOut(diet: Diet, words: string): boolean {
  return definitionOf(diet).rule.kind === 'free-from' || /animal|tieris|animaux/.test(words);
}
