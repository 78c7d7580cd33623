import { insights } from '@labelwise/contracts/insights';
import type { FastifyInstance } from 'fastify';
import { serve } from '../../http/serve.ts';
import type { ExportService } from './export.service.ts';

/** HTTP for taking one's data along. */
export function exportRoutes(app: FastifyInstance, service: ExportService, requireProof: (sessionId: string) => Promise<void>): void {
  serve(
    app,
    insights.exportAll,
    async ({ caller, reply }) => {
      await requireProof(caller.sessionId);
      reply.header('content-disposition', 'attachment; filename="labelwise-export.json"');
      return service.everything(caller.userId);
    },
    { rateLimit: { max: 10, windowSeconds: 60 } },
  );
}
