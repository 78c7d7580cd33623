import { conversionIn } from '../amounts/conversions.ts';
import { composeAmountStated } from './amount-stated.ts';
import { composeByBodyWeight } from './body-weight.ts';
import { reckoningIn } from './in-chat.ts';

/** Nobody in particular. */
const WHOM = { profile: null, diets: [], isPregnant: false };
const BODY = { gainsMuscle: false, hasWeakKidneys: false, isPregnant: false, isChild: false, avoidsAspartame: false };

/**
 * Whether a message asks for amounts to be worked out, and for nothing else.
 *
 * @param earlier messages of the same person, oldest first
 */
export const isReckoned = (typed: string, earlier: readonly string[]): boolean =>
  reckoningIn(typed, earlier) !== null ||
  conversionIn(typed)?.rule === 'sodium' ||
  composeAmountStated(typed, earlier, WHOM) !== null ||
  composeByBodyWeight(typed, earlier, BODY) !== null;
