import { processingMeaning } from '@labelwise/domain/week';
import { processingText } from '@labelwise/messages/render/week';
import type { Week } from '../../../data/scans.ts';
import { say } from '../../../i18n/say.ts';
import { monthText } from '../../../lib/dates.ts';
import { TableTwin } from '../../../ui/charts/charts.tsx';
import { Card } from '../../../ui/layout/card.tsx';
import styles from './processing.module.css';
import words from './words.module.css';

type Month = Week['processing'][number];
/** As many months or fewer lie as bars; more stand as columns. */
const FEW_MONTHS = 3;
/** A part that is lower has no room for its number. */
const MIN_PERCENT_WITH_NUMBER = 14;

/** How far the products of each month were processed, as parts of a column. */
export function ProcessingCard({ months }: { months: readonly Month[] }) {
  const unknown = months.reduce((sum, month) => sum + month.unknown, 0);
  return (
    <div className={styles.whole}>
      <Card title={say('screens-insights.processing_by_month')} aside={say('screens-insights.share_of_your_products')}>
        <p className={words.lead}>{processingText(say, processingMeaning(months), (month) => monthText(month))}</p>
        <div
          role="img"
          aria-label={say('screens-insights.processing_label', {
            months: months
              .map(({ month, shares }) => `${monthText(month)} ${shares === null ? '–' : percentText(shares.ultra)}`)
              .join(', '),
          })}
        >
          <ol className={`${styles.months} ${months.length <= FEW_MONTHS ? styles.few : ''}`}>
            {months.map((month, at) => (
              <Column key={month.month} month={month} hasNumbers={at === 0 || at === months.length - 1} />
            ))}
          </ol>
        </div>
        <p className={styles.legend}>
          <span>
            <i className={styles.ultra} />
            {say('screens-insights.ultra_processed')}
          </span>
          <span>
            <i className={styles.processed} />
            {say('screens-insights.processed')}
          </span>
          <span>
            <i className={styles.plain} />
            {say('screens-insights.plain')}
          </span>
          {unknown > 0 && <span>{say('screens-insights.count_products_do_not', { count: unknown })}</span>}
        </p>
        <TableTwin
          open={say('screens-common.show_as_table')}
          caption={say('screens-insights.processing_by_month')}
          heads={[
            say('screens-insights.month'),
            say('screens-insights.ultra_processed'),
            say('screens-insights.processed'),
            say('screens-insights.plain'),
            say('screens-common.products'),
          ]}
          rows={months.map(({ month, shares, known }): [string, ...string[]] => [
            monthText(month),
            ...(shares === null ? ['–', '–', '–'] : [percentText(shares.ultra), percentText(shares.processed), percentText(shares.plain)]),
            String(known),
          ])}
        />
      </Card>
    </div>
  );
}

const percentText = (percent: number): string => say('screens-common.percent', { n: percent });

function Column({ month: { month, shares }, hasNumbers }: { month: Month; hasNumbers: boolean }) {
  const number = (percent: number) => (hasNumbers && percent >= MIN_PERCENT_WITH_NUMBER ? <em>{percentText(percent)}</em> : null);
  return (
    <li>
      {shares === null ? (
        <span className={styles.none}>–</span>
      ) : (
        <span className={styles.column}>
          {shares.ultra > 0 && (
            <i className={styles.ultra} style={{ '--n': shares.ultra }}>
              {number(shares.ultra)}
            </i>
          )}
          {shares.processed > 0 && (
            <i className={styles.processed} style={{ '--n': shares.processed }}>
              {number(shares.processed)}
            </i>
          )}
          {shares.plain > 0 && (
            <i className={styles.plain} style={{ '--n': shares.plain }}>
              {number(shares.plain)}
            </i>
          )}
        </span>
      )}
      {monthText(month, 'short')}
    </li>
  );
}
