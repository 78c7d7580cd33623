import type { Translation } from '../catalog.ts';
import type { screensHelp as english } from '../en/screens-help.ts';

/** The five steps that Help opens. */
export const screensHelp = {
  welcome: 'Bienvenue',
  a_good_look_at: 'Un bon coup d’œil sur chaque étiquette',
  labelwise_reads_a_packaged:
    'Labelwise lit un aliment emballé par son code-barres et vous dit à quel point il vous convient, et pourquoi.',
  works_without_an_account: 'Fonctionne sans compte',
  every_point_of_a: 'Chaque point d’un score est expliqué',
  the_official_nutri_score: 'Le Nutri-Score officiel à côté',
  scan_any_food: 'Scannez n’importe quel aliment',
  point_the_camera_at: 'Pointez l’appareil vers un code-barres',
  the_code_is_read: 'Le code est lu dès qu’il est dans le cadre. Si l’appareil ne le voit pas, tapez les chiffres sous les barres.',
  reads_the_common_barcodes: 'Lit les codes-barres courants des aliments',
  a_light_and_a: 'Une lampe et un zoom si votre appareil en a',
  manual_entry_is_always: 'La saisie manuelle est toujours à portée de doigt',
  health_aware_scoring: 'Un score qui pense à votre santé',
  one_number_from_0: 'Un nombre de 0 à 100',
  the_score_starts_from:
    'Le score part des points du Nutri-Score, regarde la transformation et les additifs, puis ce qui compte pour vous.',
  n_75_or_more_is: '75 ou plus : un excellent choix',
  your_goals_and_conditions: 'Vos objectifs et vos maladies font bouger le score',
  a_conflict_with_your: 'Ce qui n’est pas compatible avec votre régime est montré d’abord',
  personalize_your_experience: 'Adaptez tout à vous',
  say_what_you_want: 'Dites ce que vous voulez en plus ou en moins',
  each_ingredient_preference_goes: 'Chaque préférence va de −5 à +5. Elle ajoute ou retire des points à chaque aliment concerné.',
  want_more_fiber_protein: 'En plus : fibres, protéines, calcium et d’autres',
  want_less_sugar_sodium: 'En moins : sucre, sodium, additifs et d’autres',
  diets_and_health_goals: 'Régimes et objectifs de santé règlent les bonnes pour vous',
  track_discover: 'Suivre et découvrir',
  see_what_your_choices: 'Voyez ce que vos choix donnent ensemble',
  your_history_favorites_and:
    'Votre historique, vos favoris et vos achats montrent comment votre panier change, et ce que les autres scannent.',
  scan_history_and_favorites: 'Scans et favoris au même endroit',
  insights_over_days_and: 'Un bilan sur des jours et des semaines',
  trending_products_with_premium: 'Les produits en vogue avec Premium',
} as const satisfies Translation<typeof english>;
