import { say } from '../i18n/say.ts';
import { ABOUT, ALLERGENS, CHOICES } from './choices.data.ts';

/** A goal, condition, diet or allergy as it is stored, in the reader's language; what a person typed as it stands. */
export function choiceText(stored: string): string {
  const allergy = allergyOf(stored);
  if (allergy !== null) {
    const allergen = allergenText(allergy.allergen);
    return allergy.isStrict ? say('screens-choices.allergy_strict', { allergen }) : say('screens-choices.allergy', { allergen });
  }
  return isKeyOf(CHOICES, stored) ? say(CHOICES[stored]) : stored;
}

/** What a diet leaves out or asks for; `described` where the tables do not know it. */
export function choiceAbout(stored: string, described: string): string {
  return isKeyOf(ABOUT, stored) ? say(ABOUT[stored]) : described;
}

/** An allergen that law makes packs name, in the reader's language. */
export function allergenText(allergen: string): string {
  return isKeyOf(ALLERGENS, allergen) ? say(ALLERGENS[allergen]) : allergen;
}

function isKeyOf<Table extends object>(table: Table, name: PropertyKey): name is keyof Table {
  return Object.hasOwn(table, name);
}

/** How a chip of the section "Allergies" is stored among the dietary restrictions. @source `ALLERGY_CHIPS` of the domain */
const ALLERGY = /^Allergy: (.+?)( \(strict\))?$/;

/** Whether a stored selection is a chip of the section "Allergies". */
export function isAllergySelection(selection: string): boolean {
  return ALLERGY.test(selection);
}

/** The allergen of such a selection, and whether traces count as much as the food itself; null for any other. */
export function allergyOf(selection: string): { allergen: string; isStrict: boolean } | null {
  const [, allergen, strict] = ALLERGY.exec(selection) ?? [];
  return allergen === undefined ? null : { allergen, isStrict: strict !== undefined };
}

/** A stored selection as it is read: "Milk allergy", "Milk allergy, strict"; any other as it stands. */
export function selectionWords(selection: string): string {
  const [, allergen, strict] = ALLERGY.exec(selection) ?? [];
  return allergen === undefined ? selection : `${allergen} allergy${strict === undefined ? '' : ', strict'}`;
}
