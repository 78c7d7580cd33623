import {
  type FoodGroup,
  type FoodKind,
  type FoodProduct,
  type FoodSource,
  GROUP_KINDS,
  type KindBasis,
  type KindEvidence,
  LIST_BASES,
  type ListBasis,
  leafCategory,
  type NovaGroup,
  type NutriScoreGrade,
} from '../food/index.ts';
import { eachItem, unpackItems } from '../reading/index.ts';
import { PackFault } from './bits.ts';
import { putFigures, putText, type Sink, type Source, takeFigures, takeText } from './fields.ts';
import { type Ingredients, putList, takeList } from './list.ts';

/** What lists, searches and shelves show and sort by. It lies apart from the rest, so that thousands can be read for one search. */
export type PackCard = {
  readonly gtin: string;
  readonly name: string;
  readonly brand: string | null;
  readonly quantity: string | null;
  readonly category: string | null;
  readonly categoriesTags: readonly string[];
  readonly lang: string | null;
  /** For everyone, by the rules of the pack; `null` where nothing is known to judge by. */
  readonly score: number | null;
  /** How many people scan it, rounded to eighths of powers of ten. */
  readonly popularity: number;
};

/** What a card leaves open of a food. Pictures need a network, so their addresses stay where one is. */
type FoodRest = Omit<FoodProduct, 'gtin' | 'name' | 'brand' | 'quantity' | 'category' | 'categoriesTags' | 'lang'>;

const NOTHING = '\u0000';
const FOLLOWS = '\u0001';
const DAY_MS = 24 * 60 * 60 * 1000;
const POPULARITY_STEPS = 8;

export function putCard(sink: Sink, food: Omit<PackCard, 'gtin'>): void {
  putText(sink, 'word', food.name);
  sink.put('brand', food.brand ?? NOTHING);
  sink.put('quantity', food.quantity ?? NOTHING);
  sink.put('lang', food.lang ?? NOTHING);
  sink.put('categories', packTags(food.categoriesTags));
  const usual = leafCategory(food.categoriesTags, food.lang);
  sink.put('category', food.category === usual ? FOLLOWS : (food.category ?? NOTHING));
  sink.put('score', food.score === null ? NOTHING : String(food.score));
  sink.put('popularity', String(Math.round(POPULARITY_STEPS * Math.log10(1 + food.popularity))));
}

export function takeCard(source: Source, gtin: string): PackCard {
  const name = takeText(source, 'word');
  const brand = optional(source.take('brand'));
  const quantity = optional(source.take('quantity'));
  const lang = optional(source.take('lang'));
  const categoriesTags = unpackTags(source.take('categories'));
  const category = source.take('category');
  const score = optional(source.take('score'));
  const popularity = Number(source.take('popularity'));
  return {
    gtin,
    name,
    brand,
    quantity,
    lang,
    categoriesTags,
    category: category === FOLLOWS ? leafCategory(categoriesTags, lang) : optional(category),
    score: score === null ? null : Number(score),
    popularity: Math.round(10 ** (popularity / POPULARITY_STEPS) - 1),
  };
}

export function putRest(sink: Sink, food: FoodProduct, ingredients: Ingredients): void {
  sink.put('kind', packKind(food));
  sink.put('traits', packTraits(food));
  sink.put('modified', food.sourceModifiedAt === null ? NOTHING : String(Math.floor(food.sourceModifiedAt / DAY_MS)));
  sink.put('fruit and vegetables', packNumber(food.fruitVegPercent));
  sink.put('ingredients', packNumber(food.ingredientsCount));
  sink.put('unknown ingredients', packNumber(food.unknownIngredientsCount));
  sink.put('serving', packNumber(food.servingSize));
  putFigures(sink, food.nutriments);
  sink.put('allergens', packTags(food.allergensTags));
  sink.put('analysis', packTags(food.ingredientsAnalysisTags));
  putTags(sink, 'traces', food.tracesTags);
  putTags(sink, 'labels', food.labelsTags);
  putList(sink, { text: food.ingredientsText, reading: food.reading }, food.name, ingredients);
  if (isSame(food.additives, additivesIn(food.reading))) sink.put('additives', FOLLOWS);
  else putTags(sink, 'additives', food.additives);
}

/** @param version of the vocabulary */
export function takeRest(source: Source, name: string, version: string, ingredientOf: (number: number) => string): FoodRest {
  const kind = unpackKind(source.take('kind'));
  const traits = unpackTraits(source.take('traits'));
  const modified = optional(source.take('modified'));
  const fruitVegPercent = unpackNumber(source.take('fruit and vegetables'));
  const ingredientsCount = unpackNumber(source.take('ingredients'));
  const unknownIngredientsCount = unpackNumber(source.take('unknown ingredients'));
  const servingSize = unpackNumber(source.take('serving'));
  const nutriments = takeFigures(source);
  const allergensTags = unpackTags(source.take('allergens'));
  const ingredientsAnalysisTags = unpackTags(source.take('analysis'));
  const tracesTags = takeTags(source, 'traces');
  const labelsTags = takeTags(source, 'labels');
  const { text, reading } = takeList(source, name, version, ingredientOf);
  return {
    ...kind,
    nutriments,
    ...traits,
    fruitVegPercent,
    additives: takeTags(source, 'additives', () => additivesIn(reading)),
    ingredientsText: text,
    reading,
    ingredientsCount,
    unknownIngredientsCount,
    labelsTags,
    allergensTags,
    tracesTags,
    ingredientsAnalysisTags,
    imageUrl: null,
    servingSize,
    sourceModifiedAt: modified === null ? null : Number(modified) * DAY_MS,
  };
}

const NOVA_GROUPS: ReadonlyMap<string, NovaGroup> = new Map([
  ['1', 1],
  ['2', 2],
  ['3', 3],
  ['4', 4],
]);
const GRADES: ReadonlyMap<string, NutriScoreGrade> = new Map((['a', 'b', 'c', 'd', 'e'] as const).map((grade) => [grade, grade]));
const BASES_OF_LISTS: ReadonlyMap<string, ListBasis> = new Map(LIST_BASES.map((basis) => [basis, basis]));
const SOURCES: ReadonlyMap<string, FoodSource> = new Map(
  (['sample', 'open-food-facts', 'import', 'member', 'own'] as const).map((source) => [source, source]),
);

type Traits = Pick<FoodProduct, 'redMeat' | 'sweetener' | 'servingAsPer100g' | 'nova' | 'printedGrade' | 'listBasis' | 'source'>;

function packTraits({ redMeat, sweetener, servingAsPer100g, nova, printedGrade, listBasis, source }: Traits): string {
  return [redMeat ? 'r' : '', sweetener ? 's' : '', servingAsPer100g ? 'p' : '', nova ?? '', printedGrade ?? '', listBasis, source].join(
    '|',
  );
}

function unpackTraits(packed: string): Traits {
  const [redMeat, sweetener, servingAsPer100g, nova = '', grade = '', basis = '', from = ''] = packed.split('|');
  const [listBasis, source] = [BASES_OF_LISTS.get(basis), SOURCES.get(from)];
  if (listBasis === undefined || source === undefined) throw new PackFault('damaged');
  return {
    redMeat: redMeat === 'r',
    sweetener: sweetener === 's',
    ...(servingAsPer100g === 'p' && { servingAsPer100g: true }),
    nova: NOVA_GROUPS.get(nova) ?? null,
    printedGrade: GRADES.get(grade) ?? null,
    listBasis,
    source,
  };
}

type KindFacts = Pick<FoodProduct, 'kind' | 'kindBasis' | 'kindFrom' | 'plausibleKinds' | 'group'>;

const KINDS: ReadonlyMap<string, FoodKind> = new Map(
  (['general', 'cheese', 'fat', 'beverage', 'water', 'na'] as const).map((kind) => [kind, kind]),
);
const BASES: ReadonlyMap<string, KindBasis> = new Map((['category', 'inferred', 'none'] as const).map((basis) => [basis, basis]));
const EVIDENCE: ReadonlyMap<string, KindEvidence> = new Map(
  (['name', 'quantity', 'ingredients', 'figures'] as const).map((evidence) => [evidence, evidence]),
);

function packKind({ kind, kindBasis, kindFrom, plausibleKinds, group }: KindFacts): string {
  const list = (values: readonly string[] | undefined): string => (values === undefined ? NOTHING : values.join(' '));
  return [kind ?? '', kindBasis ?? '', list(kindFrom), list(plausibleKinds), group === undefined ? NOTHING : (group ?? '')].join('|');
}

function unpackKind(packed: string): KindFacts {
  const [kind = '', basis = '', from = NOTHING, plausible = NOTHING, group = NOTHING] = packed.split('|');
  const kindBasis = BASES.get(basis);
  return {
    kind: KINDS.get(kind) ?? null,
    ...(kindBasis !== undefined && { kindBasis }),
    ...(from !== NOTHING && { kindFrom: named(from, EVIDENCE) }),
    ...(plausible !== NOTHING && { plausibleKinds: named(plausible, KINDS) }),
    ...(group !== NOTHING && { group: isGroup(group) ? group : null }),
  };
}

function named<T>(packed: string, known: ReadonlyMap<string, T>): T[] {
  return packed.split(' ').flatMap((name) => known.get(name) ?? []);
}

function isGroup(name: string): name is FoodGroup {
  return Object.hasOwn(GROUP_KINDS, name);
}

const END = '';

function putTags(sink: Sink, model: 'traces' | 'labels' | 'additives', tags: readonly string[]): void {
  for (const tag of tags) sink.put(model, tag);
  sink.put(model, END);
}

function takeTags(source: Source, model: 'traces' | 'labels' | 'additives', following?: () => string[]): string[] {
  const tags: string[] = [];
  for (;;) {
    const tag = source.take(model);
    if (tag === FOLLOWS && following !== undefined) return following();
    if (tag === END) return tags;
    tags.push(tag);
  }
}

/** Codes of the additives that a list names as contained, each once, in their order. */
function additivesIn(reading: string | null): string[] {
  if (reading === null) return [];
  const codes = new Set<string>();
  for (const { additive, presence, source } of eachItem(unpackItems(reading).items))
    if (additive !== null && presence === 'contained' && source === 'list') codes.add(additive);
  return [...codes];
}

function isSame(one: readonly string[], other: readonly string[]): boolean {
  return one.length === other.length && one.every((value, at) => value === other[at]);
}

const TAG_END = '\u0002';
const LANGUAGE = /^[a-z]{2,3}:/;

/** The prefix of nine tags in ten is left out; a tag without a language gets a colon, so that it comes back as it was. */
function packTags(tags: readonly string[]): string {
  return tags
    .map((tag) => {
      if (tag.startsWith('en:') && tag.length > 3 && !tag.includes(':', 3)) return tag.slice(3);
      return LANGUAGE.test(tag) ? tag : `:${tag}`;
    })
    .join(TAG_END);
}

function unpackTags(packed: string): string[] {
  if (packed === '') return [];
  return packed.split(TAG_END).map((tag) => {
    if (tag.startsWith(':')) return tag.slice(1);
    return LANGUAGE.test(tag) ? tag : `en:${tag}`;
  });
}

const packNumber = (value: number | null): string => (value === null ? NOTHING : String(value));

function unpackNumber(packed: string): number | null {
  return packed === NOTHING ? null : Number(packed);
}

function optional(value: string): string | null {
  return value === NOTHING ? null : value;
}
