import { beforeAll, describe, expect, it } from 'vitest';
import { type ReadFood, suits } from '../matching/index.ts';
import { listed } from '../matching/testing/food-of.ts';
import { understand } from './index.ts';
import { RESTRICTION_CASES, TYPED_WITHOUT_RESTRICTION } from './testing/restriction-cases.data.ts';

// The names of seven languages are made ready once.
beforeAll(() => void understand('zorble allergy'), 60_000);

const CASES = RESTRICTION_CASES.flatMap(({ typed, hold, free }) => typed.split(' | ').map((one) => ({ typed: one, hold, free })));
const packsOf = (lists: string): readonly (readonly [list: string, food: ReadFood])[] =>
  lists.split(' | ').map((list) => [list, listed(list.slice(list.indexOf(':') + 1), list.slice(0, 2))]);
const answersOf = (typed: string, lists: string): string[] =>
  packsOf(lists).map(([list, food]) => {
    const answers = understand(typed).map((restriction) => suits(food, restriction).answer);
    return `${list} → ${(['no', 'unknown', 'limited'] as const).find((one) => answers.includes(one)) ?? (answers.length === 0 ? 'nothing said' : 'yes')}`;
  });

describe('restrictions as people type them, compared with packs', () => {
  it('are typed in hundreds of ways', () => {
    expect(CASES.length).toBeGreaterThan(350);
  });

  it.each(CASES)('“$typed” alerts on what holds it', ({ typed, hold }) => {
    expect(answersOf(typed, hold).filter((answer) => !/→ (?:no|unknown)$/.test(answer))).toEqual([]);
  });

  it.each(CASES)('“$typed” rules out no pack without it', ({ typed, free }) => {
    expect(answersOf(typed, free).filter((answer) => !/→ (?:yes|limited|unknown)$/.test(answer))).toEqual([]);
  });

  it.each(CASES)('“$typed” is understood', ({ typed }) => {
    expect(understand(typed).map(({ kind }) => kind)).not.toContain('words');
  });

  it.each(TYPED_WITHOUT_RESTRICTION)('“%s” leaves nothing out', (typed) => {
    expect(understand(typed)).toEqual([]);
  });
});
