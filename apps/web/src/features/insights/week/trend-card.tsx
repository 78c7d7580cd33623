import { trendMeaning } from '@labelwise/domain/week';
import { type TrendSpan, trendText } from '@labelwise/messages/render/week';
import { useState } from 'react';
import type { Week } from '../../../data/scans.ts';
import { say } from '../../../i18n/say.ts';
import { calendarDayText } from '../../../lib/dates.ts';
import { TableTwin } from '../../../ui/charts/charts.tsx';
import { Segmented } from '../../../ui/controls/choice/choice.tsx';
import { Card } from '../../../ui/layout/card.tsx';
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
  const [range, setRange] = useState<Range>('4 weeks');
  if (judged < MIN_PRODUCTS) {
    const missing = MIN_PRODUCTS - judged;
    return (
      <Card title={say('screens-insights.where_it_is_going')}>
        <p className={words.lead}>{say('screens-insights.trend_missing', { missing })}</p>
      </Card>
    );
  }
  const { days, window } = trend[range];
  const meaning = trendMeaning(days);
  const hasLine = drawsTrend(trend, judged);
  const span: TrendSpan = 'days' in meaning && meaning.days < NEARLY_ALL * DAYS[range] ? { days: meaning.days } : range;
  return (
    <Card
      title={say('screens-insights.where_it_is_going')}
      spread={hasLine && days.length > 1}
      aside={
        hasLine && (
          <Segmented
            label={say('screens-insights.time_range')}
            value={range}
            onChange={setRange}
            options={[
              { value: '4 weeks', label: say('screens-insights.n_4_weeks') },
              { value: '3 months', label: say('screens-insights.n_3_months') },
              { value: 'year', label: say('screens-insights.year') },
            ]}
          />
        )
      }
    >
      <p className={words.lead}>{trendText(say, meaning, span, calendarDayText)}</p>
      {hasLine && days.length > 1 && (
        <>
          <TrendChart key={range} days={days} />
          <p className={words.note}>
            {say('screens-insights.trend_note', {
              window,
            })}
          </p>
          <TableTwin
            open={say('screens-common.show_as_table')}
            caption={say('screens-insights.average_of_window_days', { window })}
            heads={[
              say('screens-insights.day'),
              say('screens-common.average'),
              say('screens-insights.middle_half'),
              say('screens-common.products'),
            ]}
            rows={days
              .filter((_, at) => (days.length - 1 - at) % STEPS[range] === 0)
              .map(({ day, mean, band, products }): [string, string, string, string] => [
                calendarDayText(day),
                mean === null ? '–' : String(mean),
                band === null ? '–' : say('screens-insights.range', { from: band.low, to: band.high }),
                String(products),
              ])}
          />
        </>
      )}
    </Card>
  );
}
