import type { Translation } from '../catalog.ts';
import type { unknowns as english } from '../en/unknowns.ts';

export const unknowns = {
  nutri_score: 'Nutri-Score',
  nutri_score_reason: 'Non si può calcolare con quanto indica la confezione.',
  add_to_table: 'Completa la tabella nutrizionale: {names}.',
  add_category: 'Aggiungi una categoria.',
  assumed_reason: 'Non indicato, contato al valore peggiore: non può cambiare la lettera.',
  check_table: 'Controlla la tabella nutrizionale sulla confezione.',
  fiber: 'Fibre',
  fruit_and_vegetables: 'Frutta e verdura',
  open_reason: 'Non indicato, contato come zero.',
  open_fix: 'Fino a +{gain} (Nutri-Score {grade}) se la confezione lo indica.',
  category: 'Categoria',
  category_reason: 'Non si sa che tipo di alimento sia; vale il più severo possibile.',
  processing: 'Lavorazione',
  processing_reason: 'Non si sa quanto l’industria lo abbia trasformato.',
  processing_fix: 'L’elenco degli ingredienti lo mostrerebbe.',
  additive_reason: 'Questo additivo non è nella nostra tabella.',
  additive_fix: 'Non conta finché non sarà valutato.',
  substance_reason: 'Non c’è un elenco degli ingredienti che sappiamo leggere.',
  check_ingredients: 'Controlla gli ingredienti sulla confezione.',
  nutrient_reason: 'La confezione non lo indica.',
  potassium: 'Potassio',
  potassium_reason: 'Non indicato, di solito alto: circa {milligrams, number} mg per 100 g ({food}; USDA FoodData Central).',
  potassium_fix: 'Controlla la tabella nutrizionale o chiedi a chi ti segue.',
} satisfies Translation<typeof english>;
