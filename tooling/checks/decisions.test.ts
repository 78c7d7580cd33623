import { expect, it } from 'vitest';
import { decisionProblems } from './decisions.mjs';

const RECORD = `# 001: one sum

2026-11-22 · accepted

**Context.** Two sums.

**Decision.** One sum.

**Alternatives.** Two that are compared.

**Consequences.** One place.
`;
const FILE = 'docs/decisions/001-one-sum.md';
const judge = (changes: Record<string, string>) => {
  const tree: Record<string, string> = { 'docs/decisions/README.md': '[001](001-one-sum.md)', [FILE]: RECORD, ...changes };
  return decisionProblems(Object.keys(tree), (file: string) => tree[file] ?? '');
};

it('a whole record, and code that cites it, have no problems', () => {
  expect(judge({ 'a.ts': '/** See docs/decisions/001. */' })).toEqual([]);
});

it('code and documents that cite a record which does not exist are named', () => {
  expect(judge({ 'a.ts': '/** See docs/decisions/002. */' })).toEqual(['a.ts cites decision 002, which does not exist']);
  expect(judge({ 'b.md': 'as docs/decisions/0001 says' })).toEqual(['b.md cites decision 0001, which does not exist']);
});

it('a record without one of its parts is named', () => {
  expect(judge({ [FILE]: RECORD.replace('**Alternatives.** ', '') })).toEqual([`${FILE} has no Alternatives`]);
});

it('a record needs a date, a status and its own number in the title', () => {
  expect(judge({ [FILE]: RECORD.replace('2026-11-22 · accepted', 'accepted') })).toEqual([
    `${FILE} has no date and status in its third line`,
  ]);
  expect(judge({ [FILE]: RECORD.replace('# 001', '# 002') })).toEqual([`${FILE} does not begin with its number and title`]);
});

it('a superseded record names the one that took its place', () => {
  const superseded = RECORD.replace('accepted', 'superseded by 002');
  expect(judge({ [FILE]: superseded })).toEqual([`${FILE} is superseded by 002, which does not exist`]);
  const successor = RECORD.replace('# 001', '# 002');
  const index = '[001](001-one-sum.md) [002](002-two-sums.md)';
  expect(judge({ [FILE]: superseded, 'docs/decisions/002-two-sums.md': successor, 'docs/decisions/README.md': index })).toEqual([]);
});

it('a record that the index does not link, and a number given twice, are named', () => {
  expect(judge({ 'docs/decisions/README.md': '' })).toEqual([`${FILE} is not in the index`]);
  const twin = 'docs/decisions/001-other.md';
  expect(judge({ [twin]: RECORD, 'docs/decisions/README.md': '[001](001-one-sum.md) [001](001-other.md)' })).toEqual([
    `${twin} has a number that is taken`,
  ]);
});
