import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';

/** Largest picture taken, in bytes of the decoded file; a 12 MP photo at quality 0.9 has about 5 MB. */
export const MAX_IMAGE_BYTES = 8 * 1024 * 1024;

export const barcodes = {
  detect: endpoint({
    method: 'POST',
    path: '/api/scan/detect-barcode',
    summary: 'Reads a barcode from a picture (data URL); the fallback of a client that cannot.',
    tag: 'scan',
    access: 'none',
    token: 'foods:read',
    body: z.object({ image: z.string().check(z.minLength(1), z.maxLength(Math.ceil((MAX_IMAGE_BYTES * 4) / 3) + 100)) }),
    answer: z.object({
      success: z.boolean(),
      barcode: z.optional(z.string()),
      format: z.optional(z.string()),
    }),
    errors: ['invalid_input', 'unreadable_image', 'payload_too_large', 'too_many_requests', 'unavailable'],
  }),
};
