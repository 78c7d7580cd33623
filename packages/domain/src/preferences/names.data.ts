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

export type Suggestion = { name: string; description: string };

/** "Popular Ingredients" of the want-more screen, in its order. */
export const WANT_MORE_SUGGESTIONS: readonly Suggestion[] = [
  { name: 'Protein', description: 'Builds and repairs muscle, and keeps you full' },
  { name: 'Fiber', description: 'Good for digestion and steady energy' },
  { name: 'Vitamins', description: 'Small amounts that keep the whole body working' },
  { name: 'Omega-3', description: 'Fats that are good for heart and brain' },
  { name: 'Antioxidants', description: 'Protect your cells; found in fruit and vegetables' },
  { name: 'Calcium', description: 'Keeps bones and teeth strong' },
  { name: 'Iron', description: 'Carries oxygen and keeps tiredness away' },
  { name: 'Potassium', description: 'Helps to keep blood pressure in check' },
];

/** Suggestions of the want-less screen, in its order. */
export const WANT_LESS_SUGGESTIONS: readonly Suggestion[] = [
  { name: 'Sugar', description: 'All sugars, natural and added' },
  { name: 'Added Sugar', description: 'Sugar, syrup and honey that makers put in' },
  { name: 'Sodium', description: 'Salt, which raises blood pressure' },
  { name: 'Saturated Fat', description: 'Raises LDL cholesterol' },
  { name: 'Seed oils', description: 'Sunflower, canola, soy, corn and similar oils' },
  { name: 'Trans Fat', description: 'Hydrogenated fat, the worst for the heart' },
  { name: 'Artificial Colors', description: 'Synthetic dyes such as Red 40 and Yellow 5' },
  { name: 'Preservatives', description: 'Sorbates, benzoates, sulfites, nitrites and others' },
  { name: 'High Fructose Corn Syrup', description: 'A concentrated sweetener made of corn' },
  { name: 'MSG', description: 'A salt of glutamate that strengthens savory taste' },
];
