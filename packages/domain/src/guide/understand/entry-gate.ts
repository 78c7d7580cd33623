import type { QuestionClass, Share } from '../intents/classifier.ts';
import { ranking } from '../intents/decide.ts';
import { isLittleWord } from '../intents/plain-words.ts';
import type { Feature } from '../intents/rules.data.ts';
import { generalIn, isAboutApp } from '../knowledge/find-general.ts';
import type { LearntEntry } from '../knowledge/find-learnt.ts';
import { GATE_WEIGHTS } from './entry-gate.data.ts';

/** A question with what the models of questions and of entries say of it, each likeliest first. */
export type Weighed = {
  readonly words: readonly string[];
  readonly features: ReadonlySet<Feature>;
  readonly classes: readonly Share[];
  readonly entries: readonly LearntEntry[];
};

/** Classes whose questions entries answer. */
export const IN_GENERAL: ReadonlySet<QuestionClass> = new Set(['general', 'label', 'labelwise', 'small talk']);
/** Beyond these odds a share tells no more. */
const MOST_ODDS = 6;
const MOST_AHEAD = 8;
/** Rules from this weight on. */
const STRONG = 8;
const MANY_WORDS = 12;

const oddsOf = (share: number): number => {
  const held = Math.min(0.9999, Math.max(0.0001, share));
  return Math.max(-1, Math.min(1, Math.log(held / (1 - held)) / MOST_ODDS));
};

/** What speaks for and against the likeliest entry, as named numbers about from -1 to 1. */
export function signsOfGate({ words, features, classes, entries }: Weighed): ReadonlyMap<string, number> {
  const signs = new Map<string, number>([['always', 1]]);
  const [first, second] = entries;
  if (first === undefined) return signs;
  const entry = oddsOf(first.share);
  const general = oddsOf(classes.reduce((sum, { kind, share }) => sum + (IN_GENERAL.has(kind) ? share : 0), 0));
  signs.set('entry', entry);
  signs.set('ahead', Math.min(1, Math.log(first.share / Math.max(1e-6, second?.share ?? 0)) / MOST_AHEAD));
  signs.set('general', general);
  signs.set('entry and general', entry * general);
  signs.set(first.isWritten ? 'written' : 'not written', 1);
  for (const { kind, share } of classes) signs.set(`class ${kind}`, share);
  const [rule] = ranking(features);
  signs.set(`rule ${rule?.kind ?? 'none'}`, 1);
  if (rule !== undefined && rule.weight >= STRONG) signs.set(`strong rule ${rule.kind}`, 1);
  for (const feature of features) signs.set(`sign ${feature}`, 1);
  const ofApp = isAboutApp(first.id);
  const labelwise = classes.find(({ kind }) => kind === 'labelwise')?.share ?? 0;
  if (ofApp) signs.set('of the app', 1);
  signs.set(ofApp ? 'of the app and labelwise' : 'of food and labelwise', labelwise);
  const byTerms = generalIn(words.join(' '));
  if (byTerms !== null) signs.set(byTerms === first.id ? 'terms agree' : 'terms name another', 1);
  const content = words.filter((word) => !isLittleWord(word)).length;
  signs.set(`content ${content <= 2 ? content : content <= 4 ? 'few' : content <= 8 ? 'some' : 'many'}`, 1);
  signs.set('length', Math.min(1, words.length / MANY_WORDS));
  return signs;
}

/** How likely it is, from 0 to 1, that the likeliest entry answers a question, whatever else it may be read as. */
export function gateShare(weighed: Weighed): number {
  let sum = 0;
  for (const [sign, value] of signsOfGate(weighed)) sum += (GATE_WEIGHTS[sign] ?? 0) * value;
  return 1 / (1 + Math.exp(-sum));
}
