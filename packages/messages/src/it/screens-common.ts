import type { Translation } from '../catalog.ts';
import type { screensCommon as english } from '../en/screens-common.ts';

export const screensCommon = {
  back: 'Indietro',
  open: 'Apri',
  per_100g: 'per 100 g',
  per_serving: 'per porzione',
  remove: 'Rimuovi',
  remove_name: 'Rimuovi {name}',
  try_again: 'Riprova',
} satisfies Translation<typeof english>;
