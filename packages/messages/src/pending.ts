/**
 * Areas that stand in English alone so far. What is made of them is English as a whole, in every language: the answers of the guide.
 * `npm run languages` lists them. An area leaves this list with the file of its last language.
 */
export const PENDING_AREAS = ['general', 'publications', 'safety'] as const;
export type PendingArea = (typeof PENDING_AREAS)[number];
