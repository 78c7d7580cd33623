/**
 * `node openid-pages.main.ts PORT RETURN-URL`: a real OpenID Connect provider (certified library) with pages of its own for sign-in and
 * consent, where anybody is who they say they are. For journeys in a browser; says when it is ready, and ends with its input.
 */
import { generateKeyPairSync } from 'node:crypto';
import { Provider } from 'oidc-provider';

const [port = '', returnUrl = ''] = process.argv.slice(2);
const HOUR_SECONDS = 3600;
const KEY = generateKeyPairSync('rsa', { modulusLength: 2048 }).privateKey.export({ format: 'jwk' });

/** What the provider says of whoever signs in there. */
const claimsOf = (name: string) => ({
  sub: name,
  email: `${name}@example.org`,
  email_verified: true,
  given_name: 'Mia',
  family_name: 'Moon',
  preferred_username: name,
});

const provider = new Provider(`http://127.0.0.1:${port}`, {
  clients: [{ client_id: 'labelwise', redirect_uris: [returnUrl], token_endpoint_auth_method: 'none' }],
  claims: { openid: ['sub'], email: ['email', 'email_verified'], profile: ['given_name', 'family_name', 'preferred_username'] },
  jwks: { keys: [{ ...KEY, use: 'sig', alg: 'RS256', kid: 'one' }] },
  ttl: { Interaction: HOUR_SECONDS, Grant: HOUR_SECONDS, Session: HOUR_SECONDS, AccessToken: HOUR_SECONDS, IdToken: HOUR_SECONDS },
  cookies: { keys: ['of this test'] },
  findAccount: (_context, sub) => ({ accountId: sub, claims: async () => claimsOf(sub) }),
});
provider.listen(Number(port), '127.0.0.1', () => process.stdout.write('ready\n'));
// Whoever started it has gone.
process.stdin.on('end', () => process.exit(0)).resume();
