import {
  type Answer,
  type Circumstance,
  composeForSmallChild,
  composeGeneral,
  conditionsOf,
  foodsOfSmallChild,
  type GeneralId,
  isForSmallChild,
  isOfPregnancy,
  joinAnswers,
  type QuestionInContext,
  suitsCircumstances,
} from '@labelwise/domain/guide';

/** What the knowledge base says, below what the one who asks has to keep to; nothing where it does not hold for them. */
export function generalAnswer(id: GeneralId, { declared, selected }: QuestionInContext, limits: readonly string[]): Answer | null {
  // What is good for people in general may harm a small child, or in pregnancy.
  if (!suitsCircumstances(id, declared.circumstances)) return isForSmallChild(declared.circumstances) ? composeForSmallChild(null) : null;
  // What holds in pregnancy is about the one who asks.
  const answered = isOfPregnancy(id) ? conditionsOf(declared.circumstances) : [];
  const all = [...limits, ...declared.binding, ...conditionsOf(declared.circumstances), ...selected.conditions];
  return composeGeneral(
    id,
    [...new Set(all)].filter((one) => !answered.includes(one)),
  );
}

/** What a child for whom no food is proposed by its score may be given in general. */
export function proposedTo(circumstances: readonly Circumstance[], limits: readonly string[]): Answer {
  return joinAnswers([composeGeneral(foodsOfSmallChild(circumstances), limits), composeForSmallChild(null)]);
}
