import { describe, expect, it } from 'vitest';
import { readCircumstances } from './circumstances.ts';
import { readStatements } from './read-statements.ts';

describe('a state and since when it holds, at the beginning of a message', () => {
  it.each([
    'coeliac since yesterday no clue where to start',
    'zöliakie seit gestern und keine ahnung',
    'celiaco da ieri, non so da dove partire',
    'coeliaque depuis hier je sais pas par ou commencer',
  ])('binds, whatever stands behind it: %s', (message) => {
    expect(readStatements(message).diets).toEqual(['gluten-free']);
  });

  it.each(['what is vegan since yesterday', 'is bread safe since last week'])('is not what a question says: %s', (message) => {
    expect(readStatements(message).diets).toEqual([]);
  });
});

it('an illness, too', () => {
  expect(readCircumstances('diabetic since last month totally lost').reported).toEqual([{ kind: 'condition', name: 'Diabetes' }]);
});
