import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';

const Text = z.nullable(z.string());
const Days = z.nullable(z.number().check(z.int(), z.minimum(1)));

/** Who runs a server, as they state it in its settings. */
export const Operator = z.object({
  name: z.string(),
  address: z.array(z.string()),
  email: Text,
  phone: Text,
  representative: Text,
  register: Text,
  vatId: Text,
  dataProtection: Text,
});

export const legal = {
  read: endpoint({
    method: 'GET',
    path: '/api/legal',
    summary: 'Who runs this server, whom to write to when something cannot be used, and how long data are stored.',
    tag: 'legal',
    access: 'none',
    token: 'never',
    answer: z.object({
      /** null: they have not stated it. */
      operator: z.nullable(Operator),
      accessibility: z.object({ contact: Text, enforcement: Text }),
      /** null: until the member removes it; of backups: none are made. */
      retention: z.object({ scansDays: Days, chatsDays: Days, backupsDays: Days }),
    }),
    errors: [],
  }),
};
