import { languageOf } from '@labelwise/domain/conversation';
import { languageAsked, readCircumstances, safetyOf } from '@labelwise/domain/guide';
import { foldText } from '@labelwise/domain/lib';
import type { SafetyKind } from '@labelwise/domain/safety';
import { sayEnglish } from '@labelwise/messages/english';
import { circumstancesChanged } from '@labelwise/messages/render/guide-circumstances';
import { safetyText } from '@labelwise/messages/render/safety';
import { sayLoaded } from '@labelwise/messages/say-in';

/**
 * Our own words for a message that no answer about food should follow, in its language; `null` where the guide or a model may answer.
 * Where it tells of a pregnancy, a medicine or a state, they say that it is borne in mind; where it takes one back, it is for the guide.
 */
export function safetyReply(message: string): string | null {
  const kind = safetyOf(message);
  if (kind === null) return null;
  const language = languageAsked(message) ?? languageOf(message);
  const text = safetyText(sayEnglish, kind, language);
  const { reported, withdrawn } = readCircumstances(message);
  if (kind !== 'pregnancy' && !(MAY_TELL.has(kind) && reported.some((one) => one.kind === 'state'))) return text;
  if (reported.length === 0) return withdrawn.length > 0 ? null : text;
  return `${text}\n\n${circumstancesChanged(sayLoaded(language), { kind: 'circumstances changed', reported, withdrawn, isOfOther: false })}`;
}

/** "I'm on warfarin", "ich nehme Metformin": somebody takes a medicine. */
const TAKES =
  /(?:^| )(?:on|take|takes|taking|took|using|prescribed|nehme|nimmt|nehmen|bekomme|bekommt|prends|prend|prenons|tomo|toma|tomando|prendo|prende|assumo|tomo|uso|slik|slikt|gebruik|gebruikt|neem)(?= |$)/;

/** What holds of foods beside a medicine, where a message before spoke of one that somebody takes; `null` where none did. */
export function medicineReminder(earlier: readonly string[]): string | null {
  const message = earlier.findLast((one) => safetyOf(one) === 'medication' && TAKES.test(foldText(one)));
  return message === undefined ? null : (safetyReply(message)?.split('\n\n')[0] ?? null);
}

const MAY_TELL: ReadonlySet<SafetyKind> = new Set(['low sugar', 'medication', 'diagnosis']);
