import { consumed } from '@labelwise/contracts/saved-foods';
import type { FoodFacts } from '@labelwise/domain/food';
import { readFood } from '@labelwise/domain/matching';
import { amountUnits, type Eaten } from '@labelwise/domain/portion';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { execute, keyOf } from './call.ts';
import type { Food } from './foods/foods.ts';
import type { ConsumedEntry } from './saved-foods.ts';

type Eatable = Pick<Food, 'servingSize' | 'quantity' | 'doubts'> & { readonly facts: FoodFacts };

/** How much was eaten, of one note. `before`: the amount until now, to be put back; null as an amount: one serving. */
type AmountChange = { readonly id: string; readonly amount: number | null; readonly before?: number | null };

/** Changes how much was eaten. `changed` is given the way back, which itself has none. */
export function useChangeEaten(notify: { changed: (change: AmountChange, putBack: (() => void) | null) => void; failed: () => void }) {
  const client = useQueryClient();
  const { mutate } = useMutation({
    mutationFn: ({ id, amount }: AmountChange) => execute(consumed.change, { params: { id }, body: { amount } }),
    onSuccess: async (_answer, change) => {
      const { id, before } = change;
      notify.changed(change, before === undefined ? null : () => mutate({ id, amount: before }));
      await client.invalidateQueries({ queryKey: keyOf(consumed.list) });
    },
    onError: notify.failed,
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
