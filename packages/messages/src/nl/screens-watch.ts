import type { Translation } from '../catalog.ts';
import type { screensWatch as english } from '../en/screens-watch.ts';

/** What changed of the foods that a member saved or scanned: the card on home, the page, and the page that stops its mail. */
export const screensWatch = {
  lead: 'Voedingsmiddelen die je hebt bewaard of gescand en waarvan de verpakking nu iets anders zegt, en betere die nieuw zijn op hun schap.',
  concerns: '({names})',
  better: 'Beter en nieuw op dit schap',
  instead_of: 'In plaats van {name}',
  dismiss: 'Gezien',
  dismiss_name: 'Als gezien markeren: {name}',
  dismissed: 'Als gezien gemarkeerd',
  count: '{n, plural, one {# verandering} other {# veranderingen}}',
  nothing: 'Er is niets veranderd',
  not_loaded: 'Wat er veranderd is, kon niet worden geladen.',
  settings: 'Wat er wordt gevolgd',
  watch: 'Volg de producten die ik bewaar en scan',
  watch_lead: 'Als je dit uitzet, wordt gewist welke verpakkingen je zag.',
  mail: 'Eén mail per week, als er iets veranderd is',
  mail_lead:
    'Ze noemt producten en wat er op de verpakking staat, geen persoon, geen dieet en geen aandoening. Elke mail heeft een link die ermee stopt.',
  is_off: 'Het volgen staat uit',
  stop_lead: 'De wekelijkse mail over veranderde producten stopt meteen. Veranderingen zie je nog steeds in Labelwise.',
  stop_now: 'Stop deze mails',
  stopped: 'Gestopt',
  stopped_lead: 'Je krijgt deze mails niet meer. Op de pagina ‘Wat er veranderd is’ kun je er weer om vragen.',
  link_is_broken: 'Deze link werkt niet',
  link_is_broken_lead: 'Misschien is hij afgebroken. Log in om de mail uit te zetten op de pagina ‘Wat er veranderd is’.',
  not_stopped: 'De mail kon nu niet worden gestopt. Probeer het opnieuw.',
  profile_lead: 'Als een product dat je hebt bewaard of gescand verandert, zie je het op het beginscherm, of per mail als je wilt.',
  not_compared: 'Het zegt nu iets anders. Wat dat voor je betekent, is op dit apparaat nog niet te bepalen.',
  unreadable: 'Personen van je huishouden kunnen op dit apparaat niet worden gelezen. Lees de verpakking van alles wat veranderd is.',
  since_purchased: 'Je kocht het; veranderd sinds {day}',
  since_favorite: 'Een favoriet; veranderd sinds {day}',
  since_consumed: 'Je at het; veranderd sinds {day}',
  since_scanned: 'Je scande het; veranderd sinds {day}',
} as const satisfies Translation<typeof english>;
