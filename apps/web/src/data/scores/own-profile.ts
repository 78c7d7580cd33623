import { restrictionsOfChip } from '@labelwise/domain/diets';
import { preferencesOf } from '@labelwise/domain/health-profile';
import { profileFromJson, type ScoreProfile } from '@labelwise/domain/scoring';
import { storageKeys } from '../../platform/storage/keys.ts';
import { inspectJson } from '../../platform/storage/local.ts';
import { readToken } from '../../platform/storage/token.ts';
import type { TypedEntry } from '../reading/answer-reader.ts';
import { understandOnDevice } from '../reading/reader.ts';
import { areAnswersUnreadable, guestProfile } from './guest-profile.ts';

/** Why nobody can be scored here: a guest's answers cannot be read, or what counts for the member is not on this device. */
export type PersonUnknown = 'answers unreadable' | 'profile not here';

export function personUnknown(): PersonUnknown | null {
  if (areAnswersUnreadable()) return 'answers unreadable';
  return readToken() !== null && memberProfile() === null ? 'profile not here' : null;
}

const WORDS = 'what you leave out';
/** Somebody of whom nothing can be read: nothing fits them, nothing is proposed to them. */
export const UNKNOWN_PERSON: ScoreProfile = {
  restrictions: [WORDS],
  understood: [{ kind: 'words', words: WORDS, strictness: 'safety', typed: WORDS }],
  preferencesAreStored: true,
};

function memberProfile(): ScoreProfile | null {
  const stored = inspectJson(storageKeys.scoreProfile, profileFromJson);
  return stored.state === 'present' ? stored.value : null;
}

/** What this device knows of the person that it scores for: the guest's own answers, else what is stored of the member; `null`: nothing. */
export function storedProfile(): ScoreProfile | null {
  if (areAnswersUnreadable()) return UNKNOWN_PERSON;
  const guest = guestProfile();
  if (guest === null) return memberProfile();
  const { restrictions, less, understood } = guest;
  return profileFromJson({ restrictions, understood, preferences: preferencesOf({ restrictions, less }) });
}

/**
 * A profile whose typed selections are all resolved: those that the server has not resolved yet are by this device. Where that
 * cannot be done they bind as words, and no food is called free of them.
 */
export async function withUnderstood(profile: ScoreProfile): Promise<ScoreProfile> {
  const { conditions = [], restrictions = [], understood = [] } = profile;
  const isOpen = (typed: string) => restrictionsOfChip(typed) === null && !understood.some((one) => one.typed === typed);
  const entries: TypedEntry[] = [
    ...conditions.filter(isOpen).map((typed): TypedEntry => ({ typed, place: 'condition' })),
    ...restrictions.filter(isOpen).map((typed): TypedEntry => ({ typed, place: 'restriction' })),
  ];
  if (entries.length === 0) return profile;
  const found = await understandOnDevice(entries);
  if (found === null) return profile;
  const empty = new Set(found.filter((one) => one.restrictions.length === 0).map(({ typed }) => typed));
  return {
    ...profile,
    conditions: conditions.filter((typed) => !empty.has(typed)),
    restrictions: restrictions.filter((typed) => !empty.has(typed)),
    understood: [...understood, ...found.flatMap((one) => one.restrictions)],
  };
}

/** Whom this device chooses for. What was typed and cannot be resolved binds as words. */
export function ownProfile(): Promise<ScoreProfile> {
  return withUnderstood(storedProfile() ?? {});
}
