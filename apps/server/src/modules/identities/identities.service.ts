import { Email } from '@labelwise/contracts/auth';
import type { Identity } from '@labelwise/contracts/identities';
import * as z from 'zod/mini';
import type { Claims, OpenId } from '../../adapters/openid.ts';
import type { OpenIdProvider } from '../../config.ts';
import type { Tx } from '../../db/db.ts';
import { uniqueViolation } from '../../db/errors.ts';
import type { IdentityTable } from '../../db/schema/members.ts';
import { AppError } from '../../lib/app-error.ts';
import type { Clock } from '../../lib/clock.ts';
import type { NewId } from '../../lib/ids.ts';
import { fingerprint, newToken } from '../../lib/secrets.ts';
import type { AuthService, NewAccount, SignedIn } from '../auth/auth.service.ts';
import type { SessionsService } from '../auth/sessions.service.ts';
import type { IdentitiesRepository } from './identities.repository.ts';

/** Time to sign in elsewhere, and again to decide what becomes of it here. */
const PENDING_LASTS = 10 * 60_000;
/** Names are shown in forms of ours. */
const MAX_NAME = 100;

const Purpose = z.enum(['sign-in', 'connect', 'prove']);
/** A sign-in that has begun; it comes back in the browser, and for what, it was begun. */
const Begun = z.object({
  provider: z.string(),
  issuer: z.string(),
  browser: z.string(),
  purpose: Purpose,
  /** Who began it, where somebody was signed in. */
  by: z.nullable(z.object({ userId: z.string(), sessionId: z.string() })),
  nonce: z.string(),
  verifier: z.string(),
});
/** What a service says of a person who has yet to decide. */
const Arrived = z.object({
  issuer: z.string(),
  subject: z.string(),
  email: z.nullable(z.string()),
  isEmailVerified: z.boolean(),
  firstName: z.string(),
  lastName: z.string(),
  username: z.string(),
});

type SessionOf = { readonly userId: string; readonly sessionId: string };
/** What became of somebody who came back; the screens have a sentence for each. */
export type Return = 'continue' | 'connected' | 'proven' | 'cancelled' | 'taken' | 'failed';
type Step =
  | ({ step: 'signed-in'; provider: string } & SignedIn)
  | {
      step: 'sign-up' | 'password';
      provider: string;
      proposal: { email: string; firstName: string; lastName: string; username: string };
    };

type Deps = {
  repository: IdentitiesRepository;
  openId: OpenId;
  auth: Pick<AuthService, 'registerWithoutPassword' | 'login'>;
  sessions: Pick<SessionsService, 'prepare' | 'requireSession' | 'prove'>;
  /** @param email trimmed and lower case */
  hasAccount: (email: string) => Promise<boolean>;
  readUser: (memberId: string) => Promise<SignedIn['user']>;
  onFailure: (error: unknown) => void;
  now: Clock;
  newId: NewId;
};

export type IdentitiesService = ReturnType<typeof createIdentitiesService>;

/**
 * Sign-in by a service elsewhere. Who somebody is there (issuer and subject) opens an account here once the two were connected: by whoever
 * is signed in to it, by whoever knows its password, or because it was made so. An address connects nothing by itself.
 * See docs/decisions/103-openid-connect.md.
 */
export function createIdentitiesService(deps: Deps) {
  const { repository, openId, auth, sessions, hasAccount, readUser, onFailure, now, newId } = deps;
  const begunKey = (state: string) => fingerprint(`openid begun ${state}`);
  const arrivedKey = (browser: string) => fingerprint(`openid arrived ${browser}`);
  const labelOf = (issuer: string) => openId.providers.find((provider) => isSameIssuer(provider.issuer, issuer))?.label ?? issuer;

  function row(memberId: string, { issuer, subject, email }: Claims, lastUsedAt: number | null): IdentityTable {
    return { id: newId(), memberId, issuer, subject, email, createdAt: now(), lastUsedAt };
  }

  /** @param browser the secret of the cookie; what it began is over when it is gone */
  async function arrived(browser: string | null): Promise<Claims> {
    const content = browser === null ? undefined : await repository.pending(arrivedKey(browser), now());
    if (content === undefined) throw new AppError('identity_not_accepted');
    return Arrived.parse(JSON.parse(content));
  }

  /** In the transaction that uses it: once alone. */
  async function take(tx: Tx, browser: string | null): Promise<void> {
    if (browser === null || (await repository.takePending(tx, arrivedKey(browser), now())) === undefined)
      throw new AppError('identity_not_accepted');
  }

  /** What came back is for who began it while signed in, in a session that still is. */
  async function finishInSession(purpose: 'connect' | 'prove', { userId, sessionId }: SessionOf, claims: Claims): Promise<Return> {
    const known = await repository.find(claims.issuer, claims.subject);
    if (purpose === 'prove') {
      if (known?.memberId !== userId) return 'failed';
      await sessions.prove(sessionId);
      return 'proven';
    }
    if (known !== undefined) return known.memberId === userId ? 'connected' : 'taken';
    const isAdded = await repository.add(row(userId, claims, null), (tx) => sessions.requireSession(tx, sessionId));
    return isAdded ? 'connected' : 'taken';
  }

  return {
    providers: openId.providers.map(({ id, label }) => ({ id, label })),

    list: async (memberId: string): Promise<Identity[]> =>
      (await repository.list(memberId)).map(({ id, issuer, email, createdAt, lastUsedAt }) => ({
        id,
        provider: labelOf(issuer),
        email,
        createdAt: new Date(createdAt).toISOString(),
        lastUsedAt: lastUsedAt === null ? null : new Date(lastUsedAt).toISOString(),
      })),

    /** @throws AppError not_found, conflict where nothing else opens the account */
    async remove(memberId: string, id: string): Promise<void> {
      const outcome = await repository.remove(memberId, id);
      if (outcome === 'absent') throw new AppError('not_found');
      if (outcome === 'last') throw new AppError('conflict', { message: { id: 'errors.last_way_in' } });
    },

    /**
     * Begins a sign-in elsewhere. `browser` goes into a cookie: only the browser that began it can come back, so that nobody is signed in to
     * a stranger's account by a link.
     *
     * @throws AppError not_found, upstream_failed
     */
    async start(providerId: string, purpose: z.infer<typeof Purpose>, by: SessionOf | null): Promise<{ url: string; browser: string }> {
      const provider = openId.find(providerId);
      if (provider === undefined) throw new AppError('not_found');
      const { url, state, nonce, verifier } = await openId.depart(provider, purpose === 'prove');
      const browser = newToken();
      const begun: z.infer<typeof Begun> = {
        provider: provider.id,
        issuer: provider.issuer,
        browser: fingerprint(browser),
        purpose,
        by: by === null ? null : { userId: by.userId, sessionId: by.sessionId },
        nonce,
        verifier,
      };
      await repository.addPending(begunKey(state), JSON.stringify(begun), now() + PENDING_LASTS);
      return { url, browser };
    },

    /** Somebody came back. Never throws for what a query may hold: a person reads the outcome on a page of ours. */
    async callback(
      providerId: string,
      { query, state }: { query: string; state: string | undefined },
      browser: string | null,
    ): Promise<{ outcome: Return; purpose: 'sign-in' | 'connect' | 'prove' }> {
      const content = state === undefined ? undefined : await repository.takePendingAlone(begunKey(state), now());
      if (content === undefined || state === undefined) return { outcome: 'failed', purpose: 'sign-in' };
      const begun = Begun.parse(JSON.parse(content));
      const { purpose, by } = begun;
      const provider = openId.find(providerId);
      if (provider === undefined || browser === null || !isBegunHere(begun, provider, browser)) return { outcome: 'failed', purpose };
      if (new URLSearchParams(query).get('error') === 'access_denied') return { outcome: 'cancelled', purpose };
      try {
        const claims = await openId.arrive(provider, query, { ...begun, state }, purpose === 'prove');
        if (purpose !== 'sign-in') return { outcome: by === null ? 'failed' : await finishInSession(purpose, by, claims), purpose };
        await repository.addPending(arrivedKey(browser), JSON.stringify(claims), now() + PENDING_LASTS);
        return { outcome: 'continue', purpose };
      } catch (error) {
        if (!(error instanceof AppError)) throw error;
        onFailure(error);
        return { outcome: 'failed', purpose };
      }
    },

    /** @throws AppError identity_not_accepted, email_not_verified where an account would have to rest on an address that nobody verified */
    async finish(browser: string | null, userAgent: string | undefined): Promise<Step> {
      const claims = await arrived(browser);
      const provider = labelOf(claims.issuer);
      const known = await repository.find(claims.issuer, claims.subject);
      if (known !== undefined) {
        const session = sessions.prepare(known.memberId, userAgent);
        // A service that is being disconnected signs nobody in behind its back.
        const isUsed = await repository.use(known.id, now(), async (tx) => {
          await take(tx, browser);
          await session.store(tx);
        });
        if (!isUsed) throw new AppError('identity_not_accepted');
        return { step: 'signed-in', provider, token: session.token, user: await readUser(known.memberId) };
      }
      const email = verifiedEmail(claims);
      const { firstName, lastName, username } = claims;
      const step = (await hasAccount(email)) ? 'password' : 'sign-up';
      const names = step === 'sign-up' ? { firstName, lastName, username } : { firstName: '', lastName: '', username: '' };
      return { step, provider, proposal: { email, ...shortened(names) } };
    },

    /** Makes an account that this sign-in opens. @throws AppError as sign-up does */
    async register(browser: string | null, input: Omit<NewAccount, 'email'>, userAgent: string | undefined): Promise<SignedIn> {
      const claims = await arrived(browser);
      const email = verifiedEmail(claims);
      return unlessTaken(() =>
        auth.registerWithoutPassword({ ...input, email }, userAgent, async (tx, memberId) => {
          await take(tx, browser);
          await repository.insert(tx, row(memberId, claims, now()));
        }),
      );
    },

    /** Connects it with the account of the same address, for whoever knows the password of that. @throws AppError invalid_credentials */
    async connect(browser: string | null, password: string, origin: { address: string; userAgent: string | undefined }): Promise<SignedIn> {
      const claims = await arrived(browser);
      const email = verifiedEmail(claims);
      return unlessTaken(() =>
        auth.login({ email, password }, origin, async (tx, memberId) => {
          await take(tx, browser);
          await repository.insert(tx, row(memberId, claims, now()));
        }),
      );
    },
  };
}

/** For the service, the address and the browser that it was begun with, and for settings that still are the same. */
function isBegunHere(begun: z.infer<typeof Begun>, provider: OpenIdProvider, browser: string): boolean {
  return fingerprint(browser) === begun.browser && provider.id === begun.provider && provider.issuer === begun.issuer;
}

/** An address counts only where the service has verified whose it is. @throws AppError email_not_verified */
function verifiedEmail({ email, isEmailVerified }: Claims): string {
  const parsed = Email.safeParse(email);
  if (!isEmailVerified || !parsed.success) throw new AppError('email_not_verified');
  return parsed.data;
}

async function unlessTaken<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    throw uniqueViolation(error)?.table === 'identity' ? new AppError('identity_taken', { cause: error }) : error;
  }
}

const isSameIssuer = (one: string, other: string) => one.replace(/\/$/u, '') === other.replace(/\/$/u, '');

function shortened<T extends Record<string, string>>(names: T): { [Name in keyof T]: string };
function shortened(names: Record<string, string>): Record<string, string> {
  return Object.fromEntries(Object.entries(names).map(([name, text]) => [name, text.trim().slice(0, MAX_NAME)]));
}
