import type { LegalSection } from './terms.data.ts';

/** The full privacy policy: 11 sections. */
export const PRIVACY: readonly LegalSection[] = [
  { heading: 'screens-legal-texts.privacy_1', paragraphs: ['screens-legal-texts.privacy_1_1'] },
  { heading: 'screens-legal-texts.privacy_2', paragraphs: ['screens-legal-texts.privacy_2_1', 'screens-legal-texts.privacy_2_2', 'screens-legal-texts.privacy_2_3'] },
  { heading: 'screens-legal-texts.privacy_3', paragraphs: ['screens-legal-texts.privacy_3_1', 'screens-legal-texts.privacy_3_2'] },
  { heading: 'screens-legal-texts.privacy_4', paragraphs: ['screens-legal-texts.privacy_4_1'] },
  { heading: 'screens-legal-texts.privacy_5', paragraphs: ['screens-legal-texts.privacy_5_1', 'screens-legal-texts.privacy_5_2', 'screens-legal-texts.privacy_5_3', 'screens-legal-texts.privacy_5_4', 'screens-legal-texts.privacy_5_5', 'screens-legal-texts.privacy_5_6'] },
  { heading: 'screens-legal-texts.privacy_6', paragraphs: ['screens-legal-texts.privacy_6_1'] },
  { heading: 'screens-legal-texts.privacy_7', paragraphs: ['screens-legal-texts.privacy_7_1'] },
  { heading: 'screens-legal-texts.privacy_8', paragraphs: ['screens-legal-texts.privacy_8_1', 'screens-legal-texts.privacy_8_2', 'screens-legal-texts.privacy_8_3'] },
  { heading: 'screens-legal-texts.privacy_9', paragraphs: ['screens-legal-texts.privacy_9_1'] },
  { heading: 'screens-legal-texts.privacy_10', paragraphs: ['screens-legal-texts.privacy_10_1'] },
  { heading: 'screens-legal-texts.privacy_11', paragraphs: ['screens-legal-texts.privacy_11_1'] },
];

/** The short policy of /privacy. */
export const SHORT_PRIVACY: readonly LegalSection[] = [
  { heading: 'screens-legal-texts.short_1', paragraphs: ['screens-legal-texts.short_1_1'] },
  { heading: 'screens-legal-texts.short_2', paragraphs: ['screens-legal-texts.short_2_1'] },
  { heading: 'screens-legal-texts.short_3', paragraphs: ['screens-legal-texts.short_3_1', 'screens-legal-texts.short_3_2'] },
  { heading: 'screens-legal-texts.short_4', paragraphs: ['screens-legal-texts.short_4_1'] },
  { heading: 'screens-legal-texts.short_5', paragraphs: ['screens-legal-texts.short_5_1'] },
];
