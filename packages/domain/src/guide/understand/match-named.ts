import type { ProductView } from '../facts.ts';
import { isLittleWord } from '../intents/plain-words.ts';
import { byKnowledge, isFreeOf, type Match, wordsShared } from './match-mention.ts';
import { FILLERS, isForm, isWeak, JOINS, plainWords } from './mention-words.ts';
import { type FoodInMention, foodCalled, foodIn, type NamedFood } from './named-foods.ts';
import { stem } from './words.ts';

/**
 * The products that are the food which a mention names: those that stand on its shelf, or whose name says first of all that they are it.
 * What stands beside it, as a brand, has to be theirs. Where more than one is left all of them may be meant; a neighbour never is.
 */
export function matchNamed(named: FoodInMention, candidates: readonly ProductView[]): Match {
  const { food, called } = named;
  const telling = tellingIn(named);
  const fitting = thoseOfFood(named, candidates)
    .map((product) => ({ product, more: furtherIn(food, product.name) }))
    .sort((one, other) => one.more - other.more || byKnowledge(one.product, other.product));
  // "Galettes bretonnes" are those that call themselves so, before other shortbread.
  const literal = fitting.filter(({ product }) => called.every((word) => wordsIn(product.name).some((one) => stem(one) === stem(word))));
  const meant = literal.length > 0 ? literal : fitting;
  const whole = telling.length > 0 ? [] : meant.filter(({ more }) => more === 0);
  const products = (whole.length > 0 ? whole : meant).map(({ product }) => product);
  const different = [
    ...new Map(products.toReversed().map((product) => [plainWords(`${product.name} ${product.brand ?? ''}`), product])).values(),
  ].reverse();
  const [first] = different;
  if (first === undefined) return { kind: 'none' };
  return different.length === 1 ? { kind: 'one', product: first } : { kind: 'several', products: different };
}

/** All that are that food, and of whatever stands beside its name. */
export function thoseOfFood(named: FoodInMention, candidates: readonly ProductView[]): readonly ProductView[] {
  const telling = tellingIn(named);
  return candidates.filter(
    (product) =>
      isThatFood(named.food, product) &&
      !telling.some((word) => isFreeOf(word, product)) &&
      (telling.length === 0 || wordsShared(telling.join(' '), product) >= telling.length),
  );
}

const tellingIn = ({ beside }: FoodInMention): readonly string[] => beside.filter((word) => word.length > 2 && !saysHowItComes(word));

/** "Aus der Dose", "em lata", "tinned": how a food comes is no part of its name. */
export const saysHowItComes = (word: string): boolean =>
  FILLERS.has(word) || JOINS.has(word) || isForm(word) || isLittleWord(word) || PRESERVED.has(word);
const PRESERVED: ReadonlySet<string> = new Set(
  'tinned canned tin packed jarred konserve konserven dosen boite boites conserve conserves conserva conservas enlatado enlatada enlatados enlatadas scatola latta sott vetro blik glazen potje bocal'.split(
    ' ',
  ),
);

/** Whether a product is such a food, by its categories or by what its name begins or ends with. */
export function isThatFood(food: NamedFood, { name, facts }: Pick<ProductView, 'name' | 'facts'>): boolean {
  const heads = headsOf(name);
  const { categoriesTags: tags } = facts;
  const isTagged = (one: NamedFood) => one.tags.some((tag) => tags.includes(tag));
  // Categories stand from wide to narrow: a pesto is no other sauce for pasta.
  const depth = (one: NamedFood) => Math.max(...one.tags.map((tag) => tags.indexOf(tag)));
  // What calls itself otherwise was filed with its neighbours: guacamole among hummus.
  if (isTagged(food))
    return heads.length === 0 || heads.includes(food) || heads.some((head) => isTagged(head) && depth(head) <= depth(food));
  const isNear = (tag: string) => food.wider.includes(tag) || food.tags.some((one) => kindOfTag(one) === kindOfTag(tag));
  return heads.includes(food) && (tags.length === 0 || tags.some(isNear));
}

/** "Chocolates-with-hazelnuts" are no hazelnuts. "Soups" of "pumpkin-soups": a narrower category than a food was filed under is of the same kind. */
const kindOfTag = (tag: string): string => (tag.includes('-with-') ? tag : tag.slice(Math.max(tag.lastIndexOf('-'), tag.indexOf(':')) + 1));

/** What a name may say first of all that a food is: its beginning, or in English, German and Dutch the end of it. */
function headsOf(name: string): readonly NamedFood[] {
  const whole = wordsIn(name);
  const first = wordsIn(name.split(BEYOND)[0] ?? '');
  const begins = longest(whole, (length) => whole.slice(0, length));
  const ends = longest(first, (length) => first.slice(first.length - length));
  return [begins, ends].flatMap((one) => one ?? []);
}

const wordsIn = (text: string): readonly string[] =>
  plainWords(text)
    .split(' ')
    .filter((word) => !/^[\d%]+$/.test(word));

/** The food that most words of a name are called. */
function longest(words: readonly string[], run: (length: number) => readonly string[]): NamedFood | null {
  for (let length = words.length; length > 0; length -= 1) {
    const food = foodCalled(run(length).join(' '), null);
    if (food !== null) return food;
  }
  return null;
}
/** Behind it a name says what a food comes with. */
const BEYOND = /,| [–-] |\(| (?:with|mit|met|avec|con|com|in|en|em|au|aux|à|al|alla|all')(?= |$)/u;

/** How many words a name has beside those of the food. */
function furtherIn(food: NamedFood, name: string): number {
  const found = foodIn(name, null);
  const words = found?.food === food ? found.beside : plainWords(name).split(' ');
  return words.filter((word) => !JOINS.has(word) && !isWeak(word) && !/^[\d%]+$/.test(word)).length;
}
