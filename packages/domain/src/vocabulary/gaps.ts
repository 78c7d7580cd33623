import type { ReadItem } from '../reading/index.ts';
import { NEED_ANOTHER, OTHER_INGREDIENTS, SAYS_MORE } from './gaps.data.ts';
import { type PrintedText, unknownPlace } from './notices.ts';
import { MAX_LIST_LENGTH } from './prepared-text.ts';
import type { Vocabulary } from './vocabulary.ts';
import { isKnownWord } from './words.ts';

/** Signs where words were left out or could not be read ("sugar, …, salt", "K?se"); a letter's own sign may stand between others. */
const LEFT_OUT = /\.{3,}|…|\?{2,}|(?<=\p{L})\?(?=\p{L})|\p{L}*\uFFFD[\p{L}\uFFFD]*/u;
const SAYS_SO = new RegExp(`(?<![a-z])(?:${OTHER_INGREDIENTS.join('|')})(?![a-z])`);
const MORE = new RegExp(SAYS_MORE.join('|'));
/** A bracket that opens, a word that needs another ("powder of"), or a letter: what follows was cut off. */
const CUT_OFF = /[([{&/]\s*$|(?:contains?|contient|contiene|enth(?:ä|ae)lt|bevat|cont[eé]m|of)\s*:\s*$|[,;]\s*\p{L}\s*$/iu;
/** Not of "vitamin E". */
const LAST_WORD = /(?<=\s)(?:\p{L}{2,}|(?<!vit[^,;]{0,30})[ey])\s*$/iu;

/** Two small letters after a word, not of a vitamin: "corn sy". */
const LAST_PIECE = /(?<=\p{Ll}{2} )(?<!vit[^,;]{0,30})(\p{Ll}{2})\s*$/u;

/**
 * The first place at which a list is not whole, as an item that is not known: it was cut off, leaves out what could not be read, or
 * sends to another place for the rest.
 */
export function gapsIn(text: PrintedText, names: Vocabulary): ReadItem[] {
  const { printed, at, listed, folded } = text;
  const shown = Array.from(listed, (sign, place) => (sign === ' ' ? ' ' : printed.charAt(at[place] ?? 0))).join('');
  const says = SAYS_SO.exec(folded) ?? MORE.exec(listed);
  const found = LEFT_OUT.exec(shown) ?? says ?? (folded.trimEnd() === '' ? null : cutOff(shown, folded, names));
  const gap = found === null ? [] : [unknownPlace({ from: found.index, to: found.index + found[0].length }, at)];
  // What stands behind the longest list that is read.
  return printed.length > MAX_LIST_LENGTH ? [...gap, unknownPlace({ from: folded.length - 1, to: folded.length }, at)] : gap;
}

/** The end of a list that is no end. */
function cutOff(shown: string, folded: string, names: Vocabulary): RegExpExecArray | null {
  if (shown.trimEnd().length < folded.trimEnd().length) return null;
  const found = CUT_OFF.exec(shown);
  if (found !== null) return found;
  const last = LAST_WORD.exec(shown);
  if (last !== null && NEED_ANOTHER.has(folded.slice(last.index).trim())) return last;
  const piece = LAST_PIECE.exec(shown);
  const letters = piece?.[1] ?? '';
  return letters !== '' && !isKnownWord(letters, names) ? piece : null;
}
