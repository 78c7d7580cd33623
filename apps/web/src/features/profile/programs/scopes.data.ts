import type { TokenScope } from '../../../data/access-tokens.ts';

/** What a token may do, in the words of the screen; those that a member is most likely to give first. */
export const SCOPES: readonly { readonly scope: TokenScope; readonly title: string; readonly short: string; readonly hint: string }[] = [
  {
    scope: 'foods:read',
    title: 'Look foods up',
    short: 'look foods up',
    hint: 'Foods, search, and your score with its reasons, which hint at what you leave out.',
  },
  { scope: 'lists:read', title: 'Read my lists', short: 'read lists', hint: 'Scans, your week, favorites, purchases and what you ate.' },
  { scope: 'lists:write', title: 'Add to my lists', short: 'add to lists', hint: 'Save a food, note one as eaten, and take that back.' },
  { scope: 'profile:read', title: 'Read my health profile', short: 'read the health profile', hint: 'Allergies, conditions, goals and preferences.' },
];

/** How long a token lasts, in days; none: until it is withdrawn. */
export const LIFETIMES: readonly { readonly value: string; readonly label: string; readonly days?: number }[] = [
  { value: '30', label: '30 days', days: 30 },
  { value: '90', label: '90 days', days: 90 },
  { value: '365', label: 'One year', days: 365 },
  { value: 'open', label: 'Until I withdraw it' },
];
