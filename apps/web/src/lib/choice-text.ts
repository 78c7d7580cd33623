import { DIETARY_RESTRICTIONS } from '@labelwise/domain/health-profile';
import { say } from '../i18n/say.ts';
import { ALLERGENS, CHOICES } from './choices.data.ts';

/** A goal, condition, diet or allergy as it is stored, in the reader's language; what a person typed as it stands. */
export function choiceText(stored: string): string {
  const allergy = allergyOf(stored);
  if (allergy !== null) {
    const allergen = allergenText(allergy.allergen);
    return allergy.isStrict ? say('screens-choices.allergy_strict', { allergen }) : say('screens-choices.allergy', { allergen });
  }
  if (isKeyOf(CHOICES, stored)) return say(CHOICES[stored]);
  const diet = dietOf(stored);
  return diet === null ? stored : say(`screens-choices.diet_${diet}`);
}

type Card = (typeof DIETARY_RESTRICTIONS)[number];

/** What the diet of a card leaves out or asks for. */
export function choiceAbout(card: Card): string {
  return say(`screens-choices.about_${idOf(card)}`);
}

/** The diet whose card is stored; null where it is none. */
function dietOf(stored: string): Lowercase<Card> | null {
  const card = DIETARY_RESTRICTIONS.find((one) => one === stored);
  return card === undefined ? null : idOf(card);
}

function idOf<Name extends Card>(card: Name): Lowercase<Name>;
function idOf(card: string): string {
  return card.toLowerCase();
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
