import type { Translation } from '../catalog.ts';
import type { screensCommon as english } from '../en/screens-common.ts';

export const screensCommon = {
  back: 'Retour',
  open: 'Ouvrir',
  per_100g: 'pour 100 g',
  per_serving: 'par portion',
  remove: 'Retirer',
  remove_name: 'Retirer {name}',
  try_again: 'Réessayer',
} satisfies Translation<typeof english>;
