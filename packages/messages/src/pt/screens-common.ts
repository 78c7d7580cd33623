import type { Translation } from '../catalog.ts';
import type { screensCommon as english } from '../en/screens-common.ts';

export const screensCommon = {
  back: 'Voltar',
  open: 'Abrir',
  per_100g: 'por 100 g',
  per_serving: 'por dose',
  remove: 'Remover',
  remove_name: 'Remover {name}',
  try_again: 'Tentar novamente',
} satisfies Translation<typeof english>;
