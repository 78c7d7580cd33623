import type { Translation } from '../catalog.ts';
import type { screensHelp as english } from '../en/screens-help.ts';

/** The five steps that Help opens. */
export const screensHelp = {
  welcome: 'Boas-vindas',
  a_good_look_at: 'Um bom olhar sobre cada rótulo',
  labelwise_reads_a_packaged:
    'O Labelwise lê um alimento embalado pelo código de barras e diz-lhe até que ponto é adequado para si, e porquê.',
  works_without_an_account: 'Funciona sem conta',
  every_point_of_a: 'Cada ponto de uma pontuação é explicado',
  the_official_nutri_score: 'O Nutri-Score oficial ao lado',
  scan_any_food: 'Leia qualquer alimento',
  point_the_camera_at: 'Aponte a câmara a um código de barras',
  the_code_is_read: 'O código é lido assim que está na moldura. Se a câmara não o vir, escreva os algarismos por baixo das barras.',
  reads_the_common_barcodes: 'Lê os códigos de barras habituais',
  a_light_and_a: 'Lanterna e zoom se o dispositivo os tiver',
  manual_entry_is_always: 'A introdução manual está sempre a um toque',
  health_aware_scoring: 'Uma pontuação que conhece a sua saúde',
  one_number_from_0: 'Um número de 0 a 100',
  the_score_starts_from:
    'A pontuação parte dos pontos do Nutri-Score, olha para o processamento e os aditivos e depois para o que lhe importa.',
  n_75_or_more_is: '75 ou mais é uma ótima escolha',
  your_goals_and_conditions: 'Os seus objetivos e doenças mudam a pontuação',
  a_conflict_with_your: 'O que não é compatível com a sua dieta aparece primeiro',
  personalize_your_experience: 'Ponha-o à sua medida',
  say_what_you_want: 'Diga de que quer mais ou menos',
  each_ingredient_preference_goes: 'Cada preferência vai de −5 a +5. Soma ou tira pontos a cada alimento em causa.',
  want_more_fiber_protein: 'Mais: fibra, proteína, cálcio e outros',
  want_less_sugar_sodium: 'Menos: açúcar, sódio, aditivos e outros',
  diets_and_health_goals: 'As dietas e os objetivos definem as certas para si',
  track_discover: 'Acompanhar e descobrir',
  see_what_your_choices: 'Veja o que as suas escolhas dão no total',
  your_history_favorites_and: 'O histórico, os favoritos e as compras mostram como muda o seu cesto e o que os outros leem.',
  scan_history_and_favorites: 'Leituras e favoritos num só lugar',
  insights_over_days_and: 'Análises por dias e semanas',
  trending_products_with_premium: 'Produtos em destaque com o Premium',
} as const satisfies Translation<typeof english>;
