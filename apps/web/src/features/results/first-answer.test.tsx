import { screen, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { noteInstead } from '../../data/foods/foods.ts';
import { foodScores } from '../../data/scores/score-cache.ts';
import { later } from '../../testing/later.ts';
import { placeSentence, titleOf } from './instead.tsx';
import { ownSentence } from './says.tsx';
import { givenFood, ok, openResults, scoreOfFood } from './testing/results-page.tsx';

const AT = '/results/4006381333931';
const SWAP = {
  food: {
    id: '96385074',
    barcode: '96385074',
    name: 'Skyr',
    brand: 'Dairy',
    image: null,
    category: null,
    nutriscoreGrade: 'a' as const,
    healthScore: 88,
    scoreBasis: 'nutriscore' as const,
    placeholder: 'yoghurt' as const,
  },
  score: 88,
  reason: 'Less sugar',
  because: { kind: 'scores higher' },
  occasion: 'For breakfast instead',
};
const SUGARY = {
  nutriments: {
    energy_100g: 2250,
    fat_100g: 30,
    'saturated-fat_100g': 10,
    carbohydrates_100g: 57,
    sugars_100g: 56,
    proteins_100g: 6,
    salt_100g: 0.1,
  },
};

afterEach(() => {
  vi.unstubAllGlobals();
  foodScores.clear();
});

describe('the answer', () => {
  it('has one sentence before its reasons, with the spoons of a day', async () => {
    const food = {
      ...(await givenFood(SUGARY)),
      says: { text: 'Very high in sugar: a serving is 3 of your 10 spoons a day.', spoons: 3, data: { kind: 'sugar' } },
    };
    await openResults(AT, food);
    await screen.findByText('Very high in sugar: a serving is 3 of your 10 spoons a day.');
  });

  it('speaks of the person where their word is another than everybody’s', async () => {
    const whole = scoreOfFood(await givenFood());
    const shown = { how: 'whole' as const, state: 'judged' as const, score: 20, whole: { ...whole, score: 20 } };
    const food = { healthScore: 87, scoreBasis: 'nutriscore' as const };
    expect(ownSentence(food, { ...shown, whole: { ...shown.whole, score: 80 } })).toBeNull();
    const line = {
      id: 'preference.Oats',
      label: 'Oats',
      points: -25,
      reason: '',
      source: null,
      group: 'you' as const,
      data: { kind: 'high additive cap' as const, limit: 74 },
    };
    expect(ownSentence(food, { ...shown, whole: { ...shown.whole, contributions: [line] } })).toContain('counts against it');
    expect(ownSentence(food, { ...shown, state: 'check' })).toMatch(/only the pack/u);
  });

  it('says where it stands on its shelf, by the score for everyone', async () => {
    const food = await givenFood();
    const counts = Array.from({ length: 101 }, (_, at) => (at === 0 ? 25 : at === 100 ? 5 : 0));
    await openResults(AT, food, {
      [`GET /api/foods/${food.id}/shelf`]: ok({ shelf: { tag: 'en:mueslis', name: 'Mueslis', size: 30, counts } }),
    });
    await screen.findByRole('img', { name: 'Better than 83% of 30 mueslis, by the score for everyone' });
    expect(placeSentence({ counts, name: 'Mueslis', tag: 'en:mueslis' }, 100)).toContain('Among the best');
    expect(placeSentence({ counts, name: 'Mueslis', tag: 'en:mueslis' }, 0)).toContain('scores lower');
  });
});

it('a grade that the pack leaves open says so beside its letters, and is called by no single word', async () => {
  const food = await givenFood({
    nutriments: { ...SUGARY.nutriments, energy_100g: 1650, fat_100g: 11, 'saturated-fat_100g': 1.6, sugars_100g: 20, salt_100g: 0.3 },
  });
  await openResults(AT, food);
  const text = await screen.findByText(/^The pack does not state all that counts for it: [A-D] at best, [B-E] at worst\.$/u);
  expect(text.closest('li')?.textContent).toMatch(/Nutri-Score [A-D] (or|to) [B-E]/u);
  expect(screen.queryByText(/The official grade/u)).toBeNull();
});

describe('the way on', () => {
  it('stands under the answer, each food with its reason and what it is taken for', async () => {
    const food = await givenFood(SUGARY);
    await openResults(AT, food, { [`GET /api/foods/${food.id}/instead`]: ok({ kind: 'better', foods: [SWAP] }) });
    const link = await screen.findByRole('link', { name: /Skyr.*For breakfast instead.*Less sugar/u });
    screen.getByRole('region', { name: 'Take this instead' });
    expect(link.getAttribute('href')).toBe('/results/96385074');
  });

  it('begins with one line beside a poor verdict, before the shelf', async () => {
    const food = await givenFood(SUGARY);
    await openResults(AT, food, { [`GET /api/foods/${food.id}/instead`]: ok({ kind: 'better', foods: [SWAP] }) });
    const line = await screen.findByRole('link', { name: /Take this instead\s*Skyr\s*Score 88 of 100, Great Match/u });
    expect(line.getAttribute('href')).toBe('/results/96385074');
    expect(line.closest('section')).toBe(screen.getByRole('region', { name: 'Health Assessment' }));
  });

  it('has no such line beside a good verdict', async () => {
    const food = await givenFood();
    await openResults(AT, food, { [`GET /api/foods/${food.id}/instead`]: ok({ kind: 'better', foods: [SWAP] }) });
    expect(await screen.findAllByRole('link', { name: /Skyr/u })).toHaveLength(1);
  });

  it('pushes nothing down when it comes: what stands below is drawn with it, or after a moment without it', async () => {
    const food = await givenFood();
    const answer = later<ReturnType<typeof ok>>();
    await openResults(AT, food, { [`GET /api/foods/${food.id}/instead`]: () => answer.promise });
    await screen.findByText(/^Great Match|^Good Match/u);
    expect(screen.queryByText('Ingredients')).toBeNull();
    answer.resolve(ok({ kind: 'better', foods: [SWAP] }));
    expect(await screen.findAllByRole('link', { name: /Skyr/u })).toHaveLength(1);
    await screen.findByText('Ingredients');
  });

  it('is not waited for for long', async () => {
    const food = await givenFood();
    await openResults(AT, food, { [`GET /api/foods/${food.id}/instead`]: () => later<ReturnType<typeof ok>>().promise });
    await screen.findByText('Ingredients');
  });

  it('stands without a network as it was proposed, and says so', async () => {
    const food = await givenFood(SUGARY);
    noteInstead(food.id, { kind: 'better', foods: [{ ...SWAP, isNear: false }] }, new Date('2026-11-20T10:00:00Z'));
    await openResults(AT, food, { [`GET /api/foods/${food.id}/instead`]: new TypeError('Failed to fetch') });
    await screen.findByRole('link', { name: /Skyr.*Less sugar/u });
    screen.getByText(/As of .*20.*, kept on this device/u);
  });

  it('says so where nothing is better', async () => {
    const food = await givenFood(SUGARY);
    await openResults(AT, food, { [`GET /api/foods/${food.id}/instead`]: ok({ kind: 'none', foods: [] }) });
    await screen.findByText('We know nothing better of its kind yet.');
    expect(titleOf('best of shelf', { score: 4, state: 'judged' })).toBe('Nothing good on this shelf. The best of it:');
    expect(titleOf('better', { score: 50, state: 'no data' })).toBe('Known, and good');
  });
});

describe('five figures', () => {
  it('stand per 100 g and in a serving, beside the share of a day', async () => {
    await openResults(AT, { ...(await givenFood(SUGARY)), servingSize: 30 });
    const table = await screen.findByRole('table', { name: 'Of your day' });
    const rows = within(table)
      .getAllByRole('row')
      .map((row) => (row.textContent ?? '').replaceAll(/[\u00a0\u202f]/gu, ' '));
    expect(rows).toContain('Sugars56 g16.8 g34%');
    expect(rows).toContain('Energy2,250 kJ675 kJ8%');
  });

  it('are one press away on a phone where one may not be true', async () => {
    const food = await givenFood(SUGARY);
    const doubt = {
      id: 'sugars',
      level: 'doubtful' as const,
      nutriments: ['sugars'],
      message: 'Sugars may be wrong',
      fix: 'Look at the pack.',
    };
    await openResults(AT, { ...food, doubts: [doubt] });
    await screen.findByText('Sugars may be wrong');
    const [title] = await screen.findAllByText('Of your day');
    expect(title?.closest('details')?.open).toBe(false);
  });

  it('say whose day it is in a line, and by which limits at a press', async () => {
    await openResults(AT, await givenFood(SUGARY));
    const line = await screen.findByText('A day of an average adult');
    expect(line.closest('details')?.open).toBe(false);
    screen.getByText(/^A day of an average adult, 8,400 kJ\. Limits of the WHO and the EU/u);
  });

  it('stand once where the serving is 100 g', async () => {
    await openResults(AT, { ...(await givenFood(SUGARY)), servingSize: 100 });
    const table = await screen.findByRole('table', { name: 'Of your day' });
    expect(
      within(table)
        .getAllByRole('columnheader')
        .map(({ textContent }) => textContent?.replaceAll('\u00a0', ' ')),
    ).toEqual(['Nutrient', '100 g', 'of your day']);
  });
});
