import { isToReach } from '@labelwise/domain/portion';
import { intakeMeaning, isEnoughForDay } from '@labelwise/domain/week';
import { intakeName, intakeText } from '@labelwise/messages/render/week';
import type { WeekIntake } from '../../../data/scans.ts';
import { say } from '../../../i18n/say.ts';
import { numberText, shortName } from '../../../i18n/words.ts';
import { TableTwin } from '../../../ui/charts/charts.tsx';
import { DayBar } from '../../../ui/charts/day-bar.tsx';
import { Card } from '../../../ui/layout/card.tsx';
import styles from './intake.module.css';
import words from './words.module.css';

/** A product that brings this part of an amount is named beside it. */
const LARGE_PART = 0.2;

type Row = WeekIntake['rows'][number];

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
    <Card title={say('screens-insights.against_your_day')} aside={say(`screens-insights.source_${source}`, { days })}>
      <p className={words.lead}>{sentence}</p>
      <ul className={styles.rows}>
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
          row.stated === 0 ? '–' : amountText(row.nutriment, row.perDay),
          amountText(row.nutriment, row.ofDay),
          say('screens-common.count_of_total', { count: row.stated, total: products }),
        ])}
      />
    </Card>
  );
}

type IntakeLineProps = {
  row: Row;
  products: number;
  /** Whether it says how far below the limit, or from the amount to reach, the member is. */
  saysBelow: boolean;
};

function IntakeLine({ row, products, saysBelow }: IntakeLineProps) {
  const { nutriment, perDay, ofDay, stated, top } = row;
  const percent = (100 * perDay) / ofDay;
  const toReach = isToReach(nutriment);
  // Above by less than what is written is not above.
  const isAbove = !toReach && perDay > ofDay && amountText(nutriment, perDay) !== amountText(nutriment, ofDay);
  const rest = amountText(nutriment, isAbove || toReach ? Math.abs(ofDay - perDay) : Math.max(0, ofDay - perDay));
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
          {stated === 0 ? '–' : amountText(nutriment, perDay)}{' '}
          <span className="muted">{say('screens-insights.of_day', { day: amountText(nutriment, ofDay) })}</span>
        </span>
      </p>
      <DayBar percent={percent} toReach={toReach} />
      <p className={isAbove ? styles.above : styles.rest}>
        {stated === 0 ? say('screens-insights.no_pack_says_it') : (saysBelow || isAbove) && verdict}
        {isAbove &&
          top !== null &&
          top.perDay >= LARGE_PART * perDay &&
          ` ${say('screens-insights.name_amount', { name: shortName(top.name), amount: amountText(nutriment, top.perDay) })}`}
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

function amountText(nutriment: Row['nutriment'], value: number): string {
  if (nutriment === 'calories') return `${numberText(value, { maximumFractionDigits: 0 })}\u00a0kcal`;
  return say('screens-common.grams', { n: value >= 10 ? Math.round(value) : oneDecimal(value) });
}

function oneDecimal(value: number): number {
  return Math.round(value * 10) / 10;
}
