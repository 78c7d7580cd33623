import type { FastifyInstance, FastifyReply, FastifyRequest, RouteOptions } from 'fastify';
import { AppError } from '../../lib/app-error.ts';
import { answerError } from './errors.ts';

const METHODS = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']);

/**
 * What nobody answers: 405 where the path exists for other methods, else 404; JSON always.
 *
 * @param page answers a visit to one of the web app's own addresses; `false` when this is none
 */
export function answerNotFound(app: FastifyInstance, page: (request: FastifyRequest, reply: FastifyReply) => boolean): void {
  const routes: Array<{ methods: string[]; pattern: RegExp }> = [];
  app.addHook('onRoute', ({ method, url }: RouteOptions) => {
    if (!url.startsWith('/api/')) return;
    const pattern = new RegExp(`^${url.replaceAll(/[.*+?^${}()|[\]\\]/gu, String.raw`\$&`).replaceAll(/:\w+/gu, '[^/]+')}$`, 'u');
    routes.push({ methods: [method].flat(), pattern });
  });
  app.setNotFoundHandler((request, reply) => {
    const path = request.url.split('?', 1)[0] ?? '';
    if (!METHODS.has(request.method)) return answerError(new AppError('method_not_allowed'), request, reply);
    const allowed = new Set(routes.filter(({ pattern }) => pattern.test(path)).flatMap(({ methods }) => methods));
    if (allowed.size > 0 && !allowed.has(request.method)) {
      reply.header('allow', [...allowed].join(', '));
      return answerError(new AppError('method_not_allowed'), request, reply);
    }
    if (page(request, reply)) return reply;
    return answerError(new AppError('not_found'), request, reply);
  });
}
