import { restrictionsOfChip } from '@labelwise/domain/diets';
import type { ScoreProfile } from '@labelwise/domain/scoring';
import { understandOnDevice } from '../reading/reader.ts';
import type { Typed } from '../reading/reader-messages.ts';

/**
 * A profile whose typed selections are all resolved: those that the server has not resolved yet are by this device. Where that
 * cannot be done they bind as words, and no food is called free of them.
 */
export async function withUnderstood(profile: ScoreProfile): Promise<ScoreProfile> {
  const { conditions = [], restrictions = [], understood = [] } = profile;
  const isOpen = (said: string) => restrictionsOfChip(said) === null && !understood.some((one) => one.said === said);
  const typed: Typed[] = [
    ...conditions.filter(isOpen).map((said): Typed => ({ said, place: 'condition' })),
    ...restrictions.filter(isOpen).map((said): Typed => ({ said, place: 'restriction' })),
  ];
  if (typed.length === 0) return profile;
  const found = await understandOnDevice(typed);
  if (found === null) return profile;
  const empty = new Set(found.filter((one) => one.restrictions.length === 0).map(({ said }) => said));
  return {
    ...profile,
    conditions: conditions.filter((said) => !empty.has(said)),
    restrictions: restrictions.filter((said) => !empty.has(said)),
    understood: [...understood, ...found.flatMap((one) => one.restrictions)],
  };
}
