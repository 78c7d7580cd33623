import type { Language } from '@labelwise/contracts/languages';
import { languageOf } from '@labelwise/domain/conversation';
import {
  adviceOn,
  type Circumstance,
  kindsIn,
  languageAsked,
  needsOf,
  plainlyStated,
  readCircumstances,
  safetyOf,
} from '@labelwise/domain/guide';
import { foldText } from '@labelwise/domain/lib';
import type { SafetyKind } from '@labelwise/domain/safety';
import { sayEnglish } from '@labelwise/messages/english';
import { circumstancesChanged } from '@labelwise/messages/render/guide-circumstances';
import { kindAdvice } from '@labelwise/messages/render/guide-kinds';
import { safetyText } from '@labelwise/messages/render/safety';
import { sayLoaded } from '@labelwise/messages/say-in';

/**
 * Our own words for a message that no answer about food should follow, in its language; `null` where the guide or a model may answer.
 * Where it tells of a pregnancy, a medicine or a state, they say that it is borne in mind; where it takes one back, it is for the guide.
 *
 * @param earlier what the same person wrote before
 * @param given the language of the conversation, where the message asks for no other
 */
export function safetyReply(message: string, earlier: readonly string[] = [], given?: Language): string | null {
  const kind = safetyOf(message, earlier);
  if (kind === null) return null;
  const language = languageAsked(message) ?? given ?? languageOf(message);
  const { reported, withdrawn } = readCircumstances(plainlyStated(message));
  const text = [...(MAY_NAME_FOOD.has(kind) ? adviceIn(message, reported) : []), safetyText(sayEnglish, kind, language)].join('\n\n');
  if (kind !== 'pregnancy' && !(MAY_TELL.has(kind) && reported.some((one) => one.kind === 'state'))) return text;
  if (reported.length === 0) return withdrawn.length > 0 ? null : text;
  return `${text}\n\n${circumstancesChanged(sayLoaded(language), { kind: 'circumstances changed', reported, withdrawn, isOfOther: false })}`;
}

/**
 * What speaks against the foods that a message names, by what it tells of the one who asks: "I'm breastfeeding, is wine okay?" Nothing is
 * called fine here, since nothing is known of what they leave out.
 */
function adviceIn(message: string, reported: readonly Circumstance[]): readonly string[] {
  const language = languageAsked(message);
  const lines = adviceOn(kindsIn(message, language), needsOf(reported, [], []), []).filter(({ level }) => level !== 'fine');
  return lines.length === 0 ? [] : kindAdvice(sayLoaded(language ?? languageOf(message)), { kind: 'kind advice', lines, isKnown: true });
}
const MAY_NAME_FOOD: ReadonlySet<SafetyKind> = new Set(['pregnancy', 'medication', 'diagnosis']);

/** "I'm on warfarin", "ich nehme Metformin": somebody takes a medicine. */
const TAKES =
  /(?:^| )(?:on|take|takes|taking|took|using|prescribed|nehme|nimmt|nehmen|bekomme|bekommt|prends|prend|prenons|tomo|toma|tomando|prendo|prende|assumo|tomo|uso|slik|slikt|gebruik|gebruikt|neem)(?= |$)/;

/** What holds of foods beside a medicine, where a message before spoke of one that somebody takes; `null` where none did. */
export function medicineReminder(earlier: readonly string[]): string | null {
  const message = earlier.findLast((one) => safetyOf(one) === 'medication' && TAKES.test(foldText(one)));
  return message === undefined ? null : (safetyReply(message)?.split('\n\n')[0] ?? null);
}

const MAY_TELL: ReadonlySet<SafetyKind> = new Set(['high sugar', 'low sugar', 'medication', 'diagnosis']);
