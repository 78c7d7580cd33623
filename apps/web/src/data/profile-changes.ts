import { mutationOptions, type QueryClient } from '@tanstack/react-query';
import { log } from '../lib/log.ts';
import {
  type HealthProfile,
  healthProfileQuery,
  type ProfileChange,
  saveHealthProfile,
  saveRestrictions,
  withChange,
  withdrawHealthProfile,
} from './health-profile.ts';
import {
  ANNOUNCED,
  type Preference,
  PreferenceError,
  preferencesHere,
  preferencesQuery,
  removePreference,
  type SavedWhere,
  type SaveFault,
  savePreference,
} from './preferences.ts';
import { emitPreferencesUpdated } from './preferences-updated.ts';
import { storeScoreProfile } from './scores/score-profile.ts';
import { isNamed, type PreferenceToSave, withFormer, withoutPreference, withPreference } from './waiting-preferences.ts';

/**
 * Changes of what a personal score rests on: preferences, health profile, dietary restrictions. Each is shown at once, taken back when it
 * is refused, and ends with the preferences read again and every score void; `notify` is called with the outcome.
 */

const PREFERENCES = preferencesQuery().queryKey;
const HEALTH_PROFILE = healthProfileQuery().queryKey;

/**
 * After any change of preferences, profile or restrictions: the list is read again, then everything that rests on it is notified of
 * it. A list that cannot be read is only logged.
 */
export async function announcePreferences(client: QueryClient): Promise<void> {
  await client.invalidateQueries({ queryKey: PREFERENCES, refetchType: 'none' });
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

/** Adds or changes a preference. `saved` is called with whether there was none of this name before. */
export function preferenceSave(
  client: QueryClient,
  notify: { saved: (preference: PreferenceToSave, isNew: boolean, where: SavedWhere) => void; failed: (fault: SaveFault) => void },
) {
  return mutationOptions({
    mutationFn: (preference: PreferenceToSave) => savePreference(preference),
    onMutate: (preference: PreferenceToSave) => edit(client, preference.ingredientName, (list) => withPreference(list, preference)),
    onSuccess: async (where, preference, former) => {
      notify.saved(preference, former === undefined, where);
      await announcePreferences(client);
    },
    onError: (error, preference, former) => {
      takeBack(client, preference.ingredientName, former);
      log.info(error.message);
      notify.failed(error instanceof PreferenceError ? error.fault : 'refused');
    },
  });
}

/** Removes a preference. */
export function preferenceRemoval(
  client: QueryClient,
  notify: { removed: (preference: Preference, where: SavedWhere) => void; failed: (preference: Preference) => void },
) {
  return mutationOptions({
    mutationFn: ({ ingredientName }: Preference) => removePreference(ingredientName),
    onMutate: ({ ingredientName }: Preference) => edit(client, ingredientName, (list) => withoutPreference(list, ingredientName)),
    onSuccess: async (where, removed) => {
      notify.removed(removed, where);
      await announcePreferences(client);
    },
    onError: (error, removed, former) => {
      takeBack(client, removed.ingredientName, former);
      log.info(error.message);
      notify.failed(removed);
    },
  });
}

type Edit = (list: readonly Preference[]) => readonly Preference[];

/** Changes the list as it is held here and answers what was held of this name before. */
async function edit(client: QueryClient, name: string, change: Edit): Promise<Preference | undefined> {
  await client.cancelQueries({ queryKey: PREFERENCES });
  const former = client.getQueryData(PREFERENCES)?.find(isNamed(name));
  client.setQueryData(PREFERENCES, (list) => change(list ?? preferencesHere() ?? []));
  return former;
}

function takeBack(client: QueryClient, name: string, former: Preference | undefined): void {
  client.setQueryData(PREFERENCES, (list) => list && withFormer(list, name, former));
}

/** Saves of the health profile run one after the other. */
const ONE_BY_ONE = { mutationKey: HEALTH_PROFILE, scope: { id: 'health-profile' } };

/** `quiet` saves show nothing: the automatic one, and the consent. */
export type HealthProfileSave = {
  readonly change: ProfileChange;
  readonly quiet?: boolean;
  /** Where on the screen it was made, so that a failure is shown there. */
  readonly section?: string;
  /** The change that makes a removal undone. */
  readonly undo?: ProfileChange;
};
type SaveNotices = { saved: (save: HealthProfileSave, where: SavedWhere) => void; failed: (save: HealthProfileSave) => void };

/** Changes fields of the health profile; the server generates the preferences from all selections at each save. */
export function healthProfileSave(client: QueryClient, notify: SaveNotices) {
  return mutationOptions({
    ...ONE_BY_ONE,
    mutationFn: ({ change }: HealthProfileSave) => saveHealthProfile(client.getQueryData(HEALTH_PROFILE) ?? null, change),
    onMutate: async ({ change }: HealthProfileSave) => {
      await client.cancelQueries({ queryKey: HEALTH_PROFILE });
      client.setQueryData(HEALTH_PROFILE, (held) => held && withChange(held, change));
    },
    onSuccess: async ({ profile: saved, where }, save) => {
      // While another save waits, the screen is ahead of this answer.
      if (client.isMutating({ mutationKey: HEALTH_PROFILE }) <= 1) client.setQueryData(HEALTH_PROFILE, saved);
      else client.setQueryData(HEALTH_PROFILE, (held) => held ?? saved);
      notify.saved(save, where);
      await announcePreferences(client);
    },
    onError: async (error, save) => {
      log.info(`Saving the health profile failed: ${error.message}`);
      notify.failed(save);
      await client.invalidateQueries({ queryKey: HEALTH_PROFILE });
    },
  });
}

export type RestrictionsSave = { readonly held: HealthProfile | null; readonly restrictions: readonly string[] };

/** Saves the dietary restrictions and the preferences that follow from them. */
export function restrictionsSave(client: QueryClient, notify: { saved: (where: SavedWhere) => void; failed: (error: Error) => void }) {
  return mutationOptions({
    ...ONE_BY_ONE,
    mutationFn: ({ held, restrictions }: RestrictionsSave) => saveRestrictions(held, restrictions),
    onSuccess: async ({ profile, where }) => {
      client.setQueryData(HEALTH_PROFILE, profile);
      notify.saved(where);
      await announcePreferences(client);
    },
    onError: (error) => {
      log.info(`Saving the dietary restrictions failed: ${error.message}`);
      notify.failed(error);
    },
  });
}

/** Withdraws consent, which erases the health profile and what was generated from it. */
export function consentWithdrawal(client: QueryClient, notify: { withdrawn: () => void }) {
  return mutationOptions({
    mutationFn: withdrawHealthProfile,
    onSuccess: async () => {
      client.setQueryData(HEALTH_PROFILE, null);
      notify.withdrawn();
      await announcePreferences(client);
    },
    onError: (error) => {
      log.info(`Withdrawing consent failed: ${error.message}`);
    },
  });
}
