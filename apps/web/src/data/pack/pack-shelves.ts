import type { FoodCandidate } from '@labelwise/contracts/alternatives';
import type { SearchCandidates } from '@labelwise/contracts/food-search';
import type { Food, Shelf } from '@labelwise/contracts/foods';
import { categoryName, type FoodProduct, leafCategory, placeholderFor } from '@labelwise/domain/food';
import { createMemoryIndex, findByText, type SearchIndex } from '@labelwise/domain/food-search';
import { gtinKey } from '@labelwise/domain/gtin';
import { layersOf, type Pack, type PackCard } from '@labelwise/domain/pack';
import { GOOD, MIN_SHELF_SIZE } from '@labelwise/domain/shelf';
import { factsOf, toFood, toFoodSummary } from '@labelwise/messages/render/food-answer';
import type { Reach } from '../choosing/choose.ts';

/** Good foods of a wide category that are looked at, as the server does. */
const WIDE_SAMPLE = 250;
const SCORES = 101;
const MAX_FOUND = 300;

type Listed = Pick<PackCard, 'gtin' | 'name' | 'brand' | 'score' | 'popularity' | 'categoriesTags'>;
type Directory = { readonly index: SearchIndex; readonly onShelf: ReadonlyMap<string, readonly Listed[]> };

export type PackSearch = {
  readonly q: string | undefined;
  readonly shelf: string | undefined;
  readonly exact: '1' | undefined;
  readonly limit?: number;
};
export type PackShelves = ReturnType<typeof createPackShelves>;

/** The foods of this device's packs, answered as the server answers its own: the same functions over fewer foods. */
export function createPackShelves(packs: readonly (readonly Pack[])[]) {
  const layers = packs.map(layersOf);
  let known: Directory | undefined;

  /** Made at the first search or shelf: every card is read once. */
  function directory(): Directory {
    return (known ??= build());
  }

  function build(): Directory {
    const cards = new Map<string, Listed>();
    for (const layer of layers)
      for (const { gtin, name, brand, score, popularity, categoriesTags } of layer.cards())
        if (!cards.has(gtin)) cards.set(gtin, { gtin, name, brand, score, popularity, categoriesTags });
    const onShelf = new Map<string, Listed[]>();
    for (const card of cards.values())
      for (const tag of new Set(card.categoriesTags)) {
        const shelf = onShelf.get(tag);
        if (shelf === undefined) onShelf.set(tag, [card]);
        else shelf.push(card);
      }
    const rows = [...cards.values()].map(({ gtin, name, brand, popularity }) => ({ id: Number(gtin), name, brand, popularity }));
    return { index: createMemoryIndex(rows), onShelf };
  }

  function product(gtin: string): FoodProduct | null {
    for (const layer of layers) {
      const found = layer.find(gtin);
      if (found !== null) return found;
    }
    return null;
  }

  const products = (gtins: readonly string[]): FoodProduct[] => gtins.flatMap((gtin) => product(gtin) ?? []);
  const candidate = (food: FoodProduct): FoodCandidate => ({ ...toFoodSummary(food), facts: factsOf(food) });

  return {
    size: layers.reduce((sum, { size }) => sum + size, 0),

    food(barcode: string): Food | null {
      const gtin = gtinKey(barcode);
      const found = gtin === null ? null : product(gtin);
      return found === null ? null : toFood(found);
    },

    /** The foods of a category: all that have it as their narrowest, or a sample of the good ones of it. */
    shelfFoods(tag: string, reach: Reach): FoodCandidate[] {
      const shelf = directory().onShelf.get(tag) ?? [];
      const chosen =
        reach === 'narrow'
          ? shelf.filter(({ categoriesTags }) => categoriesTags.at(-1) === tag)
          : shelf
              .filter(({ score }) => score !== null && score >= GOOD)
              .sort((one, other) => (other.score ?? 0) - (one.score ?? 0) || Number(one.gtin) - Number(other.gtin))
              .slice(0, WIDE_SAMPLE);
      return products(chosen.map(({ gtin }) => gtin)).map(candidate);
    },

    /** Where a food stands among those of the packs; `null` where it is in none. */
    shelf(barcode: string): { shelf: Shelf | null } | null {
      const gtin = gtinKey(barcode);
      const food = gtin === null ? null : product(gtin);
      if (food === null) return null;
      for (const tag of food.categoriesTags.toReversed()) {
        const name = leafCategory([tag], food.lang);
        const scores = (directory().onShelf.get(tag) ?? []).flatMap(({ score }) => score ?? []);
        if (name === null || scores.length < MIN_SHELF_SIZE) continue;
        const counts = Array.from({ length: SCORES }, () => 0);
        for (const score of scores) counts[score] = (counts[score] ?? 0) + 1;
        return { shelf: { tag, name, size: scores.length, counts } };
      }
      return { shelf: null };
    },

    async search({ q = '', shelf, exact, limit = MAX_FOUND }: PackSearch): Promise<SearchCandidates> {
      const { index, onShelf } = directory();
      const listed = shelf === undefined ? [] : (onShelf.get(shelf) ?? []);
      const { ids, whole, corrected } =
        q === ''
          ? { ids: byScore(listed).map(({ gtin }) => Number(gtin)), whole: new Set<number>(), corrected: null }
          : await findByText(index, q, { isExact: exact === '1' });
      const lies = new Set(listed.map(({ gtin }) => Number(gtin)));
      const found = shelf === undefined ? ids : ids.filter((id) => lies.has(id));
      const shown = found.slice(0, limit);
      const name = shelf === undefined ? null : categoryName(shelf);
      return {
        foods: products(shown.map((id) => String(id).padStart(13, '0'))).map((food) => ({
          ...candidate(food),
          quantity: food.quantity,
          isWhole: whole.has(Number(food.gtin)),
        })),
        unseen: q === '' ? found.length - shown.length : 0,
        isCapped: found.length > shown.length,
        corrected,
        categories: [],
        shelf:
          shelf === undefined || name === null
            ? null
            : { tag: shelf, name, count: listed.length, placeholder: placeholderFor({ categoriesTags: [shelf], kind: null }) },
        shelves: [],
      };
    },
  };
}

function byScore(cards: readonly Listed[]): Listed[] {
  return cards.toSorted((one, other) => (other.score ?? -1) - (one.score ?? -1) || other.popularity - one.popularity);
}
