import { type Alarm, type AlarmKind, alarmIn, type SafetyKind } from '../../safety/index.ts';
import { classify, type QuestionClass } from '../intents/classifier.ts';
import { signsOfQuestion } from './question-words.ts';

/** Which of the fixed texts speaks of an emergency of a kind. */
export const KIND_OF_ALARM: Readonly<Record<AlarmKind, SafetyKind>> = {
  crisis: 'crisis',
  'crisis of another': 'crisis',
  'unclear mind': 'crisis',
  'eating disorder': 'eating disorder',
  'make up': 'eating disorder',
  'low sugar': 'low sugar',
  'high sugar': 'high sugar',
  'sick day': 'high sugar',
  reaction: 'emergency',
  choking: 'emergency',
  heart: 'emergency',
  pressure: 'emergency',
  poisoning: 'emergency',
  infant: 'emergency',
  gut: 'emergency',
  'chemo fever': 'emergency',
  'ate it': 'emergency',
  mushrooms: 'emergency',
  seafood: 'emergency',
  botulism: 'emergency',
  'infant honey': 'emergency',
  'child given': 'emergency',
  spoiled: 'emergency',
  'medicine alcohol': 'emergency',
  'pregnant ate': 'emergency',
  controlled: 'emergency',
  'child starved': 'emergency',
  'infant feeding': 'emergency',
  refeeding: 'emergency',
  pen: 'emergency',
  'pregnant ill': 'emergency',
  'pregnant drinks': 'emergency',
  drinking: 'emergency',
  'medicine sign': 'emergency',
  heat: 'emergency',
  dehydrated: 'emergency',
  bleeding: 'emergency',
  overdose: 'emergency',
  fumes: 'emergency',
  unclear: 'emergency',
};

/**
 * From these shares on a message tells of an emergency: where no word of it is known for sure, where it speaks of a body or a medicine
 * anyway, and
 * where a false one hides an answer about food and the matter can wait for a clear report.
 */
const SURE = 0.75;
/** Where minutes count. */
const SURE_OF_GRAVE = 0.6;
const GRAVE: ReadonlySet<AlarmKind> = new Set([
  'reaction',
  'choking',
  'heart',
  'infant',
  'botulism',
  'mushrooms',
  'overdose',
  'child given',
]);
const SURE_OF_A_BODY = 0.5;
/** A medicine is named, and a sign that a body shows. */
const SURE_OF_A_MEDICINE = 0.3;
const SURE_OF_LESS_GRAVE = 0.85;
/** Mostly asked before it is given. */
const SURE_OF_HONEY = 0.95;
/** From this on what a whole message is like says more than single words of it. */
const SURER_THAN_WORDS = 0.9;
const LESS_GRAVE: ReadonlySet<AlarmKind> = new Set(['spoiled', 'medicine alcohol', 'make up', 'pregnant ate', 'infant honey']);
const UNCLEAR: ReadonlySet<AlarmKind> = new Set(['unclear', 'unclear mind']);

/** Whether a message tells of an emergency. @param named the fixed text that single words ask for, if any */
export function isHeard({ kind, share }: Alarm, named: SafetyKind | null): boolean {
  if (kind === 'medicine sign' && named === 'medication') return share >= SURE_OF_A_MEDICINE;
  const least =
    kind === 'infant honey' ? SURE_OF_HONEY : LESS_GRAVE.has(kind) ? SURE_OF_LESS_GRAVE : GRAVE.has(kind) ? SURE_OF_GRAVE : SURE;
  return share >= (named === null || LESS_GRAVE.has(kind) ? least : SURE_OF_A_BODY);
}

/** Whether who is ill and from what, as the whole message tells it, outranks a single sign. */
export const isSurerThanWords = ({ kind, share }: Alarm): boolean => share >= SURER_THAN_WORDS && !UNCLEAR.has(kind);

/** From this share on it is possible that a message tells of an emergency, though far from sure: it is answered, with whom to call below. */
const POSSIBLE = 0.3;
/** Of a mind, where much that people write in a mood sounds alike. */
const POSSIBLE_OF_A_MIND = 0.6;
/** What an emergency that a message may tell of is about. */
export type PossibleAlarm = 'body' | 'mind' | 'eating';
/** Of one's own notes, of the app and of foods that are looked for: whoever surely asks this tells of no danger beside it. */
const OF_NO_DANGER: ReadonlySet<QuestionClass> = new Set([
  'my day',
  'my week',
  'targets left',
  'plan',
  'own foods',
  'compare',
  'swap',
  'find',
  'amount',
  'my profile',
  'labelwise',
  'label',
  'additive',
]);
const SURE_OF_A_CLASS = 0.8;
/** `null` where a message hardly tells of one, or surely asks something else. */
export function possibleAlarm(message: string): PossibleAlarm | null {
  const { kind, share } = alarmIn(message);
  const text = KIND_OF_ALARM[kind];
  if (share < (text === 'crisis' ? POSSIBLE_OF_A_MIND : POSSIBLE)) return null;
  const [asked] = classify(signsOfQuestion(message));
  if (OF_NO_DANGER.has(asked.kind) && asked.share >= SURE_OF_A_CLASS) return null;
  return text === 'eating disorder' ? 'eating' : text === 'crisis' || kind === 'controlled' ? 'mind' : 'body';
}
