import { describe, expect, it } from 'vitest';
import { readStatements } from './read-statements.ts';

describe('what each of several people leaves out', () => {
  it.each([
    ['Meine Tochter ist gegen Erdnüsse allergisch, mein Sohn gegen Milch', 'peanut-free', 'dairy-free'],
    ['Meine Tochter ist gegen Erdnüsse und mein Sohn gegen Milch allergisch', 'peanut-free', 'dairy-free'],
    ['mon fils est allergique aux arachides et ma fille au lait', 'peanut-free', 'dairy-free'],
    ['my son is allergic to peanuts, my daughter to milk', 'peanut-free', 'dairy-free'],
    ['mi hijo es alérgico a los cacahuetes y mi hija a la leche', 'peanut-free', 'dairy-free'],
    ['mio figlio è allergico alle arachidi, mia figlia al latte', 'peanut-free', 'dairy-free'],
    ['mijn zoon is allergisch voor pinda, mijn dochter voor melk', 'peanut-free', 'dairy-free'],
    ["Tom is celiac, Lisa can't have milk", 'gluten-free', 'dairy-free'],
    ['Tom ist Zöliakist, Lisa verträgt keine Milch', 'gluten-free', 'dairy-free'],
    ['Ana es celíaca y Luis no puede tomar leche', 'gluten-free', 'dairy-free'],
  ])('binds: %s', (message, ...diets) => {
    expect(readStatements(message).diets).toEqual(expect.arrayContaining(diets));
  });

  it('is nothing where it is denied', () => {
    expect(readStatements('Mein Sohn ist gegen Erdnüsse allergisch, nicht gegen Milch').diets).toEqual(['peanut-free']);
  });

  it('binds behind a question of another food', () => {
    expect(readStatements('was ist gesünder, Nutella oder Erdnussbutter? Ich bin gegen Erdnüsse allergisch').diets).toEqual([
      'peanut-free',
    ]);
    expect(readStatements('qu’est-ce qui est mieux ? Je suis allergique aux arachides').diets).toEqual(['peanut-free']);
    expect(readStatements('what is lactose intolerance?').diets).toEqual([]);
  });
});
