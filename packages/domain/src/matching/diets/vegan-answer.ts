import type { Suitability } from '../findings.ts';
import type { ReadFood } from '../read-food.ts';
import { presenceOf } from '../substances/presence.ts';
import type { SubstanceName } from '../substances/substances.ts';
import { against, hasDoubt, hasLabel, isCompleteList, isPlainPlantFood, unknown, whyUnknown, yes } from './answer.ts';
import { ANIMAL_ADDITIVES } from './doubts.data.ts';

const ANIMAL: Readonly<Record<'vegan' | 'vegetarian', readonly SubstanceName[]>> = {
  vegan: ['Meat', 'Fish', 'Shellfish', 'Gelatin', 'Dairy', 'Eggs', 'Honey'],
  vegetarian: ['Meat', 'Fish', 'Shellfish', 'Gelatin'],
};
const LABELS = {
  vegan: ['vegan', 'european-vegetarian-union-vegan', 'the-vegan-society', 'certified-vegan'],
  vegetarian: ['vegetarian', 'vegan', 'european-vegetarian-union', 'european-vegetarian-union-vegetarian', 'european-vegetarian-union-vegan'],
} as const;
const ALSO_VEGETARIAN = { vegan: ['en:vegan'], vegetarian: ['en:vegetarian', 'en:vegan'] } as const;

/** Vegan or vegetarian: evidence, label, analysis of the source, a complete list without doubt, a plain plant food without a list. */
export function plantAnswer(food: ReadFood, diet: 'vegan' | 'vegetarian'): Suitability {
  const labelled = hasLabel(food, LABELS[diet]);
  const evidence = animalEvidence(food, diet);
  if (evidence !== null) return against(evidence, labelled);
  if (labelled) return yes('labelled');
  const analysis = food.facts.ingredientsAnalysisTags;
  if (ALSO_VEGETARIAN[diet].some((tag) => analysis.includes(tag))) return yes('analysis');
  if (isCompleteList(food)) {
    if (!analysis.includes(`en:maybe-${diet}`) && !hasDoubt(food, diet)) return yes('every ingredient is known');
    return unknown('an ingredient that can be of animal origin');
  }
  if (food.ingredients === null && isPlainPlantFood(food)) return yes('a plain plant food');
  return unknown(whyUnknown(food));
}

export function isVeganKnown(food: ReadFood): boolean {
  return plantAnswer(food, 'vegan').answer === 'yes';
}

function animalEvidence(food: ReadFood, diet: 'vegan' | 'vegetarian'): string | null {
  if (food.ingredients?.unsuitable.includes(diet) === true) return 'the pack says so';
  const substance = ANIMAL[diet].find((name) => presenceOf(food, name).amount === 1);
  if (substance !== undefined) return substance;
  const codes: readonly string[] = ANIMAL_ADDITIVES[diet];
  const code = food.additives.find((candidate) => codes.includes(candidate));
  if (code !== undefined) return code.toUpperCase();
  const analysis = food.facts.ingredientsAnalysisTags;
  return analysis.includes(`en:non-${diet}`) ? 'analysis' : null;
}
