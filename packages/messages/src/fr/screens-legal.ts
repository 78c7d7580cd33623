import type { Translation } from '../catalog.ts';
import type { screensLegal as english } from '../en/screens-legal.ts';

/** Pages of legal texts, around the texts. */
export const screensLegal = {
  last_updated_june_12: 'Dernière mise à jour : 12 juin 2025',
  documents: 'Documents',
  text: 'Texte',
  read_the_full_policy: 'Lire la politique complète',
  who_runs: 'Qui gère ce serveur',
  not_stated:
    'La personne qui gère ce serveur n’a pas indiqué qui elle est. Lorsqu’un serveur est ouvert à d’autres, le droit de l’UE le demande.',
  represented_by: 'Représenté par',
  phone: 'Téléphone',
  email: 'E-mail',
  register: 'Registre',
  vat_id: 'Numéro de TVA',
  data_protection: 'Protection des données',
  what_it_is: 'Ce qu’est Labelwise',
  no_medical_device:
    'Labelwise donne des informations sur les aliments. Ce n’est pas un dispositif médical : il ne diagnostique et ne traite rien, et ne remplace ni médecin ni diététicien.',
  software: 'Le logiciel est libre (AGPL-3.0-or-later). Ceux qui l’ont écrit ne gèrent pas ce serveur.',
  a11y_about:
    'Cette déclaration porte sur l’application Labelwise dans un navigateur, dans la version de ce serveur. La mesure est EN 301 549 (version 3.2.1), qui reprend les WCAG 2.1, niveaux A et AA.',
  a11y_status_title: 'Niveau de conformité',
  a11y_status:
    'En partie. Chaque page est testée à chaque version par un programme (axe), au clavier, dans de petites fenêtres et avec un grand texte. Personne d’indépendant ne l’a examinée, ni personne qui utilise chaque jour une aide technique.',
  a11y_gaps_title: 'Ce qui manque ou n’a pas été examiné',
  a11y_gap_camera:
    'Pour scanner, il faut trouver un code et le tenir devant une caméra. Une photo, le numéro saisi ou une recherche par nom font de même.',
  a11y_gap_language:
    'Les noms et listes d’ingrédients des produits sont dans la langue de l’emballage, qui n’est pas signalée aux lecteurs d’écran.',
  a11y_gap_pictures: 'Les images de produits ne sont décrites que par le nom du produit.',
  a11y_gap_tools: 'Non examinés : lecteurs d’écran au quotidien, commande vocale, loupes et applications pour téléphone.',
  a11y_feedback_title: 'Si quelque chose est inutilisable',
  a11y_feedback: 'Écrivez à {contact} : de quelle page il s’agit et ce que vous utilisez.',
  a11y_feedback_none: 'Dites-le à la personne qui gère ce serveur : de quelle page il s’agit et ce que vous utilisez.',
  a11y_enforcement: 'Si cela n’aide pas : {body}',
  a11y_date: 'Établie le 23 novembre 2026 par ceux qui ont écrit le logiciel, d’après ses propres tests.',
  ret_about: 'Voici ce que ce serveur fait réellement.',
  ret_account: 'Compte, listes, préférences et profil de santé : jusqu’à ce que vous les supprimiez, ou votre compte.',
  ret_unused: 'Un compte que personne n’utilise plus n’est pas supprimé automatiquement.',
  ret_scans: 'Scans : jusqu’à ce que vous les supprimiez.',
  ret_scans_days: 'Les scans sont supprimés après ce nombre de jours : {n}.',
  ret_chats: 'Conversations : jusqu’à ce que vous les supprimiez.',
  ret_chats_days: 'Les conversations sont supprimées quand rien n’y a été ajouté pendant ce nombre de jours : {n}.',
  ret_undo: 'Ce que vous supprimez peut être repris pendant cinq minutes, puis est écrasé.',
  ret_sessions: 'Appareils connectés : jusqu’à 30 jours après leur dernière utilisation.',
  ret_backups: 'Sauvegardes : ce serveur n’en fait pas de lui-même. Les autres relèvent de la personne qui le gère.',
  ret_backups_days: 'Les sauvegardes sont supprimées après ce nombre de jours : {n}. Ce que vous supprimez y figure jusque-là.',
  ret_trial: 'Si vous avez eu l’essai gratuit, une empreinte à clé de votre e-mail reste, pour qu’une adresse n’ait qu’un essai.',
  ret_logs: 'Les journaux ne nomment ni personne ni produit. Leur durée dépend de la personne qui gère ce serveur.',
  ret_watch: 'Quel emballage d’un aliment vous avez vu : jusqu’à ce que vous retiriez l’aliment ou désactiviez le suivi.',
} as const satisfies Translation<typeof english>;
