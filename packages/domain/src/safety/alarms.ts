import { causeIn, showsBadSign } from './alarm-causes.ts';
import { conceptsIn } from './alarm-concepts.ts';
import type { AlarmKind, ClassKind } from './alarm-kinds.ts';
import {
  ALARM_CLASSES,
  ALARM_LEVELS,
  ALARM_PLACES,
  ALARM_SCALES,
  ALARM_SIDES,
  ALARM_USUAL,
  KIND_WEIGHTS,
  PLACE_WEIGHTS,
} from './alarm-model.data.ts';
import { placesOfAlarm, signsIn } from './alarm-signs.ts';

/** `share`: how much of all that such a message was in the examples, from 0 to 1. */
export type Alarm = { readonly kind: AlarmKind; readonly share: number };

/** Of a mind, or of how people treat each other and themselves; all others are of a body. */
/** What no animal has: a message that names one speaks of a person. */
const OF_PEOPLE: ReadonlySet<AlarmKind> = new Set([
  'crisis',
  'crisis of another',
  'eating disorder',
  'make up',
  'controlled',
  'refeeding',
  'pregnant ill',
  'pregnant drinks',
  'drinking',
  'heart',
  'low sugar',
  'high sugar',
  'pressure',
]);
export const isOfPeople = (alarm: AlarmKind): boolean => OF_PEOPLE.has(alarm);

const OF_A_MIND: ReadonlySet<AlarmKind> = new Set(['crisis', 'crisis of another', 'eating disorder', 'make up', 'controlled']);

/** Without one of these signs or concepts a message tells of another kind: no honey, no text on honey. */
const NEEDS: Readonly<Partial<Record<ClassKind, readonly string[]>>> = {
  pressure: ['pressure figure', 'pressure in cm', 'top pressure'],
  'chemo fever': ['chemo', '~chemo'],
  'infant honey': ['honey', '~honey'],
  'medicine alcohol': ['alcohol', '~alcohol', '~drunk'],
  'pregnant ate': ['pregnant', '~pregnant', '~fetus'],
  'pregnant ill': ['pregnant', '~pregnant', '~fetus', 'weeks'],
  'pregnant drinks': ['pregnant', '~pregnant', '~fetus'],
};

/** Below this part of all dangers no kind is sure. */
const SURE_OF_A_KIND = 0.45;

/** What was years ago, or got an all-clear, counts as of now only from this share on. */
const SURE_OF_NOW = 0.95;

/** Without one of these a question of food in a pregnancy is asked before it is eaten. */
const WAS_EATEN = ['swallowed', 'taken', 'eaten', 'mistake', 'later'];

/** Letters as steps, a byte each. */
function stepsOf(lines: readonly string[]): Int8Array {
  const half = (ALARM_LEVELS.length - 1) / 2;
  const stepOf = new Map([...ALARM_LEVELS].map((letter, at) => [letter.charCodeAt(0), at - half]));
  const text = lines.join('');
  return Int8Array.from({ length: text.length }, (_, at) => stepOf.get(text.charCodeAt(at)) ?? 0);
}

type Model = { readonly ofPlaces: Int8Array; readonly ofKinds: Int8Array; readonly valueOf: Float64Array };
let read: Model | undefined;

function model(): Model {
  const half = (ALARM_LEVELS.length - 1) / 2;
  read ??= {
    ofPlaces: stepsOf(PLACE_WEIGHTS),
    ofKinds: stepsOf(KIND_WEIGHTS),
    // A weight goes as the square of its step: by 128 and the step.
    valueOf: Float64Array.from({ length: 256 }, (_, at) => ((at - 128) * Math.abs(at - 128)) / (half * half)),
  };
  return read;
}

/** The shares of all kinds in a message, by their order. */
function sharesOf(message: string): readonly number[] {
  const { ofPlaces, ofKinds, valueOf } = model();
  const held = new Float64Array(ALARM_SIDES);
  for (const { place, value } of placesOfAlarm(message, ALARM_PLACES)) {
    const from = place * ALARM_SIDES;
    for (let side = 0; side < ALARM_SIDES; side += 1)
      held[side] = (held[side] ?? 0) + (valueOf[(ofPlaces[from + side] ?? 0) + 128] ?? 0) * value;
  }
  const scale = ALARM_SCALES.places * ALARM_SCALES.kinds;
  const sums = ALARM_CLASSES.map((_, kind) => {
    let sum = 0;
    for (let side = 0; side < ALARM_SIDES; side += 1)
      sum += (valueOf[(ofKinds[kind * ALARM_SIDES + side] ?? 0) + 128] ?? 0) * (held[side] ?? 0);
    return sum * scale + (ALARM_USUAL[kind] ?? 0);
  });
  const most = Math.max(...sums);
  const raised = sums.map((one) => Math.exp(one - most));
  const total = raised.reduce((sum, one) => sum + one, 0);
  return raised.map((one) => one / total);
}

/** The kind with the highest share that may be one, and that share. */
function best(shares: readonly number[], mayBe: (kind: ClassKind) => boolean): { readonly kind: ClassKind; readonly share: number } | null {
  let found: { readonly kind: ClassKind; readonly share: number } | null = null;
  for (const [at, kind] of ALARM_CLASSES.entries()) {
    const share = shares[at] ?? 0;
    if (kind !== 'none' && (found === null || share > found.share) && mayBe(kind)) found = { kind, share };
  }
  return found;
}

/** A mouth that burns and a body that sweats after hot spices. */
const isOfSpices = (signs: ReadonlySet<string>): boolean =>
  signs.has('hot') && !['skin', 'swells', 'breath', 'chest', 'bloody', 'limb', 'dizzy'].some((sign) => signs.has(sign));
const MAY_BE_SPICES: ReadonlySet<AlarmKind> = new Set(['reaction', 'heart', 'low sugar', 'unclear']);

const isPossible = (signs: ReadonlySet<string>) => (kind: ClassKind) => NEEDS[kind]?.some((sign) => signs.has(sign)) ?? true;

/**
 * The emergency that a message is most alike, however little that is. The share is that of all emergencies together: which of them it
 * is, is
 * known less surely than that it is one.
 */
export function alarmIn(message: string): Alarm {
  const shares = sharesOf(message);
  const signs = new Set([...signsIn(message), ...conceptsIn(message).map((concept) => `~${concept}`)]);
  const mayBe = isPossible(signs);
  // A medicine that is named, and no drink, is no danger by itself.
  const ofMedicine = mayBe('medicine alcohol') ? 0 : (shares[ALARM_CLASSES.indexOf('medicine alcohol')] ?? 0);
  const share = 1 - (shares[ALARM_CLASSES.indexOf('none')] ?? 0) - ofMedicine;
  const found = best(shares, mayBe);
  const ofMind = ALARM_CLASSES.reduce((sum, kind, at) => sum + (kind !== 'none' && OF_A_MIND.has(kind) ? (shares[at] ?? 0) : 0), 0);
  const isSure = found !== null && found.share >= share * SURE_OF_A_KIND;
  const kind = isSure ? found.kind : ofMind > share / 2 ? 'unclear mind' : 'unclear';
  const isBefore = kind === 'pregnant ate' && !WAS_EATEN.some((sign) => signs.has(sign));
  const isMedicineAlone = kind === 'medicine sign' && !showsBadSign(signs);
  const isHarmless =
    (MAY_BE_SPICES.has(kind) && isOfSpices(signs)) || (share < SURE_OF_NOW && (isBefore || isMedicineAlone || signs.has('~long ago')));
  return { kind: causeIn(kind, signs), share: isHarmless ? 0 : share };
}

/**
 * The emergency that a message is most alike, but for some, where its words tell for sure that it is one. A mouth that
 * prickles after food is a reaction, unless what was eaten poisons.
 */
export function likeliestAlarm(message: string, but: ReadonlySet<AlarmKind>): AlarmKind | null {
  const signs = new Set([...signsIn(message), ...conceptsIn(message).map((concept) => `~${concept}`)]);
  const isReaction = signs.has('face') && ['numb', 'swells', 'skin'].some((sign) => signs.has(sign));
  if (isReaction && !OF_POISON.some((sign) => signs.has(sign))) return 'reaction';
  const mayBe = isPossible(signs);
  return best(sharesOf(message), (kind) => !but.has(kind) && mayBe(kind))?.kind ?? null;
}
const OF_POISON = ['poison', 'medicines', 'mushroom', 'wild plant', 'shellfish', 'reef fish', 'preserve', 'chokes', 'droops'];

/** Whether a message only speaks about a danger: asks for school, hears of it, tells a joke, or had it long ago. */
export const isSpokenAbout = (message: string): boolean =>
  [...conceptsIn(message), ...signsIn(message)].some((one) => SPOKEN_ABOUT.has(one));
const SPOKEN_ABOUT: ReadonlySet<string> = new Set(['media', 'long ago', 'joking', 'rather', 'laughs', 'years ago']);
/** Whether a message asks what a danger is. */
export const asksForMeaning = (message: string): boolean => conceptsIn(message).includes('explained');

/** Whether what collapsed, died or split is a dough, a cake or a sauce. */
export const isOfAKitchen = (message: string): boolean => conceptsIn(message).some((concept) => OF_A_KITCHEN.has(concept));
const OF_A_KITCHEN: ReadonlySet<string> = new Set(['dough', 'bake', 'sauce']);
