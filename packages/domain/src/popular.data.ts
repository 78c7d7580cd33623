import type { SubstanceName } from './matching/index.ts';

/** How an ingredient is found in a food: by the property that preferences ask for, or by the ids of the vocabulary. */
type Found = { readonly substance: SubstanceName } | { readonly ids: readonly string[] };

/**
 * Ingredients that people may want to know of in many foods at once. `printed` is the word of a pack that stands for all of them, from
 * which is judged what it means for a person.
 */
export const POPULAR_INGREDIENTS = {
  'added-sugar': { substance: 'Sugars and Syrups', printed: 'sugar' },
  salt: { ids: ['en:salt', 'en:sea-salt', 'en:iodised-salt', 'en:cooking-salt', 'en:rock-salt'], printed: 'salt' },
  sweeteners: { substance: 'Artificial Sweeteners', printed: 'sucralose' },
  'palm-oil': { substance: 'Palm Oil', printed: 'palm oil' },
  'olive-oil': { substance: 'Olive Oil', printed: 'olive oil' },
  milk: { substance: 'Dairy', printed: 'milk' },
  eggs: { substance: 'Eggs', printed: 'eggs' },
  gluten: { substance: 'Gluten', printed: 'wheat flour' },
  'whole-grains': { substance: 'Whole Grains', printed: 'whole grains' },
  oats: { substance: 'Oats', printed: 'oats' },
  nuts: { substance: 'Nuts', printed: 'nuts' },
  peanuts: { substance: 'Peanuts', printed: 'peanuts' },
  soy: { substance: 'Soy', printed: 'soy' },
  legumes: { substance: 'Legumes', printed: 'legumes' },
  fish: { substance: 'Fish', printed: 'fish' },
  meat: { substance: 'Meat', printed: 'meat' },
  chocolate: { substance: 'Chocolate', printed: 'cocoa' },
  honey: { substance: 'Honey', printed: 'honey' },
  tomato: { substance: 'Tomato', printed: 'tomato' },
  onion: { substance: 'Onion', printed: 'onion' },
  garlic: { substance: 'Garlic', printed: 'garlic' },
  preservatives: { substance: 'Preservatives', printed: 'preservative' },
  colors: { substance: 'Artificial Colors', printed: 'artificial colour' },
} as const satisfies Readonly<Record<string, Found & { readonly printed: string }>>;
