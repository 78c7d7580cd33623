import { foldText } from '../../lib/index.ts';
import {
  type AlarmInForce,
  type AlarmKind,
  alarmIn,
  aspectOf,
  BABY_FEVER,
  endsAlarm,
  FOLLOW_UP_ANSWERS,
  type FollowUp,
  type Given,
  givenIn,
  isInForce,
  isShort,
  likeliestAlarm,
  mayReact,
  plainAlarmIn,
  type SafetyKind,
  safetyKind,
} from '../../safety/index.ts';
import { KIND_OF_ALARM } from './alarm-bars.ts';
import { isFoodWord } from './mention-words.ts';
import { signsOfQuestion } from './question-words.ts';
import { safetyOf, tellsOfPregnancy } from './safety-of.ts';

/**
 * What answers a message that tells of an emergency or goes on from one; `apart`: something else is asked, and it is brought to mind, but for
 * how somebody eats.
 */
export type AlarmReply =
  | { readonly kind: 'first steps'; readonly alarm: AlarmKind; readonly given?: Given }
  | { readonly kind: 'follow-up'; readonly id: FollowUp }
  | { readonly kind: 'apart'; readonly alarm: AlarmInForce; readonly isOfEating: boolean };

/** An emergency that was reported before. `isOver`: that was reported, and what to do after it may still be asked. */
type InForce = { readonly alarm: AlarmInForce; readonly isOver: boolean };

/** So many messages later, if none of them is about it, an emergency is no longer in force. */
const IN_FORCE_FOR = 3;
/** Only the last messages are looked at. */
export const MESSAGES_LOOKED_AT = 10;

/** An emergency that a message tells of: the kind that it is most alike, and what the words say where they say it for sure. */
function alarmOf(message: string, earlier: readonly string[]): AlarmKind | null {
  const safety = safetyOf(message, earlier);
  if (safety === null || !isAlarmText(safety)) return null;
  const { kind, share } = alarmIn(message);
  const found = BABY_FEVER.test(foldText(message)) ? 'infant' : (plainAlarmIn(message) ?? (share >= LEAST_OF_A_KIND ? kind : null));
  // What a pregnant woman ate is nothing of who tells of no pregnancy.
  if (found === 'pregnant ate' && ![message, ...earlier].some(tellsOfPregnancy)) return safety === 'emergency' ? 'spoiled' : safety;
  if (found !== null && KIND_OF_ALARM[found] === safety) return found;
  return safety === 'emergency' ? likeliestAlarm(message, ELSEWHERE) : safety;
}
/** Below this share of all emergencies the likeness to one of them says nothing. */
const LEAST_OF_A_KIND = 0.2;
/** Fixed texts that speak of an emergency. */
type AlarmText = Extract<SafetyKind, 'crisis' | 'eating disorder' | 'low sugar' | 'high sugar' | 'emergency'>;
const isAlarmText = (safety: SafetyKind): safety is AlarmText =>
  safety !== 'medication' && safety !== 'pregnancy' && safety !== 'diagnosis';
/** What the words of an emergency of a body do not tell of. */
const ELSEWHERE: ReadonlySet<AlarmKind> = new Set(['crisis', 'crisis of another', 'eating disorder', 'make up', 'controlled']);

/** The emergency that is still in force after these messages; `null` where none is. */
export function alarmInForce(earlier: readonly string[]): InForce | null {
  let state: InForce | null = null;
  let left = 0;
  for (const message of earlier.slice(-MESSAGES_LOOKED_AT)) {
    if (state !== null) {
      if (endsAlarm(message, state.alarm)) {
        state = { alarm: state.alarm, isOver: true };
        left = IN_FORCE_FOR;
        continue;
      }
      if (followUpOf(message, state) !== null) continue;
    }
    const reported = inTheLightOf(state, alarmOf(message, []), message);
    if (reported !== null) [state, left] = [isInForce(reported) ? { alarm: reported, isOver: false } : null, IN_FORCE_FOR];
    else if (state !== null) {
      left -= 1;
      if (left === 0) state = null;
    }
  }
  return state;
}

/** While a blood sugar is low, insulin, a skipped meal and a faint mood are of that, and of no other danger. */
function inTheLightOf(state: InForce | null, reported: AlarmKind | null, message: string): AlarmKind | null {
  if (state?.alarm !== 'low sugar' || state.isOver || reported === null || !MAY_BE_LOW_SUGAR.has(reported)) return reported;
  return safetyKind(message) === 'high sugar' ? reported : 'low sugar';
}
const MAY_BE_LOW_SUGAR: ReadonlySet<AlarmKind> = new Set([
  'sick day',
  'high sugar',
  'medicine sign',
  'medicine alcohol',
  'eating disorder',
  'make up',
  'refeeding',
  'dehydrated',
  'drinking',
  'unclear',
]);

/** What answers a message in the light of an emergency; `null` where it is about something else. */
function followUpOf(message: string, { alarm, isOver }: InForce): Exclude<AlarmReply, { kind: 'apart' }> | null {
  const aspect = aspectOf(message, alarm, isOver);
  if (aspect === null) {
    if (isOver || OF_EATING.has(alarm)) return null;
    const namesFood = signsOfQuestion(message).words.some(isFoodWord);
    if (namesFood ? alarm !== 'low sugar' : !isShort(message)) return null;
    return answerTo(namesFood ? 'eat' : 'wait', alarm);
  }
  return answerTo(isOver && aspect === 'wait' ? 'over' : aspect, alarm);
}

function answerTo(aspect: NonNullable<ReturnType<typeof aspectOf>>, alarm: AlarmInForce): Exclude<AlarmReply, { kind: 'apart' }> {
  const id = FOLLOW_UP_ANSWERS[alarm][aspect];
  if (id !== undefined) return { kind: 'follow-up', id };
  // Whoever ate what harms them and now shows a sign has a reaction.
  return { kind: 'first steps', alarm: alarm === 'ate it' && aspect === 'worse' ? 'reaction' : alarm };
}

function firstSteps(alarm: AlarmKind, message: string): AlarmReply {
  return alarm === 'child given' ? { kind: 'first steps', alarm, given: givenIn(message) } : { kind: 'first steps', alarm };
}

/** A message is read for an emergency first, and in the light of one that is in force. */
export function alarmReplyTo(message: string, earlier: readonly string[]): AlarmReply | null {
  const state = alarmInForce(earlier);
  const reported = inTheLightOf(state, alarmOf(message, earlier), message);
  if (reported === null && state === null && mayReact(message, earlier)) return { kind: 'follow-up', id: 'if reaction' };
  if ((reported !== null && KIND_OF_ALARM[reported] === 'crisis') || state === null)
    return reported === null ? null : firstSteps(reported, message);
  const aspect = aspectOf(message, state.alarm, state.isOver);
  // "She's coughing now" after hives is no choking, and "should I make him vomit" no habit.
  const isAnother =
    reported !== null &&
    reported !== state.alarm &&
    (state.isOver || aspect === null || MAY_BE_ANOTHER.has(aspect) || (OF_BLOOD.has(state.alarm) && plainAlarmIn(message) === 'reaction'));
  if (isAnother) return firstSteps(reported, message);
  const followUp = followUpOf(message, state);
  if (followUp !== null) return followUp;
  if (reported !== null) return firstSteps(reported, message);
  return state.isOver ? null : { kind: 'apart', alarm: state.alarm, isOfEating: OF_EATING.has(state.alarm) };
}
/** What never tightens a throat. */
const OF_BLOOD: ReadonlySet<AlarmInForce> = new Set(['low sugar', 'high sugar', 'sick day', 'pressure']);
/** Of how somebody eats: what is asked about food meanwhile is answered as ever. */
const OF_EATING: ReadonlySet<AlarmInForce> = new Set(['eating disorder', 'make up', 'controlled', 'pregnant drinks']);
const MAY_BE_ANOTHER: ReadonlySet<ReturnType<typeof aspectOf>> = new Set(['wait', 'eat', 'fine']);
