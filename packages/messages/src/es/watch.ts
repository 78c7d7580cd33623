import type { Translation } from '../catalog.ts';
import type { watch as english } from '../en/watch.ts';

/** What of a food is another than it was, in lines of screens and of the mail. */
export const watch = {
  now: 'Ahora: {text}',
  conflict: 'Ya no es apto para todos',
  traces: 'Ahora puede contener trazas de algo que alguien evita',
  unknown: 'El envase ya no dice lo que decía',
  limits: 'Es menos adecuado que antes',
  no_list: 'Ahora falta la lista de ingredientes',
  no_figures: 'Ahora faltan valores de la tabla nutricional',
  figure: '{name}: {before, number} → {now, number} g por 100 g o ml',
  score: 'Puntuación {before, number} → {now, number}',
  no_score: 'Ya no se sabe lo suficiente para una puntuación',
} as const satisfies Translation<typeof english>;
