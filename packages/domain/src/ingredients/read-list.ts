import { blank, foldText } from '../lib/index.ts';
import { isDenied, withDenialsRaised } from './denials.ts';
import { TRACE_SENTENCE } from './statements.ts';
import { topLevelItems } from './top-level-items.ts';
import { type PlantDiet, unsuitableFor } from './unsuitable.ts';

/** An ingredient list as it is searched: folded, without what it only says is absent or possible. */
export type ReadList = {
  /** The whole list; what it only denies is in capitals. */
  readonly text: string;
  /** The first three top-level ingredients without their brackets. */
  readonly firstThree: string;
  /** The sentences about traces, cut out of `text`. */
  readonly traces: string;
  /** Diets that the pack says it does not suit. */
  readonly unsuitable: readonly PlantDiet[];
};

/** Twice the longest list that was ever seen; beyond it stands no ingredient list. */
const LONGEST = 20_000;

/** Reads a list as printed; sentences about traces are taken out and denied words raised first. */
export function readList(printed: string): ReadList {
  const folded = foldText(printed.slice(0, LONGEST)).replaceAll('_', ' ').replace(/\s+/g, ' ');
  const traces = folded.match(TRACE_SENTENCE) ?? [];
  const text = withDenialsRaised(traces.length === 0 ? folded : blank(TRACE_SENTENCE, folded));
  const items = topLevelItems(text).filter((item) => !isDenied(item));
  return { text, firstThree: items.slice(0, 3).join(', '), traces: traces.join(' '), unsuitable: unsuitableFor(folded) };
}
