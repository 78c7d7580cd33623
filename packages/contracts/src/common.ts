import * as z from 'zod/mini';

/** Rows of a list answer when the caller does not say; never more than {@link MAX_LIMIT}. */
export const DEFAULT_LIMIT = 200;
export const MAX_LIMIT = 1000;

/** `?limit` and `?cursor` of every list; a cursor is what the `Link` header of the page before gave. */
export const ListQuery = z.object({
  limit: z.optional(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(MAX_LIMIT))),
  cursor: z.optional(z.string().check(z.maxLength(500))),
});

/** Ids are ours: 1 to 64 characters of the URL-safe alphabet. */
export const Id = z.string().check(z.regex(/^[A-Za-z0-9_-]{1,64}$/));

export const Grade = z.enum(['a', 'b', 'c', 'd', 'e']);
export const ScoreLabel = z.enum(['Great Match', 'Good Match', 'Poor Match']);
/** A score shown to a person: whole, 0 to 100. */
export const Score = z.number().check(z.int(), z.minimum(0), z.maximum(100));
/** Milliseconds since 1970-01-01 UTC. */
export const EpochMs = z.number().check(z.int());
/**
 * Text that others may read holds no control characters and no marks of writing direction, which would make it read as another. It is
 * published, so it means the same to readers of a schema that know no flag `u`.
 */
// oxlint-disable-next-line no-control-regex -- these are what it refuses
export const SHOWN_TEXT = /^[^\u0000-\u001f\u007f-\u009f\u200e\u200f\u202a-\u202e\u2066-\u2069]*$/;
/** A first, last or user name. */
export const PersonName = z.string().check(z.trim(), z.minLength(1), z.maxLength(100), z.regex(SHOWN_TEXT));
/** ISO 8601 with zone. */
export const IsoDate = z.string();
