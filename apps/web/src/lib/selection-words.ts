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
