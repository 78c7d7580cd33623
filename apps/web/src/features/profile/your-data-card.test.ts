import { ScanEntry } from '@labelwise/contracts/scans';
import { expect, it } from 'vitest';
import { aScan } from '../../testing/foods.ts';
import { historyCsv } from './your-data-card.tsx';

it.each([
  [' =1+1', "' =1+1"],
  ['＝1', "'＝1"],
  ['\n=1', `"'\n=1"`],
  ['Oats, rolled', '"Oats, rolled"'],
])('a food named %j cannot run in the spreadsheet of the scan history', (name, cell) => {
  const text = historyCsv([ScanEntry.parse(aScan({ id: '4006040055235', barcode: '4006040055235', name }))]);
  expect(text.split('\r\n')[0]).toBe('\uFEFFscanned_at,barcode,name,brand,category,score,nutri_score');
  expect(text).toContain(`,4006040055235,${cell},`);
});
