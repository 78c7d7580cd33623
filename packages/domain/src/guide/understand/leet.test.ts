import { describe, expect, it } from 'vitest';
import { withoutLeet } from './leet.ts';

describe('digits that stand for letters', () => {
  it.each([
    ['1s nut3ll4 h34lthy', 'is nutella healthy'],
    ['h0w much sug4r 1n c0ke', 'how much sugar in coke'],
    ['im allerg1c to p34nuts', 'im allergic to peanuts'],
  ])('are read as these: %s', (message, read) => {
    expect(withoutLeet(message)).toBe(read);
  });

  it.each([
    'is e330 ok',
    'i weigh 40kg',
    'vitamin b12',
    'omega3',
    '7up',
    'G6PD',
    '3017620422003',
    'coke 0',
    'a 330ml can',
    '10k run',
    'h2o',
    'type 1 diabetes',
  ])('stay where they are numbers: %s', (message) => {
    expect(withoutLeet(message)).toBe(message);
  });
});
