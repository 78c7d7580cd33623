import { parentPort, workerData } from 'node:worker_threads';
import * as z from 'zod/mini';
import { makeBackup } from './backup.ts';

/** One backup, in a thread of its own; says null when it is there, else the reason. */
const { database, file } = z.object({ database: z.string(), file: z.string() }).parse(workerData);
try {
  await makeBackup(database, file);
  parentPort?.postMessage(null, []);
} catch (error) {
  parentPort?.postMessage(error instanceof Error ? error.message : String(error), []);
}
