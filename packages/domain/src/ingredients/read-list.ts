import { blank, foldText } from '../lib/index.ts';
import { NEGATION, TRACE_SENTENCE } from './statements.ts';
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

/** Twice the longest list that was ever seen; beyond it stands no ingredient list. */
const LONGEST = 20_000;

/** Reads a list as printed; whole sentences about traces and negated words are taken out first (scoring model, section 4). */
export function readList(printed: string): ReadList {
  const folded = foldText(printed.slice(0, LONGEST)).replaceAll('_', ' ').replace(/\s+/g, ' ');
  const traces = folded.match(TRACE_SENTENCE) ?? [];
  const text = blank(NEGATION, blank(TRACE_SENTENCE, folded));
  return { text, firstThree: topLevelItems(text).slice(0, 3).join(', '), traces: traces.join(' ') };
}
