import { beforeAll, describe, expect, it } from 'vitest';
import { type ReadFood, suits } from '../matching/index.ts';
import { listed } from '../matching/testing/food-of.ts';
import { understand } from './index.ts';
import { SAID_AND_PACKED, SAID_WITHOUT_NEED } from './testing/said-and-packed.data.ts';

// The names of seven languages are made ready once.
beforeAll(() => void understand('zorble allergy'), 60_000);

const CASES = SAID_AND_PACKED.flatMap(({ said, hold, free }) => said.split(' | ').map((one) => ({ said: one, hold, free })));
const packsOf = (lists: string): readonly (readonly [list: string, food: ReadFood])[] =>
  lists.split(' | ').map((list) => [list, listed(list.slice(list.indexOf(':') + 1), list.slice(0, 2))]);
const answersOf = (said: string, lists: string): string[] =>
  packsOf(lists).map(([list, food]) => {
    const answers = understand(said).map((restriction) => suits(food, restriction).answer);
    return `${list} → ${(['no', 'unknown', 'limited'] as const).find((one) => answers.includes(one)) ?? (answers.length === 0 ? 'nothing said' : 'yes')}`;
  });

describe('what people say, held against packs', () => {
  it('is said in hundreds of ways', () => {
    expect(CASES.length).toBeGreaterThan(350);
  });

  it.each(CASES)('“$said” alerts on what holds it', ({ said, hold }) => {
    expect(answersOf(said, hold).filter((answer) => !/→ (?:no|unknown)$/.test(answer))).toEqual([]);
  });

  it.each(CASES)('“$said” rules out no pack without it', ({ said, free }) => {
    expect(answersOf(said, free).filter((answer) => !/→ (?:yes|limited|unknown)$/.test(answer))).toEqual([]);
  });

  it.each(CASES)('“$said” is understood', ({ said }) => {
    expect(understand(said).map(({ kind }) => kind)).not.toContain('words');
  });

  it.each(SAID_WITHOUT_NEED)('“%s” leaves nothing out', (said) => {
    expect(understand(said)).toEqual([]);
  });
});
