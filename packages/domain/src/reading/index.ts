export {
  bitOf, common, hasProperty, isEmpty, isProperty, maskOf, NO_PROPERTIES, overlaps, packMask, PROPERTIES, propertiesOf, propertyTest, union, unpackMask, without,
} from './properties.ts';
export type { Mask, Property } from './properties.ts';
export { CLAIM_SUBJECTS, isReadLanguage, READ_LANGUAGES } from './reading.ts';
export type { Claim, ClaimSubject, EvidenceSource, Presence, ReadItem, Reading, ReadLanguage } from './reading.ts';
export { eachItem, findingsOf, type Findings } from './findings.ts';
export { packReading, unpackFindings, isAllContained, unpackItems } from './packed.ts';
