import type { NutrimentName } from '../../food/index.ts';

/** From where to where a share rises, per 100 g and (drinks) per 100 ml. */
export type Ramp = { readonly from: number; readonly to: number };

export type NutrientRamp = {
  readonly nutriment: NutrimentName;
  readonly unit: 'g' | 'kcal';
  /** Names it in explanations. */
  readonly word: 'sugars' | 'carbohydrates' | 'salt' | 'saturated fat' | 'fat' | 'energy';
  readonly food: Ramp;
  readonly drink: Ramp;
  readonly source: string;
};

const UK_LABEL = 'UK front-of-pack nutrition labelling guidance (2016)';
const EU_CLAIMS = 'Regulation (EC) 1924/2006, annex';

/** Names whose share is one nutriment on one ramp, whichever side is wanted. */
export const NUTRIENT_RAMPS = {
  Sugar: {
    nutriment: 'sugars', unit: 'g', word: 'sugars', source: UK_LABEL,
    food: { from: 5, to: 22.5 }, drink: { from: 2.5, to: 11.25 },
  },
  Carbohydrates: {
    nutriment: 'carbohydrates', unit: 'g', word: 'carbohydrates', source: 'Feinman et al. 2015, limits of low-carbohydrate diets (PMC10134254)',
    food: { from: 10, to: 25 }, drink: { from: 2.5, to: 10 },
  },
  Sodium: {
    nutriment: 'salt', unit: 'g', word: 'salt', source: UK_LABEL,
    food: { from: 0.3, to: 1.5 }, drink: { from: 0.3, to: 0.75 },
  },
  'Saturated Fat': {
    nutriment: 'saturatedFat', unit: 'g', word: 'saturated fat', source: UK_LABEL,
    food: { from: 1.5, to: 5 }, drink: { from: 0.75, to: 2.5 },
  },
  Fat: {
    nutriment: 'fat', unit: 'g', word: 'fat', source: UK_LABEL,
    food: { from: 3, to: 17.5 }, drink: { from: 1.5, to: 8.75 },
  },
  Calories: {
    nutriment: 'energyKcal', unit: 'kcal', word: 'energy', source: `WCRF energy density; ${EU_CLAIMS} ("low energy")`,
    food: { from: 225, to: 400 }, drink: { from: 20, to: 40 },
  },
} as const satisfies Readonly<Record<string, NutrientRamp>>;

/** Declared added sugars: 5 % and 20 % of a 50 g day. */
export const ADDED_SUGARS: Omit<NutrientRamp, 'nutriment' | 'unit' | 'word'> = {
  food: { from: 2.5, to: 10 }, drink: { from: 1.25, to: 5 }, source: 'FDA Daily Value: 5% is low, 20% is high',
};

/** Saturates of fats, oils, nuts and seeds: percent of their fat. */
export const SATURATES_OF_FAT = { from: 20, to: 30, tracesUpTo: 1.5, source: `${EU_CLAIMS} ("high unsaturated fat")` } as const;

/** Want-less sides of names that "more" judges by claims. */
export const LESS_RAMPS = {
  Protein: { food: { from: 5, to: 10 }, drink: { from: 2.5, to: 5 }, source: EU_CLAIMS },
  Fiber: { food: { from: 3, to: 6 }, drink: { from: 3, to: 6 }, source: EU_CLAIMS },
} satisfies Readonly<Record<string, { food: Ramp; drink: Ramp; source: string }>>;

/** "Source of" and "high in" protein: share of energy and grams. */
export const PROTEIN_CLAIM = {
  leastEnergyPercent: 12, highEnergyPercent: 20, food: { least: 5, high: 10 }, drink: { least: 2.5, high: 5 },
  source: `${EU_CLAIMS}; Codex CAC/GL 23-1997`,
};

/** "High fibre": 6 g per 100 g, or 3 g per 100 kcal. */
export const FIBER_CLAIM = { highGrams: 6, highPer100Kcal: 3, leastGrams: 1, source: EU_CLAIMS } as const;

/** "High omega-3": grams per 100 g and per 100 kcal. */
export const OMEGA3_CLAIM = { total: 0.6, longChain: 0.08, source: 'Regulation (EU) 116/2010' } as const;

/** "High unsaturated fat". */
export const UNSATURATED_CLAIM = { leastFat: 3, shareOfFat: 0.7, shareOfEnergy: 0.2, source: 'Regulation (EU) 116/2010' } as const;

/** Trans fat per 100 g of fat that may be sold in the EU, and the amount below which it is a trace. */
export const TRANS_FAT_LIMIT = { shareOfFat: 0.02, least: 0.2, source: 'Regulation (EU) 2019/649' } as const;

/** mg per 100 ml that oblige a warning, and what counts as some (both in grams). */
export const CAFFEINE_LIMIT = { high: 0.015, some: 0.001, source: 'Regulation (EU) 1169/2011, annex III' } as const;

/** Percent by volume. */
export const ALCOHOL_LIMIT = { high: 1.2, some: 0.5, source: 'Regulation (EC) 1924/2006, article 4' } as const;
