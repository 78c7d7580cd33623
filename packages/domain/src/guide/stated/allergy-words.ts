import { editDistance } from '../understand/words.ts';
import { remembered } from '../../lib/index.ts';

const ALLERGY: readonly string[] = ['allergic', 'allergy', 'allergies', 'allergen', 'allergens', 'allergie', 'allergien', 'allergisch', 'allergiker', 'allergikerin', 'allergique', 'allergiques', 'alergico', 'alergica', 'alergia', 'alergias', 'allergico', 'allergica', 'allergia', 'anaphylactic'];
const INTOLERANCE: readonly string[] = ['intolerant', 'intolerance', 'intolerances', 'intolerante', 'intollerante', 'intoleranz', 'intolerancia', 'intolleranza', 'unvertraglichkeit'];
const NEARLY = 2;

/** Whether a word says allergy or intolerance, in five languages and with typing errors. */
export const isAllergyWord = remembered(saysAllergy);

function saysAllergy(word: string): boolean {
  if (word.length < 6 || word.startsWith('algeri')) return false;
  const known = word.startsWith('al') && word.includes('r') && word.includes('g') ? ALLERGY : /^(?:in|un|an)/.test(word) ? [...INTOLERANCE, 'anaphylactic'] : [];
  return known.some((one) => Math.abs(one.length - word.length) <= NEARLY && editDistance(one, word) <= NEARLY) || word.startsWith('allerg');
}
