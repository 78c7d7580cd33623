import * as z from 'zod/mini';
import { http } from '../../platform/http/index.ts';
import { safely, writeJson } from '../../platform/storage/json.ts';
import { storageKeys } from '../../platform/storage/keys.ts';
import { readToken } from '../../platform/storage/token.ts';
import { log } from '../../lib/log.ts';
import type { SessionUser } from './session-user.ts';

/** A preference as answered; an older field `preference` is read too (core specification section 3). */
const Preference = z.object({
  ingredientName: z.string(),
  preferenceValue: z.optional(z.nullable(z.number())),
  preference: z.optional(z.nullable(z.number())),
});
const Profile = z.object({ preferences: z.nullable(z.record(z.string(), z.unknown())) });

/**
 * Fills `userPreferences`: the profile's preferences plus a map of ingredient name to value. A failed call is only logged
 * and counts as empty (core specification sections 7 and 8).
 */
export async function loadPreferences(user: SessionUser): Promise<void> {
  const token = readToken();
  const [profile, list] = await Promise.all([
    http.json(`/api/users/${encodeURIComponent(user.id)}`).catch(noted('profile preferences')),
    http.json('/api/user-preferences').catch(noted('ingredient preferences')),
  ]);
  // The session may have ended while the calls were on their way.
  if (readToken() !== token) return;
  const preferences = safely(Profile)(profile)?.preferences ?? user.preferences ?? {};
  const ingredients = Object.fromEntries(
    (safely(z.array(Preference))(list) ?? []).flatMap((entry) => {
      const value = entry.preferenceValue ?? entry.preference;
      return typeof value === 'number' ? [[entry.ingredientName, value] as const] : [];
    }),
  );
  writeJson(storageKeys.userPreferences, { ...preferences, ingredients });
}

function noted(what: string): (error: unknown) => undefined {
  return (error) => {
    log.info(`Loading the ${what} failed: ${error instanceof Error ? error.message : String(error)}`);
    return undefined;
  };
}
