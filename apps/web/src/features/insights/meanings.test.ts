import { expect, it } from 'vitest';
import { nutrientsText, splitText } from './meanings.ts';

const nutrient = (name: string, recent: number | null, before: number | null) => ({ name, recent, before });

it('nutrients say which of them changed most, nothing of small changes, and nothing of what cannot be compared', () => {
  expect(nutrientsText([nutrient('Salt', 0.5, 0.8), nutrient('Fiber', 5, 2.7), nutrient('Energy', 311, 322)])).toBe(
    'Changed most: Fiber, +85%.',
  );
  expect(nutrientsText([nutrient('Salt', 1, 1.05), nutrient('Fiber', 3, null)])).toBe('Much as before.');
  expect(nutrientsText([nutrient('Salt', null, 1), nutrient('Fiber', 3, 0)])).toBeNull();
});

it('kinds of food name the first three, never what no kind holds', () => {
  const kinds = ['Bread', 'Cereals', 'Fruit', 'Meat'].map((name) => ({ id: name.toLowerCase(), name }));
  expect(splitText([...kinds, { id: 'other', name: 'Other' }])).toBe('Most often: bread, cereals, and fruit.');
  expect(splitText([{ id: 'other', name: 'Other' }])).toBeNull();
});
