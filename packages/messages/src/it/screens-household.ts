import type { Translation } from '../catalog.ts';
import type { screensHousehold as english } from '../en/screens-household.ts';

/** /household: who shares a shopping list. */
export const screensHousehold = {
  lead: 'Chi condivide la tua lista della spesa.',
  who: 'Chi la condivide',
  name_you: '{name} (tu)',
  shares: 'Condivide: {names}',
  link_is_over: 'Questo link non si può più usare',
  link_is_over_lead: 'Un link vale una volta e per sette giorni. Chiedine uno nuovo.',
  invites_you: '{name} ti invita',
  joining_means:
    'Le tue voci vengono con te, e tutti vedono e cambiano la lista. Ciò che non devi mangiare si condivide solo se lo dici tu.',
  join: 'Unisciti',
  not_now: 'Non ora',
  invite: 'Invita',
  invitation: 'Una lista della spesa per noi due',
  invite_lead: 'Un link fa entrare un altro membro, una volta, entro sette giorni. Puoi ritirarlo.',
  make_link: 'Crea un link',
  send_link: 'Invia o copia',
  waits_until: 'Vale fino al {day}',
  withdraw: 'Ritira',
  what_you_share: 'Che cosa condividi',
  sharing_consent:
    'Attivando una voce accetti che gli altri di questa casa vedano il nome, l’età di un bambino, le diete, le allergie e le malattie che escludono alimenti o che hai scritto. Per le tue persone dici che sono d’accordo o che ne sei il genitore. Disattivata, o quando esci, finisce.',
  share_name: 'Condividi: {name}',
  leave: 'Esci',
  leave_lead: 'Le tue voci vengono con te. Ciò che condividevi non si vede più.',
  leave_now: 'Esci ora',
  stay: 'Resta',
  shares_nobody: 'Non condivide la dieta di nessuno',
  joined_since:
    '{names} {n, plural, one {partecipa solo da dopo il tuo consenso e non ne vede} other {partecipano solo da dopo il tuo consenso e non ne vedono}} nulla.',
  share_with_them: 'Condividi con tutti',
  not_loaded: 'Non è stato possibile caricare chi condivide la tua lista.',
  invitation_not_loaded: 'Non è stato possibile caricare l’invito.',
} as const satisfies Translation<typeof english>;
