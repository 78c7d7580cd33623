import type { Translation } from '../catalog.ts';
import type { screensHelp as english } from '../en/screens-help.ts';

/** The five steps that Help opens. */
export const screensHelp = {
  welcome: 'Welkom',
  a_good_look_at: 'Een goede blik op elk etiket',
  labelwise_reads_a_packaged: 'Labelwise leest een verpakt product via de barcode en vertelt hoe goed het bij je past, en waarom.',
  works_without_an_account: 'Werkt zonder account',
  every_point_of_a: 'Elk punt van een score wordt uitgelegd',
  the_official_nutri_score: 'De officiële Nutri-Score ernaast',
  scan_any_food: 'Scan elk product',
  point_the_camera_at: 'Richt de camera op een barcode',
  the_code_is_read: 'De code wordt gelezen zodra hij in het kader staat. Ziet de camera hem niet, typ dan de cijfers onder de streepjes.',
  reads_the_common_barcodes: 'Leest de gangbare barcodes van voeding',
  a_light_and_a: 'Een lamp en zoom als je apparaat die heeft',
  manual_entry_is_always: 'Zelf intypen is altijd één tik weg',
  health_aware_scoring: 'Een score die je gezondheid kent',
  one_number_from_0: 'Eén getal van 0 tot 100',
  the_score_starts_from:
    'De score begint bij de punten van de Nutri-Score, kijkt naar bewerking en additieven, en dan naar wat jij belangrijk vindt.',
  n_75_or_more_is: '75 of meer is een uitstekende keuze',
  your_goals_and_conditions: 'Je doelen en aandoeningen verschuiven de score',
  a_conflict_with_your: 'Wat niet bij je dieet past, staat bovenaan',
  personalize_your_experience: 'Maak het van jou',
  say_what_you_want: 'Zeg waarvan je meer of minder wilt',
  each_ingredient_preference_goes: 'Elke voorkeur gaat van −5 tot +5. Ze geeft of kost punten bij elk product dat ze raakt.',
  want_more_fiber_protein: 'Meer: vezels, eiwit, calcium en andere',
  want_less_sugar_sodium: 'Minder: suiker, natrium, additieven en andere',
  diets_and_health_goals: 'Diëten en doelen stellen de juiste voor je in',
  track_discover: 'Volgen en ontdekken',
  see_what_your_choices: 'Zie wat je keuzes samen zeggen',
  your_history_favorites_and: 'Je geschiedenis, favorieten en aankopen tonen hoe je mandje verandert en wat anderen scannen.',
  scan_history_and_favorites: 'Scans en favorieten op één plek',
  insights_over_days_and: 'Inzichten over dagen en weken',
  trending_products_with_premium: 'Populaire producten met Premium',
} as const satisfies Translation<typeof english>;
