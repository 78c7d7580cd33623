import { imports, MAX_IMPORT_BYTES } from '@labelwise/contracts/imports';
import type { FastifyInstance } from 'fastify';
import { serve } from '../../http/serve.ts';
import type { ImportsService } from './imports.service.ts';

/** Values in an export: some 20,000 scans of thirty each with the lists beside them. */
const MAX_IMPORT_VALUES = 750_000;
/** Reading a file is work: a person brings one in twice, after a look. */
const LIMIT = { max: 12, windowSeconds: 60 };

/** HTTP for data that comes in. */
export function importsRoutes(app: FastifyInstance, service: ImportsService): void {
  serve(app, imports.account, ({ caller, body }) => service.account(caller.userId, body), {
    rateLimit: LIMIT,
    bodyLimit: MAX_IMPORT_BYTES,
    maxBodyValues: MAX_IMPORT_VALUES,
  });
  serve(app, imports.barcodes, ({ caller, body }) => service.barcodes(caller.userId, body), { rateLimit: LIMIT });
}
