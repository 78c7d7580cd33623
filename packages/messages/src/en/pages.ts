import type { Catalog } from '../catalog.ts';

/** What the server says in a page itself, beside what it draws. */
export const pages = {
  needs_javascript: 'Labelwise needs JavaScript to read barcodes and work out scores.',
} as const satisfies Catalog;
