import type { Translation } from '../catalog.ts';
import type { screensLegal as english } from '../en/screens-legal.ts';

/** Pages of legal texts, around the texts. */
export const screensLegal = {
  last_updated_june_12: 'Laatst bijgewerkt: 12 juni 2025',
  documents: 'Documenten',
  text: 'Tekst',
  read_the_full_policy: 'De volledige verklaring lezen',
} as const satisfies Translation<typeof english>;
