import { expect, it } from 'vitest';
import { retiredWordProblems } from './retired-words.mjs';

const problems = (source: string, file = 'a/b.ts') =>
  retiredWordProblems(file, source).map((problem: string) => problem.replace(/;.*$/u, ''));

it('a retired word is found as a part of a name, in any case of its letters', () => {
  expect(problems('const laterTold = 1;')).toEqual(['a/b.ts:1 laterTold: "told" is retired']);
  expect(problems('\nconst MAX_KEPT = 1;')).toEqual(['a/b.ts:2 MAX_KEPT: "kept" is retired']);
  expect(problems('const keptself = 1, unkept = 2, toldo = 3;')).toEqual([]);
});

it('a name with a plain use of its parts is found as a whole only', () => {
  expect(problems('const MOST = 3; const MOST_UNKNOWN = 4; const almost = 5;')).toEqual(['a/b.ts:1 MOST: "MOST" is retired']);
});

it('comments are read, but for what they quote', () => {
  expect(problems('/** What he wrote. */')).toEqual(['a/b.ts:1 he: "he" is retired']);
  expect(problems('/** The column `told` and the word "kept". */ // a well-kept list')).toEqual([]);
});

it('test titles are read; other texts are not', () => {
  expect(problems("it('is kept', () => {});", 'a/b.test.ts')).toEqual(['a/b.test.ts:1 kept: "kept" is retired']);
  expect(problems("it.each([1])(\n  'is %i told',\n () => {});", 'a/b.test.ts')).toEqual(['a/b.test.ts:2 told: "told" is retired']);
  expect(problems("const text = 'He kept it';", 'a/b.test.ts')).toEqual([]);
});

it('patterns are not read: they hold words of members', () => {
  expect(problems('const forms = [/\\b(?:told me|he is) /u, /[/]kept/];')).toEqual([]);
  expect(problems('const share = total / kept / parts;')).toEqual(['a/b.ts:1 kept: "kept" is retired']);
});

it('paths are read', () => {
  expect(problems('', 'a/kept-scan.ts')).toEqual(['a/kept-scan.ts: "kept" is retired']);
  expect(problems('', 'a/unkept.ts')).toEqual([]);
});

it('documents are read, but for what they quote and the tests that they name', () => {
  expect(problems('What is kept.\n\n`kept` and "he", told\n[^1]: `a.test.ts` › is kept\n', 'docs/a.md')).toEqual([
    'docs/a.md:1 kept: "kept" is retired',
  ]);
  expect(problems('```sh\nkept\n```\n', 'docs/a.md')).toEqual([]);
});

it('style sheets are read: their comments and the names of their classes', () => {
  expect(problems('/* Room is kept. */\n.newsList { color: red; }\n', 'a/b.css')).toEqual([
    'a/b.css:1 kept: "kept" is retired',
    'a/b.css:2 newsList: "news" is retired',
  ]);
});

it('a verb that once named a saved food is found where it is a noun again', () => {
  expect(problems('// A device keeps the list. It is held here.')).toEqual([]);
  expect(problems('// Each keep is one of the held foods.')).toEqual([
    'a/b.ts:1 Each keep: "each keep" is retired',
    'a/b.ts:1 held foods: "held foods" is retired',
  ]);
});
