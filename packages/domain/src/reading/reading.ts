import type { Mask } from './properties.ts';

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
