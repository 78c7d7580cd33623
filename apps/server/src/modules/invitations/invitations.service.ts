import type { Invitation, SignUp } from '@labelwise/contracts/owner';
import type { Tx } from '../../db/db.ts';
import type { InvitationTable } from '../../db/schema/members.ts';
import { AppError } from '../../lib/app-error.ts';
import type { Clock } from '../../lib/clock.ts';
import type { NewId } from '../../lib/ids.ts';
import { fingerprint, newToken } from '../../lib/secrets.ts';
import type { InvitationsRepository } from './invitations.repository.ts';

const DAY = 86_400_000;

type Deps = {
  repository: InvitationsRepository;
  signUp: SignUp;
  firstMemberIsOwner: boolean;
  publicUrl: string;
  now: Clock;
  newId: NewId;
};
type NewInvitation = { note: string; makesOwner: boolean; days: number };

export type InvitationsService = ReturnType<typeof createInvitationsService>;

/** Who may make an account here, and the links that allow it: 256 bits, stored as a hash, good once and until a day. */
export function createInvitationsService({ repository, signUp, firstMemberIsOwner, publicUrl, now, newId }: Deps) {
  return {
    signUp,

    /** The link is answered this once. @throws AppError sign_up_closed */
    async invite({ note, makesOwner, days }: NewInvitation): Promise<Invitation & { link: string }> {
      if (signUp === 'closed') throw new AppError('sign_up_closed');
      const token = newToken();
      const time = now();
      const row: InvitationTable = {
        id: newId(),
        tokenHash: fingerprint(token),
        note,
        role: makesOwner ? 'owner' : null,
        createdAt: time,
        expiresAt: time + days * DAY,
      };
      await repository.insert(row);
      return { ...present(row), link: `${publicUrl}/auth?invitation=${token}` };
    },

    list: async (): Promise<Invitation[]> => (await repository.list(now())).map(present),

    /** @throws AppError not_found */
    async withdraw(id: string): Promise<void> {
      if (!(await repository.remove(id))) throw new AppError('not_found');
    },

    /**
     * Before anything is done for a sign-up: @throws AppError sign_up_closed, invitation_needed, invitation_invalid
     */
    async requireMaySignUp(token: string | undefined): Promise<void> {
      if (signUp === 'closed') throw new AppError('sign_up_closed');
      if (token === undefined) {
        if (signUp === 'invitation') throw new AppError('invitation_needed');
        return;
      }
      if ((await repository.find(fingerprint(token), now())) === undefined) throw new AppError('invitation_invalid');
    },

    /** In the transaction that stores the account: uses the invitation up, and gives the role that comes with it. @throws AppError invitation_invalid */
    async use(tx: Tx, memberId: string, token: string | undefined): Promise<void> {
      const invitation = token === undefined ? null : await repository.take(tx, fingerprint(token), now());
      if (invitation === undefined) throw new AppError('invitation_invalid');
      const isOwner = invitation?.role === 'owner' || (firstMemberIsOwner && (await repository.isVeryFirst(tx, memberId)));
      if (isOwner) await repository.setRole(tx, memberId, 'owner');
    },

    /** Housekeeping: links that no one can use any more, and what was noted of whom they were for. */
    sweep: () => repository.removeExpired(now()),
  };
}

function present({ id, note, role, createdAt, expiresAt }: InvitationTable): Invitation {
  return {
    id,
    note,
    makesOwner: role === 'owner',
    createdAt: new Date(createdAt).toISOString(),
    expiresAt: new Date(expiresAt).toISOString(),
  };
}
