import { dietsNamedIn } from '../declared/diets.ts';
import { dietsOfWord } from '../declared/named-foods.ts';
import type { Criterion } from '../facts.ts';
import { nutrimentOf } from '../figures.ts';
import type { Wanted } from '../intents/intent.ts';
import { nutrientsIn, shelvesIn } from './concepts.ts';
import {
  ABOUT_ONE,
  AS_BEFORE,
  ASKS_ITSELF,
  CAN_HAVE,
  DEFINITE,
  DENIES,
  MOST_OR_LEAST,
  OF_FLAVOUR,
  OF_TWO,
  OTHER,
  SAYS_LITTLE,
  SETTLES_IT,
  SIDE,
  TO_LEAST,
  TO_MORE,
  UNSTATED,
  WEIGHS,
  WHICH,
} from './fragment.data.ts';
import { inEnglish, isFoodWord, otherNames } from './mention-words.ts';
import { foodCalled, namedFoodRunAt } from './named-foods.ts';
import { criteriaIn } from './read-criteria.ts';
import type { ShelfId } from './shelves.data.ts';
import { TASTES, type Taste } from './tastes.data.ts';
import { HIGH_WORDS, LOW_WORDS } from './words.data.ts';
import { plainWords } from './words.ts';

/** A kind of food; `isOfThem`: of those that are spoken of ("chocolate ones", "au chocolat"). */
type Kind = { readonly shelf: ShelfId; readonly wanted: Wanted; readonly isOfThem: boolean };

/**
 * A few words that ask for nothing by themselves: each of them fills a slot or says nothing. What they replace of the question before, or
 * add to it, is for `refined`.
 */
export type Fragment = {
  readonly criteria: readonly Criterion[];
  /** What a food has to be or to hold, as people say it: "crunchy", "strawberry". */
  readonly wanted: readonly Wanted[];
  readonly denied: readonly Wanted[];
  readonly kinds: readonly Kind[];
  /** What nothing states of a food: "quick", "cheaper". */
  readonly unstated: readonly string[];
  /** "The one with most fibre". */
  readonly order: { readonly nutrient: string; readonly side: 'most' | 'least' } | null;
  /** "Salt?": a nutrient, and nothing of how much of it is wanted. */
  readonly asked: string | null;
  /** "Another one", "something else". */
  readonly isOther: boolean;
  /** "Which ones then?" */
  readonly asksWhich: boolean;
  /** "Which is best?" */
  readonly settles: boolean;
  /** "Something I can have": of the kind that is spoken of. */
  readonly asksSome: boolean;
  /** "The bufala". */
  readonly isDefinite: boolean;
  /** "One that is", "one without": as it was asked before. */
  readonly isSame: boolean;
};

/** "Make it lower in sugar" wants others that are. */
const MAKE_IT =
  /^(?:(?:and|ok|now|please|then|so) )*(?:(?:can|could) you )?(?:make|get|keep) (?:it|them|that|those|this) (?:all )?(?=(?:lower|less|higher|more|richer|with|without|vegan|cheaper|low|high)\b)/;

/** A longer message asks for itself. */
const MAX_WORDS = 9;
/** What a taste is plenty of. */
const OF_TASTE: Readonly<Record<string, string>> = { salty: 'Sodium', sweet: 'Sugar' };

const TASTE_BY_WORD: ReadonlyMap<string, readonly [string, Taste]> = new Map(
  Object.entries(TASTES).flatMap(([id, taste]) => taste.typed.split(' ').map((word) => [word, [id, taste]] as const)),
);

type Found = {
  readonly criteria: Criterion[];
  readonly wanted: Wanted[];
  readonly denied: Wanted[];
  readonly kinds: Kind[];
  readonly unstated: string[];
};
type Signs = { denies: boolean; isOther: boolean; asksWhich: boolean; hasSide: boolean; isMostOrLeast: boolean };

/** @param typed a question in the words of the tables; `null` where a word says something else */
export function fragmentIn(typed: string): Fragment | null {
  const text = typed.replace(MAKE_IT, '');
  const words = text.split(' ').filter((word) => word !== '');
  if (words.length === 0 || words.length > MAX_WORDS || words.some((word) => ABOUT_ONE.test(word))) return null;
  if (ASKS_ITSELF.test(text) || /\be ?\d{3}/.test(text)) return null;
  // "Salty" is a taste, and asks for no amount of salt.
  const substances = nutrientsIn(words).filter(({ at }) => !TASTE_BY_WORD.has(words[at] ?? ''));
  const nutrients = substances.filter(({ name }) => nutrimentOf(name) !== null);
  const diets = dietsNamedIn(words);
  // "Without palm oil" is no oil to be left out by its name.
  const spans = [...substances.filter(({ name, length }) => nutrimentOf(name) !== null || length > 1), ...diets].map(({ at, length }) => ({
    from: at,
    end: at + length,
  }));
  const found: Found = { criteria: [...criteriaIn(words)], wanted: [], denied: [], kinds: [], unstated: [] };
  const signs: Signs = { denies: false, isOther: false, asksWhich: false, hasSide: false, isMostOrLeast: WEIGHS.test(text) };
  for (let at = 0; at < words.length; ) {
    const end = spans.find(({ from, end }) => from <= at && at < end)?.end ?? null;
    const length = readAt(words, at, end, signs, found);
    if (length === 0) return null;
    at += length;
    if (/^(?:and|but|with)$/.test(words[at] ?? '')) signs.denies = false;
  }
  const { isMostOrLeast } = signs;
  const [only = null, ...more] = nutrients;
  // "Salt and vinegar" is how they taste.
  const isBare = found.wanted.length + found.denied.length + found.kinds.length + found.unstated.length === 0;
  const asksAmount = only !== null && diets.length === 0 && !signs.hasSide && !isMostOrLeast && !words.some((word) => DENIES.test(word));
  const isFlavoured = asksAmount && found.wanted.length > 0;
  if (asksAmount && !isBare && !isFlavoured) return null;
  const asksWhich = signs.asksWhich && !SETTLES_IT.test(text);
  // "Which has more?" of what was asked before.
  const ofBefore = only === null && signs.asksWhich && isMostOrLeast && isBare ? '' : null;
  const ordered = only === null ? ofBefore : more.length === 0 ? only.name : null;
  const fragment: Fragment = {
    ...found,
    wanted: [...(isFlavoured ? nutrients.map(({ at }) => wantedOf(words[at] ?? '')) : []), ...found.wanted],
    order: isMostOrLeast && ordered !== null ? orderOf(ordered, words) : null,
    asked: asksAmount && isBare && more.length === 0 ? only.name : null,
    isOther: signs.isOther,
    asksWhich,
    settles: signs.asksWhich && !asksWhich && !OF_TWO.test(text),
    asksSome: CAN_HAVE.test(text),
    isDefinite: DEFINITE.test(text),
    isSame: AS_BEFORE.test(text),
  };
  return hasSlots(fragment) ? fragment : null;
}

/** Words that only join, point or say that something is wanted. */
export function saysLittle(text: string): boolean {
  return plainWords(text)
    .split(' ')
    .every((word) => word === '' || SAYS_LITTLE.has(word) || JOINS.has(word));
}
const JOINS: ReadonlySet<string> = new Set(
  'und et y e ed en ou oder aber pero ma mas maar fur pour para per voor pra mein meine meinen mon mio mia meu minha mijn mi'.split(' '),
);

function hasSlots({ criteria, wanted, denied, kinds, unstated, order, asked, ...signs }: Fragment): boolean {
  const { isOther, asksWhich, settles, isSame, asksSome } = signs;
  const slots = criteria.length + wanted.length + denied.length + kinds.length + unstated.length;
  return slots > 0 || order !== null || asked !== null || isOther || asksWhich || settles || isSame || asksSome;
}

/** How many words from here on fill a slot or say nothing; 0 where this one says something else. `end`: of what a criterion was read from. */
function readAt(words: readonly string[], at: number, end: number | null, signs: Signs, found: Found): number {
  const word = words[at] ?? '';
  const taste = TASTE_BY_WORD.get(word);
  const kind = kindAt(words, at);
  if (DENIES.test(word) && end === null) signs.denies = true;
  else if (OTHER.test(word)) signs.isOther = true;
  else if (WHICH.test(word)) signs.asksWhich = true;
  else if (MOST_OR_LEAST.test(word)) signs.isMostOrLeast = true;
  else if (end === null && (SIDE.test(word) || LOW_WORDS.has(word) || HIGH_WORDS.has(word))) signs.hasSide = true;
  else if (taste !== undefined && (end === null || OF_TASTE[taste[0]] !== undefined)) addTaste(taste, words, at, signs.denies, found);
  else if (UNSTATED.test(word)) found.unstated.push(word);
  else if (end !== null) return end - at;
  else if (kind !== null) {
    const wanted = wantedOf(words.slice(at, at + kind.length).join(' '));
    // "Something to put on pizza" is no pizza.
    if (/^(?:on|for|onto)$/.test(wordBefore(words, at))) return 0;
    const isOfThem = isFlavour(words, at) || /^ones?$/.test(words[at + kind.length] ?? '');
    if (signs.denies) deny(wanted, found);
    else found.kinds.push({ shelf: kind.shelf, wanted, isOfThem });
    return kind.length;
  } else if (SAYS_LITTLE.has(word)) return 1;
  else if (isFoodWord(word) || namedFoodRunAt(words, at) > 0) {
    const length = Math.max(1, namedFoodRunAt(words, at));
    const wanted = wantedOf(words.slice(at, at + length).join(' '));
    if (signs.denies) deny(wanted, found);
    else found.wanted.push(wanted);
    return length;
  } else return 0;
  return 1;
}

function addTaste(
  [id, { ways, tags = '', figure }]: readonly [string, Taste],
  words: readonly string[],
  at: number,
  denies: boolean,
  found: Found,
) {
  const substance = OF_TASTE[id];
  const side = sideBefore(words, at);
  if (substance !== undefined && side !== null) found.criteria.push({ kind: 'amount', name: substance, side });
  else if (figure !== undefined) {
    const { name, side: most, value } = figure;
    const unit = name === 'Calories' ? 'kcal' : 'g';
    found.criteria.push({ kind: 'limit', name, side: denies === (most === 'most') ? 'least' : 'most', value, text: `${value} ${unit}` });
  } else {
    const wanted = { typed: words[at] ?? '', ways: ways.split(' '), tags: tags === '' ? [] : tags.split(' '), isNamed: false };
    if (denies) found.denied.push(wanted);
    else found.wanted.push(wanted);
  }
}

/** What somebody may have to leave out is left out where it is not known to be missing, too; anything else by its name. */
function deny(wanted: Wanted, { criteria, denied }: Found): void {
  const diets = (dietsOfWord(wanted.typed) ?? []).filter((id) => !criteria.some((one) => one.kind === 'diet' && one.diet === id));
  criteria.push(...diets.map((diet) => ({ kind: 'diet' as const, diet })));
  denied.push(wanted);
}

function wantedOf(typed: string): Wanted {
  const english = inEnglish(typed);
  const ways = [...new Set([typed, ...(english === null ? [] : [english]), ...otherNames(typed)])];
  return { typed, ways, tags: foodCalled(typed, null)?.tags ?? [], isNamed: true };
}

function kindAt(words: readonly string[], at: number): { shelf: ShelfId; length: number } | null {
  for (const length of [3, 2, 1]) {
    const run = words.slice(at, at + length);
    const [shelf] = run.length < length ? [] : shelvesIn(run);
    if (shelf !== undefined && shelvesIn(run.slice(0, -1)).length + shelvesIn(run.slice(1)).length === 0) return { shelf, length };
  }
  return null;
}

const wordBefore = (words: readonly string[], at: number): string => words.slice(0, at).findLast((word) => !ARTICLE.test(word)) ?? '';
const ARTICLE = /^(?:the|a|an|some|my|la|le|el|il|l'|o|das|den|het)$/;

/** Behind "with" or "of" a food is what another holds or tastes of. */
const isFlavour = (words: readonly string[], at: number): boolean =>
  OF_FLAVOUR.test(wordBefore(words, at)) || /^flavou?r(?:ed)?$/.test(words[at + 1] ?? '');

function sideBefore(words: readonly string[], at: number): 'high' | 'low' | null {
  const near = words.slice(Math.max(0, at - 2), at);
  if (near.some((word) => TO_LEAST.test(word))) return 'low';
  return near.some((word) => TO_MORE.test(word)) ? 'high' : null;
}

function orderOf(nutrient: string, words: readonly string[]): Fragment['order'] {
  return { nutrient, side: words.some((word) => TO_LEAST.test(word)) ? 'least' : 'most' };
}
