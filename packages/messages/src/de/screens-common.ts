import type { Translation } from '../catalog.ts';
import type { screensCommon as english } from '../en/screens-common.ts';

export const screensCommon = {
  back: 'Zurück',
  open: 'Öffnen',
  per_100g: 'je 100 g',
  per_serving: 'je Portion',
  remove: 'Entfernen',
  remove_name: '{name} entfernen',
  try_again: 'Noch einmal versuchen',
} satisfies Translation<typeof english>;
