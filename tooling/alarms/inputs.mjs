/**
 * What the classifier of emergencies learns from: `examples.txt` (`kind | one / another`), what `reports/` makes, `messages/` (`kind | message`, as
 * people write), and messages that tell of no emergency: `ordinary.txt`, one a line, and what is asked of the knowledge base and of foods, but for
 * entries and kinds of questions that are about a danger.
 */
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { written } from '../knowledge/written.mjs';
import { traffic } from '../traffic/read.mjs';
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

/** What people write counts so often: what is made of patterns, and what is asked in peace, is many times as much. */
const COUNT_OF_A_MESSAGE = 8;

/** What people ask without a danger counts so often. */
const COUNT_IN_TRAFFIC = 3;
/** Kinds of questions among which dangers stand. */
const KINDS_OF_DANGER = new Set(['crisis', 'medical']);

/** What people ask in the shares in which they ask it, but for what may tell of a danger: `isTraffic`. */
const inTraffic = () =>
  traffic()
    .filter(({ kind }) => !KINDS_OF_DANGER.has(kind))
    .map(({ text }) => ({ kind: 'none', text, isMessage: true, isTraffic: true }));

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
  indirect: messagesIn('indirect-held-out.txt'),
  asked: askedInPeace().filter(measures),
});

/** Lines that are no comments. */
function textOf(file) {
  const lines = readFileSync(path.join(import.meta.dirname, file), 'utf8').split('\n');
  return lines.filter((line) => line !== '' && !line.startsWith('#'));
}

/** Entries of the knowledge base that are asked when a danger is under way. */
export const entriesOfDanger = () => new Set(textOf('entries-of-danger.txt').flatMap((line) => line.split(' ')));

/** Of so many questions that are asked in peace one measures, the same ones whatever is added. */
const OF_MEASURED = 20;
const measures = ({ text }) => createHash('sha256').update(text.toLowerCase()).digest().readUInt32BE() % OF_MEASURED === 0;

/** What is asked of the guide with no danger, each question once, and none that stands among our own. */
function askedInPeace() {
  const own = new Set(ownExamples().map(({ text }) => text.toLowerCase()));
  const ofDanger = entriesOfDanger();
  const ofEntries = written().filter(({ id }) => !ofDanger.has(id));
  const ofKinds = messagesIn('../intents/examples.txt').filter(({ kind }) => !KINDS_OF_DANGER.has(kind));
  return [...new Set([...ofEntries, ...ofKinds].map(({ text }) => text))]
    .filter((text) => !own.has(text.toLowerCase()))
    .map((text) => ({ kind: 'none', text }));
}

/** All examples; what measures is not learnt from. */
export function alarmExamples() {
  const measured = new Set(
    Object.values(heldOut())
      .flat()
      .map(({ text }) => text.toLowerCase()),
  );
  return [...ownExamples(), ...askedInPeace()].filter(({ text }) => !measured.has(text.toLowerCase()));
}

function ownExamples() {
  return [
    ...linesOf('examples.txt'),
    ...reportedMessages(),
    ...textOf('ordinary.txt').map((text) => ({ kind: 'none', text })),
    ...Array.from({ length: COUNT_OF_A_MESSAGE }, () =>
      ['body', 'people', 'ordinary', 'plain', 'mistaken', 'in-peace', 'indirect', 'told', 'understated'].flatMap((file) =>
        messagesIn(`messages/${file}.txt`).map((one) => ({ ...one, isMessage: true })),
      ),
    ).flat(),
    ...Array.from({ length: COUNT_IN_TRAFFIC }, inTraffic).flat(),
  ];
}

/**
 * Of what decides what is learnt, but for the tables of words, and for what is asked in peace: a few more of so many questions move next to
 * nothing, and whoever writes one need not train this too.
 */
export function fingerprint() {
  const scripts = ['learn.mjs', '../intents/steps.mjs'].map((file) => readFileSync(path.join(import.meta.dirname, file), 'utf8'));
  return createHash('sha256')
    .update(JSON.stringify([scripts, PARAMETERS, ownExamples()]))
    .digest('hex');
}
