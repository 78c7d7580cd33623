import type { Translation } from '../catalog.ts';
import type { pages as english } from '../en/pages.ts';

/** What the server says in a page itself, beside what it draws. */
export const pages = {
  needs_javascript: 'O Labelwise precisa de JavaScript para ler códigos de barras e calcular pontuações.',
} as const satisfies Translation<typeof english>;
