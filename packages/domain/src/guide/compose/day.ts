import type { NutrimentName } from '../../food/index.ts';
import { REFERENCE_INTAKES } from '../../health-profile/index.ts';
import type { ProductView, ProfileView } from '../facts.ts';
import { amountIn } from './figures.ts';
import { linked, listed, plainName, short, withBrand } from './format.ts';
import { bullets, type Derived, type Portion, type Reply, reply } from './reply.ts';
import { entriesOf, INTAKES_SOURCE, YOUR_PROFILE } from './sources.ts';

/** A meal, and what is looked for on which shelves; dishes that do without the second shelf are fine. */
export const MEALS = [
  {
    meal: 'Breakfast',
    parts: [
      ['en:rolled-oats', 'en:mueslis', 'en:breakfast-cereals', 'en:breads', 'en:crispbreads'],
      ['en:yogurts', 'fr:fromages-blancs', 'en:yogurt-substitutes', 'en:plant-milks', 'en:milks', 'en:frozen-fruits'],
    ],
  },
  {
    meal: 'Lunch',
    parts: [
      ['en:legumes', 'en:canned-legumes', 'en:meals', 'en:soups'],
      ['en:breads', 'en:crispbreads', 'en:cereal-grains', 'en:rices'],
      ['en:vegetables', 'en:fruits'],
    ],
  },
  {
    meal: 'Dinner',
    parts: [
      ['en:fishes', 'en:poultries', 'en:tofu', 'en:meat-alternatives', 'en:legumes', 'en:seafood'],
      ['en:pastas', 'en:rices', 'en:cereal-grains'],
      ['en:vegetables'],
    ],
  },
  {
    meal: 'Snack',
    parts: [
      ['en:fruits', 'en:frozen-fruits', 'en:dried-fruits', 'en:yogurts'],
      ['en:nuts', 'en:seeds', 'en:legume-butters', 'en:oilseed-purees', 'en:hummus'],
    ],
  },
] as const satisfies readonly { meal: string; parts: readonly (readonly string[])[] }[];

export type PlannedMeal = { meal: string; products: readonly ProductView[] };
type Planned = { product: ProductView; grams: number; servings: number };

const MOST_SERVINGS = 3;
/** No food on one plate weighs more, g or ml. */
const MOST_GRAMS = 300;
/** The day stays a little below its energy: fruit, vegetables, oil and drinks come on top. */
const FILL_TO = 0.95;
/** From here on a target counts as reached, percent. */
const REACHED = 90;
/** Grams taken as a serving where the pack states none, and of foods with more than `DENSE` kcal per 100 g. */
const ASSUMED = { plain: 100, dense: 60 } as const;
const DENSE = 150;
const FIGURES: readonly (readonly [keyof ProfileView['targets'], NutrimentName, string, string])[] = [
  ['calories', 'energyKcal', 'energy', 'kcal'],
  ['protein', 'proteins', 'protein', 'g'],
  ['carbs', 'carbohydrates', 'carbohydrates', 'g'],
  ['fat', 'fat', 'fat', 'g'],
];

/**
 * A day of packaged foods that keep to every restriction, with what they add up to beside the targets. `kept`: the diets that every food
 * is known to fit.
 */
export function composeDay(
  meals: readonly PlannedMeal[],
  profile: ProfileView | null,
  advice: string | null,
  adviceSources: readonly string[],
  kept: readonly string[],
  isAboutSalt = false,
): Reply {
  const planned = meals.map(({ meal, products }) => ({ meal, foods: products.map(servingOf) }));
  const foods = planned.flatMap((one) => one.foods);
  if (foods.length === 0)
    return reply(
      [
        advice,
        `I know no foods in this catalogue that are known to keep to ${kept.length === 0 ? 'your restrictions' : listed(kept.map(plainName))}, so I plan none. Scan what you have at home, and ask again.`,
      ],
      adviceSources,
    );
  const target = profile?.targets.calories ?? REFERENCE_INTAKES.calories;
  fill(foods, target);
  const totals = totalsOf(foods, profile, isAboutSalt);
  const missing = planned.filter((one) => one.foods.length === 0).map(({ meal }) => meal.toLowerCase());
  return reply(
    [
      advice,
      `A day from the catalogue${kept.length === 0 ? '' : `, each food known to fit ${listed(kept.map(plainName))}`}:`,
      planned
        .filter((one) => one.foods.length > 0)
        .map(({ meal, foods: parts }) => `**${meal}**\n${bullets(parts.map(foodLine)) ?? ''}`)
        .join('\n\n'),
      missing.length === 0 ? null : `For ${listed(missing)} I know nothing that surely fits.`,
      `Together: ${totals.text}.`,
      totals.short === null ? 'What is missing to the whole is room for fresh fruit and vegetables, oil and drinks.' : totals.short,
      foods.some(({ product }) => product.servingSize === null)
        ? `Where a pack states no serving I took ${ASSUMED.plain} g, or ${ASSUMED.dense} g of foods above ${DENSE} kcal per 100 g; set the amounts to your hunger.`
        : 'Amounts are servings as the packs state them; set them to your hunger.',
    ],
    [
      ...adviceSources,
      (profile?.targets.calories ?? null) === null ? INTAKES_SOURCE : YOUR_PROFILE,
      ...entriesOf(foods.map(({ product }) => product)),
    ],
    { derived: totals.derived, suggested: foods.map(({ product }) => product) },
  );
}

function servingOf(product: ProductView): Planned {
  const stated = product.servingSize !== null && product.servingSize >= 5 && product.servingSize <= 600;
  const assumed = (amountIn(product, 'energyKcal') ?? 0) > DENSE ? ASSUMED.dense : ASSUMED.plain;
  return { product, grams: stated ? (product.servingSize ?? assumed) : assumed, servings: 1 };
}

/** Another serving at a time, the leanest food first, while the day stays within its energy. */
function fill(foods: Planned[], target: number): void {
  const energy = ({ product, grams }: Planned) => ((amountIn(product, 'energyKcal') ?? 0) * grams) / 100;
  const total = () => foods.reduce((sum, food) => sum + energy(food) * food.servings, 0);
  for (let round = 2; round <= MOST_SERVINGS; round++) {
    for (const food of [...foods].sort((one, other) => energy(one) - energy(other))) {
      const fits = (food.servings + 1) * food.grams <= MOST_GRAMS && total() + energy(food) <= target * FILL_TO;
      if (energy(food) > 0 && fits) food.servings = round;
    }
  }
}

function foodLine({ product, grams, servings }: Planned): string {
  const unit = product.per === '100 ml' ? 'ml' : 'g';
  const energy = amountIn(product, 'energyKcal');
  const amount = servings === 1 ? `${short(grams)} ${unit}` : `${servings} × ${short(grams)} ${unit}`;
  return `${amount} ${withBrand(product)}: score **${product.score}**${energy === null ? '' : `, ${short(energy)} kcal per ${product.per}`}`;
}

function totalsOf(
  foods: readonly Planned[],
  profile: ProfileView | null,
  isAboutSalt: boolean,
): { text: string; short: string | null; derived: Derived[] } {
  const rows = FIGURES.map(([target, nutriment, word, unit]) => {
    const { value, derived } = sumOf(foods, nutriment);
    const own = profile?.targets[target] ?? null;
    const goal = own ?? REFERENCE_INTAKES[target];
    const text = `${short(value)} ${unit} ${word === 'energy' ? '' : `${word} `}(${own === null ? 'reference intake' : 'your target'} ${goal} ${unit})`;
    return { text, word, derived, value, goal, counts: own !== null || target === 'calories', percent: Math.round((100 * value) / goal) };
  });
  const salt = isAboutSalt ? sumOf(foods, 'salt') : null;
  const missing = rows.filter(({ counts, percent }) => counts && percent < REACHED);
  const counts = foods
    .filter(({ servings }) => servings > 1)
    .map(
      ({ product, servings }): Derived => ({ kind: 'count', value: servings, of: Array.from({ length: servings }, () => linked(product)) }),
    );
  const parts = [
    ...rows.map(({ text }) => text),
    ...(salt === null
      ? []
      : [`**${short(salt.value)} g salt** where the packs state it (the WHO advises less than ${SALT_LIMIT} g a day)`]),
  ];
  return {
    text: listed(parts),
    short:
      missing.length === 0
        ? null
        : `That is ${listed(missing.map(({ word, percent }) => `${percent}% of the ${word}`))}: from foods that surely suit you and score well I know no more that would fit without larger portions, so the rest has to come from fresh food, oil and drinks.`,
    derived: [
      ...rows.map(({ derived }) => derived),
      ...(salt === null ? [] : [salt.derived]),
      ...missing.map(({ percent, value, goal }): Derived => ({ kind: 'share', value: percent, part: value, whole: goal })),
      ...counts,
    ],
  };
}

/** g of salt a day for adults. @source WHO guideline on sodium, 2012: less than 5 g */
const SALT_LIMIT = 5;

function sumOf(foods: readonly Planned[], nutriment: NutrimentName): { value: number; derived: Derived } {
  const of: Portion[] = foods.flatMap(({ product, grams, servings }) => {
    const per100 = amountIn(product, nutriment);
    return per100 === null ? [] : Array.from({ length: servings }, () => ({ per100, grams }));
  });
  const value = of.reduce((sum, { per100, grams }) => sum + (per100 * grams) / 100, 0);
  return { value, derived: { kind: 'portions', value, of } };
}
