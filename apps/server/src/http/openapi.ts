import type { Endpoint } from '@labelwise/contracts/endpoint';
import type { ErrorCode } from '@labelwise/contracts/errors';
import type { FastifyInstance, FastifySchema } from 'fastify';

import swagger from '@fastify/swagger';
import { ErrorBody, ERRORS } from '@labelwise/contracts/errors';
import { jsonSchemaTransform } from 'fastify-type-provider-zod';
import * as z from 'zod/mini';

import { VERSION } from '../lib/version.ts';

/** Collects the contract of every route that `serve` puts on the air. */
export async function addOpenApi(app: FastifyInstance): Promise<void> {
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: {
        title: 'Labelwise API', version: VERSION,
        description: 'Packaged foods, their Nutri-Score and a score that explains every point. Errors are `{ error, code, issues? }`.',
        license: { name: 'AGPL-3.0-or-later', url: 'https://www.gnu.org/licenses/agpl-3.0.html' },
      },
      servers: [{ url: '/' }],
      components: {
        securitySchemes: {
          session: { type: 'http', scheme: 'bearer', description: 'The token that sign-in answers.' },
        },
      },
    },
    transform: (document) => {
      const { schema, route } = document;
      const endpoint = route.config?.endpoint;
      // HEAD answers what GET does without the body; repeating it would only lengthen the document.
      const described = endpoint === undefined || route.method === 'HEAD' ? { hide: true } : describe(endpoint, schema);
      return jsonSchemaTransform({ ...document, schema: described });
    },
  });
}

function describe(endpoint: Endpoint, schema: FastifySchema): FastifySchema {
  const codes: ErrorCode[] = [...endpoint.errors, 'internal', 'unavailable'];
  if (endpoint.body ?? endpoint.params ?? endpoint.query) codes.push('invalid_input');
  if (endpoint.access !== 'none') codes.push('authentication_required');
  if (endpoint.access === 'premium') codes.push('premium_required');
  const statuses = Map.groupBy(new Set(codes), (code) => ERRORS[code].status);
  const failures = [...statuses].map(([status, group]) => [status, {
    description: group.map((code) => `\`${code}\`: ${ERRORS[code].message}`).join('\n\n'),
    content: { 'application/json': { schema: ErrorBody } },
  }] as const);
  const success = endpoint.answer === undefined
    ? [204, z.null().register(z.globalRegistry, { description: 'Done, nothing to say' })] as const
    : [200, { description: 'Done', content: { 'application/json': { schema: endpoint.answer } } }] as const;
  return {
    ...schema,
    summary: endpoint.summary,
    tags: [endpoint.tag],
    operationId: `${endpoint.method.toLowerCase()}${endpoint.path.replaceAll(/[^a-z0-9]+(?<next>[a-z0-9])/giu, (_match, next: string) => next.toUpperCase())}`,
    ...(endpoint.access !== 'none' && { security: [{ session: [] }] }),
    response: Object.fromEntries([success, ...failures]),
  };
}
