import type { PlainId } from '@labelwise/messages';

/** A section of a legal text: its heading and its paragraphs. */
export type LegalSection = { readonly heading: PlainId; readonly paragraphs: readonly PlainId[] };

/** Terms & Conditions: 11 sections, from Introduction to Contact Us. */
export const TERMS: readonly LegalSection[] = [
  { heading: 'screens-legal-texts.terms_1', paragraphs: ['screens-legal-texts.terms_1_1', 'screens-legal-texts.terms_1_2'] },
  { heading: 'screens-legal-texts.terms_2', paragraphs: ['screens-legal-texts.terms_2_1', 'screens-legal-texts.terms_2_2'] },
  { heading: 'screens-legal-texts.terms_3', paragraphs: ['screens-legal-texts.terms_3_1'] },
  { heading: 'screens-legal-texts.terms_4', paragraphs: ['screens-legal-texts.terms_4_1', 'screens-legal-texts.terms_4_2'] },
  { heading: 'screens-legal-texts.terms_5', paragraphs: ['screens-legal-texts.terms_5_1', 'screens-legal-texts.terms_5_2'] },
  { heading: 'screens-legal-texts.terms_6', paragraphs: ['screens-legal-texts.terms_6_1', 'screens-legal-texts.terms_6_2', 'screens-legal-texts.terms_6_3'] },
  { heading: 'screens-legal-texts.terms_7', paragraphs: ['screens-legal-texts.terms_7_1'] },
  { heading: 'screens-legal-texts.terms_8', paragraphs: ['screens-legal-texts.terms_8_1'] },
  { heading: 'screens-legal-texts.terms_9', paragraphs: ['screens-legal-texts.terms_9_1'] },
  { heading: 'screens-legal-texts.terms_10', paragraphs: ['screens-legal-texts.terms_10_1'] },
  { heading: 'screens-legal-texts.terms_11', paragraphs: ['screens-legal-texts.terms_11_1'] },
];
