import { type Answer, answerOf } from '../answer.ts';
import { TERM_LANGUAGES } from '../knowledge/terms.data.ts';
import { languageAsked } from '../understand/question-words.ts';
import { SUBSTANCES } from './asked.data.ts';
import { ownFacts } from './compose-generic.ts';
import { foundIn } from './generic-asked.ts';
import type { GenericFood } from './generic-foods.ts';
import { tokensOf } from './generic-tokens.ts';

/** Of a longer message what it is about does not follow from the foods that it names. */
const MAX_TOKENS = 24;
const SUITS = { asked: 'suits', foods: [], isSure: true } as const;

/** Whether a product is of a food that a message names. */
type ProductOf = (food: GenericFood) => boolean;

/**
 * What a message names by its kind alone that those whom it is for must not eat, whatever else it says; `null` where it names none, or
 * nothing that certainly or usually holds it.
 *
 * @param diets that bind them, by id
 * @param isProposed whether a product of that food is proposed that suits them: gluten-free pasta
 */
export function composeAgainst(typed: string, diets: readonly string[], isProposed: ProductOf = () => false): Answer | null {
  const tokens = tokensOf(typed);
  if (diets.length === 0 || tokens.length > MAX_TOKENS) return null;
  const asked = languageAsked(typed);
  const language = TERM_LANGUAGES.find((one) => one === asked) ?? 'en';
  const facts = foundIn(tokens, language, false, language).flatMap((one) => ownFacts(SUITS, one, diets));
  const against = facts.filter(({ certainty, food }) => (certainty === 'certain' || certainty === 'usual') && !isProposed(food));
  if (against.length === 0) return null;
  return answerOf(
    against.map((fact) => ({ kind: 'generic food', fact })),
    [{ kind: 'publication', publication: 'eu1169' }],
  );
}

/** Whether words name what may be in a food, as an allergy does: "milk", "nuts", "lactose". */
export const isSubstance = (words: string): boolean =>
  SUBSTANCES.some(([, source]) =>
    new RegExp(`^(?:${source})$`).test(
      words
        .toLowerCase()
        .replace(/[^\p{L} ]+/gu, '')
        .trim(),
    ),
  );
