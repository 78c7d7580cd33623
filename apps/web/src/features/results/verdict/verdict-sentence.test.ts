import { describe, expect, it } from 'vitest';
import type { FoodScore } from '../../../data/scores/scores.ts';
import { t } from '../../../i18n/english.ts';
import { say } from '../say.ts';
import { findingsOf } from './findings.ts';
import { verdictSentences, whatOf } from './verdict-sentence.ts';

type Line = FoodScore['contributions'][number];
const line = (id: string, label: string, points: number, group: Line['group'] = 'food'): Line => ({ id, label, points, reason: `${label}.`, source: null, group });
const BASE = line('base.nutriscore', 'Nutri-Score A', 84);
const told = (...lines: Line[]) => verdictSentences(lines).map((sentence) => say(t, sentence)).join(' ');

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
    expect(told(line('base.nutriscore', 'Nutri-Score E', 5), line('nova', 'Ultra-processed', -15), line('clamp', 'Ends of the scale', 10))).not.toMatch(/scale/);
  });

  it('says that a conflict decides it, and what the score would be without it', () => {
    const lines = [BASE, line('w', 'Fiber, Prefer', 10, 'you'), line('cap.conflict.vegan', 'Not vegan', -69, 'you')];
    expect(told(...lines)).toBe('Not vegan: that decides it. Without it the score would be 94.');
  });

  it('keeps a comma that is part of a name', () => {
    expect(whatOf(line('additive.e1', 'Mono-, diglycerides (E471)', -3))).toBe('Mono-, diglycerides (E471)');
  });
});

describe('the rows below the verdict', () => {
  const alert = (level: FoodScore['alerts'][number]['level'], about: string, why: string | null = null) => ({ level, about, message: `About ${about}.`, why });

  it('hold alerts first, then what fits, then wishes; a conflict stands elsewhere', () => {
    const findings = findingsOf({
      alerts: [alert('conflict', 'vegan'), alert('traces', 'nut-free'), alert('unknown', 'gluten-free'), alert('warning', 'alcohol')],
      fits: ['vegetarian', 'halal'],
      contributions: [BASE, line('w1', 'Fiber, Prefer', 10, 'you'), line('w2', 'Seed oils, Dislike', -10, 'you')],
    });
    expect(findings.map(({ title }) => say(t, title))).toEqual([
      'May contain traces', 'Gluten-free: the pack does not say', 'Contains alcohol', 'Fits Vegetarian, Halal', 'Seed oils: you want less', 'Fiber: you want more',
    ]);
  });

  it('call what the pack does not say unknown, never fitting', () => {
    const [finding] = findingsOf({ alerts: [alert('unknown', 'vegan', 'no ingredient list')], fits: [], contributions: [] });
    expect(finding).toMatchObject({ kind: 'unknown', why: 'No ingredient list.', text: { text: 'Unknown is not the same as safe.' } });
  });
});
