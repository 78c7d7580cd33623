/** Other words for the names that the score knows, folded. */
export const NAME_ALIASES: Readonly<Record<string, string>> = {
  'fibre': 'Fiber', 'dietary fiber': 'Fiber', 'dietary fibre': 'Fiber', 'soluble fibre': 'Soluble Fiber',
  'salt': 'Sodium',
  'saturates': 'Saturated Fat', 'saturated fats': 'Saturated Fat', 'trans fats': 'Trans Fat', 'fats': 'Fat',
  'carbs': 'Carbohydrates', 'carbohydrate': 'Carbohydrates',
  'omega 3': 'Omega-3', 'omega3': 'Omega-3',
  'vitamin b12': 'B12', 'vitamin': 'Vitamins', 'antioxidant': 'Antioxidants',
  'artificial colours': 'Artificial Colors', 'artificial coloring': 'Artificial Colors', 'artificial colouring': 'Artificial Colors',
  'artificial sweetener': 'Artificial Sweeteners', 'sweeteners': 'Artificial Sweeteners', 'preservative': 'Preservatives',
  'seed oil': 'Seed oils',
  'hfcs': 'High Fructose Corn Syrup', 'monosodium glutamate': 'MSG',
  'sugars': 'Sugar', 'added sugars': 'Added Sugar', 'proteins': 'Protein',
  'egg': 'Eggs', 'milk': 'Dairy', 'nut': 'Nuts', 'tree nuts': 'Nuts', 'peanut': 'Peanuts', 'soya': 'Soy',
  'whole grain': 'Whole Grains', 'oat': 'Oats',
  'processed foods': 'Ultra-Processed Foods', 'ultra processed foods': 'Ultra-Processed Foods',
};


/** "Popular Ingredients" of the want-more screen, in its order. */
export const WANT_MORE_SUGGESTIONS = [
  { id: 'protein', name: 'Protein' },
  { id: 'fiber', name: 'Fiber' },
  { id: 'vitamins', name: 'Vitamins' },
  { id: 'omega_3', name: 'Omega-3' },
  { id: 'antioxidants', name: 'Antioxidants' },
  { id: 'calcium', name: 'Calcium' },
  { id: 'iron', name: 'Iron' },
  { id: 'potassium', name: 'Potassium' },
] as const;

/** Suggestions of the want-less screen, in its order. */
export const WANT_LESS_SUGGESTIONS = [
  { id: 'sugar', name: 'Sugar' },
  { id: 'added_sugar', name: 'Added Sugar' },
  { id: 'sodium', name: 'Sodium' },
  { id: 'saturated_fat', name: 'Saturated Fat' },
  { id: 'seed_oils', name: 'Seed oils' },
  { id: 'trans_fat', name: 'Trans Fat' },
  { id: 'artificial_colors', name: 'Artificial Colors' },
  { id: 'preservatives', name: 'Preservatives' },
  { id: 'high_fructose_corn_syrup', name: 'High Fructose Corn Syrup' },
  { id: 'msg', name: 'MSG' },
] as const;

/** An ingredient that many people choose; `id` names its description in `packages/messages`. */
export type Suggestion = (typeof WANT_MORE_SUGGESTIONS | typeof WANT_LESS_SUGGESTIONS)[number];
