import type { WeekSwaps } from '@labelwise/contracts/insights';
import { chooseSwaps, isSettled, liftOf, type ShelfProduct } from '@labelwise/domain/week';
import { sayEnglish } from '@labelwise/messages/english';
import { toFoodSummary } from '@labelwise/messages/render/food-answer';
import type { InsteadService } from '../alternatives/instead.service.ts';
import type { WeekService } from './week.service.ts';

/** Products of a week that are looked at, those with the lowest scores. */
const MAX_LOOKED_AT = 24;

type Deps = { week: Pick<WeekService, 'judged'>; instead: Pick<InsteadService, 'instead'> };
type Offer = Awaited<ReturnType<InsteadService['instead']>>['foods'][number];
export type SwapsService = ReturnType<typeof createSwapsService>;

/** What would lift the average of a member's week most: what results propose instead, added up. */
export function createSwapsService({ week, instead }: Deps) {
  return {
    async of(memberId: string): Promise<WeekSwaps> {
      const products = await week.judged(memberId);
      const shelf = products.map(({ food, score }): ShelfProduct => ({ product: food.gtin, score }));
      const offers = new Map<string, readonly Offer[]>();
      let swaps = chooseSwaps(shelf, new Map());
      // From the lowest score up: the higher ones cannot gain as much.
      for (const { food, score } of products.slice(0, MAX_LOOKED_AT)) {
        if (isSettled(swaps, score)) break;
        // The answer has none of the words.
        const { kind, foods } = await instead.instead(food.gtin, memberId, sayEnglish);
        offers.set(food.gtin, kind === 'better' ? foods : []);
        swaps = chooseSwaps(shelf, new Map([...offers].map(([product, list]) => [product, list.map(shelfProduct)])));
      }
      const lift = liftOf(shelf, swaps);
      const foods = new Map([
        ...[...offers.values()].flat().map(({ food }) => [food.id, food] as const),
        ...products.map(({ food }) => [food.gtin, toFoodSummary(food)] as const),
      ]);
      const present = ({ product, score }: ShelfProduct) => {
        const food = foods.get(product);
        return food === undefined ? [] : [{ food, score }];
      };
      return {
        before: lift?.before ?? null,
        after: lift?.after ?? null,
        swaps: swaps.flatMap((swap, at) => {
          const [from] = present(swap.from);
          const [to] = present(swap.to);
          return from === undefined || to === undefined ? [] : [{ from, to, points: lift?.steps[at] ?? 0 }];
        }),
      };
    },
  };
}

const shelfProduct = ({ food, score }: Offer): ShelfProduct => ({ product: food.id, score });
