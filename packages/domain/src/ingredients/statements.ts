import { termSource } from '../lib/index.ts';
import { TRACE_OPENERS } from './statements.data.ts';

/** A sentence about traces, from its opening words to its full stop; on folded text. */
export const TRACE_SENTENCE = new RegExp(`(?<![a-z0-9])(?:${TRACE_OPENERS.map(termSource).join('|')})[^.]*(?:\\.|$)`, 'g');
