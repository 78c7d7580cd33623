import { expect, it } from 'vitest';
import { specMapProblems } from './spec-map.mjs';

const files: Record<string, string> = { 'a.ts': '', 'a.test.ts': "it('adds up', () => {})" };
const judge = (text: string, known: Set<string> | null = null) =>
  specMapProblems(
    text,
    (file: string) => file in files,
    (file: string) => files[file] ?? '',
    known,
  );

it('a line that names an existing file and test is right', () => {
  expect(judge('C-001 | a.ts | a.test.ts › adds up')).toEqual([]);
});

it('a missing file, a missing test, a repeated and an unknown id are each named', () => {
  expect(judge('C-001 | b.ts | a.test.ts')).toEqual(['C-001: b.ts does not exist']);
  expect(judge('C-001 | a.ts | a.test.ts › subtracts')).toEqual(['C-001: a.test.ts has no test "subtracts"']);
  expect(judge('C-001 | a.ts | a.test.ts\nC-001 | a.ts | a.test.ts')).toEqual(['C-001 stands twice']);
  expect(judge('C-999 | a.ts | a.test.ts', new Set(['C-001']))).toEqual(['C-999 is no row of the inventory']);
});

it('a line in another form is named', () => {
  expect(judge('C-001 a.ts')).toEqual(['not readable: C-001 a.ts']);
});

it('other maps have ids of their own, and prose between the lines is none', () => {
  const quality = (text: string) =>
    specMapProblems(
      text,
      (file: string) => file in files,
      (file: string) => files[file] ?? '',
      new Set(['F1']),
      /^[FSMU]\d+(?= \|)/,
    );
  expect(quality('Faults are hard.\nF1 | a.ts | a.test.ts › adds up')).toEqual([]);
  expect(quality('F1 | a.ts | a.test.ts › subtracts\nS99 | a.ts | a.test.ts')).toEqual([
    'F1: a.test.ts has no test "subtracts"',
    'S99 is no row of the inventory',
  ]);
});
