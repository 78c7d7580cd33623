import { expect, it } from 'vitest';
import { twoQuestionsIn } from './two-questions.ts';

it.each([
  ['is hummus healthy and how long does it keep', 'is hummus healthy', 'and how long does it keep'],
  ['Ist Twix vegan oder enthält es Palmöl?', 'Ist Twix vegan', 'oder enthält es Palmöl?'],
  ['le mars contient du gluten ? et combien de calories ?', 'le mars contient du gluten ?', 'et combien de calories ?'],
  ['¿el twix lleva leche, cuánta sal tiene?', '¿el twix lleva leche', 'cuánta sal tiene?'],
  ['is the marshmallow all right for Mia? And the boy?', 'is the marshmallow all right for Mia?', 'And the boy?'],
])('two questions of a message stand apart: %s', (message, first, second) => {
  expect(twoQuestionsIn(message)).toEqual([first, second]);
});

it.each(['does it have milk, nuts or soy', 'Twix oder Mars?', 'which yogurt is best for me'])('one question is one: %s', (message) => {
  expect(twoQuestionsIn(message)).toBeNull();
});
