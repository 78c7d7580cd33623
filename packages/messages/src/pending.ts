/**
 * Areas that stand in English alone. `safety` never leaves this list: what helps in a crisis differs by country, and the texts of the other
 * languages stand in `render/safety-texts.data.ts`. `npm run languages` lists them.
 */
export const PENDING_AREAS = ['safety'] as const;
export type PendingArea = (typeof PENDING_AREAS)[number];

/**
 * Areas of which a language may have a part: each text stands alone, and an answer with one that is missing is English as a whole. An area
 * leaves this list with the last text of its last language. `npm run languages` counts what each has.
 */
export const PARTIAL_AREAS = ['general'] as const;
export type PartialArea = (typeof PARTIAL_AREAS)[number];
