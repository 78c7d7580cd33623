import { withDenialsUppercased } from '../ingredients/read-list.ts';
import { dividedByLines, withLineEnds } from './line-ends.ts';
import { withoutLineBreaks } from './list-structure.ts';
import type { PrintedText } from './notices.ts';
import { asideRanges, type TextRange, traceRanges } from './passages.ts';
import { foldWithMap, withoutEntities } from './printed-text.ts';
import type { Vocabulary } from './vocabulary.ts';

/** Longer than any printed list: what stands behind is not read, and not known. */
export const MAX_LIST_LENGTH = 20_000;

/** The list folded, its statements about traces and what is no list apart, denied words in capitals; each as long as the whole. */
export type PreparedText = PrintedText & { readonly aside: string; readonly statements: readonly TextRange[] };

/** A printed text made ready for reading. */
export function prepareText(printed: string, names: Vocabulary): PreparedText {
  const { folded: asPrinted, at } = foldWithMap(withoutEntities(printed.slice(0, MAX_LIST_LENGTH)));
  // "o!io", "zout$": letters that a camera took for signs.
  const folded = withoutLineBreaks(asPrinted.replace(/(?<=[a-z])!(?=[a-z])/g, 'l').replace(/(?<=[a-z])\$/g, 's'), names);
  const aside = separated(folded, asideRanges(folded));
  const statements = traceRanges(aside.rest, withLineEnds(aside.rest, { printed, at }), { printed, at });
  const traces = separated(aside.rest, statements);
  return {
    printed,
    at,
    listed: dividedByLines(withDenialsUppercased(withLineEnds(traces.rest, { printed, at }))),
    traces: withoutFree(traces.separate),
    statements,
    aside: withDenialsUppercased(aside.separate),
    folded,
  };
}

/** "Nicht glutenfrei" means that gluten may be there. */
function withoutFree(traces: string): string {
  return traces.replace(/(?<=[a-z]{3})(?:frei|vrij)(?:e[rsnm]?)?(?![a-z])/g, (ending) => ' '.repeat(ending.length));
}

/** ranges taken out of a text, and the rest, with blanks in place of what is not there. */
function separated(text: string, ranges: readonly TextRange[]): { separate: string; rest: string } {
  if (ranges.length === 0) return { separate: '', rest: text };
  let separate = '';
  let rest = '';
  let done = 0;
  for (const { from, to } of ranges) {
    rest += text.slice(done, from) + ' '.repeat(to - from);
    separate += ' '.repeat(from - done) + text.slice(from, to);
    done = to;
  }
  return { separate, rest: rest + text.slice(done) };
}
