import { describe, expect, it } from 'vitest';
import type { FoodScore } from '../../../data/scores/scores.ts';
import { t } from '../../../i18n/english.ts';
import { say } from '../say.ts';
import { findingsOf, wordsInMessage } from './findings.ts';
import { possibleScore, verdictSentences, whatOf } from './verdict-sentence.ts';

type Line = FoodScore['contributions'][number];
const line = (id: string, label: string, points: number, group: Line['group'] = 'food'): Line => ({
  id,
  label,
  points,
  reason: `${label}.`,
  source: null,
  group,
});
const BASE = line('base.nutriscore', 'Nutri-Score A', 84);
const told = (...lines: Line[]) =>
  verdictSentences(lines)
    .map((sentence) => say(t, sentence))
    .join(' ');

describe('the sentence beside the ring', () => {
  it('names what lifts the score and what costs it most, without the words of the slider', () => {
    const lines = [BASE, line('nova', 'Processed', -8), line('w1', 'Fiber, Prefer', 10, 'you'), line('w2', 'Sugar, Never', -25, 'you')];
    expect(told(...lines)).toBe('Fiber lifts it most. Sugar costs it 25 points.');
  });

  it('starts from the grade where nothing lifts it', () => {
    expect(told(BASE, line('a', 'Tartrazine (E102)', -1))).toBe('Nutri-Score A starts it at 84. Tartrazine (E102) costs it 1 point.');
    expect(told(BASE)).toBe('Nutri-Score A starts it at 84. Nothing takes points away.');
  });

  it('never takes the ends of the scale for a merit', () => {
    expect(
      told(line('base.nutriscore', 'Nutri-Score E', 5), line('nova', 'Ultra-processed', -15), line('clamp', 'Ends of the scale', 10)),
    ).not.toMatch(/scale/);
  });

  it('says that a conflict decides it, and what the score would be without it', () => {
    const lines = [BASE, line('w', 'Fiber, Prefer', 10, 'you'), line('cap.conflict.vegan', 'Not vegan', -69, 'you')];
    expect(told(...lines)).toBe('Not vegan: that decides it. Without it the score would be 94 at most.');
  });

  it('keeps a comma that is part of a name', () => {
    expect(whatOf(line('additive.e1', 'Mono-, diglycerides (E471)', -3))).toBe('Mono-, diglycerides (E471)');
  });
});

describe('the rows below the verdict', () => {
  type Alert = FoodScore['alerts'][number];
  const alert = (level: Alert['level'], about: string, message: string, why: string | null = null): Alert => ({
    level,
    about,
    message,
    why,
    span: null,
  });

  it('hold alerts first, then what fits, then wishes; a conflict stands elsewhere', () => {
    const findings = findingsOf({
      alerts: [
        alert('conflict', 'vegan', 'Not vegan: contains gelatin.'),
        alert('traces', 'nut-free', 'May contain traces of nuts. You are allergic to nuts.'),
        alert('unknown', 'gluten-free', 'The pack does not show whether it is gluten-free: no ingredient list.', 'no ingredient list'),
        alert('warning', 'alcohol', 'Contains alcohol.'),
      ],
      fits: ['vegetarian', 'halal'],
      contributions: [BASE, line('w1', 'Fiber, Prefer', 10, 'you'), line('w2', 'Seed oils, Dislike', -10, 'you')],
      basis: 'nutriscore',
    });
    expect(findings.map(({ title }) => say(t, title))).toEqual([
      'May contain traces of nuts',
      'Not known to be gluten-free',
      'Contains alcohol',
      'Fits Vegetarian, Halal',
      'Seed oils: you want less',
      'Fiber: you want more',
    ]);
    expect(findings[0]?.why).toBe('You are allergic to nuts.');
  });

  it('call what the pack does not say unknown, never fitting', () => {
    const unknown = alert('unknown', 'vegan', 'The pack does not show whether it is vegan: no ingredient list.', 'no ingredient list');
    const [finding] = findingsOf({ alerts: [unknown], fits: [], contributions: [], basis: 'nutriscore' });
    expect(finding).toMatchObject({ kind: 'unknown', why: 'No ingredient list.', text: { text: 'Unknown is not the same as safe.' } });
  });
});

describe('rows of one reason', () => {
  it('are one row', () => {
    const open = (about: string): FoodScore['alerts'][number] => ({
      level: 'unknown',
      about,
      message: `The pack does not show whether it is ${about}: no ingredient list.`,
      why: 'no ingredient list',
      span: null,
    });
    const findings = findingsOf({
      alerts: [open('kiwi-free'), open('nut-free'), open('vegan')],
      fits: [],
      contributions: [],
      basis: 'none',
    });
    expect(findings.map(({ title, why }) => [say(t, title), why])).toEqual([
      ['Not known to be kiwi-free, nut-free, vegan', 'No ingredient list.'],
    ]);
  });

  it('on pregnancy never say that a food fits, and say nothing of one that nobody can judge', () => {
    const of = (basis: 'none' | 'nutriscore') => findingsOf({ alerts: [], fits: ['pregnancy'], contributions: [], basis });
    expect(of('nutriscore').map(({ kind, title }) => [kind, say(t, title)])).toEqual([
      ['note', 'Pregnancy: nothing found that is advised against'],
    ]);
    expect(of('none')).toEqual([]);
  });
});

it.each([
  ['Contains hazelnuts. You are allergic to nuts.', 'Contains hazelnuts', 'You are allergic to nuts.'],
  ['Not vegan: contains gelatin.', 'Contains gelatin', 'Not vegan.'],
  ['Its name says bacon. You avoid pork.', 'Its name says bacon', 'You avoid pork.'],
  ['Contains alcohol.', 'Contains alcohol', ''],
])('%s begins with its cause', (message, title, rest) => {
  expect(wordsInMessage(message)).toEqual({ title, rest });
});

it('a score that only something unknown holds down says how far it may rise', () => {
  const contributions = [BASE, line('cap.unknown.nut-free', 'Not known to be nut-free', -35, 'you')];
  expect(possibleScore({ isHeldBack: true, contributions })).toBe(84);
  expect(possibleScore({ isHeldBack: false, contributions })).toBeNull();
});
