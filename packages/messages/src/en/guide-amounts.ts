import type { Catalog } from '../catalog.ts';

/** Amounts in other units, as Markdown. */
export const guideAmounts = {
  conversion: '**{from} = {to}.** {rule}',
  conversion_about: '**{from} ≈ {to}.** {rule}',
  conversion_or: '{first} or {second}',
  conversion_of: '{amount} of {thing}',
  thing_salt: 'salt',
  thing_sodium: 'sodium',
  thing_sugar: 'sugar',
  thing_carbs: 'carbohydrates',
  unit_teaspoon: '{value} {count, plural, one {level teaspoon} other {level teaspoons}}',
  unit_tablespoon: '{value} {count, plural, one {tablespoon} other {tablespoons}}',
  unit_cube: '{value} {count, plural, one {sugar cube} other {sugar cubes}}',
  unit_cup: '{value} {count, plural, one {US cup} other {US cups}}',
  unit_pint: '{value} {count, plural, one {UK pint} other {UK pints}}',
  unit_floz: '{value} fl oz',
  unit_stone: '{value} {count, plural, one {stone} other {stone}}',
  unit_iu: '{value} IU',
  unit_bread: '{value} bread units (BE)',
  unit_carbs: '{value} carbohydrate units (KE)',
  rule_energy: '1 kcal is 4.184 kJ.',
  rule_sodium: 'Salt is sodium times 2.5.',
  rule_salt_spoon:
    'A level teaspoon (5 ml) holds about 6 g of salt; that is more than the 5 g a day that the WHO advises as the most for adults.',
  rule_sugar: 'A sugar cube weighs about 3 g, a level teaspoon of sugar about 4 g.',
  rule_spoon: 'A teaspoon is 5 ml, a tablespoon 15 ml.',
  rule_weight: '1 oz is 28.35 g, 1 lb 453.6 g, 1 stone 6.35 kg.',
  rule_volume: 'A US cup is 240 ml, a UK pint 568 ml, a US fluid ounce 29.6 ml.',
  rule_temperature: '°F is °C times 1.8 plus 32.',
  rule_vitamin_d: 'Of vitamin D, 40 IU are 1 µg.',
  rule_bread_units:
    'A bread unit (BE) stands for 12 g of carbohydrates, a carbohydrate unit (KE) for 10 g. How much insulin that asks for your diabetes team sets.',
  sugar_in_cubes: 'That is about **{cubes}** sugar cubes of 3 g.',
  amount_needed: '**{needed}** of {food} have {amount} of {nutrient}: the pack states {stated} per {per}.',
  pieces_not_weighed: 'How many pieces that are the pack does not say.',
} as const satisfies Catalog;
