import type { Catalog } from '../catalog.ts';

/** /household: who shares a shopping list. */
export const screensHousehold = {
  not_loaded: 'Who shares your list could not be loaded.',
  invitation_not_loaded: 'The invitation could not be loaded.',
  lead: 'Who shares your shopping list.',
  who: 'Who shares it',
  name_you: '{name} (you)',
  shares: 'Shares: {names}',
  shares_nobody: 'Shares nobody’s diet',
  joined_since: '{names} joined since you agreed and {n, plural, one {sees} other {see}} nothing of it.',
  share_with_them: 'Share with all of them',
  link_is_over: 'This link cannot be used any more',
  link_is_over_lead: 'A link works once and for seven days. Ask for a new one.',
  invites_you: '{name} invites you',
  joining_means:
    'Your entries come along, and everybody in it sees and changes the list. What you must not eat is not shared unless you say so.',
  join: 'Join',
  not_now: 'Not now',
  invite: 'Invite',
  invitation: 'A shopping list for both of us',
  invite_lead: 'A link lets one other member join, once, within seven days. You can withdraw it.',
  make_link: 'Make a link',
  send_link: 'Send or copy',
  waits_until: 'Waits until {day}',
  withdraw: 'Withdraw',
  what_you_share: 'What you share',
  sharing_consent:
    'By turning one on you agree that the others of this household see the name, the age of a child, diets, allergies, and conditions that rule foods out or that you typed. For your people you say that they agreed, or that you are their parent. Turned off, or when you leave, it ends.',
  share_name: 'Share: {name}',
  leave: 'Leave',
  leave_lead: 'Your entries come along. What you shared is not seen any more.',
  leave_now: 'Leave now',
  stay: 'Stay',
} as const satisfies Catalog;
