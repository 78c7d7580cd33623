import type { Translation } from '../catalog.ts';
import type { mails as english } from '../en/mails.ts';

export const mails = {
  reset_password_subject: 'Setze dein Labelwise-Passwort zurück',
  reset_password_reason: 'Jemand, hoffentlich du, möchte das Passwort deines Labelwise-Kontos zurücksetzen.',
  reset_password_link:
    'Öffne diesen Link innerhalb einer Stunde, um ein neues zu wählen. Er funktioniert einmal und meldet alle Geräte ab:\n{link}',
  reset_password_ignore: 'Wenn du das nicht warst, musst du nichts tun: Dein Passwort bleibt, wie es ist.',
  email_changed_subject: 'Die E-Mail-Adresse deines Labelwise-Kontos wurde geändert',
  email_changed_effect:
    'Die E-Mail-Adresse deines Labelwise-Kontos wurde geändert. Mit dieser Adresse kannst du dich nicht mehr anmelden, und Links zum Zurücksetzen des Passworts, die hierher gingen, gelten nicht mehr.',
  email_changed_by_you: 'Wenn du das warst, musst du nichts tun.',
  email_changed_by_others:
    'Wenn du das nicht warst, kennt jemand dein Passwort: Schreib sofort an die Person, die {publicUrl} betreibt, und ändere das Passwort überall, wo du es sonst verwendest.',
  watch_subject: 'Neues zu deinen Lebensmitteln',
  watch_lead:
    'Lebensmittel, die du gespeichert oder gescannt hast, sagen etwas anderes als beim letzten Mal. Bitte lies die Packung selbst, bevor jemand davon isst.',
  watch_more: 'Weitere geänderte Lebensmittel: {n, number}',
  watch_better: 'Neu im Regal von {saved} und besser: {food}',
  watch_see: 'Alles ansehen:\n{link}',
  watch_records: 'Was über Lebensmittel bekannt ist, stammt aus offenen Daten, die falsch sein oder spät kommen können.',
  watch_stop: 'Du hast diese Mail angefordert. So beendest du sie, ohne dich anzumelden:\n{link}',
} satisfies Translation<typeof english>;
