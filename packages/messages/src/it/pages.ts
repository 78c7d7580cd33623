import type { Translation } from '../catalog.ts';
import type { pages as english } from '../en/pages.ts';

/** What the server says in a page itself, beside what it draws. */
export const pages = {
  needs_javascript: 'Labelwise ha bisogno di JavaScript per leggere i codici a barre e calcolare i punteggi.',
} as const satisfies Translation<typeof english>;
