import { describe, expect, it } from 'vitest';
import { restrictionsDeclaredIn } from './declared-restrictions.ts';

const unclear = (message: string) => restrictionsDeclaredIn([], message).declared.unclear;

describe('a pen of adrenaline', () => {
  it.each([
    'my son carries a pen',
    'my daughter has an epipen, is nutella ok',
    'he carries two EpiPens',
    'mein Kind hat einen EpiPen',
    'meine Tochter hat immer einen Pen dabei, welche Kekse?',
    'mon fils a un stylo d’adrénaline',
    'mi hija lleva adrenalina',
    'mio figlio ha l’autoiniettore',
    'a minha filha tem caneta de adrenalina',
    'mijn zoon heeft een epipen, mag hij nutella',
  ])('tells of a severe allergy that is asked after: %s', (message) => {
    expect(unclear(message)).toEqual([]);
  });

  it.each([
    'what is an epipen',
    'my son carries an insulin pen',
    'my son has no epipen',
    'does my score rise with an adrenaline rush',
    'my son likes nutella',
  ])('is not read in: %s', (message) => {
    expect(unclear(message)).toBeNull();
  });

  it('needs no question where the food is named', () => {
    const { declared } = restrictionsDeclaredIn([], 'my son has an epipen because of cashews');
    expect(declared.diets).toContain('cashew-free');
  });
});
