import { insights } from '@labelwise/contracts/insights';
import { Preference, preferences } from '@labelwise/contracts/preferences';
import { type QueryClient, queryOptions } from '@tanstack/react-query';
import * as z from 'zod/mini';
import { log } from '../../../lib/log.ts';
import { http } from '../../../platform/http/index.ts';
import { readJson, writeJson } from '../../../platform/storage/json.ts';
import { storageKeys } from '../../../platform/storage/keys.ts';
import { renewPreferences, storeScoreProfile } from '../../scores/score-profile.ts';
import { healthProfileQuery } from '../health-profile.ts';
import { emitPreferencesUpdated } from '../preferences-updated.ts';

export type { Preference } from '@labelwise/contracts/preferences';

const Answer = z.array(Preference);
const PATH = preferences.list.path;

/** Marks a read whose caller announces the change himself. */
const ANNOUNCED = { isAnnounced: true } as const;

/**
 * Every preference that counts, own and generated. What was read becomes this device's own copy as well, and everything that
 * was scored by another one hears of it: the preferences may have changed on another device.
 */
export function preferencesQuery() {
  return queryOptions({
    queryKey: [PATH],
    queryFn: async ({ signal, meta }): Promise<readonly Preference[]> => {
      const list = Answer.parse(await http.json(PATH, { signal }));
      storeIngredients(list);
      if (renewPreferences(list) && meta?.isAnnounced !== true) emitPreferencesUpdated();
      return list;
    },
  });
}

/** The map of name to value in `userPreferences`; the profile's own preferences beside it stay. */
function storeIngredients(list: readonly Preference[]): void {
  const held = readJson(storageKeys.userPreferences, (value) => (typeof value === 'object' && value !== null ? value : undefined)) ?? {};
  writeJson(storageKeys.userPreferences, {
    ...held,
    ingredients: Object.fromEntries(list.map((one) => [one.ingredientName, one.preferenceValue])),
  });
}

/**
 * After any change of preferences, profile or restrictions: the list is read anew, then everything that rests on it hears of
 * it. A list that cannot be read is only logged.
 */
export async function announcePreferences(client: QueryClient): Promise<void> {
  await client.invalidateQueries({ queryKey: [PATH], refetchType: 'none' });
  const read = Promise.all([
    client.fetchQuery({ ...preferencesQuery(), staleTime: 0, meta: ANNOUNCED }),
    client.ensureQueryData(healthProfileQuery()),
  ]);
  await read
    .then(([list, chosen]) => storeScoreProfile(chosen, list))
    .catch((error: unknown) => {
      log.info(`Loading the preferences failed: ${error instanceof Error ? error.message : String(error)}`);
    });
  emitPreferencesUpdated();
}

/** Removes a preference; one that is already gone counts as removed. @throws when it may still be there */
export async function removePreference(ingredientName: string): Promise<void> {
  const answer = await http.send(preferencePath(ingredientName), { method: 'DELETE' });
  if (!answer.ok && answer.status !== 404) throw new Error(`API request failed: ${answer.status} - ${await answer.text()}`);
}

/** The address of one preference; names may hold spaces, slashes and percent signs. */
export function preferencePath(ingredientName: string): string {
  return preferences.update.path.replace(':ingredientName', () => encodeURIComponent(ingredientName));
}

/** How many of the member's last scans a name would match, and some of them. */
export function matchesQuery(name: string) {
  const { path, answer } = insights.matches;
  const address = `${path}?name=${encodeURIComponent(name)}`;
  return queryOptions({ queryKey: [address], queryFn: async ({ signal }) => answer.parse(await http.json(address, { signal })) });
}
