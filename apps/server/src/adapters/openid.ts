import type { ClientAuth, Configuration } from 'openid-client';
import * as z from 'zod';
import type { OpenIdProvider } from '../config.ts';
import { AppError } from '../lib/app-error.ts';

/** Loaded with the first sign-in elsewhere: most servers start without one. */
const library = () => import('openid-client');

const TIMEOUT_SECONDS = 10;
/** How long ago a person may have signed in there, where they are asked to do so again. */
const FRESH_SECONDS = 5 * 60;
/** The person is at another page for a while, whose clock may differ. */
const CLOCK_TOLERANCE_SECONDS = 60;

/** What an answer has to match; it is stored until the person comes back. */
export type Departure = { readonly state: string; readonly nonce: string; readonly verifier: string };

/** What a service says of a person. */
export type Claims = {
  readonly issuer: string;
  readonly subject: string;
  /** As it stands there; whose it is was not looked at unless `isEmailVerified`. */
  readonly email: string | null;
  readonly isEmailVerified: boolean;
  readonly firstName: string;
  readonly lastName: string;
  readonly username: string;
};

export type OpenId = ReturnType<typeof createOpenId>;

const Text = z.string().max(254).catch('');
const GivenClaims = z.object({
  email: Text,
  // Some services write it as text.
  email_verified: z.union([z.boolean(), z.stringbool({ truthy: ['true'], falsy: ['false'] })]).catch(false),
  given_name: Text,
  family_name: Text,
  name: Text,
  preferred_username: Text,
  auth_time: z.number().optional().catch(undefined),
});

/** OpenID Connect with the services of the settings. @source OpenID Connect Core 1.0, RFC 7636 (PKCE), RFC 9700 (security practice) */
export function createOpenId(providers: readonly OpenIdProvider[], publicUrl: string) {
  const connections = new Map<string, Promise<Configuration>>();

  /** An address of its own for each service: an answer of one cannot be passed off as one of another. @source RFC 9700 section 4.4 */
  const returnUrl = (id: string) => `${publicUrl}/api/auth/provider/${id}/callback`;

  async function connect(provider: OpenIdProvider): Promise<Configuration> {
    const known = connections.get(provider.id) ?? discover(provider);
    connections.set(provider.id, known);
    try {
      return await known;
    } catch (cause) {
      connections.delete(provider.id);
      throw new AppError('upstream_failed', { cause });
    }
  }

  return {
    providers,
    find: (id: string): OpenIdProvider | undefined => providers.find((provider) => provider.id === id),

    /** @param isFresh ask for a sign-in even where the person has one there. @throws AppError upstream_failed */
    async depart(provider: OpenIdProvider, isFresh: boolean): Promise<Departure & { url: string }> {
      const { randomState, randomNonce, randomPKCECodeVerifier, calculatePKCECodeChallenge, buildAuthorizationUrl } = await library();
      const config = await connect(provider);
      const departure = { state: randomState(), nonce: randomNonce(), verifier: randomPKCECodeVerifier() };
      const url = buildAuthorizationUrl(config, {
        redirect_uri: returnUrl(provider.id),
        scope: 'openid email profile',
        state: departure.state,
        nonce: departure.nonce,
        code_challenge: await calculatePKCECodeChallenge(departure.verifier),
        code_challenge_method: 'S256',
        ...(isFresh && { prompt: 'login' }),
      });
      return { ...departure, url: url.href };
    },

    /**
     * What the service says of the person who came back with this query. State, nonce, verifier, issuer, audience, signature and times
     * are checked by the library.
     *
     * @throws AppError identity_not_accepted, upstream_failed
     */
    async arrive(provider: OpenIdProvider, query: string, expected: Departure, isFresh: boolean): Promise<Claims> {
      const { authorizationCodeGrant, fetchUserInfo } = await library();
      const config = await connect(provider);
      try {
        const tokens = await authorizationCodeGrant(config, new URL(`${returnUrl(provider.id)}${query}`), {
          expectedState: expected.state,
          expectedNonce: expected.nonce,
          pkceCodeVerifier: expected.verifier,
          idTokenExpected: true,
        });
        const token = tokens.claims();
        if (token === undefined) throw new Error('The answer holds no ID token.');
        // Address and whether it is verified come from one place: the token, else the other answer of the service.
        const isComplete = typeof token['email'] === 'string' && token['email_verified'] !== undefined;
        const needsMore = !isComplete && config.serverMetadata().userinfo_endpoint !== undefined;
        const about = needsMore ? await fetchUserInfo(config, tokens.access_token, token.sub) : token;
        const claims = GivenClaims.parse({ ...about, auth_time: token.auth_time });
        if (isFresh && claims.auth_time !== undefined && Date.now() / 1000 - claims.auth_time > FRESH_SECONDS + CLOCK_TOLERANCE_SECONDS)
          throw new Error('The sign-in there is an old one.');
        return present(token.iss, token.sub, claims);
      } catch (cause) {
        throw new AppError(isOutage(cause) ? 'upstream_failed' : 'identity_not_accepted', { cause });
      }
    },
  };
}

function present(issuer: string, subject: string, claims: z.infer<typeof GivenClaims>): Claims {
  const [first = '', ...rest] = claims.name.trim().split(/\s+/u);
  const email = claims.email.trim().toLowerCase();
  return {
    issuer,
    subject,
    email: email === '' ? null : email,
    isEmailVerified: claims.email_verified,
    firstName: claims.given_name || first,
    lastName: claims.family_name || rest.join(' '),
    username: claims.preferred_username || (email.split('@')[0] ?? ''),
  };
}

async function discover({ issuer, clientId, clientSecret }: OpenIdProvider): Promise<Configuration> {
  const { discovery, allowInsecureRequests, enableNonRepudiationChecks, ClientSecretBasic, ClientSecretPost, None } = await library();
  /** As the service takes it; by the header where it takes both or does not say. @source OpenID Connect Discovery 1.0 section 3 */
  const authenticate: ClientAuth = (server, client, body, headers) => {
    const supported = server.token_endpoint_auth_methods_supported ?? ['client_secret_basic'];
    const method =
      clientSecret === null
        ? None()
        : supported.includes('client_secret_basic')
          ? ClientSecretBasic(clientSecret)
          : ClientSecretPost(clientSecret);
    return method(server, client, body, headers);
  };
  return discovery(new URL(issuer), clientId, undefined, authenticate, {
    timeout: TIMEOUT_SECONDS,
    // The token comes over TLS from the service itself; its signature is looked at all the same.
    // Settings allow plain http to this machine alone.
    execute: [enableNonRepudiationChecks, ...(issuer.startsWith('http:') ? [allowInsecureRequests] : [])],
  });
}

/** Nothing was answered, or that it could not be: the person did nothing wrong, and may try again. */
function isOutage(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  if (error.name === 'TimeoutError' || (error instanceof TypeError && error.message === 'fetch failed')) return true;
  return 'code' in error && error.code === 'OAUTH_TIMEOUT';
}
