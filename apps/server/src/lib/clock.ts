/** The present, epoch ms. Handed to whatever needs it, so that a test can say when "now" is. */
export type Clock = () => number;

export const systemClock: Clock = () => Date.now();
