import { auth, Session } from '@labelwise/contracts/auth';
import { insights } from '@labelwise/contracts/insights';
import { users } from '@labelwise/contracts/users';
import { type UnitSystem, unitSystemOfLocale } from '@labelwise/domain/health-profile';
import { queryOptions } from '@tanstack/react-query';
import * as z from 'zod/mini';
import { ApiError, http, toApiError } from '../platform/http/index.ts';
import type { SessionUser } from './session/session-user.ts';
import { parseUser } from './session/user.ts';

export type { UnitSystem } from '@labelwise/domain/health-profile';

/** The units that the member chose, else the ones of the browser's locale. */
export function unitsOf(user: SessionUser | null): UnitSystem {
  const chosen = user?.preferences?.['units'];
  return chosen === 'metric' || chosen === 'imperial' ? chosen : unitSystemOfLocale(navigator.language);
}

/** Keeps the choice with the account. Answers whether it was kept; a failure never stands in the way of reading on. */
export async function storeUnits(userId: string, units: UnitSystem): Promise<boolean> {
  return updateProfile(userId, { units }).then(
    () => true,
    () => false,
  );
}

export type DeviceSession = z.infer<typeof Session>;

/** The member as the profile reads them. */
export function currentUserQuery() {
  return queryOptions({
    queryKey: [auth.user.path],
    queryFn: async ({ signal }): Promise<SessionUser | null> => parseUser(await http.json(auth.user.path, { signal })) ?? null,
  });
}

export type ProfileChange = {
  readonly firstName?: string;
  readonly lastName?: string;
  readonly username?: string;
  readonly email?: string;
  /** Asked for with a new e-mail. */
  readonly currentPassword?: string;
  readonly units?: UnitSystem;
};

const own = (path: string, userId: string) => path.replace(':id', encodeURIComponent(userId));

/** Changes the member's own account. @throws ApiError */
export async function updateProfile(userId: string, change: ProfileChange): Promise<void> {
  await http.json(own(users.update.path, userId), { method: 'PATCH', body: change });
}

/** Sets a new password; every other device is signed out. @throws ApiError */
export async function changePassword(currentPassword: string, password: string): Promise<void> {
  await http.json(auth.changePassword.path, { method: 'POST', body: { currentPassword, password } });
}

/** Gives the password once more; what asks for it anew is open for a quarter of an hour. @throws ApiError */
export async function reauthenticate(currentPassword: string): Promise<void> {
  await http.json(auth.reauthenticate.path, { method: 'POST', body: { currentPassword } });
}

/** Where the member is signed in, this device among them. */
export function deviceSessionsQuery() {
  const { path } = auth.sessions;
  return queryOptions({ queryKey: [path], queryFn: async ({ signal }) => z.array(Session).parse(await http.json(path, { signal })) });
}

/** Signs one device out. @throws ApiError */
export async function endDeviceSession(id: string): Promise<void> {
  await http.json(own(auth.endSession.path, id), { method: 'DELETE' });
}

/** Signs every device out, this one too. @throws ApiError */
export async function endEveryDeviceSession(): Promise<void> {
  await http.json(auth.endAllSessions.path, { method: 'DELETE' });
}

/** Everything that is held about the member, as the JSON text to be saved. @throws ApiError */
export async function fetchExport(): Promise<string> {
  return JSON.stringify(await http.json(insights.exportAll.path), null, 2);
}

/** The nutrition figures of every scan, as the CSV text to be saved; part of premium. @throws ApiError */
export async function fetchNutritionCsv(): Promise<string> {
  const answer = await http.send(insights.nutritionCsv.path);
  if (!answer.ok) throw await toApiError(answer);
  return answer.text();
}

/** What becomes of a running plan when its account is deleted. */
export type PlanAfterwards = NonNullable<z.infer<typeof users.remove.answer>['subscription']>;

/** Deletes the account and everything it owns. @throws ApiError */
export async function deleteAccount(userId: string, currentPassword: string): Promise<PlanAfterwards> {
  const answer = await http.json(own(users.remove.path, userId), { method: 'DELETE', body: { currentPassword } });
  return users.remove.answer.parse(answer).subscription ?? 'none';
}

/** The server asks for the current password, or found it wrong. */
export function asksForPassword(error: unknown): boolean {
  return error instanceof ApiError && error.code === 'reauthentication_required';
}

/** The sentence of a refusal, for a person; null where no answer came. */
export function refusalOf(error: unknown): string | null {
  return error instanceof ApiError && error.status > 0 && error.status < 500 ? error.reason : null;
}
