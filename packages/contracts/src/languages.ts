import * as z from 'zod/mini';

/** Languages that the product speaks, by BCP 47; the first is the one that the others are measured against. */
export const LANGUAGES = ['en', 'fr', 'de', 'es', 'it', 'nl', 'pt'] as const;

export const Language = z.enum(LANGUAGES);
export type Language = (typeof LANGUAGES)[number];
