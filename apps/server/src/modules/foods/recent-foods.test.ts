import { describe, expect, it } from 'vitest';
import { createRecentFoods as create } from './recent-foods.ts';
import { readRow, toRow } from './storage/food-row.ts';
import { aFood } from './testing/a-food.ts';

const row = (name: string, gtin = '4000000000006') => toRow(aFood({ gtin, name }), { popularity: 1, hash: 7 });
const { id } = row('Oats');
const createRecentFoods = (now: () => number) => create(now, (stored) => readRow(stored).food);

describe('foods that were just looked up', () => {
  it('are reused for a second from their second time on, and never after the clock was set back', () => {
    let time = 10_000;
    const recent = createRecentFoods(() => time);
    recent.keep(row('Oats'));
    expect(recent.fresh(id)).toBeNull();
    const record = recent.keep(row('Oats'));
    time += 999;
    expect(recent.fresh(id)).toBe(record);
    time += 1;
    expect(recent.fresh(id)).toBeNull();
    time = 5000;
    expect(recent.fresh(id)).toBeNull();
  });

  it('stay the same object as long as the database says the same, and give way to a changed row', () => {
    const recent = createRecentFoods(() => 0);
    recent.keep(row('Oats'));
    const record = recent.keep(row('Oats'));
    expect(recent.keep(row('Oats'))).toBe(record);
    const changed = recent.keep(row('Rolled oats'));
    expect(changed).not.toBe(record);
    expect(changed.read().name).toBe('Rolled oats');
    expect(recent.fresh(id)).toBe(changed);
  });

  it('are read once, and answered with one text', () => {
    const record = createRecentFoods(() => 0).keep(row('Oats'));
    expect(record.read()).toBe(record.read());
    expect(record.answer()).toBe(record.answer());
    expect(JSON.parse(record.answer().text)).toMatchObject({ name: 'Oats' });
  });

  it('are forgotten when they are written, and when four thousand others came after them', () => {
    const recent = createRecentFoods(() => 0);
    const first = row('Oats');
    const keepTwice = (at: number) => [1, 2].map(() => recent.keep({ ...first, id: first.id + at }));
    keepTwice(0);
    recent.forget([first.id]);
    expect(recent.fresh(first.id)).toBeNull();
    recent.keep(first);
    expect(recent.fresh(first.id)).not.toBeNull();
    for (let at = 1; at <= 4000; at += 1) keepTwice(at);
    expect(recent.fresh(first.id)).toBeNull();
  });
});
