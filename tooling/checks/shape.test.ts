import { expect, it } from 'vitest';
import { shapeProblems } from './shape.mjs';

const lines = (count: number) => 'x\n'.repeat(count);
const judge = (tree: Record<string, number>) => shapeProblems(Object.keys(tree), (file: string) => lines(tree[file] ?? 0));

it('a tree of small, well-named files has no problems', () => {
  expect(judge({ 'a/one.ts': 40, 'a/one.test.ts': 59, 'a/facts.data.ts': 4000 })).toEqual([]);
});

it('a file over 300 lines is named', () => {
  expect(judge({ 'a/long.ts': 301, 'a/b.ts': 1, 'a/c.ts': 1 })).toEqual(['a/long.ts has 301 lines; 300 is the limit']);
});

it('a name that is not kebab-case is named', () => {
  expect(judge({ 'a/LongName.ts': 1 })).toEqual(['a/LongName.ts is not kebab-case']);
});

it('a line over 140 columns is named, unless one literal makes it long', () => {
  const long = (line: string) => shapeProblems(['a/b.ts'], () => `${line}\n`);
  expect(long(`// ${'word '.repeat(30)}`)).toEqual(['a/b.ts:1 has 153 columns; 140 is the limit']);
  expect(long(`const text = '${'word '.repeat(30)}';`)).toEqual([]);
  expect(long(`const pattern = /${'word|'.repeat(30)}/u;`)).toEqual([]);
});
