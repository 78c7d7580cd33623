import { passkeys } from '@labelwise/contracts/passkeys';
import type { FastifyInstance } from 'fastify';
import { serve } from '../../http/serve.ts';
import { setSessionCookie } from '../../http/session.ts';
import type { SessionsService } from '../auth/sessions.service.ts';
import type { UsersService } from '../users/users.service.ts';
import type { PasskeysService } from './passkeys.service.ts';

const LIMIT = { rateLimit: { max: 30, windowSeconds: 60 } };
/** As with passwords: a household or an office shares one address. */
const CREDENTIAL_LIMIT = { rateLimit: { max: 40, windowSeconds: 60, shared: true } };

type Services = { passkeys: PasskeysService; sessions: Pick<SessionsService, 'requireProof'>; users: Pick<UsersService, 'read'> };

/** HTTP for passkeys: a member's own, and the sign-in by one. */
export function passkeysRoutes(app: FastifyInstance, { passkeys: service, sessions, users }: Services): void {
  serve(app, passkeys.list, ({ caller }) => service.list(caller.userId));
  serve(
    app,
    passkeys.options,
    async ({ caller }) => {
      await sessions.requireProof(caller.sessionId);
      return service.registrationOptions(caller.userId);
    },
    LIMIT,
  );
  serve(
    app,
    passkeys.add,
    async ({ caller, body }) => {
      await sessions.requireProof(caller.sessionId);
      return service.add(caller.userId, caller.sessionId, body.name, body.response);
    },
    LIMIT,
  );
  serve(app, passkeys.remove, ({ caller, params }) => service.remove(caller.userId, params.id));
  serve(app, passkeys.signInOptions, () => service.signInOptions(), CREDENTIAL_LIMIT);
  serve(
    app,
    passkeys.signIn,
    async ({ body, request, reply, say }) => {
      const { memberId, token } = await service.signIn(body.response, request.headers['user-agent']);
      setSessionCookie(reply, token);
      return { success: true, message: say('successes.welcome_back'), token, user: await users.read(memberId) };
    },
    CREDENTIAL_LIMIT,
  );
}
