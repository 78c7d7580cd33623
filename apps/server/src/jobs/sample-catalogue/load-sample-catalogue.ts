/** Puts the foods that come with the software into the catalogue, once an edition. */
import { hash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Db } from '../../db/db.ts';
import { toRow } from '../../modules/foods/storage/food-row.ts';
import { hashText } from '../../modules/foods/storage/hash.ts';
import { createImportRepository } from '../food-import/import.repository.ts';
import { parseSampleFood } from './sample-food.ts';

const FOLDER = path.join(import.meta.dirname, '../../../catalogue');
/** Everybody knows these products: they come first among equals in a search. */
const POPULARITY = 100;

/**
 * Safe to call at every start and by several processes: an edition that is stored costs one look-up. Never replaces what an import
 * or the product database knows of a food.
 * @returns how many foods were new or changed
 */
export async function loadSampleCatalogue(db: Db, folder = FOLDER): Promise<number> {
  if (!existsSync(folder)) return 0;
  const names = (await readdir(folder)).filter((name) => name.endsWith('.jsonl')).sort();
  const texts = await Promise.all(names.map((name) => readFile(path.join(folder, name), 'utf8')));
  const repository = createImportRepository(db, Date.now);
  const fingerprint = `sample:${hash('sha256', texts.join('\n'), 'hex')}`;
  if (await repository.checkpoint(fingerprint)) return 0;
  const lines = texts.flatMap((text) => text.split('\n')).filter((line) => line.trim() !== '');
  const rows = lines.map((line) => toRow(parseSampleFood(line), { popularity: POPULARITY, hash: hashText(line) }));
  return repository.commit(rows, () => ({ fingerprint, file: 'sample catalogue', position: 0, counts: '{}', finishedAt: Date.now() }));
}
