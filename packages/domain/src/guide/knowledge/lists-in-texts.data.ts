/**
 * The foods of each item and each sentence of our own texts that begin with a list of what to eat, by their English words: what somebody leaves out
 * is taken out of the list. Written by `tooling/intents/foods-in-texts.mjs`, held to the texts by `packages/messages/src/foods-in-texts.test.ts`.
 */
export const LISTS_IN_TEXTS = {
  fibre_sources: { items: ['wholemeal bread', 'oats', 'pulses', 'vegetables', 'fruit', 'nuts', 'seeds'], ending: '', sentences: ['', ''] },
  omega3_sources: { items: ['oily fish', 'walnuts', 'linseed', 'rapeseed oil', 'algae', ''], ending: '', sentences: ['oily fish'] },
  iron_sources: { items: ['pulses', 'grains', 'tofu', 'nuts', 'vegetables', 'meat'], ending: '', sentences: ['coffee, tea', ''] },
  calcium_sources: { items: ['milk', 'yogurt', 'cheese', '', 'tofu', 'kale', 'broccoli'], ending: '', sentences: [''] },
  calcium_no_milk: { items: ['tofu', 'kale', 'broccoli', 'almonds', 'water'], ending: '', sentences: ['', ''] },
  magnesium_sources: { items: ['nuts', 'seeds', 'grains', 'pulses', 'cocoa', 'vegetables'], ending: '', sentences: [] },
  potassium_sources: { items: ['pulses', 'potatoes', 'bananas', 'dried fruit', 'spinach', 'tomatoes', 'nuts'], ending: '', sentences: [''] },
  zinc: { items: ['grains', 'pulses', 'nuts', 'cheese', 'eggs', 'meat', 'seafood'], ending: '', sentences: ['grain'] },
  vegetarian_protein: { items: ['pulses', 'tofu', 'tempeh', 'soy', 'nuts', 'seeds', 'grains'], ending: 'dairy, eggs', sentences: [''] },
  budget_food: { items: ['pulses', 'oats', 'potatoes', 'carrots', 'cabbage', 'eggs', 'vegetables', 'yogurt'], ending: '', sentences: ['tap water'] },
  kids_snacks: { items: ['fruit', 'vegetable', 'yogurt', 'bread, cheese, hummus'], ending: '', sentences: ['apples, carrots, grapes', 'sugar, sweets'] },
  balanced_plate: { items: ['fruit, vegetables', 'grains', 'pulses', 'fish', 'eggs, meat', 'water'], ending: '', sentences: ['salt, sugar', ''] },
  lunchbox: { items: ['bread, pasta', '', 'vegetables', 'fruit', 'water'], ending: 'apple, carrot, cheese, egg, hummus, wholemeal bread', sentences: ['crisps, juice', ''] },
} as const;
