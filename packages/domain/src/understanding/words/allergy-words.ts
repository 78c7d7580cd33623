import { remembered } from '../../lib/index.ts';
import { editDistance } from '../../vocabulary/index.ts';

const ALLERGY: readonly string[] = [
  'allergic',
  'allergy',
  'allergies',
  'allergen',
  'allergens',
  'allergie',
  'allergien',
  'allergisch',
  'allergiker',
  'allergikerin',
  'allergique',
  'allergiques',
  'allergico',
  'allergica',
  'allergici',
  'allergia',
  'allergie',
  'alergico',
  'alergica',
  'alergicos',
  'alergicas',
  'alergia',
  'alergias',
  'allergieen',
];
const INTOLERANCE: readonly string[] = [
  'intolerant',
  'intolerance',
  'intolerances',
  'intolerante',
  'intolerantes',
  'intollerante',
  'intolleranti',
  'intoleranz',
  'intoleranzen',
  'intolerancia',
  'intolerancias',
  'intolleranza',
  'intolleranze',
  'intolerantie',
  'intoleranties',
  'intolerants',
  'unvertraglichkeit',
  'unvertraglich',
  'anaphylactic',
  'anaphylaxis',
];
const NEARLY = 2;
const SHORTEST = 5;

/** Whether a word says allergy or intolerance, in seven languages and with typing errors. */
export const isAllergyWord = remembered(saysAllergy);

function saysAllergy(word: string): boolean {
  if (word.length < SHORTEST || word.startsWith('algeri')) return false;
  const known = word.startsWith('al') && /r/.test(word) && /[gj]/.test(word) ? ALLERGY : /^(?:in|un|an)/.test(word) ? INTOLERANCE : [];
  return (
    /^al{1,2}er?g(?:[iye]|$)/.test(word) ||
    known.some((one) => Math.abs(one.length - word.length) <= NEARLY && editDistance(one, word) <= NEARLY)
  );
}

/** The end of a word that says it of what stands before it: "Nussallergie", "laktoseintolerant", "nutallergy". */
const ENDING =
  /^(.{2,}?)-?(al{1,3}[aei]?r{1,2}g{1,2}[iye][a-z]{0,8}|al{1,2}eg?r?gy|int+ol+[ea]r+an[a-z]{0,5}|un?vertrag[a-z]{0,10}|uberempfindlich[a-z]{0,5}|overgevoelig[a-z]{0,4})$/;

/** What stands before such an end; `null` for every other word. */
export function foodOfAllergyWord(word: string): string | null {
  return isAllergyWord(word) ? null : (ENDING.exec(word)?.[1] ?? null);
}
