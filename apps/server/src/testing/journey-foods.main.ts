/**
 * `node journey-foods.main.ts FOLDER FILE`: a data folder with the sample foods and those of a file, all read and scored, as a server has
 * them some time after its first start. Made once, it spares every server of the journeys that work.
 */
import path from 'node:path';
import { openDatabase } from '../db/open.ts';
import { importFoods } from '../jobs/food-import/import-foods.ts';
import { startFoodReading } from '../jobs/food-reading/food-reading.ts';
import { loadSampleCatalogue } from '../jobs/sample-catalogue.ts';
import { systemClock } from '../lib/clock.ts';
import { newId } from '../lib/ids.ts';

const [folder = '', file = ''] = process.argv.slice(2);
const log = {
  debug: () => undefined,
  info: () => undefined,
  warn: (fields: object) => process.stderr.write(`${JSON.stringify(fields)}\n`),
};
const db = await openDatabase({ dialect: 'sqlite', file: path.join(folder, 'labelwise.db') });
await loadSampleCatalogue(db);
await importFoods(db, file);
// The reading holds no process up, which here ends with it.
const held = setInterval(() => undefined, 60_000);
await startFoodReading({ db, log, now: systemClock, newId, delayMs: 0, rest: 0 }).done;
clearInterval(held);
// All are read: nothing waits for a turn of its own.
await db.write((tx) => tx.deleteFrom('foodQueue').execute());
await db.close();
