import { GUESS_PRICE, namesAt } from './names/find-names.ts';
import { type NameMeaning, NO_MEANING, namesSomething } from './names/known-names.ts';
import { correctionsOf, isCuratedName, isKnownWord } from './names/spelling.ts';
import { FREE_ENDING } from './words/phrases.data.ts';
import {
  foodOfAllergyWord,
  ILLNESS,
  isAllergyWord,
  MAX_PHRASE_WORDS,
  OF_AMOUNT,
  OF_OWN_RULES,
  ROLES,
  type Role,
  WITHOUT_FOOD,
} from './words/roles.ts';
import { END, PAUSE, tokensOf } from './words/tokens.ts';

/** A part of a typed text: a name, an unknown word, or a word around them. */
export type Element =
  | { readonly kind: 'name'; readonly meant: NameMeaning; readonly typed: string /** Read as mistyped. */; readonly isGuess: boolean }
  | { readonly kind: 'unknown'; readonly typed: string }
  | { readonly kind: 'allergy'; readonly typed: string }
  | { readonly kind: 'role'; readonly role: Role; readonly typed: string }
  /** No food at all ("cat hair"). */
  | { readonly kind: 'no food'; readonly typed: string }
  | { readonly kind: 'pause' }
  | { readonly kind: 'end' };

const UNKNOWN = 100;
const PASSED = 20;
/** "Zöliakiebetroffene": a word that begins as the illness does. */
const OF_ILLNESS = 60;
const NO_FOOD_PHRASE = 5;
const NO_FOOD_WORD = 50;
const ROLE = 2;
const NUMBER = /^\d{1,2}$/;

/** A typed text divided in the way that leaves the fewest words unknown and needs the fewest and nearest names. */
export function elementsOf(text: string): Element[] {
  const tokens = tokensOf(text)
    .filter((token, at, all) => !isSpanishSoy(token, all[at + 1]))
    .flatMap(splitToken);
  const count = tokens.length;
  const cost = Array.from({ length: count + 1 }, () => 0);
  const best: ({ to: number; element: Element } | undefined)[] = [];
  for (let at = count - 1; at >= 0; at -= 1) {
    let least = Infinity;
    for (const { to, element, price } of readingsAt(tokens, at)) {
      const total = price + (cost[to] ?? 0);
      if (total < least) {
        least = total;
        best[at] = { to, element };
      }
    }
    cost[at] = least;
  }
  const elements: Element[] = [];
  for (let at = 0; at < count; ) {
    const chosen = best[at];
    if (chosen === undefined) break;
    elements.push(chosen.element);
    at = chosen.to;
  }
  return elements;
}

/** "Nussallergie" as "nuss allergie", "glutenfrei" as "gluten frei": a word of two parts with a meaning each. */
function splitToken(token: string): string[] {
  const food = foodOfAllergyWord(token);
  if (food !== null) return [stemOf(food), token.slice(food.length)];
  const [, free, ending] = FREE_ENDING.exec(token) ?? [];
  if (free === undefined || ending === undefined) return [token];
  const isNamed = isKnownWord(stemOf(free));
  return isFree(ending)
    ? isNamed || !isKnownWord(token)
      ? [stemOf(free), ending]
      : [token]
    : isCuratedName(free) && !isLikeAllergen(token)
      ? [free, ending]
      : [token];
}

/** "Soy alérgico" ("I am allergic") is not about soy. */
function isSpanishSoy(token: string, next: string | undefined): boolean {
  return (
    token === 'soy' &&
    next !== undefined &&
    /^(?:muy|al+[ae]?r?g[ei]c[oa]s?|int?ol+erantes?|celi[ac]+[oa]|vegan[oa]|vegetarian[oa]|pes[ck][ae]tarian[oa])$/.test(next)
  );
}

/** "Less" and "los" end many words; "free" and "frei" are unambiguous. */
function isFree(ending: string): boolean {
  return ending.startsWith('fr') || ending.startsWith('vrij');
}

/** The first part of a compound as it stands alone ("schweine" as "schwein", "kirsch" as "kirsche"). */
function stemOf(part: string): string {
  if (isCuratedName(part) || (!isKnownWord(part) && isLikeAllergen(part))) return part;
  const stems = [part, part.replace(/(?:es|en|er|s|n|e)$/, ''), part.replace(/[sn]$/, ''), `${part}e`, `${part}en`].filter(
    (stem) => stem.length > 1,
  );
  return stems.find(isCuratedName) ?? stems.find(isKnownWord) ?? part;
}

function isLikeAllergen(word: string): boolean {
  return correctionsOf(word).some(({ isAllergen }) => isAllergen);
}

function namesWhom(words: readonly string[]): boolean {
  return words.some((word) => ILLNESS.test(word)) || (words.length > 1 && words.some(isCuratedName));
}

type ElementReading = { readonly to: number; readonly element: Element; readonly price: number };

function readingsAt(tokens: readonly string[], at: number): ElementReading[] {
  const token = tokens[at] ?? '';
  if (token === END) return [{ to: at + 1, element: { kind: 'end' }, price: 0 }];
  if (token === PAUSE) return [{ to: at + 1, element: { kind: 'pause' }, price: 0 }];
  const typed = (to: number): string => tokens.slice(at, to).join(' ');
  const readings: ElementReading[] = namesAt(tokens, at)
    // "Suitable for coeliacs" says nothing on a pack; typed, it says for whom.
    // An age is no food, though lists print some by a number alone.
    .filter(({ to }) => !tokens.slice(at, to).every((one) => NUMBER.test(one)))
    .filter(({ to, meant }) => namesSomething(meant) || !namesWhom(tokens.slice(at, to)))
    .map(({ to, meant, price }) => ({
      to,
      element: { kind: 'name', meant, typed: typed(to), isGuess: price >= GUESS_PRICE },
      price,
    }));
  for (let to = at + 1; to <= Math.min(tokens.length, at + MAX_PHRASE_WORDS); to += 1) {
    const role = ROLES.get(typed(to));
    if (role !== undefined) readings.push({ to, element: { kind: 'role', role, typed: typed(to) }, price: ROLE });
    if (WITHOUT_FOOD.has(typed(to)))
      readings.push({ to, element: { kind: 'no food', typed: typed(to) }, price: to > at + 1 ? NO_FOOD_PHRASE : NO_FOOD_WORD });
    if (OF_AMOUNT.has(typed(to)) || OF_OWN_RULES.has(typed(to)))
      readings.push({ to, element: { kind: 'unknown', typed: typed(to) }, price: ROLE });
  }
  if (isAllergyWord(token)) readings.push({ to: at + 1, element: { kind: 'allergy', typed: token }, price: ROLE });
  if (/^(?:[\d.,%]+|[a-z])$/.test(token))
    readings.push({ to: at + 1, element: { kind: 'role', role: 'passed over', typed: token }, price: PASSED });
  if (ILLNESS.test(token))
    readings.push({
      to: at + 1,
      element: { kind: 'name', meant: { ...NO_MEANING, diets: ['gluten-free'] }, typed: token, isGuess: true },
      price: OF_ILLNESS,
    });
  return [...readings, { to: at + 1, element: { kind: 'unknown', typed: token }, price: UNKNOWN }];
}
