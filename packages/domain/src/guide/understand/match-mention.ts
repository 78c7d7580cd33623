import { restrictionId } from '../../diets/index.ts';
import { memoize } from '../../lib/index.ts';
import { namedIn as runsIn } from '../../understanding/index.ts';
import type { ProductView } from '../facts.ts';
import {
  FILLERS,
  identityIn,
  isFoodWord,
  isPlainName,
  isTelling,
  isWeak,
  JOINS,
  NAMES,
  officialName,
  plainWords,
  SINGLE,
  VARIANTS,
} from './mention-words.ts';
import { EDITIONS } from './name-words.data.ts';
import { isNearly, isSwapped, stem } from './words.ts';

/** What a mention of a food turned out to be: one product, several of the same kind, or none. */
export type Match = { kind: 'one'; product: ProductView } | { kind: 'several'; products: readonly ProductView[] } | { kind: 'none' };

/** What a food is called. */
type Titled = Pick<ProductView, 'name' | 'brand' | 'category'>;

/** More than this many are not worth listing. */
export const MAX_SHOWN = 5;

/**
 * The product that someone means, out of those that a search found (best first). Every word has to stand in the name, brand or
 * category. A name or brand that says just that is the product itself; otherwise, where names differ, all of them may be meant.
 */
export function matchMention(mention: string, candidates: readonly ProductView[]): Match {
  const words = officialName(mention)
    .split(' ')
    .filter((word) => !FILLERS.has(word));
  if (words.length === 0) return { kind: 'none' };
  // Who writes a word as a name has it means no other that is one slip away: Prince is no Price.
  const exactly = fittingOf(words, candidates, (word, other) => stem(word) === stem(other));
  const named = exactly.length > 0 ? exactly : fittingOf(words, candidates, isMeant);
  // "Naranja" is "orange" only beside the rest of a name, and where nothing has the word itself: Milka is no milk.
  const fitting = (
    named.length > 0 || words.length < 2
      ? named
      : fittingOf(
          words,
          candidates.filter((product) => words.includes('free') || !words.some((word) => isFreeOf(word, product))),
          (word, other) => isMeant(word, other) || isSameFood(word, other),
        )
  ).sort((one, other) => unmentionedWords(one, words) - unmentionedWords(other, words));
  const [first] = fitting;
  if (first === undefined) return { kind: 'none' };
  const exact = fitting.filter((product) => isNamedInFull(product, words)).sort(byKnowledge)[0];
  if (exact !== undefined) return { kind: 'one', product: exact };
  const different = [...new Map(fitting.map((product) => [plainWords(product.name), product])).values()];
  return different.length === 1 && (isClose(first, words) || isOnlyOne(first, words))
    ? { kind: 'one', product: first }
    : { kind: 'several', products: different.slice(0, MAX_SHOWN) };
}

function fittingOf(
  words: readonly string[],
  candidates: readonly ProductView[],
  isWord: (word: string, other: string) => boolean,
): ProductView[] {
  const compounds = foodsNamedIn(words.join(' '))
    .map((run) => run.filter((word) => !KINDS.has(word)))
    .filter((run) => run.length > 1);
  const holds = (text: string | null, run: readonly string[]) =>
    text !== null &&
    run.every((word) =>
      plainWords(text)
        .split(' ')
        .some((other) => isWord(word, other)),
    );
  // "Coconut milk" is no milk chocolate with coconut: its words stand side by side in the name, or in the kind.
  const isScattered = ({ name, brand, category }: ProductView) =>
    compounds.some((run) => ![`${brand ?? ''} ${name}`, category].some((text) => holds(text, run)));
  return candidates.filter(
    (product) =>
      words.every((word) => wordsOf(product).some((other) => isWord(word, other))) &&
      !isPartOfAnother(words, product) &&
      !isScattered(product),
  );
}

/** A word that is itself a known food is no slip of another: "margarine" is not "mandarine". */
function isMeant(word: string, other: string): boolean {
  if (stem(word) === stem(other)) return true;
  // "Emmental" and "Emmentaler": the same word with another ending.
  if (!isFoodWord(word)) return isNearly(word, other);
  return word.length >= MIN_ROOT && (other.startsWith(word) || isSwapped(stem(word), stem(other)));
}

/** "Naranja" and "orange": one food in two languages. */
const isSameFood = (word: string, other: string): boolean => {
  const [one, two] = [foodOf(word), foodOf(other)];
  return one !== '' && one === two;
};
const foodOf = memoize((word: string): string =>
  word.length > 2
    ? [
        ...new Set(
          runsIn([word], NAMES).flatMap(({ restrictions }) =>
            restrictions.flatMap((one) => {
              if (one.kind === 'food') return [identityIn(one)];
              return one.kind === 'diet' && !(SINGLE.test(restrictionId(one)) && isPlainName(word)) ? [] : [restrictionId(one)];
            }),
          ),
        ),
      ]
        .sort()
        .join(' ')
    : '',
);

/** Whether a name says that the food is free of what a word names: "Dairy-Free Yogurt" is no milk. */
export function isFreeOf(word: string, { name, brand }: Titled): boolean {
  const words = plainWords(`${brand ?? ''} ${name}`).split(' ');
  return words.some(
    (one, at) => /^(?:free|frei|vrij|libre)$/.test(words[at + 1] ?? '') && (stem(one) === stem(word) || isSameFood(word, one)),
  );
}

/** Letters of a word that may take another ending. */
const MIN_ROOT = 6;

/** The butter of "peanut butter" is no butter: what is mentioned stands only inside the longer name of another food. */
function isPartOfAnother(mentioned: readonly string[], { name, brand }: ProductView): boolean {
  if (!mentioned.every((word) => isFoodWord(word))) return false;
  const runs = foodsNamedIn(plainWords([brand, name].filter((text) => text !== null).join(' ')));
  const containing = runs.filter((run) => mentioned.some((word) => run.some((one) => stem(one) === stem(word))));
  return (
    containing.length > 0 &&
    containing.every(
      (run) =>
        run.length > 1 && run.some((one) => isFoodWord(one) && !KINDS.has(one) && !mentioned.some((word) => stem(word) === stem(one))),
    )
  );
}

/** The words of each food that a name holds; the same products are asked about again and again. */
const foodsNamedIn = memoize((name: string): string[][] => {
  const words = name.split(' ');
  return runsIn(words, NAMES).map(({ from, to }) => words.slice(from, to));
});

/** Names of kinds that say no more than the name beside them: "emmental cheese". */
const KINDS: ReadonlySet<string> = new Set(
  'cheese kase fromage queso formaggio kaas queijo rape rapee filet filets fillet fillets fish fisch poisson bean beans seed seeds chocolate bread'.split(
    ' ',
  ),
);

/** Further words than this in a name make it another food: a banana muffin is no banana. */
const FURTHER = 2;
/** Of a name that several words tell, so many more. */
const FURTHER_OF_SEVERAL = 3;

function isClose(product: ProductView, mentioned: readonly string[]): boolean {
  const isBrandNamed =
    product.brand !== null &&
    plainWords(product.brand)
      .split(' ')
      .every((word) => mentioned.some((one) => isNearly(one, word)));
  const further = plainWords(product.name)
    .split(' ')
    .filter((word) => !FILLERS.has(word) && !mentioned.some((one) => isNearly(one, word)));
  if (further.some((word) => VARIANTS.has(word))) return false;
  // "Monster Munch": words that name no food at all are a name of their own.
  if (
    mentioned.length > 1 &&
    mentioned.every((word) => !isFoodWord(word) && !isWeak(word)) &&
    unmentionedWords(product, mentioned) <= FURTHER
  )
    return true;
  const most =
    mentioned.filter((word) => !isWeak(word)).length > 1 && !further.some((word) => EDITIONS.has(word)) ? FURTHER_OF_SEVERAL : FURTHER;
  return isBrandNamed || (unmentionedWords(product, mentioned) <= most && !further.some((word) => isFoodWord(word) && !KINDS.has(word)));
}

/** "Yop de vainilla": the only one that bears a name of its own and all that stands beside it, unless a word of it tells it from others. */
function isOnlyOne({ name }: ProductView, mentioned: readonly string[]): boolean {
  const further = plainWords(name)
    .split(' ')
    .filter((word) => !mentioned.some((one) => isMeant(one, word) || isSameFood(one, word)));
  return (
    mentioned.length > 1 && mentioned.some((word) => !isFoodWord(word) && !isWeak(word)) && !further.some((word) => VARIANTS.has(word))
  );
}

/** Whether these very words are the product's name, alone or with its brand, or the brand that its name begins with. */
export function isNamed(words: string, { name, brand }: Pick<ProductView, 'name' | 'brand'>): boolean {
  const plain = plainWords(words);
  const isBrand = brand !== null && plainWords(brand) === plain && plainWords(name).startsWith(plain);
  return isBrand || [name, `${brand ?? ''} ${name}`].some((one) => plainWords(one) === plain);
}

/**
 * The product whose whole name stands in a text, with more of its own words than any other of them: `null` where none does, or two do.
 * A name of one word needs its brand beside it. What the mention has of words that tell products apart has to be in it.
 */
export function namedInFull(text: string, mention: string, products: readonly ProductView[]): ProductView | null {
  const typed = plainWords(text).split(' ');
  const telling = plainWords(mention).split(' ').filter(isTelling);
  const isTyped = (word: string) => typed.some((one) => (isFoodWord(word) ? stem(one) === stem(word) : isNearly(one, word)));
  const wordsIn = (part: string | null) =>
    part === null
      ? []
      : plainWords(part)
          .split(' ')
          .filter((word) => !FILLERS.has(word) && !JOINS.has(word) && !/^(?:\d+|%)$/.test(word));
  const whole = products.flatMap((product) => {
    const name = wordsIn(product.name);
    const own = [...new Set([...name, ...wordsIn(product.brand)])].filter(isTyped);
    const isOther = telling.some((word) => !wordsOf(product).some((one) => isNearly(one, word)));
    return !isOther && name.length > 0 && name.every(isTyped) && own.length > 1 ? [{ product, count: own.length }] : [];
  });
  const most = Math.max(...whole.map(({ count }) => count));
  const [first, ...others] = whole.filter(({ count }) => count === most);
  return first !== undefined && others.every(({ product }) => plainWords(product.name) === plainWords(first.product.name))
    ? first.product
    : null;
}

/** Whether a mention says nothing of a food but whose it is: "food club". */
export function isOnlyBrand(mention: string, { name, brand }: Pick<ProductView, 'name' | 'brand'>): boolean {
  const words = plainWords(mention)
    .split(' ')
    .filter((word) => !FILLERS.has(word) && !JOINS.has(word));
  const has = (text: string | null, word: string) =>
    text !== null &&
    plainWords(text)
      .split(' ')
      .some((one) => isNearly(one, word));
  return brand !== null && words.every((word) => has(brand, word) && !has(name, word));
}

/** How many words of a mention a product has, in whichever language: those to ask back about where none has all. */
export function wordsShared(mention: string, product: Titled): number {
  const own = wordsOf(product);
  return plainWords(mention)
    .split(' ')
    .filter((word) => word.length > 2 && !FILLERS.has(word) && !JOINS.has(word))
    .filter((word) => !isFreeOf(word, product) && own.some((other) => isMeant(word, other) || isSameFood(word, other))).length;
}

/** How much more the name, or the category, says than the mention: the closest is meant first. */
function unmentionedWords({ name, category }: ProductView, mentioned: readonly string[]): number {
  const more = (text: string) =>
    plainWords(text)
      .split(' ')
      .filter(
        (word) => !FILLERS.has(word) && !JOINS.has(word) && !/^(?:\d+|%)$/.test(word) && !mentioned.some((one) => isNearly(one, word)),
      ).length;
  const holds = (text: string) =>
    mentioned.every((one) =>
      plainWords(text)
        .split(' ')
        .some((word) => isNearly(one, word)),
    );
  const ofCategory = category !== null && holds(category) ? more(category) : Infinity;
  return Math.min(more(name) + 1, ofCategory);
}

function wordsOf({ name, brand, category }: Titled): string[] {
  return plainWords([name, brand, category].filter((text) => text !== null).join(' ')).split(' ');
}

/** Nothing in the name beyond the mention: "coca cola" is Coca-Cola Original Taste, but not Coca-Cola Cherry. */
function isNamedInFull({ name, brand }: ProductView, mentioned: readonly string[]): boolean {
  const rest = plainWords(name)
    .split(' ')
    .filter((word) => !FILLERS.has(word) && word !== 'taste' && !mentioned.some((one) => isNearly(one, word)));
  const brandWords = brand === null ? [] : plainWords(brand).split(' ');
  const isBrandNamed = brandWords.some((word) => mentioned.some((one) => isNearly(one, word)));
  return rest.every((word) => isBrandNamed && brandWords.includes(word));
}

/** The one of which most is known comes first: several records of one product differ in that. */
export function byKnowledge(one: ProductView, other: ProductView): number {
  return knowledgeOf(other) - knowledgeOf(one);
}

function knowledgeOf({ facts }: ProductView): number {
  const figures = [
    facts.nutriments.energyKcal ?? facts.nutriments.energyKj,
    facts.nutriments.sugars,
    facts.nutriments.saturatedFat,
    facts.nutriments.salt,
    facts.nutriments.proteins,
  ];
  return figures.filter((figure) => figure !== undefined).length + (facts.ingredientsText === null ? 0 : 1);
}
