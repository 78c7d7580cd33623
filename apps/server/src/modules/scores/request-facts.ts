import { FoodFacts as FactsSchema } from '@labelwise/contracts/foods';
import type { ScoreRequest } from '@labelwise/contracts/scores';
import { type FoodFacts, resolveFacts } from '@labelwise/domain/food';
import { readProduct } from '@labelwise/domain/vocabulary';
import { checkList } from './list-limits.ts';

type Fields = Readonly<Record<string, unknown>>;

/** Lists of source documents are cut here. */
const LONGEST_OF_SOURCES = 10_000;

/**
 * What a request tells of a food, as the score needs it. Callers write the fields in either spelling, beside `food` or
 * inside it; what stands beside wins. Facts that we answered ourselves are taken as they are, but for their reading: it is made here,
 * from the text, whatever the caller says that it is. A forged one could say that a food holds nothing harmful.
 *
 * The fields are read like those of any other source document: text where a number should be, a negative or absurd
 * figure and the like are unknowns, never an error.
 */
export function factsOfRequest(request: ScoreRequest): FoodFacts {
  const inside: Fields = request.food ?? {};
  const name = typeof inside['name'] === 'string' ? inside['name'] : null;
  const own = ownFacts(request);
  if (own !== null) return { ...own, reading: readProduct({ ...own, name }) };
  const document = asDocument({ ...inside, ...definedOnly(request) });
  const facts = resolveFacts(document);
  if (facts === null) return EMPTY;
  const list = document['ingredients_text'];
  if (typeof list !== 'string' || list.length <= LONGEST_OF_SOURCES) return facts;
  // Read to its end: what is not read could be what harms.
  return { ...facts, ingredientsText: list, reading: readProduct({ ...facts, ingredientsText: list, name }) };
}

/**
 * The printed list of a request, in whichever field it stands, is short enough to be read.
 *
 * @throws AppError `invalid_input`
 */
export function checkRequest(request: ScoreRequest): void {
  const own = ownFacts(request);
  const list = own === null ? asDocument({ ...request.food, ...definedOnly(request) })['ingredients_text'] : own.ingredientsText;
  if (typeof list === 'string') checkList(list);
}

function ownFacts({ food, nutriments }: ScoreRequest): FoodFacts | null {
  if (nutriments !== undefined) return null;
  const own = FactsSchema.safeParse(food?.['facts']);
  return own.success ? own.data : null;
}

/** The same in the names of the source documents. */
function asDocument(fields: Fields): Fields {
  const categories = fields['categories_tags'] ?? tagOf(fields['category']);
  return {
    nutriments: fields['nutriments'] ?? {},
    product_name: fields['name'] ?? fields['product_name'],
    ingredients_text: fields['ingredients'] ?? fields['ingredients_text'],
    lang: fields['lang'],
    nova_group: fields['novaGroup'] ?? fields['nova_group'],
    nutriscore_grade: fields['nutriscoreGrade'] ?? fields['nutriscore_grade'],
    additives_tags: fields['additives'] ?? fields['additives_tags'],
    categories_tags: categories,
    labels_tags: fields['labels_tags'],
    allergens_tags: fields['allergens_tags'],
    traces_tags: fields['traces_tags'],
    ingredients_analysis_tags: fields['ingredients_analysis_tags'],
  };
}

/** "Breakfast cereals" → `en:breakfast-cereals`, the way the categories of source documents are written. */
function tagOf(category: unknown): string[] {
  if (typeof category !== 'string' || category.trim() === '') return [];
  return [
    `en:${category
      .trim()
      .toLowerCase()
      .replaceAll(/[^\p{L}\p{N}]+/gu, '-')
      .replaceAll(/^-|-$/gu, '')}`,
  ];
}

function definedOnly({ food: _food, ...fields }: ScoreRequest): Fields {
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined && value !== null));
}

const EMPTY: FoodFacts = {
  kind: null,
  nutriments: {},
  fruitVegPercent: null,
  redMeat: false,
  sweetener: false,
  nova: null,
  printedGrade: null,
  additives: [],
  lang: null,
  ingredientsText: null,
  reading: null,
  ingredientsCount: null,
  unknownIngredientsCount: null,
  categoriesTags: [],
  labelsTags: [],
  allergensTags: [],
  tracesTags: [],
  ingredientsAnalysisTags: [],
};
