import type { Translation } from '../catalog.ts';
import type { screensHousehold as english } from '../en/screens-household.ts';

/** /household: who shares a shopping list. */
export const screensHousehold = {
  lead: 'Qui partage votre liste de courses.',
  who: 'Qui la partage',
  name_you: '{name} (vous)',
  shares: 'Partage : {names}',
  link_is_over: 'Ce lien ne peut plus être utilisé',
  link_is_over_lead: 'Un lien sert une fois et pendant sept jours. Demandez-en un nouveau.',
  invites_you: '{name} vous invite',
  joining_means:
    'Vos articles viennent avec vous, et tout le monde voit et modifie la liste. Ce que vous ne devez pas manger n’est partagé que si vous le dites.',
  join: 'Rejoindre',
  not_now: 'Pas maintenant',
  invite: 'Inviter',
  invitation: 'Une liste de courses à deux',
  invite_lead: 'Un lien permet à un autre membre de rejoindre, une fois, en sept jours. Vous pouvez le retirer.',
  make_link: 'Créer un lien',
  send_link: 'Envoyer ou copier',
  waits_until: 'Valable jusqu’au {day}',
  withdraw: 'Retirer',
  what_you_share: 'Ce que vous partagez',
  sharing_consent:
    'En activant une ligne, vous acceptez que les autres de ce foyer voient le nom, l’âge d’un enfant, les régimes, les allergies et les maladies qui excluent des aliments ou que vous avez saisies. Pour vos proches, vous dites qu’ils sont d’accord ou que vous êtes leur parent. Désactivé, ou quand vous partez, cela prend fin.',
  share_name: 'Partager : {name}',
  leave: 'Quitter',
  leave_lead: 'Vos articles viennent avec vous. Ce que vous partagiez n’est plus visible.',
  leave_now: 'Quitter maintenant',
  stay: 'Rester',
  shares_nobody: 'Ne partage le régime de personne',
  joined_since: 'Depuis votre accord, {names} {n, plural, one {a rejoint} other {ont rejoint}} le foyer sans rien en voir.',
  share_with_them: 'Partager avec tous',
  not_loaded: 'Les personnes qui partagent votre liste n’ont pas pu être chargées.',
  invitation_not_loaded: 'L’invitation n’a pas pu être chargée.',
} as const satisfies Translation<typeof english>;
