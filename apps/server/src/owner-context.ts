import type { Config } from './config.ts';
import type { Db } from './db/db.ts';
import { systemClock } from './lib/clock.ts';
import { newId } from './lib/ids.ts';
import { createInvitationsRepository } from './modules/invitations/invitations.repository.ts';
import { createInvitationsService } from './modules/invitations/invitations.service.ts';
import { createOwnerRepository } from './modules/owner/owner.repository.ts';
import { createOwnerService } from './modules/owner/owner.service.ts';
import { createGrants } from './modules/subscription/subscription.service.ts';

type Ports = Pick<Parameters<typeof createOwnerService>[0], 'closeAccount' | 'signOut' | 'mailResetLink'>;

/** Who may make an account: asked by sign-up and by who runs the server. */
export function createInvitations({ signUp, firstMemberIsOwner, publicUrl }: Config, db: Db) {
  return createInvitationsService({
    repository: createInvitationsRepository(db),
    signUp,
    firstMemberIsOwner,
    publicUrl,
    now: systemClock,
    newId,
  });
}

/** What the owner does, for the pages and for the command alike. */
export function createOwner(db: Db, ports: Ports) {
  const now = systemClock;
  return createOwnerService({ repository: createOwnerRepository(db), grants: createGrants({ db, now }), ...ports, now });
}
