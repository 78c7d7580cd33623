import { Readable } from 'node:stream';
import { users } from '@labelwise/contracts/users';
import type { MessageId } from '@labelwise/messages';
import type { FastifyInstance } from 'fastify';
import { serve } from '../../http/serve.ts';
import { clearSessionCookie } from '../../http/session.ts';
import { AppError } from '../../lib/app-error.ts';
import type { ExportService } from './export.service.ts';
import type { SubscriptionOutcome, UsersService } from './users.service.ts';

/** What the answer says of a running plan whose account was deleted. */
const OUTCOME_TEXT = {
  none: null,
  cancelled: 'successes.plan_cancelled',
  cancelling: 'successes.plan_cancelling',
  managed_by_store: 'successes.plan_at_store',
} as const satisfies Record<SubscriptionOutcome, MessageId | null>;

/** HTTP for the member's own account. Someone else's is not there. */
export function usersRoutes(app: FastifyInstance, service: UsersService): void {
  const own = (asked: string, caller: string) => {
    if (asked !== caller) throw new AppError('not_found');
    return caller;
  };
  serve(app, users.read, ({ params, caller }) => service.read(own(params.id, caller.userId)));
  serve(
    app,
    users.update,
    ({ params, body, caller }) => service.update({ id: own(params.id, caller.userId), sessionId: caller.sessionId }, body),
    { rateLimit: { max: 60, windowSeconds: 60 } },
  );
  serve(
    app,
    users.remove,
    async ({ params, body, caller, reply, say }) => {
      const plan = await service.remove({ id: own(params.id, caller.userId), sessionId: caller.sessionId }, body.currentPassword);
      clearSessionCookie(reply);
      const outcome = OUTCOME_TEXT[plan];
      return {
        success: true,
        message: [say('successes.account_deleted'), ...(outcome === null ? [] : [say(outcome)])].join(' '),
        subscription: plan,
      };
    },
    { rateLimit: { max: 10, windowSeconds: 60 } },
  );
}

/** HTTP for taking one's data along. */
export function exportRoutes(app: FastifyInstance, service: ExportService, requireProof: (sessionId: string) => Promise<void>): void {
  serve(
    app,
    users.exportAll,
    async ({ caller, reply }) => {
      await requireProof(caller.sessionId);
      return reply
        .type('application/json; charset=utf-8')
        .header('content-disposition', 'attachment; filename="labelwise-export.json"')
        .send(Readable.from(service.json(caller.userId)));
    },
    { rateLimit: { max: 10, windowSeconds: 60 } },
  );
  serve(
    app,
    users.exportCsv,
    async ({ caller, reply }) => {
      await requireProof(caller.sessionId);
      return reply
        .type('text/csv; charset=utf-8')
        .header('content-disposition', 'attachment; filename="labelwise-everything.csv"')
        .send(Readable.from(service.csv(caller.userId)));
    },
    { rateLimit: { max: 10, windowSeconds: 60 } },
  );
}
