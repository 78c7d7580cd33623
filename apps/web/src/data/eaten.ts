import { consumed } from '@labelwise/contracts/saved-foods';
import type { FoodFacts } from '@labelwise/domain/food';
import { readFood } from '@labelwise/domain/matching';
import { amountUnits, type Eaten } from '@labelwise/domain/portion';
import { mutationOptions, type QueryClient } from '@tanstack/react-query';
import { execute, keyOf } from './call.ts';
import type { Food } from './foods/foods.ts';
import type { ConsumedEntry } from './saved-foods.ts';

type Eatable = Pick<Food, 'servingSize' | 'quantity' | 'doubts'> & { readonly facts: FoodFacts };

/** Changes how much was eaten, of one note. */
export function changeEaten(client: QueryClient, notify: { changed: () => void; failed: () => void }) {
  return mutationOptions({
    mutationFn: ({ id, amount }: { id: string; amount: number }) => execute(consumed.change, { params: { id }, body: { amount } }),
    onSuccess: async () => {
      notify.changed();
      await client.invalidateQueries({ queryKey: keyOf(consumed.list) });
    },
    onError: notify.failed,
  });
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
