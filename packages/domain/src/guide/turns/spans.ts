import { sumsOf } from './linear.ts';
import { foodsIn, understood } from './read-once.ts';
import { placesOfWords } from './signs.ts';
import { type TurnToken, tokensOfTurn } from './tokens.ts';
import type { TurnKind } from './turn-kind.ts';
import { SUBJECTS, TAKEN } from './turns.data.ts';

/** Words of a message that stand together. */
export type Span = { readonly text: string; readonly from: number; readonly to: number };

const subjectSums = sumsOf(SUBJECTS);
const takenSums = sumsOf(TAKEN);
const NONE: ReadonlySet<string> = new Set();

/** The words that a question names its subject by, as they were typed: of "is oatly custard any good" the custard; `null` where none does. */
export function subjectIn(question: string): Span | null {
  const tokens = tokensOfTurn(question);
  const found = best(
    question,
    tokens,
    placesOfWords(question, NONE, '').map((places) => surplus(subjectSums(places))),
  );
  return found === null ? foodNamed(question) : wholeName(question, found);
}

/** The food that a question names, where its other words do not tell what it is about. */
function foodNamed(question: string): Span | null {
  const text = foodsIn(question)[0] ?? understood(question).mentions[0];
  const from = text === undefined ? -1 : question.indexOf(text);
  return text === undefined || from < 0 ? null : { text, from, to: from + text.length };
}

/** A subject with the rest of the food's name: of "prune juice" more than the prune. */
function wholeName(question: string, found: Span): Span {
  for (const food of foodsIn(question)) {
    const at = question.indexOf(food);
    const [from, to] = [Math.min(at, found.from), Math.max(at + food.length, found.to)];
    if (at >= 0 && at < found.to && at + food.length > found.from) return { text: question.slice(from, to), from, to };
  }
  return found;
}

/** The words of a later turn that are taken over: of "no i mean the white ones" the white ones. */
export function takenIn(turn: string, before: string, kind: TurnKind): Span | null {
  const tokens = tokensOfTurn(turn);
  const others = new Set(tokensOfTurn(before).map(({ folded }) => folded));
  return best(
    turn,
    tokens,
    placesOfWords(turn, others, kind).map((places) => surplus(takenSums(places))),
  );
}

const surplus = ([no = 0, yes = 0]: readonly number[]): number => yes - no;

/** The run of words whose sum is highest. */
function best(text: string, tokens: readonly TurnToken[], sums: readonly number[]): Span | null {
  let found: { readonly sum: number; readonly from: number; readonly to: number } | null = null;
  for (const [at] of sums.entries()) {
    let sum = 0;
    for (let end = at; end < sums.length; end += 1) {
      sum += sums[end] ?? 0;
      if (sum > (found?.sum ?? 0)) found = { sum, from: at, to: end };
    }
  }
  const first = tokens[found?.from ?? -1];
  const last = tokens[found?.to ?? -1];
  return first === undefined || last === undefined ? null : { text: text.slice(first.from, last.to), from: first.from, to: last.to };
}
