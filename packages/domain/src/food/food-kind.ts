/** `fat` = fats, oils, nuts and seeds. Red meat is `general` with `redMeat: true`. */
export type FoodKind = 'general' | 'cheese' | 'fat' | 'beverage' | 'water' | 'na';

/** What an inferred kind rests on. */
export type KindEvidence = 'name' | 'quantity' | 'ingredients' | 'figures';
