import type { Translation } from '../catalog.ts';
import type { screensCommon as english } from '../en/screens-common.ts';

export const screensCommon = {
  back: 'Atrás',
  open: 'Abrir',
  per_100g: 'por 100 g',
  per_serving: 'por ración',
  remove: 'Quitar',
  remove_name: 'Quitar {name}',
  try_again: 'Intentar de nuevo',
} satisfies Translation<typeof english>;
