import { foldText } from '../../lib/index.ts';
import { blank, termSource } from '../pattern.ts';
import { NEGATIONS, TRACE_OPENERS } from './statements.data.ts';
import { topLevelItems } from './top-level-items.ts';

/** An ingredient list as it is searched: folded, without what it only says is absent or possible. */
export type ReadList = {
  /** The whole list. */
  readonly text: string;
  /** The first three top-level ingredients without their brackets. */
  readonly firstThree: string;
  /** The sentences about traces, cut out of `text`. */
  readonly traces: string;
};

const TRACE_SENTENCE = new RegExp(`(?<![a-z0-9])(?:${TRACE_OPENERS.map(termSource).join('|')})[^.]*(?:\\.|$)`, 'g');
// "#" stands for one to three words.
const NEGATION = new RegExp(
  `(?<![a-z0-9])(?:${NEGATIONS.map((term) => termSource(term).replaceAll(' #', "(?: [a-z'-]+){1,3}")).join('|')})(?![a-z0-9])`,
  'g',
);

/** Reads a list as printed; whole sentences about traces and negated words are taken out first (scoring model, section 4). */
export function readList(printed: string): ReadList {
  const folded = foldText(printed).replaceAll('_', ' ').replace(/\s+/g, ' ');
  const traces = folded.match(TRACE_SENTENCE) ?? [];
  const text = blank(NEGATION, blank(TRACE_SENTENCE, folded));
  return { text, firstThree: topLevelItems(text).slice(0, 3).join(', '), traces: traces.join(' ') };
}
