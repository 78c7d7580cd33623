import { expect, it } from 'vitest';
import type { Diet } from '../diets/index.ts';
import { suitability } from '../matching/index.ts';
import { foodOf } from '../matching/testing/food-of.ts';

const answer = (lang: string, ingredientsText: string, diet: Diet): { answer: string; traces: boolean } => {
  const given = suitability(foodOf({ lang, ingredientsText }), diet);
  return { answer: given.answer, traces: given.traces };
};

it.each([
  ['de', 'Mais, Salz. Kann Spuren von Erd- und Haselnüssen enthalten.', 'peanut-free'],
  ['de', 'Mais, Salz. Kann Erd-, Hasel- und Cashewnüsse enthalten.', 'peanut-free'],
  ['de', 'Mais, Salz. Kann Spuren von Wal- und Erdnüssen enthalten.', 'nut-free'],
  ['de', 'Mais, Salz. Kann Spuren von Hasel- u. Erdnüssen enthalten.', 'nut-free'],
  ['nl', 'Rijst, zout. Kan sporen van aard- en hazelnoten bevatten.', 'peanut-free'],
] as const)('a warning names what it prints without its ending: %s "%s" (%s)', (lang, list, diet) => {
  const given = answer(lang, list, diet);
  expect(given.answer !== 'yes' || given.traces).toBe(true);
});

it.each([
  ['de', 'Mais, Erd- und Haselnüsse', 'peanut-free'],
  ['de', 'Mais, Erd-/Haselnüsse', 'peanut-free'],
] as const)('a list holds what it prints without its ending: %s "%s" (%s)', (lang, list, diet) => {
  expect(answer(lang, list, diet).answer).toBe('no');
});

it.each([
  ['de', 'Reis, Mais- und Olivenöl, Salz', 'nut-free'],
  ['de', 'Reis, Hafer- und Roggenflocken, Salz', 'peanut-free'],
  ['de', 'Ohne Erd- und Haselnüsse. Reis, Salz', 'peanut-free'],
] as const)('other words that share an ending, and what is denied, stand against nothing: %s "%s" (%s)', (lang, list, diet) => {
  expect(answer(lang, list, diet)).toEqual({ answer: 'yes', traces: false });
});
