import { foldText } from '../lib/index.ts';

/** Folded text that still knows where each of its signs stood in the printed one (`at`, one longer than the text). */
export type MappedText = { readonly folded: string; readonly at: readonly number[] };

/** Setting off that ends before its word does ("_lai_t"). */
const ENDING = /^\p{L}_\p{L}{1,3}(?!\p{L})/u;

export function foldWithMap(printed: string): MappedText {
  let folded = '';
  const at: number[] = [];
  let index = 0;
  for (const sign of printed) {
    // A soft hyphen only says where a word may be divided.
    const piece =
      sign === '_'
        ? ENDING.test(printed.slice(index - 1, index + 5))
          ? ''
          : ' '
        : sign === '\u00ad'
          ? ''
          : foldText(sign).replace(/\s/, ' ');
    for (let i = 0; i < piece.length; i += 1) at.push(index);
    folded += piece;
    index += sign.length;
  }
  at.push(index);
  return { folded, at };
}
