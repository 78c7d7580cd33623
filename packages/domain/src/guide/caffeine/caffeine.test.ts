import { describe, expect, it } from 'vitest';
import { composeCaffeine } from './caffeine.ts';

const blockOf = (message: string, child: number | null = null) => {
  const block = composeCaffeine(message, child)?.blocks[0];
  return block?.kind === 'caffeine' ? block : null;
};

describe('caffeine', () => {
  it.each([
    ["quanta caffeina c'è in una lattina di Red Bull? ho 15 anni", 15, 'energy', 165],
    ["I'm 13, can I have coffee", 13, 'under', 135],
    ['mein Sohn ist 8 Jahre, darf er Kaffee', 8, 'over', 75],
    ['can my kid (9) drink monster', 9, 'energy', 84],
    ['fille de 12 ans, 50 kg, boisson énergisante ?', 12, 'energy', 150],
  ])('is weighed for somebody below 18: %s', (message, age, says, limit) => {
    expect(blockOf(message)?.young).toMatchObject({ age, says, limit });
  });

  it('is given for each drink, in its portion', () => {
    expect(blockOf('how much caffeine is in an espresso and a red bull')?.drinks).toMatchObject([
      { mg: 80, ml: 60 },
      { mg: 80, ml: 250 },
    ]);
  });

  it('is a matter of the child that was reported before', () => {
    expect(blockOf('and a red bull', 9)?.young?.says).toBe('energy');
  });

  it.each(['is coke ok for me', 'how much sugar in coke', 'coffee with milk', 'I am 34, red bull?'])(
    'is not what is asked: %s',
    (message) => {
      expect(blockOf(message)).toBeNull();
    },
  );
});
