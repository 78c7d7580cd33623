import { ALLERGY_CHIPS, allergyText } from '@labelwise/domain/diets';
import { expect, it } from 'vitest';
import { isAllergySelection, selectionWords } from './choice-text.ts';

it.each(ALLERGY_CHIPS.map((chip) => [chip.label, chip] as const))('the stored texts of %s are known as an allergy', (label, chip) => {
  expect([false, true].map((strict) => selectionWords(allergyText(chip, strict)))).toEqual([
    `${label} allergy`,
    `${label} allergy, strict`,
  ]);
  expect(isAllergySelection(allergyText(chip, true))).toBe(true);
});

it('any other selection stands as it was typed', () => {
  expect([isAllergySelection('peanut allergy'), selectionWords('peanut allergy')]).toEqual([false, 'peanut allergy']);
});
