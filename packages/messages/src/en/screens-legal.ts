import type { Catalog } from '../catalog.ts';

/** Pages of legal texts, around the texts. */
export const screensLegal = {
  last_updated_june_12: 'Last updated: June 12, 2025',
  documents: 'Documents',
  text: 'Text',
  read_the_full_policy: 'Read the full policy',
} as const satisfies Catalog;
