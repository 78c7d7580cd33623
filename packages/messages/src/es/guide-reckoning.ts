import type { Translation } from '../catalog.ts';
import type { guideReckoning as english } from '../en/guide-reckoning.ts';

/** Amounts of foods worked out, and what they are of a day, as Markdown. */
export const guideReckoning = {
  reckoned_one: '**{what}: unos {total} ({nutrient}).**',
  reckoned_together: '**En total unos {total} ({nutrient}).**',
  reckoned_row: '{what} ({grams}): {value}',
  reckoned_row_weighed: '{what}: {value}',
  reckoned_at: 'Con {amount} por {per}.',
  reckoned_how: '{grams} con {amount} por {per}.',
  reckoned_each: 'Uno pesa unos {each}, en total {grams}, con {amount} por {per}.',
  reckoned_each_ml: 'Uno tiene unos {each}, en total {grams}, con {amount} por {per}.',
  reckoned_cooked: 'Pesado cocido.',
  reckoned_dry: 'Pesado en seco o crudo.',
  reckoned_otherwise_cooked: 'Eso es pesado en seco o crudo; pesado cocido serían unos {value}.',
  reckoned_otherwise_dry: 'Eso es pesado cocido; pesado en seco o crudo serían unos {value}.',
  reckoned_unknown: 'Sin contar: ninguna tabla dice aquí cuánto pesa uno de «{food}»; {amount} por {per}.',
  reckoned_no_value: 'Sin contar, por falta de un valor habitual: {food}.',
  reckoned_share: 'Es el **{percent} %** de {day}.',
  reckoned_share_first: '**El {percent} % de un día: {total} ({nutrient}) de {day}.**',
  reckoned_judged_over: '**Sí, más de lo que toca en un día: unos {total} ({nutrient}), el {percent} % de {day}.**',
  reckoned_judged_much: '**Sí, es bastante: unos {total} ({nutrient}), el {percent} % de {day}.**',
  reckoned_judged_some: '**Ni mucho ni poco: unos {total} ({nutrient}), el {percent} % de {day}.**',
  reckoned_judged_little: '**No, es poco: unos {total} ({nutrient}), el {percent} % de {day}.**',
  reckoned_caffeine_over:
    '**Sí, demasiado para un día: unos {total} de cafeína; hasta {limit} al día no preocupan en {whom}.** Hoy ya nada más; de una vez bastan 200 mg.',
  reckoned_caffeine_near: '**En el límite: unos {total} de cafeína de los {limit} al día que no preocupan en {whom}.** Hoy mejor nada más.',
  reckoned_caffeine_under: '**No: unos {total} de cafeína, y hasta {limit} al día no preocupan en {whom}.**',
  reckoned_for_adults: 'adultos sanos',
  reckoned_for_pregnant: 'el embarazo y la lactancia',
  reckoned_day_own: 'tu propio objetivo de {amount}',
  reckoned_day_reference: '{amount}, la ingesta de referencia de la UE para un día',
  reckoned_day_free: '{amount}, el máximo de azúcares libres al día según la OMS',
  reckoned_day_salt: '{amount}, el máximo de sal al día según la OMS',
  reckoned_day_fiber: '{amount}, lo que la EFSA aconseja al día',
  reckoned_day_caffeine: '{amount}, hasta los que la EFSA no ve motivo de preocupación en adultos sanos',
  reckoned_left: '**Hoy quedan unas {left} de {budget}.**',
  reckoned_left_none: '**No queda nada: unas {left} por encima de {budget} hoy.**',
  reckoned_many: '**{food}: unos {count} para {wanted} ({nutrient}).**',
  reckoned_limit: '**{food}: {count} al día, y ya se alcanzan {wanted} ({nutrient}), el máximo para adultos sanos.**',
  reckoned_many_how: 'Uno de {each} tiene unos {value}, con {amount} por {per}.',
  stated_as_salt: '**{sodium} de sodio son {salt} de sal**: sodio por 2,5.',
  stated_as_high: '**Sí, es mucho: {value} ({nutrient}) por 100 g.** Por encima de {high} es mucho, hasta {low} poco.',
  stated_as_medium: '**Término medio: {value} ({nutrient}) por 100 g.** Por encima de {high} es mucho, hasta {low} poco.',
  stated_as_low: '**No, es poco: {value} ({nutrient}) por 100 g.** Por encima de {high} es mucho, hasta {low} poco.',
  weight_protein:
    '**Unos {high} de proteínas al día con {kg}**: 0,83 g por kg, que bastan a casi todos los adultos sanos (EFSA). Para ganar músculo, de 1,4 a 2 g por kg; desde los 65 años, de 1 a 1,2 g; con enfermedad renal, pregunta antes.',
  weight_protein_training:
    '**Unos {low} a {high} de proteínas al día con {kg}**: de 1,4 a 2 g por kg para quien entrena (ISSN), en porciones de 20 a 40 g. Más apenas aporta; con enfermedad renal, pregunta antes.',
  weight_protein_old:
    '**Unos {low} a {high} de proteínas al día con {kg}**: de 1 a 1,2 g por kg desde los 65 años (PROT-AGE), algo en cada comida. Con enfermedad renal, pregunta antes.',
  weight_protein_kidneys:
    '**Con enfermedad renal lo fija tu médico o dietista: sin diálisis unos {low} a {high} al día con {kg}** (0,55 a 0,6 g por kg; con diabetes 0,6 a 0,8 g), en diálisis de 1 a 1,2 g por kg (KDOQI 2020). Nada de cantidades de deportista ni batidos de proteínas sin preguntar, ni una dieta estricta por tu cuenta.',
  weight_caffeine:
    '**Hasta unos {high} de cafeína al día con {kg}**, y unos {once} de una vez: 5,7 mg por kg al día, 400 mg como máximo (EFSA). En el embarazo y la lactancia, 200 mg al día.',
  weight_caffeine_child:
    '**Como mucho unos {high} de cafeína al día con {kg}**: 3 mg por kg para niños y adolescentes (EFSA), mejor menos. Las bebidas energéticas y el café no son para niños.',
  weight_aspartame:
    '**Unas {cans} latas al día con {kg} hasta el límite de aspartamo**: {high} al día (40 mg por kg, JECFA 2023), con 200 mg en una lata de 330 ml, lo más que es habitual. Con fenilcetonuria, ninguna; el agua sigue siendo la mejor costumbre.',
} satisfies Translation<typeof english>;
