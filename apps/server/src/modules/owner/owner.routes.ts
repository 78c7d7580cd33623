import { owner } from '@labelwise/contracts/owner';
import { definitionOf } from '@labelwise/domain/diets';
import type { FastifyInstance } from 'fastify';
import type { output } from 'zod/v4/core';
import { linkNext, serve } from '../../http/serve.ts';
import { AppError } from '../../lib/app-error.ts';
import { VERSION } from '../../lib/version.ts';
import type { SessionsService } from '../auth/sessions.service.ts';
import type { InvitationsService } from '../invitations/invitations.service.ts';
import type { Offer, SharingService } from '../submissions/sharing.service.ts';
import type { OwnerService } from './owner.service.ts';

type Services = {
  owner: OwnerService;
  invitations: InvitationsService;
  sharing: Pick<SharingService, 'waiting' | 'accept' | 'refuse'>;
  sessions: Pick<SessionsService, 'requireProof'>;
  database: 'sqlite' | 'postgres';
  upkeep: Upkeep;
};

/** Looks after the database beside the thread that serves. */
type Upkeep = {
  check: () => Promise<{ kind: output<typeof owner.checkDatabase.answer>['state'] }>;
  /** Sizes in bytes; null where the database does it by itself. */
  vacuum: () => Promise<output<typeof owner.vacuumDatabase.answer> | null>;
};

/** A person who clicks; what goes faster is no person. */
const LIMIT = { rateLimit: { max: 60, windowSeconds: 60 } };

/** HTTP for who runs the server. Changes of accounts ask for a password that was entered a short while ago: an unlocked laptop is not enough. */
export function ownerRoutes(app: FastifyInstance, { owner: service, invitations, sharing, sessions, database, upkeep }: Services): void {
  serve(app, owner.overview, async () => ({ version: VERSION, signUp: invitations.signUp, database, ...(await service.counts()) }));
  serve(app, owner.members, async ({ query, request, reply }) => {
    const { items, next } = await service.members(query.q ?? '', query.limit, query.cursor);
    linkNext(request, reply, next);
    return items;
  });
  serve(
    app,
    owner.removeMember,
    async ({ caller, params }) => {
      await sessions.requireProof(caller.sessionId);
      await service.remove(params.id, caller.userId);
    },
    LIMIT,
  );
  serve(
    app,
    owner.signOut,
    async ({ caller, params }) => {
      await sessions.requireProof(caller.sessionId);
      await service.signOut(params.id);
    },
    LIMIT,
  );
  serve(
    app,
    owner.sendResetLink,
    async ({ caller, params }) => {
      await sessions.requireProof(caller.sessionId);
      await service.sendResetLink(params.id);
    },
    LIMIT,
  );
  serve(
    app,
    owner.grant,
    async ({ caller, params, body }) => {
      await sessions.requireProof(caller.sessionId);
      await service.grant(params.id, body.until);
    },
    LIMIT,
  );
  serve(
    app,
    owner.setRole,
    async ({ caller, params, body }) => {
      await sessions.requireProof(caller.sessionId);
      await service.setRole(params.id, body.isOwner);
    },
    LIMIT,
  );
  serve(app, owner.invitations, () => invitations.list());
  serve(
    app,
    owner.invite,
    async ({ caller, body }) => {
      await sessions.requireProof(caller.sessionId);
      return invitations.invite(body);
    },
    LIMIT,
  );
  serve(app, owner.withdrawInvitation, ({ params }) => invitations.withdraw(params.id));
  serve(app, owner.offers, async () => (await sharing.waiting()).map(presentOffer));
  serve(app, owner.acceptOffer, async ({ params }) => decided(await sharing.accept(params.key)), LIMIT);
  serve(app, owner.checkDatabase, async () => ({ state: (await upkeep.check()).kind }), LIMIT);
  serve(
    app,
    owner.vacuumDatabase,
    async ({ caller }) => {
      await sessions.requireProof(caller.sessionId);
      const sizes = await upkeep.vacuum();
      if (sizes === null) throw new AppError('conflict');
      return sizes;
    },
    LIMIT,
  );
  serve(app, owner.refuseOffer, async ({ params, body }) => decided(await sharing.refuse(params.key, body.reason)), LIMIT);
}

/** Taken back by its member, or decided by somebody else, while it was looked at. */
function decided(isDone: boolean): void {
  if (!isDone) throw new AppError('conflict');
}

function presentOffer({ key, gtin, name, isNew, offeredAt, changes, takenAway }: Offer) {
  return {
    key,
    gtin,
    name,
    isNew,
    offeredAt: new Date(offeredAt).toISOString(),
    changes: changes.map((change) => ({
      field: change.field,
      now: change.catalogue === null ? null : String(change.catalogue),
      offered: change.kind === 'figure' ? `${change.bound ?? ''}${change.own}` : String(change.own),
      from: change.from,
    })),
    takenAway: takenAway.map((diet) => definitionOf(diet).substance ?? definitionOf(diet).word),
  };
}
