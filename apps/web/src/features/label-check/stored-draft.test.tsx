import { screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { storageKeys } from '../../platform/storage/keys.ts';
import { clearMemberData } from '../../platform/storage/member-data.ts';
import { storeMember } from '../../testing/render-app.tsx';
import { changed, EMPTY_DRAFT } from './draft.ts';
import { storeDraft, storedDraft } from './stored-draft.ts';
import {
  CODE,
  endLabelCheck,
  expectField,
  field,
  foot,
  listOf,
  openLabelCheck,
  READING,
  readIt,
  startLabelCheck,
} from './testing/label-page.tsx';

beforeEach(startLabelCheck);
afterEach(endLabelCheck);

const SETTINGS = { 'GET /api/submissions/settings': { body: { sharing: 'off', openFoodFacts: false } } };
const DAY = 86_400_000;
const NOW = Date.parse('2026-11-23T10:00:00Z');
const OWN = { barcode: CODE, owner: null };
const typed = (text: string) => changed(EMPTY_DRAFT, { kind: 'typed', name: 'sugars', text });

describe('a label that is being checked', () => {
  it('is as it was after a reload: what was typed, what was read and its doubts; the photo is gone', async () => {
    const first = await openLabelCheck();
    await first.choose('table.jpg');
    await first.wholePhoto();
    await readIt({ ...READING, ingredients: [listOf('Oats, hazelnuts')] });
    await expectField('Fat', '5.8');
    await first.user.clear(await field('Sugars'));
    await first.user.type(await field('Sugars'), '7,1');
    const states = () => [...document.querySelectorAll('label[for^="label-"]')].map((label) => label.textContent);
    const before = states();
    expect(before.filter((words) => words?.includes('please check')).length).toBeGreaterThan(0);
    first.unmount();
    await openLabelCheck();
    await expectField('Sugars', '7,1');
    await expectField('Fat', '5.8');
    expect(screen.getByLabelText('Ingredients, as printed')).toHaveProperty('value', 'Oats, hazelnuts');
    expect(states()).toEqual(before);
    screen.getByText(/^What you entered on .+ is still here\.$/);
    expect(localStorage.getItem(storageKeys.guestDrafts)).not.toContain('blob:');
  });

  it('begins anew where the person says so, and is forgotten once it is saved', async () => {
    const page = await openLabelCheck();
    await page.user.type(await field('Sugars'), '12');
    page.unmount();
    const again = await openLabelCheck();
    await expectField('Sugars', '12');
    await again.user.click(screen.getByRole('button', { name: 'Start over' }));
    await expectField('Sugars', '');
    expect(screen.queryByText(/is still here\.$/)).toBeNull();
    expect(localStorage.getItem(storageKeys.guestDrafts)).toBeNull();
    await again.user.type(await field('Sugars'), '13');
    await again.user.type(screen.getByLabelText('Name'), 'Oat bar');
    expect(localStorage.getItem(storageKeys.guestDrafts)).not.toBeNull();
    await again.user.click(await foot().findByRole('button', { name: 'Use these values' }));
    await waitFor(() => expect(again.address()).toBe(`/results/${CODE}`));
    expect(localStorage.getItem(storageKeys.guestDrafts)).toBeNull();
  });

  it('stays where it could not be saved, also over a reload', async () => {
    storeMember();
    const answers = { ...SETTINGS, [`PUT /api/submissions/${CODE}`]: { status: 500, body: {} } };
    const page = await openLabelCheck(answers);
    await page.user.type(await field('Sugars'), '12');
    await page.user.type(screen.getByLabelText('Name'), 'Oat bar');
    await page.user.click(await foot().findByRole('button', { name: 'Use these values' }));
    await screen.findByText('The values could not be saved');
    page.unmount();
    await openLabelCheck(answers);
    await expectField('Sugars', '12');
  });

  it('of a member goes with them: no guest and no other member finds it', async () => {
    storeMember();
    const page = await openLabelCheck(SETTINGS);
    await page.user.type(await field('Sugars'), '12');
    expect(storedDraft({ barcode: CODE, owner: null })).toBeNull();
    page.unmount();
    clearMemberData();
    await openLabelCheck();
    await expectField('Sugars', '');
    expect(JSON.stringify(localStorage)).not.toContain('12,');
    expect([storageKeys.guestDrafts, storageKeys.ownDrafts].map((key) => localStorage.getItem(key))).toEqual([null, null]);
  });
});

describe('what is stored of begun labels', () => {
  it('is of whoever is here, and a page that outlives its member stores nothing', () => {
    storeMember();
    storeDraft(OWN, typed('5'), NOW);
    storeDraft({ ...OWN, owner: 'somebody else' }, typed('5'), NOW);
    expect(Object.keys(localStorage).filter((key) => key.includes('drafts'))).toEqual([]);
    clearMemberData();
    storeDraft({ ...OWN, owner: 'somebody else' }, typed('5'), NOW);
    expect(storedDraft(OWN, NOW)).toBeNull();
  });

  it('is of the newest eight for a month, one a pack in any spelling of its code', () => {
    for (let pack = 0; pack < 9; pack += 1) storeDraft({ barcode: `400123456789${pack}`, owner: null }, typed(String(pack)), NOW);
    expect(storedDraft({ barcode: '4001234567890', owner: null }, NOW)).toBeNull();
    storeDraft({ barcode: '04001234567898', owner: null }, typed('again'), NOW + 1);
    const last = storedDraft({ barcode: '4001234567898', owner: null }, NOW + 2);
    expect(last?.draft.per100.sugars?.text).toBe('again');
    expect(storedDraft({ barcode: '4001234567891', owner: null }, NOW)).not.toBeNull();
    expect(storedDraft({ barcode: '4001234567891', owner: null }, NOW + 31 * DAY)).toBeNull();
    expect(storedDraft({ barcode: '4001234567891', owner: null }, NOW - DAY)).toBeNull();
  });

  it('that is far too long, or was stored by another version, is left out and the others stay', () => {
    storeDraft(OWN, typed('5'), NOW);
    const long = changed(EMPTY_DRAFT, { kind: 'list', list: { text: 'a'.repeat(50_000) } });
    storeDraft({ ...OWN, barcode: '4001234567907' }, long, NOW);
    const stored: unknown[] = JSON.parse(localStorage.getItem(storageKeys.guestDrafts) ?? '[]');
    expect(stored).toHaveLength(1);
    localStorage.setItem(storageKeys.guestDrafts, JSON.stringify([{ gtin: '4001234567914', at: NOW, draft: { form: 9 } }, ...stored]));
    expect(storedDraft(OWN, NOW)?.draft.per100.sugars?.text).toBe('5');
    localStorage.setItem(storageKeys.guestDrafts, 'no JSON');
    expect(storedDraft(OWN, NOW)).toBeNull();
  });
});
