/**
 * Areas that stand in English alone so far. What is made of them is English as a whole, in every language: the guide's entries of general
 * knowledge. `npm run languages` lists them. An area leaves this list with the file of its last language. `safety` never leaves it: what is
 * said in a crisis differs by country, and the texts of the other languages stand in `render/safety-texts.data.ts`.
 */
export const PENDING_AREAS = ['general', 'safety'] as const;
export type PendingArea = (typeof PENDING_AREAS)[number];
