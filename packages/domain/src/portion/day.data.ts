/** What a day holds for an average adult of 8400 kJ (2000 kcal); see docs/decisions/070. */

/** Grams of free sugars: 10 % of the energy of a day. @source WHO, Guideline: sugars intake for adults and children (2015) */
export const FREE_SUGARS_G = 50;
/** Grams of one spoon of sugar: ten of them are the day's free sugars. */
export const SPOON_G = 5;
/** Grams of salt. @source WHO, Guideline: sodium intake for adults and children (2012): less than 2 g of sodium */
export const SALT_G = 5;
/** Grams of dietary fiber, an adequate intake to reach. @source EFSA, Dietary reference values for carbohydrates and fibre (2010) */
export const FIBER_G = 25;
/** Reference intakes. @source Regulation (EU) No 1169/2011, annex XIII, part B */
export const EU_INTAKES = { energyKj: 8400, sugars: 90, saturatedFat: 20 } as const;
/** A can of a soft drink in ml, where a drink's pack names no serving. */
export const CAN_ML = 330;
/** Energy of a slice of bread of 40 g in kJ. @source Ciqual 2020, bread, baguette and mixed loaves: about 1000 to 1100 kJ per 100 g */
export const BREAD_SLICE_KJ = 420;
/** The most of one food that one note of a meal may hold, in grams or millilitres. */
export const MAX_EATEN = 5000;

/** What a day is counted by, in the order in which it is shown. */
export const EATEN_NAMES = ['calories', 'sugars', 'saturatedFat', 'salt', 'fiber', 'protein'] as const;
export type EatenName = (typeof EATEN_NAMES)[number];
