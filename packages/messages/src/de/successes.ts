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
} satisfies Translation<typeof english>;
