import { afterEach, describe, expect, it, vi } from 'vitest';
import { fakeWorker } from '../../testing/fake-worker.ts';
import { foodOfFields } from '../../testing/foods.ts';
import { answerReader } from '../reading/answer-reader.ts';
import { completeFood, parseNamed } from './stored-scan.ts';

const read = (fields: Readonly<Record<string, unknown>>) => foodOfFields({ name: 'Biscuit', category: 'Biscuits', ...fields });

afterEach(() => vi.unstubAllGlobals());

it('a stored food with the published fields alone is read in the worker, with its list', async () => {
  fakeWorker('reader-worker', answerReader);
  const named = parseNamed({ name: 'Biscuit', ingredients: 'wheat flour, butter, sugar' });
  const food = named === undefined ? undefined : await completeFood(named);
  expect(food?.facts.reading).toContain('wheat');
});

it('without a worker it cannot be read, and nothing stands in for it', async () => {
  const named = parseNamed({ name: 'Biscuit', ingredients: 'wheat flour' });
  await expect(named === undefined ? undefined : completeFood(named)).rejects.toThrow();
});

describe('a food with the published fields alone', () => {
  it.each([
    ['novaGroup', 4],
    ['nova_group', 4],
    ['nova_group', '4'],
  ])('has its NOVA group under %s: %j', async (key, value) => {
    expect((await read({ [key]: value })).facts.nova).toBe(4);
  });

  it.each([
    ['nutriscoreGrade', 'd'],
    ['nutriscore_grade', 'd'],
    ['nutriscore_grade', 'D'],
  ])('has its grade under %s: %j', async (key, value) => {
    expect((await read({ [key]: value })).nutriscoreGrade).toBe('d');
  });

  it.each(['f', 'not-applicable', '', null, 7])('graded %j is unknown', async (value) => {
    expect((await read({ nutriscoreGrade: value })).nutriscoreGrade).toBe('unknown');
  });

  it.each([
    ['sugars_100g', 'sugars', 'sugars'],
    ['salt_100g', 'salt', 'salt'],
    ['saturated-fat_100g', 'saturated-fat', 'saturatedFat'],
    ['proteins_100g', 'proteins', 'proteins'],
    ['fiber_100g', 'fiber', 'fiber'],
  ] as const)('has %s and %s as one figure', async (long, short, name) => {
    expect((await read({ nutriments: { [long]: 3 } })).facts.nutriments[name]).toBe(3);
    expect((await read({ nutriments: { [short]: 3 } })).facts.nutriments[name]).toBe(3);
  });

  it.each([
    ['en:e322, e330', ['e322', 'e330']],
    ['e322 en:e330', ['e322', 'e330']],
  ])('has additives in %j', async (additives, codes) => {
    expect((await read({ additives })).facts.additives).toEqual(codes);
  });
});
