import type { Translation } from '../catalog.ts';
import type { screensLegalTexts as english } from '../en/screens-legal-texts.ts';

/** Terms, privacy policy and its short form. */
export const screensLegalTexts = {
  terms_1: 'Einleitung',
  terms_1_1:
    'Diese Bedingungen gelten für alle, die Labelwise nutzen, im Browser oder als App, mit oder ohne Konto. Mit der Nutzung stimmst du ihnen zu. Wenn du nicht zustimmst, nutze Labelwise bitte nicht.',
  terms_1_2: 'Labelwise ist freie Software. Wer diese Installation betreibt, ist dein Vertragspartner und für deine Daten verantwortlich.',
  terms_2: 'Was Labelwise macht',
  terms_2_1:
    'Du scannst oder suchst verpackte Lebensmittel. Labelwise zeigt, was über sie bekannt ist, den Nutri-Score und einen Score von 0 bis 100, der deine Ziele, deine Ernährung und deine Vorlieben berücksichtigt, soweit du sie angegeben hast.',
  terms_2_2:
    'Die Produktdaten stammen aus offenen Datenbanken und aus unserem eigenen Katalog. Sie können unvollständig, veraltet oder falsch sein. Die Packung in deiner Hand hat immer recht.',
  terms_3: 'Wer es nutzen darf',
  terms_3_1:
    'Für ein Konto musst du mindestens 18 Jahre alt sein, oder minderjährig mit dem Einverständnis eines Elternteils oder Vormunds, der diesen Bedingungen dann für dich zustimmt. Labelwise richtet sich nicht an Kinder unter 13 Jahren.',
  terms_4: 'Dein Konto',
  terms_4_1:
    'Bitte mach richtige Angaben und behalte dein Passwort für dich. Du bist dafür verantwortlich, was über dein Konto geschieht. Sag uns gleich Bescheid, wenn du glaubst, dass jemand anders es benutzt.',
  terms_4_2: 'Du kannst deine Daten in der App jederzeit exportieren und dein Konto löschen, in jedem Tarif.',
  terms_5: 'Gesundheitsangaben',
  terms_5_1:
    'Labelwise gibt Informationen, keinen medizinischen Rat. Es stellt keine Diagnosen, behandelt oder verhindert keine Krankheit und ersetzt weder ärztlichen Rat noch Ernährungsberatung. Ändere keine Behandlung oder Diät wegen eines Scores, ohne dort nachzufragen.',
  terms_5_2:
    'Wenn du eine Allergie oder Unverträglichkeit hast, lies immer das Etikett selbst. Eine Packung, die ein Allergen nicht nennt, kann trotzdem Spuren davon enthalten, und was die Datenbank nicht weiß, kann Labelwise nicht zeigen.',
  terms_6: 'Tarife, Testphase und Bezahlung',
  terms_6_1:
    'Der kostenlose Tarif hat Grenzen, die die App nennt. Premium kostet 9,99 $ im Monat oder 99,99 $ im Jahr; es gilt der Preis, den du beim Kauf siehst.',
  terms_6_2:
    'Die kostenlose Testphase dauert 7 Tage und beginnt sofort. Sie verlangt keine Bezahlung. Nach ihrem Ende wird nur abgebucht, wenn du eine Zahlungsart hinterlegt hast. Du kannst jederzeit kündigen; was du bezahlt hast, bleibt bis zum Ende des Zeitraums offen.',
  terms_6_3: 'Für Käufe in einem App-Store gelten auch dessen Regeln.',
  terms_7: 'Faire Nutzung',
  terms_7_1:
    'Bitte störe den Dienst nicht, umgehe seine Grenzen nicht, lies seine Datenbank nicht massenhaft aus, gib keine falschen Produktdaten ein und nutze ihn für nichts Rechtswidriges. Konten, die das tun, können wir einschränken oder schließen, wenn möglich nach einer Warnung.',
  terms_8: 'Inhalte und Rechte',
  terms_8_1:
    'Was du eingibst, bleibt deins. Du erlaubst uns, es zu speichern und zu verarbeiten, damit der Dienst funktioniert. Die Software steht unter AGPL-3.0-or-later; die Produktdaten haben die Lizenzen ihrer Quellen, die bei jedem Lebensmittel stehen.',
  terms_9: 'Haftung',
  terms_9_1:
    'Wir arbeiten sorgfältig, können aber nicht versprechen, dass der Dienst immer erreichbar ist oder jede Zahl stimmt. Soweit das Gesetz es erlaubt, haften wir nicht für Schäden, die daraus entstehen, dass sich jemand auf einen Score oder auf Produktdaten verlässt. Die Haftung für Vorsatz, grobe Fahrlässigkeit und Schäden an Leben und Gesundheit bleibt davon unberührt.',
  terms_10: 'Änderungen',
  terms_10_1:
    'Wir können diese Bedingungen ändern, wenn sich der Dienst oder das Recht ändert. Wichtige Änderungen kündigen wir in der App an, bevor sie gelten. Wenn du nicht einverstanden bist, kannst du dein Konto löschen.',
  terms_11: 'Kontakt',
  terms_11_1:
    'Fragen zu diesen Bedingungen gehen an den Betreiber dieser Installation unter der angegebenen Adresse oder per E-Mail an den Support. Wir antworten, so schnell wir können.',
  privacy_1: 'Einleitung',
  privacy_1_1:
    'Diese Erklärung sagt, was Labelwise über dich weiß, warum, wie lange, und was du tun kannst. Sie gilt für die Website und die App.',
  privacy_2: 'Welche Daten wir erheben',
  privacy_2_1:
    'Ohne Konto: nichts, was dich benennt. Dein letzter Scan und die wichtigsten Zahlen der vorigen bleiben auf deinem Gerät. Der Server sieht deine Netzwerkadresse und den Barcode, nach dem du fragst, wie jede Website.',
  privacy_2_2:
    'Mit Konto: Name, Benutzername, E-Mail-Adresse, ein Passwort, das nur als Hash gespeichert wird, dein Tarif, deine Zeitzone und Einheiten, und was du speicherst: Scans mit ihren Scores, Favoriten, Einkäufe, was du wann gegessen hast, Vorlieben und Chats.',
  privacy_2_3:
    'Zu jedem angemeldeten Gerät: sein Name, wie der Browser ihn angibt, etwa „Chrome on Android“, wann es sich angemeldet hat und wann es zuletzt benutzt wurde. Du siehst die Geräte in deinem Profil und kannst jedes abmelden.',
  privacy_3: 'Gesundheitsangaben',
  privacy_3_1:
    'Alter, Geschlecht, Größe, Gewicht, Aktivität, Ziele, Ernährungsweisen, Erkrankungen und deine Antworten auf die Umfrage werden erst mit deinem Konto gespeichert, wenn du auf dem Bildschirm zugestimmt hast, und nur, um deine Scores und Antworten zu berechnen. Du kannst die Zustimmung an derselben Stelle zurücknehmen, was die Angaben löscht.',
  privacy_3_2: 'Gesundheitsangaben werden nie verkauft, nie für Werbung genutzt und nie an Versicherungen oder Arbeitgeber gegeben.',
  privacy_4: 'Wofür wir Daten nutzen',
  privacy_4_1:
    'Um Lebensmittel und Scores zu zeigen, deine Listen zu führen, deinen Tarif zu verwalten, den Dienst vor Missbrauch zu schützen und dir zu antworten, wenn du uns schreibst. Für nichts anderes.',
  privacy_5: 'Weitergabe',
  privacy_5_1:
    'Wir geben Daten an die weiter, die für uns am Dienst arbeiten: Hosting, Mailversand und Bezahlung, wenn du etwas kaufst. Zahlungsdaten gehen an den Zahlungsdienst und nie an uns.',
  privacy_5_2:
    'Einen Tarif, der auf der Website gekauft wurde, rechnet Stripe ab und erhält dafür deine E-Mail-Adresse und eine interne Nummer deines Kontos. Einen Tarif, der in der App gekauft wurde, rechnet der App-Store ab; RevenueCat, das uns davon berichtet, erhält diese Nummer, was du gekauft hast, und was sein Teil der App vom Gerät liest, etwa System und Netzwerkadresse.',
  privacy_5_3:
    'Wenn du die KI-Ernährungsberatung fragst und ein Sprachmodell eingerichtet ist, erhält es deine Frage und die Gesundheitsangaben, die sie braucht, ohne deinen Namen, deine E-Mail-Adresse oder deine Kennung, und nur nach deiner Zustimmung.',
  privacy_5_4: 'Produkte, die unser Katalog nicht kennt, fragt unser Server bei Open Food Facts mit dem Barcode ab, ohne etwas über dich.',
  privacy_5_5:
    'Produktbilder kommen direkt von den Servern ihrer Quelle, etwa Open Food Facts. Wer diese Server betreibt, sieht die Netzwerkadresse deines Geräts und welche Bilder es abruft, und damit, welche Produkte du ansiehst. Sonst senden wir ihnen nichts über dich.',
  privacy_5_6:
    'In den Apps für das Handy liest Googles ML Kit Barcodes auf dem Gerät selbst: Kein Bild verlässt es. ML Kit teilt Google mit, auf welcher Art von Gerät und App es läuft und wie es arbeitet.',
  privacy_6: 'Was auf deinem Gerät gespeichert wird',
  privacy_6_1:
    'Die App speichert deine Anmeldung, deine Einstellungen, deinen letzten Scan, die wichtigsten Zahlen gescannter Lebensmittel, begonnene Etikettenprüfungen und einige Scores auf deinem Gerät, damit sie schnell und ohne Netz funktioniert. Beim Abmelden wird entfernt, was zu deinem Konto gehört. Es gibt keine Werbe-Cookies und keine Tracker.',
  privacy_7: 'Sicherheit',
  privacy_7_1:
    'Verbindungen sind verschlüsselt. Passwörter werden mit einem langsamen Verfahren gehasht, Anmeldetoken nur als Hash gespeichert, und der Zugang zu den Servern ist beschränkt. Kein System ist vollkommen: Wenn etwas geschieht, das dich betrifft, sagen wir es dir.',
  privacy_8: 'Aufbewahrung',
  privacy_8_1:
    'Wir bewahren deine Daten auf, solange du ein Konto hast. Wenn du es löschst, gehen deine Daten mit. Frühere Sicherungskopien enthalten sie noch, bis der Betreiber dieser Installation sie löscht; sie dienen nur dazu, den Dienst nach einem Schaden wiederherzustellen. Unterlagen, die das Gesetz verlangt, etwa Rechnungen, bleiben so lange, wie es sie verlangt.',
  privacy_8_2:
    'Wenn du dein Konto löschst, wird ein über Stripe abgerechneter Tarif gekündigt und dein Kundeneintrag dort entfernt. Einen über einen App-Store abgerechneten Tarif kannst nur du selbst im Store kündigen.',
  privacy_8_3:
    'Eines bleibt: Wenn du die kostenlose Testphase hattest, ein mit Schlüssel gebildeter Hash deiner E-Mail-Adresse, damit dieselbe Adresse keine zweite erhält. Deine Adresse lässt sich daraus nicht ablesen.',
  privacy_9: 'Deine Rechte',
  privacy_9_1:
    'Du kannst deine Daten einsehen, berichtigen, exportieren und löschen und ihrer Nutzung widersprechen. Export und Löschung findest du in der App, in jedem Tarif. Du kannst dich auch bei einer Datenschutzbehörde beschweren.',
  privacy_10: 'Kinder',
  privacy_10_1:
    'Labelwise richtet sich nicht an Kinder unter 13 Jahren und erhebt nicht wissentlich Daten über sie. Das Mindestalter für ein Konto ist 18 Jahre, bei Minderjährigen mit dem Einverständnis eines Elternteils oder Vormunds. Wenn uns ein Kind Daten gegeben hat, schreib uns, und wir löschen sie.',
  privacy_11: 'Kontakt',
  privacy_11_1:
    'Fragen zu deinen Daten gehen an den Betreiber dieser Installation unter der angegebenen Adresse oder per E-Mail an den Support. Änderungen dieser Erklärung werden in der App angekündigt, bevor sie gelten.',
  short_1: 'Welche Daten wir erheben',
  short_1_1:
    'Ohne Konto nichts, was dich benennt. Mit Konto: Name, E-Mail-Adresse, Tarif, Zeitzone, die angemeldeten Geräte und was du speicherst. Gesundheitsangaben nur, wenn du sie machst und zustimmst.',
  short_2: 'Wofür wir deine Daten nutzen',
  short_2_1:
    'Um Lebensmittel zu zeigen, deine Scores zu berechnen, deine Listen zu führen und deinen Tarif zu verwalten. Nie für Werbung, und nie zum Verkauf.',
  short_3: 'Datenschutz',
  short_3_1:
    'Verbindungen sind verschlüsselt, Passwörter und Anmeldetoken werden nur als Hash gespeichert, und eine Frage an ein Sprachmodell geht ohne deinen Namen, deine E-Mail-Adresse und deine Kennung hinaus.',
  short_3_2:
    'Produktbilder kommen direkt von den Servern ihrer Quelle, die deine Netzwerkadresse sehen und welche Bilder dein Gerät abruft.',
  short_4: 'Deine Rechte',
  short_4_1:
    'Du kannst deine Daten in der App einsehen, berichtigen, exportieren und löschen, in jedem Tarif, und deine Zustimmung zu Gesundheitsangaben jederzeit zurücknehmen, was sie löscht.',
  short_5: 'Kontakt',
  short_5_1:
    'Fragen zu deinen Daten gehen an den Betreiber dieser Installation unter der angegebenen Adresse oder per E-Mail an den Support.',
} as const satisfies Translation<typeof english>;
