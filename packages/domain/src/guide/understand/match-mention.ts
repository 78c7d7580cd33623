import { restrictionId } from '../../diets/index.ts';
import { memoize } from '../../lib/index.ts';
import { namedIn as runsIn } from '../../understanding/index.ts';
import type { ProductView } from '../facts.ts';
import { isFormOfCommonWord } from '../intents/common-words.ts';
import { isLittleWord } from '../intents/plain-words.ts';
import { shelvesIn } from './concepts.ts';
import { EDITIONS, NICKNAMES } from './name-words.data.ts';
import { isNearly, plainWords, runsOf, stem } from './words.ts';

/** What a mention of a food turned out to be: one product, several of the same kind, or none. */
export type Match = { kind: 'one'; product: ProductView } | { kind: 'several'; products: readonly ProductView[] } | { kind: 'none' };

/** More than this many are not worth listing. */
const MAX_SHOWN = 5;

/**
 * The product that someone means, out of those that a search found (best first). Every word has to stand in the name, brand or
 * category. A name or brand that says just that is the product itself; otherwise, where names differ, all of them may be meant.
 */
export function matchMention(mention: string, candidates: readonly ProductView[]): Match {
  const words = officialName(mention)
    .split(' ')
    .filter((word) => !FILLERS.has(word));
  if (words.length === 0) return { kind: 'none' };
  const named = fittingOf(words, candidates, isMeant);
  // "Naranja" is "orange" only beside the rest of a name, and where nothing has the word itself: Milka is no milk.
  const fitting = (
    named.length > 0 || words.length < 2
      ? named
      : fittingOf(words, candidates, (word, other) => isMeant(word, other) || isSameFood(word, other))
  ).sort((one, other) => unmentionedWords(one, words) - unmentionedWords(other, words));
  const [first] = fitting;
  if (first === undefined) return { kind: 'none' };
  const exact = fitting.filter((product) => isNamedInFull(product, words)).sort(byKnowledge)[0];
  if (exact !== undefined) return { kind: 'one', product: exact };
  const different = [...new Map(fitting.map((product) => [plainWords(product.name), product])).values()];
  return different.length === 1 && isClose(first, words)
    ? { kind: 'one', product: first }
    : { kind: 'several', products: different.slice(0, MAX_SHOWN) };
}

function fittingOf(
  words: readonly string[],
  candidates: readonly ProductView[],
  isWord: (word: string, other: string) => boolean,
): ProductView[] {
  return candidates.filter(
    (product) => words.every((word) => wordsOf(product).some((other) => isWord(word, other))) && !isPartOfAnother(words, product),
  );
}

/** A word that is itself a known food is no slip of another: "margarine" is not "mandarine". */
function isMeant(word: string, other: string): boolean {
  if (stem(word) === stem(other)) return true;
  // "Emmental" and "Emmentaler": the same word with another ending.
  return isFoodWord(word) ? word.length >= MIN_ROOT && other.startsWith(word) : isNearly(word, other);
}

/** "Naranja" and "orange": one food in two languages. */
const isSameFood = (word: string, other: string): boolean => {
  const [one, two] = [foodOf(word), foodOf(other)];
  return one !== '' && one === two;
};
const foodOf = memoize((word: string): string =>
  word.length > 2
    ? runsIn([word], NAMES)
        .flatMap(({ restrictions }) => restrictions.map(restrictionId))
        .sort()
        .join(' ')
    : '',
);

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
  'cheese kase fromage queso formaggio kaas queijo rape rapee fish fisch poisson bean beans seed seeds chocolate bread'.split(' '),
);
const NAMES = { isCuratedOnly: false, isCautious: false, mayBeMistyped: () => false } as const;
/** Whether these very words name a food. */
export const isFoodName = memoize((words: string): boolean => words.length > 2 && words.split(' ').every((word) => isFoodWord(word)));

const isFoodWord = memoize((word: string): boolean => word.length > 2 && runsIn([word], NAMES).length > 0);

/** Further words than this in a name make it another food: a banana muffin is no banana. */
const FURTHER = 2;

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
  return isBrandNamed || (unmentionedWords(product, mentioned) <= FURTHER && !further.some((word) => isFoodWord(word) && !KINDS.has(word)));
}

/** Words that tell the kinds of one product apart: without them it is not this one that was named. */
const VARIANTS: ReadonlySet<string> = new Set(
  'zero light lite diet max cherry vanilla lemon lime decaf free sugarfree unsweetened skimmed semi whole dark white crunchy smooth mini protein vegan'.split(
    ' ',
  ),
);

/** Whether these very words are the product's name, alone or with its brand, or the brand that its name begins with. */
export function isNamed(words: string, { name, brand }: Pick<ProductView, 'name' | 'brand'>): boolean {
  const plain = plainWords(words);
  const isBrand = brand !== null && plainWords(brand) === plain && plainWords(name).startsWith(plain);
  return isBrand || [name, `${brand ?? ''} ${name}`].some((one) => plainWords(one) === plain);
}

/** The words to look for when someone uses a nickname. */
export function officialName(mention: string): string {
  const words = plainWords(mention).split(' ');
  const named = words.filter((word) => !ORDINARY.has(word)).map((word) => OWNERS[word] ?? word);
  const plain = (named.length === 0 ? words : named).join(' ');
  return Object.hasOwn(NICKNAMES, plain) ? (NICKNAMES[plain] ?? plain) : plain;
}

/** Brands that are somebody's, typed without the apostrophe. */
const OWNERS: Readonly<Record<string, string>> = {
  lays: "lay's",
  kelloggs: "kellogg's",
  mcvities: "mcvitie's",
  reeses: "reese's",
  hersheys: "hershey's",
  campbells: "campbell's",
  hellmans: "hellmann's",
  hellmanns: "hellmann's",
  'm&ms': "m&m's",
};

/** "Normal Coke" is Coke. */
const ORDINARY: ReadonlySet<string> = new Set(
  'normal normale normales normaal normaler regular ordinary usual gewone gewoon gewohnliche gewohnlicher'.split(' '),
);
/** How a food comes, not what it is: "a Mars bar". */
const FORMS: ReadonlySet<string> = new Set(
  'bar bars can cans bottle bottles jar pot pack packet tin riegel dose flasche glas packung barre barres canette bouteille pot barrita lata botella bote barretta lattina bottiglia vasetto barra garrafa frasco reep blikje fles pak'.split(
    ' ',
  ),
);

/** A mention without what a food comes in; `null` where nothing changes. */
export function withoutForms(mention: string): string | null {
  const words = plainWords(mention).split(' ');
  const named = words.filter((word) => !FORMS.has(word));
  return named.length === 0 || named.length === words.length ? null : named.join(' ');
}

/** Parts of a mention that may be the name in it, the longest first: of "grabbed a twix" what is left when words go. */
export function partsOf(mention: string): string[] {
  const words = plainWords(mention).split(' ');
  return runsOf(words, words.length - 1)
    .map(({ run }) => run)
    .filter((run) => run.length > MIN_PART && run.split(' ').some((word) => !isWeak(word)));
}

/** Whether a mention says no more than a part of it but words that name nothing, or how many: "ist red bull", "2 fanta orange". */
export function saysNoMore(mention: string, part: string, kinds: readonly string[] = []): boolean {
  const named = plainWords(part).split(' ');
  const rest = plainWords(mention)
    .split(' ')
    .filter((word) => !named.includes(word));
  return rest.every((word) => /^\d{1,2}$/.test(word) || namesNothing(word) || shelvesIn([word]).some((one) => kinds.includes(one)));
}

/** Words of a mention that may be a name: of "drags down lindt gold bunny" the last three; `null` where that is all or nothing of it. */
export function namingWords(mention: string): string | null {
  const words = plainWords(mention).split(' ');
  const naming = words.filter((word) => !namesNothing(word));
  return naming.length === 0 || naming.length === words.length || naming.every((word) => isWeak(word)) ? null : naming.join(' ');
}

/** A mention without the kind of food: of "cookies prince" the second word; `null` where nothing changes. */
export function withoutKinds(mention: string): string | null {
  const words = plainWords(mention).split(' ');
  const named = words.filter((word) => shelvesIn([word]).length === 0);
  return named.length === 0 || named.length === words.length ? null : named.join(' ');
}

/** Whether a word is one that people use and that neither names a food nor tells one product from another. */
export function namesNothing(word: string): boolean {
  return (isLittleWord(word) || (isFormOfCommonWord(word) && !isFoodWord(word))) && !isTelling(word);
}

/** Words that tell products of one name apart. */
function isTelling(word: string): boolean {
  return VARIANTS.has(word) || WEAK.has(word) || EDITIONS.has(word);
}
/** Words of many names, which make none by themselves. */
function isWeak(word: string): boolean {
  return FILLERS.has(word) || FORMS.has(word) || VARIANTS.has(word) || WEAK.has(word);
}
const WEAK: ReadonlySet<string> = new Set(
  'deluxe premium super extra bio organic organico biologico natural natur nature naturel fresh crispy crunchy special selection finest gold royal big king family best good great real pure simply'.split(
    ' ',
  ),
);
/** Shorter words are hardly a name. */
const MIN_PART = 3;

/** How much more the name, or the category, says than the mention: the closest is meant first. */
function unmentionedWords({ name, category }: ProductView, mentioned: readonly string[]): number {
  const more = (text: string) =>
    plainWords(text)
      .split(' ')
      .filter((word) => !FILLERS.has(word) && !mentioned.some((one) => isNearly(one, word))).length;
  const holds = (text: string) =>
    mentioned.every((one) =>
      plainWords(text)
        .split(' ')
        .some((word) => isNearly(one, word)),
    );
  const ofCategory = category !== null && holds(category) ? more(category) : Infinity;
  return Math.min(more(name) + 1, ofCategory);
}

const FILLERS: ReadonlySet<string> = new Set([
  'and',
  'with',
  'the',
  'of',
  'a',
  'from',
  'by',
  'in',
  'original',
  'classic',
  'normal',
  'regular',
  'plain',
  'drink',
  'product',
  'brand',
]);

function wordsOf({ name, brand, category }: ProductView): string[] {
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
function byKnowledge(one: ProductView, other: ProductView): number {
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
