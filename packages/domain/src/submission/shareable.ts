import { hasValidCheckDigit, isRestrictedCirculation } from '../gtin/index.ts';
import { EMPTY_FIELDS, type StatedFields, saysAnything } from './submission.ts';

/** Why something cannot be everybody's. */
export type NotShareable = 'nothing stated' | 'no name' | 'no product code';

/**
 * What of a person's statements may become everybody's: a list only where it was confirmed as the whole one, figures of servings only
 * through a confirmed weight, and nothing that was withdrawn. Never who stated it.
 * @param isKnown the catalogue has the product; a new one needs a name
 */
export function shareableFields(fields: StatedFields, gtin: string, isKnown: boolean): StatedFields | NotShareable {
  if (!hasValidCheckDigit(gtin) || isRestrictedCirculation(gtin)) return 'no product code';
  const { ingredients, serving, per100, perServing, name, brand, quantity, category, basis } = fields;
  const hasWholeList = ingredients?.value?.isConfirmed === true && ingredients.value.isComplete;
  const hasServing = serving?.value?.isConfirmed === true;
  const shareable: StatedFields = {
    ...EMPTY_FIELDS,
    ...(name?.value && { name }),
    ...(brand?.value && { brand }),
    ...(quantity?.value && { quantity }),
    ...(category?.value && { category }),
    ...(basis?.value && { basis }),
    ...(hasWholeList && { ingredients }),
    ...(hasServing && { serving, perServing: standing(perServing) }),
    per100: standing(per100),
  };
  if (!isKnown && !name?.value) return 'no name';
  return saysAnything(shareable) ? shareable : 'nothing stated';
}

function standing(figures: StatedFields['per100']): StatedFields['per100'] {
  return Object.fromEntries(Object.entries(figures).filter(([, stated]) => stated.value !== null));
}
