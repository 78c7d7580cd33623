import type { Translation } from '../catalog.ts';
import type { screensLegal as english } from '../en/screens-legal.ts';

/** Pages of legal texts, around the texts. */
export const screensLegal = {
  last_updated_june_12: 'Zuletzt geändert: 12. Juni 2025',
  documents: 'Dokumente',
  text: 'Text',
  read_the_full_policy: 'Die ganze Erklärung lesen',
  who_runs: 'Wer diesen Server betreibt',
  not_stated:
    'Wer diesen Server betreibt, hat nicht angegeben, wer das ist. Ist ein Server für andere offen, verlangt es das Recht der EU.',
  represented_by: 'Vertreten durch',
  phone: 'Telefon',
  email: 'E-Mail',
  register: 'Register',
  vat_id: 'Umsatzsteuer-ID',
  data_protection: 'Datenschutz',
  what_it_is: 'Was Labelwise ist',
  no_medical_device:
    'Labelwise informiert über Lebensmittel. Es ist kein Medizinprodukt: Es stellt keine Diagnosen, behandelt nichts und ersetzt weder Arzt noch Ernährungsberatung.',
  software: 'Die Software ist frei (AGPL-3.0-or-later). Wer sie geschrieben hat, betreibt diesen Server nicht.',
  a11y_about:
    'Diese Erklärung gilt für die Labelwise-App im Browser, in der Version dieses Servers. Maßstab ist EN 301 549 (Version 3.2.1), die WCAG 2.1, Stufen A und AA, übernimmt.',
  a11y_status_title: 'Wie weit sie erfüllt ist',
  a11y_status:
    'Teilweise. Jede Seite wird mit jeder Version von einem Programm (axe), mit der Tastatur, in kleinen Fenstern und mit großer Schrift geprüft. Niemand Unabhängiges hat sie untersucht, und niemand, der täglich Hilfsmittel benutzt.',
  a11y_gaps_title: 'Was fehlt oder nicht untersucht wurde',
  a11y_gap_camera:
    'Zum Scannen muss ein Code gefunden und vor die Kamera gehalten werden. Ein Foto, die eingetippte Nummer oder die Suche nach dem Namen leisten dasselbe.',
  a11y_gap_language:
    'Namen und Zutatenlisten von Produkten stehen in der Sprache der Packung, die für Bildschirmleser nicht ausgezeichnet ist.',
  a11y_gap_pictures: 'Bilder von Produkten sind nur mit dem Namen des Produkts beschrieben.',
  a11y_gap_tools: 'Nicht untersucht: Bildschirmleser im Alltag, Sprachsteuerung, Bildschirmlupen und die Apps für Telefone.',
  a11y_feedback_title: 'Wenn etwas nicht benutzbar ist',
  a11y_feedback: 'Schreib bitte an {contact}: um welche Seite es geht und was du benutzt.',
  a11y_feedback_none: 'Sag es bitte dem Betreiber dieses Servers: um welche Seite es geht und was du benutzt.',
  a11y_enforcement: 'Wenn das nicht hilft: {body}',
  a11y_date: 'Erstellt am 23. November 2026 von denen, die die Software geschrieben haben, nach ihren eigenen Tests.',
  ret_about: 'Das tut dieser Server wirklich.',
  ret_account: 'Konto, Listen, Vorlieben und Gesundheitsprofil: bis du sie entfernst oder dein Konto löschst.',
  ret_unused: 'Ein Konto, das niemand mehr benutzt, wird nicht von selbst gelöscht.',
  ret_scans: 'Scans: bis du sie entfernst.',
  ret_scans_days: 'Scans werden nach so vielen Tagen gelöscht: {n}.',
  ret_chats: 'Gespräche: bis du sie entfernst.',
  ret_chats_days: 'Gespräche werden gelöscht, wenn so viele Tage nichts dazukam: {n}.',
  ret_undo: 'Was du entfernst, lässt sich fünf Minuten lang zurückholen; dann wird es überschrieben.',
  ret_sessions: 'Angemeldete Geräte: bis 30 Tage nach der letzten Nutzung.',
  ret_backups: 'Sicherungen: Dieser Server macht von sich aus keine. Andere liegen in der Hand des Betreibers.',
  ret_backups_days: 'Sicherungen werden nach so vielen Tagen gelöscht: {n}. Bis dahin steht darin noch, was du löschst.',
  ret_trial: 'Hattest du die kostenlose Testzeit, bleibt ein Hash deiner E-Mail mit Schlüssel, damit jede Adresse nur eine hat.',
  ret_logs: 'Protokolle nennen weder Personen noch Produkte. Wie lange sie bleiben, bestimmt der Betreiber.',
  ret_watch: 'Welche Packung eines Lebensmittels du gesehen hast: bis du das Lebensmittel entfernst oder die Beobachtung ausschaltest.',
} as const satisfies Translation<typeof english>;
