import { sharesOf, sumsOf } from './linear.ts';
import { placesOfTurn } from './signs.ts';
import { TURN_KINDS, TURNS } from './turns.data.ts';

/**
 * What a later turn does with the question before it: asks something else of the same (`of it`), the same of another form of it (`variant`),
 * of another food (`other`), for somebody (`person`), of another amount (`amount`); wants something else in its place or narrows what was
 * proposed (`instead`); asks which of them (`choice`); is about the answer (`about answer`); only tells something (`told`), replies, or stands
 * alone.
 */
export type TurnKind = (typeof TURN_KINDS)[number];

const sums = sumsOf(TURNS);

/** What a later turn most likely does, and how likely. @param before the question before it, in full */
export function turnKind(turn: string, before: string): { readonly kind: TurnKind; readonly share: number } {
  const shares = sharesOf(sums(placesOfTurn(turn, before)));
  const share = Math.max(...shares);
  return { kind: TURN_KINDS[shares.indexOf(share)] ?? 'alone', share };
}
