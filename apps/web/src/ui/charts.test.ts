import { expect, it } from 'vitest';
import { clearPlace, dotBins } from './charts.tsx';

it('scores fall into steps of five, 100 into the last one, each dot with its own level', () => {
  const bins = dotBins([100, 0, 4, 5, 39, 40, 69, 70]);
  expect(bins).toHaveLength(20);
  expect(bins[0]).toEqual(['poor', 'poor']);
  expect(bins[1]).toEqual(['poor']);
  expect(bins[7]).toEqual(['poor']);
  expect(bins[8]).toEqual(['fair']);
  expect(bins[13]).toEqual(['fair']);
  expect(bins[14]).toEqual(['good']);
  expect(bins[19]).toEqual(['good']);
});

it('the words of a guide stand where the line does not run through them', () => {
  const line = (...heights: number[]) => heights.map((y, at) => ({ x: (100 * at) / (heights.length - 1), y }));
  expect(clearPlace(line(80, 80, 80), 30)).toBe(0);
  expect(clearPlace(line(10, 60, 80, 80), 30)).toBe(38);
  expect(clearPlace(line(25, 25, 25, 90, 90, 90), 30)).toBe(70);
  expect(clearPlace(line(25, 25, 25), 30)).toBeNull();
});
