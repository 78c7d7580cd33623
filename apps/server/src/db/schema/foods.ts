/** The food catalogue. */
export type FoodTables = Record<never, never>;
