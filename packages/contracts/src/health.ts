import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';

export const health = {
  check: endpoint({
    method: 'GET',
    path: '/api/health',
    summary: 'Is the service up (live) and able to answer (ready)?',
    tag: 'health',
    access: 'none',
    token: 'never',
    answer: z.object({
      status: z.enum(['ok', 'unavailable']),
      live: z.boolean(),
      ready: z.boolean(),
      version: z.string(),
    }),
    errors: ['unavailable'],
  }),
};
