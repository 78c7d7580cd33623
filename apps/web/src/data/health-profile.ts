import {
  CONSENT_VERSION,
  HealthProfile,
  type HealthProfileChange,
  healthProfile,
  restrictions,
  SurveyAnswers,
  Understood,
} from '@labelwise/contracts/health-profile';
import { queryOptions } from '@tanstack/react-query';
import * as z from 'zod/mini';
import { http } from '../platform/http/index.ts';
import { readJson, safely, writeJson } from '../platform/storage/json.ts';
import { storageKeys } from '../platform/storage/keys.ts';
import { emitPreferencesUpdated } from './preferences-updated.ts';
import { understandOnDevice } from './reading/reader.ts';
import { renewSelections } from './scores/score-profile.ts';

/** What a typed selection means, in words for the person. `restrictions` is empty where it leaves nothing out. */
export type ReadBack = { readonly said: string; readonly restrictions: readonly unknown[]; readonly readBack: readonly string[] };

const { path } = restrictions.understand;

/** What was typed as an allergy or diet means: by the server, else by this device's own vocabulary. The same words always mean the same. */
export function understandQuery(said: string) {
  return queryOptions({ queryKey: [path, said], queryFn: ({ signal }) => understandTyped(said, signal), staleTime: Infinity });
}

async function understandTyped(said: string, signal: AbortSignal): Promise<ReadBack> {
  try {
    return Understood.parse(await http.json(path, { method: 'POST', body: { said }, signal }));
  } catch (error) {
    if (signal.aborted) throw error;
    const [here] = (await understandOnDevice([{ said, place: 'restriction' }])) ?? [];
    if (here === undefined) throw error;
    return here;
  }
}

export type { HealthProfile } from '@labelwise/contracts/health-profile';
export { CONSENT_VERSION } from '@labelwise/contracts/health-profile';
export type ProfileChange = z.infer<typeof HealthProfileChange>;

const PATH = healthProfile.read.path;
const Answer = z.nullable(HealthProfile);

/** The member's health profile; null before there is one. Selections that changed on another device void the scores of this one. */
export function healthProfileQuery() {
  return queryOptions({
    queryKey: [PATH],
    queryFn: async ({ signal }) => {
      const profile = Answer.parse((await http.json(PATH, { signal })) ?? null);
      if (renewSelections(profile)) emitPreferencesUpdated();
      return profile;
    },
  });
}

/** Whether the member agreed to the words of today's consent. */
export function hasConsent(profile: HealthProfile | null | undefined): boolean {
  return profile?.consentVersion === CONSENT_VERSION;
}

/** Changes what is given and leaves the rest: an update where a profile exists, else the first one. @throws ApiError */
export async function saveHealthProfile(held: HealthProfile | null, change: ProfileChange): Promise<HealthProfile> {
  return HealthProfile.parse(await http.json(PATH, { method: held === null ? 'POST' : 'PUT', body: change }));
}

/** The same by the profile's id, for the dietary restrictions screen. @throws ApiError */
export async function saveRestrictions(held: HealthProfile | null, dietaryRestrictions: readonly string[]): Promise<HealthProfile> {
  const body = { ...fieldsOf(held), dietaryRestrictions };
  const path = held === null ? PATH : healthProfile.updateById.path.replace(':id', encodeURIComponent(held.id));
  return HealthProfile.parse(await http.json(path, { method: held === null ? 'POST' : 'PUT', body }));
}

/** The profile fields as they are sent back: without what is the server's. */
function fieldsOf(held: HealthProfile | null): ProfileChange {
  if (held === null) return { consentVersion: CONSENT_VERSION };
  const { id: _id, updatedAt: _updatedAt, understood: _understood, ...fields } = held;
  return fields;
}

/** Withdraws consent, which erases profile, survey answers and generated preferences. @throws ApiError */
export async function withdrawHealthProfile(): Promise<void> {
  await http.json(PATH, { method: 'DELETE' });
}

/** The saved answers of the welcome survey, or null; unreadable ones are dropped. */
export function readSurveyAnswers(): SurveyAnswers | null {
  return readJson(storageKeys.surveyData, safely(SurveyAnswers));
}

export function storeSurveyAnswers(answers: SurveyAnswers): void {
  writeJson(storageKeys.surveyData, answers);
}
