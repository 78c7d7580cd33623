import type { MessageId, Say } from '../index.ts';

/**
 * What the domain names in English, in the language of `say`: restrictions, substances, preferences. What has no name there, as the words
 * that a person typed or a pack prints, stays as it is.
 */
export function termText(say: Say, name: string): string {
  return say.term?.(name, true) ?? (say.term === undefined ? name : (choiceText(say, name) ?? name));
}

/** Conditions of the health profile, as they are stored. */
export const CONDITIONS = {
  'High Blood Pressure': 'screens-choices.condition_blood_pressure',
  Diabetes: 'screens-choices.condition_diabetes',
  'Heart Disease': 'screens-choices.condition_heart',
  'High Cholesterol': 'screens-choices.condition_cholesterol',
  'Kidney Disease': 'screens-choices.condition_kidney',
  GERD: 'screens-choices.condition_gerd',
  IBS: 'screens-choices.condition_ibs',
  Celiac: 'screens-choices.condition_celiac',
  Pregnancy: 'screens-choices.pregnancy',
  Breastfeeding: 'screens-choices.breastfeeding',
} as const satisfies Readonly<Record<string, MessageId>>;
const isCondition = (name: string): name is keyof typeof CONDITIONS => Object.hasOwn(CONDITIONS, name);
const ALLERGY = /^Allergy: (?<allergen>.+?)(?<strict> \(strict\))?$/u;

function choiceText(say: Say, name: string): string | undefined {
  if (isCondition(name)) return say(CONDITIONS[name]);
  const { allergen = '', strict } = ALLERGY.exec(name)?.groups ?? {};
  const word = allergen === '' ? undefined : say.term?.(allergen, true);
  return word === undefined
    ? undefined
    : say(strict === undefined ? 'screens-choices.allergy' : 'screens-choices.allergy_strict', { allergen: word });
}

/** What a preference is about, at the start of a line. */
export function termAtStart(say: Say, name: string): string {
  const term = say.term?.(name);
  return term === undefined ? name : term.charAt(0).toUpperCase() + term.slice(1);
}

/**
 * The name of an additive as it stands inside a sentence; its code where it has none in the language of `say`, never its English name.
 *
 * @param inEnglish how English writes the name there
 */
export function additiveName(say: Say, code: string, inEnglish: string): string {
  if (say.term === undefined) return inEnglish;
  return say.term(code.toLowerCase()) ?? code.toUpperCase();
}

/** The same inside a sentence: in small letters, unless the language writes the word with a capital. */
export function termInside(say: Say, name: string): string {
  return say.term?.(name) ?? name.toLowerCase();
}
