import type { Food } from '../../../data/foods/foods.ts';
import { storeLastScan } from '../../../data/foods/last-scan.ts';
import { paths } from '../../../lib/paths.ts';

/** Whether a food has a barcode that stands for something. */
export function hasRealBarcode(food: Pick<Food, 'barcode'>): food is { barcode: string } {
  const code = food.barcode?.trim().toLowerCase() ?? '';
  return code !== '' && code !== 'unknown';
}

/** Where a row leads; `onOpen` keeps a food without a barcode on this device, where the results screen finds it. */
export type RowTarget = { to: string; onOpen?: () => void };

/**
 * @param byBarcode the address for a food with a barcode
 * @param query `?from=…` of the address for one without
 */
export function rowTarget(food: Food, score: number, byBarcode: (barcode: string) => string, query = ''): RowTarget {
  if (hasRealBarcode(food)) return { to: byBarcode(food.barcode) };
  return { to: `${paths.results}${query}`, onOpen: () => storeLastScan(food, { score }) };
}
