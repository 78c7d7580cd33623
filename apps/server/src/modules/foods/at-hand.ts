import type { Shelf } from '@labelwise/contracts/foods';
import type { FindAtHand } from '../../http/pages.ts';
import { withTimeLimit } from '../../lib/resilience.ts';
import type { FoodsService } from './foods.service.ts';

/** How long a page waits for the shelf of its food; one that is counted later is asked for by the app. */
const SHELF_MS = 50;

/** What a page of results is drawn from: the answers for a food that the catalogue has, and for its shelf. */
export function createFindAtHand(foods: Pick<FoodsService, 'stored'>, shelfOf: (foodId: string) => Promise<Shelf | null>): FindAtHand {
  async function shelfAnswer(foodId: string): Promise<string | null> {
    return withTimeLimit(
      SHELF_MS,
      shelfOf(foodId).then((shelf) => JSON.stringify({ shelf })),
    );
  }

  return async (barcode) => {
    const record = await foods.stored(barcode);
    if (record === null) return null;
    const { gtin } = record.read();
    return { id: gtin, food: record.answer(), shelf: await shelfAnswer(gtin) };
  };
}
