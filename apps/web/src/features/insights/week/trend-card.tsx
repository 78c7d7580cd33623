import { ringLevel } from '@labelwise/domain/scoring';
import { trendMeaning } from '@labelwise/domain/week';
import { type TrendSpan, trendText } from '@labelwise/messages/render/week';
import { useState } from 'react';
import type { Week } from '../../../data/scans.ts';
import { say } from '../../../i18n/say.ts';
import { calendarDayText } from '../../../lib/dates.ts';
import { TableTwin } from '../../../ui/charts.tsx';
import { Segmented } from '../../../ui/controls/choice.tsx';
import { Card } from '../../../ui/layout/card.tsx';
import styles from './trend.module.css';
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
  const { days, window } = trend.year;
  return judged >= MIN_PRODUCTS && !['too few days', 'none'].includes(trendMeaning(days, window).kind);
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
  const meaning = trendMeaning(days, window);
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

type TrendDay = Week['trend']['year']['days'][number];

/** A line with its band; a day is chosen by a tap, by dragging, or with the arrow keys: the plot is a slider over its days. */
function TrendChart({ days }: { days: readonly TrendDay[] }) {
  const [at, setAt] = useState(days.length - 1);
  const [low, high] = bounds(days);
  const top = (value: number) => ((high - value) / (high - low)) * 100;
  const left = (index: number) => (index / Math.max(1, days.length - 1)) * 100;
  const chosen = days[Math.min(at, days.length - 1)];
  const text = chosen === undefined ? '' : dayText(chosen);
  const middle = days[Math.floor((days.length - 1) / 2)];
  return (
    <>
      <div className={styles.plot}>
        <p className={styles.guide} style={{ '--y': `${top(75)}%` }}>
          <span>{say('screens-insights.n_75_great')}</span>
        </p>
        <p className={styles.guide} style={{ '--y': `${top(50)}%` }}>
          <span>{say('screens-insights.n_50_good')}</span>
        </p>
        <svg viewBox="0 0 100 100" preserveAspectRatio="none" className={styles.drawing} aria-hidden="true">
          {bandRuns(days).map((run) => (
            <path key={run[0]} className={styles.band} d={bandPath(run, days, left, top)} />
          ))}
          {bandRuns(days).map((run) => (
            <path key={run[0]} className={styles.edge} d={edgePath(run, days, left, top)} />
          ))}
          <path className={styles.mean} d={linePath(days, left, top)} />
        </svg>
        <input
          type="range"
          className={styles.slider}
          min={0}
          max={days.length - 1}
          step={1}
          value={at}
          aria-label={say('screens-insights.day')}
          aria-valuetext={text}
          onChange={({ target }) => setAt(Number(target.value))}
        />
        {chosen !== undefined && (
          <div
            className={styles.cursor}
            style={{ '--x': `${left(at)}%`, '--y': chosen.mean === null ? 1 : top(chosen.mean) / 100 }}
            data-level={chosen.mean === null ? 'none' : ringLevel(chosen.mean)}
            aria-hidden="true"
          >
            <p className={styles.bubble}>
              {chosen.mean !== null && <b>{chosen.mean}</b>} {bubbleText(chosen)}
            </p>
          </div>
        )}
      </div>
      <p className={styles.ticks} aria-hidden="true">
        <span>{calendarDayText(days[0]?.day ?? '')}</span>
        {days.length > 2 && <span>{calendarDayText(middle?.day ?? '')}</span>}
        <span>{calendarDayText(days.at(-1)?.day ?? '')}</span>
      </p>
    </>
  );
}

function bubbleText({ day, mean, band }: TrendDay): string {
  const date = calendarDayText(day);
  if (mean === null) return say('screens-insights.no_products_to', { date });
  if (band === null) return say('screens-insights.on_date', { date });
  return say('screens-insights.on_date_band', { date, low: band.low, high: band.high });
}

function dayText(day: TrendDay): string {
  return day.mean === null ? bubbleText(day) : `${day.mean} ${bubbleText(day)}`;
}

/** Lowest and highest score of the plot: both guides always lie in it. */
function bounds(days: readonly TrendDay[]): [number, number] {
  const values = days.flatMap(({ mean, band }) => [...(mean === null ? [] : [mean]), ...(band === null ? [] : [band.low, band.high])]);
  return [Math.max(0, Math.min(40, ...values) - 3), Math.min(100, Math.max(82, ...values) + 3)];
}

type Place = (value: number) => number;

function linePath(days: readonly TrendDay[], left: Place, top: Place): string {
  return days
    .map(({ mean }, at) => {
      if (mean === null) return '';
      const isStart = at === 0 || days[at - 1]?.mean === null;
      // A day between two gaps is a dot: a line of no length with round ends.
      const isAlone = isStart && (at === days.length - 1 || days[at + 1]?.mean === null);
      return `${isStart ? 'M' : 'L'}${left(at)} ${top(mean)}${isAlone ? 'h0' : ''}`;
    })
    .join('');
}

/** Places of days with a band that follow each other, two or more. */
function bandRuns(days: readonly TrendDay[]): number[][] {
  const runs: number[][] = [];
  for (const [at, { band }] of days.entries()) {
    if (band === null) continue;
    const last = runs.at(-1);
    if (last?.at(-1) === at - 1) last.push(at);
    else runs.push([at]);
  }
  return runs.filter((run) => run.length > 1);
}

function side(run: readonly number[], days: readonly TrendDay[], which: 'low' | 'high', left: Place, top: Place): string[] {
  return run.map((at) => `${left(at)} ${top(days[at]?.band?.[which] ?? 0)}`);
}

function bandPath(run: readonly number[], days: readonly TrendDay[], left: Place, top: Place): string {
  return `M${[...side(run, days, 'high', left, top), ...side(run, days, 'low', left, top).reverse()].join('L')}z`;
}

function edgePath(run: readonly number[], days: readonly TrendDay[], left: Place, top: Place): string {
  return `M${side(run, days, 'high', left, top).join('L')}M${side(run, days, 'low', left, top).join('L')}`;
}
