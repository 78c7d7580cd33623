import { LANGUAGES } from '@labelwise/contracts/languages';
import { beforeAll, describe, expect, it } from 'vitest';
import { loadLanguage, sayIn } from '../say-in.ts';
import { dateOfYear, dateText } from './dates.ts';
import { ownParagraphs } from './guide-own.ts';

describe('a date in an answer', () => {
  beforeAll(async () => {
    await Promise.all(LANGUAGES.map(loadLanguage));
  });

  it.each([
    ['en', '27 November', '1 March 2026'],
    ['de', '27. November', '1. März 2026'],
    ['es', '27 de noviembre', '1 de marzo de 2026'],
    ['fr', '27 novembre', '1er mars 2026'],
    ['it', '27 novembre', '1 marzo 2026'],
    ['nl', '27 november', '1 maart 2026'],
    ['pt', '27 de novembro', '1 de março de 2026'],
  ] as const)('is written as people of the language write it: %s', (language, day, ofYear) => {
    expect(dateText(sayIn(language), '2026-11-27')).toBe(day);
    expect(dateOfYear(sayIn(language), '2026-03-01')).toBe(ofYear);
  });

  it.each(LANGUAGES)('has twelve months, each with a name of its own: %s', (language) => {
    const months = Array.from({ length: 12 }, (_, at) => dateText(sayIn(language), `2026-${String(at + 1).padStart(2, '0')}-09`));
    expect(new Set(months).size).toBe(12);
  });

  it('stays as it is where it is none', () => {
    expect(dateOfYear(sayIn('en'), '')).toBe('');
  });
});

describe('the days that an answer looked at', () => {
  const linesOf = (from: string, to: string, named: 'today' | 'yesterday' | null, isEmpty: boolean) =>
    ownParagraphs(sayIn('en'), { kind: 'days looked at', from, to, named, isEmpty }).join(' ');

  it('are named as they were asked for where they have a word of their own', () => {
    expect(linesOf('2026-11-27', '2026-11-27', 'yesterday', true)).toBe('I find nothing of yours yesterday.');
    expect(linesOf('2026-11-28', '2026-11-28', 'today', false)).toBe('Today:');
  });

  it('are dates otherwise', () => {
    expect(linesOf('2026-11-23', '2026-11-23', null, true)).toBe('I find nothing of yours on 23 November.');
    expect(linesOf('2026-10-30', '2026-11-02', null, false)).toBe('From 30 October to 2 November:');
  });
});
