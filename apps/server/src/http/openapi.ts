import swagger from '@fastify/swagger';
import { type Endpoint, TOKEN_SCOPES } from '@labelwise/contracts/endpoint';
import { ERROR_STATUS, ErrorBody, type ErrorCode } from '@labelwise/contracts/errors';
import { sayEnglish } from '@labelwise/messages/english';
import type { FastifyInstance, FastifySchema } from 'fastify';
import { jsonSchemaTransform } from 'fastify-type-provider-zod';
import * as z from 'zod/mini';
import { VERSION } from '../lib/version.ts';
import { saysSuccess } from './errors.ts';

/** Collects the contract of every route that `serve` puts on the air. */
export async function addOpenApi(app: FastifyInstance): Promise<void> {
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: {
        title: 'Labelwise API',
        version: VERSION,
        description: 'Packaged foods, their Nutri-Score and a score that explains every point. Errors are `{ error, code, issues? }`.',
        license: { name: 'AGPL-3.0-or-later', url: 'https://www.gnu.org/licenses/agpl-3.0.html' },
      },
      servers: [{ url: '/' }],
      components: {
        securitySchemes: {
          session: { type: 'http', scheme: 'bearer', description: 'The token that sign-in answers.' },
          accessToken: {
            type: 'http',
            scheme: 'bearer',
            description: `A personal access token, made in the profile; each call names the scope it needs: ${TOKEN_SCOPES.join(', ')}.`,
          },
        },
      },
    },
    transform: (document) => {
      const { schema, route } = document;
      const endpoint = route.config?.endpoint;
      // HEAD answers what GET does without the body; repeating it would only lengthen the document.
      const described =
        endpoint === undefined || route.method === 'HEAD'
          ? { hide: true }
          : describe(endpoint, schema, route.config?.rateLimit !== undefined);
      return jsonSchemaTransform({ ...document, schema: described });
    },
  });
}

function describe(endpoint: Endpoint, schema: FastifySchema, isLimited: boolean): FastifySchema {
  const statuses = Map.groupBy(failuresOf(endpoint, isLimited), (code) => ERROR_STATUS[code]);
  const body = saysSuccess(endpoint) ? z.extend(ErrorBody, { success: z.literal(false) }) : ErrorBody;
  const failures = [...statuses].map(
    ([status, group]) =>
      [
        status,
        {
          description: group.map((code) => `\`${code}\`: ${sayEnglish(`errors.${code}`)}`).join('\n\n'),
          content: { 'application/json': { schema: body } },
        },
      ] as const,
  );
  return {
    ...schema,
    summary: endpoint.summary,
    tags: [endpoint.tag],
    operationId: `${endpoint.method.toLowerCase()}${endpoint.path.replaceAll(/[^a-z0-9]+(?<next>[a-z0-9])/giu, (_match, next: string) => next.toUpperCase())}`,
    ...(endpoint.access !== 'none' && { security: securityOf(endpoint) }),
    response: Object.fromEntries([successOf(endpoint), ...failures]),
  };
}

/** For a bearer token OpenAPI 3.1 takes names of scopes as what they are here: roles that the call needs. */
function securityOf({ token }: Endpoint): Record<string, string[]>[] {
  return [{ session: [] }, ...(token === 'never' ? [] : [{ accessToken: [token] }])];
}

/** The errors that the contract names, and those that come with the kind of call. */
function failuresOf(endpoint: Endpoint, isLimited: boolean): Set<ErrorCode> {
  const { access, method, body, token } = endpoint;
  const codes = new Set<ErrorCode>([...endpoint.errors, 'internal', 'unavailable', 'token_invalid', 'token_not_allowed']);
  const add = (condition: boolean, ...more: ErrorCode[]) => {
    if (condition) more.forEach((code) => codes.add(code));
  };
  add((body ?? endpoint.params ?? endpoint.query) !== undefined, 'invalid_input');
  add(body !== undefined, 'malformed_json', 'request_timeout', 'payload_too_large', 'unsupported_media_type', 'wrong_user');
  add(access !== 'none', 'authentication_required');
  add(access !== 'none' && method !== 'GET', 'origin_not_allowed');
  add(access === 'premium', 'premium_required');
  add(access === 'owner', 'forbidden');
  add(isLimited || token !== 'never', 'too_many_requests');
  return codes;
}

function successOf({ answer, mediaType, redirects }: Endpoint) {
  const content = (type: string, schema: z.ZodMiniType | NonNullable<Endpoint['answer']>) =>
    [200, { description: 'Done', content: { [type]: { schema } } }] as const;
  if (redirects === true) return [303, z.null().register(z.globalRegistry, { description: 'Sends the browser to another page' })] as const;
  if (mediaType !== undefined) return content(mediaType, z.string());
  if (answer !== undefined) return content('application/json', answer);
  return [204, z.null().register(z.globalRegistry, { description: 'Done, nothing to say' })] as const;
}
