import { type AccessToken, MAX_TOKENS, TOKEN_CALLS_A_MINUTE, TOKEN_PREFIX } from '@labelwise/contracts/access-tokens';
import { TOKEN_SCOPES, type TokenScope } from '@labelwise/contracts/endpoint';
import type { Language } from '@labelwise/contracts/languages';
import { accessState } from '@labelwise/domain/access';
import type { Tx } from '../../db/db.ts';
import { ifAvailable } from '../../db/errors.ts';
import type { RateLimiter } from '../../db/rate-limiter.ts';
import { positionOf, type WritePosition } from '../../db/replicas/position.ts';
import type { AccessTokenTable } from '../../db/schema/members.ts';
import { AppError } from '../../lib/app-error.ts';
import type { Clock } from '../../lib/clock.ts';
import type { NewId } from '../../lib/ids.ts';
import { fingerprint, newToken } from '../../lib/secrets.ts';
import type { AccessTokensRepository } from './access-tokens.repository.ts';

const DAY = 86_400_000;
/** An expired token stays listed for a while, so that a program which stopped working can be understood. */
const LISTED_AFTER_EXPIRY = 30 * DAY;

export type AccessTokensService = ReturnType<typeof createAccessTokensService>;
/** `leases`: counts the leases of calls that all processes together take. */
type Deps = { repository: AccessTokensRepository; leases: RateLimiter; now: Clock; newId: NewId };
/** Calls that a process takes at once: a write for so many calls. What it does not use is nobody's. */
const CALLS_A_LEASE = 10;
/** The limit of `leases`. */
export const TOKEN_LEASES = { name: 'token calls', max: TOKEN_CALLS_A_MINUTE / CALLS_A_LEASE, windowMs: 60_000 } as const;
/** Leases in memory beyond which those that have ended are forgotten. */
const MAX_LEASES = 10_000;
type NewAccessToken = { name: string; scopes: readonly TokenScope[]; expiresInDays?: number | undefined };
type ProgramCaller = {
  userId: string;
  premium: boolean;
  language: Language | null;
  sessionId: null;
  scopes: readonly TokenScope[];
  lastWrite: WritePosition | null;
};

/** Personal access tokens: 256 random bits, stored as a hash, allowed to do what their member chose. */
export function createAccessTokensService({ repository, leases, now, newId }: Deps) {
  const leased = new Map<string, { left: number; until: number }>();
  const underWay = new Map<string, Promise<void>>();

  async function lease(id: string): Promise<void> {
    const { consumed, msLeft } = await leases.count(id);
    if (consumed > TOKEN_LEASES.max) throw new AppError('too_many_requests', { retryAfter: Math.max(1, Math.ceil(msLeft / 1000)) });
    leased.set(id, { left: CALLS_A_LEASE, until: now() + msLeft });
    if (leased.size > MAX_LEASES) for (const [key, { until }] of leased) if (until <= now()) leased.delete(key);
  }

  /** Calls at the same moment wait for one lease. */
  async function countCall(id: string): Promise<void> {
    for (;;) {
      const held = leased.get(id);
      if (held !== undefined && held.left > 0 && now() < held.until) {
        held.left -= 1;
        return;
      }
      const taking = underWay.get(id) ?? lease(id).finally(() => underWay.delete(id));
      underWay.set(id, taking);
      await taking;
    }
  }

  return {
    isToken: (presented: string): boolean => presented.startsWith(TOKEN_PREFIX),

    /**
     * Who a program calls for. One that is not good is refused even where anybody may call: the answer for everybody would know
     * nothing of an allergy.
     *
     * @throws AppError token_invalid, too_many_requests
     */
    async find(token: string): Promise<ProgramCaller> {
      const owner = await repository.owner(fingerprint(token));
      const time = now();
      if (owner === undefined || (owner.expiresAt !== null && owner.expiresAt <= time)) throw new AppError('token_invalid');
      await countCall(owner.id);
      const today = time - (time % DAY);
      if ((owner.lastUsedAt ?? 0) < today) await ifAvailable(() => repository.touch(owner.id, today));
      return {
        userId: owner.memberId,
        premium: accessState(owner, time).hasPremiumAccess,
        language: owner.language,
        sessionId: null,
        scopes: readScopes(owner.scopes),
        lastWrite: positionOf(owner),
      };
    },

    /**
     * @param isAllowed called in the transaction that stores the token
     * @throws AppError conflict where there are too many
     */
    async add(
      memberId: string,
      { name, scopes, expiresInDays }: NewAccessToken,
      isAllowed: (tx: Tx) => Promise<void>,
    ): Promise<AccessToken & { token: string }> {
      const token = `${TOKEN_PREFIX}${newToken()}`;
      const createdAt = now();
      const row: AccessTokenTable = {
        id: newId(),
        memberId,
        tokenHash: fingerprint(token),
        name,
        scopes: JSON.stringify(TOKEN_SCOPES.filter((scope) => scopes.includes(scope))),
        createdAt,
        expiresAt: expiresInDays === undefined ? null : createdAt + expiresInDays * DAY,
        lastUsedAt: null,
      };
      if (!(await repository.add(row, MAX_TOKENS, isAllowed)))
        throw new AppError('conflict', { message: { id: 'errors.too_many_tokens', values: { most: MAX_TOKENS } } });
      return { ...present(row, createdAt), token };
    },

    async list(memberId: string): Promise<AccessToken[]> {
      const rows = await repository.list(memberId);
      return rows.map((row) => present(row, now()));
    },

    /** @throws AppError not_found */
    async remove(memberId: string, id: string): Promise<void> {
      if (!(await repository.remove(memberId, id))) throw new AppError('not_found');
    },

    /** Withdraws all, with whatever ends the member's other sessions. */
    removeAll: (tx: Tx, memberId: string) => repository.removeAll(tx, memberId),
    /** Housekeeping: rows that no one can use any more. */
    sweep: () => repository.removeExpired(now() - LISTED_AFTER_EXPIRY),
  };
}

function present({ id, name, scopes, createdAt, expiresAt, lastUsedAt }: AccessTokenTable, now: number): AccessToken {
  return {
    id,
    name,
    scopes: readScopes(scopes),
    createdAt: new Date(createdAt).toISOString(),
    expiresAt: expiresAt === null ? null : new Date(expiresAt).toISOString(),
    hasExpired: expiresAt !== null && expiresAt <= now,
    lastUsedAt: lastUsedAt === null ? null : new Date(lastUsedAt).toISOString(),
  };
}

/** A scope that this version does not know allows nothing. */
function readScopes(stored: string): TokenScope[] {
  const named: unknown = JSON.parse(stored);
  return Array.isArray(named) ? TOKEN_SCOPES.filter((scope) => named.includes(scope)) : [];
}
