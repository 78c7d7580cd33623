import type { Translation } from '../catalog.ts';
import type { watch as english } from '../en/watch.ts';

/** What of a food is another than it was, in lines of screens and of the mail. */
export const watch = {
  now: 'Agora: {text}',
  conflict: 'Já não serve para todos',
  traces: 'Agora pode conter vestígios de algo que alguém evita',
  unknown: 'A embalagem já não diz o que dizia',
  limits: 'Serve menos bem do que antes',
  no_list: 'A lista de ingredientes falta agora',
  no_figures: 'Faltam agora valores da tabela nutricional',
  figure: '{name}: {before, number} → {now, number} g por 100 g ou ml',
  score: 'Pontuação {before, number} → {now, number}',
  no_score: 'Já não se sabe o suficiente para uma pontuação',
} as const satisfies Translation<typeof english>;
