import type { Food } from '../../../data/foods/foods.ts';

/** What would let a food be judged of which too little is known, in one line. */
export function whatWouldHelp({ facts, nutriScore }: Pick<Food, 'facts' | 'nutriScore'>): string {
  const hasList = facts.ingredientsText !== null && facts.ingredientsText.trim() !== '';
  const hasTable = Object.keys(facts.nutriments).length > 0 && (nutriScore.computable || nutriScore.reason !== 'missing_nutriments');
  if (!hasList && !hasTable)
    return 'We know its name, not what is in it. The nutrition table or the ingredients of the pack would give it a score.';
  if (!hasTable) return 'We cannot read its ingredients. The nutrition table of the pack would give it a score.';
  if (!hasList) return 'We have its figures, not what it is. Its category or its ingredients would give it a score.';
  return 'We cannot read its ingredients. Its category would give it a score.';
}
