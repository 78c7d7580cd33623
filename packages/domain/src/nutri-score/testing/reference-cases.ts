import { existsSync, readFileSync } from 'node:fs';

const FOLDER = new URL('../../../../../../shared/data/nutriscore/', import.meta.url);

/** Says in the test report why a group was skipped. */
export const NEEDS_DATA = 'needs ../shared/data/nutriscore beside the repository';

export type ReferenceCase = {
  id: string;
  algorithm: string;
  expected: { computable: boolean; score: number | null; grade: string; negative_points?: number; positive_points?: number };
  agrees_with_rules: boolean | null;
};

export type ThresholdVector = { algorithm: string; component: string; value: number; points: number };

/** Worked cases of the 2023 algorithm; empty where the reference data is not beside the repository. */
export function referenceCases(): ReferenceCase[] {
  const cases: ReferenceCase[] = linesOf('nutriscore_cases.jsonl');
  return cases.filter(({ algorithm }) => algorithm === 'v2-2023');
}

export function thresholdVectors(): ThresholdVector[] {
  const vectors: ThresholdVector[] = linesOf('nutriscore_threshold_vectors.jsonl');
  return vectors.filter(({ algorithm }) => algorithm === 'v2-2023');
}

function linesOf(name: string) {
  const file = new URL(name, FOLDER);
  if (!existsSync(file)) return [];
  return readFileSync(file, 'utf8').trim().split('\n').map((line) => JSON.parse(line));
}
