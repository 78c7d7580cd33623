import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { documents } from './foods.data.ts';

const MAIN = join(import.meta.dirname, '../../apps/server/src/testing/journey-foods.main.ts');

/** Makes the data folder that servers of journeys start with: the sample foods, and foods that no catalogue has. Removed after the run. */
export default async function prepareFoods(): Promise<() => Promise<void>> {
  const folder = await mkdtemp(join(tmpdir(), 'labelwise-e2e-foods-'));
  const file = join(folder, 'foods.jsonl');
  await writeFile(file, documents.map((document) => JSON.stringify(document)).join('\n'));
  await promisify(execFile)(process.execPath, [MAIN, folder, file]);
  await rm(file);
  process.env['LABELWISE_JOURNEY_FOODS'] = folder;
  return () => rm(folder, { recursive: true, force: true });
}
