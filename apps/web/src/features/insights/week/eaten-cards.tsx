import { type EatenName, type EatenRow, eatenDay, isToReach, portionOf } from '@labelwise/domain/portion';
import { intakeMeaning, isEnoughForDay } from '@labelwise/domain/week';
import { intakeName, intakeText } from '@labelwise/messages/render/week';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { type ConsumedEntry, consumedQuery, eatenOf, unitsOf, useChangeEaten } from '../../../data/consumed.ts';
import { healthProfileQuery } from '../../../data/health-profile.ts';
import type { WeekIntake } from '../../../data/scans.ts';
import { say } from '../../../i18n/say.ts';
import { numberText, shortName } from '../../../i18n/words.ts';
import { DayBar, TableTwin } from '../../../ui/charts.tsx';
import { Button } from '../../../ui/controls/button.tsx';
import { toast } from '../../../ui/feedback/toast-store.ts';
import { AmountSheet } from '../../../ui/food/amount-sheet.tsx';
import { ProductPicture } from '../../../ui/food/product.tsx';
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
    failed: (onPress) =>
      void toast({
        title: say('screens-common.error'),
        description: say('screens-results.this_could_not_be_noted'),
        variant: 'destructive',
        action: { label: say('screens-common.try_again'), onPress },
      }),
  });
  const amount = `${numberText(consumed.amount ?? portionOf(read, servingSize).amount)}\u00a0${isDrink ? 'ml' : 'g'}`;
  return (
    <li>
      <ProductPicture src={food.image} alt="" family={food.placeholder} size={40} />
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

/** A product that brings this part of an amount is named beside it. */
const LARGE_PART = 0.2;

type IntakeRow = WeekIntake['rows'][number];

/** What the week brings of the member's day: limits that are not to be passed, and fiber and protein that are to be reached. */
export function IntakeCard({ intake }: { intake: WeekIntake | null }) {
  if (intake === null)
    return (
      <Card title={say('screens-insights.against_your_day')}>
        <p className={words.lead}>{say('screens-insights.no_intake')}</p>
      </Card>
    );
  const { rows, source, days, products, isOwnDay } = intake;
  const meaning = intakeMeaning(intake);
  const most = meaning.kind === 'above' ? rows.find(({ nutriment }) => nutriment === meaning.nutriment) : undefined;
  const name = (product: string) => rows.find(({ top }) => top?.product === product)?.top?.name ?? '';
  const sentence = intakeText(say, meaning, {
    name: meaning.kind === 'above' && meaning.top !== null ? shortName(name(meaning.top.product)) : '',
    times: most === undefined ? '' : say('screens-insights.times_the_limit', { times: oneDecimal(most.perDay / most.ofDay) }),
  });
  return (
    <Card title={say('screens-insights.against_your_day')} aside={say(`screens-insights.source_${source}`, { days })} spread>
      <p className={words.lead}>{sentence}</p>
      <ul className={styles.intakeRows}>
        {rows.map((row) => (
          <IntakeLine key={row.nutriment} row={row} products={products} saysBelow={isEnoughForDay(intake)} />
        ))}
      </ul>
      <p className={words.note}>
        {portionsText(intake)} {say('screens-insights.only_noted')} {say('screens-insights.free_sugar')}{' '}
        {isOwnDay ? say('screens-insights.own_day') : say('screens-insights.adult_day')}
      </p>
      <TableTwin
        open={say('screens-common.show_as_table')}
        caption={say('screens-insights.against_your_day')}
        heads={[
          say('screens-insights.nutrient'),
          say('screens-insights.a_day'),
          say('screens-insights.your_day'),
          say('screens-insights.products_that_say'),
        ]}
        rows={rows.map((row): [string, string, string, string] => [
          intakeName(say, row.nutriment),
          row.stated === 0 ? '–' : nutrimentText(row.nutriment, row.perDay),
          nutrimentText(row.nutriment, row.ofDay),
          say('screens-common.count_of_total', { count: row.stated, total: products }),
        ])}
      />
    </Card>
  );
}

type IntakeLineProps = {
  row: IntakeRow;
  products: number;
  /** Whether it says how far below the limit, or from the amount to reach, the member is. */
  saysBelow: boolean;
};

function IntakeLine({ row, products, saysBelow }: IntakeLineProps) {
  const { nutriment, perDay, ofDay, stated, top } = row;
  const percent = (100 * perDay) / ofDay;
  const toReach = isToReach(nutriment);
  // Above by less than what is written is not above.
  const isAbove = !toReach && perDay > ofDay && nutrimentText(nutriment, perDay) !== nutrimentText(nutriment, ofDay);
  const rest = nutrimentText(nutriment, isAbove || toReach ? Math.abs(ofDay - perDay) : Math.max(0, ofDay - perDay));
  const verdict = toReach
    ? perDay >= ofDay
      ? say('screens-insights.reached')
      : say('screens-insights.rest_to_go', { rest })
    : isAbove
      ? say('screens-insights.rest_above_your_day', { rest })
      : say('screens-insights.rest_below_the_limit', { rest });
  return (
    <li>
      <p className={styles.head}>
        <span className="strong">{intakeName(say, nutriment)}</span>
        <span className={styles.amount}>
          {stated === 0 ? '–' : nutrimentText(nutriment, perDay)}{' '}
          <span className="muted">{say('screens-insights.of_day', { day: nutrimentText(nutriment, ofDay) })}</span>
        </span>
      </p>
      <DayBar percent={percent} toReach={toReach} />
      <p className={isAbove ? styles.above : styles.rest}>
        {stated === 0 ? say('screens-insights.no_pack_says_it') : (saysBelow || isAbove) && verdict}
        {isAbove &&
          top !== null &&
          top.perDay >= LARGE_PART * perDay &&
          ` ${say('screens-insights.name_amount', { name: shortName(top.name), amount: nutrimentText(nutriment, top.perDay) })}`}
        {stated > 0 && stated < products && (
          <span className="muted">
            {(saysBelow || isAbove) && ' · '}
            {say('screens-insights.packs_do_not_say', { count: products - stated, products })}
          </span>
        )}
      </p>
    </li>
  );
}

/** How much of each product is counted while amounts are not known. */
function portionsText({ portions, source }: WeekIntake): string {
  const each = source === 'eaten' ? 'portions_each_time' : 'portions_each';
  const parts = [
    ...(portions.can > 0 ? [say('screens-insights.portions_can', { count: portions.can })] : []),
    ...(portions['100'] > 0 ? [say('screens-insights.portions_100', { count: portions['100'] })] : []),
  ];
  return parts.length === 0 ? say(`screens-insights.${each}`) : say(`screens-insights.${each}_without`, { parts: parts.join(', ') });
}

function nutrimentText(nutriment: IntakeRow['nutriment'], value: number): string {
  if (nutriment === 'calories') return `${numberText(value, { maximumFractionDigits: 0 })}\u00a0kcal`;
  return say('screens-common.grams', { n: value >= 10 ? Math.round(value) : oneDecimal(value) });
}

function oneDecimal(value: number): number {
  return Math.round(value * 10) / 10;
}
