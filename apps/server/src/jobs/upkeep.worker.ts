import { parentPort, workerData } from 'node:worker_threads';
import * as z from 'zod/mini';
import { checkFile, vacuumFile } from './upkeep.ts';

/** One task on a SQLite file, in a thread of its own; says what came of it, or why nothing did. */
const { file, task } = z.object({ file: z.string(), task: z.enum(['check', 'vacuum']) }).parse(workerData);
try {
  parentPort?.postMessage({ done: task === 'check' ? checkFile(file) : vacuumFile(file) }, []);
} catch (error) {
  parentPort?.postMessage({ failure: error instanceof Error ? error.message : String(error) }, []);
}
