import { describe, expect, it } from 'vitest';
import { askedOfAnother } from './of-another.ts';

const asked = (...messages: readonly string[]) => messages.map((content) => ({ role: 'user' as const, content }));

describe('a few words that name another food', () => {
  it.each([
    ['is quinoa gluten free', 'and couscous?', 'is couscous gluten free'],
    ['il farro è senza glutine', 'e il miglio', 'il miglio è senza glutine'],
    ['sind linsen glutenfrei', 'nein ich meine buchweizen nicht bulgur', 'sind buchweizen glutenfrei'],
    ['is spelt glutenvrij', 'en boekweit', 'is boekweit glutenvrij'],
    ['how many calories in an apple', 'raisins, not grapes', 'how many calories in an raisins'],
    ['can dogs have onions', 'and cooked onions', 'can dogs have cooked onions'],
    ['is white rice bad for diabetes', 'and brown', 'is brown rice bad for diabetes'],
    ['cuánto dura la leche abierta', 'y el yogur', 'cuánto dura la yogur abierta'],
  ])('ask the same of it: %s → %s', (before, message, full) => {
    expect(askedOfAnother(message, asked(before))).toBe(full);
  });

  it('goes on over a food between, and over acts', () => {
    expect(askedOfAnother('and millet', asked('is quinoa gluten free', 'and couscous?', 'ok'))).toBe('is millet gluten free');
  });

  it.each([
    ['is nutella vegan', 'and honey'],
    ["i'm allergic to nuts", 'soy'],
    ['i have a soy allergy', 'and nuts?'],
    ['is quinoa gluten free', 'and how do i cook millet'],
    ['what can i cook tonight', 'and rice'],
    ['is quinoa gluten free', 'and persipan'],
  ])('leaves as it is what asks something else: %s → %s', (before, message) => {
    expect(askedOfAnother(message, asked(before))).toBeNull();
  });
});
