import { factsOf } from '../../matching/testing/food-of.ts';
import type { ProductView } from '../facts.ts';

/** A food with a name and a list, judged for nobody. */
export function viewOf(barcode: string, name: string, ingredientsText: string | null, brand: string | null = null): ProductView {
  const list = ingredientsText === null ? {} : { ingredientsText, ingredientsCount: 5, unknownIngredientsCount: 0 };
  return {
    barcode,
    name,
    brand,
    category: null,
    servingSize: null,
    facts: factsOf({ name, ...list }),
    per: '100 g',
    score: 50,
    label: 'Good Match',
    contributions: [],
    alerts: [],
    nutriScore: { computable: false, reason: 'missing_nutriments', missing: [] },
    fits: [],
    suggestable: false,
    doubts: [],
  };
}
