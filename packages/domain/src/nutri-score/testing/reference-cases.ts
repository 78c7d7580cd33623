import { readFileSync } from 'node:fs';

const FOLDER = new URL('../../../fixtures/nutri-score/', import.meta.url);

export type ReferenceCase = {
  id: string;
  algorithm: string;
  expected: { computable: boolean; score: number | null; grade: string; negative_points?: number; positive_points?: number };
  agrees_with_rules: boolean | null;
};

export type ThresholdVector = { algorithm: string; component: string; value: number; points: number };

/** Worked cases of the 2023 algorithm. */
export function referenceCases(): ReferenceCase[] {
  const cases: ReferenceCase[] = linesOf('cases.jsonl');
  return cases.filter(({ algorithm }) => algorithm === 'v2-2023');
}

export function thresholdVectors(): ThresholdVector[] {
  const vectors: ThresholdVector[] = linesOf('threshold-vectors.jsonl');
  return vectors.filter(({ algorithm }) => algorithm === 'v2-2023');
}

function linesOf(name: string) {
  const file = new URL(name, FOLDER);
  return readFileSync(file, 'utf8')
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line));
}
