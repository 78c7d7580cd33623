import { type Answer, composeStatedEaten, energyLeftTyped, isOfTheRest, statedEaten } from '@labelwise/domain/guide';
import { byName } from './find-products.ts';
import { notForThem } from './guarded.ts';
import type { Found, Inquiry } from './inquiry.ts';

/** Messages that may have been about what is left. */
const LOOKED_AT = 3;

/**
 * What was stated as eaten, where the conversation is about what is left of a day; `null` where it is not, or where the member noted
 * something today, which counts more.
 *
 * @param earlier messages of the same person, oldest first
 */
export async function statedDay(inquiry: Inquiry, earlier: readonly string[]): Promise<Answer | null> {
  const { typed, tools } = inquiry;
  const present = statedEaten(typed);
  const around = [...earlier.slice(-LOOKED_AT), typed];
  if (present.length === 0 || !around.some(isOfTheRest)) return null;
  if ((await tools.own('eaten', 1)).some(({ day }) => day === tools.today)) return null;
  const all = [...earlier.slice(-LOOKED_AT).flatMap(statedEaten), ...present];
  const stated = await Promise.all(all.map(async (one) => ({ ...one, product: productOf(await byName(one.name, inquiry)) })));
  // Who ate what they must not eat needs another answer first.
  if (stated.some(({ product }) => product !== null && notForThem(product).length > 0)) return null;
  const left = around.flatMap((message) => energyLeftTyped(message) ?? []).at(-1) ?? null;
  return composeStatedEaten(stated, left, tools.profile());
}

const productOf = (found: Found) => (found.kind === 'one' ? found.product : found.kind === 'several' ? (found.products[0] ?? null) : null);
