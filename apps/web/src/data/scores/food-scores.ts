import { FoodScore } from '@labelwise/contracts/scores';
import { inspectJson, safely } from '../../platform/storage/json.ts';
import { storageKeys } from '../../platform/storage/keys.ts';
import { onPreferencesUpdated, scoreRevision } from '../preferences-updated.ts';
import { createScoreCache, type ScoreCache } from './score-cache.ts';

/** The scores of this device; imported only by screens that score, for the schema's sake. */
export const foodScores: ScoreCache<FoodScore> = createScoreCache({
  now: Date.now,
  random: Math.random,
  owner: () => ({ member: storedMember(), revision: scoreRevision() }),
  parse: safely(FoodScore),
});

onPreferencesUpdated(() => foodScores.clear());

/** The id of the stored user, null when nobody is signed in. */
function storedMember(): string | null {
  const stored = inspectJson(storageKeys.user, (value) =>
    typeof value === 'object' && value !== null && 'id' in value ? String(value.id) : undefined,
  );
  return stored.state === 'present' ? stored.value : null;
}
