import { MAX_IMAGE_BYTES, scan } from '@labelwise/contracts/barcodes';
import type { FastifyInstance } from 'fastify';
import { serve } from '../../http/serve.ts';
import type { ScanService } from './barcodes.service.ts';

/** The largest picture in base64, and the JSON around it. */
const BODY_LIMIT = Math.ceil((MAX_IMAGE_BYTES * 4) / 3) + 50;
/** A client sends at most two frames a second. */
const RATE_LIMIT = { max: 40, windowSeconds: 10 };

/** HTTP for barcode detection in pictures. */
export function scanRoutes(app: FastifyInstance, service: ScanService): void {
  serve(app, scan.detectBarcode, ({ body }) => service.detect(body.image), { bodyLimit: BODY_LIMIT, rateLimit: RATE_LIMIT });
}
