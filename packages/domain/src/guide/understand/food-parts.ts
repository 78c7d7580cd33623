import { memoize } from '../../lib/index.ts';
import { namedIn as runsIn } from '../../understanding/index.ts';
import { nutrimentOf } from '../figures.ts';
import { nutrientOf } from './concepts.ts';
import { FOOD_KINDS, FOOD_NAMES } from './food-kinds.data.ts';
import { FILLERS, identityIn, isFoodWord, isNameOf, JOINS, NAMES, plainWords } from './mention-words.ts';
import { stem } from './words.ts';

/** Languages of the tables, in their order. */
const LANGUAGES = ['en', 'fr', 'de', 'es', 'it', 'nl', 'pt'] as const;
type Language = (typeof LANGUAGES)[number];
type KindId = keyof typeof FOOD_KINDS;
const IDS: readonly KindId[] = kindIds();
/** Of each kind its names by language. */
const NAMES_OF: ReadonlyMap<KindId, readonly (readonly string[])[]> = new Map(
  IDS.map((id) => [id, FOOD_KINDS[id].names.split(' | ').map((names) => names.split(', '))]),
);
const KINDS_BY_NAME: ReadonlyMap<string, readonly KindId[]> = byName();
/** How a food is preserved, and not what it is made into. */
const STATES: ReadonlySet<KindId> = new Set(['dried', 'smoked', 'salted', 'roasted', 'frozen']);
const SHOWN_BY_FOOD: ReadonlySet<KindId> = new Set(['nuts', 'cheese', 'fillet', 'seeds']);
/** Last parts of German and Dutch compounds, the longest first. */
const HEADS: readonly string[] = [
  ...new Set(IDS.filter((id) => !STATES.has(id)).flatMap((id) => [2, 5].flatMap((at) => NAMES_OF.get(id)?.[at] ?? []))),
].sort((one, other) => other.length - one.length);
/** Compounds that are a food of their own: "buttermilk" is no milk of butter. */
const WHOLE: ReadonlySet<string> = new Set(
  'buttermilch karnemelk fleischwurst leberwurst blutwurst teewurst kaffeesahne bratapfel'.split(' '),
);
/** A shorter first part names no food. */
const MIN_FIRST = 4;

function kindIds(): KindId[] {
  const isKind = (id: string): id is KindId => Object.hasOwn(FOOD_KINDS, id);
  return Object.keys(FOOD_KINDS).filter(isKind);
}

function byName(): Map<string, readonly KindId[]> {
  const found = new Map<string, KindId[]>();
  for (const id of IDS)
    for (const name of (NAMES_OF.get(id) ?? []).flat()) {
      const known = found.get(name) ?? [];
      found.set(name, known.includes(id) ? known : [...known, id]);
    }
  return found;
}

/** What a word says that a food is made into, or how it is preserved: "leche", "mermelada", "fumé", the end of "Mandeldrink". */
const kindsOf = memoize((word: string): readonly KindId[] => {
  const head = KINDS_BY_NAME.has(word) ? word : (compoundOf(word)?.head ?? word);
  return KINDS_BY_NAME.get(head) ?? [];
});

/** "Linsensuppe" as what it is made of and what it is made into; `null` for a word that is no such compound. */
const compoundOf = memoize((word: string): { readonly first: string; readonly head: string } | null => {
  if (WHOLE.has(word)) return null;
  const head = HEADS.find((one) => word.endsWith(one) && word.length - one.length >= MIN_FIRST);
  if (head === undefined) return null;
  const rest = word.slice(0, -head.length);
  const first = [rest, rest.replace(/(?:en|n|s|e)$/, ''), `${rest}e`].find((one) => one.length >= MIN_FIRST && isFoodWord(one));
  return first === undefined || KINDS_BY_NAME.has(first) ? null : { first, head };
});

/** A word as the words that it is made of: "kokosmilch", "aardbeienjam". */
export function partsOfWord(word: string): readonly string[] {
  const compound = KINDS_BY_NAME.has(word) ? null : compoundOf(word);
  return compound === null ? [word] : [compound.first, compound.head];
}

/** What a food is, whatever it is called; a group that is left out as one is no food: couscous is not wheat. */
const identityOf = memoize((word: string): readonly string[] => {
  const row = rowOf(word);
  if (row >= 0) return [`row ${row}`];
  const named = word.length > 2 ? runsIn([word], NAMES).flatMap(({ restrictions }) => restrictions) : [];
  return named.flatMap((one) => (one.kind === 'food' && isNameOf(one, word) ? [`food ${identityIn(one)}`] : []));
});
const NAMED: readonly (readonly (readonly string[])[])[] = FOOD_NAMES.map((line) => line.split(' | ').map((names) => names.split(', ')));

function rowOf(word: string): number {
  return NAMED.findIndex((row) => row.some((names) => names.includes(word)));
}

/**
 * A food of which a mention says what it is made of, and what into or how it is preserved: "lentil soup", "leche de coco", "smoked salmon".
 * `others`: words that no table knows, as of a brand.
 */
export type FoodParts = { readonly kinds: readonly string[]; readonly foods: readonly string[]; readonly others: readonly string[] };

/** Words that join what a food is made into with what it is made of: "sopa de lentejas", "glace à la menthe". */
const JOINS_FOOD: ReadonlySet<string> = new Set(
  "of to the have at d l all dell de du des d' di da do dos das au aux a al alla all' alle ai agli allo del della dello delle la le l' les el los las van".split(
    ' ',
  ),
);

/** "Jus d'ananas", "olio d' oliva": what an article or a preposition leans on is a word of its own. */
function apart(text: string): string {
  return plainWords(text).replace(/(?<=^| )(?:[ld]|dell|all|nell)' ?(?=\p{L})/gu, 'of ');
}

/** The parts of a mention that is such a food; `null` for any other. "Milk chocolate" and "chocolat au lait" are no milk. */
export function foodPartsOf(mention: string): FoodParts | null {
  const words = apart(mention).split(' ').flatMap(partsOfWord);
  if (isInSomething(words)) {
    const named = words.filter((word) => !JOINS_FOOD.has(word) && !JOINS.has(word) && !INSIDE.has(word));
    const foods = named.filter((word) => isFoodWord(word) || isKindWord(word));
    return { kinds: [], foods, others: named.filter((word) => !foods.includes(word)) };
  }
  const head = headOf(words);
  const states = words.filter((word) => kindsOf(word).some((id) => STATES.has(id)));
  const rest = words.filter((word, at) => at !== head && !states.includes(word) && !JOINS_FOOD.has(word) && !JOINS.has(word));
  const foods = rest.filter((word) => isFoodWord(word));
  const kind = head === null ? undefined : words[head];
  const kinds = [...(kind === undefined ? [] : [kind]), ...states];
  return kinds.length === 0 || foods.length === 0 ? null : { kinds, foods, others: rest.filter((word) => !foods.includes(word)) };
}

/** "Mackerel in olive oil", "atún en aceite": the food is the fish, whatever it lies in. */
function isInSomething(words: readonly string[]): boolean {
  const at = words.findIndex((word) => INSIDE.has(word));
  return at > 0 && isFoodWord(words[at - 1] ?? '') && words.slice(at + 1).some((word) => kindsOf(word).some((id) => LIQUIDS.has(id)));
}
const INSIDE: ReadonlySet<string> = new Set(['in', 'en', 'em', 'im']);
const LIQUIDS: ReadonlySet<KindId> = new Set(['oil', 'water', 'sauce', 'juice', 'vinegar']);

/** A food by its name alone, or with words that no table knows beside it: "bulgur", "senf of casino". */
export function plainFoodOf(mention: string): FoodParts | null {
  const words = plainWords(mention)
    .split(' ')
    .filter((word) => !JOINS.has(word) && word !== 'the');
  const foods = words.filter((word) => isFoodWord(word));
  const others = words.filter((word) => !foods.includes(word));
  const isKnown = foods.every((food) => identityOf(food).length > 0 || isKindWord(food));
  return foods.length === 0 || !isKnown || words.length > MAX_RUN ? null : { kinds: [], foods, others };
}

/** Where the word stands that says what a food is made into: before what it is made of in some languages, behind it in others. */
function headOf(words: readonly string[]): number | null {
  const isKind = (at: number) => kindsOf(words[at] ?? '').some((id) => !STATES.has(id));
  const isFood = (at: number) => isFoodWord(words[at] ?? '') && !kindsOf(words[at] ?? '').some((id) => STATES.has(id));
  const after = (at: number): number => {
    let next = at + 1;
    while (JOINS_FOOD.has(words[next] ?? '')) next += 1;
    return next;
  };
  const before = words.findIndex((_, at) => isKind(at) && after(at) > at + 1 && isFood(after(at)));
  if (before >= 0) return before;
  const behind = words.findLastIndex((_, at) => isKind(at) && at > 0 && isFood(at - 1));
  if (behind >= 0) return behind;
  const beside = words.findIndex((word, at) => isKind(at) && !ENGLISH.has(word) && isFood(at + 1));
  return beside < 0 ? null : beside;
}
const ENGLISH: ReadonlySet<string> = new Set(IDS.flatMap((id) => NAMES_OF.get(id)?.[0] ?? []));
/** Longest such food, in words: "glace to the menthe". */
const MAX_RUN = 6;

/** How many words from here on name such a food and nothing else; 0 where none do. @param words of a question, in those of the tables */
export function foodRunAt(words: readonly string[], at: number): number {
  const isPart = (word: string) => isKindWord(word) || (isFoodWord(word) && !isNutriment(word)) || JOINS_FOOD.has(word);
  if (JOINS_FOOD.has(words[at] ?? '') || !isPart(words[at] ?? '')) return 0;
  let end = at + 1;
  while (end < words.length && end - at < MAX_RUN && isPart(words[end] ?? '')) end += 1;
  while (end > at && JOINS_FOOD.has(words[end - 1] ?? '')) end -= 1;
  for (let to = end; to > at; to -= 1) {
    if (JOINS_FOOD.has(words[to - 1] ?? '')) continue;
    const parts = foodPartsOf(words.slice(at, to).join(' '));
    if (parts !== null && parts.others.length === 0) return to - at;
  }
  return 0;
}

/** {@link foodRunAt} of what lies in something: "mackerel in olive oil". */
export function foodInRunAt(words: readonly string[], at: number): number {
  const isFood = (word: string) => isFoodWord(word) && !isNutriment(word);
  if (!isFood(words[at] ?? '') || !INSIDE.has(words[at + 1] ?? '')) return 0;
  let end = at + 2;
  while (end < words.length && (isFood(words[end] ?? '') || isKindWord(words[end] ?? '') || JOINS_FOOD.has(words[end] ?? ''))) end += 1;
  return isInSomething(words.slice(at, end)) ? end - at : 0;
}

function isNutriment(word: string): boolean {
  const nutrient = nutrientOf(word);
  return nutrient !== null && nutrimentOf(nutrient) !== null;
}

/** Names to look for a food by, in each of the languages, the likeliest first. */
export function translationsOf({ kinds, foods, others }: FoodParts): readonly string[] {
  const named = LANGUAGES.flatMap((language, at) => {
    const head = kinds.map((kind) => nameOfKind(kind, at));
    const [first = '', ...more] = foods.map((food) => namesIn(food, language));
    return [...first].map((name) => [...head, name, ...more.map(([one = '']) => one), ...others].join(' '));
  });
  // "Kokosmilch", "Mandeldrink": one word on a German or a Dutch pack.
  const joined = (['de', 'nl'] as const).flatMap((language) =>
    foods.length > 1 || others.length > 0
      ? []
      : [
          ...foods.flatMap((food) => namesIn(food, language).slice(0, 1)),
          ...kinds.map((kind) => nameOfKind(kind, LANGUAGES.indexOf(language))),
        ].join(''),
  );
  return [...new Set([...named, ...joined])];
}

function nameOfKind(word: string, at: number): string {
  const [id] = kindsOf(word);
  return (id === undefined ? undefined : NAMES_OF.get(id)?.[at]?.[0]) ?? word;
}

/** Names of a food that are looked for in one language. */
const MAX_NAMES = 2;

function namesIn(word: string, language: Language): readonly string[] {
  const at = LANGUAGES.indexOf(language);
  if (isKindWord(word)) return [nameOfKind(word, at)];
  const listed = NAMED[rowOf(word)]?.[at];
  if (listed !== undefined) return listed.slice(0, 1);
  const [first] = word.length > 2 ? runsIn([word], NAMES).flatMap(({ restrictions }) => restrictions) : [];
  if (first?.kind !== 'food') return [word];
  const own = first.names[language] ?? [word];
  return [...new Set(language === 'en' ? [first.name, ...own] : own)].slice(0, MAX_NAMES);
}
/** Whether a product is the food of these parts: each stands in its name, in whichever language, and its shelf is of that kind. */
export function isFoodOfParts(
  { kinds, foods, others }: FoodParts,
  { name, brand, category }: { readonly name: string; readonly brand: string | null; readonly category: string | null },
  shelf: string | null,
): boolean {
  const own = wordsIn(name);
  const all = [...own, ...wordsIn(brand ?? ''), ...wordsIn(category ?? '')];
  const isOnShelf = kinds.every((kind) => {
    const shelves: readonly string[] = kindsOf(kind).flatMap((id): readonly string[] => FOOD_KINDS[id].shelves);
    return shelves.length === 0 || shelf === null || shelves.includes(shelf);
  });
  return (
    isOnShelf &&
    kinds.every(
      (kind) =>
        own.some((word) => stem(word) === stem(kind) || sharesAny(kindsOf(word), kindsOf(kind))) ||
        // "Queso gouda", "noix de cajou": the food says by itself that it is of the kind.
        (shelf !== null && kindsOf(kind).some((id) => SHOWN_BY_FOOD.has(id) && FOOD_KINDS[id].shelves.some((one) => one === shelf))),
    ) &&
    foods.every((food) =>
      all.some(
        (word) => stem(word) === stem(food) || sharesAny(identityOf(word), identityOf(food)) || sharesAny(kindsOf(word), kindsOf(food)),
      ),
    ) &&
    others.every((other) => all.some((word) => stem(word) === stem(other)))
  );
}

/** How many words a name has beside these parts. */
export function furtherWords({ kinds, foods, others }: FoodParts, name: string): number {
  const isNamed = (word: string) =>
    [...kinds, ...foods, ...others].some(
      (one) => stem(one) === stem(word) || sharesAny(kindsOf(one), kindsOf(word)) || sharesAny(identityOf(one), identityOf(word)),
    );
  return apart(name)
    .split(' ')
    .filter((word) => !JOINS.has(word) && !JOINS_FOOD.has(word) && !FILLERS.has(word) && !/^[\d%]+$/.test(word) && !isNamed(word)).length;
}

/** Whether a name says that a food is only in it: "Banana Muffins" are no banana. */
export function isOnlyInIt({ kinds, foods, others }: FoodParts, name: string): boolean {
  if (kinds.length + others.length > 0 || foods.length > 1) return false;
  const isItself = (word: string) => foods.some((food) => stem(food) === stem(word) || sharesAny(identityOf(food), identityOf(word)));
  return wordsIn(name).some((word) => (isFoodWord(word) || kindsOf(word).some((id) => MADE_INTO.has(id))) && !isItself(word));
}
/** What is another food than what it is made of: "Boisson à l'avoine" is no oats. Fish in oil is fish. */
const MADE_INTO: ReadonlySet<keyof typeof FOOD_KINDS> = new Set([
  'milk',
  'soup',
  'jam',
  'sausage',
  'butter',
  'ice',
  'yogurt',
  'cakes',
  'biscuits',
  'muffins',
  'syrup',
]);

/** The words of a name, compounds apart as well; "ice cream" is one. */
function wordsIn(text: string): readonly string[] {
  return apart(text)
    .replaceAll('ice cream', 'gelato')
    .split(' ')
    .flatMap((word) => [word, ...partsOfWord(word)]);
}

function sharesAny<T>(one: readonly T[], other: readonly T[]): boolean {
  return one.some((each) => other.includes(each));
}

/** Whether a word says what a food is made into, or how it is preserved. */
export function isKindWord(word: string): boolean {
  return KINDS_BY_NAME.has(word);
}
