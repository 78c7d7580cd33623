import { activity, scans } from '@labelwise/contracts/scans';
import { storageKeys } from '../platform/storage/keys.ts';
import { execute, keyOf } from './call.ts';
import { healthProfileQuery, sendProfileChange } from './health-profile.ts';
import { outbox, type SavedFoodList } from './outbox.ts';
import { sendPreference } from './preferences.ts';
import { announcePreferences } from './profile-changes.ts';
import { refreshLists, savedQuery, sendSaved } from './saved-foods.ts';
import { renewShopping, sendEntry } from './shopping/shopping-server.ts';
import { waitingEntries } from './shopping/stored-list.ts';
import { statementsIn } from './submissions/here.ts';
import { renewSubmitted, sendStated } from './submissions/submissions.ts';
import { waitingPreferences } from './waiting-preferences.ts';
import { waitingProfile } from './waiting-profile.ts';
import { waitingQueue } from './waiting-queue.ts';
import { waitingScans } from './waiting-scans.ts';

const savedFoods = waitingQueue({
  store: outbox,
  show: ({ list, foodId, isSaved }) => ({ kind: list, key: `${list} ${foodId}`, foodId, isSaved }),
  send: async ({ list, isSaved, ...food }) => void (await sendSaved(list, food, isSaved)),
  renew: async (client, saves) => {
    const lists = new Set<SavedFoodList>(saves.map(({ list }) => list));
    await Promise.all([
      ...saves.map(({ list, foodId }) => client.invalidateQueries({ queryKey: savedQuery(list, foodId).queryKey })),
      ...[...lists].map((list) => refreshLists(client, list)),
    ]);
  },
});

const preferences = waitingQueue({
  store: waitingPreferences,
  show: ({ ingredientName, preferenceValue }) => ({
    kind: 'preference' as const,
    key: `preference ${ingredientName}`,
    name: ingredientName,
    value: preferenceValue,
  }),
  send: sendPreference,
  renew: announcePreferences,
});

/** What it generates on the server comes with the preferences, which are read anew. */
const profile = waitingQueue({
  store: waitingProfile,
  show: ({ change }) => ({ kind: 'profile' as const, key: 'health profile', isRestrictions: change.dietaryRestrictions !== undefined }),
  send: sendProfileChange,
  renew: async (client) => {
    await client.invalidateQueries({ queryKey: healthProfileQuery().queryKey });
    await announcePreferences(client);
  },
});

const submissions = waitingQueue({
  store: statementsIn(storageKeys.submissionsWaiting),
  show: ({ gtin, fields, isRemoval, isOffered }) => ({
    kind: 'submission' as const,
    key: `submission ${gtin}`,
    foodId: gtin,
    name: fields.name?.value ?? null,
    isRemoval,
    isOffered,
  }),
  send: sendStated,
  renew: renewSubmitted,
});

/** Each is sent with the key of its first try: one that had arrived makes no second row. */
const scansMade = waitingQueue({
  store: waitingScans,
  show: ({ key, foodId, name }) => ({ kind: 'scan' as const, key: `scan ${key}`, foodId, name }),
  send: ({ foodId, score, userId, key }) => execute(scans.add, { body: { userId, foodId, score }, idempotencyKey: key }),
  renew: (client) => Promise.all([scans.list, activity.summary].map((endpoint) => client.invalidateQueries({ queryKey: keyOf(endpoint) }))),
});

/** Each is merged field by field, so that what arrives twice or late changes nothing more. */
const entries = waitingQueue({
  store: waitingEntries,
  show: ({ change, name }) => ({ kind: 'shopping' as const, key: `shopping ${change.id}`, name }),
  send: (write) => sendEntry(write),
  renew: renewShopping,
});

/** Everything that can wait for a network, in the order in which it is sent: each kind says only what it sends and what follows. */
export const QUEUES = [savedFoods, profile, preferences, submissions, scansMade, entries] as const;
