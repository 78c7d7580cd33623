import { vocabularyOf } from '../../reading/vocabulary-version.ts';

/** The fields of a food that decide its score; either spelling is read. */
export type CacheableFood = {
  readonly barcode?: string | null | undefined;
  readonly id?: string | null | undefined;
  readonly name?: string | null | undefined;
  readonly nutriments?: unknown;
  readonly ingredients?: unknown;
  readonly novaGroup?: unknown;
  readonly nutriscoreGrade?: unknown;
  readonly additives?: unknown;
  readonly facts?: { readonly reading: string | null } | null | undefined;
};

/** Whose score it is: the member (null when signed out) and the revision of what the score rests on besides the food. */
export type CacheOwner = { readonly member: string | null; readonly revision: string };

/** The key of a score: a hash of the food's fields, the words that its list was read with, the member and the revision. */
export function scoreCacheKey(food: CacheableFood, owner: CacheOwner): string {
  const { nutriments, ingredients, novaGroup, nutriscoreGrade, additives, facts } = food;
  const identity = food.barcode || food.id || food.name || '';
  return hash(
    stable([
      identity,
      nutriments,
      ingredients,
      novaGroup,
      nutriscoreGrade,
      additives,
      vocabularyOf(facts?.reading ?? ''),
      owner.member,
      owner.revision,
    ]),
  );
}

/** JSON whose objects are written in the order of their keys, so that the same fields give the same text. */
function stable(value: unknown): string {
  return JSON.stringify(value, (_key, part: unknown) =>
    typeof part === 'object' && part !== null && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).toSorted(([a], [b]) => (a < b ? -1 : 1)))
      : part,
  );
}

/** FNV-1a over two lanes: 64 bits in hexadecimal. Two foods of one person's cache will not meet by chance. */
function hash(text: string): string {
  let low = 0x811c9dc5;
  let high = 0xcbf29ce4;
  for (let at = 0; at < text.length; at += 1) {
    const code = text.charCodeAt(at);
    low = Math.imul(low ^ code, 0x01000193);
    high = Math.imul(high ^ (code + at), 0x01000193);
  }
  return [high, low].map((lane) => (lane >>> 0).toString(16).padStart(8, '0')).join('');
}
