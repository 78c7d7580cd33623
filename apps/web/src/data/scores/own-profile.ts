import { restrictionsOfChip } from '@labelwise/domain/diets';
import { preferencesOf } from '@labelwise/domain/health-profile';
import { profileFromJson, type ScoreProfile } from '@labelwise/domain/scoring';
import { storageKeys } from '../../platform/storage/keys.ts';
import { readJson } from '../../platform/storage/local.ts';
import type { TypedEntry } from '../reading/answer-reader.ts';
import { understandOnDevice } from '../reading/reader.ts';
import { guestProfile } from './guest-profile.ts';

/** What this device knows of the person that it scores for: the guest's own answers, else what is stored of the member; `null`: nothing. */
export function storedProfile(): ScoreProfile | null {
  const guest = guestProfile();
  if (guest === null) return readJson(storageKeys.scoreProfile, profileFromJson);
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
