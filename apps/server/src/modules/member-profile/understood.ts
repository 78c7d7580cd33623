import type { Restriction } from '@labelwise/domain/diets';
import type { ScoreProfile } from '@labelwise/domain/scoring';

import { restrictionsOfChip } from '@labelwise/domain/diets';
import { generatePreferences } from '@labelwise/domain/preferences';
import { readBack, understand } from '@labelwise/domain/understanding';

import type { Chosen } from './selections.ts';

/** `restrictions` is empty where nothing is left out; `readBack` says them in words. */
export type Understood = { said: string; restrictions: Restriction[]; readBack: string[] };

/** What one typed selection means, and that in words for the person. */
export function understoodAs(said: string, place: 'restriction' | 'condition' = 'restriction'): Understood {
  const restrictions = understand(said, place);
  return { said, restrictions, readBack: restrictions.map((restriction) => readBack(restriction)) };
}

/** The typed ones among conditions and restrictions, resolved; chips mean what they are. */
export function understoodOf({ conditions, restrictions }: Pick<Chosen, 'conditions' | 'restrictions'>): Understood[] {
  const typed = (selections: readonly string[]) => [...new Set(selections)].filter((said) => restrictionsOfChip(said) === null);
  // Typed in both places, it binds as a restriction does.
  const conditionsOnly = typed(conditions).filter((said) => !restrictions.includes(said));
  return [...conditionsOnly.map((said) => understoodAs(said, 'condition')), ...typed(restrictions).map((said) => understoodAs(said))];
}

/** Selections as the score takes them: the typed ones resolved, those that leave nothing out ("no known allergies") left away. */
export function resolved({ goals, conditions, restrictions }: Chosen): Pick<ScoreProfile, 'goals' | 'conditions' | 'restrictions' | 'understood'> {
  const understood = understoodOf({ conditions, restrictions });
  const empty = new Set(understood.filter((one) => one.restrictions.length === 0).map(({ said }) => said));
  return {
    goals,
    conditions: conditions.filter((said) => !empty.has(said) || generatePreferences({ conditions: [said] }).length > 0),
    restrictions: restrictions.filter((said) => !empty.has(said) || generatePreferences({ restrictions: [said] }).length > 0),
    understood: understood.flatMap((one) => one.restrictions),
  };
}
