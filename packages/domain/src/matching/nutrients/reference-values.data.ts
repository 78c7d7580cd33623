import type { NutrimentName } from '../../food/index.ts';

/** Nutrient reference values of adults in grams: Regulation (EU) 1169/2011, annex XIII. */
export const REFERENCE_GRAMS = {
  vitaminA: 0.0008, vitaminD: 5e-6, vitaminE: 0.012, vitaminK: 7.5e-5, vitaminC: 0.08,
  vitaminB1: 0.0011, vitaminB2: 0.0014, vitaminPp: 0.016, vitaminB6: 0.0014, vitaminB9: 0.0002, folates: 0.0002,
  vitaminB12: 2.5e-6, biotin: 5e-5, pantothenicAcid: 0.006,
  potassium: 2, calcium: 0.8, phosphorus: 0.7, magnesium: 0.375, iron: 0.014, zinc: 0.01, selenium: 5.5e-5, iodine: 0.00015,
} as const satisfies { readonly [name in NutrimentName]?: number };
export type Micronutriment = keyof typeof REFERENCE_GRAMS;

/** "High in" is 30 % of the reference value in 100 g, 15 % in 100 ml of a drink. */
export const HIGH_SHARE = { food: 0.3, drink: 0.15, source: 'Regulation (EU) 1169/2011, annex XIII; Regulation (EC) 1924/2006' } as const;

const B_VITAMINS = ['vitaminB1', 'vitaminB2', 'vitaminPp', 'vitaminB6', 'vitaminB9', 'folates', 'vitaminB12', 'biotin', 'pantothenicAcid'] as const;

/** Which stated amounts answer a name (the best of them counts), and the words that name it in a list. */
export const MICRONUTRIENTS: Readonly<Record<string, { nutriments: readonly Micronutriment[]; words: readonly string[] }>> = {
  Vitamins: {
    nutriments: ['vitaminA', 'vitaminC', 'vitaminD', 'vitaminE', 'vitaminK', ...B_VITAMINS],
    words: ['vitamin*', 'folic acid', 'acide folique', 'folsaure', 'acido folico', 'niacin*', 'riboflavin*', 'thiamin*', 'biotin*'],
  },
  'Vitamin A': { nutriments: ['vitaminA'], words: ['vitamin{|e|a}[ ]a', 'retin{ol|yl}*', 'beta~carot{ene|in}*'] },
  'Vitamin C': { nutriments: ['vitaminC'], words: ['vitamin{|e|a}[ ]c'] },
  'Vitamin D': { nutriments: ['vitaminD'], words: ['vitamin{|e|a}[ ]d[ ][2|3]', 'cholecalciferol', 'ergocalciferol'] },
  'Vitamin E': { nutriments: ['vitaminE'], words: ['vitamin{|e|a}[ ]e', 'tocopheryl acetate'] },
  Folate: { nutriments: ['vitaminB9', 'folates'], words: ['folic acid', 'folate[s]', 'acide folique', 'folsaure', 'acido folico', 'foliumzuur', 'vitamin{|e|a}[ ]b[ ]9'] },
  'B Vitamins': {
    nutriments: B_VITAMINS,
    words: ['vitamin{|e|a}[ ]b[ ][1|2|3|5|6|8|9|12]', 'niacin*', 'riboflavin*', 'thiamin*', 'folic acid', 'acide folique', 'folsaure', 'acido folico', 'pyridoxin*', 'pantothen*', 'cyanocobalamin*', 'biotin*'],
  },
  B12: { nutriments: ['vitaminB12'], words: ['vitamin{|e|a}[ ]b[ ]12', 'cyanocobalamin*', 'cobalamin*'] },
  Antioxidants: { nutriments: ['vitaminC', 'vitaminE', 'selenium'], words: [] },
  Calcium: { nutriments: ['calcium'], words: [] },
  Iron: { nutriments: ['iron'], words: [] },
  Potassium: { nutriments: ['potassium'], words: [] },
  Magnesium: { nutriments: ['magnesium'], words: [] },
  Zinc: { nutriments: ['zinc'], words: [] },
  Phosphorus: { nutriments: ['phosphorus'], words: [] },
  Iodine: { nutriments: ['iodine'], words: [] },
};

/** Additives that bring potassium with them. */
export const POTASSIUM_ADDITIVES: readonly string[] = [
  'e202', 'e212', 'e224', 'e228', 'e249', 'e252', 'e261', 'e283', 'e326', 'e332', 'e336', 'e337', 'e340', 'e351', 'e357',
  'e402', 'e501', 'e508', 'e515', 'e522', 'e525', 'e555', 'e577', 'e622', 'e628', 'e632',
];

/** Sugars above which (per 100 g, per 100 ml) vitamins, minerals and cultures earn nothing: sweets are not fortified into praise. */
export const NO_CREDIT_ABOVE_SUGARS = { food: 22.5, drink: 5 } as const;
