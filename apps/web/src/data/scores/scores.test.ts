import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { log } from '../../lib/log.ts';
import { fakeFetch } from '../../testing/fake-fetch.ts';
import { aListFood, aScore } from '../../testing/foods.ts';
import { emitPreferencesUpdated } from '../preferences-updated.ts';
import { foodScores } from './score-cache.ts';
import { scoreOf } from './scores.ts';

const FOOD = aListFood();
const answers = (score: unknown) => fakeFetch({ 'POST /api/calculate-score': { body: { ...aScore(50), score } } });

beforeEach(() => foodScores.clear());
afterEach(() => vi.unstubAllGlobals());

describe('the score that the server answers', () => {
  it.each([
    [57.4, 57],
    [57.5, 58],
    [120, 100],
    [-3, 0],
    [0, 0],
    [100, 100],
  ])('%d is read as %d', async (sent, score) => {
    answers(sent);
    expect((await scoreOf(FOOD)).score).toBe(score);
  });

  it.each(['57', null, Number.NaN, undefined, { score: 57 }])(
    '%j is no number: an error, and the device scores by itself',
    async (sent) => {
      answers(sent);
      const { score, rulesVersion } = await scoreOf(FOOD);
      expect(score).not.toBe(57);
      expect(rulesVersion).toMatch(/^\d{4}\./u);
    },
  );

  it('is asked for with the published fields', async () => {
    const calls = answers(60);
    await scoreOf(FOOD);
    expect(calls[0]?.body).toMatchObject({
      food: { id: FOOD.id },
      nutriments: FOOD.nutriments,
      ingredients: 'Wholegrain oats',
      novaGroup: 1,
      nutriscoreGrade: 'a',
      additives: '',
    });
  });

  it.each([
    ['is not there', { status: 404, body: {} }],
    ['is down', { status: 503, body: {} }],
    ['cannot be reached', new TypeError('Failed to fetch')],
  ])('is done without when the service %s: noted, and the device scores by itself', async (_what, given) => {
    const logged = vi.spyOn(log, 'info');
    fakeFetch({ 'POST /api/calculate-score': given });
    expect((await scoreOf(FOOD)).rulesVersion).toMatch(/^\d{4}\./u);
    expect(logged).toHaveBeenCalledWith(expect.stringContaining('The server did not score'));
  });

  it('is cached until the preferences change', async () => {
    const calls = answers(60);
    await scoreOf(FOOD);
    await scoreOf(FOOD);
    expect(calls).toHaveLength(1);
    emitPreferencesUpdated();
    await scoreOf(FOOD);
    expect(calls).toHaveLength(2);
  });
});
