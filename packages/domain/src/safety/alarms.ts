import { placesOfAlarm, signsIn } from './alarm-signs.ts';
import { ALARM_CLASSES, ALARM_LEVELS, ALARM_PLACES, ALARM_SCALES, ALARM_WEIGHTS } from './alarm-weights.data.ts';

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
  reaction: [['skin', 'breath', 'allergic', 'face']],
  choking: [
    ['chokes', 'blue', 'breath'],
    ['child', 'baby', 'other', 'swallowed', 'refuses', 'face', 'chokes', 'blue'],
  ],
  heart: [['chest', 'heart', 'numb', 'speech', 'droops', 'dizzy', 'drowsy', 'confused', 'blue']],
  pressure: [['pressure figure', 'pressure in cm', 'top pressure']],
  'low sugar': [['sugar', 'diabetes', 'insulin', 'blood unit', 'low in mmol', 'low in mg', 'low in g', 'trembles', 'sweats', 'low']],
  'high sugar': [['high in mg', 'high in mmol', 'odd breath', 'thirst', 'insulin', 'sugar']],
  'sick day': [
    ['insulin', 'diabetes'],
    ['ill', 'gut', 'stops', 'fever', 'refuses'],
  ],
  poisoning: [['swallowed', 'taken', 'mistake', 'face', 'toomany']],
  infant: [
    ['baby', 'child', 'nappy'],
    ['nappy', 'drowsy', 'fever', 'temperature', 'gut', 'drinks', 'bloody', 'breath', 'blue'],
  ],
  gut: [['gut', 'bloody', 'nerves', 'purge', 'fever', 'temperature']],
  'chemo fever': [['chemo'], ['fever', 'chills', 'temperature', 'gut', 'swells']],
  'ate it': [
    ['allergic', 'mistake'],
    ['swallowed', 'taken', 'eaten', 'mistake'],
  ],
  'eating disorder': [
    ['purge', 'fasts', 'binge', 'shame', 'afraid', 'burns', 'only', 'purpose', 'refuses', 'medicines', 'gut', 'toomany', 'death'],
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

/**
 * The emergency that a message is most alike, however little that is; `null` where none fits what it holds. The share is that of all
 * emergencies together: which of them it is, is known less surely than that it is one.
 */
export function alarmIn(message: string): Alarm | null {
  const places = placesOfAlarm(message, ALARM_PLACES);
  const norm = 1 / Math.sqrt(places.length);
  const sums = weights().map((line, at) => (ALARM_SCALES[at] ?? 0) * norm * places.reduce((sum, place) => sum + (line[place] ?? 0), 0));
  const most = Math.max(...sums);
  const raised = sums.map((one) => Math.exp(one - most));
  const total = raised.reduce((sum, one) => sum + one, 0);
  const signs = new Set(signsIn(message));
  const none = ALARM_CLASSES.indexOf('none');
  let best: Alarm | null = null;
  let shareOfBest = LEAST_OF_A_KIND;
  for (const [at, kind] of ALARM_CLASSES.entries()) {
    const share = (raised[at] ?? 0) / total;
    if (kind === 'none' || share < shareOfBest || !NEEDS[kind].every((some) => some.some((sign) => signs.has(sign)))) continue;
    shareOfBest = share;
    best = { kind, share: 1 - (raised[none] ?? 0) / total };
  }
  return best;
}
