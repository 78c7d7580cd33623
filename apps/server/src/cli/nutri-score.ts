/** `npm run --silent nutri-score -- FILE.jsonl`: Nutri-Score 2023 of foods in the test-case format, one JSON line each. */
import { computeNutriScore, readNutriScoreCase } from '@labelwise/domain/nutri-score';
import { answerLines, endWithTheReader } from './json-lines.ts';

const USAGE = 'Usage: npm run --silent nutri-score -- FILE.jsonl';

type Answer =
  | { id: string | null; computable: true; score: number; grade: string }
  | { id: string | null; computable: false; score: null; grade: null; reason: string; missing?: readonly string[] };

const [file] = process.argv.slice(2);
if (file === undefined) {
  console.error(USAGE);
  process.exitCode = 2;
} else {
  endWithTheReader();
  process.exitCode = await answerLines(file, answerTo, process);
}

function answerTo(json: unknown): Answer {
  const reading = readNutriScoreCase(json ?? null);
  if (!reading.ok) return { id: reading.id, computable: false, score: null, grade: null, reason: reading.reason };
  const result = computeNutriScore(reading.food);
  if (result.computable) return { id: reading.id, computable: true, score: result.points, grade: result.grade };
  const missing = result.missing.length > 0 ? { missing: result.missing } : {};
  return { id: reading.id, computable: false, score: null, grade: null, reason: result.reason, ...missing };
}
