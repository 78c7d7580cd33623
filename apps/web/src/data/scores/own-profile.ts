import { restrictionsOfChip } from '@labelwise/domain/diets';
import type { ScoreProfile } from '@labelwise/domain/scoring';
import type { TypedEntry } from '../reading/answer-reader.ts';
import { understandOnDevice } from '../reading/reader.ts';

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
