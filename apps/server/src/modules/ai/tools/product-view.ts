import type { ProductView } from '@labelwise/domain/guide';
import type { FoodFacts } from '@labelwise/domain/food';
import type { PreparedFood, PreparedProfile } from '@labelwise/domain/scoring';

import { findDoubts } from '@labelwise/domain/food';
import { isSuggestable, prepareFood, scoreFood } from '@labelwise/domain/scoring';

/** What names a food, wherever it was read. */
export type NamedFood = Pick<ProductView, 'barcode' | 'name' | 'brand' | 'category' | 'servingSize'>;
export type Judges = {
  /** What scores and alerts may show of the person. */
  shown: PreparedProfile;
  /** What decides whether a food may be proposed: always everything. */
  binding: PreparedProfile;
};

/** A food with the score of one person. */
export function viewOf(named: NamedFood, food: FoodFacts | PreparedFood, { shown, binding }: Judges): ProductView {
  const prepared = 'facts' in food ? food : prepareFood(food);
  const { score, label, contributions, alerts, nutriScore, fits } = scoreFood(prepared, shown);
  return {
    barcode: named.barcode, name: named.name, brand: named.brand, category: named.category, servingSize: named.servingSize,
    facts: prepared.facts,
    per: prepared.isDrink ? '100 ml' : '100 g',
    score, label, contributions, alerts, nutriScore, fits,
    suggestable: isSuggestable(prepared, binding),
    doubts: findDoubts(prepared.facts).map(({ message }) => message),
  };
}
