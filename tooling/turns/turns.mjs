/**
 * Later turns of chats with what they ask in full, of which `turns.txt` holds one a line: what the turn does | the question before | the
 * turn | the turn as a question of its own. What the readers of turns learn from is taken from what these have in common.
 */
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { isPlainWord } from '../../packages/domain/src/guide/intents/plain-words.ts';
import { tokensOfTurn } from '../../packages/domain/src/guide/turns/tokens.ts';
import { languageAsked } from '../../packages/domain/src/guide/understand/question-words.ts';

/** What a later turn does with the question before it. */
export const KINDS = ['of it', 'variant', 'other', 'person', 'amount', 'instead', 'choice', 'about answer', 'told', 'reply', 'alone'];
/** One in so many is held out where it is measured. */
export const PARTS = 6;

/** @returns {{ kind: string, before: string, turn: string, full: string }[]} */
export function turns() {
  return readFileSync(path.join(import.meta.dirname, 'turns.txt'), 'utf8')
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'))
    .map((line) => {
      const [kind = '', before = '', turn = '', full = '', ...more] = line.split(' | ');
      if (!KINDS.includes(kind) || full === '' || more.length > 0) throw new Error(`no turn: ${line}`);
      return { kind, before, turn, full };
    });
}

/** The part that a turn belongs to; the same question before stands in one part. */
export const partOf = ({ before }) => [...before].reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) % 1_000_003, 7) % PARTS;

export const fingerprint = (parameters) =>
  createHash('sha256')
    .update(JSON.stringify([KINDS, parameters, turns()]))
    .digest('hex');

const LEAST_STEM = 4;
const ENDING = 3;
/** "Bar" and "bars", "nüsse" and "nüssen". */
function isSame(one, other) {
  if (one === other) return true;
  const shorter = Math.min(one.length, other.length);
  if (shorter < LEAST_STEM || Math.abs(one.length - other.length) > ENDING) return false;
  return one.slice(0, shorter - 1) === other.slice(0, shorter - 1);
}
const holds = (words, word) => words.some((one) => isSame(one, word));

/** The longest run of words that are `true`, where words in between of little meaning may be `false`; `null` where none holds a word that says something. */
function run(tokens, marked, isLittle) {
  let best = null;
  for (const [at] of tokens.entries()) {
    if (!marked[at] || isLittle[at]) continue;
    let end = at;
    for (let next = at + 1; next < tokens.length; next += 1) {
      if (!marked[next]) break;
      if (!isLittle[next]) end = next;
    }
    if (best === null || end - at > best.to - best.from) best = { from: at, to: end };
  }
  return best;
}

const labels = (tokens, found) => (found === null ? null : tokens.map((_, at) => (at >= found.from && at <= found.to ? 1 : 0)));

/** Which words of the question before name its subject, as 0 or 1 a word; `null` where an example does not tell. */
export function subjectLabels({ kind, before, turn, full }) {
  const tokens = tokensOfTurn(before);
  const language = languageAsked(before) ?? 'en';
  const isLittle = tokens.map(({ folded }) => isPlainWord(folded, language) || folded.length < 2);
  const own = tokensOfTurn(turn).map(({ folded }) => folded);
  const whole = tokensOfTurn(full).map(({ folded }) => folded);
  if (kind === 'of it') {
    const marked = tokens.map(({ folded }) => holds(whole, folded) && !holds(own, folded));
    return labels(tokens, run(tokens, marked, isLittle));
  }
  if (kind === 'other') {
    const marked = tokens.map(({ folded }) => !holds(whole, folded));
    return labels(tokens, run(tokens, marked, isLittle));
  }
  return null;
}

const TAKES = new Set(['variant', 'other', 'amount', 'person', 'instead']);
/** Which words of a turn are taken over into the question, as 0 or 1 a word; `null` where an example does not tell. */
export function takenLabels({ kind, before, turn, full }) {
  if (!TAKES.has(kind)) return null;
  const tokens = tokensOfTurn(turn);
  const asked = tokensOfTurn(before).map(({ folded }) => folded);
  const whole = tokensOfTurn(full).map(({ folded }) => folded);
  const language = languageAsked(`${before} ${turn}`) ?? 'en';
  const isLittle = tokens.map(({ folded }) => isPlainWord(folded, language) && !/^\d/.test(folded));
  const marked = tokens.map(({ folded }, at) => holds(whole, folded) && (isLittle[at] || !holds(asked, folded) || kind === 'variant'));
  const span = run(tokens, marked, isLittle);
  if (span === null) return null;
  // A small word before belongs to it: "with rice", "au lait".
  return labels(tokens, span.from > 0 && marked[span.from - 1] ? { ...span, from: span.from - 1 } : span);
}
