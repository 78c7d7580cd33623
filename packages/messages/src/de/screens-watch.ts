import type { Translation } from '../catalog.ts';
import type { screensWatch as english } from '../en/screens-watch.ts';

/** What changed of the foods that a member saved or scanned: the card on home, the page, and the page that stops its mail. */
export const screensWatch = {
  lead: 'Lebensmittel, die du gespeichert oder gescannt hast und deren Packung jetzt etwas anderes sagt, und bessere, die in ihrem Regal neu sind.',
  concerns: '({names})',
  better: 'Besser und neu in diesem Regal',
  instead_of: 'Statt {name}',
  dismiss: 'Gesehen',
  dismiss_name: 'Als gesehen markieren: {name}',
  dismissed: 'Als gesehen markiert',
  count: '{n, plural, one {# Änderung} other {# Änderungen}}',
  nothing: 'Nichts hat sich geändert',
  not_loaded: 'Was sich geändert hat, konnte nicht geladen werden.',
  settings: 'Was beobachtet wird',
  watch: 'Lebensmittel beobachten, die ich speichere und scanne',
  watch_lead: 'Wenn du sie ausschaltest, wird gelöscht, welche Packungen du gesehen hast.',
  mail: 'Eine Mail pro Woche, wenn sich etwas geändert hat',
  mail_lead:
    'Sie nennt Lebensmittel und was auf ihren Packungen steht, keine Person, keine Ernährungsform und keine Erkrankung. Jede Mail hat einen Link, der sie beendet.',
  is_off: 'Die Beobachtung ist ausgeschaltet',
  stop_lead: 'Die wöchentliche Mail über geänderte Lebensmittel endet sofort. Änderungen siehst du weiter in Labelwise.',
  stop_now: 'Diese Mails beenden',
  stopped: 'Beendet',
  stopped_lead: 'Du bekommst keine dieser Mails mehr. Auf der Seite „Was sich geändert hat“ kannst du sie wieder anfordern.',
  link_is_broken: 'Dieser Link funktioniert nicht',
  link_is_broken_lead: 'Vielleicht wurde er abgeschnitten. Melde dich an und schalte die Mail auf der Seite „Was sich geändert hat“ aus.',
  not_stopped: 'Die Mail konnte gerade nicht beendet werden. Bitte versuche es noch einmal.',
  profile_lead:
    'Wenn sich ein Lebensmittel ändert, das du gespeichert oder gescannt hast, siehst du es auf der Startseite, auf Wunsch auch per Mail.',
  not_compared: 'Es sagt jetzt etwas anderes. Was das für dich bedeutet, lässt sich auf diesem Gerät noch nicht ermitteln.',
  unreadable: 'Personen deines Haushalts können auf diesem Gerät nicht gelesen werden. Lies die Packung von allem, was sich geändert hat.',
  since_purchased: 'Von dir gekauft; geändert seit {day}',
  since_favorite: 'Ein Favorit; geändert seit {day}',
  since_consumed: 'Von dir gegessen; geändert seit {day}',
  since_scanned: 'Von dir gescannt; geändert seit {day}',
} as const satisfies Translation<typeof english>;
