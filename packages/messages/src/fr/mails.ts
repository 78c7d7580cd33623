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
} satisfies Translation<typeof english>;
