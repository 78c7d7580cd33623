import { REFERENCE_INTAKES } from '../../health-profile/index.ts';
import { EU_INTAKES, FIBER_G, SALT_G } from '../../portion/index.ts';
import type { ProfileView } from '../facts.ts';
import type { Figure, GenericFood } from '../generic/generic-foods.ts';
import type { ShareOfDay } from './blocks.ts';

/** Who it is reckoned for. `isPregnant`: or breastfeeding. */
export type ReckonedFor = { readonly profile: ProfileView | null; readonly diets: readonly string[]; readonly isPregnant: boolean };

/** mg a day for healthy adults, and in pregnancy. @source EFSA, Scientific Opinion on the safety of caffeine, 2015 */
export const CAFFEINE = 400;
export const CAFFEINE_IN_PREGNANCY = 200;
/** g a day. @source WHO guideline on sugars, 2015: 10% of 2000 kcal */
const FREE_SUGARS = 50;
/** Kinds whose sugars are free ones for the most part. */
const FREE: ReadonlySet<GenericFood['kind']> = new Set([
  'biscuit',
  'cake',
  'chocolate',
  'condiment',
  'dessert',
  'ice',
  'jam',
  'juice',
  'pastry',
  'sauce',
  'softdrink',
  'spread',
  'sweet',
  'sweetener',
  'syrup',
]);
/** From these shares of a day on. */
const MUCH = 30;
const SOME = 12;

/** What an amount is of a day, against the own target where there is one. */
export function shareOf(
  figure: Figure,
  total: number,
  foods: readonly { readonly food: GenericFood }[],
  whom: ReckonedFor,
): ShareOfDay | null {
  const targets = whom.profile?.targets ?? null;
  const own = { Calories: targets?.calories, Protein: targets?.protein, Carbohydrates: targets?.carbs, Fat: targets?.fat } as const;
  const target =
    figure === 'Calories' || figure === 'Protein' || figure === 'Carbohydrates' || figure === 'Fat' ? (own[figure] ?? null) : null;
  const day = target === null ? dayOf(figure, foods, whom) : ({ reference: target, of: 'own target' } as const);
  if (day === null) return null;
  const percent = Math.round((100 * total) / day.reference);
  const says = percent > 100 ? 'over' : percent >= MUCH ? 'much' : percent >= SOME ? 'some' : 'little';
  return { ...day, percent, says };
}

function dayOf(
  figure: Figure,
  foods: readonly { readonly food: GenericFood }[],
  { isPregnant }: ReckonedFor,
): Pick<ShareOfDay, 'reference' | 'of'> | null {
  switch (figure) {
    case 'Calories':
      return { reference: REFERENCE_INTAKES.calories, of: 'reference intake' };
    case 'Protein':
      return { reference: REFERENCE_INTAKES.protein, of: 'reference intake' };
    case 'Fat':
      return { reference: REFERENCE_INTAKES.fat, of: 'reference intake' };
    case 'Carbohydrates':
      return { reference: REFERENCE_INTAKES.carbs, of: 'reference intake' };
    case 'Sugar':
      return foods.every(({ food }) => FREE.has(food.kind))
        ? { reference: FREE_SUGARS, of: 'free sugars' }
        : { reference: EU_INTAKES.sugars, of: 'reference intake' };
    case 'Sodium':
      return { reference: SALT_G, of: 'salt' };
    case 'Fiber':
      return { reference: FIBER_G, of: 'fiber' };
    case 'Caffeine':
      return isPregnant ? { reference: CAFFEINE_IN_PREGNANCY, of: 'caffeine in pregnancy' } : { reference: CAFFEINE, of: 'caffeine' };
    case 'Alcohol':
      return null;
    default:
      return figure satisfies never;
  }
}
