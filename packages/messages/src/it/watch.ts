import type { Translation } from '../catalog.ts';
import type { watch as english } from '../en/watch.ts';

/** What of a food is another than it was, in lines of screens and of the mail. */
export const watch = {
  now: 'Ora: {text}',
  conflict: 'Non va più bene per tutti',
  traces: 'Ora può contenere tracce di qualcosa che qualcuno evita',
  unknown: 'La confezione non dice più quello che diceva',
  limits: 'Va meno bene di prima',
  no_list: 'Ora manca l’elenco degli ingredienti',
  no_figures: 'Ora mancano valori della tabella nutrizionale',
  figure: '{name}: {before, number} → {now, number} g per 100 g o ml',
  score: 'Punteggio {before, number} → {now, number}',
  no_score: 'Non se ne sa più abbastanza per un punteggio',
} as const satisfies Translation<typeof english>;
