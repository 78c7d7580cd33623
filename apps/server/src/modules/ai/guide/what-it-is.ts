import { type Answer, asksWhatItIs, composeIngredients } from '@labelwise/domain/guide';
import { findProducts } from './find-products.ts';
import type { Inquiry } from './inquiry.ts';
import { oneThingAsked } from './one-thing.ts';

/** The one thing that is asked of a product. "What is Nutella?" of one that the question names reads its list; `null` where it asks something else. */
export async function whatItIs(inquiry: Inquiry): Promise<Answer | null> {
  const { typed, question } = inquiry;
  const oneThing = await oneThingAsked(inquiry);
  if (oneThing !== null) return oneThing;
  if (question.mentions.length === 0 || question.intent.kind !== 'unclear' || !asksWhatItIs(typed)) return null;
  const [found, ...others] = await findProducts(inquiry);
  return found?.kind === 'one' && others.length === 0 ? composeIngredients(found.product) : null;
}
