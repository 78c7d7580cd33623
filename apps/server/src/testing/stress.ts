/** Which share of the long counts is run: 1 in `npm run stress`, less where somebody only looks whether it runs, 0 in `npm test`. */
const SHARE = Number(process.env['LABELWISE_STRESS'] ?? '0');

/** Whether `npm run stress` runs: the long versions of what `npm test` does briefly. */
export const STRESS = SHARE > 0;

/** How often something is done: briefly in `npm test`, at length in `npm run stress`. */
export const times = (brief: number, long: number): number => (STRESS ? Math.max(brief, Math.round(long * SHARE)) : brief);
