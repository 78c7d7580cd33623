import { act, screen, within } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { judgeFor, storePeople } from '../../../data/people/stored-people.ts';
import { scoreOnDevice } from '../../../data/scores/scores.ts';
import { fakeFetch } from '../../../testing/fake-fetch.ts';
import { foodOfFields } from '../../../testing/foods.ts';
import { aPerson } from '../../../testing/people.ts';
import { renderApp } from '../../../testing/render-app.tsx';
import { dealt, emptyRow } from './row.ts';
import { Minis } from './row-foot.tsx';
import { CurrentCard } from './scan-cards.tsx';

afterEach(() => {
  vi.unstubAllGlobals();
  localStorage.clear();
});

async function showCard() {
  const row = dealt(emptyRow(null), await aCard());
  await renderApp(<CurrentCard row={row} onOpen={() => undefined} onAnother={() => undefined} />);
}

async function aCard() {
  fakeFetch({});
  const food = await foodOfFields({ ingredients: 'Oats, hazelnuts 9%, sugar' });
  return {
    barcode: '4006040055235',
    shown: '4006040055235',
    kind: 'food',
    food,
    score: await scoreOnDevice(food),
    stored: null,
  } as const;
}

it('a card of the scanner says at once for whom of the household the food is not, with the rings of the strictest', async () => {
  const others = ['Ben', 'Eva', 'Kim'].map((nickname) => aPerson({ id: nickname, nickname }));
  storePeople([...others, aPerson({ dietaryRestrictions: ['Allergy: Tree nuts'] })]);
  await showCard();
  expect(await screen.findByText('Not for Mia')).toBeDefined();
  const alert = screen.getAllByRole('alert').find((one) => one.textContent?.includes('Mia'));
  expect(alert && within(alert).getAllByRole('img')).toHaveLength(3);
  // No number stands there but theirs.
  expect(screen.getAllByRole('img', { name: /score \d/iu })).toHaveLength(3);
  expect(alert && within(alert).getAllByRole('img')[0]?.getAttribute('aria-label')).toMatch(/^Mia, score \d+ of 100/u);
});

it('a small card says the same, with the lowest of their scores', async () => {
  storePeople([aPerson({ dietaryRestrictions: ['Allergy: Tree nuts'] })]);
  await renderApp(<Minis row={dealt(emptyRow(null), await aCard())} onTurn={() => undefined} />);
  const mini = await screen.findByRole('button', { name: /, Not for Mia$/u });
  expect(Number(mini.textContent)).toBeLessThanOrEqual(25);
});

it('a card that stood before the people were known says it as soon as they are', async () => {
  await showCard();
  expect(await screen.findByRole('article')).toBeDefined();
  act(() => storePeople([aPerson({ dietaryRestrictions: ['Allergy: Tree nuts'] })]));
  expect(await screen.findByText('Not for Mia')).toBeDefined();
});

it('a card is for oneself alone where that is chosen, or nobody else is there', async () => {
  storePeople([aPerson({ dietaryRestrictions: ['Allergy: Tree nuts'] })]);
  judgeFor('me');
  await showCard();
  expect(await screen.findByRole('article')).toBeDefined();
  expect(screen.queryByText('Not for Mia')).toBeNull();
});
