import type { Placeholder } from '@labelwise/domain/food';

/** The kinds of food as a filter names them. */
export const CATEGORY_WORDS: Readonly<Record<Placeholder, string>> = {
  yoghurt: 'Yoghurt', cheese: 'Cheese', milk: 'Milk', egg: 'Eggs', meat: 'Meat', poultry: 'Poultry', fish: 'Fish', can: 'Cans',
  frozen: 'Frozen', meal: 'Meals', soup: 'Soups', sauce: 'Sauces', oil: 'Oils', butter: 'Butter', bread: 'Bread', cereal: 'Cereals',
  pasta: 'Pasta', rice: 'Rice', pulses: 'Pulses', fruit: 'Fruit', vegetables: 'Vegetables', nuts: 'Nuts', sweets: 'Sweets',
  biscuits: 'Biscuits', crisps: 'Crisps', spread: 'Spreads', juice: 'Juice', soda: 'Soft drinks', water: 'Water', 'coffee-tea': 'Coffee and tea',
  baby: 'Baby food', other: 'Other',
};
