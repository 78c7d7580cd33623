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
} as const satisfies Translation<typeof english>;
