import * as z from 'zod/mini';
import { safely } from '../../platform/storage/local.ts';
import type { SessionUser } from './session.ts';

const text = z.optional(z.nullable(z.string()));
/** A date as the API sends it (ISO 8601) or as milliseconds. */
const when = z.optional(z.nullable(z.union([z.string(), z.number()])));

/** The user as stored and as answered; fields that a later server adds stay. */
const User = z.looseObject({
  id: z.string(),
  firstName: text,
  lastName: text,
  username: text,
  email: text,
  subscriptionStatus: z.optional(z.nullable(z.enum(['free', 'trial', 'active']))),
  subscriptionPlan: text,
  trialEndsAt: when,
  subscriptionEndsAt: when,
  preferences: z.optional(z.nullable(z.record(z.string(), z.unknown()))),
  isOwner: z.optional(z.boolean()),
  hasPassword: z.optional(z.boolean()),
  createdAt: text,
});

/** Reads a user out of unknown JSON; an answer may also carry it under `user`. */
export function parseUser(value: unknown): SessionUser | undefined {
  const direct = safely(User)(value);
  if (direct !== undefined) return direct;
  return safely(z.object({ user: User }))(value)?.user;
}
