import type { Translation } from '../catalog.ts';
import type { screensStart as english } from '../en/screens-start.ts';

/** The very first pages: the introduction and the home of guests. */
export const screensStart = {
  a_history_of_what: 'Una cronologia di ciò che scansioni, e che cosa ne risulta',
  allergies_how_you_eat: 'Allergie, come mangi, che cosa vuoi di meno. Resta solo su questo dispositivo.',
  answer_now: 'Rispondi ora',
  favorites_and_purchases_in: 'Preferiti e acquisti in un solo posto',
  scan_a_pack_and: 'Scansiona una confezione e segui il suo punteggio fino all’ultimo punto.',
  scan_a_pack_see: 'Scansiona una confezione e vedi che cosa fa per te e perché.',
  scan_instead: 'Meglio scansionare',
  scores_that_know_your: 'Punteggi che conoscono i tuoi obiettivi, le tue patologie e la tua dieta',
  what_an_account_adds: 'Che cosa aggiunge un account',
  what_is_in_it: 'Che cosa c’è dentro per te?',
  what_you_want_more: 'Che cosa vuoi di più e di meno, in ogni punteggio',
  a_conflict_with_your: 'Ciò che non è compatibile con la tua dieta viene prima',
  a_food_scores_from:
    'Un alimento ottiene da 0 a 100. Ciò che vuoi di più o di meno va da −5 a +5 e sposta il punteggio di ogni alimento che lo contiene.',
  ask_about_a_food: 'Chiedi di un alimento, un pasto o della tua settimana. Le risposte conoscono il tuo profilo e le tue scansioni.',
  explore_first: 'Prima dai un’occhiata',
  ideas_for_meals_that: 'Idee per pasti adatti ai tuoi obiettivi',
  labelwise_reads_the_label: 'Labelwise legge l’etichetta al posto tuo: un punteggio per te, spiegato punto per punto.',
  n_75_and_above_is: 'Da 75 in su è un’ottima scelta',
  n_7_day_free_trial: 'La prova gratuita di 7 giorni comprende tutto Premium. Disdici quando vuoi.',
  n_7_day_free_trial_2: '7 giorni di prova gratuita',
  no_account_needed_to: 'Per dare un’occhiata non serve un account',
  plain_words_about_what: 'Che cosa dice un’etichetta, in parole semplici',
  point_the_camera_at: 'Punta la fotocamera sul codice a barre, o digita le cifre sotto, e vedi che cosa c’è nella confezione.',
  reads_the_barcodes_that: 'Legge i codici a barre delle confezioni alimentari',
  skip_introduction: 'Salta l’introduzione',
  slide_n_of_count: 'Schermata {n} di {count}',
  the_official_nutri_score: 'Il Nutri-Score ufficiale accanto a ogni punteggio',
  trends_over_days_and: 'Andamenti su giorni e settimane',
  try_everything_for_a: 'Prova tutto per una settimana, oppure dai prima un’occhiata e inizia la prova più tardi.',
  unlimited_scans_and_preferences: 'Scansioni e preferenze senza limiti',
} as const satisfies Translation<typeof english>;
