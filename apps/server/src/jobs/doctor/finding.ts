/**
 * One thing that was looked at. `refused`: Labelwise does not start, or must not be used, like this; `advice`: it works, and an operator
 * should know; `good`: as it should be.
 */
export type Finding = { readonly level: 'good' | 'advice' | 'refused'; readonly about: string; readonly sentence: string };

export const good = (about: string, sentence: string): Finding => ({ level: 'good', about, sentence });
export const advice = (about: string, sentence: string): Finding => ({ level: 'advice', about, sentence });
export const refused = (about: string, sentence: string): Finding => ({ level: 'refused', about, sentence });
