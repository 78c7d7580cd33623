import { foldText } from '../../lib/index.ts';
import { ASKS_FOR_THEM, MAY_NOT_EAT, NOT_FOR, OWN_SETS } from './not-to-eat.data.ts';
import type { OwnFoodsIntent } from './own.ts';

/**
 * "What of my scans may he not eat?" in any of the seven languages: always answered with the foods of that set that go against what those whom it is
 * for leave out.
 */
export function notToEatIn(typed: string): OwnFoodsIntent | null {
  const text = foldText(typed)
    .replace(/[^\p{L}\p{N}']+/gu, ' ')
    .replace(/\b(?:qu|d|l|n|j)'(?=\p{L})/gu, ' ');
  const set = OWN_SETS.find(([, words]) => words.test(text))?.[0];
  if (set === undefined || !ASKS_FOR_THEM.test(text) || !(MAY_NOT_EAT.test(text) || NOT_FOR.test(text))) return null;
  return { kind: 'own foods', set, property: { kind: 'conflict' }, isNegated: false, also: [], isCount: false };
}
