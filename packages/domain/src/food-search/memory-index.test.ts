import { expect, it } from 'vitest';
import { createMemoryIndex, findByText } from './index.ts';

const index = createMemoryIndex([
  { id: 1, name: 'Plain yogurt', brand: 'Northfield', popularity: 5 },
  { id: 2, name: 'Yogurt, raspberry', brand: null, popularity: 200 },
  { id: 3, name: 'Vollmilch', brand: 'Alpen', popularity: 0 },
]);
const found = async (text: string) => (await findByText(index, text)).ids;

it('finds foods in memory as the databases do: whole words, beginnings, parts of compounds, the often scanned first', async () => {
  expect(await found('yogurt')).toEqual([2, 1]);
  expect(await found('northf')).toEqual([1]);
  expect(await found('milch')).toEqual([3]);
  expect(await found('cola')).toEqual([]);
});

it('forgives slips and says so', async () => {
  expect(await findByText(index, 'yogrt')).toMatchObject({ ids: [2, 1], corrected: 'yogurt' });
  expect((await findByText(index, 'yogrt', { isExact: true })).ids).toEqual([]);
});
