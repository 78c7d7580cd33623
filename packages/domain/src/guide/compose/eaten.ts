import { REFERENCE_INTAKES } from '../../health-profile/index.ts';
import { type ReadFood, readFood } from '../../matching/index.ts';
import { amountsOfDay, hasFreeSugars, portionOf } from '../../portion/index.ts';
import { type Answer, answerOf, type Derived, entriesOf, type Portion, scansSource, targetSource } from '../answer.ts';
import type { Amount, EatenRow } from '../blocks.ts';
import type { ProfileView, ScanView } from '../facts.ts';
import { amountIn, nutrimentOf } from '../figures.ts';
import { scanned } from './scans.ts';

/** What a day is counted by: canonical names, in the order in which they are shown. */
const COUNTED = ['Calories', 'Sugar', 'Saturated Fat', 'Sodium', 'Fiber', 'Protein'] as const;
/** These where they are asked for, or the member has a target of their own. */
const COUNTED_TOO = ['Carbohydrates', 'Fat'] as const;
type Counted = (typeof COUNTED)[number] | (typeof COUNTED_TOO)[number];
/** These are amounts to reach. */
const TO_REACH: ReadonlySet<string> = new Set(['Fiber', 'Protein']);
const MAX_SHOWN = 12;

/**
 * "What have I eaten today?", "how much sugar is left?" What the member noted as eaten, one portion where they gave no amount, beside what a day holds: by
 * their own targets, else as insights count it. What a pack does not state is not in the sum, and counted.
 *
 * @param name canonical, when one amount is asked for
 */
export function composeEaten(eaten: readonly ScanView[], profile: ProfileView | null, name: string | null): Answer {
  const asked = [...COUNTED, ...COUNTED_TOO].filter((one) => one === name || (name === 'Added Sugar' && one === 'Sugar'));
  const own = COUNTED_TOO.filter((one) => targetOf(one, profile) !== null);
  const counted = (asked.length > 0 ? asked : [...COUNTED, ...own]).map((one) => rowOf(one, eaten, profile));
  if (eaten.length === 0)
    return answerOf(
      [{ kind: 'nothing eaten' }, { kind: 'day holds', amounts: counted.map(({ row }) => ({ name: row.name, amount: row.goal })) }],
      [targetSource(profile, 'calories')],
      { derived: counted.flatMap(({ derived }) => derived) },
    );
  return answerOf(
    [
      { kind: 'eaten', foods: eaten.slice(0, MAX_SHOWN).map(scanned), count: eaten.length },
      name === null || asked.length > 0 ? null : { kind: 'amount not counted', name },
      { kind: 'eaten amounts', rows: counted.map(({ row }) => row) },
      { kind: 'only noted' },
    ],
    [
      scansSource(eaten),
      targetSource(profile, 'calories'),
      ...entriesOf([...new Map(eaten.map(({ product }) => [product.barcode, product])).values()]),
    ],
    {
      derived: [
        ...counted.flatMap(({ derived }) => derived),
        { kind: 'count', value: eaten.length, of: eaten.map(({ at }) => String(at)) },
      ],
    },
  );
}

function rowOf(name: Counted, eaten: readonly ScanView[], profile: ProfileView | null): { row: EatenRow; derived: Derived[] } {
  const portions = eaten.flatMap(({ product, amount }): Portion[] => {
    const food = readFood(product.facts);
    const per100 = per100Of(name, food, product);
    return per100 === null ? [] : [{ per100, grams: amount ?? portionOf(food, product.servingSize).amount }];
  });
  const value = portions.reduce((sum, { per100, grams }) => sum + (per100 * grams) / 100, 0);
  const goal = goalOf(name, profile);
  const difference = goal - value;
  const unit: Amount['unit'] = name === 'Calories' ? 'kcal' : 'g';
  return {
    row: {
      name,
      eaten: { value, unit },
      goal: { value: goal, unit },
      left: { value: Math.abs(difference), unit },
      isOver: difference < 0,
      isToReach: TO_REACH.has(name),
      unstated: eaten.length - portions.length,
    },
    derived: [
      { kind: 'portions', value, of: portions },
      { kind: 'difference', value: Math.abs(difference), from: Math.max(goal, value), less: Math.min(goal, value) },
    ],
  };
}

/** The sugars of whole fruit and milk are none of the free ones (docs/decisions/070). */
function per100Of(name: Counted, food: ReadFood, product: ScanView['product']): number | null {
  const nutriment = nutrimentOf(name);
  const amount = nutriment === null ? null : amountIn(product, nutriment);
  return amount !== null && name === 'Sugar' && !hasFreeSugars(food) ? 0 : amount;
}

/** The member's own target of what is not counted for everybody. */
function targetOf(name: (typeof COUNTED_TOO)[number], profile: ProfileView | null): number | null {
  return (name === 'Fat' ? profile?.targets.fat : profile?.targets.carbs) ?? null;
}

function goalOf(name: Counted, profile: ProfileView | null): number {
  const day = amountsOfDay({ calories: profile?.targets.calories ?? null });
  switch (name) {
    case 'Calories':
      return profile?.targets.calories ?? REFERENCE_INTAKES.calories;
    case 'Protein':
      return profile?.targets.protein ?? REFERENCE_INTAKES.protein;
    case 'Sugar':
      return day.sugars;
    case 'Saturated Fat':
      return day.saturatedFat;
    case 'Sodium':
      return day.salt;
    case 'Fiber':
      return day.fiber;
    case 'Carbohydrates':
    case 'Fat':
      return targetOf(name, profile) ?? REFERENCE_INTAKES[name === 'Fat' ? 'fat' : 'carbs'];
    default:
      return name satisfies never;
  }
}
