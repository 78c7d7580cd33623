import type { Translation } from '../catalog.ts';
import type { screensLegal as english } from '../en/screens-legal.ts';

/** Pages of legal texts, around the texts. */
export const screensLegal = {
  last_updated_june_12: 'Dernière mise à jour : 12 juin 2025',
  documents: 'Documents',
  text: 'Texte',
  read_the_full_policy: 'Lire la politique complète',
} as const satisfies Translation<typeof english>;
