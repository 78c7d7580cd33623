export type { Diet, DietDefinition, DietRule, Strictness } from './definitions.data.ts';
export { DIET_DEFINITIONS, STRICTNESS } from './definitions.data.ts';
export type { FamilyMember, Restriction, RestrictionStrictness } from './diet.ts';
export { DIETS, definitionOf, FAMILY_MEMBERS, familyOf, isDiet, MEMBER_SINGULAR, restrictionId, restrictionsFromJson } from './diet.ts';
export type { AllergyChip } from './selections.ts';
export { ALLERGY_CHIPS, allergyText, restrictionsOfChip } from './selections.ts';
