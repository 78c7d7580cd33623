import { generateKeyPairSync, sign } from 'node:crypto';
import { createServer } from 'node:http';
import { onTestFinished } from 'vitest';

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
