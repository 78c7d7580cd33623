import { legal } from '@labelwise/contracts/legal';
import type { FastifyInstance } from 'fastify';
import type { Config } from '../../config.ts';
import { serve } from '../../http/serve.ts';

/** HTTP for what the law asks of an operator: what the settings state, and the periods that really apply. */
export function legalRoutes(app: FastifyInstance, { operator, accessibility, retention, backups }: Config): void {
  const answer = { operator, accessibility, retention: { ...retention, backupsDays: backups.everyMs === null ? null : backups.keepDays } };
  serve(app, legal.read, () => answer);
}
