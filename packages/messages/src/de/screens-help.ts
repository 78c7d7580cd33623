import type { Translation } from '../catalog.ts';
import type { screensHelp as english } from '../en/screens-help.ts';

/** The five steps that Help opens. */
export const screensHelp = {
  welcome: 'Willkommen',
  a_good_look_at: 'Ein guter Blick auf jedes Etikett',
  labelwise_reads_a_packaged:
    'Labelwise liest ein verpacktes Lebensmittel über seinen Barcode und sagt dir, wie gut es zu dir passt und warum.',
  works_without_an_account: 'Geht ohne Konto',
  every_point_of_a: 'Jeder Punkt eines Scores wird erklärt',
  the_official_nutri_score: 'Der offizielle Nutri-Score daneben',
  scan_any_food: 'Scanne jedes Lebensmittel',
  point_the_camera_at: 'Richte die Kamera auf einen Barcode',
  the_code_is_read: 'Der Code wird gelesen, sobald er im Rahmen ist. Sieht die Kamera ihn nicht, tippe die Ziffern unter den Strichen ein.',
  reads_the_common_barcodes: 'Liest die üblichen Barcodes auf Lebensmitteln',
  a_light_and_a: 'Licht und Zoom, wo dein Gerät sie hat',
  manual_entry_is_always: 'Eintippen geht immer mit einem Fingertipp',
  health_aware_scoring: 'Ein Score, der deine Gesundheit kennt',
  one_number_from_0: 'Eine Zahl von 0 bis 100',
  the_score_starts_from:
    'Der Score beginnt bei den Punkten des Nutri-Score, schaut auf Verarbeitung und Zusatzstoffe und dann auf das, was dir wichtig ist.',
  n_75_or_more_is: '75 und mehr ist eine sehr gute Wahl',
  your_goals_and_conditions: 'Deine Ziele und Erkrankungen bewegen den Score',
  a_conflict_with_your: 'Was gegen deine Ernährung spricht, steht zuerst',
  personalize_your_experience: 'Stell es auf dich ein',
  say_what_you_want: 'Sag, wovon du mehr oder weniger willst',
  each_ingredient_preference_goes: 'Jede Vorliebe reicht von −5 bis +5. Sie gibt oder nimmt Punkte, wo ein Lebensmittel sie betrifft.',
  want_more_fiber_protein: 'Mehr: Ballaststoffe, Eiweiß, Calcium und anderes',
  want_less_sugar_sodium: 'Weniger: Zucker, Natrium, Zusatzstoffe und anderes',
  diets_and_health_goals: 'Ernährung und Gesundheitsziele stellen die richtigen ein',
  track_discover: 'Verfolgen und entdecken',
  see_what_your_choices: 'Sieh, was deine Wahl zusammen ergibt',
  your_history_favorites_and: 'Verlauf, Favoriten und Einkäufe zeigen, wie sich dein Korb verändert und was andere scannen.',
  scan_history_and_favorites: 'Scanverlauf und Favoriten an einem Ort',
  insights_over_days_and: 'Einblicke über Tage und Wochen',
  trending_products_with_premium: 'Beliebte Produkte mit Premium',
} as const satisfies Translation<typeof english>;
