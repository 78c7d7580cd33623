import { fetchFood } from '../../data/foods/foods.ts';
import { addedText, addFood } from '../../data/shopping/shopping.ts';
import { loadWith } from '../../i18n/load-texts.ts';
import { paths } from '../../lib/paths.ts';
import { toast } from '../../ui/feedback/toast-store.ts';
import type { ScanResult } from './scan-flow.ts';

/** Looks a barcode up and puts the food onto the list or into the basket. No scan is made of it. */
export async function scanToShopping(barcode: string, place: 'list' | 'basket'): Promise<ScanResult> {
  try {
    const food = await loadWith(fetchFood(barcode));
    const done = addFood(food, place);
    toast({ title: addedText(done, place, food.name) });
    return { kind: 'open', path: place === 'basket' ? `${paths.shopping}?tab=basket` : paths.shopping };
  } catch (error) {
    return { kind: 'lookup-failed', error };
  }
}
