import { describe, expect, it } from 'vitest';
import { ownLimits, ownLimitsIn } from './own-limits.ts';

describe('a limit that was set for somebody', () => {
  it.each([
    ['my doctor says max 3 g of salt a day', 'salt', 3],
    ['o meu médico disse pra cortar pra 3 g de sal por dia, vê aí se aguento', 'salt', 3],
    ['Mein Arzt sagt höchstens 4 g Salz am Tag', 'salt', 4],
    ['the cardiologist limited me to 2000 mg of sodium', 'salt', 5],
    ['le médecin veut que je reste sous 5 grammes de sel', 'salt', 5],
    ['la dietista me dijo sal como máximo 4 g', 'salt', 4],
    ['mon néphrologue me limite à 1 litre de boisson par jour', 'fluids', 1],
    ['il cardiologo mi ha detto massimo 1,5 litri di liquidi al giorno', 'fluids', 1.5],
    ['ich darf nur anderthalb Liter trinken', 'fluids', 1.5],
    ['I have a fluid restriction of 1.2 l', 'fluids', 1.2],
    ['ik heb een vochtbeperking van 1,5 liter', 'fluids', 1.5],
    ['o médico só me deixa beber 800 ml de água', 'fluids', 0.8],
  ] as const)('is read: %s', (message, of, amount) => expect(ownLimitsIn(message)).toEqual([{ of, amount }]));

  it.each([
    'how much salt is 3 g',
    'is 6 g of salt a day too much?',
    'should I drink 2 litres of water a day',
    'how much salt in 100 g of feta',
    'my doctor says I should eat less salt',
    'wie viel Liter Wasser am Tag?',
  ])('is not what is asked in general: %s', (message) => expect(ownLimitsIn(message)).toEqual([]));

  it('holds until another is named', () => {
    expect(ownLimits(['my doctor says 3 g of salt a day', 'is feta ok', 'the doctor changed it to 4 g of salt'])).toEqual([
      { of: 'salt', amount: 4 },
    ]);
  });
});
