/**
 * What "high in" and "low in" mean where Regulation (EC) 1924/2006 (annex) has a claim of that kind; the limits are those that a food
 * is judged by. What has no claim is not named here.
 */
export const CLAIMS: Readonly<Record<string, string>> = {
  'high Protein': '“high in protein” is at least 20% of its energy', 'high Fiber': '“high in fibre” is at least 6 g per 100 g, or 3 g per 100 kcal', 'high Omega-3': '“high in omega-3” is at least 0.6 g of alpha-linolenic acid, or 80 mg of the long kinds, per 100 g and per 100 kcal',
  'low Sugar': '“low in sugars” is at most 5 g per 100 g, or 2.5 g per 100 ml', 'low Sodium': '“low in salt” is at most 0.3 g per 100 g or ml', 'low Fat': '“low in fat” is at most 3 g per 100 g, or 1.5 g per 100 ml',
  'low Saturated Fat': '“low in saturated fat” is at most 1.5 g per 100 g, or 0.75 g per 100 ml',
};
