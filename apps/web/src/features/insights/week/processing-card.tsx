import { processingMeaning } from '@labelwise/domain/week';
import { processingText } from '@labelwise/messages/render/week';
import type { Week } from '../../../data/insights.ts';
import { useTranslation } from '../../../i18n/translation.ts';
import { monthText } from '../../../lib/dates.ts';
import { TableTwin } from '../../../ui/charts/charts.tsx';
import { Card } from '../../../ui/layout/card.tsx';
import styles from './processing.module.css';
import { sayInsights } from './say-insights.ts';
import words from './words.module.css';

type Month = Week['processing'][number];
/** A part that is lower has no room for its number. */
const MIN_PERCENT_WITH_NUMBER = 14;

/** How far the products of each month were processed, as parts of a column. */
export function ProcessingCard({ months }: { months: readonly Month[] }) {
  const { t } = useTranslation();
  const unknown = months.reduce((sum, month) => sum + month.unknown, 0);
  return (
    <div className={styles.whole}>
      <Card title={t('Processing by month')} aside={t('share of your products')}>
        <p className={words.lead}>{processingText(sayInsights, processingMeaning(months), (month) => monthText(month))}</p>
        <div
          role="img"
          aria-label={t('Ultra-processed: {{months}}', {
            months: months.map(({ month, shares }) => `${monthText(month)} ${shares === null ? '–' : `${shares.ultra}%`}`).join(', '),
          })}
        >
          <ol className={styles.months} style={{ '--months': months.length }}>
            {months.map((month, at) => (
              <Column key={month.month} month={month} hasNumbers={at === 0 || at === months.length - 1} />
            ))}
          </ol>
        </div>
        <p className={styles.legend}>
          <span>
            <i className={styles.ultra} />
            {t('Ultra-processed')}
          </span>
          <span>
            <i className={styles.processed} />
            {t('Processed')}
          </span>
          <span>
            <i className={styles.plain} />
            {t('Plain')}
          </span>
          {unknown > 0 && <span>{t(unknown === 1 ? '1 product does not say' : '{{count}} products do not say', { count: unknown })}</span>}
        </p>
        <TableTwin
          open={t('Show as table')}
          caption={t('Processing by month')}
          heads={[t('Month'), t('Ultra-processed'), t('Processed'), t('Plain'), t('Products')]}
          rows={months.map(({ month, shares, known }): [string, ...string[]] => [
            monthText(month),
            ...(shares === null ? ['–', '–', '–'] : [`${shares.ultra}%`, `${shares.processed}%`, `${shares.plain}%`]),
            String(known),
          ])}
        />
      </Card>
    </div>
  );
}

function Column({ month: { month, shares }, hasNumbers }: { month: Month; hasNumbers: boolean }) {
  const number = (percent: number) => (hasNumbers && percent >= MIN_PERCENT_WITH_NUMBER ? <em>{percent}%</em> : null);
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
