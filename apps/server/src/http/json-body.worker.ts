import { parentPort } from 'node:worker_threads';
import { answerJobs } from '../lib/thread.ts';
import { type BodyJob, type PiecesAnswer, readBodyInPieces } from './read-body.ts';

/** Runs in a thread of its own: large bodies are checked and parsed here. */
answerJobs<BodyJob, PiecesAnswer>(parentPort, readBodyInPieces, (answer) =>
  answer.kind === 'read' && answer.picture !== null ? [answer.picture.buffer] : [],
);
