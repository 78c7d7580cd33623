import type { FastifyReply, FastifyRequest } from 'fastify';

/** Says where the rest of a list is. @source RFC 8288 */
export function linkNext(request: FastifyRequest, reply: FastifyReply, cursor: string | null): void {
  if (cursor === null) return;
  const url = new URL(request.url, 'http://host');
  url.searchParams.set('cursor', cursor);
  reply.header('link', `<${url.pathname}${url.search}>; rel="next"`);
}
