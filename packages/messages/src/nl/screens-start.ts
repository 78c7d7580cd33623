import type { Translation } from '../catalog.ts';
import type { screensStart as english } from '../en/screens-start.ts';

/** The very first pages: the introduction and the home of guests. */
export const screensStart = {
  a_history_of_what: 'Een geschiedenis van je scans, en wat ze samen zeggen',
  allergies_how_you_eat: 'Allergieën, hoe je eet, waarvan je minder wilt. Blijft alleen op dit apparaat.',
  answer_now: 'Nu antwoorden',
  favorites_and_purchases_in: 'Favorieten en aankopen op één plek',
  scan_a_pack_and: 'Scan een verpakking en volg de score tot het laatste punt.',
  scan_a_pack_see: 'Scan een verpakking en zie wat bij je past en waarom.',
  scan_instead: 'Liever scannen',
  scores_that_know_your: 'Scores die je doelen, aandoeningen en dieet kennen',
  what_an_account_adds: 'Wat een account toevoegt',
  what_is_in_it: 'Wat zit erin voor jou?',
  what_you_want_more: 'Waarvan je meer en minder wilt, in elke score',
  a_conflict_with_your: 'Wat niet bij je dieet past, staat bovenaan',
  a_food_scores_from:
    'Een product scoort van 0 tot 100. Waarvan je meer of minder wilt, gaat van −5 tot +5 en verschuift de score van elk product dat het raakt.',
  ask_about_a_food: 'Vraag naar een product, een maaltijd of je eigen week. De antwoorden kennen je profiel en je scans.',
  explore_first: 'Eerst rondkijken',
  ideas_for_meals_that: 'Ideeën voor maaltijden die bij je doelen passen',
  labelwise_reads_the_label: 'Labelwise leest het etiket voor je: één score voor jou, met elk punt uitgelegd.',
  n_75_and_above_is: 'Vanaf 75 is het een uitstekende keuze',
  n_7_day_free_trial: 'De gratis proef van 7 dagen bevat alles van Premium. Altijd opzegbaar.',
  n_7_day_free_trial_2: '7 dagen gratis proberen',
  no_account_needed_to: 'Geen account nodig om rond te kijken',
  plain_words_about_what: 'Wat een etiket zegt, in gewone taal',
  point_the_camera_at: 'Richt de camera op de barcode, of typ de cijfers eronder, en zie wat er in de verpakking zit.',
  reads_the_barcodes_that: 'Leest de barcodes op voedingsverpakkingen',
  skip_introduction: 'Introductie overslaan',
  slide_n_of_count: 'Scherm {n} van {count}',
  the_official_nutri_score: 'De officiële Nutri-Score naast elke score',
  trends_over_days_and: 'Trends over dagen en weken',
  try_everything_for_a: 'Probeer alles een week, of kijk eerst rond en start de proef later.',
  unlimited_scans_and_preferences: 'Onbeperkt scans en voorkeuren',
} as const satisfies Translation<typeof english>;
