import type { Translation } from '../catalog.ts';
import type { screensCommon as english } from '../en/screens-common.ts';

export const screensCommon = {
  back: 'Terug',
  open: 'Openen',
  per_100g: 'per 100 g',
  per_serving: 'per portie',
  remove: 'Verwijderen',
  remove_name: '{name} verwijderen',
  try_again: 'Opnieuw proberen',
} satisfies Translation<typeof english>;
