import * as z from 'zod/mini';
import { EpochMs } from './common.ts';
import { endpoint } from './endpoint.ts';

/** A country in two letters, `world`, or `own`. */
const Of = z.string().check(z.regex(/^[a-z]{2,5}$/));
const Version = z.string().check(z.regex(/^[0-9a-f]{16}$/));
const File = z.object({ bytes: z.number(), sha256: z.string() });

/** A pack as it can be fetched now. */
export const PackOffer = z.object({
  of: z.string(),
  version: z.string(),
  foods: z.number(),
  ...File.shape,
  vocabulary: z.string(),
  rules: z.string(),
  madeAt: EpochMs,
});
export type PackOffer = z.infer<typeof PackOffer>;

/** What a device gets that holds `from` already; null where the whole is the shorter way, or where `from` is too old. */
const Difference = z.nullable(z.extend(File, { from: z.string(), changed: z.number(), removed: z.number() }));

export const PackState = z.union([
  z.object({ state: z.literal('ready'), offer: PackOffer, difference: Difference }),
  /** It is being written; `offer` is the last one, where there is one that can still be used. */
  z.object({ state: z.literal('making') }),
]);
export type PackState = z.infer<typeof PackState>;

export const packs = {
  list: endpoint({
    method: 'GET',
    path: '/api/packs',
    summary: 'What can be taken along: packs of foods by country, each with its size where it has been written.',
    tag: 'packs',
    access: 'none',
    token: 'foods:read',
    answer: z.object({ packs: z.array(z.object({ of: z.string(), offer: z.nullable(PackOffer) })) }),
    errors: ['too_many_requests'],
  }),
  state: endpoint({
    method: 'GET',
    path: '/api/packs/:of',
    summary: 'One pack as it can be fetched now, and what a device lacks that has a version already. `own` is the shelf of the caller.',
    tag: 'packs',
    access: 'none',
    token: 'foods:read',
    params: z.object({ of: Of }),
    query: z.object({ from: z.optional(Version) }),
    answer: PackState,
    errors: ['not_found', 'authentication_required', 'too_many_requests'],
  }),
  file: endpoint({
    method: 'GET',
    path: '/api/packs/:of/:version',
    summary: 'The file of a version, or, with `from`, its difference from an earlier one. Parts of it by Range.',
    tag: 'packs',
    access: 'none',
    token: 'foods:read',
    params: z.object({ of: Of, version: Version }),
    query: z.object({ from: z.optional(Version) }),
    mediaType: 'application/octet-stream',
    errors: ['not_found', 'authentication_required', 'too_many_requests'],
  }),
};
