import { trendMeaning } from '@labelwise/domain/week';
import { type TrendSpan, trendText } from '@labelwise/messages/render/week';
import { useState } from 'react';
import type { Week } from '../../../data/insights.ts';
import { useTranslation } from '../../../i18n/translation.ts';
import { calendarDayText } from '../../../lib/dates.ts';
import { TableTwin } from '../../../ui/charts/charts.tsx';
import { Segmented } from '../../../ui/controls/choice/choice.tsx';
import { Card } from '../../../ui/layout/card.tsx';
import { sayInsights } from './say-insights.ts';
import { TrendChart } from './trend-chart.tsx';
import words from './words.module.css';

type Range = keyof Week['trend'];

const DAYS: Readonly<Record<Range, number>> = { '4 weeks': 28, '3 months': 91, year: 365 };
/** From this part of its days on a range goes by its name. */
const NEARLY_ALL = 0.9;
/** With fewer products than these the next one decides where the line goes. */
const MIN_PRODUCTS = 5;
/** Days between two rows of the table. */
const STEPS: Readonly<Record<Range, number>> = { '4 weeks': 1, '3 months': 7, year: 28 };

/** Whether there is a line to draw, or only a sentence that says what is missing. */
export function drawsTrend(trend: Week['trend'], judged: number): boolean {
  return judged >= MIN_PRODUCTS && trendMeaning(trend.year.days).kind !== 'too few days';
}

/** The rolling average over time, with the middle half of the scores. */
export function TrendCard({ trend, judged }: { trend: Week['trend']; judged: number }) {
  const { t } = useTranslation();
  const [range, setRange] = useState<Range>('4 weeks');
  if (judged < MIN_PRODUCTS) {
    const missing = MIN_PRODUCTS - judged;
    return (
      <Card title={t('Where it is going')}>
        <p className={words.lead}>
          {t(missing === 1 ? 'One more product and the trend starts.' : '{{missing}} more products and the trend starts.', { missing })}
        </p>
      </Card>
    );
  }
  const { days, window } = trend[range];
  const meaning = trendMeaning(days);
  const hasLine = drawsTrend(trend, judged);
  const span: TrendSpan = 'days' in meaning && meaning.days < NEARLY_ALL * DAYS[range] ? { days: meaning.days } : range;
  return (
    <Card
      title={t('Where it is going')}
      spread={hasLine && days.length > 1}
      aside={
        hasLine && (
          <Segmented
            label={t('Range')}
            value={range}
            onChange={setRange}
            options={[
              { value: '4 weeks', label: t('4 weeks') },
              { value: '3 months', label: t('3 months') },
              { value: 'year', label: t('Year') },
            ]}
          />
        )
      }
    >
      <p className={words.lead}>{trendText(sayInsights, meaning, span, calendarDayText)}</p>
      {hasLine && days.length > 1 && (
        <>
          <TrendChart key={range} days={days} />
          <p className={words.note}>
            {t('Line: average of the different products of {{window}} days, each with its score of now. Band: the middle half of them.', {
              window,
            })}
          </p>
          <TableTwin
            open={t('Show as table')}
            caption={t('Average of {{window}} days', { window })}
            heads={[t('Day'), t('Average'), t('Middle half'), t('Products')]}
            rows={days
              .filter((_, at) => (days.length - 1 - at) % STEPS[range] === 0)
              .map(({ day, mean, band, products }): [string, string, string, string] => [
                calendarDayText(day),
                mean === null ? '–' : String(mean),
                band === null ? '–' : t('{{low}} to {{high}}', { low: band.low, high: band.high }),
                String(products),
              ])}
          />
        </>
      )}
    </Card>
  );
}
