/**
 * Areas that stand in English alone. `safety` never leaves this list: what helps in a crisis differs by country, and the texts of the other
 * languages stand in `render/safety-texts.data.ts`. `npm run languages` lists them.
 */
export const PENDING_AREAS = ['safety'] as const;
export type PendingArea = (typeof PENDING_AREAS)[number];
