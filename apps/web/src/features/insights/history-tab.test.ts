import { FavoriteEntry, PurchasedEntry } from '@labelwise/contracts/saved-foods';
import { ScanEntry } from '@labelwise/contracts/scans';
import { expect, it } from 'vitest';
import { aSavedFood, aScan } from '../../testing/foods.ts';
import { mergedHistory } from './insights-screen.tsx';

const scan = (id: string, at: string) => ScanEntry.parse(aScan({ id, barcode: id }, { at }));
const bought = (id: string, at: string) => PurchasedEntry.parse(aSavedFood('purchased', { id, barcode: id }, at));
const stored = (id: string, at: string) => FavoriteEntry.parse(aSavedFood('favorite', { id, barcode: id }, at));

it('the merged history has one line a product: favorited before purchased before scanned, newest first', () => {
  const items = mergedHistory({
    scans: [
      scan('1', '2026-11-21T10:00:00Z'),
      scan('2', '2026-11-20T10:00:00Z'),
      scan('1', '2026-11-01T10:00:00Z'),
      scan('3', '2026-11-02T10:00:00Z'),
    ],
    purchased: [bought('2', '2026-11-05T10:00:00Z'), bought('1', '2026-11-04T10:00:00Z')],
    favorites: [stored('1', '2026-11-03T10:00:00Z')],
  });
  expect(items.map(({ food, kind }) => [food.id, kind])).toEqual([
    ['2', 'purchased'],
    ['1', 'favorited'],
    ['3', 'scanned'],
  ]);
});

it('the merged history holds at most 50 items', () => {
  const scans = Array.from({ length: 60 }, (_, n) => scan(String(n), `2026-11-01T10:00:${String(n % 60).padStart(2, '0')}Z`));
  const items = mergedHistory({ scans, purchased: [], favorites: [] });
  expect(items).toHaveLength(50);
  expect(items[0]?.food.id).toBe('59');
});
