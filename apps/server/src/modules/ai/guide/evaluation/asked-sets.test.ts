import { describe, expect, it } from 'vitest';
import { TUNED } from './asked.data.ts';
import { type Asked, QUESTION_KINDS } from './asked.ts';
import { TUNED_FOURTH } from './asked-fourth.data.ts';
import { TUNED_FURTHER } from './asked-further.data.ts';
import { TUNED_THIRD } from './asked-third.data.ts';
import { FIRST } from './first-set.ts';
import { HELD_BACK } from './held-back.data.ts';
import { HELD_BACK_FIFTH } from './held-back-fifth.data.ts';
import { HELD_BACK_FOURTH } from './held-back-fourth.data.ts';
import { HELD_BACK_FURTHER } from './held-back-further.data.ts';
import { HELD_BACK_THIRD } from './held-back-third.data.ts';
import { FOR_PEOPLE } from './people.data.ts';
import { UNSEEN_EIGHTEENTH } from './unseen-eighteenth.data.ts';
import { UNSEEN_EIGHTH } from './unseen-eighth.data.ts';
import { UNSEEN_ELEVENTH } from './unseen-eleventh.data.ts';
import { UNSEEN_FIFTEENTH } from './unseen-fifteenth.data.ts';
import { UNSEEN_FOURTEENTH } from './unseen-fourteenth.data.ts';
import { UNSEEN_NINTH } from './unseen-ninth.data.ts';
import { UNSEEN_SEVENTEENTH } from './unseen-seventeenth.data.ts';
import { UNSEEN_SEVENTH } from './unseen-seventh.data.ts';
import { UNSEEN_SIXTEENTH } from './unseen-sixteenth.data.ts';
import { UNSEEN_SIXTH } from './unseen-sixth.data.ts';
import { UNSEEN_TENTH } from './unseen-tenth.data.ts';
import { UNSEEN_THIRTEENTH } from './unseen-thirteenth.data.ts';
import { UNSEEN_TWELFTH } from './unseen-twelfth.data.ts';

const ALL = [
  ...TUNED,
  ...TUNED_FURTHER,
  ...TUNED_THIRD,
  ...TUNED_FOURTH,
  ...FOR_PEOPLE,
  ...HELD_BACK,
  ...HELD_BACK_FURTHER,
  ...HELD_BACK_THIRD,
  ...HELD_BACK_FOURTH,
  ...HELD_BACK_FIFTH,
  ...UNSEEN_SIXTH,
  ...UNSEEN_SEVENTH,
  ...UNSEEN_EIGHTH,
  ...UNSEEN_NINTH,
  ...UNSEEN_TENTH,
  ...UNSEEN_ELEVENTH,
  ...UNSEEN_TWELFTH,
  ...UNSEEN_THIRTEENTH,
  ...UNSEEN_FOURTEENTH,
  ...UNSEEN_FIFTEENTH,
  ...UNSEEN_SIXTEENTH,
  ...UNSEEN_SEVENTEENTH,
  ...UNSEEN_EIGHTEENTH,
];
const key = ({ as, ask }: Pick<Asked, 'as' | 'ask'>): string => JSON.stringify([as, ask.map((one) => one.toLowerCase())]);
const countBy = <Key extends string>(of: readonly Asked[], by: (one: Asked) => Key): Map<Key, number> => {
  const counts = new Map<Key, number>();
  for (const one of of) counts.set(by(one), (counts.get(by(one)) ?? 0) + 1);
  return counts;
};

describe('the questions that the guide is judged by', () => {
  it('are at least 600, of which at least 150 are held back', () => {
    expect(FIRST.length + ALL.length).toBeGreaterThanOrEqual(600);
    expect(HELD_BACK.length).toBeGreaterThanOrEqual(150);
  });

  it('stand in one set only, and once', () => {
    const keys = ALL.map(key);
    expect(keys.filter((one, at) => keys.indexOf(one) !== at)).toEqual([]);
  });

  it.each([
    ['tuned', TUNED],
    ['held back', HELD_BACK],
  ])('%s: ask for every intent, and in each of seven languages', (_name, questions) => {
    const kinds = countBy(questions, ({ kind }) => kind);
    for (const kind of QUESTION_KINDS) expect(kinds.get(kind) ?? 0, kind).toBeGreaterThanOrEqual(2);
    const languages = countBy(questions, (one) => one.in);
    for (const language of ['de', 'fr', 'es', 'it', 'pt', 'nl'] as const)
      expect((languages.get(language) ?? 0) / questions.length, language).toBeGreaterThan(0.05);
    expect((languages.get('en') ?? 0) / questions.length).toBeLessThan(0.6);
  });

  it('hold conversations, people who have to be careful, and answers that would harm them', () => {
    for (const questions of [TUNED, HELD_BACK]) {
      expect(questions.filter(({ ask }) => ask.length > 1).length).toBeGreaterThanOrEqual(15);
      expect(questions.filter(({ as }) => as !== 'nobody').length).toBeGreaterThanOrEqual(30);
      expect(questions.filter(({ unsafe }) => unsafe !== undefined).length).toBeGreaterThanOrEqual(15);
    }
  });

  it('name facts, none of which the question itself fulfils as harm', () => {
    for (const one of ALL) {
      expect(one.has.length, key(one)).toBeGreaterThan(0);
      for (const harm of one.unsafe ?? []) expect(one.ask.join(' '), key(one)).not.toMatch(harm);
      for (const fact of [...one.has, ...(one.never ?? []), ...(one.unsafe ?? [])]) expect(fact.global, key(one)).toBe(false);
    }
  });
});
