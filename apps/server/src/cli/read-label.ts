import { readFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { isReadLanguage, READ_LANGUAGES } from '@labelwise/domain/reading';
import type { Figures, LabelReading } from '@labelwise/label-reader';
import { createLabelReader, type LabelResult } from '../adapters/label-reader/label-reader.ts';
import { endWithTheReader } from './json-lines.ts';

const USAGE = `Usage: npm run --silent read-label -- [--language ${READ_LANGUAGES.join('|')}] IMAGE…   JPEG, PNG or WebP`;
/** The files are the caller's own, so there is time on a slow machine, within a limit. */
const TIMEOUT_MS = 180_000;
const MAX_PIXELS = 60_000_000;

/**
 * `npm run --silent read-label -- IMAGE…`: one JSON line a file, in the order given: the columns of the nutrition table, each figure with
 * its state and its doubts, and the ingredient lists. The language given is that of the list to take first.
 */
async function main(args: readonly string[]): Promise<void> {
  const { values, positionals: files } = parseArgs({ args: [...args], options: { language: { type: 'string' } }, allowPositionals: true });
  const language = values.language ?? null;
  if (files.length === 0 || (language !== null && !isReadLanguage(language))) {
    process.stderr.write(`${USAGE}\n`);
    process.exitCode = 2;
    return;
  }
  endWithTheReader();
  const reader = createLabelReader({ timeoutMs: TIMEOUT_MS, maxPixels: MAX_PIXELS });
  for (const file of files) {
    process.stdout.write(
      `${JSON.stringify(await lineFor(file, (bytes) => reader.read(bytes, isReadLanguage(language) ? language : null)))}\n`,
    );
  }
  await reader.close();
}

async function lineFor(file: string, read: (bytes: Uint8Array) => Promise<LabelResult>): Promise<object> {
  try {
    const result = await read(await readFile(file));
    return result.kind === 'refused' ? { file, error: result.reason } : { file, ...shown(result.reading) };
  } catch (error) {
    return { file, error: error instanceof Error ? error.message : String(error) };
  }
}

/** Without the places in the picture; a figure that was not seen is left out, which is not the same as 0. */
function shown({ table, ingredients }: LabelReading): object {
  return {
    table:
      table === null
        ? null
        : {
            serving: table.serving?.size ?? null,
            columns: table.columns.map(({ basis, header, figures }) => ({ basis, header: header?.text ?? null, figures: seen(figures) })),
          },
    ingredients: ingredients.map(({ language, text, statements, mayBeCut }) => ({ language, text, statements, mayBeCut })),
  };
}

function seen(figures: Figures): object {
  return Object.fromEntries(
    Object.entries(figures).flatMap(([name, figure]) => {
      if (figure.state === 'missing') return [];
      const { place: _, ...rest } = figure;
      return [[name, rest]];
    }),
  );
}

await main(process.argv.slice(2));
