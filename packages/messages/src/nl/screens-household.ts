import type { Translation } from '../catalog.ts';
import type { screensHousehold as english } from '../en/screens-household.ts';

/** /household: who shares a shopping list. */
export const screensHousehold = {
  lead: 'Wie je boodschappenlijst deelt.',
  who: 'Wie die deelt',
  name_you: '{name} (jij)',
  shares: 'Deelt: {names}',
  link_is_over: 'Deze link kan niet meer worden gebruikt',
  link_is_over_lead: 'Een link werkt één keer en zeven dagen lang. Vraag om een nieuwe.',
  invites_you: '{name} nodigt je uit',
  joining_means: 'Je regels gaan mee, en iedereen ziet en wijzigt de lijst. Wat je niet mag eten wordt alleen gedeeld als jij het zegt.',
  join: 'Meedoen',
  not_now: 'Niet nu',
  invite: 'Uitnodigen',
  invitation: 'Een boodschappenlijst voor ons samen',
  invite_lead: 'Met een link kan één ander lid meedoen, één keer, binnen zeven dagen. Je kunt hem intrekken.',
  make_link: 'Link maken',
  send_link: 'Versturen of kopiëren',
  waits_until: 'Wacht tot {day}',
  withdraw: 'Intrekken',
  what_you_share: 'Wat je deelt',
  sharing_consent:
    'Door er een aan te zetten ga je ermee akkoord dat de anderen van dit huishouden de naam, de leeftijd van een kind, diëten, allergieën en aandoeningen zien die voedsel uitsluiten of die je hebt ingetypt. Voor je mensen zeg je dat zij akkoord zijn of dat je hun ouder bent. Uitgezet, of als je weggaat, eindigt het.',
  share_name: 'Delen: {name}',
  leave: 'Weggaan',
  leave_lead: 'Je regels gaan mee. Wat je deelde is niet meer te zien.',
  leave_now: 'Nu weggaan',
  stay: 'Blijven',
  shares_nobody: 'Deelt niemands dieet',
  joined_since:
    '{names} {n, plural, one {kwam erbij na je toestemming en ziet} other {kwamen erbij na je toestemming en zien}} er niets van.',
  share_with_them: 'Met iedereen delen',
  not_loaded: 'Wie je lijst deelt, kon niet worden geladen.',
  invitation_not_loaded: 'De uitnodiging kon niet worden geladen.',
} as const satisfies Translation<typeof english>;
