import { type Answer, answerOf } from '../answer.ts';
import { INSTEAD_OPTIONS } from '../kitchen/instead.data.ts';
import { kitchenIn } from '../kitchen/kitchen.ts';
import type { KitchenFact } from '../kitchen/kitchen-facts.ts';
import { HELD } from '../knowledge/kind-advice.data.ts';
import type { Publication } from '../knowledge/publications.data.ts';

const SOURCES: Readonly<Record<KitchenFact['asked'], readonly Publication[]>> = {
  keep: ['foodKeeper', 'fsa'],
  freeze: ['foodKeeper', 'fsa'],
  portion: ['bnfPortions'],
  piece: ['usdaFoods'],
  measure: ['usdaFoods'],
  instead: [],
};

/**
 * What is asked of a food in the kitchen; `null` where something else is asked. Nothing is named in a food's place that has to be left out.
 *
 * @param typed as it was typed
 * @param limits of those whom it is for, shown before it
 * @param diets that bind them, by id
 * @param isLeftOut whether words name a food that one of them leaves out
 */
export function composeKitchen(
  typed: string,
  limits: readonly string[],
  diets: readonly string[],
  isLeftOut: (words: string) => boolean,
): Answer | null {
  const fact = kitchenIn(typed);
  if (fact === null) return null;
  const shown: KitchenFact =
    fact.asked === 'instead'
      ? {
          ...fact,
          options: fact.options.filter((option) => {
            const { words, holds } = INSTEAD_OPTIONS[option];
            return !isLeftOut(words) && !holds.some((held) => (HELD[held] ?? []).some((diet) => diets.includes(diet)));
          }),
        }
      : fact;
  return answerOf(
    [{ kind: 'kitchen', fact: shown }, ...(limits.length === 0 ? [] : [{ kind: 'own limits first' as const, names: limits }])],
    SOURCES[fact.asked].map((publication) => ({ kind: 'publication', publication })),
  );
}
