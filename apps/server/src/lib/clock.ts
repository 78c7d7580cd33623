/** The present, epoch ms. Passed to what needs it, so that a test can set it. */
export type Clock = () => number;

export const systemClock: Clock = () => Date.now();
