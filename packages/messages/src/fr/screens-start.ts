import type { Translation } from '../catalog.ts';
import type { screensStart as english } from '../en/screens-start.ts';

/** The very first pages: the introduction and the home of guests. */
export const screensStart = {
  a_history_of_what: 'Un historique de vos scans, et ce qu’ils donnent ensemble',
  allergies_how_you_eat: 'Vos allergies, votre façon de manger, ce que vous voulez en moins. Enregistré sur cet appareil seulement.',
  answer_now: 'Répondre maintenant',
  favorites_and_purchases_in: 'Favoris et achats au même endroit',
  scan_a_pack_and: 'Scannez un emballage et suivez son score jusqu’au dernier point.',
  scan_a_pack_see: 'Scannez un emballage, voyez ce qui vous convient et pourquoi.',
  scan_instead: 'Plutôt scanner',
  scores_that_know_your: 'Des scores qui connaissent vos objectifs, vos maladies et votre régime',
  what_an_account_adds: 'Ce qu’un compte apporte',
  what_is_in_it: 'Qu’y a-t-il dedans pour vous ?',
  what_you_want_more: 'Ce que vous voulez en plus ou en moins, dans chaque score',
  a_conflict_with_your: 'Ce qui n’est pas compatible avec votre régime est dit d’abord',
  a_food_scores_from:
    'Un aliment obtient de 0 à 100. Ce que vous voulez en plus ou en moins va de −5 à +5 et fait bouger le score de tout aliment concerné.',
  ask_about_a_food: 'Posez une question sur un aliment, un repas ou votre semaine. Les réponses connaissent votre profil et vos scans.',
  explore_first: 'Découvrir d’abord',
  ideas_for_meals_that: 'Des idées de repas qui vont avec vos objectifs',
  labelwise_reads_the_label: 'Labelwise lit l’étiquette à votre place : un score pour vous, et chaque point expliqué.',
  n_75_and_above_is: 'À partir de 75, c’est un excellent choix',
  n_7_day_free_trial: 'L’essai gratuit de 7 jours comprend tout Premium. Résiliable à tout moment.',
  n_7_day_free_trial_2: '7 jours d’essai gratuit',
  no_account_needed_to: 'Pas besoin de compte pour découvrir',
  plain_words_about_what: 'Ce que dit une étiquette, en mots simples',
  point_the_camera_at: 'Pointez l’appareil vers le code-barres, ou tapez les chiffres en dessous, et voyez ce que contient l’emballage.',
  reads_the_barcodes_that: 'Lit les codes-barres des emballages alimentaires',
  skip_introduction: 'Passer l’introduction',
  slide_n_of_count: 'Vue {n} sur {count}',
  the_official_nutri_score: 'Le Nutri-Score officiel à côté de chaque score',
  trends_over_days_and: 'Des tendances sur des jours et des semaines',
  try_everything_for_a: 'Essayez tout pendant une semaine, ou découvrez d’abord et commencez l’essai plus tard.',
  unlimited_scans_and_preferences: 'Scans et préférences illimités',
} as const satisfies Translation<typeof english>;
