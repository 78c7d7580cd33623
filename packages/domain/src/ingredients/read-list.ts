import { blank, foldText, termSource } from '../lib/index.ts';
import { isDenied, type PlantDiet, unsuitableFor, withDenialsUppercased } from './denials.ts';
import { TRACE_OPENERS } from './statements.data.ts';

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
const MAX_LENGTH = 20_000;

/** Reads a list as printed; sentences about traces are taken out and denied words raised first. */
export function readList(printed: string): ReadList {
  const folded = foldText(printed.slice(0, MAX_LENGTH)).replaceAll('_', ' ').replace(/\s+/g, ' ');
  const traces = folded.match(TRACE_SENTENCE) ?? [];
  const text = withDenialsUppercased(traces.length === 0 ? folded : blank(TRACE_SENTENCE, folded));
  const items = topLevelItems(text).filter((item) => !isDenied(item));
  return { text, firstThree: items.slice(0, 3).join(', '), traces: traces.join(' '), unsuitable: unsuitableFor(folded) };
}

/** A sentence about traces, from its opening words to its full stop; on folded text. */
export const TRACE_SENTENCE = new RegExp(`(?<![a-z0-9])(?:${TRACE_OPENERS.map(termSource).join('|')})[^.]*(?:\\.|$)`, 'g');

const OPEN = '([{';
const CLOSE = ')]}';

/**
 * The ingredients of the outermost level, in order, each without its brackets and their content.
 * Commas inside brackets and decimal commas ("7,4 %") divide nothing.
 */
export function topLevelItems(text: string): string[] {
  const items: string[] = [];
  let item = '';
  let depth = 0;
  for (let i = 0; i < text.length; i += 1) {
    const sign = text.charAt(i);
    if (OPEN.includes(sign)) depth += 1;
    else if (CLOSE.includes(sign)) depth = Math.max(0, depth - 1);
    else if (depth > 0) continue;
    else if (divides(text, i)) {
      items.push(item.trim());
      item = '';
    } else item += sign;
  }
  items.push(item.trim());
  return items.filter((name) => name !== '');
}

function divides(text: string, at: number): boolean {
  const sign = text.charAt(at);
  if (sign === ';' || sign === '•') return true;
  return sign === ',' && !(isDigit(text.charAt(at - 1)) && isDigit(text.charAt(at + 1)));
}

function isDigit(sign: string): boolean {
  return sign >= '0' && sign <= '9';
}

const SOME =
  /contain|contien|contem|enthalt|bevat|dont\b|inclu|incl\b|\bu\.? ?a\b|waaronder|darunter|davon|among|tra cui|entre (?:otr|outr)|notamment|such as|e\.? ?g\b|z\.? ?b\b/;

/**
 * Whether what stands between a name and its parts says that they are some of them, or warns of one: "spices (including pepper)", "spices
 * (contains celery)".
 */
export function namesSomeParts(between: string): boolean {
  return SOME.test(foldText(between));
}
