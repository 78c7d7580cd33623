/** Stores foods and their search words on PostgreSQL: one statement a batch, whatever its size. */
import { sql } from 'kysely';
import type { Tx } from '../../../db/db.ts';
import { isVocabulary } from '../search/words.ts';
import type { IndexedFood } from './food-row.ts';
import { REPLACE_RULE } from './replace-rule.ts';

/** @returns how many were new or changed */
export async function writePostgres(tx: Tx, foods: readonly IndexedFood[]): Promise<number> {
  // Ascending and once each: two processes that store the same foods then never wait for each other in a circle.
  const rows = newestOfEach(foods)
    .map(withoutNul)
    .sort((a, b) => a.id - b.id);
  const words = [...new Set(rows.flatMap((food) => food.words.split(' ')))].filter(isVocabulary).sort();
  await sql`
    insert into "foodWord" select fresh.word from unnest(${words}::text[]) as fresh (word)
    where not exists (select 1 from "foodWord" known where known.word = fresh.word)
    on conflict do nothing`.execute(tx);
  const { numAffectedRows } = await sql`
    insert into food (id, name, brand, category, "categoryTag", grade, points, popularity, source, "modifiedAt", hash, doc, words)
    select id, name, brand, category, "categoryTag", grade, points, popularity, source, "modifiedAt", hash, doc,
      array_to_tsvector(array_remove(string_to_array(words, ' '), ''))
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as row (id bigint, name text, brand text, category text, "categoryTag" text,
      grade text, points integer, popularity integer, source text, "modifiedAt" bigint, hash bigint, doc text, words text)
    on conflict (id) do update set name = excluded.name, brand = excluded.brand, category = excluded.category,
      "categoryTag" = excluded."categoryTag", grade = excluded.grade, points = excluded.points, popularity = excluded.popularity,
      source = excluded.source, "modifiedAt" = excluded."modifiedAt", hash = excluded.hash, doc = excluded.doc, words = excluded.words
    where ${sql.raw(REPLACE_RULE)}`.execute(tx);
  return Number(numAffectedRows ?? 0);
}

/** One statement may not touch a row twice. */
function newestOfEach(foods: readonly IndexedFood[]): IndexedFood[] {
  const newest = new Map<number, IndexedFood>();
  for (const food of foods) {
    const other = newest.get(food.id);
    if (other === undefined || (food.modifiedAt ?? 0) >= (other.modifiedAt ?? 0)) newest.set(food.id, food);
  }
  return [...newest.values()];
}

/** PostgreSQL text cannot hold U+0000, and its JSON reader refuses lone surrogates. */
function withoutNul(food: IndexedFood): IndexedFood {
  const clean = (text: string): string => text.replaceAll('\u0000', '').toWellFormed();
  return {
    ...food,
    name: clean(food.name),
    brand: food.brand === null ? null : clean(food.brand),
    category: food.category === null ? null : clean(food.category),
    categoryTag: food.categoryTag === null ? null : clean(food.categoryTag),
    doc: clean(food.doc.replaceAll(String.raw`\u0000`, '')),
  };
}
