import { type Answer, asksWhatItIs, composeIngredients } from '@labelwise/domain/guide';
import { findProducts } from './find-products.ts';
import type { Inquiry } from './inquiry.ts';

/** "What is Nutella?" of a product that the question names reads its list; `null` where it asks something else. */
export async function whatItIs(inquiry: Inquiry): Promise<Answer | null> {
  const { typed, question } = inquiry;
  if (question.mentions.length === 0 || question.intent.kind !== 'unclear' || !asksWhatItIs(typed)) return null;
  const [found, ...others] = await findProducts(inquiry);
  return found?.kind === 'one' && others.length === 0 ? composeIngredients(found.product) : null;
}
