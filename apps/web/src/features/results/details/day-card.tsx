import { readFood } from '@labelwise/domain/matching';
import { type DayShare, portionOf, sharesOfDay } from '@labelwise/domain/portion';
import type { Food } from '../../../data/foods/foods.ts';
import { say } from '../../../i18n/say.ts';
import { Card } from '../../../ui/layout/card.tsx';
import { Otherwise } from '../own-data/otherwise.tsx';
import styles from './day-card.module.css';
import { figure, grams, nutrientLevels, whole } from './nutrition-rows.ts';

const NAMES = {
  sugars: 'screens-common.sugars',
  saturatedFat: 'screens-common.saturated_fat',
  salt: 'screens-common.salt',
  fiber: 'screens-common.fiber',
  energyKj: 'screens-common.energy',
} as const;

/** Five figures per 100, in a serving, and of the day. Shown beside the score, never part of it (docs/decisions/070). */
export function DayCard({ food, calories }: { food: Food; calories: number | null }) {
  const read = readFood(food.facts);
  const doubtful = new Set(food.doubts.flatMap(({ level, nutriments }) => (level === 'worth a look' ? [] : nutriments)));
  const shares = sharesOfDay(read, food.servingSize, { calories }).filter(({ nutriment }) => !doubtful.has(nutriment));
  if (shares.length === 0) return null;
  const portion = portionOf(read, food.servingSize);
  const levels = nutrientLevels(food.facts);
  const amount = `${figure(portion.amount)}\u00a0${portion.unit}`;
  // A serving of 100 would say every figure twice.
  const hasPortion = portion.kind !== '100' && portion.amount !== 100;
  return (
    <Card
      title={say('screens-details.of_your_day')}
      aside={
        portion.kind !== '100' ? say(portion.kind === 'can' ? 'screens-details.a_can' : 'screens-details.a_serving', { amount }) : amount
      }
    >
      <div className={styles.wrap}>
        <table className={styles.day} aria-label={say('screens-details.of_your_day')}>
          <thead>
            <tr>
              <th scope="col">
                <span className="sr-only">{say('screens-insights.nutrient')}</span>
              </th>
              <th scope="col">{`100\u00a0${portion.unit}`}</th>
              {hasPortion && <th scope="col">{amount}</th>}
              <th scope="col" className={styles.of}>
                {say('screens-details.of_your_day_2')}
              </th>
            </tr>
          </thead>
          <tbody>
            {shares.map((share) => (
              <tr key={share.nutriment} data-level={levels.get(share.nutriment) === 'poor' ? 'poor' : undefined}>
                <th scope="row">{say(NAMES[share.nutriment])}</th>
                <td>{amountText(share, share.per100)}</td>
                {hasPortion && <td>{amountText(share, share.inPortion)}</td>}
                <td className={styles.of}>
                  <span className={styles.share}>
                    <i style={{ '--p': Math.min(100, share.percent) }} />
                    {say('screens-common.percent', { n: share.percent })}
                  </span>
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <p className={`caption ${styles.source}`}>{sourceText(shares)}</p>
      <Otherwise food={food} part="figures" />
    </Card>
  );
}

function amountText({ nutriment }: DayShare, value: number): string {
  return nutriment === 'energyKj' ? whole(value, 'kJ') : grams(value);
}

/** Whose day it is, and who says what a day holds. */
function sourceText(shares: readonly DayShare[]): string {
  const hasFiber = shares.some(({ nutriment }) => nutriment === 'fiber');
  if (shares.some(({ source }) => source === 'own target'))
    return hasFiber ? say('screens-details.own_day_fiber') : say('screens-details.own_day');
  return hasFiber ? say('screens-details.average_day_fiber') : say('screens-details.average_day');
}
