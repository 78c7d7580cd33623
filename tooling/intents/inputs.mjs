/**
 * What the classifier of questions learns from: the questions that the guide is judged by, statements, `examples.txt`
 * (`kind | question`), what people ask in the shares in which they ask it (`../traffic`), and of the questions that are written for entries of
 * the knowledge base every sixth one. A question that
 * stands in a set that measures (`unseen-*` outside `TRAINING_SETS`) is none of them.
 */
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { QUESTION_KINDS } from '../../apps/server/src/modules/ai/guide/evaluation/asked.ts';
import { TRAINING_SETS } from '../../apps/server/src/modules/ai/guide/evaluation/training-sets.ts';
import { UNUSUAL } from '../../apps/server/src/modules/ai/guide/evaluation/unusual-statements.data.ts';
import { written as writtenForEntries } from '../knowledge/written.mjs';
import { traffic } from '../traffic/read.mjs';
import { PARAMETERS } from './learn.mjs';

const EXAMPLE = /^(?<kind>[a-z ]+) \| (?<text>.+)$/;

/** @returns {{ name: string, kind: string, text: string, isAlone: boolean }[]} questions with the kind that each is, in a fixed order */
export function examples() {
  const asked = TRAINING_SETS.flatMap(({ name, questions }) =>
    questions
      // What is asked after a statement is marked by the statement, and says nothing of itself.
      .filter(({ ask, kind }) => ask.length === 1 || kind !== 'told')
      .map(({ kind, ask }) => ({ name, kind, text: ask.at(-1) ?? '', isAlone: ask.length === 1 })),
  );
  const stated = UNUSUAL.flatMap(({ say }) =>
    say.length > 1 ? [{ name: 'stated', kind: 'told', text: say[0] ?? '', isAlone: true }] : [],
  );
  const inTraffic = traffic().map(({ kind, text }) => ({ name: 'traffic', kind, text, isAlone: true }));
  return [...asked, ...written(), ...stated, ...inTraffic];
}

/** All of them would outweigh what is asked of foods. */
const OF_ENTRIES = 6;
const KIND_OF_ENTRY = [
  [/^app_/, 'labelwise'],
  [/^label/, 'label'],
];

/** Every sixth question that is written for an entry of the knowledge base, with its kind. */
export function askedInGeneral() {
  return writtenForEntries().flatMap(({ id, text }, at) =>
    at % OF_ENTRIES === 0
      ? [{ name: 'entries', kind: KIND_OF_ENTRY.find(([begins]) => begins.test(id))?.[1] ?? 'general', text, isAlone: true }]
      : [],
  );
}

/** The lines of `examples.txt`. @throws where a line names no kind */
function written() {
  return readFileSync(path.join(import.meta.dirname, 'examples.txt'), 'utf8')
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'))
    .map((line) => {
      const { kind, text } = EXAMPLE.exec(line)?.groups ?? {};
      if (kind === undefined || text === undefined || !QUESTION_KINDS.some((one) => one === kind)) throw new Error(`no example: ${line}`);
      return { name: 'written', kind, text, isAlone: true };
    });
}

/** Of everything that decides what is learnt, but for the grammar's own tables. */
export function fingerprint() {
  const script = readFileSync(path.join(import.meta.dirname, 'learn.mjs'), 'utf8');
  return createHash('sha256')
    .update(JSON.stringify([script, PARAMETERS, QUESTION_KINDS, examples(), askedInGeneral()]))
    .digest('hex');
}
