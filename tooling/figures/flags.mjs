/**
 * The kinds that our categories tell, inferred where they tell none, beside the flags that the source computed its own Nutri-Score with.
 */
import { kindFromCategories } from '../../packages/domain/src/food/index.ts';

const FLAGS = [
  ['is_water', 'water'],
  ['is_beverage', 'beverage'],
  ['is_cheese', 'cheese'],
  ['is_fat_oil_nuts_seeds', 'fat'],
  ['is_fat', 'fat'],
];

/** Records whose flags and categories are both known, and those of them for which ours differ. */
export function measureFlags(products) {
  const stated = products.flatMap(({ record, product }) => {
    const kind = flaggedKind(record);
    return kind === null || product.categoriesTags.length === 0
      ? []
      : [{ product, flagged: kind, ours: kindFromCategories(product.categoriesTags, { prepared: true }) ?? product.kind }];
  });
  return { stated, differing: stated.filter(({ flagged, ours }) => ours !== flagged && ours !== 'na') };
}

function flaggedKind(record) {
  const document = record.product ?? record;
  const data = document.nutriscore?.['2023']?.data ?? document.nutriscore_data;
  if (typeof data !== 'object' || data === null || !('is_beverage' in data)) return null;
  return FLAGS.find(([flag]) => Number(data[flag]) === 1)?.[1] ?? 'general';
}
