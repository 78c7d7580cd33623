import type { Translation } from '../catalog.ts';
import type { pages as english } from '../en/pages.ts';

/** What the server says in a page itself, beside what it draws. */
export const pages = {
  needs_javascript: 'Labelwise a besoin de JavaScript pour lire les codes-barres et calculer les scores.',
} as const satisfies Translation<typeof english>;
