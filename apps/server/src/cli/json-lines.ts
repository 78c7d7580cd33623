import { once } from 'node:events';
import { createReadStream } from 'node:fs';
import { createInterface } from 'node:readline';

/** Where a command writes: the streams of its process, or others in its place. */
export type Output = { readonly stdout: NodeJS.WritableStream; readonly stderr: NodeJS.WritableStream };

/**
 * Answers every line of a JSONL file with one JSON line on standard output, in order and in a stream.
 * An empty line has no answer. `answer` gets `undefined` for a line that is no JSON.
 * @returns the exit code: 0 also with bad lines, 1 when the file cannot be read
 */
export async function answerLines(
  path: string,
  answer: (json: unknown) => object | Promise<object>,
  { stdout, stderr }: Output,
): Promise<number> {
  const input = createReadStream(path, 'utf8');
  try {
    await once(input, 'open');
    for await (const line of createInterface({ input, crlfDelay: Number.POSITIVE_INFINITY })) {
      if (line.trim() === '') continue;
      // Writing faster than the reader takes it would keep the whole answer in memory.
      if (!stdout.write(`${JSON.stringify(await answer(parse(line)))}\n`)) await once(stdout, 'drain');
    }
    return 0;
  } catch (error) {
    stderr.write(`${path}: ${error instanceof Error ? error.message : String(error)}\n`);
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

/** The reader may stop early (`| head`): that is no failure. */
export function endWithTheReader(): void {
  process.stdout.on('error', (error: NodeJS.ErrnoException) => {
    if (error.code !== 'EPIPE') throw error;
    process.exit(0);
  });
}
