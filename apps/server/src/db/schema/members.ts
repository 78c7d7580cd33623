import type { Language } from '@labelwise/contracts/languages';
/** Accounts and their sessions. Every other members' table references this one and is deleted with the member. */
export type MemberTables = {
  member: MemberTable;
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
