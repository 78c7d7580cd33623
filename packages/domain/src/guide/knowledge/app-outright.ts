import { foldText } from '../../lib/index.ts';
import { APP_OUTRIGHT, NO_TASK_OF_OURS, OWN_PROFILE } from './app-outright.data.ts';
import type { GeneralId } from './general.data.ts';

/**
 * What a message asks of Labelwise, or tells of a bad day, in words that leave no doubt though a product or a person stands among them.
 * Dangers and crises are read before it, never by it.
 */
export function appOutright(typed: string): GeneralId | null {
  const text = foldText(typed).replaceAll('’', "'");
  const found = APP_OUTRIGHT.find(({ all, not }) => all.every((pattern) => pattern.test(text)) && not?.test(text) !== true);
  return found?.id ?? null;
}

/** "Que alergias tenho no meu perfil?": what is stored is asked, and no allergy declared. */
export function asksOwnProfile(typed: string): boolean {
  const text = foldText(typed).replaceAll('’', "'");
  return OWN_PROFILE.every((pattern) => pattern.test(text));
}

/** A letter, a poem or homework: nothing that a guide of food writes. */
export function asksForOtherHelp(typed: string): boolean {
  return NO_TASK_OF_OURS.every((pattern) => pattern.test(foldText(typed)));
}
