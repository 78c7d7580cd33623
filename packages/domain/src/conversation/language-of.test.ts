import { describe, expect, it } from 'vitest';
import { languageOf } from './index.ts';

describe('the language of a message', () => {
  it.each([
    ['en', 'How much sugar is in Coke?'],
    ['en', 'nutella'],
    ['en', 'is la vache qui rit healthy'],
    ['de', 'Wie viel Zucker ist in Nutella?'],
    ['de', 'Ich möchte nicht mehr leben'],
    ['fr', 'Combien de sucre dans le Nutella ?'],
    ['fr', 'Je n’ai plus envie de vivre'],
    ['es', '¿Cuánto azúcar tiene la Nutella?'],
    ['es', 'ya no quiero vivir'],
    ['es', 'soy vegano'],
    ['es', 'soy alérgica al marisco'],
    ['en', 'soy milk'],
    ['it', 'Quanto zucchero ha la Nutella?'],
    ['it', 'non voglio più vivere'],
    ['pt', 'Quanto açúcar tem a Nutella?'],
    ['pt', 'não quero mais viver'],
    ['nl', 'Hoeveel suiker zit er in Nutella?'],
    ['nl', 'ik wil niet meer leven'],
  ])('is %s: %s', (language, message) => {
    expect(languageOf(message)).toBe(language);
  });
});
