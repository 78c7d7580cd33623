import { COELIACS, NOT_FOR_PEOPLE, NOT_FOR_PEOPLE_AFTER, PREGNANT } from './statements.data.ts';

/** Whom a pack may say that it does not suit, apart from who eats no meat. */
export type People = 'coeliacs' | 'pregnant';

const WORDS: Readonly<Record<People, string>> = { coeliacs: COELIACS, pregnant: PREGNANT };
/** From the denial to the people at most: others may be named before them ("children, pregnant or breast-feeding women"). */
const FAR = '[^.;]{0,80}?';
const STATEMENTS: Readonly<Record<People, { readonly mayBe: RegExp; readonly says: RegExp }>> = {
  coeliacs: statementsOn('coeliacs'),
  pregnant: statementsOn('pregnant'),
};

function statementsOn(people: People): { mayBe: RegExp; says: RegExp } {
  const words = `(?<![a-z])(?:${WORDS[people]})`;
  return {
    mayBe: new RegExp(words),
    says: new RegExp(
      `(?<![a-z])(?:${NOT_FOR_PEOPLE})(?![a-z])${FAR}${words}[a-z]*|${words}[^.;]{0,50}?(?:${NOT_FOR_PEOPLE_AFTER})(?![a-z])`,
    ),
  };
}

/** Where folded text says that the food does not suit some people ("Not suitable for coeliacs"); `null` where it does not. */
export function unsuitableForPeople(folded: string, people: People): { readonly from: number; readonly to: number } | null {
  const { mayBe, says } = STATEMENTS[people];
  const found = mayBe.test(folded) ? says.exec(folded) : null;
  return found === null ? null : { from: found.index, to: found.index + found[0].length };
}
