import type { FastifyInstance } from 'fastify';

import { users } from '@labelwise/contracts/users';

import type { UsersService } from './users.service.ts';

import { serve } from '../../http/serve.ts';
import { clearSessionCookie } from '../../http/session.ts';
import { AppError } from '../../lib/app-error.ts';

/** HTTP for the member's own account. Somebody else's is not there. */
export function usersRoutes(app: FastifyInstance, service: UsersService): void {
  const own = (asked: string, caller: string) => {
    if (asked !== caller) throw new AppError('not_found');
    return caller;
  };
  serve(app, users.read, ({ params, caller }) => service.read(own(params.id, caller.userId)));
  serve(app, users.update, ({ params, body, caller }) => service.update(own(params.id, caller.userId), body), { rateLimit: { max: 60, windowSeconds: 60 } });
  serve(app, users.remove, async ({ params, body, caller, reply }) => {
    await service.remove(own(params.id, caller.userId), body.currentPassword);
    clearSessionCookie(reply);
    return { success: true, message: 'Your account and everything in it has been deleted.' };
  }, { rateLimit: { max: 10, windowSeconds: 60 } });
}
