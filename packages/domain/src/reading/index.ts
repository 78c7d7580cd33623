export { COMPOSED_FOODS, PREPARED_FOODS } from './composed.data.ts';
export { isAllContained, packReading, unpackFindings, unpackItems } from './packed.ts';
export {
  common,
  hasProperty,
  isEmpty,
  LEGAL_ALLERGENS,
  type Mask,
  maskOf,
  NO_PROPERTIES,
  overlaps,
  type Property,
  packMask,
  propertiesOf,
  propertyTest,
  RESTRICTED_PROPERTIES,
  union,
  unpackMask,
  without,
} from './properties.ts';
export {
  CLAIM_SUBJECTS,
  type Claim,
  type ClaimSubject,
  type EvidenceSource,
  eachItem,
  type Findings,
  findingsOf,
  isReadLanguage,
  type Presence,
  READ_LANGUAGES,
  type ReadItem,
  type Reading,
  type ReadLanguage,
} from './reading.ts';
export { isTellingName, TELLING_NAMES, TELLING_WORDS } from './telling-names.data.ts';
