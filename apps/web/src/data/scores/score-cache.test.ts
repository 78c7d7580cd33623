import { describe, expect, it } from 'vitest';
import { type CacheOwner, createScoreCache, scoreCacheKey } from './score-cache.ts';
import { readShownScore, storeShownScore } from './scores.ts';

const FOOD = { barcode: '3017620422003', name: 'Spread', nutriments: { sugars: 56, fat: 31 }, novaGroup: 4 };
const ANA: CacheOwner = { member: 'ana', revision: '1' };

function setUp({ random = 1, owner = ANA, start = 1000 } = {}) {
  const world = { now: start, random, owner };
  const make = () =>
    createScoreCache({
      now: () => world.now,
      random: () => world.random,
      owner: () => world.owner,
      parse: (value) => (typeof value === 'number' ? value : undefined),
    });
  return { world, make, cache: make() };
}

describe('the key of a score', () => {
  it('does not depend on the order of the nutriments', () => {
    const turned = { ...FOOD, nutriments: { fat: 31, sugars: 56 } };
    expect(scoreCacheKey(turned, ANA)).toBe(scoreCacheKey(FOOD, ANA));
  });

  it.each([
    ['barcode', { ...FOOD, barcode: '1' }, ANA],
    ['nutriments', { ...FOOD, nutriments: { sugars: 5 } }, ANA],
    ['ingredients', { ...FOOD, ingredients: 'sugar' }, ANA],
    ['NOVA group', { ...FOOD, novaGroup: 1 }, ANA],
    ['Nutri-Score', { ...FOOD, nutriscoreGrade: 'e' }, ANA],
    ['additives', { ...FOOD, additives: 'e322' }, ANA],
    ['member', FOOD, { ...ANA, member: null }],
    ['revision', FOOD, { ...ANA, revision: '2' }],
  ])('changes with the %s', (_what, food, owner) => {
    expect(scoreCacheKey(food, owner)).not.toBe(scoreCacheKey(FOOD, ANA));
  });

  it('falls back from barcode to id to name', () => {
    const { barcode: _none, ...rest } = FOOD;
    expect(scoreCacheKey({ ...rest, id: 'x' }, ANA)).toBe(scoreCacheKey({ ...rest, id: 'x', name: 'Other' }, ANA));
    expect(scoreCacheKey({ ...rest, name: 'A' }, ANA)).not.toBe(scoreCacheKey({ ...rest, name: 'B' }, ANA));
  });
});

describe('the score cache', () => {
  it('holds a score for 15 minutes', () => {
    const { cache, world } = setUp();
    cache.set(FOOD, 42);
    world.now += 15 * 60_000 - 1;
    expect(cache.get(FOOD)).toBe(42);
    world.now += 1;
    expect(cache.get(FOOD)).toBeNull();
  });

  it('does not give one member another member’s score', () => {
    const { cache, world } = setUp();
    cache.set(FOOD, 42);
    world.owner = { member: 'ben', revision: '1' };
    expect(cache.get(FOOD)).toBeNull();
  });

  it.each([
    [0.0999, true],
    [0.1, false],
  ])('is written to local storage when the dice say %d: %s', (random, written) => {
    setUp({ random }).cache.set(FOOD, 42);
    expect(localStorage.getItem('labelwise_score_cache') !== null).toBe(written);
  });

  it('is there again after a reload, as far as it can be read', () => {
    const { cache, make } = setUp({ random: 0 });
    cache.set(FOOD, 42);
    expect(make().get(FOOD)).toBe(42);
    localStorage.setItem('labelwise_score_cache', '[["k",{"at":1,"value":"text"}],5]');
    expect(make().get(FOOD)).toBeNull();
  });

  it('drops everything when cleared, the score entries too', () => {
    const { cache } = setUp({ random: 0 });
    cache.set(FOOD, 42);
    storeShownScore('3017620422003', 42);
    expect(readShownScore('3017620422003')).toBe(42);
    cache.clear();
    expect(cache.get(FOOD)).toBeNull();
    expect(readShownScore('3017620422003')).toBeNull();
    expect(Object.keys(localStorage)).toEqual([]);
  });
});
