import type { Tx } from '../../db/db.ts';
import type { RateLimiter } from '../../db/rate-limiter.ts';
import type { MemberTable } from '../../db/schema/members.ts';
import { AppError } from '../../lib/app-error.ts';
import { NO_PASSWORD, type Passwords } from '../../lib/passwords.ts';

type Deps = {
  members: {
    byId: (id: string) => Promise<MemberTable | undefined>;
    holdsPassword: (tx: Tx, id: string, passwordHash: string) => Promise<boolean>;
  };
  passwords: Pick<Passwords, 'verify'>;
  rateLimiter: RateLimiter;
  /** @throws AppError `reauthentication_required` where the last sign-in of this session was a while ago */
  requireProof: (sessionId: string) => Promise<void>;
};

/** Who asks, and where from. */
type Asking = { readonly memberId: string; readonly sessionId: string };

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
export function createOwnPassword({ members, passwords, rateLimiter, requireProof }: Deps) {
  const whileItIs =
    (memberId: string, passwordHash: string): StillHolds =>
    async (tx) => {
      if (!(await members.holdsPassword(tx, memberId, passwordHash))) throw new AppError('reauthentication_required');
    };

  /**
   * @throws AppError `reauthentication_required` when it is missing or wrong, `too_many_requests` when the limit is reached, even if it
   * is right
   */
  async function verify(memberId: string, password: string | undefined): Promise<StillHolds> {
    if (password === undefined) throw new AppError('reauthentication_required');
    const retryAfter = await rateLimiter.consume(memberId);
    if (retryAfter > 0) throw new AppError('too_many_requests', { retryAfter });
    const member = await members.byId(memberId);
    const right = await passwords.verify(member?.passwordHash ?? null, password);
    if (!right || member === undefined) throw new AppError('reauthentication_required');
    await rateLimiter.reset(memberId);
    return whileItIs(memberId, member.passwordHash);
  }

  return {
    verify,

    /** The password, or, of who has none, a sign-in a short while ago. @throws AppError as `verify` does */
    async confirm({ memberId, sessionId }: Asking, password: string | undefined): Promise<StillHolds> {
      const member = await members.byId(memberId);
      if (member?.passwordHash !== NO_PASSWORD) return verify(memberId, password);
      await requireProof(sessionId);
      return whileItIs(memberId, NO_PASSWORD);
    },
  };
}
