import type { Translation } from '../catalog.ts';
import type { successes as english } from '../en/successes.ts';

export const successes = {
  account_created: 'Account aangemaakt!',
  welcome_back: 'Welkom terug!',
  signed_out: 'Uitgelogd',
  reset_link_sent: 'Als dit adres een account heeft, is er een link onderweg om het wachtwoord te herstellen.',
  password_reset: 'Wachtwoord hersteld',
  password_right: 'Je wachtwoord klopt.',
  password_changed: 'Je wachtwoord is gewijzigd. Andere apparaten zijn uitgelogd.',
  trial_started: 'Je gratis proefperiode van 7 dagen is begonnen.',
} satisfies Translation<typeof english>;
