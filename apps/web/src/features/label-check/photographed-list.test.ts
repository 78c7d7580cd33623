import type { LabelReading } from '@labelwise/label-reader';
import { describe, expect, it } from 'vitest';
import { changed, type Draft, EMPTY_DRAFT } from './draft.ts';

type Read = LabelReading['ingredients'][number];
const corner = { x: 0, y: 0 };
const listOf = (text: string, statements = '', language: Read['language'] = 'en'): Read => ({
  text,
  statements,
  language,
  mayBeCut: false,
  score: 0.9,
  place: [corner, corner, corner, corner],
});
const photo = (draft: Draft, photoId: string, ...ingredients: Read[]): Draft =>
  changed(draft, { kind: 'read', photoId, reading: { table: null, ingredients } });
const confirmed = (draft: Draft): Draft => changed(draft, { kind: 'list', list: { isConfirmed: true, isComplete: true } });

const MAIN = listOf('Wheat flour, sugar, palm oil, cocoa, salt');

describe('a list on several photos', () => {
  it('that goes on around a corner is both of its parts, so that no allergen of either is lost', () => {
    const { list } = photo(photo(EMPTY_DRAFT, 'a', MAIN), 'b', listOf('whey powder, roasted hazelnuts'));
    expect(list.text).toBe('Wheat flour, sugar, palm oil, cocoa, salt\nwhey powder, roasted hazelnuts');
    expect(list).toMatchObject({ isConfirmed: false, isComplete: false, photoId: 'b' });
    expect(photo(photo(EMPTY_DRAFT, 'a', MAIN), 'b', listOf('', 'Contains: milk, nuts.')).list.text).toContain('Contains: milk, nuts.');
  });

  it('of which two photos show a good part alike is both of them, for what only one shows may be an allergen', () => {
    const next = listOf('palm oil, cocoa, salt, whey powder, hazelnuts');
    for (const [one, other] of [
      [MAIN, next],
      [next, MAIN],
    ] as const) {
      const { text } = photo(photo(EMPTY_DRAFT, 'a', one), 'b', other).list;
      expect([text.includes('Wheat'), text.includes('hazelnuts')]).toEqual([true, true]);
    }
  });

  it('that shows the same twice is the longer of the two', () => {
    const part = listOf('palm oil, cocoa, sa1t');
    expect(photo(photo(EMPTY_DRAFT, 'a', MAIN), 'b', part).list).toMatchObject({ text: MAIN.text, photoId: 'a' });
    expect(photo(photo(EMPTY_DRAFT, 'a', part), 'b', MAIN).list).toMatchObject({ text: MAIN.text, photoId: 'b' });
  });

  it('that is photographed once more, and better, loses no part that another photo shows', () => {
    const two = photo(photo(EMPTY_DRAFT, 'a', MAIN), 'b', listOf('', 'Contains: milk.'));
    const better = listOf('Wheat flour, sugar, palm oil, fat-reduced cocoa powder, natural vanilla flavouring, salt');
    expect(photo(two, 'c', better).list.text).toBe(`${better.text}\nContains: milk.`);
    expect(photo(two, 'c', listOf('Farine de blé, sucre, huile de palme, cacao maigre en poudre, sel', '', 'fr')).list).toEqual(two.list);
  });

  it('in another language is the longer of the two', () => {
    const french = listOf('Farine de blé, sucre, cacao', '', 'fr');
    expect(photo(photo(EMPTY_DRAFT, 'a', MAIN), 'b', french).list.text).toBe(MAIN.text);
  });

  it('is asked for again where a photo names more than what was confirmed as the whole', () => {
    const whole = confirmed(photo(EMPTY_DRAFT, 'a', MAIN));
    expect(photo(whole, 'b', MAIN).list).toMatchObject({ isConfirmed: true, isComplete: true });
    const more = photo(whole, 'b', listOf('', 'Contains: milk.')).list;
    expect(more).toMatchObject({ isConfirmed: false, isComplete: false });
    expect(more.text).toContain('milk');
    const typed = confirmed(changed(EMPTY_DRAFT, { kind: 'list', list: { text: 'Oats, honey' } }));
    expect(photo(typed, 'b', listOf('', 'Contains: milk.')).list).toMatchObject({ text: 'Oats, honey', isComplete: false });
  });

  it('loses with a photo what that photo showed, and nothing else', () => {
    const both = photo(photo(EMPTY_DRAFT, 'a', MAIN), 'b', listOf('whey powder, roasted hazelnuts'));
    const first = changed(both, { kind: 'forgotten', photoId: 'b' });
    expect(first.list).toMatchObject({ text: MAIN.text, photoId: 'a' });
    expect(changed(both, { kind: 'forgotten', photoId: 'a' }).list).toMatchObject({ text: 'whey powder, roasted hazelnuts', photoId: 'b' });
    expect(changed(first, { kind: 'forgotten', photoId: 'a' }).list).toEqual(EMPTY_DRAFT.list);
    expect(changed(confirmed(both), { kind: 'forgotten', photoId: 'b' }).list).toMatchObject({ text: both.list.text, isComplete: true });
    // As after a reload: what was read before is of no photo of this tab.
    const stored = { ...EMPTY_DRAFT, list: { ...first.list, photoId: null } };
    const { parts: _parts, ...list } = stored.list;
    const again = photo({ ...stored, list }, 'c', listOf('whey powder'));
    expect(changed(again, { kind: 'forgotten', photoId: 'c' }).list.text).toBe(MAIN.text);
  });
});
