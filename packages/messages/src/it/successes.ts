import type { Translation } from '../catalog.ts';
import type { successes as english } from '../en/successes.ts';

export const successes = {
  account_created: 'Account creato!',
  welcome_back: 'Che bello rivederti!',
  signed_out: 'Disconnessione effettuata',
  reset_link_sent: 'Se a questo indirizzo corrisponde un account, il link per reimpostare la password è in arrivo.',
  password_reset: 'Password reimpostata',
  password_right: 'La tua password è corretta.',
  password_changed: 'La tua password è stata cambiata. Gli altri dispositivi sono stati disconnessi.',
  trial_started: 'La tua prova gratuita di 7 giorni è iniziata.',
  account_deleted: 'Il tuo account e tutto ciò che conteneva sono stati eliminati.',
  plan_cancelled: 'Il tuo abbonamento è stato disdetto; non verrà addebitato altro.',
  plan_cancelling: 'Il tuo abbonamento è in fase di disdetta; continuiamo a provare finché Stripe non lo conferma.',
  plan_at_store: 'Il tuo abbonamento è fatturato dallo store delle app e continua finché non lo disdici lì.',
} satisfies Translation<typeof english>;
