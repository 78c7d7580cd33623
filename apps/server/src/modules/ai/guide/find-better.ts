import type { AlternativeView, Criterion, ProductView } from '@labelwise/domain/guide';
import type { MemberTools } from '../tools/assistant-tools.ts';

/** With fewer of the same kind the shelves around are looked at too. */
const ENOUGH = 3;
const LOOKED_AT = 8;
const FATS: readonly string[] = ['en:vegetable-oils', 'en:olive-oils', 'en:butters', 'en:margarines'];
/** The first categories of a food ("plant-based foods") say too little of what would do instead. */
const TOO_WIDE = 2;

/** Of the same category; where that has too little, from the next wider shelf that has anything better. */
export async function betterThan(product: ProductView, criteria: readonly Criterion[], tools: MemberTools): Promise<AlternativeView[]> {
  const near = await tools.alternatives(product.barcode);
  if (near.length >= ENOUGH && criteria.length === 0) return bestFirst(near);
  const known = new Set([product.barcode, ...near.map((one) => one.product.barcode)]);
  for (const shelf of product.facts.categoriesTags.slice(TOO_WIDE, -1).reverse()) {
    const around = (await tools.ideas({ shelves: [shelf], criteria, limit: LOOKED_AT })).filter(
      (one) => !known.has(one.barcode) && one.score > product.score && isFat(one) === isFat(product),
    );
    if (around.length > 0) return bestFirst([...near, ...around.map((one) => ({ product: one, reason: 'From a shelf close by' }))]);
  }
  return bestFirst(near);
}

/** Oils stand beside spreads in the categories, and on no bread. */
const isFat = ({ facts }: ProductView): boolean => facts.categoriesTags.some((tag) => FATS.includes(tag));

function bestFirst(list: readonly AlternativeView[]): AlternativeView[] {
  return [...list].sort((one, other) => other.product.score - one.product.score);
}
