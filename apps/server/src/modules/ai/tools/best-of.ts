import { GOOD } from '@labelwise/domain/shelf';
import type { ShelfFood } from '../../alternatives/shelves.service.ts';
import { type JudgedView, type Judges, viewOf } from './product-view.ts';

/** Categories come from wide to narrow; the third is about a shelf of a shop. */
const FAMILY_LEVEL = 2;

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
