/** Thread that reads posted foods: their lists are written by strangers, and some take longer than anybody should wait. */
import { parentPort } from 'node:worker_threads';

import { answerJobs } from '../../lib/thread.ts';
import { factsOfRequest } from './request-facts.ts';

answerJobs(parentPort, factsOfRequest);
