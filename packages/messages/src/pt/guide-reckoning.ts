import type { Translation } from '../catalog.ts';
import type { guideReckoning as english } from '../en/guide-reckoning.ts';

/** Amounts of foods worked out, and what they are of a day, as Markdown. */
export const guideReckoning = {
  reckoned_one: '**{what}: cerca de {total} ({nutrient}).**',
  reckoned_together: '**No total cerca de {total} ({nutrient}).**',
  reckoned_row: '{what} ({grams}): {value}',
  reckoned_row_weighed: '{what}: {value}',
  reckoned_at: 'Com {amount} por {per}.',
  reckoned_how: '{grams} com {amount} por {per}.',
  reckoned_each: 'Um pesa cerca de {each}, ou seja {grams}, com {amount} por {per}.',
  reckoned_each_ml: 'Um tem cerca de {each}, ou seja {grams}, com {amount} por {per}.',
  reckoned_cooked: 'Pesado cozido.',
  reckoned_dry: 'Pesado seco ou cru.',
  reckoned_otherwise_cooked: 'Isto é pesado seco ou cru; pesado cozido seriam cerca de {value}.',
  reckoned_otherwise_dry: 'Isto é pesado cozido; pesado seco ou cru seriam cerca de {value}.',
  reckoned_unknown: 'Não contado: nenhuma tabela aqui diz quanto pesa um de «{food}»; {amount} por {per}.',
  reckoned_no_value: 'Não contado, por falta de um valor habitual: {food}.',
  reckoned_share: 'São **{percent}%** de {day}.',
  reckoned_share_first: '**{percent}% de um dia: {total} ({nutrient}) de {day}.**',
  reckoned_judged_over: '**Sim, mais do que cabe num dia: cerca de {total} ({nutrient}), {percent}% de {day}.**',
  reckoned_judged_much: '**Sim, é bastante: cerca de {total} ({nutrient}), {percent}% de {day}.**',
  reckoned_judged_some: '**Nem muito nem pouco: cerca de {total} ({nutrient}), {percent}% de {day}.**',
  reckoned_judged_little: '**Não, é pouco: cerca de {total} ({nutrient}), {percent}% de {day}.**',
  reckoned_caffeine_over:
    '**Sim, demais para um dia: cerca de {total} de cafeína; até {limit} por dia não preocupam em {whom}.** Hoje já chega; de uma vez 200 mg também bastam.',
  reckoned_caffeine_near:
    '**No limite: cerca de {total} de cafeína dos {limit} por dia que não preocupam em {whom}.** Hoje é melhor parar.',
  reckoned_caffeine_under: '**Não: cerca de {total} de cafeína, e até {limit} por dia não preocupam em {whom}.**',
  reckoned_for_adults: 'adultos saudáveis',
  reckoned_for_pregnant: 'a gravidez e a amamentação',
  reckoned_day_own: 'o seu objetivo de {amount}',
  reckoned_day_reference: '{amount}, a dose de referência da UE para um dia',
  reckoned_day_free: '{amount}, o máximo de açúcares livres por dia segundo a OMS',
  reckoned_day_salt: '{amount}, o máximo de sal por dia segundo a OMS',
  reckoned_day_fiber: '{amount}, o que a EFSA aconselha por dia',
  reckoned_day_caffeine: '{amount}, até aos quais a EFSA não vê preocupação em adultos saudáveis',
  reckoned_left: '**Hoje restam cerca de {left} de {budget}.**',
  reckoned_left_none: '**Não resta nada: cerca de {left} acima de {budget} hoje.**',
  reckoned_many: '**{food}: cerca de {count} para {wanted} ({nutrient}).**',
  reckoned_limit: '**{food}: {count} por dia, e chega-se a {wanted} ({nutrient}), o máximo para adultos saudáveis.**',
  reckoned_many_how: 'Um de {each} tem cerca de {value}, com {amount} por {per}.',
  stated_as_salt: '**{sodium} de sódio são {salt} de sal**: sódio vezes 2,5.',
  stated_as_high: '**Sim, é muito: {value} ({nutrient}) por 100 g.** Acima de {high} é muito, até {low} pouco.',
  stated_as_medium: '**Médio: {value} ({nutrient}) por 100 g.** Acima de {high} é muito, até {low} pouco.',
  stated_as_low: '**Não, é pouco: {value} ({nutrient}) por 100 g.** Acima de {high} é muito, até {low} pouco.',
  weight_protein:
    '**Cerca de {high} de proteína por dia com {kg}**: 0,83 g por kg, que bastam a quase todos os adultos saudáveis (EFSA). Para ganhar músculo, 1,4 a 2 g por kg; a partir dos 65 anos, 1 a 1,2 g; com doença renal, pergunte antes.',
  weight_protein_training:
    '**Cerca de {low} a {high} de proteína por dia com {kg}**: 1,4 a 2 g por kg para quem treina (ISSN), em porções de 20 a 40 g. Mais pouco acrescenta; com doença renal, pergunte antes.',
  weight_protein_old:
    '**Cerca de {low} a {high} de proteína por dia com {kg}**: 1 a 1,2 g por kg a partir dos 65 anos (PROT-AGE), um pouco em cada refeição. Com doença renal, pergunte antes.',
  weight_protein_kidneys:
    '**Com doença renal é o médico ou nutricionista que define: sem diálise cerca de {low} a {high} por dia com {kg}** (0,55 a 0,6 g por kg; com diabetes 0,6 a 0,8 g), em diálise 1 a 1,2 g por kg (KDOQI 2020). Nada de quantidades de treino nem batidos de proteína sem perguntar, nem dieta rígida por conta própria.',
  weight_caffeine:
    '**Até cerca de {high} de cafeína por dia com {kg}**, e cerca de {once} de uma vez: 5,7 mg por kg por dia, 400 mg no máximo (EFSA). Na gravidez e a amamentar, 200 mg por dia.',
  weight_caffeine_child:
    '**No máximo cerca de {high} de cafeína por dia com {kg}**: 3 mg por kg para crianças e adolescentes (EFSA), menos é melhor. Bebidas energéticas e café não são para crianças.',
  weight_aspartame:
    '**Cerca de {cans} latas por dia com {kg} até ao limite do aspartame**: {high} por dia (40 mg por kg, JECFA 2023), com 200 mg numa lata de 330 ml, o máximo habitual. Com fenilcetonúria, nenhuma; a água continua a ser o melhor hábito.',
} satisfies Translation<typeof english>;
