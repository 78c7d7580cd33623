import { describe, expect, it } from 'vitest';
import { isOfTheRest, isOfTheWeek, statedEaten } from './stated-eaten.ts';

describe('what somebody tells they ate', () => {
  it.each([
    [
      'I had two Babybel and a coke already',
      [
        { name: 'babybel', count: 2 },
        { name: 'coke', count: 1 },
      ],
    ],
    [
      'I ate a Snickers and a banana, how much is left of my day?',
      [
        { name: 'snickers', count: 1 },
        { name: 'banana', count: 1 },
      ],
    ],
    ['and if i eat a snickers', [{ name: 'snickers', count: 1 }]],
    ['I had 3 Babybel for lunch. how much more can I eat today?', [{ name: 'babybel', count: 3 }]],
    ['ya me comí un Mars', [{ name: 'mars', count: 1 }]],
    ['ich hab zwei Twix gegessen', [{ name: 'twix', count: 2 }]],
    ['j’ai mangé un Snickers', [{ name: 'snickers', count: 1 }]],
  ])('%s', (typed, foods) => {
    expect(statedEaten(typed)).toEqual(foods);
  });

  it.each(['I have 600 kcal left', 'is Nutella vegan?', 'what can I eat'])('is nothing in: %s', (typed) => {
    expect(statedEaten(typed).filter(({ name }) => !/kcal/.test(name))).toEqual([]);
  });

  it.each(['how much have i got left today', 'me quedan 400 kcal', 'was bleibt mir noch'])('is about the rest of a day: %s', (typed) => {
    expect(isOfTheRest(typed)).toBe(true);
  });

  it.each(['how much protein did I get this week', 'hoeveel zout heb ik deze week gegeten?', 'wie viel Zucker hatte ich diese Woche'])(
    'is about a week: %s',
    (typed) => {
      expect(isOfTheWeek(typed)).toBe(true);
    },
  );
});
