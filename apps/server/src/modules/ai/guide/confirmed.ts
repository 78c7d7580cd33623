import { type Answer, composeConfirmation, type IntentOf, isForSmallChild, joinAnswers, namedInFull } from '@labelwise/domain/guide';
import { findProducts } from './find-products.ts';
import type { Inquiry } from './inquiry.ts';
import { verdict } from './product-answers.ts';

/** "I'm allergic to milk, Kinder Bueno yes or no": what is declared is confirmed, and a product that is named in full beside it is judged by it. */
export async function confirmed(_intent: IntentOf<'declaration'>, inquiry: Inquiry): Promise<Answer> {
  const { question, typed } = inquiry;
  const confirmation = composeConfirmation(question.declared);
  if (question.mentions.length === 0 || question.declared.unclear !== null || isForSmallChild(question.declared.circumstances))
    return confirmation;
  const [found] = await findProducts(inquiry);
  const isNamed = found?.kind === 'one' && namedInFull(typed, typed, [found.product]) !== null;
  const judged = isNamed ? await verdict({ kind: 'verdict' }, inquiry) : null;
  return judged === null ? confirmation : joinAnswers([confirmation, judged]);
}
