import type { Translation } from '../catalog.ts';
import type { screensLegal as english } from '../en/screens-legal.ts';

/** Pages of legal texts, around the texts. */
export const screensLegal = {
  last_updated_june_12: 'Zuletzt geändert: 12. Juni 2025',
  documents: 'Dokumente',
  text: 'Text',
  read_the_full_policy: 'Die ganze Erklärung lesen',
} as const satisfies Translation<typeof english>;
