import {
  CONSENT_VERSION,
  HealthProfile,
  HealthProfileChange,
  healthProfile,
  restrictions,
  SurveyAnswers,
} from '@labelwise/contracts/health-profile';
import { readBack } from '@labelwise/messages/render/restrictions';
import { queryOptions } from '@tanstack/react-query';
import * as z from 'zod/mini';
import { scoreWords } from '../i18n/load-texts.ts';
import { ApiError } from '../platform/http/http.ts';
import { network } from '../platform/network/network.ts';
import { storageKeys } from '../platform/storage/keys.ts';
import { inspectJson, local, readJson, safely, writeJson } from '../platform/storage/local.ts';
import { readToken } from '../platform/storage/token.ts';
import { call, execute, keyOf } from './call.ts';
import { isUnreachable } from './health.ts';
import { emitPreferencesUpdated } from './preferences-updated.ts';
import { understandOnDevice } from './reading/read-food.ts';
import { renewSelections } from './scores/score-profile.ts';
import { memberHere } from './session/session.ts';
import { Refusal, waitingStore } from './waiting-writes.ts';

/** What a typed selection means, in words for the person. `restrictions` is empty where it leaves nothing out. */
export type ReadBack = { readonly typed: string; readonly restrictions: readonly unknown[]; readonly readBack: readonly string[] };

/** What was typed as an allergy or diet means: by the server, else by this device's own vocabulary. The same words always mean the same. */
export function understandQuery(typed: string) {
  return queryOptions({
    queryKey: [...keyOf(restrictions.understand), typed],
    queryFn: ({ signal }) => understandTyped(typed, signal),
    staleTime: Infinity,
  });
}

async function understandTyped(typed: string, signal: AbortSignal): Promise<ReadBack> {
  try {
    return await call(restrictions.understand, { body: { typed }, signal });
  } catch (error) {
    if (signal.aborted) throw error;
    const [here] = (await understandOnDevice([{ typed, place: 'restriction' }])) ?? [];
    if (here === undefined) throw error;
    const say = await scoreWords();
    return { ...here, readBack: here.restrictions.map((restriction) => readBack(say, restriction)) };
  }
}

export type { HealthProfile } from '@labelwise/contracts/health-profile';
export { CONSENT_VERSION } from '@labelwise/contracts/health-profile';
export type ProfileChange = z.infer<typeof HealthProfileChange>;

/**
 * The member's health profile; null before there is one. Selections that changed on another device void the scores of this one. What was
 * read becomes this device's own copy, which is asked for again as soon as there is a network.
 */
export function healthProfileQuery() {
  return queryOptions({
    queryKey: keyOf(healthProfile.read),
    queryFn: async ({ signal }) => {
      const token = readToken();
      const read = await call(healthProfile.read, { signal }).catch((error: unknown) => profileHere(error, signal));
      keepProfile(read, token);
      const profile = withWaitingProfile(read);
      if (renewSelections(profile)) emitPreferencesUpdated('reading');
      return profile;
    },
    refetchOnReconnect: 'always',
  });
}

/** Nothing of a member stays on the device that they left while the answer was on its way. */
function keepProfile(profile: HealthProfile | null, token: string | null): void {
  if (token !== null && readToken() === token) writeJson(storageKeys.healthProfile, profile);
}

/** For screens that only show it: until the answer is here, what this device read last, so that nothing jumps when it comes. */
export function shownHealthProfileQuery() {
  return {
    ...healthProfileQuery(),
    placeholderData: () => {
      const stored = inspectJson(storageKeys.healthProfile, safely(z.nullable(HealthProfile)));
      return stored.state === 'present' ? withWaitingProfile(stored.value) : undefined;
    },
  };
}

/** Without an answer this device's own copy stands in: what was read last. @throws the error where nothing was read before */
function profileHere(error: unknown, signal: AbortSignal): HealthProfile | null {
  const hasNoAnswer = !(error instanceof ApiError) || error.status === 0;
  if (!hasNoAnswer || signal.aborted || network.isOnline()) throw error;
  const stored = inspectJson(storageKeys.healthProfile, safely(z.nullable(HealthProfile)));
  if (stored.state !== 'present') throw error;
  return stored.value;
}

/** Whether the member agreed to the words of today's consent. */
export function hasConsent(profile: HealthProfile | null | undefined): boolean {
  return profile?.consentVersion === CONSENT_VERSION;
}

/** Where a change is, and the profile with it. `waiting`: it counts from now on, and is sent once there is a network. */
export type SavedProfile = { readonly profile: HealthProfile; readonly where: 'saved' | 'waiting' };

/**
 * Changes what is given and leaves the rest: an update where a profile exists, else the first one. Without a network a change of a profile
 * waits; the first one does not, since nothing of a person's health is noted before the server has their consent. @throws ApiError
 */
export function saveHealthProfile(held: HealthProfile | null, change: ProfileChange): Promise<SavedProfile> {
  const body = withWaitingChange(change);
  return savedOrWaiting(held, change, () => call(held === null ? healthProfile.create : healthProfile.update, { body }));
}

async function savedOrWaiting(
  held: HealthProfile | null,
  change: ProfileChange,
  save: () => Promise<HealthProfile>,
): Promise<SavedProfile> {
  const waits = () => held !== null && waitsHere(change);
  if (held !== null && !network.isOnline() && waits()) return { profile: withChange(held, change), where: 'waiting' };
  try {
    const token = readToken();
    const profile = await save();
    keepProfile(profile, token);
    dropWaitingProfile();
    return { profile, where: 'saved' };
  } catch (error) {
    const hasNoAnswer = !(error instanceof ApiError) || error.status === 0;
    if (held !== null && hasNoAnswer && (await isUnreachable()) && waits()) return { profile: withChange(held, change), where: 'waiting' };
    throw error;
  }
}

/** Has a change wait for a network. @returns whether anybody is known here whose change it is */
function waitsHere(change: ProfileChange): boolean {
  const userId = memberHere();
  if (userId === null) return false;
  waitingProfile.add({ change: withWaitingChange(change), userId, at: Date.now() });
  return true;
}

/** Sends a change that waited. @throws ApiError */
export async function sendProfileChange({ change }: WaitingProfile): Promise<void> {
  await execute(healthProfile.update, { body: change });
}

/** The profile as it will be once everything has arrived; what was refused does not count. */
export function withWaitingProfile(profile: HealthProfile | null): HealthProfile | null {
  const next = waitingProfile.next();
  return profile === null || next === undefined ? profile : withChange(profile, next.change);
}

/** The profile as it will be once the server has saved the change; as it is where the change is none that the contract knows. */
export function withChange(held: HealthProfile, { removal: _removal, ...change }: ProfileChange): HealthProfile {
  const given = Object.entries(change).filter(([, value]) => value !== undefined);
  return safely(HealthProfile)({ ...held, ...Object.fromEntries(given) }) ?? held;
}

/** The same by the profile's id, for the dietary restrictions screen. @throws ApiError */
export function saveRestrictions(held: HealthProfile | null, dietaryRestrictions: readonly string[]): Promise<SavedProfile> {
  const change = { dietaryRestrictions: [...dietaryRestrictions] };
  const body = { ...fieldsOf(held), ...withWaitingChange(change) };
  return savedOrWaiting(held, change, () =>
    held === null ? call(healthProfile.create, { body }) : call(healthProfile.updateById, { params: { id: held.id }, body }),
  );
}

/** The profile fields as they are sent back: without what is the server's. */
function fieldsOf(held: HealthProfile | null): ProfileChange {
  if (held === null) return { consentVersion: CONSENT_VERSION };
  const { id: _id, updatedAt: _updatedAt, understood: _understood, ...fields } = held;
  return fields;
}

/** Withdraws consent, which erases profile, survey answers and generated preferences. @throws ApiError */
export async function withdrawHealthProfile(): Promise<void> {
  await execute(healthProfile.withdraw);
  local.remove(storageKeys.healthProfile);
  dropWaitingProfile();
}

/** The saved answers of the welcome survey, or null; unreadable ones are dropped. */
export function readSurveyAnswers(): SurveyAnswers | null {
  return readJson(storageKeys.surveyData, safely(SurveyAnswers));
}

export function storeSurveyAnswers(answers: SurveyAnswers): void {
  writeJson(storageKeys.surveyData, answers);
}

/** What was changed of the health profile without a network: the newest of each field, so that sending it twice does no harm. */
const WaitingProfile = z.object({ change: HealthProfileChange, userId: z.string(), at: z.number(), refused: z.optional(Refusal) });
type WaitingProfile = z.infer<typeof WaitingProfile>;

const THE_PROFILE = 'health profile';

/** One, for a member has one profile. It goes with the member's data at sign-out. */
export const waitingProfile = waitingStore<WaitingProfile>({
  key: storageKeys.waitingProfile,
  subjectOf: () => THE_PROFILE,
  parse: safely(WaitingProfile),
});

/** A change together with what waits already; it takes a chip away only where both do. */
function withWaitingChange(change: WaitingProfile['change']): WaitingProfile['change'] {
  const before = waitingProfile.find(THE_PROFILE)?.change;
  if (before === undefined) return change;
  const { removal: _removal, ...all } = { ...before, ...change };
  return before.removal === true && change.removal === true ? { ...all, removal: true } : all;
}

/** What waits is out of date: all of it was sent with a later change, or the profile is gone. */
function dropWaitingProfile(): void {
  waitingProfile.removeSubject(THE_PROFILE);
}
