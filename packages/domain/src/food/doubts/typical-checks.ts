import { groupOfCategories } from '../categories/categories.ts';
import { BROAD_SHELVES } from '../categories/uninformative.data.ts';
import type { Doubt, LabelFacts } from './doubt.ts';
import { saltDoubts } from './salt-checks.ts';
import { servingDoubts } from './serving-checks.ts';
import type { Compared, TypicalFigures } from './typical.ts';

/** A group known by the name alone may be the wrong one: a figure has to lie further out by so much. */
const BY_NAME = 1.3;

/** Figures against those of like foods and against what the list says of water and salt. */
export function typicalDoubts(food: LabelFacts, typical: TypicalFigures): Doubt[] {
  const group = food.group ?? groupOfCategories(food.categoriesTags, food.kind);
  const narrow = food.categoriesTags.filter((tag) => !BROAD_SHELVES.has(tag));
  const isByName = food.kindBasis === 'inferred' || groupOfCategories(narrow, food.kind) !== group;
  const compared: Compared = { group, usual: group === null ? undefined : typical.get(group), isByName, strict: isByName ? BY_NAME : 1 };
  return [...servingDoubts(food, compared), ...saltDoubts(food, compared)];
}
