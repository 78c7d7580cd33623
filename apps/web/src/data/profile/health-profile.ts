import { CONSENT_VERSION, HealthProfile, type HealthProfileChange, healthProfile } from '@labelwise/contracts/health-profile';
import { queryOptions } from '@tanstack/react-query';
import * as z from 'zod/mini';
import { http } from '../../platform/http/index.ts';
import { renewSelections } from '../scores/score-profile.ts';
import { emitPreferencesUpdated } from './preferences-updated.ts';

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
