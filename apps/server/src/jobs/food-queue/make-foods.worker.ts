/** Thread that makes foods of records that wait. */
import { parentPort } from 'node:worker_threads';
import { answerJobs } from '../../lib/thread.ts';
import { type MadeRecord, type PackedRecords, unpackBlock } from '../../modules/foods/storage/source-record.ts';

answerJobs(parentPort, (block: PackedRecords): MadeRecord[] => unpackBlock(block));
