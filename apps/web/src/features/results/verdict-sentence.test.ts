import { describe, expect, it } from 'vitest';
import type { FoodScore } from '../../data/scores/scores.ts';
import { openOf, wordsOf } from './check-pack.tsx';
import { findingsOf } from './findings.ts';
import { whatIsKnown } from './no-data.tsx';
import { verdictSentences } from './says.tsx';

type Line = FoodScore['contributions'][number];
const line = (id: string, label: string, points: number, data: Line['data']): Line => ({
  id,
  label,
  points,
  reason: `${label}.`,
  source: null,
  group: data.kind === 'preference' || data.kind === 'conflict cap' || data.kind === 'unknown cap' ? 'you' : 'food',
  data,
});
const nutriScore = (grade: 'a' | 'e', points: number) =>
  line('base.nutriscore', `Nutri-Score ${grade.toUpperCase()}`, points, {
    kind: 'nutri-score',
    grade,
    nutriScore: 0,
    assumed: [],
    foodKind: null,
  });
const processed = (points: number) => line('processing.nova', 'Processed', points, { kind: 'processing', nova: 3 });
const preference = (name: string, value: number, points: number) =>
  line(`preference.${name}`, `${name}, of value ${value}`, points, {
    kind: 'preference',
    name,
    value,
    match: { kind: 'named in the list' },
    matchSource: null,
    reason: null,
    source: null,
  });
const cap = (kind: 'conflict cap' | 'unknown cap', label: string, about: string, points: number) =>
  line(`cap.${about}`, label, points, { kind, about, restriction: about, limit: 25 });
const BASE = nutriScore('a', 84);
const sentence = (...lines: Line[]) => verdictSentences(lines).join(' ');

describe('the sentence beside the ring', () => {
  it('names what lifts the score and what costs it most, without the strength of the preference', () => {
    expect(sentence(BASE, processed(-8), preference('Fiber', 3, 10), preference('Sugar', -5, -25))).toBe(
      'Fiber lifts it most. Sugar costs it 25 points.',
    );
  });

  it('starts from the grade where nothing lifts it', () => {
    const tartrazine = line('additive.e102', 'Tartrazine (E102)', -1, {
      kind: 'additive',
      code: 'e102',
      name: 'Tartrazine',
      risk: 'moderate',
    });
    expect(sentence(BASE, tartrazine)).toBe('Nutri-Score A starts it at 84. Tartrazine (E102) costs it 1 point.');
    expect(sentence(BASE)).toBe('Nutri-Score A starts it at 84. Nothing takes points away.');
  });

  it('never takes the ends of the scale for a merit', () => {
    expect(
      sentence(nutriScore('e', 5), processed(-15), line('clamp', 'A score ends at 0 and at 100', 10, { kind: 'end of scale' })),
    ).not.toMatch(/ends at/);
  });

  it('says that a conflict decides it, and what the score would be without it', () => {
    expect(sentence(BASE, preference('Fiber', 3, 10), cap('conflict cap', 'Not vegan', 'vegan', -69))).toBe(
      'Not vegan: that decides it. Without it the score would be 94 at most.',
    );
  });

  it('has the whole name where it holds a comma', () => {
    expect(sentence(BASE, preference('Mono-, diglycerides', -3, -10))).toContain('Mono-, diglycerides costs it 10 points.');
  });
});

type Alert = FoodScore['alerts'][number];
const alert = (level: Alert['level'], about: string, data: Alert['data'], words: Partial<Alert> = {}): Alert => ({
  level,
  about,
  message: '',
  title: '',
  detail: '',
  why: null,
  span: null,
  data,
  ...words,
});
const notShown = (about: string, substance: string | null = null): Alert =>
  alert('unknown', about, { kind: 'not shown', restriction: about, substance, cause: { kind: 'no list' } }, { why: 'no ingredient list' });

describe('the rows below the verdict', () => {
  it('hold alerts first, then what fits, then preferences; a conflict stands elsewhere', () => {
    const findings = findingsOf({
      alerts: [
        alert('conflict', 'vegan', { kind: 'not suitable', restriction: 'vegan', substance: null, cause: { kind: 'contains' } }),
        alert(
          'traces',
          'nut-free',
          { kind: 'traces', words: 'nuts', manner: 'allergic', substance: 'nuts', restriction: 'nut-free', cause: { kind: 'traces' } },
          { title: 'May contain traces of nuts', detail: 'You are allergic to nuts.' },
        ),
        notShown('gluten-free', 'gluten'),
        alert('warning', 'alcohol', { kind: 'alcohol' }),
      ],
      fits: ['vegetarian', 'halal', 'egg-free'],
      suits: ['vegetarian', 'halal', 'no eggs'],
      contributions: [BASE, preference('Fiber', 3, 10), preference('Seed oils', -3, -10)],
      basis: 'nutriscore',
    });
    expect(findings.map(({ title }) => title)).toEqual([
      'May contain traces of nuts',
      'Gluten: the pack does not tell',
      'Contains alcohol',
      'Vegetarian, halal, no eggs',
      'Seed oils: you want less',
      'Fiber: you want more',
    ]);
    expect(findings[0]?.why).toBe('You are allergic to nuts.');
  });

  it('name two preferences of each direction where little else is to be known, and one of each at least', () => {
    const contributions = [
      BASE,
      preference('Fiber', 3, 10),
      preference('Protein', 2, 5),
      preference('Seed oils', -3, -10),
      preference('Sugar', -2, -5),
    ];
    const titles = (alerts: Alert[], suits: string[], lines = contributions) =>
      findingsOf({ alerts, fits: suits, suits, contributions: lines, basis: 'nutriscore' }).map(({ title }) => title.split(':')[0]);
    expect(titles([], [])).toEqual(['Seed oils', 'Sugar', 'Fiber', 'Protein']);
    expect(titles([], ['halal'])).toEqual(['Halal', 'Seed oils', 'Sugar', 'Fiber']);
    expect(titles([notShown('vegan'), alert('warning', 'alcohol', { kind: 'alcohol' })], ['halal'])).toEqual([
      'Vegan',
      'Contains alcohol',
      'Halal',
      'Seed oils',
      'Fiber',
    ]);
    expect(titles([], ['halal'], contributions.slice(0, 4))).toEqual(['Halal', 'Seed oils', 'Fiber', 'Protein']);
  });

  it('call what the pack does not say unknown, never fitting', () => {
    const [finding] = findingsOf({ alerts: [notShown('vegan')], fits: [], suits: [], contributions: [], basis: 'nutriscore' });
    expect(finding).toMatchObject({ kind: 'unknown', why: 'No ingredient list.', text: 'Unknown is not the same as safe.' });
  });
});

describe('rows of one reason', () => {
  it('are one row', () => {
    const findings = findingsOf({
      alerts: [notShown('kiwi-free', 'kiwi'), notShown('nut-free', 'nuts'), notShown('vegan')],
      fits: [],
      suits: [],
      contributions: [],
      basis: 'none',
    });
    expect(findings.map(({ title, why }) => [title, why])).toEqual([['Kiwi, nuts, vegan: the pack does not tell', 'No ingredient list.']]);
  });

  it('on pregnancy never say that a food fits, and say nothing of one that nobody can judge', () => {
    const of = (basis: 'none' | 'nutriscore') =>
      findingsOf({ alerts: [], fits: ['pregnancy'], suits: ['suitable in pregnancy'], contributions: [], basis });
    expect(of('nutriscore').map(({ kind, title }) => [kind, title])).toEqual([
      ['note', 'Pregnancy: nothing found that is advised against'],
    ]);
    expect(of('none')).toEqual([]);
  });
});

describe('a score that only something unknown holds down', () => {
  const put = (...alerts: Alert[]) => {
    const { caption, says, answers } = wordsOf(openOf(alerts));
    return [caption({ score: 49, possible: 76 }), says, answers.fits, answers.breaks];
  };

  it('asks for the one thing that the pack would tell', () => {
    expect(put(notShown('nut-free', 'nuts'))).toEqual([
      '49 until we know, 76 if it holds no nuts.',
      'Whether it holds nuts, only the pack can say.',
      'No nuts named',
      'Nuts named',
    ]);
    expect(put(notShown('vegan'))).toEqual([
      '49 until we know, 76 if it is vegan.',
      'Whether it is vegan, only the pack can say.',
      'It is vegan',
      'It is not vegan',
    ]);
  });

  it('asks for several things at once', () => {
    expect(put(notShown('nut-free', 'nuts'), notShown('peanut-free', 'peanuts'))[1]).toBe(
      'Whether it holds nuts or peanuts, only the pack can say.',
    );
    expect(put(notShown('nut-free', 'nuts'), notShown('vegan'))[2]).toBe('It suits me');
  });

  it('leaves a warning of traces to the person', () => {
    const traces = { kind: 'traces' as const, words: 'nuts', manner: 'allergic' as const, substance: 'nuts', restriction: 'nut-free' };
    expect(put(alert('traces', 'nut-free', { ...traces, cause: { kind: 'traces' } }))[1]).toMatch(/warns of traces/u);
  });
});

describe('a food of which too little is known', () => {
  const facts = { ingredientsText: null, nutriments: {} };
  const food = {
    name: 'Puffs',
    brand: 'Kvarn',
    quantity: '90 g',
    category: 'Crisps',
    nutriScore: { computable: false, reason: 'missing_nutriments', missing: [] },
  };

  it('says what is known, and what each missing part would tell this person', () => {
    const { known, missing } = whatIsKnown({ ...food, facts } as never, [notShown('nut-free', 'nuts')]);
    expect(known).toEqual(['name', 'brand', 'quantity', 'category']);
    expect(missing.map(({ part, tells }) => `${part} ${tells}`)).toEqual([
      'table would give it a grade and a score',
      'ingredients would tell whether it holds nuts',
    ]);
  });
});
