import type { AlternativeView, Criterion, ProductView } from '@labelwise/domain/guide';

import type { MemberTools } from '../tools/assistant-tools.ts';

/** With fewer of the same kind the shelves around are looked at too. */
const ENOUGH = 3;
const LOOKED_AT = 8;
/** The first categories of a food ("plant-based foods") say too little of what would do instead. */
const TOO_WIDE = 2;

/** Of the same category; where that has too little, from the next wider shelf that has anything better. */
export async function betterThan(product: ProductView, criteria: readonly Criterion[], tools: MemberTools): Promise<AlternativeView[]> {
  const near = await tools.alternatives(product.barcode);
  if (near.length >= ENOUGH && criteria.length === 0) return near;
  const known = new Set([product.barcode, ...near.map((one) => one.product.barcode)]);
  for (const shelf of product.facts.categoriesTags.slice(TOO_WIDE, -1).reverse()) {
    const around = (await tools.ideas({ shelves: [shelf], criteria, limit: LOOKED_AT })).filter(({ barcode, score }) => !known.has(barcode) && score > product.score);
    if (around.length > 0) return [...near, ...around.map((one) => ({ product: one, reason: 'From a shelf close by' }))];
  }
  return near;
}
