import {
  adviceFor,
  type Criterion,
  composeDay,
  composeIdeas,
  EVERYTHING,
  keptBy,
  MEALS,
  meets,
  type PlannedMeal,
  type ProductView,
  SHELVES,
  SUGGESTED,
  sourcesOfTopic,
  topicOfNutrient,
} from '@labelwise/domain/guide';
import { readFood } from '@labelwise/domain/matching';
import { type Answerer, type Asked, SCANS_READ } from './answerer.ts';

/** A food that scores less is proposed for no meal, and not again because it was scanned. */
const LEAST_FOR_A_MEAL = 50;
const CHOICES = 8;
const RECIPE = /\b(?:recipes?|rezepte?|recettes?|cook)\b/;
const NO_RECIPES = 'I know no recipes, only packaged foods to cook with.';

/** Foods of a kind: for a purpose, with much or little of something, on a shelf. */
export const ideas: Answerer = async ({ of, tools }) => {
  const advice = adviceFor(of.selected);
  // "How do I eat more fibre?" also asks why.
  const topic = advice === null && of.said.startsWith('how') ? topicOfNutrient(of.nutrients[0] ?? '') : null;
  const tags = of.shelves.length === 0 ? EVERYTHING : of.shelves.flatMap((id) => SHELVES[id].tags);
  const label = of.shelves.length === 0 ? null : of.shelves.map((id) => SHELVES[id].label).join(' and ');
  const wanted = (criteria: readonly Criterion[]) => tools.ideas({ shelves: tags, criteria, limit: SUGGESTED });
  const whole = advice === null ? of.criteria : [...of.criteria, advice.criterion];
  const first = await wanted(whole);
  const second = first.length > 0 || advice === null ? first : await wanted(of.criteria);
  // Nothing reaches the limit of the claim: what comes nearest, and said to be that.
  const near: readonly Criterion[] = of.criteria.map((one) => (one.kind === 'amount' ? { ...one, nearly: true } : one));
  const isNear = second.length === 0 && of.criteria.some(({ kind }) => kind === 'amount');
  const found = isNear ? await wanted(near) : second;
  return composeIdeas({
    label,
    criteria: isNear && found.length > 0 ? near : of.criteria,
    found,
    scanned: await ownIdeas({ of, tools }, tags, whole),
    advice: advice?.text ?? topic?.text ?? (RECIPE.test(of.said) ? NO_RECIPES : null),
    adviceSources: advice?.sources ?? (topic === null ? [] : sourcesOfTopic(topic)),
  });
};

/** Foods among the member's scans that are the same, best first. */
async function ownIdeas({ of, tools }: Asked, tags: readonly string[], criteria: readonly Criterion[]): Promise<ProductView[]> {
  const products = (await tools.scans(SCANS_READ))
    .map(({ product }) => product)
    .filter(({ suggestable, facts, score }) => {
      const onShelf = of.shelves.length === 0 || facts.categoriesTags.some((tag) => tags.includes(tag));
      return suggestable && score >= LEAST_FOR_A_MEAL && onShelf && criteria.every((criterion) => meets(readFood(facts), criterion));
    });
  const unique = [...new Map(products.map((product) => [product.barcode, product])).values()];
  return criteria.length === 0 && of.shelves.length === 0 ? [] : unique.sort((one, other) => other.score - one.score);
}

/** A day of meals within every restriction, beside the member's targets. */
export const day: Answerer = async ({ of, tools }) => {
  const advice = adviceFor(
    of.selected.goals.length + of.selected.conditions.length > 0
      ? of.selected
      : { goals: [...(tools.profile()?.goals ?? [])], conditions: [...(tools.profile()?.conditions ?? [])], restrictions: [] },
  );
  const diets = of.criteria.filter(({ kind }) => kind === 'diet');
  const used = new Set<string>();
  const meals: PlannedMeal[] = [];
  for (const { meal, parts } of MEALS) {
    const products: ProductView[] = [];
    for (const shelves of parts) {
      const choices = [
        ...(await tools.ideas({ shelves, criteria: advice === null ? of.criteria : [...of.criteria, advice.criterion], limit: CHOICES })),
        ...(await tools.ideas({ shelves, criteria: of.criteria, limit: CHOICES })),
        ...(await tools.ideas({ shelves, criteria: diets, limit: CHOICES })),
      ];
      const chosen = choices.find((product) => product.score >= LEAST_FOR_A_MEAL && !kindsOf(product).some((kind) => used.has(kind)));
      if (chosen === undefined) continue;
      for (const kind of kindsOf(chosen)) used.add(kind);
      products.push(chosen);
    }
    meals.push({ meal, products });
  }
  const kept = keptBy(meals.flatMap(({ products }) => products));
  return composeDay(
    meals,
    tools.profile(),
    advice?.text ?? null,
    advice?.sources ?? [],
    [...new Set([...kept, ...diets.flatMap((one) => (one.kind === 'diet' ? [one.diet] : []))])],
    of.nutrients.includes('Sodium'),
  );
};

/** Two records of one food, or two of its kind, make no change on a plate. */
function kindsOf({ name, facts }: ProductView): string[] {
  const leaf = facts.categoriesTags.at(-1);
  const words = name
    .toLowerCase()
    .replace(/[^\p{L} ]/gu, ' ')
    .split(' ')
    .filter((word) => word.length > 3 && !SAYS_LITTLE.has(word))
    .map((word) => word.replace(/(?:es|s)$/, ''));
  return [name.toLowerCase(), ...(leaf === undefined ? [] : [leaf]), ...words.slice(-1), ...words.slice(0, 1)];
}

const SAYS_LITTLE: ReadonlySet<string> = new Set([
  'organic',
  'green',
  'sweet',
  'frozen',
  'fresh',
  'natural',
  'plain',
  'whole',
  'grain',
  'with',
  'water',
  'free',
  'original',
  'classic',
  'traditional',
  'quick',
  'cook',
  'white',
  'brown',
  'black',
  'style',
  'pure',
  'gluten',
  'wholegrain',
  'halves',
  'solid',
  'long',
  'unsalted',
  'salted',
  'roasted',
  'sans',
  'avec',
  'vert',
  'verte',
  'vertes',
  'extra',
]);
