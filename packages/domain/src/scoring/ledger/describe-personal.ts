import { definitionOf, isDiet } from '../../diets/index.ts';
import { explainMatch } from '../../matching/index.ts';
import { sliderLabel } from '../../preferences/index.ts';
import type { Cap } from '../basis/basis.ts';
import { GOAL_LIMIT, SLIMMING } from '../constants.data.ts';
import { usualPotassium } from '../potassium.ts';
import type { PreparedFood } from '../prepared-food.ts';
import type { Wish } from '../profile/prepare-profile.ts';
import { describeFoodLine } from './describe-food.ts';
import type { Contribution } from './ledger.types.ts';

/** "Fiber, Prefer": what matched, then why the profile asks for it. */
export function describeWish(food: PreparedFood, wish: Wish, points: number): Contribution {
  const { reason, source } = explainMatch(food, wish.name, wish.want);
  return {
    id: wish.id,
    label: `${wish.name}, ${sliderLabel(wish.value)}`,
    points,
    reason: wish.reason === null || wish.reason === '' ? reason : `${reason} ${wish.reason}`,
    source: wish.source ?? source,
    group: 'you',
  };
}

/** What losing weight asks for adds little in a food very dense in energy. */
export function describeDenseLimit(points: number): Contribution {
  return {
    id: 'cap.dense',
    label: 'Dense in energy, limit',
    points,
    group: 'you',
    source: null,
    reason: `Above ${SLIMMING.veryDense} kcal per 100 g, what helps to lose weight adds at most ${SLIMMING.most} points.`,
  };
}

export function describeGoalLimit(points: number, limit: number): Contribution {
  return {
    id: 'cap.goals',
    label: 'Goals, limit',
    points,
    group: 'you',
    source: null,
    reason: `What your goals want more of adds at most ${limit} points${limit === GOAL_LIMIT ? '' : ' in a food full of sugar'}.`,
  };
}

/** The line that holds the score down to its lowest cap. */
export function describeCap(food: PreparedFood, cap: Cap, points: number): Contribution {
  const [, kind = '', diet = ''] = /^cap\.(conflict|unknown)\.(.+)$/.exec(cap.id) ?? [];
  const line = { id: cap.id, points, source: null, group: 'you' as const };
  if (kind === 'conflict')
    return { ...line, label: `Not ${wordOf(diet)}`, reason: `It does not fit your profile, so the score ends at ${cap.limit}.` };
  if (kind === 'unknown') {
    return { ...line, label: `Not known to be ${wordOf(diet)}`, reason: `Until the pack says so, the score ends at ${cap.limit}.` };
  }
  if (cap.id === 'cap.potassium') {
    const usual = usualPotassium(food);
    return {
      ...line,
      label: 'Potassium not stated',
      reason: `Usually high in ${usual?.word ?? 'this food'}, so the score ends at ${cap.limit}.`,
      source: 'USDA FoodData Central, SR Legacy 2018',
    };
  }
  if (cap.id === 'cap.avoided')
    return { ...line, label: 'Something you avoid', reason: `What you strongly avoid ends the score at ${cap.limit}.` };
  return describeFoodLine(food, { id: cap.id, points });
}

function wordOf(id: string): string {
  return isDiet(id) ? definitionOf(id).word : id;
}
