import { MAX_EATEN } from '@labelwise/domain/portion';
import * as z from 'zod/mini';
import { EpochMs } from './common.ts';
import { endpoint } from './endpoint.ts';

/** Bytes of an export that is brought in; years of daily use are about a fifth of it. */
export const MAX_IMPORT_BYTES = 24 * 1024 * 1024;
export const MAX_BARCODES = 2000;
export const IMPORT_PARTS = [
  'scans',
  'favorites',
  'purchased',
  'consumed',
  'preferences',
  'people',
  'submissions',
  'shopping',
  'conversations',
] as const;

export const ImportedPart = z.object({
  part: z.enum(IMPORT_PARTS),
  /** Not here yet: added, or to be added. */
  added: z.number(),
  /** Here already. */
  known: z.number(),
  /** Not as an export has them: left out. */
  refused: z.number(),
});

export const AccountImport = z.object({
  applied: z.boolean(),
  parts: z.array(ImportedPart),
  /** Of the health profile: none in the file, not here yet, one is here already and stays, or gives way. */
  profile: z.enum(['none', 'added', 'stays', 'replaced', 'refused']),
  /** Entries and figures of the file's profile that are not as an export has them: left out, allergies among them perhaps. */
  profileRefused: z._default(z.number(), 0),
  /** Of the watch comes in: that it is off, or its weekly mail; none where the file has neither or the member has chosen here. */
  watch: z._default(z.enum(['none', 'off', 'mail']), 'none'),
});
export type AccountImport = z.infer<typeof AccountImport>;

export const BarcodeImport = z.object({
  applied: z.boolean(),
  known: z.array(z.object({ barcode: z.string(), name: z.string(), brand: z.nullable(z.string()) })),
  /** Products that nobody knows here: they cannot be listed. */
  unknown: z.array(z.string()),
  /** Of the known ones: not on the list yet, and there already. */
  added: z.number(),
  listed: z.number(),
  /** Of the known ones: without a time, left out of what was eaten, which belongs to a day. */
  undated: z._default(z.number(), 0),
});
export type BarcodeImport = z.infer<typeof BarcodeImport>;

export const imports = {
  account: endpoint({
    method: 'POST',
    path: '/api/import/account',
    summary:
      'Brings in what `GET /api/export` answered, here or elsewhere. Without `apply` it only says what would happen; twice is the same as once.',
    tag: 'imports',
    access: 'member',
    token: 'never',
    body: z.object({
      file: z.record(z.string(), z.unknown()),
      apply: z._default(z.boolean(), false),
      /** What happens to a health profile that is here already. */
      profile: z._default(z.enum(['keep', 'replace']), 'keep'),
    }),
    answer: AccountImport,
    errors: ['invalid_input', 'payload_too_large', 'too_many_requests'],
  }),
  barcodes: endpoint({
    method: 'POST',
    path: '/api/import/barcodes',
    summary:
      'Puts a list of barcodes on favorites, purchases, what was eaten or the scan history. Without `apply` it only says which are known.',
    tag: 'imports',
    access: 'member',
    token: 'never',
    body: z.object({
      entries: z
        .array(
          z.object({
            barcode: z.string().check(z.maxLength(64)),
            at: z.nullable(EpochMs.check(z.minimum(0))),
            /** Grams or millilitres that were eaten; absent: a serving. */
            amount: z.optional(z.number().check(z.minimum(1), z.maximum(MAX_EATEN))),
          }),
        )
        .check(z.minLength(1), z.maxLength(MAX_BARCODES)),
      to: z.enum(['favorites', 'purchased', 'consumed', 'scans']),
      apply: z._default(z.boolean(), false),
    }),
    answer: BarcodeImport,
    errors: ['invalid_input', 'too_many_requests'],
  }),
};
