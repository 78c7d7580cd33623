export { DIET_DEFINITIONS, STRICTNESS } from './definitions.data.ts';
export type { Diet, DietDefinition, DietRule, Strictness } from './definitions.data.ts';
export { definitionOf, DIETS, FAMILY_MEMBERS, familyOf, isDiet, MEMBER_SINGULAR, restrictionId } from './diet.ts';
export type { FamilyMember, Restriction, RestrictionStrictness } from './diet.ts';
export { ALLERGY_CHIPS, allergyText, restrictionsOfChip } from './selections.ts';
export type { AllergyChip } from './selections.ts';
export { restrictionsFromJson } from './restriction-json.ts';
