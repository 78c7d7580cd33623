import { type PreparedPerson, preparePeople } from '@labelwise/domain/people';
import { prepareFood } from '@labelwise/domain/scoring';
import { candidateOf, hasInfant } from '@labelwise/domain/shelf';
import {
  type Basket,
  type BasketItem,
  basketOf,
  bestSwap,
  bestSwaps,
  type CountedSwap,
  type JudgedItem,
  judgeItems,
  type PerDay,
  perPersonAndDay,
} from '@labelwise/domain/shopping';
import { type QueryClient, queryOptions, useQueries, useQuery, useQueryClient } from '@tanstack/react-query';
import { insteadQuery } from '../alternatives.ts';
import { productOf } from '../choosing/product-of.ts';
import { type Food, foodQuery } from '../foods/foods.ts';
import { useJudgedRevision } from '../people/has-people.ts';
import { judgedFor } from '../people/stored-people.ts';
import { chosenPeople } from '../people/verdicts.ts';
import { useSession } from '../session/session.ts';
import type { Entry } from './stored-list.ts';

/** Proposals of one shelf that are compared: they come best first. */
const PROPOSALS_A_FOOD = 2;

/** The foods that entries name, as far as they are here or can be had, by GTIN; `null`: it could not be had. */
export function useFoods(entries: readonly Entry[]): ReadonlyMap<string, Food | null> {
  const ids = [...new Set(entries.flatMap(({ foodId }) => foodId ?? []))];
  return useQueries({
    queries: ids.map((id) => ({ ...foodQuery(id), staleTime: Number.POSITIVE_INFINITY, networkMode: 'always' as const, retry: false })),
    combine: (results) =>
      new Map(
        results.flatMap(({ data, isError }, at): [string, Food | null][] => {
          const id = ids[at];
          return id === undefined || (data === undefined && !isError) ? [] : [[id, data ?? null]];
        }),
      ),
  });
}

/** Asks once more for the foods that could not be had. */
export function retryFoods(client: QueryClient, foods: ReadonlyMap<string, Food | null>): void {
  for (const [id, food] of foods) if (food === null) void client.refetchQueries({ queryKey: foodQuery(id).queryKey });
}

function itemOf({ id, quantity }: Entry, food: Food): BasketItem {
  return { id, food: prepareFood(food.facts), quantity, packSize: food.quantity };
}

export type Judged = {
  /** By entry: how its food stands to each of those whom foods are judged for. */
  readonly items: ReadonlyMap<string, JudgedItem & { readonly foodId: string | null }>;
  readonly basket: Basket;
  readonly perDay: (days: number) => PerDay[];
  readonly people: readonly PreparedPerson[];
  /** Somebody is below three: nothing is proposed. */
  readonly hasInfant: boolean;
};

/** Judges every entry with a food, by this device alone; null until it is known. */
export function useJudged(
  entries: readonly Entry[],
  foods: ReadonlyMap<string, Food | null>,
): { judged: Judged | null; isFailed: boolean; retry: () => void } {
  const { user } = useSession();
  const revision = useJudgedRevision();
  const shown = entries.map(({ id, foodId, quantity, place }) => [
    id,
    foodId,
    quantity,
    place,
    foodId !== null && foods.get(foodId) != null,
  ]);
  const { data, isError, refetch } = useQuery({
    queryKey: ['shopping judged', user?.id ?? null, revision, shown],
    queryFn: () => judge(entries, foods),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    retry: false,
    networkMode: 'always',
    placeholderData: (before, query) => (query?.queryKey[2] === revision ? before : undefined),
  });
  return { judged: data ?? null, isFailed: isError, retry: () => void refetch() };
}

async function judge(entries: readonly Entry[], foods: ReadonlyMap<string, Food | null>): Promise<Judged> {
  const people = preparePeople(await chosenPeople(judgedFor()));
  const known = entries.flatMap((entry) => {
    const food = entry.foodId === null ? null : foods.get(entry.foodId);
    return food == null ? [] : [{ entry, item: itemOf(entry, food) }];
  });
  const judged = judgeItems(
    known.map(({ item }) => item),
    people,
  );
  const foodIdOf = new Map(entries.map(({ id, foodId }) => [id, foodId]));
  const inBasket = new Set(entries.filter(({ place }) => place === 'basket').map(({ id }) => id));
  const bought = judged.filter(({ id }) => inBasket.has(id));
  return {
    items: new Map(judged.map((item) => [item.id, { ...item, foodId: foodIdOf.get(item.id) ?? null }])),
    basket: basketOf(bought),
    perDay: (days) => perPersonAndDay(bought, { people: people.length, days, words: inBasket.size - bought.length }),
    people,
    hasInfant: hasInfant(people),
  };
}

export type ShownSwap = CountedSwap & { readonly from: Food; readonly to: Food };

/** The swaps that raise the basket the most, from the shelves of its foods; asked for where there is something to swap. */
export function useSwaps(judged: Judged | null, bought: readonly Entry[], foods: ReadonlyMap<string, Food | null>) {
  const client = useQueryClient();
  const { user } = useSession();
  const revision = useJudgedRevision();
  const isKnown = ({ foodId }: Entry): boolean => foodId !== null && foods.get(foodId) != null;
  // What is judged may still be the previous basket: its swaps would promise scores of another basket.
  const isJudged = (entry: Entry): boolean => {
    const item = judged?.items.get(entry.id);
    return isKnown(entry) ? item?.quantity === entry.quantity && item.foodId === entry.foodId : item === undefined;
  };
  return useQuery(
    queryOptions({
      queryKey: [
        'shopping swaps',
        user?.id ?? null,
        revision,
        bought.map((entry) => [entry.id, entry.foodId, entry.quantity, isKnown(entry)]),
      ],
      queryFn: ({ signal }) => (judged === null ? [] : findSwaps(client, judged, bought, foods, signal)),
      enabled:
        judged !== null &&
        !judged.hasInfant &&
        judged.basket.score !== null &&
        judged.basket.items.length === bought.filter(isKnown).length &&
        bought.length > 0 &&
        bought.every(isJudged),
      staleTime: Number.POSITIVE_INFINITY,
      retry: false,
      networkMode: 'always',
    }),
  );
}

async function findSwaps(
  client: QueryClient,
  { items, people, basket }: Judged,
  bought: readonly Entry[],
  foods: ReadonlyMap<string, Food | null>,
  signal: AbortSignal,
): Promise<ShownSwap[]> {
  const proposed = new Map<string, Food>();
  const swaps = [];
  let unanswered: unknown = null;
  for (const entry of bought) {
    const food = entry.foodId === null ? null : foods.get(entry.foodId);
    const item = items.get(entry.id);
    if (food == null || item === undefined || item.verdict.score === null) continue;
    // A shelf that cannot be had proposes nothing; the others do.
    const way = await client.fetchQuery(insteadQuery(food)).catch((error: unknown) => {
      unanswered = error;
      return null;
    });
    signal.throwIfAborted();
    const near = (way?.foods ?? []).filter(({ isNear }) => isNear).slice(0, PROPOSALS_A_FOOD);
    const others = await Promise.all(near.map((one) => client.fetchQuery(foodQuery(one.food.id)).catch(() => null)));
    signal.throwIfAborted();
    const shelf = others.flatMap((other) => {
      if (other === null) return [];
      proposed.set(other.id, other);
      return [candidateOf(productOf(other))];
    });
    const best = bestSwap(item, food, shelf, people);
    if (best !== null) swaps.push(best);
  }
  // Without every answer "nothing better" is not known.
  if (swaps.length === 0 && unanswered !== null) throw unanswered;
  return bestSwaps(basket.items, swaps).flatMap((swap) => {
    const from = foods.get(bought.find(({ id }) => id === swap.itemId)?.foodId ?? '');
    const to = proposed.get(swap.candidate.product.gtin);
    return from == null || to === undefined ? [] : [{ ...swap, from, to }];
  });
}
