export { COMPOSED_FOODS, PREPARED_FOODS } from './composed.data.ts';
export { eachItem, type Findings, findingsOf } from './findings.ts';
export { isAllContained, packReading, unpackFindings, unpackItems } from './packed.ts';
export type { Mask, Property } from './properties.ts';
export {
  common,
  hasProperty,
  isEmpty,
  LEGAL_ALLERGENS,
  maskOf,
  NO_PROPERTIES,
  overlaps,
  packMask,
  propertiesOf,
  propertyTest,
  RESTRICTED_PROPERTIES,
  union,
  unpackMask,
  without,
} from './properties.ts';
export type { Claim, ClaimSubject, EvidenceSource, Presence, ReadItem, Reading, ReadLanguage } from './reading.ts';
export { CLAIM_SUBJECTS, isReadLanguage, READ_LANGUAGES } from './reading.ts';
export { isTellingName, TELLING_NAMES } from './telling-names.data.ts';
