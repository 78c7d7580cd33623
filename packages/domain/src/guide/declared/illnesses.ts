import { restrictionId } from '../../diets/index.ts';
import { namedIn } from '../../understanding/index.ts';
import { isDenied, PREPOSITIONS } from './allergies.ts';
import { readFoods } from './food-list.ts';
import { END, PAUSE, type Statement } from './tokens.ts';

/** Shorter words are too often a slip of something else. */
const MIN_GUESS_LENGTH = 9;

/**
 * Illnesses whose name says what harms ("PKU", "favism"), and with those of own triggers what is named after them ("FPIES to rice and
 * egg"): spoken of, they bind as an allergy does.
 */
export function illnessesIn(tokens: readonly string[]): Statement[] {
  return namedIn(tokens, { isCuratedOnly: true, isCautious: true, mayBeMistyped: (token) => token.length >= MIN_GUESS_LENGTH })
    .filter(({ isIllness }) => isIllness)
    .map(({ from, to, restrictions }) => {
      const isOpen = restrictions.some((one) => one.kind === 'words' && one.untilNamed === true);
      const next = tokens[to] ?? END;
      const named = isOpen && next !== PAUSE && PREPOSITIONS.has(next) ? readFoods(tokens, to) : { diets: [], unknown: [], end: to };
      // What no list can show goes first, so that no answer begins with a yes.
      const openFirst = restrictions.toSorted((one, other) => Number(other.kind === 'words') - Number(one.kind === 'words'));
      const own = openFirst.map((one) => (one.kind === 'diet' ? one.diet : restrictionId(one)));
      return { diets: [...own, ...named.diets], unknown: named.unknown, isRetraction: isDenied(tokens, from), from, end: named.end };
    });
}
