import type { Translation } from '../catalog.ts';
import type { mails as english } from '../en/mails.ts';

export const mails = {
  reset_password_subject: 'Reimposta la tua password di Labelwise',
  reset_password_reason: 'Qualcuno, speriamo tu, ha chiesto di reimpostare la password del tuo account Labelwise.',
  reset_password_link:
    'Apri questo link entro un’ora per sceglierne una nuova. Funziona una volta sola e disconnette tutti i dispositivi:\n{link}',
  reset_password_ignore: 'Se la richiesta non è tua, non fare nulla: la tua password resta com’è.',
  email_changed_subject: 'L’indirizzo e-mail del tuo account Labelwise è stato cambiato',
  email_changed_effect:
    'L’indirizzo e-mail del tuo account Labelwise è stato cambiato. Con questo indirizzo non si accede più, e i link per reimpostare la password inviati qui non valgono più.',
  email_changed_by_you: 'Se la modifica è tua, non devi fare nulla.',
  email_changed_by_others:
    'Se la modifica non è tua, qualcuno conosce la tua password: scrivi subito a chi gestisce {publicUrl} e cambia la password ovunque tu la usi.',
  watch_subject: 'Novità sui tuoi alimenti',
  watch_lead:
    'Alimenti salvati o scansionati dicono qualcosa di diverso dall’ultima volta che li hai visti. Leggi la confezione prima che qualcuno ne mangi.',
  watch_more: 'Altri alimenti cambiati: {n, number}',
  watch_better: 'Nuovo nello scaffale di {saved} e migliore: {food}',
  watch_see: 'Vedi tutto:\n{link}',
  watch_records: 'Ciò che si sa degli alimenti viene da dati aperti, che possono essere sbagliati o in ritardo.',
  watch_stop: 'Hai chiesto questa e-mail. Per interromperla, senza accedere:\n{link}',
} satisfies Translation<typeof english>;
