import type { Translation } from '../catalog.ts';
import type { screensLegal as english } from '../en/screens-legal.ts';

/** Pages of legal texts, around the texts. */
export const screensLegal = {
  last_updated_june_12: 'Última atualização: 12 de junho de 2025',
  documents: 'Documentos',
  text: 'Texto',
  read_the_full_policy: 'Ler a política completa',
} as const satisfies Translation<typeof english>;
