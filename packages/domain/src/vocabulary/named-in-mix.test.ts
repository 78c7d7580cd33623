import { expect, it } from 'vitest';
import type { Diet } from '../diets/index.ts';
import { suitability } from '../matching/index.ts';
import { foodOf } from '../matching/testing/food-of.ts';

const answer = (lang: string, ingredientsText: string, diet: Diet): string => suitability(foodOf({ lang, ingredientsText }), diet).answer;

it.each([
  ['en', 'Oats, milk chocolate (sugar, cocoa butter, cocoa mass)', 'dairy-free'],
  ['en', 'Oats, butter biscuits (wheat flour, sugar, palm oil)', 'dairy-free'],
  ['de', 'Hafer, Milchschokolade (Zucker, Kakaobutter, Kakaomasse)', 'dairy-free'],
  ['de', 'Hafer, Butterkekse (Weizenmehl, Zucker, Palmöl)', 'dairy-free'],
  ['fr', 'Avoine, chocolat au lait (sucre, beurre de cacao, pâte de cacao)', 'dairy-free'],
  ['it', 'Avena, cioccolato al latte (zucchero, burro di cacao, pasta di cacao)', 'dairy-free'],
  ['es', 'Avena, chocolate con leche (azúcar, manteca de cacao)', 'dairy-free'],
  ['nl', 'Haver, melkchocolade (suiker, cacaoboter, cacaomassa)', 'dairy-free'],
  ['pt', 'Aveia, chocolate de leite (açúcar, manteiga de cacau)', 'dairy-free'],
  ['en', 'Egg noodles (wheat, water), salt', 'egg-free'],
  ['de', 'Eiernudeln (Weizen, Wasser), Salz', 'egg-free'],
  ['it', "Pasta all'uovo (semola di grano duro, acqua)", 'egg-free'],
  ['en', 'Rice, prawn crackers (tapioca, salt)', 'crustacean-free'],
  ['en', 'Oats, hazelnut spread (sugar, palm oil)', 'nut-free'],
  ['en', 'Oats, peanut sauce (water, sugar)', 'peanut-free'],
  ['en', 'Rice, chicken nuggets (wheat flour, oil)', 'vegetarian'],
] as const)('a mix holds what its own words name, also where its brackets leave it out: %s "%s" (%s)', (lang, list, diet) => {
  expect(answer(lang, list, diet)).not.toBe('yes');
});

it.each([
  ['en', 'Chicken, noodles (rice flour, water)', 'gluten-free'],
  ['en', 'Rice, mayonnaise (oil, vinegar, salt)', 'egg-free'],
  ['en', 'Noodles (wheat, water), salt', 'egg-free'],
  ['en', 'Oats, dark chocolate (sugar, cocoa butter, cocoa mass)', 'dairy-free'],
  ['en', 'Oats, cream crackers (wheat flour, palm oil, salt)', 'dairy-free'],
  ['en', 'Oats, vegan cheese (water, coconut oil, salt)', 'dairy-free'],
  ['en', 'Oats, peanut butter (peanuts, salt)', 'dairy-free'],
  ['de', 'Hafer, vegane Schokolade (Zucker, Kakaobutter)', 'dairy-free'],
] as const)('what only its kind holds is decided by the brackets: %s "%s" (%s)', (lang, list, diet) => {
  expect(answer(lang, list, diet)).toBe('yes');
});
