import { SELECTION_ALIASES, selectionKey } from '../../preferences/index.ts';
import { ALLERGY_DIETS, CLASSES, CONSTRAINTS, type ConstraintClass } from './constraints.data.ts';

export type Constraint = { readonly diet: string; readonly strictness: ConstraintClass };

const NAMED_ALLERGY = /^(?:severe |mild )?(.+?) (?:allerg(?:y|ies)|allergic|intolerance|intolerant|intolerances)$/;
const WITHOUT = /^(?:no|without|allergic to|allergy to|intolerant to|intolerance to) (.+)$|^(.+) free$/;
const ALLERGIC_TO = /^(?:allergic|allergy|intolerant|intolerance) to /;

/** The diets that selections (conditions and restrictions, as shown or typed) bind a food to; one named twice takes the stricter class. */
export function constraintsOf(selections: readonly string[]): Constraint[] {
  const strictest = new Map<string, ConstraintClass>();
  for (const { diet, strictness } of selections.flatMap(constraintsOfOne)) {
    const known = strictest.get(diet);
    if (known === undefined || CLASSES.indexOf(strictness) < CLASSES.indexOf(known)) strictest.set(diet, strictness);
  }
  return [...strictest].map(([diet, strictness]) => ({ diet, strictness })).sort((one, other) => (one.diet < other.diet ? -1 : 1));
}

/** The diets alone that selections or typed allergies ("kiwi allergy") bind a food to. */
export function bindingDiets(selections: readonly string[]): string[] {
  return constraintsOf(selections).map(({ diet }) => diet);
}

function constraintsOfOne(selection: string): Constraint[] {
  const written = selectionKey(selection);
  const alias = Object.hasOwn(SELECTION_ALIASES, written) ? SELECTION_ALIASES[written] : selection;
  if (alias === null || alias === undefined) return [];
  const key = selectionKey(alias);
  const known = Object.hasOwn(CONSTRAINTS, key) ? CONSTRAINTS[key] : undefined;
  if (known !== undefined) return known.diets.map((diet) => ({ diet, strictness: known.strictness }));
  return allergyDiets(key).map((diet) => ({ diet, strictness: 'safety' }));
}

/** "Kiwi allergy" binds to any food; "no kiwi" and "kiwi-free" only to what is a known allergen, since "no sugar" is no allergy. */
function allergyDiets(key: string): readonly string[] {
  const allergy = NAMED_ALLERGY.exec(key)?.[1];
  const without = WITHOUT.exec(key);
  const food = allergy ?? without?.[1] ?? without?.[2];
  if (food === undefined) return [];
  const known = Object.hasOwn(ALLERGY_DIETS, food) ? ALLERGY_DIETS[food] : undefined;
  if (known !== undefined) return known;
  return allergy !== undefined || ALLERGIC_TO.test(key) ? [`${food.replaceAll(' ', '-')}-free`] : [];
}
