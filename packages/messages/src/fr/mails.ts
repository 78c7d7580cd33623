import type { Translation } from '../catalog.ts';
import type { mails as english } from '../en/mails.ts';

export const mails = {
  reset_password_subject: 'Réinitialisez votre mot de passe Labelwise',
  reset_password_reason: 'Quelqu’un (vous, nous l’espérons) a demandé à réinitialiser le mot de passe de votre compte Labelwise.',
  reset_password_link:
    'Ouvrez ce lien dans l’heure pour en choisir un nouveau. Il ne fonctionne qu’une fois et déconnecte tous les appareils :\n{link}',
  reset_password_ignore: 'Si ce n’était pas vous, ne faites rien : votre mot de passe reste le même.',
  email_changed_subject: 'L’adresse e-mail de votre compte Labelwise a été modifiée',
  email_changed_effect:
    'L’adresse e-mail de votre compte Labelwise a été modifiée. Cette adresse-ci ne permet plus de se connecter, et les liens de réinitialisation du mot de passe qui y ont été envoyés ne sont plus valables.',
  email_changed_by_you: 'Si c’était vous, il n’y a rien à faire.',
  email_changed_by_others:
    'Si ce n’était pas vous, quelqu’un connaît votre mot de passe : écrivez tout de suite à la personne qui gère {publicUrl}, et changez ce mot de passe partout où vous l’utilisez.',
  watch_subject: 'Du nouveau sur vos aliments',
  watch_lead:
    'Des aliments enregistrés ou scannés disent autre chose que la dernière fois que vous les avez vus. Veuillez lire l’emballage lui-même avant que quelqu’un n’en mange.',
  watch_more: 'Autres aliments qui ont changé : {n, number}',
  watch_better: 'Nouveau au rayon de {saved}, et meilleur : {food}',
  watch_see: 'Tout voir :\n{link}',
  watch_records: 'Ce que l’on sait des aliments vient de données ouvertes, qui peuvent être fausses ou en retard.',
  watch_stop: 'Vous avez demandé cet e-mail. Pour l’arrêter, sans vous connecter :\n{link}',
} satisfies Translation<typeof english>;
