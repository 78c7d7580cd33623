import { REFERENCE_INTAKES } from '../../health-profile/index.ts';
import type { NutrimentName } from '../../food/index.ts';
import type { ProductView, ProfileView } from '../facts.ts';
import { keptBy } from './advice.ts';
import { amountIn } from './figures.ts';
import { linked, listed, plainName, short, withBrand } from './format.ts';
import { bullets, reply, type Derived, type Portion, type Reply } from './reply.ts';
import { entriesOf, INTAKES_SOURCE, YOUR_PROFILE } from './sources.ts';

/** A meal, and what is looked for on which shelves; dishes that do without the second shelf are fine. */
export const MEALS = [
  { meal: 'Breakfast', parts: [['en:rolled-oats', 'en:mueslis', 'en:breakfast-cereals', 'en:breads', 'en:crispbreads'], ['en:yogurts', 'fr:fromages-blancs', 'en:yogurt-substitutes', 'en:plant-milks', 'en:milks', 'en:frozen-fruits']] },
  { meal: 'Lunch', parts: [['en:legumes', 'en:canned-legumes', 'en:meals', 'en:soups'], ['en:breads', 'en:crispbreads', 'en:cereal-grains', 'en:vegetables']] },
  { meal: 'Dinner', parts: [['en:fishes', 'en:poultries', 'en:tofu', 'en:meat-alternatives', 'en:legumes', 'en:seafood'], ['en:pastas', 'en:rices', 'en:cereal-grains', 'en:vegetables'], ['en:vegetables']] },
  { meal: 'Snack', parts: [['en:fruits', 'en:frozen-fruits', 'en:dried-fruits', 'en:yogurts', 'en:nuts', 'en:seeds']] },
] as const satisfies readonly { meal: string; parts: readonly (readonly string[])[] }[];

export type PlannedMeal = { meal: string; products: readonly ProductView[] };
type Planned = { product: ProductView; grams: number; servings: number };

const MOST_SERVINGS = 2;
/** The day stays a little below its energy: fruit, vegetables, oil and drinks come on top. */
const FILL_TO = 0.9;
/** Grams taken as a serving where the pack states none, and of foods with more than `DENSE` kcal per 100 g. */
const ASSUMED = { plain: 100, dense: 60 } as const;
const DENSE = 150;
const FIGURES: readonly (readonly [keyof ProfileView['targets'], NutrimentName, string, string])[] = [
  ['calories', 'energyKcal', 'energy', 'kcal'], ['protein', 'proteins', 'protein', 'g'], ['carbs', 'carbohydrates', 'carbohydrates', 'g'], ['fat', 'fat', 'fat', 'g'],
];

/** A day of packaged foods that keep to every restriction, with what they add up to beside the targets. */
export function composeDay(meals: readonly PlannedMeal[], profile: ProfileView | null, advice: string | null, adviceSources: readonly string[]): Reply {
  const planned = meals.map(({ meal, products }) => ({ meal, foods: products.map(servingOf) }));
  const foods = planned.flatMap((one) => one.foods);
  if (foods.length === 0) return reply([advice, 'I know no foods in this catalogue that are known to keep to your restrictions, so I plan none. Scan what you have at home, and ask again.'], adviceSources);
  const target = profile?.targets.calories ?? REFERENCE_INTAKES.calories;
  const kept = keptBy(foods.map(({ product }) => product));
  fill(foods, target);
  const totals = totalsOf(foods, profile);
  const missing = planned.filter((one) => one.foods.length === 0).map(({ meal }) => meal.toLowerCase());
  return reply([
    advice,
    `A day from the catalogue${kept.length === 0 ? '' : `, each food known to fit ${listed(kept.map(plainName))}`}:`,
    planned.filter((one) => one.foods.length > 0).map(({ meal, foods: parts }) => `**${meal}**\n${bullets(parts.map(foodLine)) ?? ''}`).join('\n\n'),
    missing.length === 0 ? null : `For ${listed(missing)} I know nothing that surely fits.`,
    `Together: ${totals.text}. The rest is room for fresh fruit and vegetables, oil and drinks.`,
    foods.some(({ product }) => product.servingSize === null) ? `Where a pack states no serving I took ${ASSUMED.plain} g, or ${ASSUMED.dense} g of foods above ${DENSE} kcal per 100 g; set the amounts to your hunger.` : 'Amounts are servings as the packs state them; set them to your hunger.',
  ], [...adviceSources, (profile?.targets.calories ?? null) === null ? INTAKES_SOURCE : YOUR_PROFILE, ...entriesOf(foods.map(({ product }) => product))], { derived: totals.derived, suggested: foods.map(({ product }) => product) });
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
  for (let round = 1; round < MOST_SERVINGS; round++) {
    for (const food of [...foods].sort((one, other) => energy(one) - energy(other))) {
      if (energy(food) > 0 && total() + energy(food) <= target * FILL_TO) food.servings += 1;
    }
  }
}

function foodLine({ product, grams, servings }: Planned): string {
  const unit = product.per === '100 ml' ? 'ml' : 'g';
  const energy = amountIn(product, 'energyKcal');
  const amount = servings === 1 ? `${short(grams)} ${unit}` : `${servings} × ${short(grams)} ${unit}`;
  return `${amount} ${withBrand(product)}: score **${product.score}**${energy === null ? '' : `, ${short(energy)} kcal per ${product.per}`}`;
}

function totalsOf(foods: readonly Planned[], profile: ProfileView | null): { text: string; derived: Derived[] } {
  const rows = FIGURES.map(([target, nutriment, word, unit]) => {
    const of: Portion[] = foods.flatMap(({ product, grams, servings }) => {
      const per100 = amountIn(product, nutriment);
      return per100 === null ? [] : Array.from({ length: servings }, () => ({ per100, grams }));
    });
    const value = of.reduce((sum, { per100, grams }) => sum + (per100 * grams) / 100, 0);
    const own = profile?.targets[target] ?? null;
    const text = `${short(value)} ${unit} ${word === 'energy' ? '' : `${word} `}(${own === null ? `reference intake ${REFERENCE_INTAKES[target]}` : `your target ${own}`} ${unit})`;
    return { text, derived: { kind: 'portions', value, of } satisfies Derived };
  });
  const counts = foods.filter(({ servings }) => servings > 1).map(({ product, servings }): Derived => ({ kind: 'count', value: servings, of: Array.from({ length: servings }, () => linked(product)) }));
  return { text: listed(rows.map(({ text }) => text)), derived: [...rows.map(({ derived }) => derived), ...counts] };
}
