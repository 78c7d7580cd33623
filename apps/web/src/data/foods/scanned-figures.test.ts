import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { storageKeys } from '../../platform/storage/keys.ts';
import { clearMemberData } from '../../platform/storage/member-data.ts';
import { storeToken } from '../../platform/storage/token.ts';
import { foodOfFields } from '../../testing/foods.ts';
import { takeFiguresAlong } from '../guest-data.ts';
import { eraseGuestProfile, guestProfileUndo } from '../scores/guest-profile.ts';
import type { Food } from './foods.ts';
import { changesHere, MAX_SCANNED, noteFigures } from './scanned-figures.ts';

const CODE = '4006381333931';
const DAY = 86_400_000;
const NOW = Date.parse('2026-11-23T10:00:00Z');
const SUGARS = { field: 'sugars', before: 12, now: 18 };
let before: Food;
let now: Food;

const withSugars = (sugars: number): Promise<Food> =>
  foodOfFields({ id: CODE, barcode: CODE, name: 'Oat bar', nutriments: { sugars_100g: sugars, salt_100g: 0.1 } });
beforeAll(async () => void ([before, now] = await Promise.all([withSugars(12), withSugars(18)])));
afterEach(() => localStorage.clear());

describe('the figures of what a guest scanned', () => {
  it('tell a recipe that changed since a scan of an earlier day, and no visit is compared with itself', () => {
    expect(changesHere(now, NOW)).toBeNull();
    noteFigures(before, NOW - 30 * DAY);
    expect(changesHere(now, NOW - 30 * DAY + 60_000)).toBeNull();
    noteFigures(now, NOW);
    expect(changesHere(now, NOW + 60_000)).toEqual({ at: NOW - 30 * DAY, figures: [SUGARS] });
    noteFigures(now, NOW + DAY);
    expect(changesHere(now, NOW + DAY)).toEqual({ at: NOW, figures: [] });
  });

  it('several scans in a row are one visit', () => {
    noteFigures(before, NOW - DAY);
    for (let scan = 0; scan < 5; scan += 1) noteFigures(now, NOW + scan * 1_000);
    expect(changesHere(now, NOW + 6_000)).toEqual({ at: NOW - DAY, figures: [SUGARS] });
  });

  it('a visit that a clock dated decades ahead is replaced, and nothing follows from it', () => {
    noteFigures(before, Date.parse('2078-01-01T00:00:00Z'));
    expect(changesHere(now, NOW)).toBeNull();
    noteFigures(now, NOW);
    expect(changesHere(now, NOW)).toBeNull();
  });

  it('are stored for the newest 300 foods, whatever their barcode looks like', () => {
    const scan = (code: number) => noteFigures({ ...before, barcode: String(code).padStart(code < 1e8 ? 8 : 13, '0') }, NOW - DAY);
    scan(96_385_074);
    for (let code = 4_000_000_000_000; code < 4_000_000_000_000 + MAX_SCANNED; code += 1) scan(code);
    expect(changesHere({ ...now, barcode: '96385074' }, NOW)).toBeNull();
    expect(changesHere({ ...now, barcode: '4000000000000' }, NOW)).not.toBeNull();
    expect((localStorage.getItem(storageKeys.guestFigures) ?? '').length).toBeLessThan(100_000);
  });

  it('are erased with the guest’s answers, and come back with Undo', () => {
    noteFigures(before, NOW - DAY);
    const undo = guestProfileUndo();
    eraseGuestProfile();
    expect(changesHere(now, NOW)).toBeNull();
    undo();
    expect(changesHere(now, NOW)).toEqual({ at: NOW - DAY, figures: [SUGARS] });
  });

  it('are no member’s before they say that it was them, and go with them', () => {
    noteFigures(before, NOW - DAY);
    storeToken('ana');
    expect(changesHere(now, NOW)).toBeNull();
    takeFiguresAlong();
    expect(changesHere(now, NOW)).toEqual({ at: NOW - DAY, figures: [SUGARS] });
    noteFigures({ ...before, barcode: '96385074' }, NOW - DAY);
    expect(changesHere({ ...now, barcode: '96385074' }, NOW)).toBeNull();
    clearMemberData();
    expect(changesHere(now, NOW)).toBeNull();
  });

  it('that cannot be read are none', () => {
    localStorage.setItem(storageKeys.guestFigures, '[{"gtin":1}]');
    expect(changesHere(now, NOW)).toBeNull();
    noteFigures(before, NOW - DAY);
    expect(changesHere(now, NOW)).not.toBeNull();
  });
});
