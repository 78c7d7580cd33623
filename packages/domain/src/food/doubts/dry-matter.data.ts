import type { FoodGroup } from '../groups/groups.data.ts';

/**
 * What is left of an ingredient without its water, as a share of its weight: round figures of food composition tables.
 * @source USDA FoodData Central and CIQUAL 2020: water content of typical foods
 */
export const DRY_SHARE: Readonly<Partial<Record<FoodGroup, number>>> = {
  sugar: 1, salt: 1, oil: 1, 'chocolate-spread': 0.98, chocolate: 0.98, 'nut-butter': 0.97, crisps: 0.97, nut: 0.95, biscuit: 0.95, 'drink-powder': 0.95,
  'milk-powder': 0.95, seed: 0.92, candy: 0.9, 'breakfast-cereal': 0.9, 'baking-aid': 0.9, 'sugar-substitute': 0.9, supplement: 0.9, spice: 0.88,
  flour: 0.87, pasta: 0.87, grain: 0.86, butter: 0.84, honey: 0.81, syrup: 0.78, 'dried-fruit': 0.78, bread: 0.65, 'condensed-milk': 0.65, jam: 0.65,
  'dry-sausage': 0.6, cheese: 0.55, bacon: 0.5, pulse: 0.5, sausage: 0.45, 'fresh-cheese': 0.4, cream: 0.38, meat: 0.35, ham: 0.32, olive: 0.3,
  'canned-fish': 0.3, poultry: 0.28, fish: 0.27, egg: 0.25, mustard: 0.25, potato: 0.21, 'coconut-milk': 0.2, seafood: 0.2, tofu: 0.2, yogurt: 0.16,
  fruit: 0.15, compote: 0.15, milk: 0.12, juice: 0.12, 'dairy-drink': 0.12, 'pasta-sauce': 0.12, vegetable: 0.1, soup: 0.1, vinegar: 0.05, broth: 0.05,
  coffee: 0.05, tea: 0.02, drink: 0.05, soda: 0.1, 'plant-drink': 0.1, water: 0,
};
