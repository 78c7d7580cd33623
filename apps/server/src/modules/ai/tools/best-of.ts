import { type FoodOrder, orderedBy } from '@labelwise/domain/guide';
import { GOOD } from '@labelwise/domain/shelf';
import type { ShelfFood } from '../../alternatives/shelves.service.ts';
import { type JudgedView, type Judges, viewOf } from './product-view.ts';

/** Categories come from wide to narrow; the third is about a shelf of a shop. */
const FAMILY_LEVEL = 2;

/** Those with the most, or least, of something first, each name once; without those whose pack does not say. */
export function orderedFoods(foods: readonly ShelfFood[], judges: Judges, order: FoodOrder, limit: number): JudgedView[] {
  const known = foods
    .map(({ product, prepared }) => viewOf({ ...product, barcode: product.gtin }, prepared, judges))
    .flatMap((view) => {
      const amount = view.suggestable ? orderedBy(view, order) : null;
      return amount === null ? [] : [{ view, amount }];
    })
    .sort(
      (one, other) =>
        (order.side === 'most' ? other.amount - one.amount : one.amount - other.amount) ||
        other.view.score - one.view.score ||
        (one.view.barcode < other.view.barcode ? -1 : 1),
    )
    .map(({ view }) => view);
  const different = new Map(known.toReversed().map((view) => [view.name.toLowerCase(), view]));
  return known.filter((view) => different.get(view.name.toLowerCase()) === view).slice(0, limit);
}

/** Best score first, each name once. Ideas should differ: two of a family at first, and more of it only where there is room. */
export function bestOf(foods: readonly ShelfFood[], judges: Judges, limit: number): JudgedView[] {
  const ranked = foods
    .map(({ product, prepared }) => viewOf({ ...product, barcode: product.gtin }, prepared, judges))
    .filter(({ suggestable }) => suggestable)
    .sort((one, other) => other.score - one.score || (one.barcode < other.barcode ? -1 : 1));
  const different = [...new Map(ranked.toReversed().map((view) => [view.name.toLowerCase(), view])).values()].reverse();
  const least = (different[0]?.score ?? 0) >= GOOD ? GOOD : 0;
  const families = new Map<string, number>();
  const [first, rest]: [JudgedView[], JudgedView[]] = [[], []];
  for (const view of different.filter(({ score }) => score >= least)) {
    const family = view.facts.categoriesTags[FAMILY_LEVEL] ?? view.category ?? '';
    const listed = families.get(family) ?? 0;
    families.set(family, listed + 1);
    (listed < 2 ? first : rest).push(view);
  }
  return [...first.slice(0, limit), ...rest].slice(0, limit).sort((one, other) => other.score - one.score);
}
