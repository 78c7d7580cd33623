import { describe, expect, it } from 'vitest';
import { asksHowMuchToDrink } from './to-drink.ts';

describe('how much somebody has to drink', () => {
  it.each([
    'how much should he drink',
    'how much water does she need to drink a day?',
    'wie viel sollte er trinken',
    'Wie viel Wasser muss er am Tag trinken?',
    'combien doit-il boire ?',
    '¿cuánto debe beber?',
    'quanto deve bere',
    'e quanto deve beber por dia?',
    'hoeveel moet hij drinken?',
  ])('is asked: %s', (message) => expect(asksHowMuchToDrink(message)).toBe(true));

  it.each([
    'how much coffee can i drink',
    'how much does it drink up',
    'wie viel Kaffee darf ich trinken',
    'can he drink it',
    'quanto caffè posso bere',
  ])('is not asked: %s', (message) => expect(asksHowMuchToDrink(message)).toBe(false));
});
