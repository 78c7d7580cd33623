import { describe, expect, it } from 'vitest';
import { restrictionsDeclaredIn } from './declared-restrictions.ts';

describe('an illness that is spoken of', () => {
  it.each([
    ['I have P.K.U. Can I eat rice cakes?', ['phenylalanine-free', 'aspartame-free']],
    ['my daughter has PKU, is this safe for her?', ['phenylalanine-free', 'aspartame-free']],
    ['ma fille a une phénylcétonurie', ['phenylalanine-free', 'aspartame-free']],
    ['mi hijo tiene favismo, puede comer esto?', ['broad-bean-free']],
    ['He has MSUD', ['leucine-free']],
    ['My son has FPIES to rice and egg. Is it ok for him?', ['fpies-free', 'rice-free', 'egg-free']],
    ['Is the egg noodle safe with EoE?', ['eoe-free']],
  ])('binds as an allergy does: %s', (message, diets) => {
    expect(restrictionsDeclaredIn([], message).declared.diets).toEqual(diets);
  });

  it('binds meat and gelatine of mammals where it is alpha-gal syndrome', () => {
    expect(restrictionsDeclaredIn([], 'I have AGS. Is venison pie safe?').declared.diets).toContain('red-meat-free');
  });
});
