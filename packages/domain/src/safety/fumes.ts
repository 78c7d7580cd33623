import { BREATHED, BURNS, GRILLS, INDOORS } from './fumes.data.ts';

/**
 * Whether something burns, or is to burn, where its carbon monoxide stays, or is meant to: whatever a body shows already.
 *
 * @param text folded, with single spaces and no punctuation but apostrophes
 * @source NHS, Carbon monoxide poisoning; CDC, Carbon monoxide: charcoal, camp stoves and generators never indoors, in tents or garages
 */
export function areFumesIndoors(text: string): boolean {
  return INDOORS.test(text) && (BURNS.test(text) || (GRILLS.test(text) && BREATHED.test(text)));
}
