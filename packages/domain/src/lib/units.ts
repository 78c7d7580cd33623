/** Energy: Regulation (EU) No 1169/2011, annex XIV; 1 kcal = 4.184 kJ. */
export const KJ_PER_KCAL = 4.184;

/** kJ a gram. @source Regulation (EU) No 1169/2011, annex XIV */
export const KJ_PER_GRAM = { fat: 37, carbohydrates: 17, proteins: 17, fiber: 8 } as const;
