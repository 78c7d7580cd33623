import { placesOfAlarm, signsIn } from './alarm-signs.ts';
import { ALARM_CLASSES, ALARM_LEVELS, ALARM_PLACES, ALARM_SCALES, ALARM_WEIGHTS } from './alarm-weights.data.ts';
import { asksLeave, namesAnIllness, tellsOfStarving, withoutDenied } from './denied.ts';

/** What may be happening to a body, or to somebody; each has its own words and its own next steps. */
export type AlarmKind = Exclude<(typeof ALARM_CLASSES)[number], 'none'>;
/** `share`: how much of all that such a message was in the examples, from 0 to 1. */
export type Alarm = { readonly kind: AlarmKind; readonly share: number };

/**
 * What a message has to hold besides its likeness: one sign of each list. "Why just 61" has a figure and no sugar, "bloated after milk" swells
 * and has no face: letters alone make no emergency.
 */
const NEEDS: Readonly<Record<AlarmKind, readonly (readonly string[])[]>> = {
  crisis: [],
  reaction: [
    ['skin', 'breath', 'allergic', 'face'],
    ['skin', 'breath', 'allergic', 'swells', 'numb', 'speech', 'dizzy', 'blue', 'droops', 'chokes', 'air'],
  ],
  choking: [
    ['chokes', 'blue', 'breath', 'air'],
    ['child', 'baby', 'other', 'swallowed', 'refuses', 'face', 'chokes', 'blue'],
  ],
  heart: [['chest', 'heart', 'numb', 'speech', 'droops', 'dizzy', 'drowsy', 'confused', 'blue']],
  pressure: [['pressure figure', 'pressure in cm', 'top pressure']],
  'low sugar': [
    ['sugar', 'diabetes', 'insulin', 'blood unit', 'trembles', 'sweats'],
    ['low in mmol', 'low in mg', 'low in g', 'trembles', 'sweats', 'low', 'confused', 'drowsy', 'speech', 'dizzy'],
  ],
  'high sugar': [
    ['sugar', 'insulin', 'diabetes', 'blood unit', 'thirst', 'odd breath'],
    ['high in mg', 'high in mmol', 'odd breath', 'thirst', 'gut', 'nothing stays', 'drowsy'],
  ],
  'sick day': [
    ['insulin', 'diabetes'],
    ['ill', 'gut', 'stops', 'fever', 'refuses'],
  ],
  poisoning: [
    ['swallowed', 'taken', 'mistake', 'face', 'toomany', 'child', 'baby', 'breath'],
    ['poison', 'medicines', 'drug', 'toomany', 'wild plant', 'mushroom'],
  ],
  infant: [
    ['baby', 'child', 'nappy'],
    ['nappy', 'drowsy', 'fever', 'temperature', 'gut', 'drinks', 'bloody', 'breath', 'blue'],
  ],
  gut: [
    ['gut', 'bloody', 'blood', 'nothing stays', 'nerves', 'purge', 'fever', 'temperature'],
    [
      'bloody',
      'blood',
      'nerves',
      'fever',
      'temperature',
      'refuses',
      'drinks',
      'dizzy',
      'drowsy',
      'later',
      'pregnant',
      'eaten',
      'swallowed',
      'ill',
      'confused',
      'nothing stays',
      'other',
      'child',
      'chills',
      'sudden',
    ],
  ],
  'chemo fever': [['chemo'], ['fever', 'chills', 'temperature', 'gut', 'swells']],
  'ate it': [
    ['allergic', 'mistake'],
    ['swallowed', 'taken', 'eaten', 'mistake'],
  ],
  mushrooms: [
    ['mushroom', 'wild plant'],
    ['gut', 'swallowed', 'eaten', 'taken', 'ill', 'found', 'nerves', 'numb', 'heart', 'child', 'sweats', 'dizzy'],
  ],
  seafood: [
    ['shellfish', 'reef fish'],
    ['numb', 'face', 'skin', 'dizzy', 'speech', 'limb', 'heart', 'headache', 'nerves', 'swells'],
  ],
  botulism: [
    ['preserve', 'tin', 'odd', 'nerves', 'eyes fail'],
    ['odd', 'tin', 'nerves', 'eyes fail', 'dry mouth', 'headache', 'droops', 'speech', 'numb', 'face', 'confused'],
  ],
  'infant honey': [['honey'], ['baby', 'child']],
  'child given': [
    ['child', 'baby'],
    ['alcohol', 'caffeine', 'salt', 'small hard', 'other milk', 'energy'],
  ],
  spoiled: [
    ['spoiled', 'gut'],
    ['swallowed', 'eaten', 'taken', 'mistake', 'child'],
  ],
  'medicine alcohol': [['alcohol'], ['drug', 'medicines']],
  'make up': [['made up for', 'fasts']],
  'pregnant ate': [['pregnant'], ['raw foods', 'alcohol', 'swallowed', 'eaten', 'taken', 'mistake']],
  'eating disorder': [
    ['purge', 'fasts', 'binge', 'secret', 'shame', 'afraid', 'burns', 'only', 'purpose', 'refuses', 'medicines', 'gut', 'toomany', 'death'],
  ],
};

let read: readonly Int8Array[] | undefined;
function weights(): readonly Int8Array[] {
  const half = (ALARM_LEVELS.length - 1) / 2;
  read ??= ALARM_WEIGHTS.map((line) => Int8Array.from(line, (letter) => ALARM_LEVELS.indexOf(letter) - half));
  return read;
}

/** Below this share of its own a kind is a guess. */
const LEAST_OF_A_KIND = 0.08;

/** A question whether something may be eaten tells of nothing that was. */
const AFTER_IT_WAS_EATEN: ReadonlySet<AlarmKind> = new Set(['infant honey', 'child given', 'spoiled', 'pregnant ate', 'mushrooms']);
const WAS_EATEN = ['swallowed', 'taken', 'eaten', 'mistake', 'gut', 'later'];
/** What tells of an eating disorder by itself; not to eat or only a little does so with days, weight or calories. */
const STRONG_OF_EATING = ['purge', 'binge', 'secret', 'shame', 'afraid', 'burns', 'purpose', 'death'];

/** What a message tells of; a belly that does not ache is none. */
function signsThere(message: string): ReadonlySet<string> {
  const signs = new Set(signsIn(message));
  if (signs.has('gut') && !signsIn(withoutDenied(message)).includes('gut')) signs.delete('gut');
  return signs;
}

/** From this share on a message is an emergency whose words no table knows; a question names what it asks after. */
const SURE_WITHOUT_SIGNS = 0.93;
const WORDS_OF_A_REPORT = 8;
/** These are known by a figure or an age alone. */
const OF_FIGURES: ReadonlySet<AlarmKind> = new Set(['high sugar', 'low sugar', 'pressure', 'infant']);
const mayBeUnseen = (signs: ReadonlySet<string>): boolean =>
  !['asks', 'idiom', 'still', 'hot', 'dry mouth'].some((sign) => signs.has(sign));

/** Nerves that fail after something preserved, whatever else a message is like. */
const showsBotulism = (signs: ReadonlySet<string>): boolean =>
  (signs.has('preserve') || signs.has('tin')) && (signs.has('nerves') || signs.has('eyes fail') || signs.has('dry mouth'));
const MAY_BE_BOTULISM: ReadonlySet<AlarmKind> = new Set(['reaction', 'poisoning', 'mushrooms', 'gut', 'heart', 'spoiled']);

/** The shares of all kinds in a message, by their order. */
function sharesOf(message: string): readonly number[] {
  const places = placesOfAlarm(message, ALARM_PLACES);
  const norm = 1 / Math.sqrt(places.length);
  const sums = weights().map((line, at) => (ALARM_SCALES[at] ?? 0) * norm * places.reduce((sum, place) => sum + (line[place] ?? 0), 0));
  const most = Math.max(...sums);
  const raised = sums.map((one) => Math.exp(one - most));
  const total = raised.reduce((sum, one) => sum + one, 0);
  return raised.map((one) => one / total);
}

/** The kind with the highest share from `least` on that may be one. */
function best(shares: readonly number[], least: number, mayBe: (kind: AlarmKind) => boolean): AlarmKind | null {
  let found: AlarmKind | null = null;
  let most = least;
  for (const [at, kind] of ALARM_CLASSES.entries()) {
    const share = shares[at] ?? 0;
    if (kind === 'none' || share < most || !mayBe(kind)) continue;
    most = share;
    found = kind;
  }
  return found;
}

/**
 * The emergency that a message is most alike, however little that is; `null` where none fits what it holds. The share is that of all
 * emergencies together: which of them it is, is known less surely than that it is one.
 */
export function alarmIn(message: string): Alarm | null {
  const shares = sharesOf(message);
  const signs = signsThere(message);
  const share = 1 - (shares[ALARM_CLASSES.indexOf('none')] ?? 0);
  const mayBe = (kind: AlarmKind): boolean =>
    NEEDS[kind].every((some) => some.some((sign) => signs.has(sign))) &&
    !(AFTER_IT_WAS_EATEN.has(kind) && (signs.has('asks') || asksLeave(message)) && !WAS_EATEN.some((sign) => signs.has(sign))) &&
    !(kind === 'crisis' && !signs.has('death') && (signs.has('headache') || namesAnIllness(message))) &&
    !(kind === 'reaction' && signs.has('hot') && !signs.has('skin') && !signs.has('swells')) &&
    !(kind === 'eating disorder' && !STRONG_OF_EATING.some((sign) => signs.has(sign)) && !tellsOfStarving(message));
  const isSure = share >= SURE_WITHOUT_SIGNS && message.split(' ').length >= WORDS_OF_A_REPORT && mayBeUnseen(signs);
  const kind = best(shares, LEAST_OF_A_KIND, mayBe) ?? (isSure ? best(shares, 0.5, (one) => !OF_FIGURES.has(one)) : null);
  if (kind === null) return null;
  return { kind: MAY_BE_BOTULISM.has(kind) && showsBotulism(signs) ? 'botulism' : kind, share };
}

/**
 * The emergency that a message is most alike, but for some, where its words tell for sure that it is one. A mouth that
 * prickles after food is a reaction, unless what was eaten poisons.
 */
export function likeliestAlarm(message: string, but: ReadonlySet<AlarmKind>): AlarmKind | null {
  const signs = new Set(signsIn(message));
  const isReaction = signs.has('face') && ['numb', 'swells', 'skin'].some((sign) => signs.has(sign));
  if (isReaction && !OF_POISON.some((sign) => signs.has(sign))) return 'reaction';
  return best(sharesOf(message), 0, (kind) => !but.has(kind));
}
const OF_POISON = ['poison', 'medicines', 'mushroom', 'wild plant', 'shellfish', 'reef fish', 'preserve', 'chokes', 'droops'];
