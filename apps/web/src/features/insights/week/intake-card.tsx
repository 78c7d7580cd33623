import { intakeMeaning, isEnoughForDay } from '@labelwise/domain/week';
import { intakeName, intakeText } from '@labelwise/messages/render/week';
import type { WeekIntake } from '../../../data/insights.ts';
import { useTranslation } from '../../../i18n/translation.ts';
import { shortName } from '../../../lib/short-name.ts';
import { TableTwin } from '../../../ui/charts/charts.tsx';
import { Card } from '../../../ui/layout/card.tsx';
import styles from './intake.module.css';
import { sayInsights } from './say-insights.ts';
import words from './words.module.css';

/** A product that brings this part of an amount is named beside it. */
const LARGE_PART = 0.2;

type Row = WeekIntake['rows'][number];

const SOURCES = {
  eaten: { one: 'eaten, on one day', many: 'eaten, mean of {{days}} days' },
  bought: { one: 'bought, on one day', many: 'bought, mean of {{days}} days' },
  scanned: { one: 'scanned, on one day', many: 'scanned, mean of {{days}} days' },
} as const;

/** What the week brings of the member's day: limits that are not to be passed, and fiber that is to be reached. */
export function IntakeCard({ intake }: { intake: WeekIntake | null }) {
  const { t } = useTranslation();
  if (intake === null)
    return (
      <Card title={t('Against your day')}>
        <p className={words.lead}>{t('Sugar, salt, saturated fat and fiber of a week stand here.')}</p>
      </Card>
    );
  const { rows, source, days, products, isOwnDay } = intake;
  const meaning = intakeMeaning(intake);
  const most = meaning.kind === 'above' ? rows.find(({ nutriment }) => nutriment === meaning.nutriment) : undefined;
  const name = (product: string) => rows.find(({ top }) => top?.product === product)?.top?.name ?? '';
  const sentence = intakeText(sayInsights, meaning, {
    name: meaning.kind === 'above' && meaning.top !== null ? shortName(name(meaning.top.product)) : '',
    times: most === undefined ? '' : t('{{times}} times the limit', { times: oneDecimal(most.perDay / most.ofDay) }),
  });
  return (
    <Card title={t('Against your day')} aside={t(SOURCES[source][days === 1 ? 'one' : 'many'], { days })}>
      <p className={words.lead}>{sentence}</p>
      <ul className={styles.rows}>
        {rows.map((row) => (
          <IntakeLine key={row.nutriment} row={row} products={products} saysBelow={isEnoughForDay(intake)} />
        ))}
      </ul>
      <p className={words.note}>
        {portionsText(t, intake)} {t('Only what you noted is in it.')}{' '}
        {t('Sugar counts where it is free, so not that of milk and whole fruit.')}{' '}
        {isOwnDay ? t('The day follows your own target of energy.') : t('The day is that of an average adult, 8400 kJ.')}
      </p>
      <TableTwin
        open={t('Show as table')}
        caption={t('Against your day')}
        heads={[t('Nutrient'), t('A day'), t('Your day'), t('Products that say')]}
        rows={rows.map((row): [string, string, string, string] => [
          intakeName(sayInsights, row.nutriment),
          row.stated === 0 ? '–' : grams(row.perDay),
          grams(row.ofDay),
          t('{{stated}} of {{products}}', { stated: row.stated, products }),
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
  const { t } = useTranslation();
  const { nutriment, perDay, ofDay, stated, top } = row;
  const percent = (100 * perDay) / ofDay;
  const toReach = nutriment === 'fiber';
  const isAbove = !toReach && perDay > ofDay;
  const rest = grams(Math.abs(ofDay - perDay));
  const verdict = toReach
    ? perDay >= ofDay
      ? t('Reached')
      : t('{{rest}} to go', { rest })
    : isAbove
      ? t('{{rest}} above your day.', { rest })
      : t('{{rest}} below the limit', { rest });
  return (
    <li>
      <p className={styles.head}>
        <span className="strong">{intakeName(sayInsights, nutriment)}</span>
        <span className={styles.amount}>
          {stated === 0 ? '–' : grams(perDay)} <span className="muted">{t('of {{day}}', { day: grams(ofDay) })}</span>
        </span>
      </p>
      <div
        className={`${styles.bar} ${toReach ? styles.reach : ''}`}
        style={{ '--p': Math.min(percent, 150) }}
        data-level={isAbove ? 'poor' : 'none'}
        aria-hidden="true"
      >
        <i />
        {isAbove && <i />}
      </div>
      <p className={isAbove ? styles.above : styles.rest}>
        {stated === 0 ? t('No pack says it') : (saysBelow || isAbove) && verdict}
        {isAbove &&
          top !== null &&
          top.perDay >= LARGE_PART * perDay &&
          ` ${t('{{name}}: {{amount}}', { name: shortName(top.name), amount: grams(top.perDay) })}`}
        {stated > 0 && stated < products && (
          <span className="muted">
            {(saysBelow || isAbove) && ' · '}
            {t('{{count}} of {{products}} packs do not say', { count: products - stated, products })}
          </span>
        )}
      </p>
    </li>
  );
}

type Translate = ReturnType<typeof useTranslation>['t'];

/** How much of each product is counted while amounts are not known. */
function portionsText(t: Translate, { portions, source }: WeekIntake): string {
  const each = source === 'eaten' ? t('Counted as one serving each time') : t('Counted as one serving each');
  const without = [
    ...(portions.can > 0 ? [t('{{count}} as a can of 330 ml', { count: portions.can })] : []),
    ...(portions['100'] > 0 ? [t('{{count}} as 100 g', { count: portions['100'] })] : []),
  ];
  return without.length === 0 ? `${each}.` : `${each}; ${t('where the pack names none, {{parts}}', { parts: without.join(', ') })}.`;
}

function grams(value: number): string {
  return `${value >= 10 ? Math.round(value) : oneDecimal(value)}\u00a0g`;
}

function oneDecimal(value: number): number {
  return Math.round(value * 10) / 10;
}
