import type { $ZodType } from 'zod/v4/core';
import type { ErrorCode } from './errors.ts';

/**
 * One call of the API: the server registers and validates by it, the web calls and parses by it, OpenAPI is made from it.
 * `path` uses `:name` for parameters.
 */
export type Endpoint = {
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  readonly path: `/api/${string}`;
  /** One sentence for the published contract. */
  readonly summary: string;
  readonly tag: string;
  /** `none`: anybody; `member`: a signed-in member; `premium`: a member with premium access; `owner`: who runs this server. */
  readonly access: 'none' | 'member' | 'premium' | 'owner';
  /** What a personal access token must allow to make this call; `never`: only a signed-in person makes it. */
  readonly token: TokenScope | 'never';
  readonly params?: $ZodType;
  readonly query?: $ZodType;
  readonly body?: $ZodType;
  /** The body of a good answer; absent = 204, no body. */
  readonly answer?: $ZodType;
  /** Of a good answer that is no JSON, such as `text/csv`; it comes instead of `answer`. */
  readonly mediaType?: string;
  /** A good answer sends the browser to another page (303); it has no body. */
  readonly redirects?: true;
  /** Which errors of the catalogue a caller must be ready for, besides the general ones. */
  readonly errors: readonly ErrorCode[];
};

/** Keeps the literal types of an endpoint while checking its shape. */
export function endpoint<const E extends Endpoint>(definition: E): E {
  return definition;
}

/**
 * What a personal access token can allow. Account, password, payment, conversations and changes of the health profile are
 * in none of them: see docs/decisions/038-access-tokens.md.
 */
export const TOKEN_SCOPES = [
  /** Foods, their scores for the member, search, comparison, what to take instead. */
  'foods:read',
  /** Scans, the week, favorites, purchases, what was eaten. */
  'lists:read',
  /** Keep a scan, save a food, note one as eaten, and take that back. */
  'lists:write',
  /** Health profile and preferences. */
  'profile:read',
] as const;
export type TokenScope = (typeof TOKEN_SCOPES)[number];
