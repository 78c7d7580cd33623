import { ConsumedEntry, consumed } from '@labelwise/contracts/saved-foods';
import type { FoodFacts } from '@labelwise/domain/food';
import { readFood } from '@labelwise/domain/matching';
import { amountUnits, type Eaten } from '@labelwise/domain/portion';
import { mutationOptions, type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query';
import * as z from 'zod/mini';
import { execute, fetchJson, keyOf } from './call.ts';
import type { Food } from './foods/foods.ts';
import { addedAtOf, type DroppedRows, dropRows, firstPageQuery, foodIdOf, isEntry } from './lists.ts';
import { type RemovalNotices, unlessGone } from './saved-foods.ts';

/** What a member ate: each note counts, so a food may be in it more than once. */
export type { ConsumedEntry } from '@labelwise/contracts/saved-foods';

/** The newest notes of what was eaten, 200 at most. */
export const consumedQuery = () => firstPageQuery(consumed.list);

const consumedKey = keyOf(consumed.list);

/** Notes that the member ate a food; the same key again, as after an answer that never came, makes no second note. */
export function addConsumed(
  client: QueryClient,
  foodId: string,
  notify: { added: (entry: ConsumedEntry | undefined) => void; failed: (key: string) => void },
) {
  return mutationOptions({
    mutationFn: async (idempotencyKey: string) => {
      const answer = await fetchJson(consumed.add, { params: { foodId }, idempotencyKey });
      return z.safeParse(consumed.add.answer, answer).data;
    },
    onSuccess: async (entry) => {
      notify.added(entry);
      await client.invalidateQueries({ queryKey: consumedKey });
    },
    onError: (_error, key) => notify.failed(key),
  });
}

/** Takes the newest note of a food back. */
export function undoConsumed(client: QueryClient, foodId: string, notify: { failed: () => void }) {
  return mutationOptions({
    mutationFn: () => unlessGone(execute(consumed.remove, { params: { foodId } })),
    onSuccess: () => client.invalidateQueries({ queryKey: consumedKey }),
    onError: notify.failed,
  });
}

/** How much a removed note was of. */
function amountOf(rows: readonly unknown[]): number | undefined {
  return z.safeParse(ConsumedEntry, rows[0]).data?.consumed.amount ?? undefined;
}

/** Takes one note away by its own id: an older note of the same food stays. It goes at once, and comes back when the server refuses. */
export function removeConsumed(client: QueryClient, notify: RemovalNotices) {
  const putBack = async (dropped: DroppedRows, idempotencyKey: string = crypto.randomUUID()) => {
    const foodId = foodIdOf(dropped.rows);
    if (foodId === undefined) return;
    dropped.putBack();
    try {
      const query = { addedAt: addedAtOf(dropped.rows), amount: amountOf(dropped.rows) };
      await execute(consumed.add, { params: { foodId }, query, idempotencyKey });
      notify.undone?.();
    } catch {
      notify.undoFailed?.(() => void putBack(dropped, idempotencyKey));
    }
    await client.invalidateQueries({ queryKey: consumedKey });
  };
  return mutationOptions({
    mutationFn: (id: string) => unlessGone(execute(consumed.remove, { params: { foodId: id } })),
    onMutate: (id: string) => dropRows(client, consumedKey, isEntry('consumed', id)),
    onSuccess: (_done, _id, dropped) => notify.removed(() => void putBack(dropped)),
    onError: (_error, id, dropped) => {
      dropped?.restore();
      notify.failed(id);
    },
    onSettled: () => client.invalidateQueries({ queryKey: consumedKey }),
  });
}

type Eatable = Pick<Food, 'servingSize' | 'quantity' | 'doubts'> & { readonly facts: FoodFacts };

/** How much was eaten, of one note. `before`: the amount until now, to be put back; null as an amount: one serving. */
type AmountChange = { readonly id: string; readonly amount: number | null; readonly before?: number | null };

/** Changes how much was eaten. `changed` is given the way back, which itself has none. */
type AmountNotices = {
  readonly changed: (change: AmountChange, putBack: (() => void) | null) => void;
  readonly failed: (again: () => void) => void;
};

export function useChangeEaten(notify: AmountNotices) {
  const client = useQueryClient();
  const { mutate } = useMutation({
    mutationFn: ({ id, amount }: AmountChange) => execute(consumed.change, { params: { id }, body: { amount } }),
    onSuccess: async (_answer, change) => {
      const { id, before } = change;
      notify.changed(change, before === undefined ? null : () => mutate({ id, amount: before }));
      await client.invalidateQueries({ queryKey: keyOf(consumed.list) });
    },
    onError: (_error, change) => notify.failed(() => mutate(change)),
  });
  return mutate;
}

/** How an amount of a food can be given, and whether it is drunk. */
export function unitsOf({ facts, servingSize, quantity }: Eatable) {
  const food = readFood(facts);
  return { units: amountUnits(food, servingSize, quantity), isDrink: food.isDrink };
}

/** A note as the domain counts it; figures that cannot be true do not count. */
export function eatenOf({ consumed: { amount }, food }: ConsumedEntry): Eaten {
  const doubtful = new Set(food.doubts.flatMap(({ level, nutriments }) => (level === 'worth a look' ? [] : nutriments)));
  return { food: readFood(food.facts), servingSize: food.servingSize, amount, doubtful };
}
