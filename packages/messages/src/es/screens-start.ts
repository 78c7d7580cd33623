import type { Translation } from '../catalog.ts';
import type { screensStart as english } from '../en/screens-start.ts';

/** The very first pages: the introduction and the home of guests. */
export const screensStart = {
  a_history_of_what: 'Un historial de lo que escaneas y lo que suma',
  allergies_how_you_eat: 'Alergias, cómo comes, de qué quieres menos. Se queda solo en este dispositivo.',
  answer_now: 'Responder ahora',
  favorites_and_purchases_in: 'Favoritos y compras en un solo lugar',
  scan_a_pack_and: 'Escanea un envase y sigue su puntuación hasta el último punto.',
  scan_a_pack_see: 'Escanea un envase y mira qué te va bien y por qué.',
  scan_instead: 'Mejor escanear',
  scores_that_know_your: 'Puntuaciones que conocen tus objetivos, afecciones y dieta',
  what_an_account_adds: 'Lo que añade una cuenta',
  what_is_in_it: '¿Qué hay dentro para ti?',
  what_you_want_more: 'De qué quieres más y de qué menos, en cada puntuación',
  a_conflict_with_your: 'Lo que no es compatible con tu dieta va primero',
  a_food_scores_from:
    'Un alimento obtiene de 0 a 100. Aquello de lo que quieres más o menos va de −5 a +5 y mueve la puntuación de cada alimento que lo tiene.',
  ask_about_a_food: 'Pregunta por un alimento, una comida o tu semana. Las respuestas conocen tu perfil y tus escaneos.',
  explore_first: 'Explorar primero',
  ideas_for_meals_that: 'Ideas de comidas acordes con tus objetivos',
  labelwise_reads_the_label: 'Labelwise lee la etiqueta por ti: una puntuación para ti y cada punto explicado.',
  n_75_and_above_is: 'A partir de 75 es una muy buena opción',
  n_7_day_free_trial: 'La prueba gratuita de 7 días incluye todo Premium. Cancela cuando quieras.',
  n_7_day_free_trial_2: '7 días de prueba gratuita',
  no_account_needed_to: 'No hace falta cuenta para explorar',
  plain_words_about_what: 'Lo que dice una etiqueta, en palabras sencillas',
  point_the_camera_at: 'Apunta la cámara al código de barras, o escribe los dígitos de debajo, y mira qué hay en el envase.',
  reads_the_barcodes_that: 'Lee los códigos de barras de los envases de alimentos',
  skip_introduction: 'Saltar la introducción',
  slide_n_of_count: 'Pantalla {n} de {count}',
  the_official_nutri_score: 'El Nutri-Score oficial junto a cada puntuación',
  trends_over_days_and: 'Tendencias por días y semanas',
  try_everything_for_a: 'Pruébalo todo una semana, o explora primero y empieza la prueba más tarde.',
  unlimited_scans_and_preferences: 'Escaneos y preferencias sin límite',
} as const satisfies Translation<typeof english>;
