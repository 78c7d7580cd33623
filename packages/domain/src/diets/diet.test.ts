import { describe, expect, it } from 'vitest';
import { understand } from '../understanding/index.ts';
import { restrictionsFromJson, restrictionsOfChip } from './index.ts';

const TYPED = ['Mandelallergie', 'kiwi allergy', 'Erdnussbutterallergie', 'xyzzq', 'no pork', 'salmon allergy'];

describe('restrictions as JSON', () => {
  it.each(TYPED)('%s is read back as it was understood', (typed) => {
    const restrictions = understand(typed);
    expect(restrictions.length).toBeGreaterThan(0);
    expect(restrictionsFromJson(JSON.parse(JSON.stringify(restrictions)))).toEqual(restrictions);
  });

  it.each(TYPED)('%s is read from profiles of releases with the earlier name of the field', (typed) => {
    const restrictions = understand(typed);
    const older = restrictions.map(({ typed: text, ...rest }) => ({ ...rest, ['said']: text }));
    expect(restrictionsFromJson(JSON.parse(JSON.stringify(older)))).toEqual(restrictions);
  });

  it('of a strict chip stay strict', () => {
    const strict = restrictionsOfChip('Allergy: Milk (strict)') ?? [];
    expect(restrictionsFromJson(JSON.parse(JSON.stringify(strict)))).toEqual(strict);
  });

  it.each([
    null,
    'x',
    {},
    [null],
    [{ kind: 'diet', diet: 'constructor', strictness: 'safety', typed: null }],
    [{ kind: 'words', words: 1, strictness: 'safety', typed: 'x' }],
  ])('%j names none', (json) => {
    expect(restrictionsFromJson(json)).toEqual([]);
  });

  it('leave words out whole of which one part cannot be read: what can be read would stand for all of them', () => {
    const [first] = restrictionsOfChip('Peanut allergy') ?? [];
    const parts = [
      { ...first, typed: 'nuts and seeds' },
      { kind: 'of a later release', typed: 'nuts and seeds' },
    ];
    const kiwi = understand('kiwi allergy');
    expect(restrictionsFromJson([...parts, ...kiwi])).toEqual(kiwi);
    expect(restrictionsFromJson([...kiwi, null])).toEqual([]);
  });
});
