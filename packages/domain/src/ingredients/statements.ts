import { termSource } from '../lib/index.ts';
import { NEGATIONS, TRACE_OPENERS } from './statements.data.ts';

/** A sentence about traces, from its opening words to its full stop; on folded text. */
export const TRACE_SENTENCE = new RegExp(`(?<![a-z0-9])(?:${TRACE_OPENERS.map(termSource).join('|')})[^.]*(?:\\.|$)`, 'g');

/** Words that are only there to be denied; "#" in the table stands for one to three words. */
export const NEGATION = new RegExp(
  `(?<![a-z0-9])(?:${NEGATIONS.map((term) => termSource(term).replaceAll(' #', "(?: [a-z'-]+){1,3}")).join('|')})(?![a-z0-9])`,
  'g',
);
