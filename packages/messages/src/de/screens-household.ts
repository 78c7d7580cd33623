import type { Translation } from '../catalog.ts';
import type { screensHousehold as english } from '../en/screens-household.ts';

/** /household: who shares a shopping list. */
export const screensHousehold = {
  lead: 'Wer deine Einkaufsliste teilt.',
  who: 'Wer sie teilt',
  name_you: '{name} (du)',
  shares: 'Teilt: {names}',
  link_is_over: 'Dieser Link kann nicht mehr benutzt werden',
  link_is_over_lead: 'Ein Link gilt einmal und sieben Tage lang. Bitte um einen neuen.',
  invites_you: '{name} lädt dich ein',
  joining_means:
    'Deine Einträge kommen mit, und alle sehen und ändern die Liste. Was du nicht essen darfst, wird nur geteilt, wenn du es sagst.',
  join: 'Beitreten',
  not_now: 'Nicht jetzt',
  invite: 'Einladen',
  invitation: 'Eine Einkaufsliste für uns beide',
  invite_lead: 'Ein Link lässt ein anderes Mitglied beitreten, einmal, innerhalb von sieben Tagen. Du kannst ihn zurückziehen.',
  make_link: 'Link erstellen',
  send_link: 'Senden oder kopieren',
  waits_until: 'Wartet bis {day}',
  withdraw: 'Zurückziehen',
  what_you_share: 'Was du teilst',
  sharing_consent:
    'Mit dem Einschalten stimmst du zu, dass die anderen dieses Haushalts den Namen, das Alter eines Kindes, Ernährungsweisen, Allergien und Erkrankungen sehen, die Lebensmittel ausschließen oder die du eingetippt hast. Für deine Leute sagst du, dass sie zugestimmt haben oder dass du ihr Elternteil bist. Ausgeschaltet, oder wenn du gehst, endet es.',
  share_name: 'Teilen: {name}',
  leave: 'Verlassen',
  leave_lead: 'Deine Einträge kommen mit. Was du geteilt hast, ist nicht mehr zu sehen.',
  leave_now: 'Jetzt verlassen',
  stay: 'Bleiben',
  shares_nobody: 'Teilt keine Ernährungsweise',
  joined_since:
    '{names} {n, plural, one {ist seit deiner Zustimmung dazugekommen und sieht} other {sind seit deiner Zustimmung dazugekommen und sehen}} nichts davon.',
  share_with_them: 'Mit allen teilen',
  not_loaded: 'Wer deine Liste teilt, konnte nicht geladen werden.',
  invitation_not_loaded: 'Die Einladung konnte nicht geladen werden.',
} as const satisfies Translation<typeof english>;
