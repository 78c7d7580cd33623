import { SELECTION_ALIASES, selectionKey } from '../../preferences/index.ts';
import { CLASSES, CONSTRAINTS, type ConstraintClass } from './constraints.data.ts';
import { foodsLeftOut } from './foods-left-out.ts';

export type Constraint = { readonly diet: string; readonly strictness: ConstraintClass };

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
  return foodsLeftOut(key);
}
