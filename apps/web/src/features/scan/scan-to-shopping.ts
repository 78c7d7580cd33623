import { fetchFood } from '../../data/foods/foods.ts';
import { addFood } from '../../data/shopping/shopping.ts';
import { loadWith } from '../../i18n/load-texts.ts';
import { say } from '../../i18n/say.ts';
import { paths } from '../../lib/paths.ts';
import { toast } from '../../ui/feedback/toast/toast-store.ts';
import type { ScanResult } from './scan-flow.ts';

const WORDS = {
  added: 'screens-shopping.is_added',
  ticked: 'screens-shopping.is_ticked',
  'one more': 'screens-shopping.is_one_more',
} as const;

/** Looks a barcode up and puts the food onto the list or into the basket. No scan is made of it. */
export async function scanToShopping(barcode: string, place: 'list' | 'basket'): Promise<ScanResult> {
  try {
    const food = await loadWith(fetchFood(barcode));
    const done = addFood(food, place);
    toast({ title: say(WORDS[done], { name: food.name }) });
    return { kind: 'open', path: place === 'basket' ? `${paths.shopping}?tab=basket` : paths.shopping };
  } catch (error) {
    return { kind: 'lookup-failed', error };
  }
}
