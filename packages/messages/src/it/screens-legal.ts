import type { Translation } from '../catalog.ts';
import type { screensLegal as english } from '../en/screens-legal.ts';

/** Pages of legal texts, around the texts. */
export const screensLegal = {
  last_updated_june_12: 'Ultimo aggiornamento: 12 giugno 2025',
  documents: 'Documenti',
  text: 'Testo',
  read_the_full_policy: 'Leggi l’informativa completa',
  who_runs: 'Chi gestisce questo server',
  not_stated: 'Chi gestisce questo server non ha indicato chi è. Se un server è aperto ad altri, il diritto dell’UE lo richiede.',
  represented_by: 'Rappresentato da',
  phone: 'Telefono',
  email: 'E-mail',
  register: 'Registro',
  vat_id: 'Partita IVA',
  data_protection: 'Protezione dei dati',
  what_it_is: 'Che cos’è Labelwise',
  no_medical_device:
    'Labelwise dà informazioni sugli alimenti. Non è un dispositivo medico: non diagnostica e non cura nulla, e non sostituisce medico o dietista.',
  software: 'Il software è libero (AGPL-3.0-or-later). Chi l’ha scritto non gestisce questo server.',
  a11y_about:
    'Questa dichiarazione riguarda l’app Labelwise in un browser, nella versione di questo server. La misura è EN 301 549 (versione 3.2.1), che adotta le WCAG 2.1, livelli A e AA.',
  a11y_status_title: 'Grado di conformità',
  a11y_status:
    'In parte. Ogni pagina è provata a ogni versione da un programma (axe), da tastiera, in finestre piccole e con testo grande. Nessuno di indipendente l’ha esaminata, né chi usa ogni giorno tecnologie assistive.',
  a11y_gaps_title: 'Che cosa manca o non è stato esaminato',
  a11y_gap_camera:
    'Per scansionare bisogna trovare un codice e tenerlo davanti alla fotocamera. Una foto, il numero digitato o una ricerca per nome fanno lo stesso.',
  a11y_gap_language:
    'Nomi ed elenchi di ingredienti dei prodotti sono nella lingua della confezione, che non è indicata agli screen reader.',
  a11y_gap_pictures: 'Le immagini dei prodotti sono descritte solo dal nome del prodotto.',
  a11y_gap_tools: 'Non esaminati: screen reader nell’uso quotidiano, comandi vocali, ingranditori e le app per telefono.',
  a11y_feedback_title: 'Se qualcosa non è utilizzabile',
  a11y_feedback: 'Scrivi a {contact}: di quale pagina si tratta e che cosa usi.',
  a11y_feedback_none: 'Dillo a chi gestisce questo server: di quale pagina si tratta e che cosa usi.',
  a11y_enforcement: 'Se non basta: {body}',
  a11y_date: 'Redatta il 23 novembre 2026 da chi ha scritto il software, dai suoi stessi test.',
  ret_about: 'Questo è ciò che il server fa davvero.',
  ret_account: 'Account, elenchi, preferenze e profilo di salute: finché non li rimuovi o elimini l’account.',
  ret_unused: 'Un account che nessuno usa più non viene eliminato automaticamente.',
  ret_scans: 'Scansioni: finché non le rimuovi.',
  ret_scans_days: 'Le scansioni sono eliminate dopo questi giorni: {n}.',
  ret_chats: 'Conversazioni: finché non le rimuovi.',
  ret_chats_days: 'Le conversazioni sono eliminate se nulla è aggiunto per questi giorni: {n}.',
  ret_undo: 'Ciò che rimuovi si può recuperare per cinque minuti; poi viene sovrascritto.',
  ret_sessions: 'Dispositivi collegati: fino a 30 giorni dopo l’ultimo uso.',
  ret_backups: 'Backup: questo server non ne fa da sé. Altri dipendono da chi lo gestisce.',
  ret_backups_days: 'I backup sono eliminati dopo questi giorni: {n}. Fino ad allora contengono ciò che elimini.',
  ret_trial: 'Se hai avuto la prova gratuita, resta un hash con chiave della tua e-mail, perché ogni indirizzo ne abbia una sola.',
  ret_logs: 'I log non nominano persone né prodotti. Quanto restano dipende da chi gestisce questo server.',
  ret_watch: 'Quale confezione di un alimento hai visto: finché non togli l’alimento o disattivi il controllo.',
} as const satisfies Translation<typeof english>;
