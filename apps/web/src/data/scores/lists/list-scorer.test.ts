import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { JudgedScore } from '../../../lib/score-state.ts';
import { aListFood } from '../../../testing/foods.ts';
import { createListScorer } from './list-scorer.ts';

const judged = (score: number) => ({ score, state: 'judged' as const });
const foods = (count: number) => Array.from({ length: count }, (_, n) => aListFood({ id: String(n) }));

function aScorer(score: (id: string) => number | Error = () => 60, known: (id: string) => number | null = () => null) {
  const calls: { id: string; at: number }[] = [];
  const scorer = createListScorer({
    score: async (food) => {
      calls.push({ id: food.id, at: Date.now() });
      const value = score(food.id);
      if (value instanceof Error) throw value;
      return judged(value);
    },
    known: (food) => {
      const score = known(food.id);
      return score === null ? null : judged(score);
    },
    fallback: () => judged(7),
    batch: { size: 5, pauseMs: 100 },
    startMs: 300,
    againMs: 100,
  });
  return { scorer, calls };
}

beforeEach(() => vi.useFakeTimers({ now: 0 }));
afterEach(() => vi.useRealTimers());

describe('scores of a list', () => {
  it('begin after 300 ms, five at a time in the list’s order, 100 ms between', async () => {
    const { scorer, calls } = aScorer();
    scorer.want(foods(12));
    await vi.advanceTimersByTimeAsync(1000);
    expect(calls.map(({ id, at }) => [id, at])).toEqual([
      ...['0', '1', '2', '3', '4'].map((id) => [id, 300]),
      ...['5', '6', '7', '8', '9'].map((id) => [id, 400]),
      ...['10', '11'].map((id) => [id, 500]),
    ]);
    expect(scorer.getState().waiting).toBe(0);
  });

  it('that are known show at once and cost no batch', async () => {
    const { scorer, calls } = aScorer(
      () => 60,
      (id) => (id === '1' ? 88 : null),
    );
    scorer.want(foods(3));
    expect(scorer.getState().scores.get('1')).toEqual({ ...judged(88), isFallback: false });
    expect(scorer.getState().waiting).toBe(2);
    await vi.advanceTimersByTimeAsync(300);
    expect(calls.map(({ id }) => id)).toEqual(['0', '2']);
  });

  it('that nothing can compute are the list’s own fallback, marked as such', async () => {
    const { scorer } = aScorer((id) => (id === '0' ? new Error('down') : 60));
    scorer.want(foods(2));
    await vi.advanceTimersByTimeAsync(300);
    expect([...scorer.getState().scores.values()]).toEqual([
      { ...judged(7), isFallback: true },
      { ...judged(60), isFallback: false },
    ]);
  });

  it('are computed again 100 ms after a change, the old ones standing until then', async () => {
    let value = 60;
    const { scorer } = aScorer(() => value);
    scorer.want(foods(2));
    await vi.advanceTimersByTimeAsync(300);
    value = 75;
    scorer.recompute();
    await vi.advanceTimersByTimeAsync(99);
    expect(scorer.getState().scores.get('0')?.score).toBe(60);
    expect(scorer.getState().waiting).toBe(2);
    await vi.advanceTimersByTimeAsync(1);
    expect(scorer.getState().scores.get('0')?.score).toBe(75);
  });

  it('from before a change never overwrite those from after it', async () => {
    const answers: ((value: JudgedScore) => void)[] = [];
    const scorer = createListScorer({
      score: () => new Promise<JudgedScore>((resolve) => answers.push(resolve)),
      known: () => null,
      fallback: () => judged(0),
      batch: { size: 5, pauseMs: 0 },
      startMs: 0,
      againMs: 0,
    });
    scorer.want(foods(1));
    await vi.advanceTimersByTimeAsync(0);
    scorer.recompute();
    await vi.advanceTimersByTimeAsync(0);
    answers[1]?.(judged(80));
    await vi.advanceTimersByTimeAsync(0);
    answers[0]?.(judged(20));
    await vi.advanceTimersByTimeAsync(0);
    expect(scorer.getState().scores.get('0')?.score).toBe(80);
  });

  it('of foods that join later are computed too', async () => {
    const { scorer, calls } = aScorer();
    scorer.want(foods(1));
    await vi.advanceTimersByTimeAsync(300);
    scorer.want(foods(2));
    await vi.advanceTimersByTimeAsync(300);
    expect(calls.map(({ id }) => id)).toEqual(['0', '1']);
  });

  it('that this device computes by itself show at once, without a call; what it cannot goes in batches', async () => {
    const asked: string[][] = [];
    const calls: string[] = [];
    let value = 60;
    const scorer = createListScorer({
      score: async ({ id }) => {
        calls.push(id);
        return judged(1);
      },
      known: () => null,
      fallback: () => judged(0),
      batch: { size: 5, pauseMs: 100 },
      startMs: 300,
      againMs: 100,
      atOnce: async (list) => {
        asked.push(list.map(({ id }) => id));
        return value === 0 ? null : new Map(list.filter(({ id }) => id !== '2').map(({ id }) => [id, judged(value)]));
      },
    });
    scorer.want(foods(3));
    await vi.advanceTimersByTimeAsync(0);
    expect([...scorer.getState().scores]).toEqual([
      ['0', { ...judged(60), isFallback: false }],
      ['1', { ...judged(60), isFallback: false }],
    ]);
    await vi.advanceTimersByTimeAsync(300);
    expect(calls).toEqual(['2']);
    value = 70;
    scorer.recompute();
    await vi.advanceTimersByTimeAsync(0);
    expect(scorer.getState().scores.get('1')?.score).toBe(70);
    await vi.advanceTimersByTimeAsync(100);
    value = 0;
    scorer.recompute();
    await vi.advanceTimersByTimeAsync(100);
    expect(asked).toEqual([
      ['0', '1', '2'],
      ['0', '1', '2'],
      ['0', '1', '2'],
    ]);
    expect(calls).toEqual(['2', '2', '0', '1', '2']);
    expect(scorer.getState().waiting).toBe(0);
  });
});
