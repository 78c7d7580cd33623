import type { NutrimentName } from '../../food/index.ts';
import { REFERENCE_INTAKES } from '../../health-profile/index.ts';
import { type Answer, answerOf, type Derived, entriesOf, type Portion, type Source, targetSource } from '../answer.ts';
import type { Block, DayTotal, Meal } from '../blocks.ts';
import type { ProductView, ProfileView } from '../facts.ts';
import { amountIn, scored, shownAmount } from '../figures.ts';

/** A meal, and what is looked for on which shelves; dishes without anything from the second shelf are fine. */
export const MEALS = [
  {
    meal: 'breakfast',
    parts: [
      ['en:rolled-oats', 'en:mueslis', 'en:breakfast-cereals', 'en:breads', 'en:crispbreads'],
      ['en:yogurts', 'fr:fromages-blancs', 'en:yogurt-substitutes', 'en:plant-milks', 'en:milks', 'en:frozen-fruits'],
    ],
  },
  {
    meal: 'lunch',
    parts: [
      ['en:legumes', 'en:canned-legumes', 'en:meals', 'en:soups'],
      ['en:breads', 'en:crispbreads', 'en:cereal-grains', 'en:rices'],
      ['en:vegetables', 'en:fruits'],
    ],
  },
  {
    meal: 'dinner',
    parts: [
      ['en:fishes', 'en:poultries', 'en:tofu', 'en:meat-alternatives', 'en:legumes', 'en:seafood'],
      ['en:pastas', 'en:rices', 'en:cereal-grains'],
      ['en:vegetables'],
    ],
  },
  {
    meal: 'snack',
    parts: [
      ['en:fruits', 'en:frozen-fruits', 'en:dried-fruits', 'en:yogurts'],
      ['en:nuts', 'en:seeds', 'en:legume-butters', 'en:oilseed-purees', 'en:hummus'],
    ],
  },
] as const satisfies readonly { meal: Meal; parts: readonly (readonly string[])[] }[];

export type PlannedMeal = { meal: Meal; products: readonly ProductView[] };
type Planned = { product: ProductView; grams: number; servings: number };

const MAX_SERVINGS = 3;
/** No food on one plate weighs more, g or ml. */
const MAX_GRAMS = 300;
/** The day stays a little below its energy: fruit, vegetables, oil and drinks come on top. */
const ENERGY_SHARE = 0.95;
/** From here on a target counts as reached, percent. */
const REACHED = 90;
/** Grams taken as a serving where the pack states none, and of foods with more than `DENSE` kcal per 100 g. */
const ASSUMED_GRAMS = { plain: 100, dense: 60 } as const;
const DENSE = 150;
const TARGETS: readonly (readonly [keyof ProfileView['targets'], NutrimentName])[] = [
  ['calories', 'energyKcal'],
  ['protein', 'proteins'],
  ['carbs', 'carbohydrates'],
  ['fat', 'fat'],
];

type Day = {
  meals: readonly PlannedMeal[];
  profile: ProfileView | null;
  /** What the choice rests on, above the plan. */
  advice: readonly Block[];
  adviceSources: readonly Source[];
  /** Diets that every food is known to fit. */
  metDiets: readonly string[];
  isAboutSalt: boolean;
  /** More days were asked for. */
  isOfSeveral: boolean;
};

/** A day of packaged foods that suit every restriction, with what they add up to beside the targets. */
export function composeDay({ meals, profile, advice, adviceSources, metDiets, isAboutSalt, isOfSeveral }: Day): Answer {
  const planned = meals.map(({ meal, products }) => ({ meal, foods: products.map(servingOf) }));
  const foods = planned.flatMap((one) => one.foods);
  if (foods.length === 0) return answerOf([...advice, { kind: 'no day', metDiets }], adviceSources);
  addServings(foods, profile?.targets.calories ?? REFERENCE_INTAKES.calories);
  const sums = TARGETS.map(([target, nutriment]) => totalOf(foods, profile, target, nutriment));
  const totals = sums.map(({ total }) => total);
  const salt = isAboutSalt ? sumOf(foods, 'salt') : null;
  const short = totals.filter(({ isOwn, target, percent }) => (isOwn || target === 'calories') && percent < REACHED);
  return answerOf(
    [
      ...advice,
      { kind: 'day', metDiets, isOfSeveral },
      {
        kind: 'meals',
        meals: planned
          .filter((one) => one.foods.length > 0)
          .map(({ meal, foods: parts }) => ({
            meal,
            foods: parts.map(({ product, grams, servings }) => ({
              ...scored(product),
              grams,
              servings,
              energy: shownAmount(product, 'energyKcal'),
              per: product.per,
            })),
          })),
      },
      { kind: 'meals without food', meals: planned.filter((one) => one.foods.length === 0).map(({ meal }) => meal) },
      { kind: 'day totals', totals, salt: salt === null ? null : salt.value },
      { kind: 'room in the day', short },
      {
        kind: 'amounts of the day',
        assumed: foods.some(({ product }) => product.servingSize === null) ? { ...ASSUMED_GRAMS, above: DENSE } : null,
      },
    ],
    [...adviceSources, targetSource(profile, 'calories'), ...entriesOf(foods.map(({ product }) => product))],
    {
      derived: [
        ...sums.map(({ derived }) => derived),
        ...(salt === null ? [] : [salt.derived]),
        ...short.map(({ percent, value, goal }): Derived => ({ kind: 'share', value: percent, part: value, whole: goal })),
        ...foods
          .filter(({ servings }) => servings > 1)
          .map(
            ({ product, servings }): Derived => ({
              kind: 'count',
              value: servings,
              of: Array.from({ length: servings }, () => product.barcode),
            }),
          ),
      ],
      suggested: foods.map(({ product }) => product),
    },
  );
}

function servingOf(product: ProductView): Planned {
  const stated = product.servingSize !== null && product.servingSize >= 5 && product.servingSize <= 600;
  const assumed = (amountIn(product, 'energyKcal') ?? 0) > DENSE ? ASSUMED_GRAMS.dense : ASSUMED_GRAMS.plain;
  return { product, grams: stated ? (product.servingSize ?? assumed) : assumed, servings: 1 };
}

/** Another serving at a time, the leanest food first, while the day stays within its energy. */
function addServings(foods: Planned[], target: number): void {
  const energy = ({ product, grams }: Planned) => ((amountIn(product, 'energyKcal') ?? 0) * grams) / 100;
  const total = () => foods.reduce((sum, food) => sum + energy(food) * food.servings, 0);
  for (let round = 2; round <= MAX_SERVINGS; round++) {
    for (const food of foods.toSorted((one, other) => energy(one) - energy(other))) {
      const fits = (food.servings + 1) * food.grams <= MAX_GRAMS && total() + energy(food) <= target * ENERGY_SHARE;
      if (energy(food) > 0 && fits) food.servings = round;
    }
  }
}

function totalOf(
  foods: readonly Planned[],
  profile: ProfileView | null,
  target: keyof ProfileView['targets'],
  nutriment: NutrimentName,
): { total: DayTotal; derived: Derived } {
  const { value, derived } = sumOf(foods, nutriment);
  const own = profile?.targets[target] ?? null;
  const goal = own ?? REFERENCE_INTAKES[target];
  return { total: { target, value, goal, isOwn: own !== null, percent: Math.round((100 * value) / goal) }, derived };
}

function sumOf(foods: readonly Planned[], nutriment: NutrimentName): { value: number; derived: Derived } {
  const of: Portion[] = foods.flatMap(({ product, grams, servings }) => {
    const per100 = amountIn(product, nutriment);
    return per100 === null ? [] : Array.from({ length: servings }, () => ({ per100, grams }));
  });
  const value = of.reduce((sum, { per100, grams }) => sum + (per100 * grams) / 100, 0);
  return { value, derived: { kind: 'portions', value, of } };
}
