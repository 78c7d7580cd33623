import type { Translation } from '../catalog.ts';
import type { guidePeople as english } from '../en/guide-people.ts';

export const guidePeople = {
  people_for: '**Para {names}:**',
  people_for_you: 'Aqui, a segunda pessoa refere-se a {names}.',
  people_leaves_out: '**{name} evita: {names}.**',
  people_leaves_out_nothing: '**Para {name} não está indicado nada a evitar.**',
  people_leaves_out_here: '**Nesta conversa junta-se para {name}: {names}.**',
  people_leaves_out_where: 'Está em [Pessoas](/people); o que mudar aí conta em cada resposta.',
  people_kept: 'Para contar em cada resposta para {names}, indique-o em [Pessoas](/people).',
  people_you: 'si',
  people_you_alone: 'Para si',
  people_not_for: '**{food}: não para {names}.**',
  people_check_for: '**{food}: verifique a embalagem para {names}.**',
  people_not_judged_for: '**{food}: não avaliado para {names}.** Abaixo dos três anos só avisamos.',
  people_safe_for: '**{food} é seguro para {names}**, segundo a embalagem.',
  people_no_conflict_for:
    '**{food}** não contém nada do que se exclui para {names}, segundo a embalagem. Mesmo assim não é uma boa escolha para todos: a pontuação diz porquê.',
  people_free_for: '**{food}**: para {names} não se exclui nada, por isso nada o exclui. Se é saudável, diz a pontuação.',
  people_line: '**{name}**: {text}',
  people_line_score: '{text}, {score} de 100',
  people_is_not: 'não é adequado',
  people_is_unknown: 'a embalagem não o mostra',
  people_is_not_judged: 'não avaliado, abaixo dos três anos só avisamos',
  people_is_safe: 'é adequado',
  people_is_no_conflict: 'sem conflito, mas não é boa escolha',
  people_is_free: 'não evita nada',
  people_alcohol: 'contém álcool',
  people_some_alcohol: 'há álcool entre os ingredientes',
  people_caffeine: 'muita cafeína, não recomendado para crianças',
  people_name_unknown:
    'Entre as suas pessoas não conheço ninguém com o nome {name}, por isso não respondo por essa pessoa: podia estar errado.',
  people_words_unclear: 'A quem se refere com «{words}»?',
  people_nobody_else: 'Por enquanto só o conheço a si.',
  people_known: 'Além de si conheço {names}.',
  people_add: 'Diga-me aqui o que não se pode comer, ou adicione a pessoa em [Pessoas](/people): então respondo também por ela.',
  people_unknown:
    '**Cuidado:** não sei o que «{words}» não pode comer, e isso não é tido em conta aqui. Diga-mo, ou adicione a pessoa em [Pessoas](/people).',
  people_for_you_alone: '**Só para si:**',
  people_share_nothing: 'Não avaliado para {names}: o que não devem comer não é partilhado consigo.',
  child_at: '{age, plural, =0 {Antes de 1 ano} one {Com # ano} other {Com # anos}}',
  child_salt: '**{at}: no máximo {amount} g de sal por dia** ao todo (NHS).',
  child_sugars: '**{at}: no máximo {amount} g de açúcares livres por dia** (NHS): açúcar adicionado, mel, xarope e sumo.',
  child_no_sugars: '**{at}: o mínimo possível de açúcares livres, e nenhuma bebida doce** (NHS).',
  child_caffeine:
    '**{at}: no máximo cerca de {amount} mg de cafeína por dia**, 3 mg por kg de peso com cerca de {weight} kg (EFSA). Uma lata de cola (355 ml) tem cerca de 40 mg, uma bebida energética (250 ml) 80 mg: as bebidas energéticas não são para crianças.',
  child_no_caffeine: '**{at}: nada de cafeína**, portanto nem café, nem chá preto ou verde, nem cola, nem bebida energética.',
  child_water:
    '**{at}: cerca de {amount} l de água por dia entre comida e bebida** (EFSA), dos quais cerca de {drinks} l como bebida. Mais com calor e desporto; com febre, vómitos ou diarreia, pequenos goles e muitas vezes.',
  child_no_water: '**{at}: o leite é a bebida principal; a partir de cerca de 6 meses, goles de água às refeições** (NHS).',
  child_calcium: '**{at}: cerca de {amount} mg de cálcio por dia** (EFSA).',
  child_iron: '**{at}: cerca de {amount} mg de ferro por dia** (EFSA).',
  child_fiber: '**{at}: cerca de {amount} g de fibra por dia** (EFSA).',
  own_limit_salt: '**O seu limite: {amount} g de sal por dia, tal como lhe foi indicado.** Vem antes de qualquer outro número aqui.',
  own_limit_fluids:
    '**O seu limite: {amount} l de líquidos por dia, tal como lhe foi indicado.** Contam água, café, chá, leite, sumo e sopa; vem antes de qualquer outro número aqui.',
} as const satisfies Translation<typeof english>;
