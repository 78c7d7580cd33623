import { editDistance, memoize } from '../../lib/index.ts';
import {
  ALLERGY_PHRASES,
  BY_AMOUNT,
  COMMON_WORDS,
  DENIES,
  EXCEPT,
  EXEMPTED,
  FREE_WORDS,
  HAS,
  HIDDEN_SUBSTANCES,
  HIGH_AMOUNT,
  IGNORED,
  JOINS,
  LINKS,
  LOW_AMOUNT,
  NO_FOOD,
  NO_RESTRICTION_PHRASES,
  OWN_RULES,
  PERMITTED,
  WITHOUT,
} from './phrases.data.ts';

/** What the words beside the names mean. */
export type Role =
  | 'harms'
  | 'without'
  | 'free'
  | 'join'
  | 'except'
  | 'spared'
  | 'fine'
  | 'has'
  | 'link'
  | 'much'
  | 'little'
  | 'passed over';

/** Phrases and their roles; of a phrase in several lists the first decides. */
const TABLE: readonly (readonly [Role, readonly string[]])[] = [
  ['spared', EXEMPTED],
  ['fine', PERMITTED],
  ['harms', ALLERGY_PHRASES],
  ['without', WITHOUT],
  ['free', FREE_WORDS],
  ['except', EXCEPT],
  ['join', JOINS],
  ['has', HAS],
  ['link', LINKS],
  ['passed over', IGNORED],
  ['much', HIGH_AMOUNT],
  ['little', LOW_AMOUNT],
  ['passed over', COMMON_WORDS],
];
export const ROLES: ReadonlyMap<string, Role> = new Map(
  TABLE.toReversed().flatMap(([role, phrases]) => phrases.map((phrase) => [phrase, role] as const)),
);
export const MAX_PHRASE_WORDS: number = Math.max(...[...ROLES.keys(), ...NO_FOOD, ...OWN_RULES].map((phrase) => phrase.split(' ').length));

export const NO_RESTRICTION: ReadonlySet<string> = new Set(NO_RESTRICTION_PHRASES);
export const DENIALS: ReadonlySet<string> = new Set(DENIES);
/** Allergies that no food can break. */
export const WITHOUT_FOOD: ReadonlySet<string> = new Set(NO_FOOD);
export const OF_AMOUNT: ReadonlySet<string> = new Set(BY_AMOUNT);
export const HIDDEN: ReadonlySet<string> = new Set(HIDDEN_SUBSTANCES);
export const OF_OWN_RULES: ReadonlySet<string> = new Set(OWN_RULES);
/** Words of phrases that name no food; they are no typing errors. */
export const NO_NAMES: ReadonlySet<string> = new Set(
  [...NO_FOOD, ...BY_AMOUNT, ...HIDDEN_SUBSTANCES, ...OWN_RULES, ...NO_RESTRICTION_PHRASES].flatMap((phrase) => phrase.split(' ')),
);

const ALLERGY_WORDS: readonly string[] = [
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
const INTOLERANCE_WORDS: readonly string[] = [
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
  'malabsorption',
  'malabsorptie',
  'malabsorbtion',
  'malabsorcion',
  'malabsorcao',
  'malassorbimento',
  'anaphylactic',
  'anaphylaxis',
];
const MAX_EDITS = 2;
const MIN_LENGTH = 5;

/** Whether a word means allergy or intolerance, in seven languages and with typing errors. */
export const isAllergyWord = memoize(meansAllergy);

function meansAllergy(word: string): boolean {
  // "Allégé" is light.
  if (word.length < MIN_LENGTH || word.startsWith('algeri') || /^alleg(?:e|er)e?s?$/.test(word)) return false;
  const known =
    word.startsWith('al') && /r/.test(word) && /[gj]/.test(word)
      ? ALLERGY_WORDS
      : /^(?:in|un|an|malab|malas)/.test(word)
        ? INTOLERANCE_WORDS
        : [];
  return (
    /^al{1,2}er?g(?:[iye]|$)/.test(word) ||
    known.some((one) => Math.abs(one.length - word.length) <= MAX_EDITS && editDistance(one, word) <= MAX_EDITS)
  );
}

/** The end of a compound with that meaning: "Nussallergie", "laktoseintolerant", "nutallergy". */
const COMPOUND_ENDING =
  /^(.{2,}?)-?(al{1,3}[aei]?r{1,2}g{1,2}[iye][a-z]{0,8}|al{1,2}eg?r?gy|int+ol+[ea]r+an[a-z]{0,5}|un?vertrag[a-z]{0,10}|malabsorption|uberempfindlich[a-z]{0,5}|overgevoelig[a-z]{0,4})$/;

/** What stands before such an end; `null` for every other word. */
export function foodOfAllergyWord(word: string): string | null {
  return isAllergyWord(word) ? null : (COMPOUND_ENDING.exec(word)?.[1] ?? null);
}

/** How words for coeliac disease begin, folded. */
export const ILLNESS = /^(?:c[oe]{1,2}lia|zoliak|coeliak|celiaq)/;
