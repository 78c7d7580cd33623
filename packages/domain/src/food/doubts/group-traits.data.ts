import type { FoodGroup } from '../groups/groups.data.ts';

const groups = (...names: FoodGroup[]): ReadonlySet<FoodGroup> => new Set(names);

/** Groups whose figures may be those of the food as prepared, or so small that nothing is too little. */
export const THIN = groups(
  'soup', 'broth', 'stock', 'dry-mix', 'drink-powder', 'tea', 'coffee', 'spice', 'salt', 'supplement', 'sugar-substitute', 'chewing-gum', 'baking-aid', 'milk',
  'plant-drink', 'drink', 'soda', 'juice', 'iced-tea', 'water', 'flavoured-water', 'energy-drink', 'dairy-drink', 'alcohol', 'vinegar', 'noodle',
);
/** Made by driving water out, or salted down: a wet first ingredient says nothing of the food. */
export const CONCENTRATED = groups(
  'cheese', 'fresh-cheese', 'dried-fruit', 'crisps', 'fries', 'jam', 'butter', 'honey', 'milk-powder', 'condensed-milk', 'dry-sausage', 'ham', 'bacon', 'sausage',
  'pate', 'smoked-fish', 'canned-fish', 'popcorn', 'oil', 'nut', 'seed', 'sugar', 'crispbread', 'cracker', 'meat',
);
/** Keeps some of the water of its dough or its fruit. */
export const MOIST = groups('bread', 'cake', 'pizza', 'sandwich', 'jam');
/** Nothing is dissolved in it but sugar. */
export const CLEAR_DRINKS = groups('soda', 'iced-tea', 'flavoured-water', 'energy-drink', 'juice');
/** Filed among drinks, but creams and powders too. */
export const RICH_DRINKS = groups('drink-powder', 'cream', 'tea', 'coffee');
/** Of one name, but fresh or ripened. */
export const NOT_BY_NAME = groups('cheese', 'fresh-cheese');
/** Sold with salt and without. */
export const FREELY_SALTED = groups('pulse', 'vegetable', 'tofu', 'fruit', 'grain');
/** Fresh, dried, candied or in syrup under one name. */
export const OF_ANY_WATER = groups('fruit', 'vegetable', 'olive', 'pulse', 'potato', 'seafood', 'food');

/** Some of these are rounded to nothing as they are: drinks without sugar, seasonings, what is eaten in traces. */
export const MAY_BE_NOTHING = groups(
  'water', 'flavoured-water', 'tea', 'coffee', 'iced-tea', 'soda', 'energy-drink', 'drink', 'salt', 'spice', 'sugar-substitute', 'chewing-gum', 'supplement',
  'vinegar', 'baking-aid', 'alcohol', 'stock', 'broth', 'drink-powder', 'noodle',
);
/** Ingredients that hold energy whenever they are among the first. */
export const FEEDING_GROUPS = groups(
  'sugar', 'syrup', 'honey', 'oil', 'butter', 'flour', 'grain', 'pasta', 'milk', 'milk-powder', 'cream', 'cheese', 'fresh-cheese', 'nut', 'seed', 'nut-butter',
  'chocolate', 'meat', 'poultry', 'fish', 'egg', 'juice', 'dried-fruit', 'bread', 'biscuit', 'pulse', 'potato', 'condensed-milk', 'yogurt',
);
