import { expect, it } from 'vitest';
import { storageKeys } from '../../platform/storage/keys.ts';
import { local } from '../../platform/storage/local.ts';
import { foodOfFields } from '../../testing/foods.ts';
import { scoreOnDevice } from '../scores/scores.ts';
import { justScanned, noteJustScanned, storeLastScan } from './stored-scan.ts';

it('what was scanned just now is there without being read, until the device stores another scan or none', async () => {
  const food = await foodOfFields({ name: 'Oats' });
  const score = await scoreOnDevice(food);
  storeLastScan(food, score);
  expect(justScanned()).toBeUndefined();
  noteJustScanned(food, score);
  expect(justScanned()).toEqual({ state: 'present', food, score });
  local.set(storageKeys.lastScanFood, '{"name":"Rice"}');
  expect(justScanned()).toBeUndefined();
  local.remove(storageKeys.lastScanFood);
  expect(justScanned()).toBeUndefined();
});
