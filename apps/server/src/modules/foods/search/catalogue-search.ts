/** The statements of search on the thread that calls them. */

import type { SearchIndex } from '@labelwise/domain/food-search';
import type { Db } from '../../../db/db.ts';
import { type CatalogueClock, createCatalogueCount } from './catalogue-clock.ts';
import { createFiledEntries } from './filed-entries.ts';
import { postgresSearchIndex } from './postgres-index.ts';
import { noneFiled, searchWith, type TextSearch } from './search-here.ts';
import { createShelvesRepository, type ShelvesRepository } from './shelves.repository.ts';
import { sqliteSearchIndex } from './sqlite-index.ts';

export type CatalogueSearch = TextSearch & ShelvesRepository;

export function createCatalogueSearch(db: Db): CatalogueSearch {
  const shelves = createShelvesRepository(db);
  if (db.dialect === 'postgres') return { ...shelves, ...searchWith(postgresSearchIndex(db), shelves), filedAmongFound: noneFiled };
  const count = createCatalogueCount(db);
  const filed = createFiledEntries(db, count);
  const { find } = searchWith(withKnownWords(sqliteSearchIndex(db.reader, filed.add), count), shelves);
  return {
    ...shelves,
    async find(...question) {
      await filed.begin();
      return find(...question);
    },
    filedAmongFound: filed.of,
  };
}

type Words = Pick<SearchIndex, 'similarWords' | 'wordsFrom' | 'wordsWith'>;
type Held = { readonly clock: number; readonly words: readonly string[] };

/** Of one question about a word each, about 500 bytes. */
const MAX_HELD = 10_000;

/** An index that looks for the words near a word once, until foods change. Words of questions come again more often than questions. */
function withKnownWords(index: SearchIndex, clock: CatalogueClock): SearchIndex {
  const held = new Map<string, Held>();
  const once =
    (name: keyof Words): Words[typeof name] =>
    async (word, limit) => {
      const now = await clock();
      if (now === null) return index[name](word, limit);
      const question = `${name} ${limit} ${word}`;
      const known = held.get(question);
      held.delete(question);
      const one = known?.clock === now ? known : { clock: now, words: await index[name](word, limit) };
      held.set(question, one);
      const [oldest] = held.keys();
      if (held.size > MAX_HELD && oldest !== undefined) held.delete(oldest);
      return one.words;
    };
  return { ...index, similarWords: once('similarWords'), wordsFrom: once('wordsFrom'), wordsWith: once('wordsWith') };
}
