import type { Translation } from '../catalog.ts';
import type { successes as english } from '../en/successes.ts';

export const successes = {
  account_created: 'Compte créé !',
  welcome_back: 'Bon retour !',
  signed_out: 'Déconnexion réussie',
  reset_link_sent: 'Si cette adresse a un compte, un lien pour réinitialiser le mot de passe est en route.',
  password_reset: 'Mot de passe réinitialisé',
  password_right: 'Votre mot de passe est correct.',
  password_changed: 'Votre mot de passe a été modifié. Les autres appareils sont déconnectés.',
  trial_started: 'Votre essai gratuit de 7 jours a commencé.',
  account_deleted: 'Votre compte et tout ce qu’il contenait ont été supprimés.',
  plan_cancelled: 'Votre abonnement est résilié ; plus rien ne sera débité.',
  plan_cancelling: 'Votre abonnement est en cours de résiliation ; nous réessayons jusqu’à ce que Stripe l’ait confirmé.',
  plan_at_store: 'Votre abonnement est facturé par la boutique d’applications et se poursuit jusqu’à ce que vous l’y résiliiez.',
} satisfies Translation<typeof english>;
