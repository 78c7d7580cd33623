import { expect, it } from 'vitest';
import { sayEnglish } from '../english.ts';
import { comparisonText } from './comparison.ts';

it('says which food to take, and why, in one sentence', () => {
  const text = (verdict: Parameters<typeof comparisonText>[1]) => comparisonText(sayEnglish, verdict, ['Skyr', 'Yoghurt']);
  expect(
    text({
      kind: 'one',
      at: 0,
      isPoor: false,
      because: [
        { kind: 'part', id: 'sugars', part: 'third' },
        { kind: 'best', id: 'proteins', better: 'more' },
        { kind: 'none', id: 'additives' },
      ],
    }),
  ).toBe('Skyr is the one: a third of the sugar, the most protein, no additives.');
  expect(text({ kind: 'one', at: 1, isPoor: false, because: [] })).toBe('Yoghurt is the one: it has the best score.');
  expect(text({ kind: 'one', at: 1, isPoor: true, because: [] })).toBe('None of these is a good choice. Yoghurt is the best of them.');
  expect(text({ kind: 'same', score: 60, at: [0, 1], isAll: true, isPoor: false })).toBe('No difference in the score: each has 60.');
  expect(text({ kind: 'same', score: 60, at: [0, 1], isAll: false, isPoor: false })).toBe('Skyr and Yoghurt share the best score: 60.');
  expect(text({ kind: 'same', score: 20, at: [0, 1], isAll: false, isPoor: true })).toBe(
    'None of these is a good choice. Skyr and Yoghurt score alike: 20.',
  );
  expect(text({ kind: 'none fits' })).toBe('None of these fits you.');
  expect(text({ kind: 'check', not: [0] })).toBe('Not Skyr. Whether the rest fits you, only the packs can say.');
  expect(text({ kind: 'check', not: [] })).toBe('Whether any of these fits you, only the packs can say.');
});

it('needs the texts of its own area alone, which a page fetches without those of scores', () => {
  const areas = new Set<string>();
  const say: typeof sayEnglish = (id, ...values) => {
    areas.add(id.split('.')[0] ?? '');
    return sayEnglish(id, ...values);
  };
  comparisonText(say, { kind: 'same', score: 60, at: [0, 1], isAll: false, isPoor: true }, ['Skyr', 'Yoghurt']);
  comparisonText(say, { kind: 'one', at: 0, isPoor: false, because: [{ kind: 'best', id: 'additives', better: 'less' }] }, ['Skyr']);
  expect([...areas]).toEqual(['comparison']);
});
