import { describe, expect, it } from 'vitest';
import { understandInContext } from '../understand/follow-up.ts';
import { tellsOfLostPregnancy } from './pregnancy-lost.ts';

describe('a pregnancy that was lost', () => {
  it.each([
    "sorry i lost the baby, so that doesn't count any more",
    'had a miscarriage last week',
    'ich hab das Baby verloren',
    "j'ai fait une fausse couche",
    'perdí al bebé',
    'ho perso il bambino',
    'perdi o bebé',
    'ik had een miskraam',
  ])('is heard, and holds no longer: %s', (message) => {
    expect(tellsOfLostPregnancy(message)).toBe(true);
    const { declared } = understandInContext(message, [], ["I'm pregnant, 9 weeks"]);
    expect(declared.circumstances.map(({ kind }) => kind)).not.toContain('pregnancy');
  });

  it.each(['can pineapple cause a miscarriage', 'i lost the baby weight', 'lost my baby monitor', 'kann Lakritz eine Fehlgeburt auslösen'])(
    'is not what is asked or mislaid: %s',
    (message) => {
      expect(tellsOfLostPregnancy(message)).toBe(false);
    },
  );
});
