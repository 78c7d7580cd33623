import { auth, type Session } from '@labelwise/contracts/auth';
import { insights } from '@labelwise/contracts/insights';
import { consumed, favorites, purchased } from '@labelwise/contracts/saved-foods';
import { users } from '@labelwise/contracts/users';
import { type UnitSystem, unitSystemOfLocale } from '@labelwise/domain/health-profile';
import { type QueryClient, queryOptions, useQueryClient } from '@tanstack/react-query';
import type * as z from 'zod/mini';
import { ApiError, toApiError } from '../platform/http/http.ts';
import { call, endpointQuery, execute, fetchJson, keyOf, send } from './call.ts';
import { type SessionUser, useSession } from './session/session.ts';
import { parseUser } from './session/user.ts';

export type { UnitSystem } from '@labelwise/domain/health-profile';

/** The units that the member chose, else the ones of the browser's locale. */
export function unitsOf(user: SessionUser | null): UnitSystem {
  const chosen = user?.preferences?.['units'];
  return chosen === 'metric' || chosen === 'imperial' ? chosen : unitSystemOfLocale(navigator.language);
}

export type DeviceSession = z.infer<typeof Session>;

/** The member as the profile reads them. */
export function currentUserQuery() {
  return queryOptions({
    queryKey: keyOf(auth.user),
    queryFn: async ({ signal }): Promise<SessionUser | null> => parseUser(await fetchJson(auth.user, { signal })) ?? null,
  });
}

export type AccountChange = {
  readonly firstName?: string;
  readonly lastName?: string;
  readonly username?: string;
  readonly email?: string;
  /** Asked for with a new e-mail. */
  readonly currentPassword?: string;
  readonly units?: UnitSystem;
};

/** The way to change the member's own account; everything that shows the member is read again. It throws ApiError. */
export function useUpdateAccount(): (userId: string, change: AccountChange) => Promise<void> {
  const client = useQueryClient();
  const { refresh } = useSession();
  return async (userId, change) => {
    await execute(users.update, { params: { id: userId }, body: change });
    await Promise.all([client.invalidateQueries({ queryKey: currentUserQuery().queryKey }), refresh()]);
  };
}

/** Sets a new password; every other device is signed out. @throws ApiError */
export async function changePassword(client: QueryClient, currentPassword: string, password: string): Promise<void> {
  await execute(auth.changePassword, { body: { currentPassword, password } });
  void client.invalidateQueries({ queryKey: deviceSessionsQuery().queryKey });
}

/** Gives the password once more; what asks for it again is open for a quarter of an hour. Empty: who has none signed in once more instead. @throws ApiError */
export async function reauthenticate(currentPassword: string): Promise<void> {
  if (currentPassword === '') return;
  await execute(auth.reauthenticate, { body: { currentPassword } });
}

/** Where the member is signed in, this device among them. */
export function deviceSessionsQuery() {
  return endpointQuery(auth.sessions);
}

/** Signs one device out. @throws ApiError */
export async function endDeviceSession(client: QueryClient, id: string): Promise<void> {
  await execute(auth.endSession, { params: { id } });
  client.setQueryData(deviceSessionsQuery().queryKey, (all) => all?.filter((session) => session.id !== id));
}

/** Signs every device out, this one too. @throws ApiError */
export async function endEveryDeviceSession(): Promise<void> {
  await execute(auth.endAllSessions);
}

/** Everything that is held about the member, as the JSON text to be saved. @throws ApiError */
export async function fetchExport(): Promise<string> {
  return JSON.stringify(await call(users.exportAll), null, 2);
}

/** The same as one CSV file. @throws ApiError */
export async function fetchExportCsv(): Promise<string> {
  const answer = await send(users.exportCsv);
  if (!answer.ok) throw await toApiError(answer);
  return answer.text();
}

const LIST_FILES = { favorites, purchased, consumed } as const;
/** A list of saved foods that goes out as a file. */
export type ListFile = keyof typeof LIST_FILES;

/** A whole list of saved foods, as the CSV text to be saved. @throws ApiError */
export async function fetchListCsv(list: ListFile): Promise<string> {
  const answer = await send(LIST_FILES[list].csv);
  if (!answer.ok) throw await toApiError(answer);
  return answer.text();
}

/** The nutrition figures of every scan, as the CSV text to be saved; part of premium. @throws ApiError */
export async function fetchNutritionCsv(): Promise<string> {
  const answer = await send(insights.nutritionCsv);
  if (!answer.ok) throw await toApiError(answer);
  return answer.text();
}

/** What becomes of a running plan when its account is deleted. */
export type PlanAfterwards = NonNullable<z.infer<typeof users.remove.answer>['subscription']>;

/** Deletes the account and everything it owns. @throws ApiError */
export async function deleteAccount(userId: string, currentPassword: string): Promise<PlanAfterwards> {
  const { subscription } = await call(users.remove, { params: { id: userId }, body: { currentPassword } });
  return subscription ?? 'none';
}

/** The server asks for the current password, or found it wrong. */
export function asksForPassword(error: unknown): boolean {
  return error instanceof ApiError && error.code === 'reauthentication_required';
}
