import type { Translation } from '../catalog.ts';
import type { guidePeople as english } from '../en/guide-people.ts';

export const guidePeople = {
  people_for: '**Para {names}:**',
  people_for_you: 'Aquí, «tú» se refiere a {names}.',
  people_leaves_out: '**{name} evita: {names}.**',
  people_leaves_out_nothing: '**Para {name} no hay anotado nada que evitar.**',
  people_leaves_out_here: '**En esta conversación se suma para {name}: {names}.**',
  people_leaves_out_where: 'Está en [Personas](/people); lo que cambies ahí cuenta en cada respuesta.',
  people_kept: 'Para que cuente en cada respuesta para {names}, ponlo en [Personas](/people).',
  people_you: 'ti',
  people_you_alone: 'Tú',
  people_not_for: '**{food}: no para {names}.**',
  people_check_for: '**{food}: comprueba el envase para {names}.**',
  people_not_judged_for: '**{food}: sin valorar para {names}.** Por debajo de tres años solo avisamos.',
  people_safe_for: '**{food} es seguro para {names}**, según el envase.',
  people_no_conflict_for:
    '**{food}** no contiene nada de lo que se excluye para {names}, según el envase. Aun así no es una buena opción para todos: la puntuación dice por qué.',
  people_free_for: '**{food}**: para {names} no se excluye nada, así que nada lo descarta. Lo sano que es lo dice la puntuación.',
  people_line: '**{name}**: {text}',
  people_line_score: '{text}, {score} de 100',
  people_is_not: 'no es apto',
  people_is_unknown: 'el envase no lo muestra',
  people_is_not_judged: 'sin valorar, por debajo de tres años solo avisamos',
  people_is_safe: 'es apto',
  people_is_no_conflict: 'sin conflicto, pero no es una buena opción',
  people_is_free: 'no evita nada',
  people_alcohol: 'contiene alcohol',
  people_some_alcohol: 'hay alcohol entre sus ingredientes',
  people_caffeine: 'mucha cafeína, no recomendado para niños',
  people_name_unknown:
    'Entre tus personas no conozco a nadie que se llame {name}, así que no respondo por esa persona: podría ser un error.',
  people_words_unclear: '¿A quién te refieres con «{words}»?',
  people_nobody_else: 'Por ahora solo te conozco a ti.',
  people_known: 'Además de ti conozco a {names}.',
  people_add: 'Dime aquí qué no debe comer, o añade a la persona en [Personas](/people): entonces responderé por ella.',
  people_unknown:
    '**Cuidado:** no sé qué no debe comer «{words}», y aquí no se tiene en cuenta. Dímelo, o añade a la persona en [Personas](/people).',
  people_for_you_alone: '**Solo para ti:**',
  people_share_nothing: 'Sin evaluar para {names}: lo que no deben comer no se comparte contigo.',
  child_at: '{age, plural, =0 {Antes de 1 año} one {Con # año} other {Con # años}}',
  child_salt: '**{at}: como mucho {amount} g de sal al día** entre todo (NHS).',
  child_sugars: '**{at}: como mucho {amount} g de azúcares libres al día** (NHS): azúcar añadido, miel, sirope y zumo.',
  child_no_sugars: '**{at}: los menos azúcares libres posibles, y ninguna bebida dulce** (NHS).',
  child_caffeine:
    '**{at}: como mucho unos {amount} mg de cafeína al día**, 3 mg por kg de peso con unos {weight} kg (EFSA). Una lata de cola (355 ml) tiene unos 40 mg, una bebida energética (250 ml) 80 mg: las bebidas energéticas no son para niños.',
  child_no_caffeine: '**{at}: nada de cafeína**, así que ni café, ni té negro o verde, ni cola, ni bebida energética.',
  child_water:
    '**{at}: unos {amount} l de agua al día entre comida y bebida** (EFSA), de ellos unos {drinks} l como bebida. Más con calor y deporte; con fiebre, vómitos o diarrea, sorbos pequeños y a menudo.',
  child_no_water: '**{at}: la leche es la bebida principal; desde unos 6 meses, sorbos de agua con las comidas** (NHS).',
  child_calcium: '**{at}: unos {amount} mg de calcio al día** (EFSA).',
  child_iron: '**{at}: unos {amount} mg de hierro al día** (EFSA).',
  child_fiber: '**{at}: unos {amount} g de fibra al día** (EFSA).',
  own_limit_salt: '**Tu límite: {amount} g de sal al día, tal como te lo pusieron.** Va antes que cualquier otra cifra de aquí.',
  own_limit_fluids:
    '**Tu límite: {amount} l de líquidos al día, tal como te lo pusieron.** Cuentan agua, café, té, leche, zumo y sopa; va antes que cualquier otra cifra de aquí.',
} as const satisfies Translation<typeof english>;
