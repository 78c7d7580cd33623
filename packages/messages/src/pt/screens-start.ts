import type { Translation } from '../catalog.ts';
import type { screensStart as english } from '../en/screens-start.ts';

/** The very first pages: the introduction and the home of guests. */
export const screensStart = {
  a_history_of_what: 'Um histórico do que lê e o que isso revela',
  allergies_how_you_eat: 'Alergias, como come, o que quer em menor quantidade. Fica só neste dispositivo.',
  answer_now: 'Responder agora',
  favorites_and_purchases_in: 'Favoritos e compras num só lugar',
  scan_a_pack_and: 'Leia uma embalagem e siga a pontuação até ao último ponto.',
  scan_a_pack_see: 'Leia uma embalagem e veja o que lhe convém e porquê.',
  scan_instead: 'Antes ler o código',
  scores_that_know_your: 'Pontuações que conhecem os seus objetivos, doenças e dieta',
  what_an_account_adds: 'O que uma conta acrescenta',
  what_is_in_it: 'O que há dentro para si?',
  what_you_want_more: 'De que quer mais e de que quer menos, em cada pontuação',
  a_conflict_with_your: 'O que não é compatível com a sua dieta vem primeiro',
  a_food_scores_from:
    'Um alimento recebe de 0 a 100. Aquilo de que quer mais ou menos vai de −5 a +5 e muda a pontuação de cada alimento em causa.',
  ask_about_a_food: 'Pergunte sobre um alimento, uma refeição ou a sua semana. As respostas conhecem o seu perfil e as suas leituras.',
  explore_first: 'Explorar primeiro',
  ideas_for_meals_that: 'Ideias de refeições que vão com os seus objetivos',
  labelwise_reads_the_label: 'O Labelwise lê o rótulo por si: uma pontuação para si e cada ponto explicado.',
  n_75_and_above_is: 'A partir de 75 é uma ótima escolha',
  n_7_day_free_trial: 'O teste gratuito de 7 dias inclui todo o Premium. Cancele quando quiser.',
  n_7_day_free_trial_2: '7 dias de teste gratuito',
  no_account_needed_to: 'Não precisa de conta para explorar',
  plain_words_about_what: 'O que diz um rótulo, em palavras simples',
  point_the_camera_at: 'Aponte a câmara ao código de barras, ou escreva os algarismos por baixo, e veja o que há na embalagem.',
  reads_the_barcodes_that: 'Lê os códigos de barras das embalagens de alimentos',
  skip_introduction: 'Saltar a introdução',
  slide_n_of_count: 'Ecrã {n} de {count}',
  the_official_nutri_score: 'O Nutri-Score oficial ao lado de cada pontuação',
  trends_over_days_and: 'Tendências por dias e semanas',
  try_everything_for_a: 'Experimente tudo durante uma semana, ou explore primeiro e comece o teste mais tarde.',
  unlimited_scans_and_preferences: 'Leituras e preferências sem limite',
} as const satisfies Translation<typeof english>;
