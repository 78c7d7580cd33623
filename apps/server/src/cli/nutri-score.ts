/** `npm run --silent nutri-score -- FILE.jsonl`: Nutri-Score 2023 of foods in the test-case format, one JSON line each. */
import { once } from 'node:events';
import { createReadStream } from 'node:fs';
import { createInterface } from 'node:readline';
import { computeNutriScore, readNutriScoreCase } from '@labelwise/domain/nutri-score';

const USAGE = 'Usage: npm run --silent nutri-score -- FILE.jsonl';

type Answer =
  | { id: string | null; computable: true; score: number; grade: string }
  | { id: string | null; computable: false; score: null; grade: null; reason: string; missing?: readonly string[] };

// The reader may stop early (`| head`): that is no failure.
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code !== 'EPIPE') throw error;
  process.exit(0);
});

const [file] = process.argv.slice(2);
if (file === undefined) {
  console.error(USAGE);
  process.exitCode = 2;
} else {
  process.exitCode = await answerFile(file);
}

/** @returns the exit code: 0 also with bad lines, 1 when the file cannot be read */
async function answerFile(path: string): Promise<number> {
  const input = createReadStream(path, 'utf8');
  try {
    await once(input, 'open');
  } catch (error) {
    console.error(`${path}: ${error instanceof Error ? error.message : String(error)}`);
    return 1;
  }
  for await (const line of createInterface({ input, crlfDelay: Number.POSITIVE_INFINITY })) {
    if (line.trim() === '') continue;
    // Writing faster than the reader takes it would keep the whole answer in memory.
    if (!process.stdout.write(`${JSON.stringify(answerTo(line))}\n`)) await once(process.stdout, 'drain');
  }
  return 0;
}

function answerTo(line: string): Answer {
  const reading = readNutriScoreCase(parse(line));
  if (!reading.ok) return { id: reading.id, computable: false, score: null, grade: null, reason: reading.reason };
  const result = computeNutriScore(reading.food);
  if (result.computable) return { id: reading.id, computable: true, score: result.points, grade: result.grade };
  const missing = result.missing.length > 0 ? { missing: result.missing } : {};
  return { id: reading.id, computable: false, score: null, grade: null, reason: result.reason, ...missing };
}

function parse(line: string): unknown {
  try {
    return JSON.parse(line.replace(/^\uFEFF/, ''));
  } catch {
    return null;
  }
}
