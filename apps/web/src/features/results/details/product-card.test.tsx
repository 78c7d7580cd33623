import { screen, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { foodScores } from '../../../data/scores/score-cache.ts';
import { givenFood, openResults } from '../testing/results-page.tsx';

const AT = '/results/4006381333931';

afterEach(() => {
  vi.unstubAllGlobals();
  foodScores.clear();
});

async function cardOf(title: string, fields: Readonly<Record<string, unknown>> = {}): Promise<HTMLElement> {
  await openResults(AT, await givenFood(fields));
  // The same headings stand above the skeletons before.
  await screen.findByRole('img', { name: /^Score \d+ of 100/u });
  const section = (await screen.findByRole('heading', { level: 2, name: title })).closest('section');
  if (section === null) throw new Error('The card is no section.');
  return section;
}

describe('the Product Information card', () => {
  it('shows the barcode and the ingredients', async () => {
    within(await cardOf('Product Information')).getByText('4 006381 333931');
    const card = screen.getByRole('region', { name: 'Ingredients' });
    expect(card.textContent).toContain('Whole grain oats, sugar, citric acid (E330).');
  });

  it('shows eight Nutrition Facts, energy in kJ and kcal', async () => {
    const nutriments = {
      energy_100g: 1650,
      'energy-kcal_100g': 394,
      fat_100g: 11,
      carbohydrates_100g: 60,
      sugars_100g: 6.2,
      proteins_100g: 12.4,
      fiber_100g: 9.1,
      sodium_100g: 0.4,
    };
    const table = within(await cardOf('Product Information', { nutriments })).getByRole('table', { name: 'Nutrition Facts' });
    const rows = Object.fromEntries(
      within(table)
        .getAllByRole('row')
        .slice(1)
        .map((row) => {
          const [name = '', amount = ''] = [...row.children].map((cell) => (cell.textContent ?? '').replaceAll(/[\u00a0\u202f]/gu, ' '));
          return [name, amount];
        }),
    );
    expect(rows).toMatchObject({
      Energy: '1,650 kJ',
      Calories: '394 kcal',
      Fat: '11 g',
      Carbohydrates: '60 g',
      Sugars: '6.2 g',
      Protein: '12.4 g',
      Fiber: '9.1 g',
      Sodium: expect.stringMatching(/^(?:0\.4 g|400 mg)$/u),
    });
  });
});

describe('the Nutri-Score in the Health Assessment card', () => {
  it.each([
    ['a', 'Excellent'],
    ['b', 'Good'],
    ['c', 'Fair'],
    ['d', 'Poor'],
    ['e', 'Bad'],
  ])('of grade %s is %s, with an explanation', async (grade, word) => {
    const card = await cardOf('Health Assessment', { nutriments: {}, nutriscoreGrade: grade });
    within(card).getByText(`Nutri-Score ${grade.toUpperCase()}`);
    expect(card.textContent).toMatch(new RegExp(`${word}\\. .{20}`, 'u'));
  });

  it('that is not available is N/A, "Not Available", the reason and what would settle it', async () => {
    const card = await cardOf('Health Assessment', { nutriments: {} });
    within(card).getByText('Nutri-Score N/A');
    expect(card.textContent).toMatch(/Not Available: the nutrition table is not complete\. Still needed: .+\./u);
  });
});

describe('the picture of the product', () => {
  it('is the food’s own, or the drawn one of its family', async () => {
    const own = await openResults(AT, await givenFood({ image: 'https://pictures.example/muesli.jpg' }));
    await screen.findByRole('heading', { level: 1, name: 'Crunchy Muesli' });
    expect(own.container.querySelector('main img, img')?.getAttribute('src')).toBe('https://pictures.example/muesli.jpg');
    own.unmount();
    const drawn = await openResults(AT, await givenFood({ image: null }));
    await screen.findByRole('heading', { level: 1, name: 'Crunchy Muesli' });
    expect(drawn.container.querySelector('img')).toBeNull();
  });
});
