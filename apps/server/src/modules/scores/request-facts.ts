import { FoodFacts as FactsSchema } from '@labelwise/contracts/foods';
import type { ScoreRequest } from '@labelwise/contracts/scores';
import { EMPTY_FOOD, type FoodFacts, resolveFacts } from '@labelwise/domain/food';
import { readProduct } from '@labelwise/domain/vocabulary';
import { AppError, type ErrorMessage } from '../../lib/app-error.ts';

type Fields = Readonly<Record<string, unknown>>;

/** Lists of source documents are cut here. */
const MAX_LIST_LENGTH = 10_000;

/**
 * What a request states of a food, as the score needs it. Callers write the fields in either spelling, beside `food` or
 * inside it; what stands beside wins. Facts that we answered ourselves are taken as they are, but for their reading: it is made here,
 * from the text, never from the caller's reading. A forged one could say that a food holds nothing harmful.
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
  if (facts === null) return EMPTY_FOOD;
  const list = document['ingredients_text'];
  if (typeof list !== 'string' || list.length <= MAX_LIST_LENGTH) return facts;
  // Read to its end: what is not read could be what harms.
  return { ...facts, ingredientsText: list, reading: readProduct({ ...facts, ingredientsText: list, name }) };
}

/**
 * The printed list of a request, in any of its fields, is short enough to be read.
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

/** What a posted ingredient list may have; beyond it the request is 400. */
const MAX_BYTES = 20_000;
const MAX_ITEMS = 500;
const MAX_DEPTH = 8;

/** What divides a list, or opens and closes a part of it. A comma between digits is a decimal sign. */
const DIVIDER = /[;•·●|*\n:()[\]{}،—]|(?<!\d),|,(?!\d)|\.(?=\s|$)| [-–] /gu;
const OPENING = /^[([{]$/u;
const CLOSING = /^[)\]}]$/u;

/** @throws AppError `invalid_input` for a list that is longer than any pack prints; it is not read then */
function checkList(list: string): void {
  if (Buffer.byteLength(list) <= MAX_BYTES) {
    const { items, depth } = sizeOf(list);
    if (items <= MAX_ITEMS && depth <= MAX_DEPTH) return;
  }
  const message: ErrorMessage = {
    id: 'errors.list_too_long',
    values: { kilobytes: MAX_BYTES / 1000, items: MAX_ITEMS, levels: MAX_DEPTH },
  };
  throw new AppError('invalid_input', { message, issues: [{ path: 'ingredients', message }] });
}

function sizeOf(list: string): { items: number; depth: number } {
  let items = 0;
  let depth = 0;
  let deepest = 0;
  let from = 0;
  const count = (to: number) => {
    if (/[\p{L}\p{N}]/u.test(list.slice(from, to))) items += 1;
  };
  for (const { 0: sign, index } of list.matchAll(DIVIDER)) {
    count(index);
    from = index + sign.length;
    if (OPENING.test(sign)) deepest = Math.max(deepest, (depth += 1));
    else if (CLOSING.test(sign)) depth = Math.max(0, depth - 1);
  }
  count(list.length);
  return { items, depth: deepest };
}
