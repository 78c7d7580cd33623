/** One ingredient as printed, with what it is made of. */
export type Ingredient = {
  name: string;
  /** Percent of weight, where printed. */
  percent?: number;
  /** Tag of the allergen that its own name holds ("en:milk"). */
  allergen?: string;
  /** The pack sets the name off (capitals, underscores), as EU law asks for allergens. */
  emphasised?: boolean;
  /** Additive code where the name gives an E-number ("e330"). */
  code?: string;
  children: Ingredient[];
};
