import type { Translation } from '../catalog.ts';
import type { screensLegal as english } from '../en/screens-legal.ts';

/** Pages of legal texts, around the texts. */
export const screensLegal = {
  last_updated_june_12: 'Laatst bijgewerkt: 12 juni 2025',
  documents: 'Documenten',
  text: 'Tekst',
  read_the_full_policy: 'De volledige verklaring lezen',
  who_runs: 'Wie deze server beheert',
  not_stated: 'Wie deze server beheert, heeft niet vermeld wie dat is. Als een server voor anderen openstaat, vraagt het EU-recht daarom.',
  represented_by: 'Vertegenwoordigd door',
  phone: 'Telefoon',
  email: 'E-mail',
  register: 'Register',
  vat_id: 'Btw-nummer',
  data_protection: 'Gegevensbescherming',
  what_it_is: 'Wat Labelwise is',
  no_medical_device:
    'Labelwise geeft informatie over voeding. Het is geen medisch hulpmiddel: het stelt geen diagnose, behandelt niets en vervangt geen arts of diëtist.',
  software: 'De software is vrij (AGPL-3.0-or-later). Wie haar schreef, beheert deze server niet.',
  a11y_about:
    'Deze verklaring gaat over de Labelwise-app in een browser, in de versie van deze server. De maatstaf is EN 301 549 (versie 3.2.1), die WCAG 2.1, niveaus A en AA, overneemt.',
  a11y_status_title: 'Hoe ver ze voldoet',
  a11y_status:
    'Gedeeltelijk. Elke pagina wordt bij elke versie getest door een programma (axe), met het toetsenbord, in kleine vensters en met grote tekst. Niemand onafhankelijks heeft ze onderzocht, en niemand die dagelijks hulpmiddelen gebruikt.',
  a11y_gaps_title: 'Wat ontbreekt of niet is onderzocht',
  a11y_gap_camera:
    'Om te scannen moet een code worden gevonden en voor een camera gehouden. Een foto, het ingetypte nummer of zoeken op naam doen hetzelfde.',
  a11y_gap_language:
    'Namen en ingrediëntenlijsten van producten staan in de taal van de verpakking, die niet voor schermlezers is aangegeven.',
  a11y_gap_pictures: 'Afbeeldingen van producten zijn alleen met de naam van het product beschreven.',
  a11y_gap_tools: 'Niet onderzocht: schermlezers in dagelijks gebruik, spraakbediening, vergrootglazen en de telefoonapps.',
  a11y_feedback_title: 'Als iets niet bruikbaar is',
  a11y_feedback: 'Schrijf naar {contact}: om welke pagina het gaat en wat je gebruikt.',
  a11y_feedback_none: 'Zeg het wie deze server beheert: om welke pagina het gaat en wat je gebruikt.',
  a11y_enforcement: 'Als dat niet helpt: {body}',
  a11y_date: 'Opgesteld op 23 november 2026 door wie de software schreef, op grond van haar eigen tests.',
  ret_about: 'Dit is wat deze server echt doet.',
  ret_account: 'Account, lijsten, voorkeuren en gezondheidsprofiel: tot je ze verwijdert of je account wist.',
  ret_unused: 'Een account dat niemand meer gebruikt, wordt niet vanzelf verwijderd.',
  ret_scans: 'Scans: tot je ze verwijdert.',
  ret_scans_days: 'Scans worden na zoveel dagen gewist: {n}.',
  ret_chats: 'Gesprekken: tot je ze verwijdert.',
  ret_chats_days: 'Gesprekken worden gewist als er zoveel dagen niets bij kwam: {n}.',
  ret_undo: 'Wat je verwijdert, kun je vijf minuten terughalen; daarna wordt het overschreven.',
  ret_sessions: 'Ingelogde apparaten: tot 30 dagen na het laatste gebruik.',
  ret_backups: 'Back-ups: deze server maakt er zelf geen. Andere zijn aan wie hem beheert.',
  ret_backups_days: 'Back-ups worden na zoveel dagen gewist: {n}. Tot dan staat erin wat je wist.',
  ret_trial: 'Had je de gratis proefperiode, dan blijft een hash met sleutel van je e-mail, zodat elk adres er één heeft.',
  ret_logs: 'Logboeken noemen geen personen of producten. Hoe lang ze blijven, bepaalt wie deze server beheert.',
  ret_watch: 'Welke verpakking van een voedingsmiddel je zag: totdat je het verwijdert of het volgen uitzet.',
} as const satisfies Translation<typeof english>;
