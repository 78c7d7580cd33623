/** What the index tells of the foods that were found last: whoever files them need not read their rows. */

import type { Db } from '../../../db/db.ts';
import { createCategoryLists } from '../storage/search-entries.ts';
import type { CatalogueClock } from './catalogue-clock.ts';
import type { SearchEntry } from './sqlite-index.ts';

/** Everybody's score of a food, and what narrows it down. */
export type FiledEntry = {
  readonly id: number;
  readonly score: number;
  readonly tags: readonly string[];
  readonly hasNoAdditives: boolean;
};

export type FiledEntries = {
  /** A search begins. */
  readonly begin: () => Promise<void>;
  readonly add: (entry: SearchEntry) => void;
  /** Of those of the foods that the last search found and whose score is known, unless foods have changed since it began. */
  readonly of: (ids: readonly number[]) => Promise<readonly FiledEntry[]>;
};

export function createFiledEntries({ reader }: Extract<Db, { dialect: 'sqlite' }>, count: CatalogueClock): FiledEntries {
  const listOf = createCategoryLists(reader);
  let found = new Map<number, SearchEntry>();
  let clock: number | null = null;
  return {
    async begin() {
      clock = await count();
      // What other searches have added by then is of a moment after this one began.
      found = new Map();
    },
    add: (entry) => void found.set(entry.id, entry),
    async of(ids) {
      if (clock === null || (await count()) !== clock) return [];
      return ids.flatMap((id) => {
        const entry = found.get(id);
        if (entry === undefined || entry.score === null) return [];
        const { score, categories, hasNoAdditives } = entry;
        return { id, score, tags: listOf(categories), hasNoAdditives: hasNoAdditives === 1 };
      });
    },
  };
}
