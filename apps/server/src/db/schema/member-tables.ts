import type { Database } from './index.ts';

/**
 * Every table that holds something of a member, and what an export leaves out of it: secrets, which are of no use to anyone
 * but a thief, and what was removed, which answers nothing while it can still be taken back. A test compares this list with the
 * tables of the database, so that none can be forgotten.
 * Deletion needs no list: each of these rows points at the member and goes when the member goes.
 */
export const MEMBER_TABLES = [
  { table: 'member', key: 'id', omit: ['passwordHash'] },
  { table: 'session', key: 'memberId', omit: ['tokenHash'] },
  { table: 'accessToken', key: 'memberId', omit: ['tokenHash'] },
  { table: 'resetToken', key: 'memberId', omit: ['tokenHash'] },
  { table: 'mailOutbox', key: 'memberId', omit: [] },
  { table: 'scan', key: 'memberId', omit: [] },
  { table: 'scanAllowance', key: 'memberId', omit: [] },
  { table: 'favorite', key: 'memberId', omit: [] },
  { table: 'purchased', key: 'memberId', omit: [] },
  { table: 'consumed', key: 'memberId', omit: [] },
  { table: 'submission', key: 'memberId', omit: [] },
  { table: 'doneRequest', key: 'memberId', omit: [] },
  { table: 'healthProfile', key: 'memberId', omit: [] },
  { table: 'preference', key: 'memberId', omit: [] },
  { table: 'profileRevision', key: 'memberId', omit: [] },
  { table: 'billingCustomer', key: 'memberId', omit: [] },
  { table: 'billingCheckout', key: 'memberId', omit: [] },
  { table: 'subscription', key: 'memberId', omit: [] },
  { table: 'billingTransfer', key: 'memberId', omit: [] },
  { table: 'conversation', key: 'memberId', omit: [] },
  { table: 'message', key: 'memberId', omit: [] },
  { table: 'chatAllowance', key: 'memberId', omit: [] },
  { table: 'modelConsent', key: 'memberId', omit: [] },
  { table: 'removal', key: 'memberId', omit: ['subject', 'content'] },
] as const satisfies readonly { table: keyof Database; key: 'id' | 'memberId'; omit: readonly string[] }[];
