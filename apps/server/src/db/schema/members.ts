import type { Language } from '@labelwise/contracts/languages';

/** Accounts and their sessions. Every other members' table references this one and is deleted with the member. */
export type MemberTables = {
  member: MemberTable;
  takenUsername: TakenUsernameTable;
  session: SessionTable;
  resetToken: ResetTokenTable;
  mailOutbox: MailOutboxTable;
  resetRequest: ResetRequestTable;
  trialUsed: TrialUsedTable;
  rateLimit: RateLimitTable;
  removal: RemovalTable;
  invitation: InvitationTable;
};

export type MemberTable = {
  id: string;
  /** Trimmed and lower case: one address, one account. */
  email: string;
  username: string;
  firstName: string;
  lastName: string;
  /** argon2id, PHC format; empty: none, since they sign in by a service elsewhere. */
  passwordHash: string;
  /**
   * These four are what `mergeEntitlement` makes of the trial and the rows of "subscription", stored here so that a request
   * needs no further look-up. Whether they give premium is asked of the clock each time.
   */
  subscriptionStatus: 'free' | 'trial' | 'active';
  subscriptionPlan: 'monthly' | 'yearly' | null;
  trialEndsAt: number | null;
  subscriptionEndsAt: number | null;
  units: 'metric' | 'imperial' | null;
  /** IANA name; the day of the scan limit ends by it. */
  timeZone: string | null;
  /** In which they read; null: as their device asks. */
  language: Language | null;
  /** Who runs this server may do more; null: a member like others. */
  role: 'owner' | null;
  createdAt: number;
};

/** Who holds a username. Doubles from before there was this table have no row. */
export type TakenUsernameTable = {
  /** The username without regard to case. */
  nameKey: string;
  memberId: string;
};

export type SessionTable = {
  id: string;
  memberId: string;
  /** SHA-256 of the token, hex; the token itself is nowhere. */
  tokenHash: string;
  device: string;
  createdAt: number;
  lastUsedAt: number;
  expiresAt: number;
  /** When the password was entered again in this session. */
  provenAt: number | null;
};

export type ResetTokenTable = {
  tokenHash: string;
  memberId: string;
  /** The mail that carries it. */
  mailId: string;
  createdAt: number;
  expiresAt: number;
};

/** Mails that wait to be sent. They name what to say, not the words: a reset link is made when it is sent, and stored nowhere. */
export type MailOutboxTable = {
  id: string;
  memberId: string;
  kind: 'reset-password' | 'email-changed';
  createdAt: number;
  attempts: number;
  nextAttemptAt: number;
  /** Where it goes when not to the address that the member has at the time of sending. */
  recipient: string | null;
  /** Of the device that asked for it; the member's own language counts before it. */
  language: Language | null;
};

/**
 * Reset links that were requested, until the job looks whether the address has an account at all: asking costs the same
 * write either way, so that the time reveals nothing. A row exists for a moment.
 */
export type ResetRequestTable = {
  id: string;
  /** As it was typed in, trimmed and lower case; with or without an account. */
  email: string;
  createdAt: number;
  /** Of the device that asked. */
  language: Language | null;
};

/** Which addresses have had their trial; outlives the account, so that deleting it does not buy another. */
export type TrialUsedTable = {
  /** HMAC-SHA-256 of the address under the key `trial` of this database, hex. */
  emailHash: string;
  startedAt: number;
};

/** Attempts of one key, a hash, in the window that ends at `expire`, epoch ms; see `db/rate-limiter`. */
export type RateLimitTable = {
  key: string;
  points: number;
  expire: number;
};

/** Something that a member removed and may take back for a few minutes: nothing but an undo reads it. */
export type RemovalTable = {
  id: string;
  memberId: string;
  kind: 'conversation' | 'scans';
  /** What was removed: the id of the conversation, or of the food that was scanned. */
  subject: string;
  /** Its rows as they were, JSON. */
  content: string;
  removedAt: number;
};

/** A link with which one account can be made. Used or withdrawn, its row is gone. */
export type InvitationTable = {
  id: string;
  /** SHA-256 of the token, hex. */
  tokenHash: string;
  /** For whom, in the owner's words. */
  note: string;
  /** Of the account that is made with it. */
  role: 'owner' | null;
  createdAt: number;
  expiresAt: number;
};

/** Ways to sign in beside the password. */
export type SignInTables = { passkey: PasskeyTable; signInChallenge: SignInChallengeTable; identity: IdentityTable };

/** Who a member is at a service elsewhere: its issuer and what it calls them. Addresses change hands; these two do not. */
export type IdentityTable = {
  id: string;
  memberId: string;
  issuer: string;
  subject: string;
  /** As the service named it when the two were connected. */
  email: string | null;
  createdAt: number;
  lastUsedAt: number | null;
};

export type PasskeyTable = {
  id: string;
  memberId: string;
  /** As the authenticator names it, base64url. */
  credentialId: string;
  /** COSE key, base64url: it checks signatures and makes none. */
  publicKey: string;
  /** Of signatures, by the authenticator; it never goes back. 0 where it does not count. */
  counter: number;
  /** JSON list of how the authenticator can be reached. */
  transports: string;
  name: string;
  createdAt: number;
  lastUsedAt: number | null;
};

/**
 * What an answer must be made for. A row is used once; its key is a hash of the challenge and what it is for. Content, JSON: what a sign-in
 * elsewhere has to match, and what it brought until its person has decided; empty otherwise.
 */
type SignInChallengeTable = { key: string; content: string; expiresAt: number };

/** What members let other programs do. */
export type AccessTokenTables = { accessToken: AccessTokenTable };

export type AccessTokenTable = {
  id: string;
  memberId: string;
  /** SHA-256 of the token, hex; the token itself is nowhere. */
  tokenHash: string;
  name: string;
  /** JSON list of `TokenScope`. */
  scopes: string;
  createdAt: number;
  /** null: until it is withdrawn. */
  expiresAt: number | null;
  /** Beginning of the UTC day of the last call: one write a day. */
  lastUsedAt: number | null;
};

/** What processes need to know of a database that has replicas; empty without any. */
export type ReplicaTables = { replicaBeat: ReplicaBeatTable; memberWrite: MemberWriteTable };

/** One row, counted up every second: a replica that shows a beat has everything that was committed before it. */
type ReplicaBeatTable = {
  id: number;
  beat: number;
  /** By the database's clock. */
  at: number;
  /** Of the primary that wrote it, as PostgreSQL counts: a server that is promoted begins the next. Eight hexadecimal digits. */
  timeline: string;
};

/** The last transaction in which a member wrote something. */
type MemberWriteTable = { memberId: string; timeline: string; transactionId: number };

/** The same, joined to somebody; absent where there are no replicas. */
export type WrittenBy = { [Column in 'timeline' | 'transactionId']?: MemberWriteTable[Column] | null };
