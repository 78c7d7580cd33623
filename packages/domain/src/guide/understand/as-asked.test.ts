import { describe, expect, it } from 'vitest';
import { portionTyped } from '../amounts/portions.ts';
import { understand } from './understand.ts';

describe('a way to ask that stands for another', () => {
  it.each([
    ['give me something else for that tofu', 'swap'],
    ['geef me iets anders voor die tofu', 'swap'],
    ['gib mir was anderes für den tofu', 'swap'],
    ['give me something else for dinner', 'find'],
  ])('%s is a %s', (typed, kind) => {
    expect(understand(typed).intent.kind).toBe(kind);
  });

  it('asks for no additives with a verb too', () => {
    expect(understand('which crisps dont have additives').criteria).toEqual([{ kind: 'no additives' }]);
  });

  it('wants little of what is not to be plenty', () => {
    expect(understand("what instead of a mars bar that isn't full of sugar").criteria).toEqual([
      { kind: 'amount', name: 'Sugar', side: 'low' },
    ]);
  });

  it.each([
    ['how many teaspoons of sugar in a can of coke', { kind: 'servings', count: 1, millilitres: 330 }],
    ['wie viele Teelöffel Zucker in einer Dose Cola', { kind: 'servings', count: 1, millilitres: 330 }],
  ])('counts in spoons, and of no spoonful: %s', (typed, portion) => {
    expect(portionTyped(typed)).toEqual(portion);
  });

  it('looks for what is to hold less than an amount, which is no amount of a food', () => {
    expect(understand('con meno di 5 g di zuccheri').intent.kind).toBe('find');
  });
});
