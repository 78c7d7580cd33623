import type { OwnersMember } from '@labelwise/contracts/owner';
import { currentStatus } from '@labelwise/domain/access';
import { AppError } from '../../lib/app-error.ts';
import type { Clock } from '../../lib/clock.ts';
import { type Page, readCursor, writeCursor } from '../../lib/ids.ts';
import type { GrantsService } from '../subscription/subscription.service.ts';
import type { OwnerRepository, OwnersRow } from './owner.repository.ts';

type Deps = {
  repository: OwnerRepository;
  grants: GrantsService;
  /** Deletes an account and tells the payment provider; what it answers is of no concern here. */
  closeAccount: (memberId: string) => Promise<unknown>;
  /** Ends every session and access token. */
  signOut: (memberId: string) => Promise<unknown>;
  /** Queues the mail that a member who forgot their password gets. */
  mailResetLink: (email: string) => Promise<void>;
  now: Clock;
};

const DAY = 86_400_000;
const PAGE = 50;

export type OwnerService = ReturnType<typeof createOwnerService>;

/** What the owner of a server does, in the browser and by command. Nothing here reads what members eat, are or ask. */
export function createOwnerService({ repository, grants, closeAccount, signOut, mailResetLink, now }: Deps) {
  async function find(id: string): Promise<OwnersRow> {
    const member = await repository.byId(id);
    if (member === undefined) throw new AppError('not_found');
    return member;
  }

  return {
    counts: () => repository.counts(now()),

    async members(words: string, limit = PAGE, cursor?: string): Promise<Page<OwnersMember>> {
      const rows = await repository.list(words.trim().toLowerCase(), limit + 1, readCursor(cursor));
      const items = rows.slice(0, limit);
      const last = items.at(-1);
      const next = rows.length > limit && last !== undefined ? writeCursor({ at: last.createdAt, id: last.id }) : null;
      return { items: items.map((row) => present(row, now())), next };
    },

    /** By id or address. @throws AppError not_found */
    async find(idOrEmail: string): Promise<OwnersMember> {
      const row = (await repository.byId(idOrEmail)) ?? (await repository.byEmail(idOrEmail.trim().toLowerCase()));
      if (row === undefined) throw new AppError('not_found');
      return present(row, now());
    },

    /** @param by who asks; null: the person at the machine. @throws AppError not_found, conflict where it is their own */
    async remove(id: string, by: string | null): Promise<void> {
      await find(id);
      if (id === by) throw new AppError('conflict', { message: { id: 'errors.not_oneself' } });
      await closeAccount(id);
    },

    /** @throws AppError not_found */
    async signOut(id: string): Promise<void> {
      await find(id);
      await signOut(id);
    },

    /** @throws AppError not_found */
    sendResetLink: async (id: string): Promise<void> => mailResetLink((await find(id)).email),

    /** @param until the last day (UTC) of premium; null takes back what was given. @throws AppError not_found, invalid_input */
    async grant(id: string, until: string | null): Promise<void> {
      await find(id);
      const end = until === null ? null : Date.parse(`${until}T00:00:00Z`) + DAY;
      if (end !== null && !(end > now()))
        throw new AppError('invalid_input', { issues: [{ path: 'until', message: { id: 'errors.day_is_over' } }] });
      await grants.grant(id, end);
    },

    /** @throws AppError not_found, conflict where nobody would be left who can do this */
    async setRole(id: string, isOwner: boolean): Promise<void> {
      await find(id);
      if ((await repository.setRole(id, isOwner ? 'owner' : null)) === 'last-owner')
        throw new AppError('conflict', { message: { id: 'errors.last_owner' } });
    },
  };
}

function present(row: OwnersRow, now: number): OwnersMember {
  const iso = (time: number | null) => (time === null ? null : new Date(time).toISOString());
  return {
    id: row.id,
    email: row.email,
    username: row.username,
    name: `${row.firstName} ${row.lastName}`.trim(),
    isOwner: row.role === 'owner',
    createdAt: new Date(row.createdAt).toISOString(),
    lastSeenAt: iso(row.lastSeenAt),
    plan: currentStatus(row, now),
    grantedUntil: row.grantedUntil !== null && row.grantedUntil > now ? iso(row.grantedUntil) : null,
  };
}
