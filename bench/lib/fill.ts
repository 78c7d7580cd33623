/** Fills a catalogue with generated foods, without the file reader: for benchmarks of the later steps. */

import { type DatabaseConfig, openDatabase } from '../../apps/server/src/db/open.ts';
import { createFoodsRepository } from '../../apps/server/src/modules/foods/foods.repository.ts';
import { projectDocument } from '../../apps/server/src/modules/foods/storage/project-document.ts';
import { documentAt } from './documents.ts';

const BATCH = 5000;

/** A database that holds foods already stays as it is. */
export async function fillCatalogue(config: DatabaseConfig, foods: number): Promise<void> {
  const db = await openDatabase(config.dialect === 'sqlite' ? { ...config, synchronous: 'NORMAL' } : config);
  if ((await db.read.selectFrom('food').select('id').limit(1).executeTakeFirst()) !== undefined) return db.close();
  const repository = createFoodsRepository(db);
  for (let from = 0; from < foods; from += BATCH) {
    const rows = Array.from({ length: Math.min(BATCH, foods - from) }, (_, at) =>
      projectDocument(documentAt(from + at), from + at + 1, 'import'),
    );
    await repository.save(rows.flatMap((row) => (row.ok ? [row.row] : [])));
  }
  if (db.dialect === 'postgres') await db.ask('vacuum analyze food');
  await db.close();
}
