import { readFile } from 'node:fs/promises';
import { createBarcodeDecoder, type DecodeResult } from '../adapters/barcode-decoder/barcode-decoder.ts';
import { endWithTheReader } from './json-lines.ts';

/** The files are the caller's own, so there is time for a large one, within a limit. */
const TIMEOUT_MS = 20_000;
const MAX_PIXELS = 60_000_000;

type Line = { file: string; barcode: string | null; format: string | null; error?: string };

/**
 * `npm run --silent decode -- IMAGE…`: one JSON line a file, in the order given. `barcode` has 13 digits (8 for EAN-8,
 * 14 for a GTIN-14), UPC-E expanded; it is `null` where the picture shows no product barcode.
 */
async function main(files: readonly string[]): Promise<void> {
  if (files.length === 0) {
    process.stderr.write('Usage: npm run --silent decode -- IMAGE…\n');
    process.exitCode = 2;
    return;
  }
  endWithTheReader();
  const decoder = createBarcodeDecoder({ timeoutMs: TIMEOUT_MS, maxPixels: MAX_PIXELS });
  for (const file of files) process.stdout.write(`${JSON.stringify(await lineFor(file, (bytes) => decoder.decode(bytes)))}\n`);
  await decoder.close();
}

async function lineFor(file: string, decode: (bytes: Uint8Array) => Promise<DecodeResult>): Promise<Line> {
  try {
    return { file, ...columns(await decode(await readFile(file))) };
  } catch (error) {
    return { file, barcode: null, format: null, error: error instanceof Error ? error.message : String(error) };
  }
}

function columns(result: DecodeResult): Omit<Line, 'file'> {
  if (result.kind === 'refused') return { barcode: null, format: null, error: result.reason };
  if (result.kind !== 'product') return { barcode: null, format: null };
  const { gtin, format, raw } = result.barcode;
  return { barcode: format === 'EAN-8' ? raw : gtin, format };
}

await main(process.argv.slice(2));
