import type { FastifyInstance, FastifyRequest } from 'fastify';

/** Where the native shell's pages live: the web view's own addresses, which no web site can have. */
const SHELL_ORIGINS = new Set(['capacitor://localhost', 'https://localhost']);

/**
 * Lets the native shell call the API; any other foreign origin gets no CORS header at all, so its browser keeps the
 * answer from it. No credentials: the shell sends its token itself.
 */
export function addCors(app: FastifyInstance): void {
  app.addHook('onRequest', async (request, reply) => {
    const { origin } = request.headers;
    if (origin === undefined || !request.url.startsWith('/api/')) return;
    reply.header('vary', 'Origin');
    if (!SHELL_ORIGINS.has(origin)) return;
    reply.headers({ 'access-control-allow-origin': origin, 'access-control-expose-headers': 'etag, link, retry-after, x-request-id' });
    if (request.method !== 'OPTIONS' || request.headers['access-control-request-method'] === undefined) return;
    reply.headers({
      'access-control-allow-methods': 'GET, POST, PUT, PATCH, DELETE',
      'access-control-allow-headers': 'authorization, content-type, idempotency-key, if-none-match',
      'access-control-max-age': '7200',
    });
    return reply.code(204).send();
  });
}

/**
 * Whether the browser vouches that one of our own pages made this request. Needed where a cookie alone says who is
 * asking, since browsers send cookies along with what other sites start.
 */
export function provesOrigin(request: FastifyRequest, publicUrl: string): boolean {
  const { origin, host } = request.headers;
  const site = request.headers['sec-fetch-site'];
  if (site !== undefined && site !== 'same-origin') return false;
  if (origin === undefined) return site === 'same-origin';
  return origin === new URL(publicUrl).origin || origin === `http://${host}` || origin === `https://${host}`;
}
