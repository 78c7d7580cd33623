import type { FoodKind } from '../food-facts.ts';
import {
  BEVERAGES, CHEESES, EXEMPT, FATS, HERBS, NEED_PREPARATION, NOT_BEVERAGES, NOT_CHEESES, NOT_EXEMPT, NOT_FATS, NOT_HERBS,
  NOT_WATERS, RED_MEATS, WATERS,
} from './kinds.data.ts';

export type KindContext = {
  /** The figures at hand are those of the food as prepared. */
  prepared: boolean;
};

/**
 * Nutri-Score kind of a food from its category tags. `null` = no category, so no grade; `na` = exempt, and also a food that is
 * graded as prepared only (drink powders, syrups, dried soups) while no such figures are at hand.
 */
export function kindFromCategories(tags: readonly string[], context: KindContext): FoodKind | null {
  if (tags.length === 0) return null;
  if (has(tags, EXEMPT) && !has(tags, NOT_EXEMPT)) return 'na';
  if (has(tags, HERBS) && !has(tags, NOT_HERBS)) return 'na';
  if (needsPreparation(tags) && !context.prepared) return 'na';
  if (has(tags, WATERS) && !has(tags, NOT_WATERS)) return 'water';
  if (has(tags, BEVERAGES) && !has(tags, NOT_BEVERAGES)) return 'beverage';
  if (has(tags, CHEESES) && !has(tags, NOT_CHEESES)) return 'cheese';
  if (has(tags, FATS) && !has(tags, NOT_FATS)) return 'fat';
  return 'general';
}

/** Sold dry or concentrated: what is eaten is something else, so only its figures count. */
export function needsPreparation(tags: readonly string[]): boolean {
  return has(tags, NEED_PREPARATION);
}

/** Meat of the customs headings by category alone; ingredients decide for the rest. */
export function isRedMeatCategory(tags: readonly string[]): boolean {
  return has(tags, RED_MEATS);
}

function has(tags: readonly string[], wanted: ReadonlySet<string>): boolean {
  for (const tag of tags) if (wanted.has(tag)) return true;
  return false;
}
