/** The statements of search on the thread that calls them. */

import type { Db } from '../../../db/db.ts';
import { createCatalogueCount } from './catalogue-clock.ts';
import { withKnownWords } from './known-words.ts';
import { postgresSearchIndex } from './postgres-index.ts';
import { searchWith, type TextSearch } from './search-here.ts';
import { createShelvesRepository, type ShelvesRepository } from './shelves.repository.ts';
import { sqliteSearchIndex } from './sqlite-index.ts';

export type CatalogueSearch = TextSearch & ShelvesRepository;

export function createCatalogueSearch(db: Db): CatalogueSearch {
  const shelves = createShelvesRepository(db);
  const index =
    db.dialect === 'postgres' ? postgresSearchIndex(db) : withKnownWords(sqliteSearchIndex(db.reader), createCatalogueCount(db));
  return { ...shelves, ...searchWith(index, shelves) };
}
