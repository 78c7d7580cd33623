import * as z from 'zod/mini';
import { Id, ListQuery, SHOWN_TEXT } from './common.ts';
import { endpoint } from './endpoint.ts';

/** Who may make an account here: anybody, who has a link from the owner, nobody. Follows `SIGN_UP`. */
export const SignUp = z.enum(['open', 'invitation', 'closed']);
export type SignUp = z.infer<typeof SignUp>;

/** A member as the owner of the server sees them: who they are, never what they eat. Dates are ISO 8601. */
export const OwnersMember = z.object({
  id: z.string(),
  email: z.string(),
  username: z.string(),
  name: z.string(),
  isOwner: z.boolean(),
  createdAt: z.string(),
  /** Of the newest session; null where they are signed in nowhere. */
  lastSeenAt: z.nullable(z.string()),
  plan: z.enum(['free', 'trial', 'active']),
  /** Until when the owner gave premium. */
  grantedUntil: z.nullable(z.string()),
});
export type OwnersMember = z.infer<typeof OwnersMember>;

export const Invitation = z.object({
  id: z.string(),
  /** For whom, in the owner's own words. */
  note: z.string(),
  makesOwner: z.boolean(),
  createdAt: z.string(),
  expiresAt: z.string(),
});
export type Invitation = z.infer<typeof Invitation>;

/** An offer of a member to everybody on this server; who made it is shown nowhere. */
const Offer = z.object({
  key: z.string(),
  gtin: z.string(),
  name: z.string(),
  isNew: z.boolean(),
  offeredAt: z.string(),
  changes: z.array(z.object({ field: z.string(), now: z.nullable(z.string()), offered: z.string(), from: z.enum(['photo', 'hand']) })),
  /** Allergens of which the food would warn less than it does, by their English words. */
  takenAway: z._default(z.array(z.string()), []),
});

const Key = z.object({ key: z.string().check(z.maxLength(64)) });
const Member = z.object({ id: Id });
const Count = z.number().check(z.int(), z.minimum(0));
const own = { tag: 'owner', access: 'owner', token: 'never' } as const;

/** What the owner of a server does without a shell. Changes of accounts ask for a password that was entered within a quarter of an hour. */
export const owner = {
  overview: endpoint({
    ...own,
    method: 'GET',
    path: '/api/owner/overview',
    summary: 'Counts, and how accounts begin here; nothing of any one member.',
    answer: z.object({
      version: z.string(),
      signUp: SignUp,
      database: z.enum(['sqlite', 'postgres']),
      members: Count,
      owners: Count,
      premium: Count,
      activeInThirtyDays: Count,
      scansInSevenDays: Count,
      offersWaiting: Count,
      invitations: Count,
      mailsWaiting: Count,
    }),
    errors: [],
  }),
  members: endpoint({
    ...own,
    method: 'GET',
    path: '/api/owner/members',
    summary: 'Members, newest first; `q` looks in e-mails and names.',
    query: z.extend(ListQuery, { q: z.optional(z.string().check(z.maxLength(100))) }),
    answer: z.array(OwnersMember),
    errors: [],
  }),
  removeMember: endpoint({
    ...own,
    method: 'DELETE',
    path: '/api/owner/members/:id',
    summary: 'Deletes an account with all that is theirs. Not one’s own.',
    params: Member,
    errors: ['not_found', 'conflict', 'reauthentication_required'],
  }),
  signOut: endpoint({
    ...own,
    method: 'DELETE',
    path: '/api/owner/members/:id/sessions',
    summary: 'Signs a member out everywhere and withdraws their access tokens.',
    params: Member,
    errors: ['not_found', 'reauthentication_required'],
  }),
  sendResetLink: endpoint({
    ...own,
    method: 'POST',
    path: '/api/owner/members/:id/reset-link',
    summary: 'Mails the member a link to set a new password; the owner does not see it.',
    params: Member,
    errors: ['not_found', 'reauthentication_required'],
  }),
  grant: endpoint({
    ...own,
    method: 'PUT',
    path: '/api/owner/members/:id/premium',
    summary: 'Gives premium until the end of a day (UTC), or takes back what was given.',
    params: Member,
    body: z.object({ until: z.nullable(z.iso.date()) }),
    errors: ['not_found', 'invalid_input', 'reauthentication_required'],
  }),
  setRole: endpoint({
    ...own,
    method: 'PUT',
    path: '/api/owner/members/:id/role',
    summary: 'Makes a member an owner, or a member again; the last owner stays one.',
    params: Member,
    body: z.object({ isOwner: z.boolean() }),
    errors: ['not_found', 'conflict', 'reauthentication_required'],
  }),
  invitations: endpoint({
    ...own,
    method: 'GET',
    path: '/api/owner/invitations',
    summary: 'Invitations that can still be used, newest first.',
    answer: z.array(Invitation),
    errors: [],
  }),
  invite: endpoint({
    ...own,
    method: 'POST',
    path: '/api/owner/invitations',
    summary: 'Makes a link with which one account can be made; it is answered this once.',
    body: z.object({
      note: z._default(z.string().check(z.trim(), z.maxLength(100), z.regex(SHOWN_TEXT)), ''),
      makesOwner: z._default(z.boolean(), false),
      days: z._default(z.number().check(z.int(), z.minimum(1), z.maximum(90)), 7),
    }),
    answer: z.extend(Invitation, { link: z.string() }),
    errors: ['sign_up_closed', 'reauthentication_required'],
  }),
  withdrawInvitation: endpoint({
    ...own,
    method: 'DELETE',
    path: '/api/owner/invitations/:id',
    summary: 'Ends an invitation.',
    params: Member,
    errors: ['not_found'],
  }),
  offers: endpoint({
    ...own,
    method: 'GET',
    path: '/api/owner/offers',
    summary: 'What members offer to everybody on this server, the oldest first.',
    answer: z.array(Offer),
    errors: [],
  }),
  acceptOffer: endpoint({
    ...own,
    method: 'POST',
    path: '/api/owner/offers/:key/accept',
    summary: 'Takes an offer into the catalogue.',
    params: Key,
    errors: ['not_found', 'conflict'],
  }),
  refuseOffer: endpoint({
    ...own,
    method: 'POST',
    path: '/api/owner/offers/:key/refuse',
    summary: 'Refuses an offer; its member reads the reason.',
    params: Key,
    body: z.object({ reason: z.string().check(z.trim(), z.minLength(1), z.maxLength(300), z.regex(SHOWN_TEXT)) }),
    errors: ['not_found', 'conflict'],
  }),
  checkDatabase: endpoint({
    ...own,
    method: 'POST',
    path: '/api/owner/database/check',
    summary: 'Looks at every page, index and reference of the database; answers when it is done.',
    answer: z.object({ state: z.enum(['whole', 'damaged', 'rows-without-owner', 'checksums-on', 'checksums-off']) }),
    errors: [],
  }),
  vacuumDatabase: endpoint({
    ...own,
    method: 'POST',
    path: '/api/owner/database/vacuum',
    summary:
      'Writes the file of the database anew, without its gaps; answers its bytes when it is done. Not for PostgreSQL, which does this by itself.',
    answer: z.object({ before: Count, after: Count }),
    errors: ['conflict', 'reauthentication_required'],
  }),
};
