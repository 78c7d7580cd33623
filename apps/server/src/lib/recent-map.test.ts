import { expect, it } from 'vitest';
import { createRecentMap } from './recent-map.ts';

it('the half that was used last is held, and never more than as many as are allowed', () => {
  const map = createRecentMap<number, string>(10);
  for (let key = 0; key < 100; key += 1) {
    map.set(key, `value ${key}`);
    // The first is asked for again and again, so it stays.
    expect(map.get(0)).toBe('value 0');
    for (let recent = Math.max(0, key - 3); recent <= key; recent += 1) expect(map.get(recent)).toBe(`value ${recent}`);
    const held = Array.from({ length: 100 }, (_, other) => other).filter(
      (other) => other < key - 20 && other > 0 && map.get(other) !== undefined,
    );
    expect(held).toEqual([]);
  }
});

it('what is replaced or taken out is not held as it was', () => {
  const map = createRecentMap<string, number>(4);
  map.set('a', 1);
  map.set('b', 2);
  map.set('c', 3);
  map.set('a', 4);
  expect(map.get('a')).toBe(4);
  map.delete('a');
  expect(map.get('a')).toBeUndefined();
  map.set('b', 5);
  map.delete('b');
  expect(map.get('b')).toBeUndefined();
});
