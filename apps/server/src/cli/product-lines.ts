import { type FoodFacts, resolveFacts } from '@labelwise/domain/food';
import { isRecord, type UnknownRecord } from '@labelwise/domain/lib';

/** A line that cannot be answered says why; it never stops the file. */
export async function answered(json: unknown, answer: (fields: UnknownRecord) => object | Promise<object>): Promise<object> {
  if (json === undefined) return { id: null, error: 'This line is not JSON.' };
  if (!isRecord(json)) return { id: null, error: 'This line is not an object.' };
  try {
    return await answer(json);
  } catch (error) {
    return { id: idOf(json), error: error instanceof Error ? error.message : String(error) };
  }
}

/** The food of a line that is an Open Food Facts product; `null` for some other file, of which an answer would only look like one. */
export function factsOfProduct(fields: UnknownRecord): FoodFacts | null {
  const record = isRecord(fields['product']) ? fields['product'] : fields;
  const speaksOfFood = ['code', 'product_name', 'nutriments', 'ingredients_text', 'categories_tags'].some((key) => key in record);
  return speaksOfFood ? resolveFacts(fields) : null;
}

export function idOf(fields: UnknownRecord): unknown {
  return fields['id'] ?? fields['_id'] ?? codeOf(fields);
}

export function codeOf(fields: UnknownRecord): unknown {
  const product = fields['product'];
  return fields['code'] ?? (isRecord(product) ? product['code'] : undefined) ?? null;
}

export function textOf(fields: UnknownRecord, key: string): string | null {
  const value = fields[key];
  return typeof value === 'string' ? value : null;
}
