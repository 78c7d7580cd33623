import { identities } from '@labelwise/contracts/identities';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { serve } from '../../http/serve.ts';
import { setSessionCookie } from '../../http/session.ts';
import type { SessionsService } from '../auth/sessions.service.ts';
import type { IdentitiesService } from './identities.service.ts';

/** As with passwords: a household or an office shares one address. */
const CREDENTIAL_LIMIT = { rateLimit: { max: 40, windowSeconds: 60, shared: true } };
const COOKIE_LIFETIME_SECONDS = 20 * 60;

type Services = { identities: IdentitiesService; sessions: Pick<SessionsService, 'requireProof'> };

/** HTTP for sign-in by a service elsewhere, and for what a member has connected. */
export function identitiesRoutes(app: FastifyInstance, { identities: service, sessions }: Services): void {
  serve(
    app,
    identities.start,
    async ({ body, reply }) => {
      const { url, browser } = await service.start(body.provider, 'sign-in', null);
      setBrowserCookie(reply, browser);
      return { url };
    },
    CREDENTIAL_LIMIT,
  );
  serve(
    app,
    identities.add,
    async ({ body, caller, reply }) => {
      if (body.purpose === 'connect') await sessions.requireProof(caller.sessionId);
      const { url, browser } = await service.start(body.provider, body.purpose, caller);
      setBrowserCookie(reply, browser);
      return { url };
    },
    CREDENTIAL_LIMIT,
  );
  serve(
    app,
    identities.callback,
    async ({ params, query, request, reply }) => {
      const given = { query: new URL(request.url, 'http://host').search, state: query.state };
      const { outcome, purpose } = await service.callback(params.provider, given, browserOf(request));
      if (outcome !== 'continue') clearBrowserCookie(reply);
      // The code of the address is of no use any more; it is shown to nobody all the same.
      reply.header('referrer-policy', 'no-referrer');
      return reply.redirect(`${purpose === 'sign-in' ? '/auth' : '/profile'}?provider=${outcome}`, 303);
    },
    CREDENTIAL_LIMIT,
  );
  serve(
    app,
    identities.finish,
    async ({ request, reply, say }) => {
      const { step, provider, ...rest } = await service.finish(browserOf(request), request.headers['user-agent']);
      if (!('token' in rest)) return { success: true, message: '', step, provider, ...rest };
      return { step, provider, ...signedIn(reply, rest, say('successes.welcome_back')) };
    },
    CREDENTIAL_LIMIT,
  );
  serve(
    app,
    identities.register,
    async ({ body, request, reply, say }) =>
      signedIn(reply, await service.register(browserOf(request), body, request.headers['user-agent']), say('successes.account_created')),
    CREDENTIAL_LIMIT,
  );
  serve(
    app,
    identities.connect,
    async ({ body, request, reply, say }) => {
      const origin = { address: request.ip, userAgent: request.headers['user-agent'] };
      return signedIn(reply, await service.connect(browserOf(request), body.password, origin), say('successes.welcome_back'));
    },
    CREDENTIAL_LIMIT,
  );
  serve(app, identities.list, ({ caller }) => service.list(caller.userId));
  serve(app, identities.remove, ({ caller, params }) => service.remove(caller.userId, params.id));
}

function signedIn<T extends { token: string }>(reply: FastifyReply, { token, ...rest }: T, message: string) {
  clearBrowserCookie(reply);
  setSessionCookie(reply, token);
  return { success: true, message, token, ...rest };
}

/** Which browser began a sign-in. It comes along when a service sends the browser back, which is a navigation, and with nothing else of other sites. */
function browserCookie(publicUrl: string) {
  const secure = publicUrl.startsWith('https:');
  return {
    name: secure ? '__Host-labelwise-openid' : 'labelwise-openid',
    options: { path: '/', httpOnly: true, sameSite: 'lax', secure },
  } as const;
}

function setBrowserCookie(reply: FastifyReply, browser: string): void {
  const { name, options } = browserCookie(reply.server.publicUrl);
  reply.setCookie(name, browser, { ...options, maxAge: COOKIE_LIFETIME_SECONDS });
}

function clearBrowserCookie(reply: FastifyReply): void {
  const { name, options } = browserCookie(reply.server.publicUrl);
  reply.clearCookie(name, options);
}

/** Nothing where a page of another site asks: only the way back from a service may come from elsewhere. */
function browserOf(request: FastifyRequest): string | null {
  const site = request.headers['sec-fetch-site'];
  if (request.method !== 'GET' && site !== undefined && site !== 'same-origin') return null;
  const given = request.cookies[browserCookie(request.server.publicUrl).name];
  return given === undefined || given.length > 100 ? null : given;
}
