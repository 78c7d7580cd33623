import type { MessageId } from '@labelwise/messages';
import type { AccountImport, ImportTarget } from '../../data/imports.ts';
import type { SaveFailure } from '../../lib/save-failure.ts';

export const PARTS = {
  scans: 'screens-profile.part_scans',
  favorites: 'screens-common.favorites',
  purchased: 'screens-profile.purchases',
  consumed: 'screens-profile.part_consumed',
  preferences: 'screens-common.preferences',
  people: 'screens-profile.part_people',
  shopping: 'screens-profile.part_shopping',
  submissions: 'screens-profile.part_submissions',
  conversations: 'screens-profile.part_conversations',
} as const satisfies Readonly<Record<AccountImport['parts'][number]['part'], MessageId>>;

export const PROFILE = {
  added: 'screens-profile.profile_added',
  stays: 'screens-profile.profile_stays',
  replaced: 'screens-profile.profile_replaced',
  refused: 'screens-profile.profile_refused',
} as const satisfies Readonly<Record<Exclude<AccountImport['profile'], 'none'>, MessageId>>;

export const WATCH = {
  off: 'screens-watch.is_off',
  mail: 'screens-watch.mail',
} as const satisfies Readonly<Record<Exclude<AccountImport['watch'], 'none'>, MessageId>>;

export const TARGETS = [
  { value: 'favorites', label: 'screens-common.favorites' },
  { value: 'purchased', label: 'screens-profile.purchases' },
  { value: 'consumed', label: 'screens-insights.eaten' },
  { value: 'scans', label: 'screens-common.history' },
] as const satisfies readonly { readonly value: ImportTarget; readonly label: MessageId }[];

export const FAILURES = {
  'no answer': 'screens-profile.failed_offline',
  busy: 'screens-profile.failed_busy',
  server: 'screens-profile.failed_server',
  refused: 'screens-profile.failed_refused',
} as const satisfies Readonly<Record<SaveFailure, MessageId>>;
