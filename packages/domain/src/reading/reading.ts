import { type Mask, NO_PROPERTIES, union, without } from './properties.ts';

/** The languages whose packs are read. */
export const READ_LANGUAGES = ['en', 'fr', 'de', 'es', 'it', 'nl', 'pt'] as const;
export type ReadLanguage = (typeof READ_LANGUAGES)[number];

const LANGUAGES: ReadonlySet<unknown> = new Set(READ_LANGUAGES);

export function isReadLanguage(language: string | null | undefined): language is ReadLanguage {
  return LANGUAGES.has(language);
}

/** Presence of an ingredient: in the food, possibly in it ("may contain"), or declared absent ("without milk"). */
export type Presence = 'contained' | 'may contain' | 'denied';

/** Where it was read: the printed list, the product's name, a category on the table of single foods. */
export type EvidenceSource = 'list' | 'name' | 'category';

/** One ingredient of a list. */
export type ReadItem = {
  /** Known ingredient ("en:wheat-flour"); `null` = not recognised, and then it may hold anything. */
  readonly id: string | null;
  /** Code of the additive that it is ("e330"). */
  readonly additive: string | null;
  /** Place in the printed text, in UTF-16 units; the end is exclusive. */
  readonly start: number;
  readonly end: number;
  readonly presence: Presence;
  readonly source: EvidenceSource;
  /** Percent of weight, where printed. */
  readonly percent: number | null;
  /** The pack sets the name off (capitals, underscores), as the law requires for allergens. */
  readonly isSetOff: boolean;
  /** Made of several ingredients (a sauce, a mix, a dough): without its parts, nothing is known to be absent. */
  readonly isComposite: boolean;
  /** What it is or holds. Of an item that is not recognised: what a known word inside it names. */
  readonly has: Mask;
  /** What it can hold, and the pack does not say. Of an item that is not recognised: names inside a compound or one typing error away. */
  readonly may: Mask;
  readonly children: readonly ReadItem[];
};

/**
 * An ingredient list, read once when the food comes in, and all that any rule knows of it.
 * `null` in place of a reading means that there is no list.
 */
export type Reading = {
  /** Version of the vocabulary that read it; a newer one reads again. */
  readonly version: string;
  /** The language it was read in; `null` = none of those that are read. */
  readonly language: ReadLanguage | null;
  readonly items: readonly ReadItem[];
  /** Diets that the pack itself rules out ("not suitable for vegans") or promises ("gluten free"), as claims of the list and the name. */
  readonly claims: readonly Claim[];
};

/** A printed claim. `suits: false`: "not suitable for". */
export type Claim = { readonly about: ClaimSubject; readonly suits: boolean };
export const CLAIM_SUBJECTS = [
  'vegan',
  'vegetarian',
  'kosher',
  'halal',
  'Gluten',
  'Dairy',
  'Lactose',
  'Eggs',
  'Peanuts',
  'Nuts',
  'Soy',
  'Fish',
  'Shellfish',
  'Sesame',
  'Mustard',
  'Celery',
  'Lupin',
  'Sulphites',
] as const;
export type ClaimSubject = (typeof CLAIM_SUBJECTS)[number];

/** What a reading comes to: all that most rules ask for, so that a food can be judged without reading its list again. */
export type Findings = {
  readonly version: string;
  readonly language: ReadLanguage | null;
  /** Whether there is a list, or a category that stands for one. */
  readonly hasList: boolean;
  /** Contained items of the list, those in brackets among them, and how many of them are known. */
  readonly all: number;
  readonly known: number;
  /** In the food, by its list. */
  readonly has: Mask;
  /** Possibly in it: what known composites and doubtful origins may hold. */
  readonly may: Mask;
  /** Named in a statement about traces. */
  readonly traces: Mask;
  /** Held by the first three items, their brackets apart. */
  readonly firstThree: Mask;
  /** Named by the product's name. */
  readonly named: Mask;
  /** What the words of items that are not known hold or resemble. */
  readonly near: Mask;
  /** An item that is not known is set off by the pack, or is made of several things. */
  readonly isUnknownSetOff: boolean;
  readonly isUnknownComposite: boolean;
  readonly claims: readonly Claim[];
};

const FIRST_ITEMS = 3;

export function findingsOf({ version, language, items, claims }: Reading): Findings {
  const sum = {
    all: 0,
    known: 0,
    has: NO_PROPERTIES,
    may: NO_PROPERTIES,
    traces: NO_PROPERTIES,
    named: NO_PROPERTIES,
    near: NO_PROPERTIES,
    isUnknownSetOff: false,
    isUnknownComposite: false,
  };
  collect(items, sum);
  let firstThree: Mask = NO_PROPERTIES;
  const listed = items.filter(({ presence, source }) => presence === 'contained' && source !== 'name');
  for (const { has } of listed.slice(0, FIRST_ITEMS)) firstThree = union(firstThree, has);
  return {
    version,
    language,
    hasList: items.some(({ source }) => source !== 'name'),
    ...sum,
    may: without(sum.may, sum.has),
    firstThree,
    claims,
  };
}

type Sum = {
  -readonly [name in
    | 'all'
    | 'known'
    | 'has'
    | 'may'
    | 'traces'
    | 'named'
    | 'near'
    | 'isUnknownSetOff'
    | 'isUnknownComposite']: Findings[name];
};

function collect(items: readonly ReadItem[], sum: Sum): void {
  for (const { id, presence, source, has, may, isSetOff, isComposite, children } of items) {
    if (source === 'name') {
      if (presence === 'contained') sum.named = union(sum.named, has);
    } else if (presence === 'may contain') sum.traces = union(union(sum.traces, has), may);
    else if (presence === 'contained') {
      sum.all += 1;
      sum.has = union(sum.has, has);
      if (id === null) {
        sum.near = union(union(sum.near, has), may);
        sum.isUnknownSetOff ||= isSetOff;
        sum.isUnknownComposite ||= isComposite;
      } else {
        sum.may = union(sum.may, may);
        sum.known += 1;
      }
    }
    collect(children, sum);
  }
}

/** Items, those in brackets among them, in the order in which they are printed. */
export function* eachItem(items: readonly ReadItem[]): Generator<ReadItem> {
  for (const item of items) {
    yield item;
    yield* eachItem(item.children);
  }
}
