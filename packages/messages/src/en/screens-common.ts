import type { Catalog } from '../catalog.ts';

/** What several screens say: their buttons, and the words around figures. */
export const screensCommon = {
  back: 'Back',
  open: 'Open',
  per_100g: 'per 100 g',
  per_serving: 'per serving',
  remove: 'Remove',
  remove_name: 'Remove {name}',
  try_again: 'Try Again',
} as const satisfies Catalog;
