import { describe, expect, it } from 'vitest';
import { understand } from './understand.ts';
import { youngSlimming } from './young-slimming.ts';

describe('slimming under 18', () => {
  it.each([
    'im 14 and want to get really skinny',
    'ich bin 13 und will 15 kilo abnehmen was darf ich essen',
    'j’ai 16 ans je veux maigrir',
    'tengo 15 años y quiero adelgazar, qué ceno',
    'ho 14 anni voglio dimagrire',
    'tenho 13 anos quero emagrecer',
    'ik ben 12 en wil afvallen',
    '16 here, need to lose 5 kilos, what snacks',
  ])('is answered by what a body needs that grows: %s', (message) => {
    expect(youngSlimming(message)).toBe('teen_diet');
    expect(understand(message).intent).toMatchObject({ kind: 'general', id: 'teen_diet' });
  });

  it.each(['my daughter is 15 and wants to lose weight', 'mein Sohn (9) ist zu dick'])(
    'of somebody else’s child is for the family: %s',
    (message) => {
      expect(youngSlimming(message)).toBe('kids_weight');
    },
  );

  it.each([
    'im 42 and want to lose weight',
    'want to lose the baby weight, 9 months on',
    'tengo 16 años y estoy muy flaco cómo subo de peso',
    'i want to lose 14 kg',
    'im 14 weeks pregnant, is losing weight normal',
    'im 16 and love crisps, which are best',
  ])('is not read in: %s', (message) => {
    expect(youngSlimming(message)).toBeNull();
  });
});
