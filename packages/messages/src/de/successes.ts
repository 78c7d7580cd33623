import type { Translation } from '../catalog.ts';
import type { successes as english } from '../en/successes.ts';

export const successes = {
  account_created: 'Konto angelegt!',
  welcome_back: 'Willkommen zurück!',
  signed_out: 'Abgemeldet',
  reset_link_sent: 'Wenn es zu dieser Adresse ein Konto gibt, ist ein Link zum Zurücksetzen des Passworts unterwegs.',
  password_reset: 'Passwort zurückgesetzt',
  password_right: 'Dein Passwort ist richtig.',
  password_changed: 'Dein Passwort wurde geändert. Andere Geräte sind abgemeldet.',
  trial_started: 'Deine kostenlose Testphase von 7 Tagen hat begonnen.',
  account_deleted: 'Dein Konto und alles darin wurde gelöscht.',
  plan_cancelled: 'Dein Abo ist gekündigt; es wird nichts mehr abgebucht.',
  plan_cancelling: 'Dein Abo wird gerade gekündigt; wir versuchen es, bis Stripe es bestätigt hat.',
  plan_at_store: 'Dein Abo wird über den App-Store abgerechnet und läuft weiter, bis du es dort kündigst.',
} satisfies Translation<typeof english>;
