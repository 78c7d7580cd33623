import { accessTokens } from '@labelwise/contracts/access-tokens';
import type { FastifyInstance } from 'fastify';
import { serve } from '../../http/serve.ts';
import type { SessionsService } from '../auth/sessions.service.ts';
import type { AccessTokensService } from './access-tokens.service.ts';

/** HTTP for the tokens that a member gives to other programs. */
export function accessTokensRoutes(
  app: FastifyInstance,
  service: AccessTokensService,
  sessions: Pick<SessionsService, 'requireProof' | 'requireSession'>,
): void {
  serve(app, accessTokens.list, ({ caller }) => service.list(caller.userId));
  serve(
    app,
    accessTokens.add,
    async ({ caller, body }) => {
      await sessions.requireProof(caller.sessionId);
      return service.add(caller.userId, body, (tx) => sessions.requireSession(tx, caller.sessionId));
    },
    { rateLimit: { max: 30, windowSeconds: 60 } },
  );
  serve(app, accessTokens.remove, ({ caller, params }) => service.remove(caller.userId, params.id));
}
