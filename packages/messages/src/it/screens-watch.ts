import type { Translation } from '../catalog.ts';
import type { screensWatch as english } from '../en/screens-watch.ts';

/** What changed of the foods that a member saved or scanned: the card on home, the page, and the page that stops its mail. */
export const screensWatch = {
  lead: 'Alimenti salvati o scansionati la cui confezione ora dice qualcosa di diverso, e altri migliori, nuovi nel loro scaffale.',
  concerns: '({names})',
  better: 'Migliore e nuovo in questo scaffale',
  instead_of: 'Al posto di {name}',
  dismiss: 'Visto',
  dismiss_name: 'Segna come visto: {name}',
  dismissed: 'Segnato come visto',
  count: '{n, plural, one {# cambiamento} other {# cambiamenti}}',
  nothing: 'Non è cambiato nulla',
  not_loaded: 'Non è stato possibile caricare che cosa è cambiato.',
  settings: 'Che cosa viene seguito',
  watch: 'Segui gli alimenti che salvo e scansiono',
  watch_lead: 'Se lo disattivi, viene cancellato quali confezioni hai visto.',
  mail: 'Un’e-mail a settimana, quando qualcosa è cambiato',
  mail_lead:
    'Nomina alimenti e ciò che dicono le loro confezioni, nessuna persona, nessuna dieta e nessuna malattia. Ogni e-mail ha un link che la interrompe.',
  is_off: 'Il controllo è disattivato',
  stop_lead: 'L’e-mail settimanale sugli alimenti cambiati si interrompe subito. Vedi ancora i cambiamenti in Labelwise.',
  stop_now: 'Interrompi queste e-mail',
  stopped: 'Interrotto',
  stopped_lead: 'Non ricevi più queste e-mail. Puoi richiederle di nuovo nella pagina «Che cosa è cambiato».',
  link_is_broken: 'Questo link non funziona',
  link_is_broken_lead: 'Forse è stato troncato. Accedi per disattivare l’e-mail nella pagina «Che cosa è cambiato».',
  not_stopped: 'Ora non è stato possibile interrompere l’e-mail. Riprova.',
  profile_lead: 'Quando cambia un alimento salvato o scansionato, lo vedi nella pagina iniziale, o per e-mail se vuoi.',
  not_compared: 'Ora dice altro. Su questo dispositivo non è ancora possibile sapere cosa significa per te.',
  unreadable:
    'Non è possibile leggere alcune persone della tua famiglia su questo dispositivo. Leggi la confezione di tutto ciò che è cambiato.',
  since_purchased: 'L’hai comprato; cambiato dal {day}',
  since_favorite: 'Un preferito; cambiato dal {day}',
  since_consumed: 'L’hai mangiato; cambiato dal {day}',
  since_scanned: 'L’hai scansionato; cambiato dal {day}',
} as const satisfies Translation<typeof english>;
