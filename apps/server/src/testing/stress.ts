/** Whether `npm run stress` runs: the long versions of what `npm test` does briefly. */
export const STRESS = process.env['LABELWISE_STRESS'] === '1';

/** How often something is done: briefly in `npm test`, at length in `npm run stress`. */
export const times = (brief: number, long: number): number => (STRESS ? long : brief);
