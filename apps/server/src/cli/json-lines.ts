import { once } from 'node:events';
import { createReadStream } from 'node:fs';
import { createInterface } from 'node:readline';
import { type FoodFacts, resolveFacts } from '@labelwise/domain/food';
import { isRecord, type UnknownRecord } from '@labelwise/domain/lib';

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

/** A line that cannot be answered says why; it never stops the file. */
export async function answered(json: unknown, answer: (fields: UnknownRecord) => object | Promise<object>): Promise<object> {
  if (json === undefined) return { id: null, error: 'This line is not JSON.' };
  if (!isRecord(json)) return { id: null, error: 'This line is not an object.' };
  try {
    return await answer(json);
  } catch (error) {
    return { id: idOf(json), error: error instanceof Error ? error.message : String(error) };
  }
}

/** The food of a line that is an Open Food Facts product; `null` for some other file, of which an answer would only look like one. */
export function factsOfProduct(fields: UnknownRecord): FoodFacts | null {
  const record = isRecord(fields['product']) ? fields['product'] : fields;
  const speaksOfFood = ['code', 'product_name', 'nutriments', 'ingredients_text', 'categories_tags'].some((key) => key in record);
  return speaksOfFood ? resolveFacts(fields) : null;
}

export function idOf(fields: UnknownRecord): unknown {
  return fields['id'] ?? fields['_id'] ?? codeOf(fields);
}

export function codeOf(fields: UnknownRecord): unknown {
  const product = fields['product'];
  return fields['code'] ?? (isRecord(product) ? product['code'] : undefined) ?? null;
}

export function textOf(fields: UnknownRecord, key: string): string | null {
  const value = fields[key];
  return typeof value === 'string' ? value : null;
}
