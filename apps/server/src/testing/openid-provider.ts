import { generateKeyPairSync, sign } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Provider } from 'oidc-provider';
import { onTestFinished, vi } from 'vitest';

/** What the service knows of a person, besides their `sub`. */
type Person = Readonly<Record<string, unknown>>;

type Options = {
  readonly returnUrl: string;
  /** Whether claims come in the ID token; else only from the userinfo endpoint, as the standard has it. */
  readonly inToken?: boolean;
  readonly secret?: string | null;
};

const CLIENT = 'labelwise';
const KEY = {
  ...generateKeyPairSync('rsa', { modulusLength: 2048 }).privateKey.export({ format: 'jwk' }),
  use: 'sig',
  alg: 'RS256',
  kid: 'one',
};
const HOUR_SECONDS = 3600;

/**
 * A real OpenID Connect provider (certified library) on a port of this machine; ends with the current test. `visit` is what a browser does
 * with an address of it: it signs in as this person, agrees, and returns where the browser is sent next.
 */
export async function startOpenIdProvider({ returnUrl, inToken = false, secret = 'a secret of this test' }: Options) {
  const people = new Map<string, Person>();
  let handle: (request: IncomingMessage, response: ServerResponse) => unknown = () => undefined;
  const server = createServer((request, response) => void handle(request, response));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => void server.closeAllConnections());
  onTestFinished(() => void server.close());
  const issuer = `http://127.0.0.1:${portOf(server.address())}`;
  // It warns that what it stores in memory is lost at its end.
  const warnings = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  const provider = new Provider(issuer, {
    clients: [
      {
        client_id: CLIENT,
        redirect_uris: [returnUrl],
        response_types: ['code'],
        grant_types: ['authorization_code'],
        ...(secret === null ? { token_endpoint_auth_method: 'none' } : { client_secret: secret }),
      },
    ],
    claims: { openid: ['sub'], email: ['email', 'email_verified'], profile: ['given_name', 'family_name', 'preferred_username'] },
    conformIdTokenClaims: !inToken,
    jwks: { keys: [KEY] },
    ttl: { Interaction: HOUR_SECONDS, Grant: HOUR_SECONDS, Session: HOUR_SECONDS, AccessToken: HOUR_SECONDS, IdToken: HOUR_SECONDS },
    pkce: { required: () => true },
    cookies: { keys: ['of this test'] },
    features: { devInteractions: { enabled: false } },
    interactions: { url: (_context, { uid }) => `/interaction/${uid}` },
    findAccount: (_context, sub) => ({ accountId: sub, claims: async () => ({ sub, ...people.get(sub) }) }),
    // Whoever signs in agrees.
    async loadExistingGrant(context) {
      const { client, session } = context.oidc;
      if (client === undefined || session?.accountId === undefined) return undefined;
      const grant = new context.oidc.provider.Grant({ clientId: client.clientId, accountId: session.accountId });
      grant.addOIDCScope('openid email profile');
      await grant.save();
      return grant;
    },
  });
  warnings.mockRestore();
  const answer = provider.callback();
  let signsIn = '';
  handle = (request, response) =>
    request.url?.startsWith('/interaction/') === true
      ? provider.interactionFinished(request, response, signsIn === '' ? { error: 'access_denied' } : { login: { accountId: signsIn } })
      : answer(request, response);

  return {
    issuer,
    settings: {
      OIDC_ISSUER: issuer,
      OIDC_CLIENT_ID: CLIENT,
      OIDC_LABEL: 'Our Club',
      ...(secret !== null && { OIDC_CLIENT_SECRET: secret }),
    },
    close: () => {
      server.closeAllConnections();
      return new Promise<void>((resolve) => server.close(() => resolve()));
    },
    /** @param sub who signs in; null: nobody, since the person turns back */
    async visit(address: string, sub: string | null, person: Person = {}): Promise<URL> {
      if (sub !== null) people.set(sub, person);
      signsIn = sub ?? '';
      const cookies = new Map<string, string>();
      let next = new URL(address);
      while (next.origin === issuer) {
        const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');
        const reply = await fetch(next, { redirect: 'manual', headers: { cookie } });
        for (const line of reply.headers.getSetCookie()) {
          const [name = '', value = ''] = (line.split(';')[0] ?? '').split(/=(.*)/su);
          cookies.set(name, value);
        }
        const location = reply.headers.get('location');
        if (location === null) throw new Error(`The provider answered ${reply.status}: ${await reply.text()}`);
        next = new URL(location, next);
      }
      return next;
    },
  };
}

function portOf(address: AddressInfo | string | null): number {
  if (address === null || typeof address === 'string') throw new Error('The provider listens at no port.');
  return address.port;
}

/** What the provider does wrong. */
export type Lies = {
  /** Put over the claims of a right ID token. */
  readonly claims?: Readonly<Record<string, unknown>>;
  /** Signed by a key that it does not publish. */
  readonly hasForeignKey?: boolean;
  readonly algorithm?: 'none';
};

const KEYS = generateKeyPairSync('rsa', { modulusLength: 2048 });
const FOREIGN = generateKeyPairSync('rsa', { modulusLength: 2048 });
const base64 = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');

/**
 * A provider that answers what a test wants it to: no library sends a wrong nonce. It checks nothing; the ID token is right but for the
 * lies. Ends with the current test.
 */
export async function startLyingProvider() {
  let lies: Lies = {};
  let nonce = '';
  let tokensAskedFor = 0;
  const server = createServer((request, response) => {
    const json = (body: object) => response.setHeader('content-type', 'application/json').end(JSON.stringify(body));
    if (request.url === '/.well-known/openid-configuration') {
      json({
        issuer,
        authorization_endpoint: `${issuer}/authorize`,
        token_endpoint: `${issuer}/token`,
        jwks_uri: `${issuer}/keys`,
        response_types_supported: ['code'],
        subject_types_supported: ['public'],
        id_token_signing_alg_values_supported: ['RS256'],
        authorization_response_iss_parameter_supported: true,
      });
    } else if (request.url === '/keys') {
      json({ keys: [{ ...KEYS.publicKey.export({ format: 'jwk' }), kid: 'one', alg: 'RS256', use: 'sig' }] });
    } else {
      tokensAskedFor += 1;
      json({ access_token: 'opaque', token_type: 'Bearer', expires_in: 60, id_token: idToken() });
    }
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => void server.closeAllConnections());
  onTestFinished(() => void server.close());
  const address = server.address();
  const issuer = `http://127.0.0.1:${typeof address === 'object' && address !== null ? address.port : 0}`;

  function idToken(): string {
    const now = Math.floor(Date.now() / 1000);
    const right = {
      iss: issuer,
      sub: 'mia',
      aud: 'labelwise',
      iat: now,
      exp: now + 60,
      nonce,
      email: 'mia@example.org',
      email_verified: true,
    };
    const head = base64(lies.algorithm === 'none' ? { alg: 'none' } : { alg: 'RS256', kid: 'one' });
    const body = `${head}.${base64({ ...right, ...lies.claims })}`;
    if (lies.algorithm === 'none') return `${body}.`;
    const key = lies.hasForeignKey === true ? FOREIGN.privateKey : KEYS.privateKey;
    return `${body}.${sign('sha256', Buffer.from(body), key).toString('base64url')}`;
  }

  return {
    issuer,
    tokensAskedFor: () => tokensAskedFor,
    /** What a browser is sent back with, from an authorization address. */
    answer(authorization: string, nextLies: Lies, change: (query: URLSearchParams) => void = () => undefined): string {
      lies = nextLies;
      const asked = new URL(authorization).searchParams;
      nonce = asked.get('nonce') ?? '';
      const query = new URLSearchParams({ code: 'a-code', state: asked.get('state') ?? '', iss: issuer });
      change(query);
      return `${new URL(asked.get('redirect_uri') ?? '').pathname}?${query}`;
    },
  };
}
