import type { Restriction } from '../../diets/index.ts';
import { restrictionsOfId } from './named-foods.ts';
import { readStatements, type Said } from './read-statements.ts';

/** What binds the answers to a message, by all that was said up to it. `diets`: ids of what is left out ("nut-free", "kiwi-free"). */
export type Stated = {
  diets: readonly string[];
  /** What these bind a food to. */
  restrictions: readonly Restriction[];
  /** Words of an allergy that we do not know; `null` where all is understood. */
  unclear: readonly string[] | null;
  /** What the message itself added and took back. */
  added: readonly string[];
  released: readonly string[];
};

const NEVER_MIND =
  /^(?:never ?mind|forget (?:it|that|about it)|no allergies|none|it does not matter|doesn't matter|ignore that|i have no allerg\w+)\b/;

/**
 * What somebody said of allergies and diets, message by message; each holds until it is taken back. The last message is the one
 * that is answered, and is given apart. `awaited`: the one before it left an allergy open.
 */
export function stateAfter(earlier: readonly string[], message: string): { stated: Stated; awaited: boolean } {
  let state: Pick<Stated, 'diets' | 'unclear'> = { diets: [], unclear: null };
  for (const before of earlier) state = next(state, before, readStatements(before, state.unclear !== null));
  const awaited = state.unclear !== null;
  const said = readStatements(message, awaited);
  const after = next(state, message, said);
  return {
    stated: {
      ...after,
      restrictions: after.diets.flatMap(restrictionsOfId),
      added: said.diets,
      released: said.released.filter((diet) => state.diets.includes(diet)),
    },
    awaited,
  };
}

function next({ diets, unclear }: Pick<Stated, 'diets' | 'unclear'>, message: string, said: Said): Pick<Stated, 'diets' | 'unclear'> {
  const isCleared = said.diets.length > 0 || NEVER_MIND.test(message.trim().toLowerCase());
  return {
    diets: [...new Set([...diets.filter((diet) => !said.released.includes(diet)), ...said.diets])],
    unclear: said.unclear ?? (isCleared ? null : unclear),
  };
}
