import type { Catalog } from '../catalog.ts';

/** What the pack leaves open: what it is, why it was left out, what would settle it. */
export const unknowns = {
  nutri_score: 'Nutri-Score',
  nutri_score_reason: 'It cannot be worked out from what the pack states.',
  add_to_table: 'Add to the nutrition table: {names}.',
  add_category: 'Add a category.',
  assumed_reason: 'Not stated, counted at its worst: it cannot change the letter.',
  check_table: 'Check the nutrition table on the pack.',
  fiber: 'Fiber',
  fruit_and_vegetables: 'Fruit and vegetables',
  open_reason: 'Not stated, counted as none.',
  open_fix: 'Up to +{gain} (Nutri-Score {grade}) if the pack says so.',
  category: 'Category',
  category_reason: 'It is not known what kind of food this is; the strictest it may be counts.',
  processing: 'Processing',
  processing_reason: 'How much industry changed it is not known.',
  processing_fix: 'The ingredient list would show it.',
  additive_reason: 'This additive is not in our table.',
  additive_fix: 'It counts nothing until it is assessed.',
  substance_reason: 'There is no ingredient list that we can read.',
  check_ingredients: 'Check the ingredients on the pack.',
  nutrient_reason: 'The pack does not state it.',
  potassium: 'Potassium',
  potassium_reason: 'Not stated, usually high: about {milligrams} mg per 100 g of {food} (USDA FoodData Central).',
  potassium_fix: 'Check the nutrition table on the pack, or ask your care team.',
} as const satisfies Catalog;
