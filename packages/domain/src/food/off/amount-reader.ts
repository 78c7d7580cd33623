/** The amount of a nutriment per 100 g or ml, in grams, kJ (`energy`) or kcal (`energy-kcal`); `null` = not stated. */
export type AmountReader = (key: string) => number | null;
