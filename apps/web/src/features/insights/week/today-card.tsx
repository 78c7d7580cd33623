import { type EatenName, type EatenRow, eatenDay, portionOf } from '@labelwise/domain/portion';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { type ConsumedEntry, consumedQuery, eatenOf, unitsOf, useChangeEaten } from '../../../data/consumed.ts';
import { healthProfileQuery } from '../../../data/health-profile.ts';
import { say } from '../../../i18n/say.ts';
import { numberText, shortName } from '../../../i18n/words.ts';
import { Button } from '../../../ui/controls/button/button.tsx';
import { toast } from '../../../ui/feedback/toast/toast-store.ts';
import { AmountSheet } from '../../../ui/food/amount-sheet.tsx';
import { Card } from '../../../ui/layout/card.tsx';
import styles from './today.module.css';
import words from './words.module.css';

const NAMES = {
  calories: 'screens-common.energy',
  sugars: 'screens-common.sugars',
  saturatedFat: 'screens-common.saturated_fat',
  salt: 'screens-common.salt',
  fiber: 'screens-common.fiber',
  protein: 'screens-common.proteins',
} as const satisfies Record<EatenName, string>;

/** What was noted as eaten today beside what the member's own day holds; each amount can be changed. Nothing on a day without a note. */
export function TodayCard() {
  const { data: entries = [] } = useQuery(consumedQuery());
  const { data: profile } = useQuery(healthProfileQuery());
  const today = entries.filter(({ consumed }) => isToday(consumed.createdAt));
  if (today.length === 0) return null;
  const targets = { calories: profile?.targetCalories ?? null, protein: profile?.targetProtein ?? null };
  const isOwn = targets.calories !== null || targets.protein !== null;
  return (
    <Card title={say('screens-insights.today')} aside={say('screens-insights.notes_count', { n: today.length })}>
      <ul className={styles.rows}>
        {eatenDay(today.map(eatenOf), targets).map((row) => (
          <Row key={row.name} row={row} />
        ))}
      </ul>
      <ul className={styles.notes} aria-label={say('screens-insights.eaten')}>
        {today.map((entry) => (
          <Note key={entry.consumed.id} entry={entry} />
        ))}
      </ul>
      <p className={words.note}>
        {say('screens-insights.only_noted')} {say('screens-insights.free_sugar')}{' '}
        {isOwn ? say('screens-insights.own_day') : say('screens-insights.adult_day')}
      </p>
    </Card>
  );
}

function isToday(createdAt: string): boolean {
  return new Date(createdAt).toDateString() === new Date().toDateString();
}

function Row({ row: { name, eaten, goal, isToReach, unstated } }: { row: EatenRow }) {
  const share = Math.min(1, eaten / goal);
  const isOver = !isToReach && isAbove(name, eaten, goal);
  return (
    <li className={styles.row} data-level={isOver ? 'poor' : 'none'}>
      <span className="strong">{say(NAMES[name])}</span>
      <span className="num">{amountText(name, eaten)}</span>
      <span className={styles.bar} aria-hidden="true">
        <i style={{ '--p': share * 100 }} />
      </span>
      <span className="small muted">
        {leftText(name, eaten, goal, isToReach)}
        {unstated > 0 && ` · ${say('screens-insights.packs_unstated', { n: unstated })}`}
      </span>
    </li>
  );
}

function leftText(name: EatenName, eaten: number, goal: number, isToReach: boolean): string {
  const of = amountText(name, goal);
  if (!isToReach && eaten > goal && !isAbove(name, eaten, goal))
    return say('screens-insights.day_left', { difference: amountText(name, 0), of });
  const difference = amountText(name, Math.abs(goal - eaten));
  if (isToReach) return eaten >= goal ? say('screens-insights.day_reached', { of }) : say('screens-insights.day_to_go', { difference, of });
  return eaten > goal ? say('screens-insights.day_above', { difference, of }) : say('screens-insights.day_left', { difference, of });
}

/** Above by less than what is written is not above. */
function isAbove(name: EatenName, eaten: number, goal: number): boolean {
  return eaten > goal && amountText(name, eaten) !== amountText(name, goal);
}

function amountText(name: EatenName, value: number): string {
  return name === 'calories'
    ? `${numberText(value, { maximumFractionDigits: 0 })}\u00a0kcal`
    : `${numberText(value, { maximumFractionDigits: 1 })}\u00a0g`;
}

function Note({ entry }: { entry: ConsumedEntry }) {
  const [isOpen, setOpen] = useState(false);
  const { consumed, food } = entry;
  const { units, isDrink } = unitsOf(food);
  const { food: read, servingSize } = eatenOf(entry);
  const change = useChangeEaten({
    changed: (_change, putBack) =>
      void toast({
        title: say('screens-insights.amount_changed'),
        description: shortName(food.name),
        action: putBack === null ? undefined : { label: say('screens-common.undo'), onPress: putBack },
      }),
    failed: () =>
      void toast({
        title: say('screens-common.error'),
        description: say('screens-results.this_could_not_be_noted'),
        variant: 'destructive',
      }),
  });
  const amount = `${numberText(consumed.amount ?? portionOf(read, servingSize).amount)}\u00a0${isDrink ? 'ml' : 'g'}`;
  return (
    <li>
      <span>{food.name}</span>
      <Button
        size="small"
        variant="quiet"
        aria-label={say('screens-insights.change_amount', { amount, name: shortName(food.name) })}
        onClick={() => setOpen(true)}
      >
        <span className="num">{amount}</span>
      </Button>
      {isOpen && (
        <AmountSheet
          name={food.name}
          units={units}
          amount={consumed.amount}
          isDrink={isDrink}
          onClose={() => setOpen(false)}
          onSave={(chosen) => {
            setOpen(false);
            change({ id: consumed.id, amount: chosen, before: consumed.amount });
          }}
        />
      )}
    </li>
  );
}
