import { barcodes, MAX_IMAGE_BYTES } from '@labelwise/contracts/barcodes';
import type { FastifyInstance } from 'fastify';
import { serve } from '../../http/serve.ts';
import type { BarcodesService } from './barcodes.service.ts';

/** The largest picture in base64, and the JSON around it. */
const BODY_LIMIT = Math.ceil((MAX_IMAGE_BYTES * 4) / 3) + 50;
/** A client sends at most two frames a second; several may share an address. */
const RATE_LIMIT = { max: 40, windowSeconds: 10, shared: true };

/** HTTP for barcode detection in pictures. */
export function barcodesRoutes(app: FastifyInstance, service: BarcodesService): void {
  serve(app, barcodes.detect, ({ request }) => service.detect(request.picture), {
    bodyLimit: BODY_LIMIT,
    rateLimit: RATE_LIMIT,
    hasPicture: true,
  });
}
