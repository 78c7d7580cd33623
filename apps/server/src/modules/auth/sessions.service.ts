import type { Session } from '@labelwise/contracts/auth';
import type { Language } from '@labelwise/contracts/languages';
import { accessState } from '@labelwise/domain/access';
import type { output } from 'zod/v4/core';
import type { Tx } from '../../db/db.ts';
import { ifAvailable } from '../../db/errors.ts';
import { positionOf, type WritePosition } from '../../db/replicas/position.ts';
import type { SessionTable } from '../../db/schema/members.ts';
import { AppError } from '../../lib/app-error.ts';
import type { Clock } from '../../lib/clock.ts';
import type { NewId } from '../../lib/ids.ts';
import { fingerprint, newToken } from '../../lib/secrets.ts';
import type { SessionsRepository } from './auth.repository.ts';

const DAY = 86_400_000;
const LIFETIME = 30 * DAY;
/** A session in use is prolonged once an hour: a write a request would be too expensive. */
const TOUCH_EVERY = 3_600_000;
/** How long an entered password counts for calls that ask for it again: an unlocked phone alone is not enough. */
const PROOF_LASTS = 15 * 60_000;

export type SessionsService = ReturnType<typeof createSessionsService>;
/** Who a session belongs to, and what they may do at this moment. */
type Signed = {
  userId: string;
  sessionId: string;
  premium: boolean;
  language: Language | null;
  isOwner: boolean;
  lastWrite: WritePosition | null;
};
type Deps = { repository: SessionsRepository; now: Clock; newId: NewId };

/**
 * Sessions: opaque tokens of 256 bits, stored as a hash, valid for 30 days after their last use.
 */
export function createSessionsService({ repository, now, newId }: Deps) {
  function make(memberId: string, userAgent: string | undefined): { token: string; row: SessionTable } {
    const token = newToken();
    const time = now();
    const row = {
      id: newId(),
      memberId,
      tokenHash: fingerprint(token),
      device: deviceName(userAgent),
      createdAt: time,
      lastUsedAt: time,
      expiresAt: time + LIFETIME,
      provenAt: null,
    };
    return { token, row };
  }

  return {
    /** A session that is stored together with something else. */
    prepare(memberId: string, userAgent: string | undefined): { token: string; store: (tx: Tx) => Promise<void> } {
      const { token, row } = make(memberId, userAgent);
      return { token, store: (tx) => repository.insert(tx, row) };
    },

    /** Who holds this token; `null` for one that is unknown, expired or revoked. Premium follows from dates, at each request. */
    async find(token: string): Promise<Signed | null> {
      const owner = await repository.owner(fingerprint(token));
      const time = now();
      if (owner === undefined || owner.expiresAt <= time) return null;
      // The next request prolongs it where the database is full or locked now: nobody who only reads is turned away for that.
      if (time - owner.lastUsedAt > TOUCH_EVERY) await ifAvailable(() => repository.touch(owner.id, time, time + LIFETIME));
      const premium = accessState(owner, time).hasPremiumAccess;
      const { memberId: userId, id: sessionId, language, role } = owner;
      return { userId, sessionId, premium, language, isOwner: role === 'owner', lastWrite: positionOf(owner) };
    },

    /** The member gave their password in this session. */
    prove: (id: string) => repository.prove(id, now()),

    /** @throws AppError `reauthentication_required` where the password was last entered over 15 minutes ago */
    async requireProof(id: string): Promise<void> {
      const session = await repository.byId(id);
      const given = Math.max(session?.createdAt ?? 0, session?.provenAt ?? 0);
      if (now() - given > PROOF_LASTS) throw new AppError('reauthentication_required');
    },

    /** What the transaction stores ends with the session: @throws AppError `authentication_required` where that has been ended since */
    async requireSession(tx: Tx, id: string): Promise<void> {
      if (!(await repository.holds(tx, id))) throw new AppError('authentication_required');
    },

    async list(memberId: string, currentId: string): Promise<output<typeof Session>[]> {
      const rows = await repository.list(memberId, now());
      return rows.map(({ id, createdAt, lastUsedAt, device }) => ({
        id,
        device,
        createdAt: new Date(createdAt).toISOString(),
        lastUsedAt: new Date(lastUsedAt).toISOString(),
        current: id === currentId,
      }));
    },

    async end(memberId: string, id: string): Promise<void> {
      if (!(await repository.remove(memberId, id))) throw new AppError('not_found');
    },
    endByToken: (token: string) => repository.removeByToken(fingerprint(token)),
    endAll: (memberId: string) => repository.removeAllOf(memberId),
    endOthers: (tx: Tx, memberId: string, butId: string | null) => repository.removeAll(tx, memberId, butId),
    /** Housekeeping: rows that no one can use any more. */
    sweep: () => repository.removeExpired(now()),
  };
}

const SYSTEMS: readonly [RegExp, string][] = [
  [/iPhone/u, 'iPhone'],
  [/iPad/u, 'iPad'],
  [/Android/u, 'Android'],
  [/Windows/u, 'Windows'],
  [/Mac OS X/u, 'Mac'],
  [/CrOS/u, 'Chromebook'],
  [/Linux/u, 'Linux'],
];
const BROWSERS: readonly [RegExp, string][] = [
  [/Labelwise/u, 'Labelwise app'],
  [/Edg(?:A|iOS)?\//u, 'Edge'],
  [/OPR\/|OPT\//u, 'Opera'],
  [/SamsungBrowser/u, 'Samsung Internet'],
  [/DuckDuckGo|Ddg\//u, 'DuckDuckGo'],
  [/Firefox|FxiOS/u, 'Firefox'],
  [/Chrom(?:e|ium)|CriOS/u, 'Chrome'],
  [/Safari/u, 'Safari'],
];

/** "Chrome on Android": enough for a person to know a device again; the full user agent is not stored. */
function deviceName(userAgent: string | undefined): string {
  const find = (table: readonly [RegExp, string][]) => table.find(([pattern]) => pattern.test(userAgent ?? ''))?.[1];
  const browser = find(BROWSERS);
  const system = find(SYSTEMS);
  if (system === undefined) return browser ?? 'A device without a name';
  return browser === undefined ? system : `${browser} on ${system}`;
}
