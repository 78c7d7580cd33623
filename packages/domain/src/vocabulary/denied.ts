import { common, type EvidenceSource, type Mask, NO_PROPERTIES, overlaps, type ReadItem, union, without } from '../reading/index.ts';
import { namesWholeAllergen } from './claims.ts';
import {
  ADDING_WORDS,
  DAIRY,
  FAMILIES,
  GLUTEN,
  LACTOSE_ALONE,
  OATS,
  OTHER_CEREALS,
  SUBSTANCES,
  TURNING_WORDS,
  WHOLE_ALLERGENS,
} from './items.data.ts';
import type { Token } from './list-structure.ts';

/** Named by a part or kind, and yet the allergen itself. */
const WHEAT_GLUTEN = 'en:wheat-gluten';

/**
 * What the denials of an item take out of the food that they stand with. Of a family that is denied by its own name ("dairy-free") all of
 * it; of a part or a kind ("casein-free whey", "rye-free wheat flour", "almond-free hazelnut paste") what is that kind's alone.
 */
export function propertiesTakenOut(denied: readonly ReadItem[]): Mask {
  return denied.reduce((all, { id, has }) => {
    if (id === null || !SUBSTANCES.has(id)) return all;
    const isWhole = namesWholeAllergen(id) || id === WHEAT_GLUTEN;
    return union(all, isWhole ? withMembers(has) : without(has, WHOLE_ALLERGENS));
  }, NO_PROPERTIES);
}

/**
 * Where an item turns from what it is without to what it is with ("dairy-free spread with butter"): the place of that word. In a list
 * what "and" joins is another food; in a product's name ("gluten-free bread and cakes") it is the same.
 */
export function turnOf(tokens: readonly Token[], source: EvidenceSource): number {
  const first = tokens.findIndex(({ isDenied }) => isDenied);
  const turns = (word: string): boolean => TURNING_WORDS.has(word) || (source !== 'name' && ADDING_WORDS.has(word));
  const turn = first < 0 ? -1 : tokens.findIndex(({ word, isDenied }, at) => at > first && !isDenied && turns(word));
  return turn < 0 ? tokens.length : turn;
}

/** What can be taken out of a food that is there in spite of a denial of more: lactose of milk. */
export function removable(denied: Mask): Mask {
  return overlaps(denied, DAIRY) ? NO_PROPERTIES : LACTOSE_ALONE;
}

/**
 * A part of a food that denies something ("lactose-free yogurt (milk)"). Lactose is taken out of milk, and gluten-free oats are oats; a food
 * that the brackets name in spite of the denial ("dairy-free spread (oil, whey)") is there (decision 028).
 */
export function withoutDenied(item: ReadItem, denied: Mask): ReadItem {
  if (item.presence !== 'contained') return item;
  const isOfOats = overlaps(item.has, OATS) && !overlaps(item.has, OTHER_CEREALS);
  return {
    ...item,
    has: without(item.has, common(denied, union(removable(denied), isOfOats ? GLUTEN : NO_PROPERTIES))),
    may: without(item.may, denied),
    children: item.children.map((child) => withoutDenied(child, denied)),
  };
}

/** What is without gluten is without the gluten of every cereal; the same for milk and for nuts. */
function withMembers(denied: Mask): Mask {
  return FAMILIES.reduce((all, [family, members]) => (overlaps(denied, family) ? union(all, members) : all), denied);
}
