import type { Translation } from '../catalog.ts';
import type { screensStart as english } from '../en/screens-start.ts';

/** The very first pages: the introduction and the home of guests. */
export const screensStart = {
  a_history_of_what: 'Ein Verlauf deiner Scans, und was zusammenkommt',
  allergies_how_you_eat: 'Allergien, wie du isst, wovon du weniger willst. Bleibt nur auf diesem Gerät.',
  answer_now: 'Jetzt antworten',
  favorites_and_purchases_in: 'Favoriten und Einkäufe an einem Ort',
  scan_a_pack_and: 'Scanne eine Packung und verfolge ihren Score bis auf den letzten Punkt.',
  scan_a_pack_see: 'Scanne eine Packung und sieh, was zu dir passt und warum.',
  scan_instead: 'Lieber scannen',
  scores_that_know_your: 'Scores, die deine Ziele, Erkrankungen und deine Ernährung kennen',
  what_an_account_adds: 'Was ein Konto bringt',
  what_is_in_it: 'Was steckt für dich drin?',
  what_you_want_more: 'Wovon du mehr und weniger willst, in jedem Score',
  a_conflict_with_your: 'Was gegen deine Ernährung spricht, steht zuerst',
  a_food_scores_from:
    'Ein Lebensmittel bekommt 0 bis 100. Wovon du mehr oder weniger willst, reicht von −5 bis +5 und bewegt den Score jedes Lebensmittels, das es betrifft.',
  ask_about_a_food: 'Frag nach einem Lebensmittel, einer Mahlzeit oder deiner Woche. Die Antworten kennen dein Profil und deine Scans.',
  explore_first: 'Erst umsehen',
  ideas_for_meals_that: 'Ideen für Mahlzeiten, die zu deinen Zielen passen',
  labelwise_reads_the_label: 'Labelwise liest das Etikett für dich: ein Score für dich, und jeder Punkt wird erklärt.',
  n_75_and_above_is: '75 und mehr ist eine sehr gute Wahl',
  n_7_day_free_trial: '7 Tage kostenlos mit allem aus Premium. Jederzeit kündbar.',
  n_7_day_free_trial_2: '7 Tage kostenlos testen',
  no_account_needed_to: 'Zum Umsehen brauchst du kein Konto',
  plain_words_about_what: 'Was ein Etikett bedeutet, in einfachen Worten',
  point_the_camera_at: 'Richte die Kamera auf den Barcode oder tippe die Ziffern darunter und sieh, was in der Packung ist.',
  reads_the_barcodes_that: 'Liest die Barcodes auf Lebensmittelpackungen',
  skip_introduction: 'Einführung überspringen',
  slide_n_of_count: 'Bild {n} von {count}',
  the_official_nutri_score: 'Der offizielle Nutri-Score neben jedem Score',
  trends_over_days_and: 'Verläufe über Tage und Wochen',
  try_everything_for_a: 'Teste alles eine Woche lang, oder sieh dich erst um und starte später.',
  unlimited_scans_and_preferences: 'Scans und Vorlieben ohne Grenze',
} as const satisfies Translation<typeof english>;
