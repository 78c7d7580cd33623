import { PassThrough } from 'node:stream';
import { text } from 'node:stream/consumers';
import type { Output } from '../cli/json-lines.ts';

/** What a command writes, and its exit code, without a process of its own, whose start takes longer than most of what commands do. */
export async function outputOf(run: (output: Output) => Promise<number>): Promise<{ code: number; output: string; errors: string }> {
  const [stdout, stderr] = [new PassThrough(), new PassThrough()];
  const written = Promise.all([text(stdout), text(stderr)]);
  const code = await run({ stdout, stderr }).finally(() => {
    stdout.end();
    stderr.end();
  });
  const [output, errors] = await written;
  return { code, output, errors };
}

/** The same of a command that answers with JSON lines. */
export async function linesOf(
  run: (output: Output) => Promise<number>,
): Promise<{ code: number; lines: ReturnType<typeof JSON.parse>[]; errors: string }> {
  const { code, output, errors } = await outputOf(run);
  const lines = output.split('\n').filter((line) => line !== '');
  return { code, lines: lines.map((line): unknown => JSON.parse(line)), errors };
}
