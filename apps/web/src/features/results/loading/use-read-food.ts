import { useQuery } from '@tanstack/react-query';
import type { Food } from '../../../data/foods/foods.ts';
import { isOutOfDate, isUnread, withReadings } from '../../../data/reading/read-food.ts';

/**
 * A food with its ingredient list read: the server's reading as it came, else one of this device, in a worker. Until that is
 * there the food stays unread, and every diet that must be safe is unknown.
 *
 * @param isKept it is this device's own copy, which may have been read with the words of an earlier day
 */
export function useReadFood(food: Food, isKept: boolean): Food {
  const isOpen = isKept ? isOutOfDate(food) : isUnread(food);
  const { data } = useQuery({
    queryKey: ['reading', food.id, food.name, food.facts.ingredientsText],
    queryFn: () => readOne(food),
    enabled: isOpen,
    staleTime: Infinity,
  });
  return isOpen && data != null ? { ...food, facts: { ...food.facts, reading: data } } : food;
}

async function readOne(food: Food): Promise<string | null> {
  const [read] = await withReadings([food]);
  return read?.facts.reading ?? null;
}
