/** HTTP for packs: which there are, and their files, whole or from where a fetch was cut. */
import { packs as contract } from '@labelwise/contracts/packs';
import type { FastifyInstance } from 'fastify';
import { serve } from '../../http/serve.ts';
import type { PacksService } from './packs.service.ts';

const PER_MINUTE = { rateLimit: { max: 60, windowSeconds: 60 } };

export function packsRoutes(app: FastifyInstance, packs: PacksService): void {
  serve(app, contract.list, async () => ({ packs: await packs.list() }), PER_MINUTE);

  serve(app, contract.state, ({ params, query, caller }) => packs.state(params.of, query.from, caller?.userId ?? null), PER_MINUTE);

  serve(
    app,
    contract.file,
    async ({ params: { of, version }, query: { from }, caller, request, reply }) => {
      const file = await packs.file(of, version, from, caller?.userId ?? null);
      const tag = `"${of}-${version}${from === undefined ? '' : `-${from}`}"`;
      reply.headers({
        etag: tag,
        'accept-ranges': 'bytes',
        'cache-control': of === 'own' ? 'private, no-store' : 'public, max-age=86400, immutable',
      });
      if (request.headers['if-none-match'] === tag) return reply.code(304).send();
      const place = startOf(request.headers.range, file.size);
      if (place === null) return reply.code(416).header('content-range', `bytes */${file.size}`).send();
      if (place > 0) reply.code(206).header('content-range', `bytes ${place}-${file.size - 1}/${file.size}`);
      return reply
        .type('application/octet-stream')
        .header('content-length', file.size - place)
        .send(await file.from(place));
    },
    PER_MINUTE,
  );
}

/** Where to begin: a fetch that was cut asks for the rest. Other ranges get the whole. `null`: beyond the end. @source RFC 9110 section 14.2 */
function startOf(range: string | undefined, size: number): number | null {
  const start = Number(/^bytes=(?<start>\d+)-$/u.exec(range ?? '')?.groups?.['start'] ?? 0);
  return start < size || start === 0 ? start : null;
}
