import { describe, expect, it } from 'vitest';
import { mayNameFood } from './may-name-food.ts';
import { understand } from './understand.ts';

const named = (question: string): readonly string[] => {
  const understood = understand(question);
  return understood.mentions.filter((mention) => mayNameFood(mention, understood));
};

describe('words that the catalogue has nothing for', () => {
  it.each([
    ['is zingabar healthy?', 'zingabar'],
    ['ist knusperino gesund?', 'knusperino'],
    ['how much sugar is in froopsy crunch', 'froopsy crunch'],
    ['cuánta sal tiene el crujimix', 'crujimix'],
    ['zit er suiker in knabbelfruit?', 'knabbelfruit'],
    ['froopsy', 'froopsy'],
  ])('may name a food: %s', (question, mention) => {
    expect(named(question)).toEqual([mention]);
  });

  it.each([
    'write an application for me',
    'my hands shake when i skip lunch',
    'ich krieg nachts immer wadenkrämpfe',
    'schreib eine bewerbung für mich',
    'à quelle heure ferme la boulangerie',
    'escríbeme un correo para mi profesora',
    'scrivi una mail al mio capo',
    'schrijf een brief aan mijn huisbaas',
    'does hard water harm the kidneys',
  ])('name none: %s', (question) => {
    expect(named(question)).toEqual([]);
  });
});
