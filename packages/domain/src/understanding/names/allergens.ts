import { type Diet, FAMILY_MEMBERS, type FamilyMember } from '../../diets/index.ts';
import { hasProperty, type Mask, maskOf, overlaps, type Property } from '../../reading/index.ts';

/** Allergens of the law that are one substance: whoever must not eat one food of them must not eat any. */
const WHOLE: readonly (readonly [property: Property, diet: Diet])[] = [
  ['Eggs', 'egg-free'],
  ['Peanuts', 'peanut-free'],
  ['Soy', 'soy-free'],
  ['Sesame', 'sesame-free'],
  ['Mustard', 'mustard-free'],
  ['Celery', 'celery-free'],
  ['Lupin', 'lupin-free'],
  ['Sulphites', 'sulphite-free'],
];
/** Those that are families of foods: of one named, the others are unknown. */
const FAMILIES: readonly (readonly [property: Property, diet: Diet])[] = [
  ['Dairy', 'dairy-free'],
  ['Fish', 'fish-free'],
  ['crustaceans', 'crustacean-free'],
  ['molluscs', 'mollusc-free'],
  ['Shellfish', 'shellfish-free'],
  ['Nuts', 'nut-free'],
  ['Gluten', 'gluten-free'],
];
const LAWFUL = maskOf([...WHOLE, ...FAMILIES].map(([property]) => property).concat(FAMILY_MEMBERS));

/** Whether it holds an allergen that packs must name. */
export function isLawful(mask: Mask): boolean {
  return overlaps(mask, LAWFUL);
}

export function wholeAllergensIn(mask: Mask): Diet[] {
  return WHOLE.flatMap(([property, diet]) => (hasProperty(mask, property) ? [diet] : []));
}

export function membersIn(mask: Mask): FamilyMember[] {
  return FAMILY_MEMBERS.filter((member) => hasProperty(mask, member));
}

/** The family of foods that an ingredient belongs to, or for a made dish the first allergen that it holds. */
export function familyIn(mask: Mask, isMade: boolean): Diet | null {
  return [...FAMILIES, ...(isMade ? WHOLE : [])].find(([property]) => hasProperty(mask, property))?.[1] ?? null;
}
