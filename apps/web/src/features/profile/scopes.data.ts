import type { MessageId } from '@labelwise/messages';
import type { TokenScope } from '../../data/access-tokens.ts';
import { say } from '../../i18n/say.ts';

/** What a token may do, in the words of the screen; those that a member is most likely to give first. */
export const SCOPES = [
  {
    scope: 'foods:read',
    title: 'screens-profile.may_foods_read_title',
    short: 'screens-profile.may_foods_read',
    hint: 'screens-profile.may_foods_read_hint',
  },
  {
    scope: 'lists:read',
    title: 'screens-profile.may_lists_read_title',
    short: 'screens-profile.may_lists_read',
    hint: 'screens-profile.may_lists_read_hint',
  },
  {
    scope: 'lists:write',
    title: 'screens-profile.may_lists_write_title',
    short: 'screens-profile.may_lists_write',
    hint: 'screens-profile.may_lists_write_hint',
  },
  {
    scope: 'profile:read',
    title: 'screens-profile.may_profile_read_title',
    short: 'screens-profile.may_profile_read',
    hint: 'screens-profile.may_profile_read_hint',
  },
] as const satisfies readonly Readonly<Record<'title' | 'short' | 'hint', MessageId> & { scope: TokenScope }>[];

type Lifetime = { readonly value: string; readonly label: () => string; readonly days?: number };

/** How long a token lasts, in days; none: until it is withdrawn. */
export const LIFETIMES: readonly Lifetime[] = [
  { value: '30', label: () => say('screens-profile.days_n', { n: 30 }), days: 30 },
  { value: '90', label: () => say('screens-profile.days_n', { n: 90 }), days: 90 },
  { value: '365', label: () => say('screens-profile.one_year'), days: 365 },
  { value: 'open', label: () => say('screens-profile.until_withdrawn') },
];
