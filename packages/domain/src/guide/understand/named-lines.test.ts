import { expect, it } from 'vitest';
import type { LineData } from '../../scoring/index.ts';
import { topicNamed } from '../knowledge/find-topic.ts';
import { isNamedBy } from './named-lines.ts';

const NUTRI_SCORE: LineData = { kind: 'nutri-score', grade: 'e', nutriScore: 31, assumed: [], foodKind: null };
const PROCESSING: LineData = { kind: 'processing', nova: 4 };
const LECITHIN: LineData = { kind: 'additive', code: 'e322', name: 'Lecithins', risk: 'low' };
const SUGARS: LineData = { kind: 'nutriment', nutriment: 'sugars', limit: 15, amount: { value: 56, unit: 'g', per: '100 g' } };
const PALM_OIL: LineData = {
  kind: 'preference',
  name: 'Palm Oil',
  value: -4,
  match: { kind: 'named in the list', name: 'Palm Oil' },
  matchSource: null,
  reason: null,
  source: null,
};
const GLUTEN: LineData = { kind: 'conflict cap', about: 'gluten-free', restriction: 'gluten-free', limit: 25 };
const ALL = [NUTRI_SCORE, PROCESSING, LECITHIN, SUGARS, PALM_OIL, GLUTEN];

it.each([
  ['why does it lose points for processing', [PROCESSING]],
  ['what did the additives cost', [LECITHIN]],
  ['what about e322', [LECITHIN]],
  ['why minus points for palm oil', [PALM_OIL]],
  ['is it about gluten', [GLUTEN]],
  ['why did it lose points', []],
] as const)('"%s" names what a line counts', (question, expected) => {
  expect(ALL.filter(isNamedBy(question, null))).toEqual(expected);
});

it('a topic names the lines that count its nutrient', () => {
  expect(ALL.filter(isNamedBy('zucker', topicNamed('zucker')))).toEqual([NUTRI_SCORE, SUGARS]);
});
