/** Answers of search that are the same for many, held where they are sent: to ask the thread of search takes longer than to send them. */

import { isAsEverybody, type PreparedProfile } from '@labelwise/domain/scoring';
import { type Clock, systemClock } from '../../../lib/clock.ts';
import type { OwnFoodsOf } from '../../submissions/member-foods.service.ts';
import type { FoodsRepository } from '../foods.repository.ts';
import type { SearchTexts } from './search-beside.ts';

type Deps = {
  foods: Pick<FoodsRepository, 'count'>;
  ownFoods: OwnFoodsOf;
  profileOf: (memberId: string) => Promise<PreparedProfile>;
  now?: Clock;
};
type Held = { readonly clock: number; readonly until: number; readonly text: string };

/** Signs of all answers that are held, a byte each as a rule: two to three thousand answers of 24 foods. */
const MAX_SIGNS = 20_000_000;
/** An answer names shelves with their sizes, which are read anew from time to time. */
const LIFETIME_MS = 5 * 60_000;

/**
 * The same answers as `texts` gives, from memory where somebody has asked the same and no food has changed since. Only for who has the
 * scores of everybody and states nothing of packs: nothing that says what a member may eat comes from memory.
 */
export function createSharedAnswers(
  texts: SearchTexts,
  { foods, ownFoods, profileOf, now = systemClock }: Deps,
  most = MAX_SIGNS,
): SearchTexts {
  const held = new Map<string, Held>();
  let signs = 0;

  function forget(key: string): void {
    signs -= held.get(key)?.text.length ?? 0;
    held.delete(key);
  }

  function keep(key: string, one: Held): void {
    forget(key);
    held.set(key, one);
    signs += one.text.length;
    for (const oldest of held.keys()) {
      if (signs <= most) break;
      forget(oldest);
    }
  }

  async function hasOthersAnswers(memberId: string | null): Promise<boolean> {
    if (memberId === null) return true;
    const [profile, own] = await Promise.all([profileOf(memberId), ownFoods(memberId)]);
    return own.isEmpty && isAsEverybody(profile);
  }

  async function answer(question: unknown, memberId: string | null, make: () => Promise<string>): Promise<string> {
    // Counted before the thread is asked: a change meanwhile shows by the count of the next question.
    const clock = await foods.count();
    if (clock === null || !(await hasOthersAnswers(memberId))) return make();
    const key = JSON.stringify(question);
    const known = held.get(key);
    const isSame = known?.clock === clock && now() < known.until;
    const text = isSame ? known.text : await make();
    // What was used last is last in line.
    keep(key, isSame ? known : { clock, until: now() + LIFETIME_MS, text });
    return text;
  }

  return {
    find: (query, memberId, language) => answer(['find', query, language], memberId, () => texts.find(query, memberId, language)),
    suggest: (text, memberId, language) => answer(['suggest', text, language], memberId, () => texts.suggest(text, memberId, language)),
    // By these, devices say themselves what somebody may eat.
    candidates: texts.candidates,
  };
}
