import { describe, expect, it } from 'vitest';
import { readCircumstances } from './circumstances.ts';
import { readStatements } from './read-statements.ts';

describe('what is denied, and not in earnest', () => {
  it.each([
    ["people think I'm not allergic to nuts but I am", 'nut-free'],
    ['mein Arzt meint ich hätte keine Zöliakie mehr, aber der Test war positiv', 'gluten-free'],
    ['had ik maar geen coeliakie', 'gluten-free'],
    ["imagine I'm not allergic to nuts, what snack would you give me?", 'nut-free'],
    ["my daughter isn't allergic to nuts any more, says grandma", 'nut-free'],
    ['I used to think I was not allergic to milk', 'dairy-free'],
    ["I wish I weren't celiac", 'gluten-free'],
    ['meine Oma sagt ich bin nicht mehr gegen Nüsse allergisch', 'nut-free'],
    ['ma mère dit que je ne suis plus allergique aux noix', 'nut-free'],
    ['magari non fossi celiaco', 'gluten-free'],
    ['quem me dera não ser celíaco', 'gluten-free'],
  ])('binds: %s', (message, diet) => {
    const { diets, retracted } = readStatements(message);
    expect(diets).toContain(diet);
    expect(retracted).toEqual([]);
  });

  it('takes nothing back on a condition', () => {
    expect(readStatements("if I weren't celiac could I eat crispbread?").retracted).toEqual([]);
    expect(readCircumstances("if I'm not pregnant, may I have brie?").withdrawn).toEqual([]);
    expect(readCircumstances("my mother says I'm not pregnant").withdrawn).toEqual([]);
  });

  it('takes back what is meant, and what a doctor found', () => {
    expect(readStatements("I'm not allergic to nuts any more").retracted).toContain('nut-free');
    expect(readStatements('mein Arzt sagt, ich habe keine Zöliakie mehr').retracted).toEqual(['gluten-free']);
    expect(readCircumstances("I'm not pregnant any more").withdrawn).toEqual([{ kind: 'pregnancy' }]);
  });
});
