import { once } from 'node:events';
import { createReadStream } from 'node:fs';
import { createInterface } from 'node:readline';
import { endWithTheReader } from './standard-output.ts';

/**
 * Answers every line of a JSONL file with one JSON line on standard output, in order and in a stream.
 * An empty line has no answer. `answer` gets `undefined` for a line that is no JSON.
 * @returns the exit code: 0 whatever the lines hold, 1 when the file cannot be read
 */
export async function answerLines(path: string, answer: (json: unknown) => object | Promise<object>): Promise<number> {
  endWithTheReader();
  const input = createReadStream(path, 'utf8');
  try {
    await once(input, 'open');
    for await (const line of createInterface({ input, crlfDelay: Number.POSITIVE_INFINITY })) {
      if (line.trim() === '') continue;
      // Writing faster than the reader takes it would keep the whole answer in memory.
      if (!process.stdout.write(`${JSON.stringify(await answer(parse(line)))}\n`)) await once(process.stdout, 'drain');
    }
    return 0;
  } catch (error) {
    console.error(`${path}: ${error instanceof Error ? error.message : String(error)}`);
    return 1;
  }
}

function parse(line: string): unknown {
  try {
    return JSON.parse(line.replace(/^\uFEFF/, ''));
  } catch {
    return undefined;
  }
}
