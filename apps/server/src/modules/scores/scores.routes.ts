import { scores } from '@labelwise/contracts/scores';
import type { FastifyInstance } from 'fastify';
import { serve } from '../../http/serve.ts';
import type { ScoresService } from './scores.service.ts';

/** Room for lists that are scored again as a whole. */
const RATE_LIMIT = { max: 300, windowSeconds: 10 };

/** HTTP for scores. */
export function scoresRoutes(app: FastifyInstance, service: ScoresService): void {
  serve(app, scores.calculate, ({ body, caller, say }) => service.calculate(body, caller?.userId ?? null, say), { rateLimit: RATE_LIMIT });
}
