import type { Translation } from '../catalog.ts';
import type { screensLegal as english } from '../en/screens-legal.ts';

/** Pages of legal texts, around the texts. */
export const screensLegal = {
  last_updated_june_12: 'Ultimo aggiornamento: 12 giugno 2025',
  documents: 'Documenti',
  text: 'Testo',
  read_the_full_policy: 'Leggi l’informativa completa',
} as const satisfies Translation<typeof english>;
