import { type FoundByText, gatherByText, rankGathered, type SearchIndex } from '@labelwise/domain/food-search';
import type { FiledEntries } from './filed-entries.ts';
import type { ShelvesRepository } from './shelves.repository.ts';

/** Foods of these narrow categories count as found, under any name. */
type NamedShelf = { readonly tags: readonly string[]; readonly limit: number };
/** @returns the shelf that words name; `null` where they name none */
export type ShelfNamed = (words: readonly string[]) => Promise<NamedShelf | null>;

export type TextSearch = {
  /** What the text finds. @param isExact the words as they are typed: no correction @param shelfNamed asked where the search runs here */
  find: (text: string, isExact: boolean, shelfNamed?: ShelfNamed) => Promise<FoundByText>;
  /** What is known of foods that were found last; see `filed-entries.ts`. Others have to be read. */
  filedAmongFound: FiledEntries['of'];
};

/** Where only the rows of foods say it. */
export const noneFiled: FiledEntries['of'] = async () => [];

/** Search on the thread that calls it. */
export function searchWith(index: SearchIndex, shelves: Pick<ShelvesRepository, 'foodsOf'>): Pick<TextSearch, 'find'> {
  return {
    async find(text, isExact, shelfNamed) {
      const gathered = await gatherByText(index, text, isExact);
      const shelf = isExact || shelfNamed === undefined || gathered.question.length === 0 ? null : await shelfNamed(gathered.question);
      return rankGathered(index, gathered, shelf === null ? [] : await shelves.foodsOf(shelf.tags, shelf.limit));
    },
  };
}
