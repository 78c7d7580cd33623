/**
 * What the finder of entries learns from: `asked/*.txt` (`[entry]`, then a question a line), questions whose words the tables of terms
 * know, the sentences of each entry's text in every language, and questions of other kinds, which no entry is to be found for.
 */
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { generalIds, generalIn } from '../../packages/domain/src/guide/knowledge/find-general.ts';
import { GENERAL_QUESTIONS } from '../../packages/domain/src/guide/testing/general-questions.data.ts';
import { wordsOfQuestion } from '../../packages/domain/src/guide/understand/question-words.ts';
import { DE as de } from '../../packages/messages/src/de/index.ts';
import { EN as en } from '../../packages/messages/src/en/index.ts';
import { ES as es } from '../../packages/messages/src/es/index.ts';
import { FR as fr } from '../../packages/messages/src/fr/index.ts';
import { IT as it } from '../../packages/messages/src/it/index.ts';
import { NL as nl } from '../../packages/messages/src/nl/index.ts';
import { PT as pt } from '../../packages/messages/src/pt/index.ts';
import { examples } from '../intents/inputs.mjs';
import { traffic } from '../traffic/read.mjs';
import { PARAMETERS } from './learn.mjs';
import { written } from './written.mjs';

const TEXTS = [en, de, fr, es, it, pt, nl];
/** A shorter sentence says nothing of its own. */
const LEAST_WORDS = 4;
/** Of an entry's sentences the first say what it answers; the further ones would outweigh what people ask. */
const FIRST_SENTENCES = 3;
/** Kinds of questions that no entry answers. */
const OF_NO_ENTRY = new Set([
  'verdict',
  'why',
  'compare',
  'swap',
  'find',
  'contains',
  'own foods',
  'amount',
  'my day',
  'my week',
  'targets left',
  'plan',
  'what to cut',
  'my profile',
  'told',
  'out of scope',
  'crisis',
  'additive',
]);
const OF_ENTRIES = new Set(['general', 'label', 'labelwise']);
/** The sentences of the entries' texts: they hold words that people ask with and no written question has. */
function sentences() {
  const ids = generalIds();
  return TEXTS.flatMap(({ general }) =>
    ids.flatMap((id) =>
      general[id]
        .replaceAll('**', '')
        .replaceAll(/\[(?<shown>[^\]]*)\]\([^)]*\)/g, '$<shown>')
        .split(/(?<=[.:;!?])\s+/)
        .filter((sentence) => sentence.split(' ').length >= LEAST_WORDS)
        .slice(0, FIRST_SENTENCES)
        .map((text) => ({ id, text, sort: 'sentence' })),
    ),
  );
}

/** @returns {{ id: string | null, text: string, read: readonly string[], sort: string }[]} in a fixed order */
export function asked() {
  const own = [
    ...written(),
    ...GENERAL_QUESTIONS.map(([, text, id]) => ({ id, text, sort: 'written' })),
    ...traffic().map(({ entry, text }) => ({ id: entry, text, sort: entry === null ? 'none' : 'written', isTraffic: true })),
  ];
  const known = new Set(own.map(({ text }) => text.toLowerCase()));
  const others = examples()
    .filter(({ isAlone, text }) => isAlone && !known.has(text.toLowerCase()))
    .flatMap(({ kind, text }) => {
      if (OF_NO_ENTRY.has(kind)) return [{ id: null, text, sort: 'none' }];
      const id = OF_ENTRIES.has(kind) ? generalIn(wordsOfQuestion(text).join(' ')) : null;
      return id === null ? [] : [{ id, text, sort: 'known' }];
    });
  return [...own, ...others, ...sentences()].map((row) => ({ ...row, read: wordsOfQuestion(row.text) }));
}

/** Of everything that decides what is learnt, but for the tables of words. */
export function fingerprint() {
  const scripts = ['learn.mjs', '../intents/steps.mjs'].map((file) => readFileSync(path.join(import.meta.dirname, file), 'utf8'));
  return createHash('sha256')
    .update(JSON.stringify([scripts, PARAMETERS, written(), GENERAL_QUESTIONS, traffic(), examples(), sentences()]))
    .digest('hex');
}
