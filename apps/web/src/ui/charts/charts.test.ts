import { expect, it } from 'vitest';
import { dotBins } from './charts.tsx';

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
