import { gradeFor } from '@labelwise/domain/nutri-score';
import type { Food } from '../../../data/foods/foods.ts';
import type { PointsGroup } from '../../../ui/food/nutri-score.tsx';
import type { Grade } from '../nutri-words.ts';
import type { Sentence, Translate } from '../say.ts';
import { figure } from './amount-text.ts';

type Computed = Extract<Food['nutriScore'], { computable: true }>;
type Component = Computed['components'][number];

const NAMES: Readonly<Record<Component['id'], string>> = {
  energy: 'Energy',
  sugars: 'Sugars',
  saturatedFat: 'Saturated fat',
  saturatedFatRatio: 'Saturated part of the fat',
  energyFromSaturates: 'Energy from saturated fat',
  salt: 'Salt',
  sweetener: 'Sweeteners',
  fruitVeg: 'Fruit, vegetables, legumes',
  fiber: 'Fiber',
  proteins: 'Protein',
};

/** Why the grade is what it is: points against and points in favor, each with the figure that it comes from. */
export function pointsGroups({ components, negativePoints, positivePoints }: Computed, t: Translate): PointsGroup[] {
  const rows = (side: Component['side']) =>
    components
      .filter((component) => component.side === side)
      .map((component) => ({
        id: component.id,
        text: `${t(NAMES[component.id], {})} ${amountOf(component, t)}`,
        points: component.counted ? component.points : 0,
        note: component.counted
          ? undefined
          : t('{{points}} points do not count: too much speaks against it.', { points: component.points }),
      }));
  return [
    { title: t('Points against', {}), total: negativePoints, rows: rows('negative') },
    { title: t('Points in favor', {}), total: positivePoints, rows: rows('positive') },
  ];
}

function amountOf({ id, value, unit }: Component, t: Translate): string {
  if (id === 'sweetener') return value === 1 ? t('yes', {}) : t('none', {});
  return value === null || unit === null ? t('not stated', {}) : `${figure(value, unit === 'g' ? 2 : unit === 'kJ' ? 0 : 1)}\u00a0${unit}`;
}

/** From the fewest points that any food gets to the most. */
const POINTS = Array.from({ length: 90 }, (_, at) => at - 30);

/** Where the grade begins and ends for this kind of food: "A is 0 or less", "C is 3 to 10". */
export function gradeSpan(grade: Grade, kind: Food['facts']['kind']): Sentence | null {
  if (kind === null || kind === 'na') return null;
  if (kind === 'water') return { text: 'Plain water is always an A.' };
  const held = POINTS.filter((points) => gradeFor(points, kind) === grade);
  const [least, most] = [held[0], held.at(-1)];
  const letter = grade.toUpperCase();
  if (least === undefined || most === undefined) return null;
  const minus = (points: number) => String(points).replace('-', '−');
  if (least === POINTS[0])
    return { text: 'Fewer points are better. {{letter}} is {{most}} or less.', values: { letter, most: minus(most) } };
  if (most === POINTS.at(-1))
    return { text: 'Fewer points are better. {{letter}} is {{least}} or more.', values: { letter, least: minus(least) } };
  return {
    text: 'Fewer points are better. {{letter}} is {{least}} to {{most}}.',
    values: { letter, least: minus(least), most: minus(most) },
  };
}
