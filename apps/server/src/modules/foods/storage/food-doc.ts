/** What a food row stores beside its columns, as one positional JSON array: about a third of the same with names. */

import {
  type FoodGroup,
  type FoodKind,
  type FoodProduct,
  GROUP_KINDS,
  type KindBasis,
  type KindEvidence,
  type NovaGroup,
  NUTRIMENT_NAMES,
  type Nutriments,
  type NutriScoreGrade,
} from '@labelwise/domain/food';
import { CURRENT_READING, isCurrentReading, packReadingDoc, unpackReadingDoc } from './reading-doc.ts';

/** Positions never change: a new field goes to the end, and a shorter array reads as unknown. */
type FoodDoc = [
  kind: FoodProduct['kind'],
  /** Name number, value, name number, value… */
  nutriments: number[],
  fruitVegPercent: number | null,
  /** 1 red meat, 2 sweetener, 4 figures of a serving as those of 100 g, 8 nobody has confirmed the list. */
  flags: number,
  nova: NovaGroup | null,
  printedGrade: NutriScoreGrade | null,
  additives: string,
  lang: string | null,
  ingredientsText: string | null,
  ingredientsCount: number | null,
  unknownIngredientsCount: number | null,
  categories: string,
  labels: string,
  allergens: string,
  traces: string,
  analysis: string,
  quantity: string | null,
  servingSize: number | null,
  image: string | null,
  /** The list and the name as read, see `reading-doc.ts`; absent in an older row. */
  reading?: string | null,
  /** Where the kind comes from, see `kind-doc.ts`; absent in an older row. */
  kindFacts?: string | null,
];

/** What a row says of its food beside its columns. `isRead: false`: never read, or by another vocabulary; `reading` is `null` then. */
export type UnpackedFood = { readonly details: FoodDetails; readonly isRead: boolean };

/** The rest of a product than the columns of its row. */
export type FoodDetails = Omit<FoodProduct, 'gtin' | 'name' | 'brand' | 'category' | 'source' | 'sourceModifiedAt'>;

const RED_MEAT = 1;
const SWEETENER = 2;
const SERVING_AS_PER_100_G = 4;
const UNCONFIRMED_LIST = 8;

/** @param food with a reading of the present vocabulary, see `withReading` */
export function packFood(food: FoodProduct): string {
  return JSON.stringify(docOf(food, packReadingDoc(food.reading, food.name)));
}

/** The same of a food that nobody has read. */
export function packUnread(food: FoodProduct): string {
  return JSON.stringify(docOf(food, null));
}

function docOf(food: FoodProduct, reading: string | null): FoodDoc {
  return [
    food.kind,
    packNutriments(food.nutriments),
    food.fruitVegPercent,
    flagsOf(food),
    food.nova,
    food.printedGrade,
    food.additives.join(' '),
    food.lang,
    food.ingredientsText,
    food.ingredientsCount,
    food.unknownIngredientsCount,
    packTags(food.categoriesTags),
    packTags(food.labelsTags),
    packTags(food.allergensTags),
    packTags(food.tracesTags),
    packTags(food.ingredientsAnalysisTags),
    food.quantity,
    food.servingSize,
    packImage(food.gtin, food.imageUrl),
    reading,
    packKindDoc(food),
  ];
}

function flagsOf({ redMeat, sweetener, servingAsPer100g, listBasis }: FoodProduct): number {
  return (
    (redMeat ? RED_MEAT : 0) |
    (sweetener ? SWEETENER : 0) |
    (servingAsPer100g ? SERVING_AS_PER_100_G : 0) |
    (listBasis === 'unconfirmed' ? UNCONFIRMED_LIST : 0)
  );
}

/** @param packed what `packFood` wrote: our own column, so its shape is not checked. */
export function unpackFood({ gtin, name }: Pick<FoodProduct, 'gtin' | 'name'>, packed: string): UnpackedFood {
  const doc: FoodDoc = JSON.parse(packed);
  const read = unpackReadingDoc(doc[19], name);
  const details: FoodDetails = {
    kind: doc[0],
    ...unpackKindDoc(doc[20]),
    nutriments: unpackNutriments(doc[1]),
    ...((doc[3] & SERVING_AS_PER_100_G) !== 0 && { servingAsPer100g: true }),
    fruitVegPercent: doc[2],
    redMeat: (doc[3] & RED_MEAT) !== 0,
    sweetener: (doc[3] & SWEETENER) !== 0,
    nova: doc[4],
    printedGrade: doc[5],
    additives: doc[6] === '' ? [] : doc[6].split(' '),
    lang: doc[7],
    ingredientsText: doc[8],
    reading: read?.reading ?? null,
    listBasis: (doc[3] & UNCONFIRMED_LIST) === 0 ? 'source' : 'unconfirmed',
    ingredientsCount: doc[9],
    unknownIngredientsCount: doc[10],
    categoriesTags: unpackTags(doc[11]),
    labelsTags: unpackTags(doc[12]),
    allergensTags: unpackTags(doc[13]),
    tracesTags: unpackTags(doc[14]),
    ingredientsAnalysisTags: unpackTags(doc[15]),
    quantity: doc[16],
    servingSize: doc[17],
    imageUrl: unpackImage(gtin, doc[18]),
  };
  return { details, isRead: read !== null };
}

/** What narrows down foods that are found, of one that the present vocabulary has read; else `null`. */
export function filedIn(packed: string): { tags: string[]; hasNoAdditives: boolean } | null {
  const doc: FoodDoc = JSON.parse(packed);
  if (!isCurrentReading(doc[19])) return null;
  return { tags: unpackTags(doc[11]), hasNoAdditives: doc[6] === '' && doc[8] !== null && (doc[3] & UNCONFIRMED_LIST) === 0 };
}

/** The same as expressions of SQLite, of a column `doc`. `reading`: what {@link CURRENT_READING} is compared with. */
export const FILED_IN_SQL = {
  tags: `coalesce(doc ->> 11, '')`,
  hasNoAdditives: `(doc ->> 6) = '' and (doc ->> 8) is not null and ((doc ->> 3) & ${UNCONFIRMED_LIST}) = 0`,
  reading: `substr(doc ->> 19, 1, ${CURRENT_READING[1].length})`,
} as const;

/** The categories alone, from wide to narrow. */
export function categoriesOf(packed: string): string[] {
  const doc: FoodDoc = JSON.parse(packed);
  return unpackTags(doc[11]);
}

/** Whether the present vocabulary has read the food. */
export function isRead(packed: string): boolean {
  const doc: FoodDoc = JSON.parse(packed);
  return isCurrentReading(doc[19]);
}

/** Seven digits are more than any pack prints; they cut the tails that 32-bit floats of the dumps carry. */
function packNutriments(nutriments: Nutriments): number[] {
  const packed: number[] = [];
  for (const [index, name] of NUTRIMENT_NAMES.entries()) {
    const value = nutriments[name];
    if (value !== undefined && Number.isFinite(value)) packed.push(index, shortened(value));
  }
  return packed;
}

/** Most figures have few decimals already; writing a number out and reading it back costs ten times this comparison. */
function shortened(value: number): number {
  return Math.round(value * 1e4) / 1e4 === value ? value : Number(value.toPrecision(7));
}

function unpackNutriments(packed: readonly number[]): Nutriments {
  const nutriments: Record<string, number> = {};
  for (let at = 0; at + 1 < packed.length; at += 2) {
    const name = NUTRIMENT_NAMES[packed[at] ?? -1];
    const value = packed[at + 1];
    if (name !== undefined && value !== undefined) nutriments[name] = value;
  }
  return nutriments;
}

const IMAGES = 'https://images.openfoodfacts.org/images/products/';

/** Nearly every picture is at the address that follows from the code: then only its file name is stored. */
function packImage(gtin: string, url: string | null): string | null {
  const folder = imageFolder(gtin);
  return url?.startsWith(folder) ? `~${url.slice(folder.length)}` : url;
}

function unpackImage(gtin: string, image: string | null): string | null {
  return image?.startsWith('~') ? imageFolder(gtin) + image.slice(1) : image;
}

function imageFolder(gtin: string): string {
  const code = gtin.padStart(13, '0');
  return `${IMAGES}${code.slice(0, 3)}/${code.slice(3, 6)}/${code.slice(6, 9)}/${code.slice(9)}/`;
}

/** Where the kind of a food comes from, as its row stores it: a letter each, and the name of its group. */

type KindFacts = Pick<FoodProduct, 'kindBasis' | 'kindFrom' | 'plausibleKinds' | 'group'>;

const PART = ';';
const BASES: ReadonlyMap<string, KindBasis> = new Map([
  ['c', 'category'],
  ['i', 'inferred'],
  ['n', 'none'],
]);
const EVIDENCE: ReadonlyMap<string, KindEvidence> = new Map([
  ['n', 'name'],
  ['q', 'quantity'],
  ['i', 'ingredients'],
  ['f', 'figures'],
]);
const KINDS: ReadonlyMap<string, FoodKind> = new Map([
  ['g', 'general'],
  ['c', 'cheese'],
  ['f', 'fat'],
  ['b', 'beverage'],
  ['w', 'water'],
  ['n', 'na'],
]);

/** `null` where the origin of the kind is unknown. */
function packKindDoc({ kindBasis, kindFrom = [], plausibleKinds = [], group = null }: KindFacts): string | null {
  if (kindBasis === undefined) return null;
  return [lettersOf([kindBasis], BASES), lettersOf(kindFrom, EVIDENCE), lettersOf(plausibleKinds, KINDS), group ?? ''].join(PART);
}

/** Nothing for an older row. */
function unpackKindDoc(packed: string | null | undefined): KindFacts {
  const [basis = '', from = '', plausible = '', group = ''] = packed?.split(PART) ?? [];
  const kindBasis = BASES.get(basis);
  if (kindBasis === undefined) return {};
  return {
    kindBasis,
    ...(kindBasis === 'inferred' && { kindFrom: namesOf(from, EVIDENCE) }),
    ...(kindBasis === 'none' && { plausibleKinds: namesOf(plausible, KINDS) }),
    group: isGroup(group) ? group : null,
  };
}

function lettersOf<T>(names: readonly T[], letters: ReadonlyMap<string, T>): string {
  return names.map((name) => [...letters].find(([, other]) => other === name)?.[0] ?? '').join('');
}

function namesOf<T>(text: string, letters: ReadonlyMap<string, T>): T[] {
  return [...text].flatMap((letter) => letters.get(letter) ?? []);
}

function isGroup(name: string): name is FoodGroup {
  return Object.hasOwn(GROUP_KINDS, name);
}

/**
 * Tag lists as one string: separated by spaces, the prefix `en:` of nine tags in ten left out.
 * A tag without any language gets a colon in front, so that reading gives back exactly what was written.
 */
export function packTags(tags: readonly string[]): string {
  let packed = '';
  for (const tag of tags) {
    const clean = tag.includes(' ') ? tag.replaceAll(' ', '-') : tag;
    if (clean === '') continue;
    if (packed !== '') packed += ' ';
    packed += packTag(clean);
  }
  return packed;
}

function packTag(tag: string): string {
  const bare = tag.startsWith('en:') ? tag.slice(3) : null;
  if (bare !== null && bare !== '' && !bare.includes(':')) return bare;
  return LANGUAGE.test(tag) ? tag : `:${tag}`;
}

export function unpackTags(packed: string): string[] {
  if (packed === '') return [];
  return packed.split(' ').map((tag) => {
    if (tag.startsWith(':')) return tag.slice(1);
    return LANGUAGE.test(tag) ? tag : `en:${tag}`;
  });
}

const LANGUAGE = /^[a-z]{2,3}:/;
