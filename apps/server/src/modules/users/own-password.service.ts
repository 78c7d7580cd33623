import type { Tx } from '../../db/db.ts';
import type { RateLimiter } from '../../db/rate-limiter.ts';
import type { MemberTable } from '../../db/schema/members.ts';
import { AppError } from '../../lib/app-error.ts';
import type { Passwords } from '../../lib/passwords.ts';

type Deps = {
  members: {
    byId: (id: string) => Promise<MemberTable | undefined>;
    holdsPassword: (tx: Tx, id: string, passwordHash: string) => Promise<boolean>;
  };
  passwords: Pick<Passwords, 'verify'>;
  rateLimiter: RateLimiter;
};

/**
 * Called in the transaction that the password was asked for. @throws AppError `reauthentication_required` when another was set since,
 * perhaps because this one had fallen into wrong hands
 */
export type StillHolds = (tx: Tx) => Promise<void>;

export type OwnPassword = ReturnType<typeof createOwnPassword>;

/**
 * The password of a member who is signed in, asked for once more. Whatever asks for it draws on the same limit: a session that
 * fell into wrong hands must not be a place to guess at it.
 */
export function createOwnPassword({ members, passwords, rateLimiter }: Deps) {
  return {
    /**
     * @throws AppError `reauthentication_required` when it is missing or wrong, `too_many_requests` when the limit is reached, even if it
     * is right
     */
    async confirm(memberId: string, password: string | undefined): Promise<StillHolds> {
      if (password === undefined) throw new AppError('reauthentication_required');
      const retryAfter = await rateLimiter.consume(memberId);
      if (retryAfter > 0) throw new AppError('too_many_requests', { retryAfter });
      const member = await members.byId(memberId);
      const right = await passwords.verify(member?.passwordHash ?? null, password);
      if (!right || member === undefined) throw new AppError('reauthentication_required');
      await rateLimiter.reset(memberId);
      return async (tx) => {
        if (!(await members.holdsPassword(tx, memberId, member.passwordHash))) throw new AppError('reauthentication_required');
      };
    },
  };
}
