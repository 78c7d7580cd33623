import { editDistance, remembered } from '../../lib/index.ts';
import {
  BY_AMOUNT,
  COMMON_WORDS,
  DENIES,
  EXCEPT,
  FINE,
  FREE_WORDS,
  HARMS,
  HAS,
  HIDDEN_SUBSTANCES,
  JOINS,
  LINKS,
  LITTLE,
  MUCH,
  NO_FOOD,
  NOTHING_SAID,
  PASSED_OVER,
  SPARED,
  WITHOUT,
} from './phrases.data.ts';

/** What words beside the names say. */
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
  ['spared', SPARED],
  ['fine', FINE],
  ['harms', HARMS],
  ['without', WITHOUT],
  ['free', FREE_WORDS],
  ['except', EXCEPT],
  ['join', JOINS],
  ['has', HAS],
  ['link', LINKS],
  ['passed over', PASSED_OVER],
  ['much', MUCH],
  ['little', LITTLE],
  ['passed over', COMMON_WORDS],
];
export const ROLES: ReadonlyMap<string, Role> = new Map(
  TABLE.toReversed().flatMap(([role, phrases]) => phrases.map((phrase) => [phrase, role] as const)),
);
export const LONGEST_PHRASE: number = Math.max(...[...ROLES.keys(), ...NO_FOOD].map((phrase) => phrase.split(' ').length));

export const SAYS_NOTHING: ReadonlySet<string> = new Set(NOTHING_SAID);
export const DENIALS: ReadonlySet<string> = new Set(DENIES);
/** Allergies that no food can break. */
export const WITHOUT_FOOD: ReadonlySet<string> = new Set(NO_FOOD);
export const OF_AMOUNT: ReadonlySet<string> = new Set(BY_AMOUNT);
export const HIDDEN: ReadonlySet<string> = new Set(HIDDEN_SUBSTANCES);
/** Words of phrases that name no food; they are no typing errors. */
export const NO_NAMES: ReadonlySet<string> = new Set(
  [...NO_FOOD, ...BY_AMOUNT, ...HIDDEN_SUBSTANCES, ...NOTHING_SAID].flatMap((phrase) => phrase.split(' ')),
);

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
