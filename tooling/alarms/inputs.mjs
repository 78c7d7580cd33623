/**
 * What the classifier of emergencies learns from: `examples.txt` (`kind | one / another`), what `reports/` makes, `messages/` (`kind | message`, as
 * people write), and `ordinary.txt`, messages that tell of no emergency, one a line.
 */
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { PARAMETERS } from './learn.mjs';
import { reportedMessages } from './patterns.mjs';

const LINE = /^(?<kind>[a-z ]+) \| (?<texts>.+)$/;

/** @returns {{ kind: string, text: string }[]} in a fixed order @throws where a line names no kind */
function linesOf(file) {
  return textOf(file).flatMap((line) => {
    const { kind, texts } = LINE.exec(line)?.groups ?? {};
    if (kind === undefined || texts === undefined) throw new Error(`no example: ${line}`);
    return texts.split(' / ').map((text) => ({ kind, text: text.trim() }));
  });
}

/** What people write counts so often: what is made of patterns is ten times as much. */
const COUNT_OF_A_MESSAGE = 3;

/** Messages of which each stands in a line of its own. @throws where a line names no kind */
function messagesIn(file) {
  return textOf(file).map((line) => {
    const { kind, texts } = LINE.exec(line)?.groups ?? {};
    if (kind === undefined || texts === undefined) throw new Error(`no message: ${line}`);
    return { kind, text: texts };
  });
}

/** Messages that nothing has learnt from. @throws where a line names no kind */
export const heldOut = () => ({
  'held-out': linesOf('held-out.txt'),
  messages: messagesIn('messages-held-out.txt'),
  mistaken: messagesIn('mistaken-held-out.txt'),
});

/** Lines that are no comments. */
function textOf(file) {
  const lines = readFileSync(path.join(import.meta.dirname, file), 'utf8').split('\n');
  return lines.filter((line) => line !== '' && !line.startsWith('#'));
}

export function alarmExamples() {
  return [
    ...linesOf('examples.txt'),
    ...reportedMessages(),
    ...textOf('ordinary.txt').map((text) => ({ kind: 'none', text })),
    ...Array.from({ length: COUNT_OF_A_MESSAGE }, () =>
      ['body', 'people', 'ordinary', 'plain', 'mistaken', 'in-peace'].flatMap((file) => messagesIn(`messages/${file}.txt`)),
    ).flat(),
  ];
}

/** Of everything that decides what is learnt, but for the tables of words. */
export function fingerprint() {
  const scripts = ['learn.mjs', '../intents/steps.mjs'].map((file) => readFileSync(path.join(import.meta.dirname, file), 'utf8'));
  return createHash('sha256')
    .update(JSON.stringify([scripts, PARAMETERS, alarmExamples()]))
    .digest('hex');
}
