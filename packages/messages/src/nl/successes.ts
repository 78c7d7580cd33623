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
  account_deleted: 'Je account en alles erin is verwijderd.',
  plan_cancelled: 'Je abonnement is opgezegd; er wordt niets meer afgeschreven.',
  plan_cancelling: 'Je abonnement wordt opgezegd; we blijven het proberen tot Stripe het bevestigt.',
  plan_at_store: 'Je abonnement wordt via de appstore betaald en loopt door tot je het daar opzegt.',
} satisfies Translation<typeof english>;
