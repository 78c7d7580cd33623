import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { addVary } from './language.ts';

/** On every answer. No `includeSubDomains`: the neighbours of a self-hoster's address are their own business. */
const ALWAYS = {
  'strict-transport-security': 'max-age=31536000',
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy': 'camera=(self), microphone=(), geolocation=(), payment=(), usb=(), browsing-topics=()',
};

/** Answers of the API hold data: a browser may neither run nor frame them, and no cache may store them unless a route says so. */
const API = { ...ALWAYS, 'content-security-policy': "default-src 'none'; frame-ancestors 'none'", 'cache-control': 'no-store' };

/**
 * The policy of our pages. Scripts are our files, and inline ones by their hash; WebAssembly (the barcode reader) by
 * its own word. Styles may be inline, since dialogs and charts place themselves that way. Pictures of foods come from
 * the source's one server; a food with an address elsewhere shows its drawing.
 */
export function pagePolicy(scriptHashes: readonly string[] = []): string {
  return [
    "default-src 'self'",
    `script-src 'self' 'wasm-unsafe-eval'${scriptHashes.map((hash) => ` '${hash}'`).join('')}`,
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data: blob: https://images.openfoodfacts.org",
    "media-src 'self' blob:",
    "font-src 'self'",
    "connect-src 'self'",
    "worker-src 'self' blob:",
    "manifest-src 'self'",
    "frame-src 'none'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ');
}

const PAGE = { ...ALWAYS, 'content-security-policy': pagePolicy() };

export function addHeaders(app: FastifyInstance): void {
  app.addHook('onRequest', (request, reply, done) => {
    setHeaders(request, reply);
    done();
  });
}

/** Also for answers that are sent before any hook could run. */
export function setHeaders(request: FastifyRequest, reply: FastifyReply): void {
  reply.headers(request.url.startsWith('/api/') ? API : PAGE).header('x-request-id', request.id);
}

/** Where the native shell's pages live: the web view's own addresses, which no web site can have. */
const SHELL_ORIGINS = new Set(['capacitor://localhost', 'https://localhost']);

/**
 * Lets the native shell call the API; any other foreign origin gets no CORS header at all, so its browser keeps the
 * answer from it. No credentials: the shell sends its token itself.
 */
export function addCors(app: FastifyInstance): void {
  app.addHook('onRequest', (request, reply, done) => {
    const { origin } = request.headers;
    if (origin === undefined || !request.url.startsWith('/api/')) return done();
    addVary(reply, 'Origin');
    if (!SHELL_ORIGINS.has(origin)) return done();
    reply.headers({ 'access-control-allow-origin': origin, 'access-control-expose-headers': 'etag, link, retry-after, x-request-id' });
    if (request.method !== 'OPTIONS' || request.headers['access-control-request-method'] === undefined) return done();
    reply.headers({
      'access-control-allow-methods': 'GET, POST, PUT, PATCH, DELETE',
      'access-control-allow-headers': 'authorization, content-type, idempotency-key, if-none-match',
      'access-control-max-age': '7200',
    });
    // Answered: what comes behind is not asked.
    reply.code(204).send();
  });
}
