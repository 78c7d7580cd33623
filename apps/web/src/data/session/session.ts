import type { auth } from '@labelwise/contracts/auth';
import { isRecord } from '@labelwise/domain/lib';
import { createContext, useContext, useSyncExternalStore } from 'react';
import { createStore } from '../../lib/store.ts';
import type { Http } from '../../platform/http/http.ts';
import { storageKeys } from '../../platform/storage/keys.ts';
import { local, readJson } from '../../platform/storage/local.ts';
import { clearMemberData, isAnythingWaiting } from '../../platform/storage/member-data.ts';
import { readToken, storeToken } from '../../platform/storage/token.ts';

export type SessionState = {
  readonly isLoading: boolean;
  readonly isAuthenticated: boolean;
  readonly user: SessionUser | null;
};

export type SessionDeps = {
  http: Http;
  /** Asynchronous because the schema is loaded only where there is something to parse. */
  parseUser: (value: unknown) => Promise<SessionUser | undefined>;
  /** Fetches the member's preferences and keeps them under `userPreferences`; its failures are its own. */
  loadPreferences: (user: SessionUser) => Promise<void>;
  /** Empties what other rooms remember of a member: query cache, score cache, service-worker caches. */
  forget: () => void;
  /** Where a session that ended has to go; `expired` when the server refused it. `hasLost`: something waited to be sent and is gone. */
  onSignedOut: (why: 'logout' | 'expired', hasLost: boolean) => void;
};

export type Session = ReturnType<typeof createSession>;

/** Paths of the contract; its schemas stay out of the first load. */
const ME = '/api/auth/me' satisfies typeof auth.me.path;
const LOGOUT = '/api/auth/logout' satisfies typeof auth.logout.path;

const SIGNED_OUT: SessionState = { isLoading: false, isAuthenticated: false, user: null };

/**
 * Who is signed in: unknown, signed out, signed in. Without a token no call is made.
 * Every answer is dropped that belongs to a session which has ended or changed meanwhile.
 */
export function createSession(deps: SessionDeps) {
  const state = createStore<SessionState>({ isLoading: true, isAuthenticated: false, user: null });
  let era = 0;

  function adopt(user: SessionUser): void {
    local.set(storageKeys.user, JSON.stringify(user));
    state.set({ isLoading: false, isAuthenticated: true, user });
  }

  function end(why: 'logout' | 'expired'): void {
    era += 1;
    const hasLost = isAnythingWaiting();
    clearMemberData();
    deps.forget();
    state.set(SIGNED_OUT);
    deps.onSignedOut(why, hasLost);
  }

  /** Asks the server who this is. A 200 replaces the user, a 401 or 403 ends the session, anything else leaves it as it is. */
  async function validate(): Promise<SessionUser | null> {
    const asked = era;
    const answer = await deps.http.send(ME).catch(() => null);
    if (asked !== era || answer === null) return null;
    if (answer.status === 401 || answer.status === 403) {
      end('expired');
      return null;
    }
    if (!answer.ok) return null;
    const user = await answer
      .text()
      .then(parseText)
      .then(deps.parseUser)
      .catch(() => undefined);
    if (asked !== era || user === undefined) return null;
    adopt(user);
    return user;
  }

  return {
    getState: state.get,
    subscribe: state.subscribe,

    /** Once, when the app starts. */
    async start(): Promise<void> {
      if (readToken() === null) {
        state.set(SIGNED_OUT);
        return;
      }
      const begun = era;
      const stored = local.get(storageKeys.user);
      if (stored !== null) {
        const user = await deps.parseUser(parseText(stored)).catch(() => undefined);
        if (begun !== era) return;
        if (user === undefined) {
          end('logout');
          return;
        }
        state.set({ isLoading: false, isAuthenticated: true, user });
      }
      const known = await validate();
      if (known !== null) await deps.loadPreferences(known);
      if (state.get().isLoading) state.set(SIGNED_OUT);
    },

    /** Takes the answer of a sign-in or sign-up. Preferences arrive after it; the screen need not wait. */
    async login(token: string, user: SessionUser): Promise<void> {
      era += 1;
      if (idOf(local.get(storageKeys.user)) !== user.id) clearFormerMember();
      deps.forget();
      storeToken(token);
      adopt(user);
      await deps.loadPreferences(user);
    },

    /** Signs out at once; the request that revokes the session is not awaited. */
    logout(): void {
      const revoked = readToken() === null ? null : deps.http.send(LOGOUT, { method: 'POST', body: {} });
      end('logout');
      revoked?.catch(() => undefined);
    },

    /** Reads the user and the preferences again; a 401 or 403 logs out. */
    async refresh(): Promise<void> {
      if (readToken() === null) return;
      const user = await validate();
      if (user !== null) await deps.loadPreferences(user);
    },
  };
}

/** Whose data lie here, where somebody signs in without another having signed out; null: nobody's. */
function idOf(stored: string | null): unknown {
  const user = stored === null ? null : parseText(stored);
  return typeof user === 'object' && user !== null && 'id' in user ? user.id : null;
}

/** A guest's own data stay: they are asked whether to take them along. */
function clearFormerMember(): void {
  if (local.get(storageKeys.user) !== null) clearMemberData();
}

function parseText(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** The signed-in member, as the app reads it. */
export type SessionUser = {
  readonly id: string;
  readonly firstName?: string | null | undefined;
  readonly lastName?: string | null | undefined;
  readonly username?: string | null | undefined;
  readonly email?: string | null | undefined;
  readonly subscriptionStatus?: 'free' | 'trial' | 'active' | null | undefined;
  /** `monthly` or `yearly`; older answers say `month` or `year`. */
  readonly subscriptionPlan?: string | null | undefined;
  readonly trialEndsAt?: string | number | null | undefined;
  readonly subscriptionEndsAt?: string | number | null | undefined;
  readonly preferences?: Readonly<Record<string, unknown>> | null | undefined;
  /** Who runs this server. */
  readonly isOwner?: boolean | undefined;
  /** `false` where they sign in by a service elsewhere alone. */
  readonly hasPassword?: boolean | undefined;
  readonly createdAt?: string | null | undefined;
};

/** First and last name, else the username, else "User". */
export function displayName(user: SessionUser): string {
  const full = [user.firstName, user.lastName]
    .filter((part) => part?.trim())
    .join(' ')
    .trim();
  return full || user.username?.trim() || 'User';
}

const SessionContext = createContext<Session | null>(null);

export const SessionProvider = SessionContext.Provider;

type UseSession = SessionState & Pick<Session, 'login' | 'logout' | 'refresh'>;

/** Who is signed in, and the three ways to change it. */
export function useSession(): UseSession {
  const session = useContext(SessionContext);
  if (session === null) throw new Error('useSession needs a SessionProvider above it.');
  const state = useSyncExternalStore(session.subscribe, session.getState, session.getState);
  return { ...state, login: session.login, logout: session.logout, refresh: session.refresh };
}

/** Who is signed in on this device, as it remembers without a network; null: nobody. */
export function memberHere(): string | null {
  const user = readToken() === null ? null : readJson(storageKeys.user, (value) => (isRecord(value) ? value : undefined));
  return typeof user?.['id'] === 'string' ? user['id'] : null;
}
