import { describe, expect, it } from 'vitest';
import { asksOfTraces, asksWhetherHeld } from './asks-held.ts';

describe('asking whether something is in a food', () => {
  it.each([
    'does marmite have gluten in it',
    'is there egg in this',
    'contains milk?',
    'ist da Milch drin',
    'hat Marmite Gluten',
    'y a-t-il du lait dedans',
    'ça contient des œufs ?',
    'lleva leche',
    'hay nueces en nutella',
    "c'è latte nel babybel",
    'ci sono uova',
    'tem leite no babybel',
    'zit er melk in',
    'bevat dit noten',
  ])('%s', (question) => {
    expect(asksWhetherHeld(question)).toBe(true);
  });

  it.each([
    'is it gluten free',
    'does it come without milk',
    'ist das glutenfrei',
    "c'est sans lait ?",
    'es vegano',
    'è senza uova',
    'tem versão sem leite',
    'is dit glutenvrij',
    'is there a halal one',
  ])('not where it asks whether the food does without: %s', (question) => {
    expect(asksWhetherHeld(question)).toBe(false);
  });
});

it.each([
  'are there traces of nuts in it',
  'sind da Spuren von Haselnuss drin',
  'y a des traces de noisettes ?',
  'lleva trazas de nuez',
  'ci sono tracce di nocciola',
  'tem vestígios de avelã',
  'zitten er sporen van noten in',
])('asks of traces: %s', (question) => {
  expect(asksOfTraces(question)).toBe(true);
});
