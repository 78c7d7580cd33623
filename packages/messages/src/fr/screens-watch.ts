import type { Translation } from '../catalog.ts';
import type { screensWatch as english } from '../en/screens-watch.ts';

/** What changed of the foods that a member saved or scanned: the card on home, the page, and the page that stops its mail. */
export const screensWatch = {
  lead: 'Les aliments enregistrés ou scannés dont l’emballage dit maintenant autre chose, et de meilleurs, nouveaux dans leur rayon.',
  concerns: '({names})',
  better: 'Meilleur, et nouveau dans ce rayon',
  instead_of: 'À la place de {name}',
  dismiss: 'Vu',
  dismiss_name: 'Marquer comme vu : {name}',
  dismissed: 'Marqué comme vu',
  count: '{n, plural, one {# changement} other {# changements}}',
  nothing: 'Rien n’a changé',
  not_loaded: 'Les changements n’ont pas pu être chargés.',
  settings: 'Ce qui est suivi',
  watch: 'Suivre les aliments que j’enregistre et scanne',
  watch_lead: 'Si vous désactivez ceci, les emballages que vous avez vus sont effacés.',
  mail: 'Un e-mail par semaine quand quelque chose a changé',
  mail_lead:
    'Il nomme des aliments et ce que disent leurs emballages, aucune personne, aucun régime, aucune maladie. Chaque e-mail a un lien qui y met fin.',
  is_off: 'Le suivi est désactivé',
  stop_lead: 'L’e-mail hebdomadaire sur les aliments qui ont changé s’arrête aussitôt. Vous voyez toujours les changements dans Labelwise.',
  stop_now: 'Arrêter ces e-mails',
  stopped: 'Arrêté',
  stopped_lead: 'Vous ne recevez plus ces e-mails. Vous pouvez les redemander sur la page « Ce qui a changé ».',
  link_is_broken: 'Ce lien ne fonctionne pas',
  link_is_broken_lead: 'Il a peut-être été coupé. Connectez-vous pour désactiver l’e-mail sur la page « Ce qui a changé ».',
  not_stopped: 'L’e-mail n’a pas pu être arrêté pour le moment. Veuillez réessayer.',
  profile_lead: 'Quand un aliment enregistré ou scanné change, vous le voyez sur l’accueil, ou par e-mail si vous le souhaitez.',
  not_compared: 'Il dit autre chose maintenant. Ce que cela signifie pour vous ne peut pas encore être établi sur cet appareil.',
  unreadable: 'Des personnes de votre foyer ne peuvent pas être lues sur cet appareil. Lisez l’emballage de tout ce qui a changé.',
  since_purchased: 'Vous l’avez acheté ; modifié depuis le {day}',
  since_favorite: 'Un favori ; modifié depuis le {day}',
  since_consumed: 'Vous l’avez mangé ; modifié depuis le {day}',
  since_scanned: 'Vous l’avez scanné ; modifié depuis le {day}',
} as const satisfies Translation<typeof english>;
