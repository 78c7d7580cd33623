import { REFERENCE_INTAKES } from '../../health-profile/index.ts';
import { readFood } from '../../matching/index.ts';
import { portionOf } from '../../portion/index.ts';
import { type Answer, answerOf, entriesOf, targetSource } from '../answer.ts';
import type { ProductView, ProfileView } from '../facts.ts';
import { amountIn, named } from '../figures.ts';
import { brandsIn } from '../generic/brand-kinds.ts';
import { genericAsked } from '../generic/generic-asked.ts';
import { tokensOf } from '../generic/generic-tokens.ts';
import type { StatedFood } from '../understand/stated-eaten.ts';

/** What was stated as eaten, with the product of that name where the catalogue has one. */
export type StatedProduct = StatedFood & { readonly product: ProductView | null };

/**
 * What was stated as eaten in a conversation, reckoned with for this conversation: energy, and what of the day it leaves.
 *
 * @param left kcal that were stated as left before; `null`: a whole day
 */
export function composeStatedEaten(stated: readonly StatedProduct[], left: number | null, profile: ProfileView | null): Answer | null {
  const rows = stated.map(({ name, count, product }) => {
    const generic = genericAsked(name)?.foods[0]?.food ?? brandsIn(tokensOf(name))[0]?.food ?? null;
    const read = product === null ? null : readFood(product.facts);
    const hasServing = product !== null && (product.servingSize !== null || read?.isDrink === true);
    // A pack that states no serving says nothing of one piece; what is usual does.
    const grams = hasServing ? portionOf(read ?? readFood(product.facts), product.servingSize).amount : (generic?.portion ?? null);
    const per100 = product === null ? (generic?.figures.Calories ?? null) : amountIn(product, 'energyKcal');
    const energy = grams === null || per100 === null ? null : (per100 * grams * count) / 100;
    return { name, count, food: product === null ? null : named(product), grams, energy };
  });
  const known = rows.flatMap((row) =>
    row.energy === null || row.grams === null ? [] : [{ ...row, energy: row.energy, grams: row.grams }],
  );
  if (known.length === 0) return null;
  const energy = Math.round(known.reduce((sum, row) => sum + row.energy, 0));
  const budget = left ?? profile?.targets.calories ?? REFERENCE_INTAKES.calories;
  const products = stated.flatMap(({ product }) => product ?? []);
  return answerOf(
    [
      {
        kind: 'stated eaten',
        rows: known,
        unknown: rows.flatMap((row) => (row.energy === null ? [row.name] : [])),
        energy,
        budget,
        left: budget - energy,
      },
    ],
    [...(left === null ? [targetSource(profile, 'calories')] : []), ...entriesOf(products)],
  );
}
