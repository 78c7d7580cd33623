import { auth } from '@labelwise/contracts/auth';
import type { SignUp } from '@labelwise/contracts/owner';
import type { FastifyInstance } from 'fastify';
import { languageOf } from '../../http/language.ts';
import { serve } from '../../http/serve.ts';
import { clearSessionCookie, setSessionCookie, tokenOf } from '../../http/session.ts';
import type { UsersService } from '../users/users.service.ts';
import type { AuthService } from './auth.service.ts';
import type { RecoveryService } from './recovery.service.ts';
import type { SessionsService } from './sessions.service.ts';

type Services = {
  auth: AuthService;
  recovery: RecoveryService;
  sessions: SessionsService;
  users: UsersService;
  passwordMinLength: number;
  ways: { signUp: SignUp; passkeys: boolean; providers: { id: string; label: string }[] };
};

/** Tries of one address on what is open to guessing; a household or an office shares one. */
const CREDENTIAL_LIMIT = { rateLimit: { max: 40, windowSeconds: 60, shared: true } };
const MAIL_LIMIT = { rateLimit: { max: 20, windowSeconds: 3600, shared: true } };

/** HTTP for accounts: who comes in, who goes. */
export function authRoutes(app: FastifyInstance, services: Services): void {
  const { sessions, users } = services;
  serve(
    app,
    auth.register,
    async ({ body, request, reply, say }) => {
      const { token, user } = await services.auth.register(body, request.headers['user-agent']);
      setSessionCookie(reply, token);
      return { success: true, message: say('successes.account_created'), token, user };
    },
    CREDENTIAL_LIMIT,
  );
  serve(
    app,
    auth.login,
    async ({ body, request, reply, say }) => {
      const { token, user } = await services.auth.login(body, { address: request.ip, userAgent: request.headers['user-agent'] });
      setSessionCookie(reply, token);
      return { success: true, message: say('successes.welcome_back'), token, user };
    },
    CREDENTIAL_LIMIT,
  );
  serve(app, auth.logout, async ({ request, reply, say }) => {
    const presented = tokenOf(request);
    if (presented !== null && request.caller !== null) await sessions.endByToken(presented.token);
    clearSessionCookie(reply);
    // Not "storage": the page removes what is the member's by itself, and the device keeps its theme and the app for use offline.
    reply.header('clear-site-data', '"cache"');
    return { success: true, message: say('successes.signed_out') };
  });
  for (const endpoint of [auth.me, auth.user]) serve(app, endpoint, ({ caller }) => users.read(caller.userId));
  serve(app, auth.passwordRules, () => ({ minLength: services.passwordMinLength }));
  serve(app, auth.ways, () => services.ways);
  sessionRoutes(app, sessions);
  recoveryRoutes(app, services.recovery);
}

function sessionRoutes(app: FastifyInstance, sessions: SessionsService): void {
  serve(app, auth.sessions, ({ caller }) => sessions.list(caller.userId, caller.sessionId));
  serve(app, auth.endSession, ({ caller, params }) => sessions.end(caller.userId, params.id));
  serve(app, auth.endAllSessions, async ({ caller, reply }) => {
    await sessions.endAll(caller.userId);
    clearSessionCookie(reply);
  });
}

function recoveryRoutes(app: FastifyInstance, recovery: RecoveryService): void {
  serve(
    app,
    auth.forgotPassword,
    async ({ body, request, say }) => {
      await recovery.forgot(body.email, languageOf(request));
      return { success: true, message: say('successes.reset_link_sent') };
    },
    MAIL_LIMIT,
  );
  serve(
    app,
    auth.resetPassword,
    async ({ body, reply, say }) => {
      await recovery.reset(body.token, body.password);
      clearSessionCookie(reply);
      return { success: true, message: say('successes.password_reset') };
    },
    CREDENTIAL_LIMIT,
  );
  serve(
    app,
    auth.reauthenticate,
    async ({ body, caller, say }) => {
      await recovery.prove(caller.userId, caller.sessionId, body.currentPassword);
      return { success: true, message: say('successes.password_right') };
    },
    CREDENTIAL_LIMIT,
  );
  serve(
    app,
    auth.changePassword,
    async ({ body, caller, say }) => {
      await recovery.change(caller.userId, caller.sessionId, body.currentPassword, body.password);
      return { success: true, message: say('successes.password_changed') };
    },
    CREDENTIAL_LIMIT,
  );
}
