/**
 * Fruit, vegetable and legume share that a category settles, percent. Oils pressed from olives or avocados count as the fruit
 * that they come from (Nutri-Score 2023, annex on ingredients that count).
 */
const ALWAYS: ReadonlyMap<string, number> = new Map([
  ['en:olive-oils', 100],
  ['en:virgin-olive-oils', 100],
  ['en:extra-virgin-olive-oils', 100],
  ['en:avocado-oils', 100],
]);

/** Where a pack states no ingredients; the first that fits counts. Potatoes are starch. */
const WITHOUT_INGREDIENTS: readonly (readonly [string, number])[] = [
  ['en:potatoes', 0],
  ['en:sweet-potatoes', 0],
  ['en:fruit-juices', 100],
  ['en:vegetable-juices', 100],
  ['en:fruit-sauces', 90],
  ['en:compotes', 90],
  ['en:vegetables', 90],
  ['en:fruits', 90],
  ['en:mushrooms', 90],
  ['en:canned-fruits', 90],
  ['en:frozen-fruits', 90],
  ['en:jams', 50],
];

/** The share that the category fixes whatever else is known, or `null`. */
export function fruitVegAlways(tags: readonly string[]): number | null {
  for (const tag of tags) {
    const share = ALWAYS.get(tag);
    if (share !== undefined) return share;
  }
  return null;
}

/** The share to take from the category where there is no ingredient list, or `null`. */
export function fruitVegWithoutIngredients(tags: readonly string[]): number | null {
  return WITHOUT_INGREDIENTS.find(([tag]) => tags.includes(tag))?.[1] ?? null;
}

/** By law (directive 2001/112/EC) what is called fruit juice is nothing but juice; nectars and juice drinks are filed elsewhere. */
export function fruitVegOfJuice(tags: readonly string[]): number | null {
  return tags.includes('en:fruit-juices') && !tags.includes('en:fruit-nectars') ? 100 : null;
}
