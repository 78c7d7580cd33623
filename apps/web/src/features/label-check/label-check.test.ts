import { readTable, type TextBox } from '@labelwise/label-reader';
import { describe, expect, it } from 'vitest';
import { changed, type Draft, EMPTY_DRAFT } from './draft.ts';
import { moved } from './photo-sheets.tsx';
import { fieldsOf, openRows, rowsOf } from './rows.ts';
import { casesOf, rangeOf } from './use-outlook.ts';

/** A table as an engine hands it over: words at places. */
function printed(...rows: readonly (readonly string[])[]): TextBox[] {
  return rows.flatMap((cells, y) =>
    cells.map((text, x): TextBox => {
      const [left, top] = [20 + x * 320, 20 + y * 40];
      const right = left + text.length * 11;
      return {
        text,
        score: 0.99,
        quad: [
          { x: left, y: top },
          { x: right, y: top },
          { x: right, y: top + 24 },
          { x: left, y: top + 24 },
        ],
      };
    }),
  );
}

const TABLE = printed(
  ['Nährwerte', 'je 100 g'],
  ['Energie', '1586 kJ / 376 kcal'],
  ['Fett', '5,8 g'],
  ['davon gesättigte Fettsäuren', '8,6 g'],
  ['Kohlenhydrate', '66 g'],
  ['davon Zucker', '6,9 g'],
  ['Ballaststoffe', '9,4 g'],
  ['Eiweiß', '11 g'],
  ['Salz', '0,03 g'],
);
const draft = (): Draft => changed(EMPTY_DRAFT, { kind: 'read', photoId: 'p', reading: { table: readTable(TABLE), ingredients: [] } });
const stateOf = (of: Draft, name: string) => rowsOf(of).find((row) => row.name === name)?.state;

describe('a table that was read', () => {
  it('opens what contradicts itself and what nothing proves, and says why', () => {
    const saturates = rowsOf(draft()).find(({ name }) => name === 'saturatedFat');
    expect(saturates?.state).toBe('open');
    expect(saturates?.doubts.map(({ kind }) => kind)).toContain('part-above-whole');
    expect(openRows(rowsOf(draft())).map(({ name }) => name)).toContain('salt');
  });

  it('says nothing of an open value, and nothing that is missing becomes 0', () => {
    const { per100 } = fieldsOf(draft(), 1);
    expect(per100.saturatedFat).toBeUndefined();
    expect(per100.salt).toBeUndefined();
    expect(per100.transFat).toBeUndefined();
  });

  it('counts a value once the person has pressed or typed it', () => {
    const picked = changed(draft(), { kind: 'picked', name: 'saturatedFat', amount: { value: 0.6, unit: 'g', isBound: false } });
    expect(stateOf(picked, 'saturatedFat')).toBe('decided');
    expect(fieldsOf(picked, 7).per100.saturatedFat).toEqual({ value: { value: 0.6, bound: null }, from: 'photo', at: 7 });
    const typed = changed(picked, { kind: 'typed', name: 'salt', text: '<0,1' });
    expect(fieldsOf(typed, 7).per100.salt).toEqual({ value: { value: 0.1, bound: '<' }, from: 'hand', at: 7 });
  });

  it('is checked again at each edit', () => {
    const typed = changed(draft(), { kind: 'typed', name: 'fat', text: '20' });
    expect(
      rowsOf(typed)
        .find(({ name }) => name === 'saturatedFat')
        ?.doubts.map(({ kind }) => kind),
    ).not.toContain('part-above-whole');
  });

  it('keeps the person’s own words when another photo is read', () => {
    const typed = changed(draft(), { kind: 'typed', name: 'fat', text: '5.9' });
    const again = changed(typed, { kind: 'read', photoId: 'q', reading: { table: readTable(TABLE), ingredients: [] } });
    expect(again.per100.fat?.text).toBe('5.9');
  });

  it('tells what is not on the label from 0', () => {
    const absent = changed(draft(), { kind: 'absent', name: 'fiber', isAbsent: true });
    expect(stateOf(absent, 'fiber')).toBe('absent');
    expect(fieldsOf(absent, 1).per100.fiber).toBeUndefined();
    const zero = changed(draft(), { kind: 'typed', name: 'fiber', text: '0' });
    expect(fieldsOf(zero, 1).per100.fiber?.value).toEqual({ value: 0, bound: null });
  });
});

describe('what the figures are of', () => {
  it('turns with the switch: the figures of a serving are worked out only once its weight is confirmed', () => {
    const serving = changed(changed(EMPTY_DRAFT, { kind: 'typed', name: 'sugars', text: '12' }), {
      kind: 'basis',
      shown: 'perServing',
      unit: 'g',
    });
    const { per100, perServing } = fieldsOf(serving, 1);
    expect([per100.sugars, perServing.sugars?.value?.value]).toEqual([undefined, 12]);
    const sized = changed(serving, { kind: 'serving', text: '30', isConfirmed: false });
    expect(fieldsOf(sized, 1).serving?.value).toEqual({ size: 30, isConfirmed: false });
  });
});

it('a list is whole only where its words were compared, and another word asks again', () => {
  const read = {
    text: 'Hafer, Milch',
    statements: '',
    language: 'de' as const,
    mayBeCut: false,
    score: 0.9,
    place: [
      { x: 0, y: 0 },
      { x: 1, y: 0 },
      { x: 1, y: 1 },
      { x: 0, y: 1 },
    ] as const,
  };
  const listed = changed(EMPTY_DRAFT, { kind: 'read', photoId: 'p', reading: { table: null, ingredients: [read] } });
  expect(fieldsOf(listed, 1).ingredients?.value).toMatchObject({ isConfirmed: false, isComplete: false });
  const confirmed = changed(listed, { kind: 'list', list: { isConfirmed: true, isComplete: true } });
  expect(fieldsOf(confirmed, 1).ingredients?.value).toMatchObject({ isConfirmed: true, isComplete: true });
  const edited = changed(confirmed, { kind: 'list', list: { text: 'Hafer' } });
  expect(fieldsOf(edited, 1).ingredients?.value).toMatchObject({ isConfirmed: false, isComplete: false });
});

it('the score stands between the strictest and the kindest reading of what is open', () => {
  const assumed = casesOf(rowsOf(draft())).map((each) => each.assumed.get('saturatedFat')?.value);
  expect(assumed).toContain(8.6);
  expect(assumed).toContain(0.86);
  const of = (score: number | null, possible = score) => ({ score, possible, reading: null });
  expect(rangeOf([of(null), of(48), of(85)])).toEqual({ strict: 48, kind: 85 });
  expect(rangeOf([of(49, 76)])).toEqual({ strict: 49, kind: 76 });
  expect(rangeOf([of(null)])).toBeNull();
});

it('a corner of the frame moves by itself, never past the opposite one', () => {
  const whole = { left: 0, top: 0, width: 1, height: 1 };
  expect(moved(whole, { x: 0, y: 0 }, 0.2, 0.3)).toEqual({ left: 0.2, top: 0.3, width: 0.8, height: 0.7 });
  expect(moved(whole, { x: 0, y: 0 }, 2, -1)).toMatchObject({ left: 0.9, top: 0 });
});
