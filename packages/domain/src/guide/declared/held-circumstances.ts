import { type Circumstance, keyOf, type ReadCircumstances } from './circumstances.ts';
import { isOfOthersOnly, ofAnotherAlone } from './only-of-another.ts';
import { endsLast } from './taken-back.ts';
import { type Held, heldOf, nextHeld } from './whose.ts';

/** What was reported, and of whom. `isOfOther`: of somebody else alone. */
export type HeldCircumstance = { readonly circumstance: Circumstance; readonly isOfOther: boolean; readonly whose: Held };

const SOMEBODYS_CHILD = { groups: ['child'], gender: null } as const;

/** What holds after a message, each until it is taken back. */
export function nextCircumstances(before: readonly HeldCircumstance[], message: string, read: ReadCircumstances): HeldCircumstance[] {
  const { reported, withdrawn, ofOthers } = read;
  const newly = new Map(reported.map((one) => [keyOf(one), one]));
  const over = new Set(withdrawn.filter((one) => !ofOthers.includes(one)).map(keyOf));
  const overForOthers = new Set(ofOthers.map(keyOf));
  const isLastOver = reported.length + withdrawn.length === 0 && endsLast(message);
  const stay = before.filter(({ circumstance, isOfOther }, at) => {
    const key = keyOf(circumstance);
    return !over.has(key) && !(isOfOther && overForOthers.has(key)) && !(isLastOver && at === before.length - 1);
  });
  const [isOther, isCorrected] = [isOfOthersOnly(message), ofAnotherAlone(message) !== null];
  const now = heldOf(message, isOther ? 'other' : 'anyone');
  const stays = ({ circumstance }: HeldCircumstance): boolean => !newly.has(keyOf(circumstance));
  return [
    ...stay.filter(stays),
    ...[...newly.values()].map((circumstance): HeldCircumstance => {
      const same = before.find((one) => keyOf(one.circumstance) === keyOf(circumstance));
      // What holds of the one who writes goes on to, whoever else it holds of.
      const isOfOther = isOther && (isCorrected || same?.isOfOther !== false);
      const isChild = circumstance.kind === 'child';
      const whose = isChild && now.of.every((one) => typeof one !== 'object') ? { ...now, of: [SOMEBODYS_CHILD] } : now;
      return { circumstance, isOfOther, whose: isChild ? whose : nextHeld(same?.whose, whose, message) };
    }),
  ];
}
