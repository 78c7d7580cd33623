import { type FoundByText, type Gathered, gatherByText, rankGathered, type SearchIndex } from '@labelwise/domain/food-search';
import type { ShelvesRepository } from './shelves.repository.ts';

/** Foods of these narrow categories count as found, under any name. */
export type NamedShelf = { readonly tags: readonly string[]; readonly limit: number };

export type TextSearch = {
  /** What the text finds by itself, and what is needed to add a shelf. */
  find: (text: string, isExact: boolean) => Promise<{ gathered: Gathered; found: FoundByText }>;
  /** The same with the foods of a shelf that the words name. */
  rank: (gathered: Gathered, shelf: NamedShelf) => Promise<FoundByText>;
};

/** Search on the thread that calls it. */
export function searchWith(index: SearchIndex, shelves: Pick<ShelvesRepository, 'foodsOf'>): TextSearch {
  return {
    async find(text, isExact) {
      const gathered = await gatherByText(index, text, isExact);
      return { gathered, found: await rankGathered(index, gathered, []) };
    },
    rank: async (gathered, { tags, limit }) => rankGathered(index, gathered, await shelves.foodsOf(tags, limit)),
  };
}
