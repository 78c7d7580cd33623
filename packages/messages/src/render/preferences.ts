import { type PreferenceReason, preferenceCategory, preferenceLevel, priorityShare, type Suggestion } from '@labelwise/domain/preferences';
import type { Say } from '../index.ts';

/** How strong a preference is, as under its slider: "Mostly Prefer". */
export function strengthText(say: Say, value: number): string {
  const level = preferenceLevel(value);
  return say(preferenceCategory(value) === 'want-more' ? `preferences.want_more_${level}` : `preferences.want_less_${level}`);
}

/** "Priority: +4/5". */
export function priorityText(say: Say, value: number): string {
  return say('preferences.priority', { share: priorityShare(value) });
}

/** Why a preference is there. */
export function reasonText(say: Say, reason: PreferenceReason): string {
  return reason.kind === 'guidance' ? say(`guidance.${reason.id}`) : reason.text;
}

/** What a suggested ingredient is. */
export function suggestionText(say: Say, { id }: Suggestion): string {
  return say(`preferences.about_${id}`);
}
