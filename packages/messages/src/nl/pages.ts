import type { Translation } from '../catalog.ts';
import type { pages as english } from '../en/pages.ts';

/** What the server says in a page itself, beside what it draws. */
export const pages = {
  needs_javascript: 'Labelwise heeft JavaScript nodig om barcodes te lezen en scores te berekenen.',
} as const satisfies Translation<typeof english>;
