import { existsSync, readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';

const FOLDER = new URL('../../../../../../shared/data/products/', import.meta.url);

/** Says in the test report why a group was skipped. */
export const NEEDS_PRODUCTS = 'needs ../shared/data/products beside the repository';

/** Records of a reference file, parsed; empty where the reference data is not beside the repository. */
export function referenceRecords(name: string): unknown[] {
  const file = new URL(name, FOLDER);
  if (!existsSync(file)) return [];
  const bytes = readFileSync(file);
  const text = (name.endsWith('.gz') ? gunzipSync(bytes) : bytes).toString('utf8').trim();
  return name.endsWith('.tsv') ? tableRows(text) : text.split('\n').map((line): unknown => JSON.parse(line));
}

function tableRows(text: string): unknown[] {
  const [header = '', ...lines] = text.split('\n');
  const names = header.split('\t');
  return lines.map((line) => Object.fromEntries(line.split('\t').map((value, at) => [names[at], value])));
}
