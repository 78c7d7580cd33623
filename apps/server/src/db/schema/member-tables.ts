import type { Database } from './index.ts';

/** What an export has to know of a table; the other columns stand in it as they are stored. */
type MemberTable = {
  [Name in keyof Database]: {
    readonly table: Name;
    readonly key: 'id' | 'memberId';
    /** Secrets, which are of no use to anyone but a thief, and what was removed: it answers nothing while it can be taken back. */
    readonly omit: readonly (keyof Database[Name])[];
    /** Columns of epoch ms. */
    readonly times: readonly (keyof Database[Name])[];
    /** Columns of text that is JSON. */
    readonly json: readonly (keyof Database[Name])[];
    /** Of a table that may hold very many rows of a member: what they are read by, some at a time. */
    readonly by?: readonly (keyof Database[Name])[];
  };
}[keyof Database];

/**
 * Every table that holds something of a member, and how an export shows it. A test compares this list with the tables and columns of
 * the database, so that none can be forgotten.
 * Deletion needs no list: each of these rows points at the member and goes when the member goes.
 */
export const MEMBER_TABLES = [
  { table: 'member', key: 'id', omit: ['passwordHash'], times: ['trialEndsAt', 'subscriptionEndsAt', 'createdAt'], json: [] },
  { table: 'takenUsername', key: 'memberId', omit: [], times: [], json: [] },
  { table: 'session', key: 'memberId', omit: ['tokenHash'], times: ['createdAt', 'lastUsedAt', 'expiresAt', 'provenAt'], json: [] },
  { table: 'accessToken', key: 'memberId', omit: ['tokenHash'], times: ['createdAt', 'expiresAt', 'lastUsedAt'], json: ['scopes'] },
  { table: 'passkey', key: 'memberId', omit: ['publicKey'], times: ['createdAt', 'lastUsedAt'], json: ['transports'] },
  { table: 'identity', key: 'memberId', omit: [], times: ['createdAt', 'lastUsedAt'], json: [] },
  { table: 'resetToken', key: 'memberId', omit: ['tokenHash'], times: ['createdAt', 'expiresAt'], json: [] },
  { table: 'mailOutbox', key: 'memberId', omit: [], times: ['createdAt', 'nextAttemptAt'], json: [] },
  { table: 'scan', key: 'memberId', omit: [], times: ['scannedAt'], json: ['contributions', 'figures'], by: ['scannedAt', 'id'] },
  { table: 'scanAllowance', key: 'memberId', omit: [], times: ['endsAt'], json: [] },
  { table: 'favorite', key: 'memberId', omit: [], times: ['createdAt'], json: [], by: ['createdAt', 'id'] },
  { table: 'purchased', key: 'memberId', omit: [], times: ['createdAt'], json: [], by: ['createdAt', 'id'] },
  { table: 'consumed', key: 'memberId', omit: [], times: ['createdAt'], json: [], by: ['createdAt', 'id'] },
  {
    table: 'submission',
    key: 'memberId',
    omit: [],
    times: ['updatedAt', 'offeredAt', 'decidedAt', 'contributedAt'],
    json: ['content', 'offered'],
  },
  { table: 'doneRequest', key: 'memberId', omit: [], times: ['createdAt'], json: [], by: ['requestKey'] },
  {
    table: 'healthProfile',
    key: 'memberId',
    omit: [],
    times: ['consentAt', 'updatedAt'],
    json: ['healthGoals', 'medicalConditions', 'dietaryRestrictions', 'survey'],
  },
  { table: 'preference', key: 'memberId', omit: [], times: ['createdAt'], json: [] },
  {
    table: 'person',
    key: 'memberId',
    omit: [],
    times: ['consentAt', 'createdAt', 'updatedAt'],
    json: ['dietaryRestrictions', 'medicalConditions', 'healthGoals', 'preferences'],
  },
  { table: 'householdMember', key: 'memberId', omit: [], times: ['joinedAt', 'consentAt'], json: ['shared'] },
  { table: 'householdInvitation', key: 'memberId', omit: ['tokenHash'], times: ['createdAt', 'expiresAt'], json: [] },
  { table: 'shoppingEntry', key: 'memberId', omit: ['changedBy'], times: ['createdAt'], json: ['content'] },
  {
    table: 'watchedFood',
    key: 'memberId',
    omit: [],
    times: ['seenAt', 'changedAt', 'previousAt', 'arrivalsSeenAt'],
    json: [],
    by: ['foodId'],
  },
  { table: 'watchSetting', key: 'memberId', omit: [], times: ['digestAskedAt', 'digestedUpTo', 'nextDigestAt'], json: [] },
  { table: 'profileRevision', key: 'memberId', omit: [], times: [], json: [] },
  { table: 'billingCustomer', key: 'memberId', omit: [], times: ['createdAt'], json: [] },
  { table: 'billingCheckout', key: 'memberId', omit: [], times: ['createdAt', 'expiresAt', 'completedAt'], json: [] },
  { table: 'subscription', key: 'memberId', omit: [], times: ['endsAt', 'observedAt', 'ownerAt'], json: [] },
  { table: 'billingTransfer', key: 'memberId', omit: [], times: ['at'], json: [] },
  { table: 'conversation', key: 'memberId', omit: [], times: ['createdAt'], json: [] },
  { table: 'message', key: 'memberId', omit: [], times: ['createdAt', 'updatedAt'], json: ['sources'], by: ['id'] },
  { table: 'chatAllowance', key: 'memberId', omit: [], times: ['endsAt'], json: [] },
  { table: 'modelConsent', key: 'memberId', omit: [], times: ['agreedAt'], json: [] },
  { table: 'memberWrite', key: 'memberId', omit: ['timeline', 'transactionId'], times: [], json: [] },
  { table: 'removal', key: 'memberId', omit: ['subject', 'content'], times: ['removedAt'], json: [] },
] as const satisfies readonly MemberTable[];
