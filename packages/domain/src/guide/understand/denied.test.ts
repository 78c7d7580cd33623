import { describe, expect, it } from 'vitest';
import { deniedIn } from './denied.ts';
import { understandInContext } from './follow-up.ts';

describe('what a question denies', () => {
  it.each([
    ['something that is not crisps', [], ['crisps']],
    ['cookies not with milk or egg', ['dairy-free', 'egg-free'], ['milk']],
    ['no i want cheese', [], []],
    ['not only milk', [], []],
    ['anything other than chocolate', ['chocolate-free'], ['chocolate']],
    ['bread without sugar free sweets', [], []],
  ])('is found wherever it stands: %s', (question, diets, shelves) => {
    expect(deniedIn(question.split(' '))).toEqual({ diets, shelves });
  });

  it.each([
    ['algo de desayuno que no lleve ni leche ni huevo'],
    ['qualcosa a colazione che non abbia né latte né uova'],
    ['quelque chose pour le petit déj sans lait ni œufs'],
    ['etwas zum frühstück weder mit milch noch mit ei'],
    ['iets voor het ontbijt zonder melk noch ei'],
    ['algo para o pequeno almoço sem leite nem ovo'],
    ['something for breakfast with neither milk nor egg'],
  ])('is never what is looked for, of several in seven languages: %s', (question) => {
    const { intent } = understandInContext(question, []);
    if (intent.kind !== 'find') throw new Error(`read as ${intent.kind}`);
    const left = intent.criteria.flatMap((one) => (one.kind === 'diet' ? [one.diet] : []));
    expect(left).toEqual(expect.arrayContaining(['dairy-free', 'egg-free']));
    expect(intent.shelves).not.toContain('milk');
  });
});
