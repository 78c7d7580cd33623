import { ringLevel } from '@labelwise/domain/scoring';
import { useState } from 'react';
import type { Week } from '../../../data/scans.ts';
import { say } from '../../../i18n/say.ts';
import { calendarDayText } from '../../../lib/dates.ts';
import styles from './trend.module.css';

type TrendDay = Week['trend']['year']['days'][number];

/** A line with its band; a day is chosen by a tap, by dragging, or with the arrow keys: the plot is a slider over its days. */
export function TrendChart({ days }: { days: readonly TrendDay[] }) {
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
