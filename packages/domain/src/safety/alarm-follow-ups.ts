import { foldText } from '../lib/index.ts';
import { type AlarmInForce, ANSWERS, type Aspect, FOLLOW_UP_WORDS } from './alarm-follow-ups.data.ts';
import type { AlarmKind } from './alarm-kinds.ts';
import { signsIn } from './alarm-signs.ts';
import { NOT_THERE } from './plain-alarms.data.ts';
import { namesSlowSugar, plainWords as plain, plainAlarmIn, tellsSignOfPressure } from './plain-alarms.ts';

/** What a body shows that gets worse. */
const WORSE: ReadonlySet<string> = new Set([
  'breath',
  'chokes',
  'blue',
  'drowsy',
  'swells',
  'skin',
  'dizzy',
  'gut',
  'trembles',
  'nerves',
  'numb',
  'dry mouth',
  'bloody',
]);
/** So few words are about what is going on. */
const SHORT = 5;
const {
  over,
  notOver,
  seen,
  better,
  taste,
  expired,
  night,
  pregnant,
  pen,
  without,
  haveNone,
  again,
  vomit,
  medicine,
  worse,
  eat,
  fine,
  wait,
  later,
} = FOLLOW_UP_WORDS;
/** What goes on while nothing shows: that somebody feels better does not end these, a doctor does. */
const GOES_ON: ReadonlySet<AlarmInForce> = new Set([
  'mushrooms',
  'botulism',
  'seafood',
  'poisoning',
  'infant honey',
  'child given',
  'infant',
  'overdose',
  'bleeding',
]);

/** Whether what is asked next is answered in the light of an emergency. */
export const isInForce = (alarm: AlarmKind): alarm is AlarmInForce => Object.hasOwn(ANSWERS, alarm);

/** What somebody asks or tells while an emergency is in force, or right after it; `null` where a message is about something else. */
export function aspectOf(message: string, alarm: AlarmInForce, isOver = false): Aspect | null {
  const text = plain(message);
  if (endsAlarm(message, alarm)) return 'over';
  const isAllergic = alarm === 'reaction' || alarm === 'ate it';
  // A tablet that is asked for with a headache needs the ambulance first.
  if (alarm === 'pressure' && tellsSignOfPressure(message)) return 'worse';
  // A tablet does not stop what goes on to the throat.
  if (isAllergic && medicine.test(text) && showsSign(message)) return 'spreading';
  if (isAllergic && plainAlarmIn(message) === 'reaction') return 'worse';
  if (isAllergic && expired.test(text)) return 'expired';
  if (pregnant.test(text) && ANSWERS[alarm].pregnant !== undefined) return 'pregnant';
  if (GOES_ON.has(alarm) && isBetter(text) && !showsSign(message)) return 'better';
  if (taste.test(text) && !showsSign(message) && ANSWERS[alarm].taste !== undefined) return 'taste';
  if (isAllergic && (haveNone.test(text) || (pen.test(text) && without.test(text)))) return 'no pen';
  if (isAllergic && pen.test(text)) return 'pen';
  if (isOfBody(alarm) && later.test(text) && !wait.test(text)) return null;
  if (MAY_VOMIT.has(alarm) && vomit.test(text)) return 'vomit';
  // Insulin that works without a meal needs sugar, and no further measuring first.
  if (alarm === 'low sugar' && signsIn(message).includes('insulin without a meal')) return 'eat';
  if (medicine.test(text)) return 'medicine';
  if (again.test(text) && ANSWERS[alarm].again !== undefined) return 'again';
  if (isOver) return wait.test(text) ? 'wait' : null;
  if (isOfBody(alarm) && (worse.test(text) || showsSign(message)) && !eat.test(text)) return 'worse';
  if (night.test(text) && ANSWERS[alarm].night !== undefined) return 'night';
  if (alarm === 'low sugar' && namesSlowSugar(message)) return 'slow';
  if (eat.test(text)) return 'eat';
  if (wait.test(text)) return 'wait';
  return fine.test(text) ? 'fine' : null;
}

/** Whether a message ends an emergency: it is over, or a value is back. */
export function endsAlarm(message: string, alarm: AlarmInForce): boolean {
  const text = plain(message);
  if (GOES_ON.has(alarm)) return seen.test(text);
  return (over.test(text) && !notOver.test(text)) || isValueBack(message, alarm);
}

const isBetter = (text: string): boolean => (better.test(text) || over.test(text)) && !notOver.test(text);
/** Whether a message tells what a body shows; "no pain" tells none. */
const showsSign = (message: string): boolean => signsIn(plain(message).replace(NOT_THERE, ' ')).some((sign) => WORSE.has(sign));
/** Kinds in which a body may get worse. */
const isOfBody = (alarm: AlarmInForce): boolean => alarm !== 'eating disorder' && alarm !== 'make up';

/** So few words that they are about what is going on, if they name nothing else. */
export const isShort = (message: string): boolean => plain(message).split(' ').length <= SHORT;

const MAY_VOMIT: ReadonlySet<AlarmInForce> = new Set(['poisoning', 'ate it', 'eating disorder', 'make up']);

/** Blood sugar of 4 mmol/l (70 mg/dl) and more ends a low one; an upper pressure below 180 ends a very high one. */
function isValueBack(message: string, alarm: AlarmInForce): boolean {
  const figures = [...foldText(message).matchAll(/(?<![\d.,/:])\d{1,3}(?:[.,]\d{1,2})?(?![\d:])/g)].map(([figure]) =>
    Number(figure.replace(',', '.')),
  );
  if (alarm === 'low sugar') return figures.some((one) => (one >= 4 && one < 14 && !Number.isInteger(one)) || (one >= 70 && one < 250));
  return alarm === 'pressure' && figures.some((one) => one >= 100 && one < 175) && figures.every((one) => one < 175);
}
