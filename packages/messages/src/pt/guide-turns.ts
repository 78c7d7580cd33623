import type { Translation } from '../catalog.ts';
import type { guideTurns as english } from '../en/guide-turns.ts';

/** What the guide says to a few words behind an answer: doubt, where it comes from, how often, only a little. */
export const guideTurns = {
  turn_sure_pack:
    '**Sim, tão certo como os dados de onde vem:** {sources}. Se a embalagem que tem na mão disser outra coisa, vale a embalagem: as receitas mudam.',
  turn_sure_advice:
    '**Sim, é o que dizem as fontes:** {sources}. Uma doença, um medicamento, uma idade ou uma alergia que não conheço pode mudar isso: diga-me, e vejo outra vez.',
  turn_sure_own: '**Sim, se o que anotou e leu estiver certo.** Altere no perfil ou leia de novo, e a resposta muda.',
  turn_sure_nothing: '**Aí não dei nenhuma resposta que pudesse ser certa.** Diga o alimento, e o que quer saber dele.',
  turn_sure_catalogue: '**Sim, até onde vai este catálogo.** Não tem tudo o que as lojas vendem: leia o que a sua tem, e eu avalio.',
  turn_named_none: '**Aí não indiquei nenhum.** Peça primeiro produtos, depois o lugar deles.',
  turn_source: '**Vem de:** {sources}.',
  turn_asked_first: '**A sua primeira pergunta foi** «{question}».',
  turn_only_so_many: '**Aí só indiquei {count, plural, one {um} other {#}}.**',
  turn_little_harms: '**Não, nem um pouco:** com uma alergia ou doença celíaca, um vestígio pode bastar para fazer mal.',
  turn_little_breaks: '**Não:** mesmo um pouco vai contra o que aqui se evita.',
  turn_little_open: '**Nem um pouco, enquanto não se souber** se serve: a embalagem não o mostra.',
  turn_little_fine: '**Um pouco de vez em quando não é problema;** o que conta é quanto e com que frequência.',
  turn_often_everyday: '**{food}: sim, também todos os dias,** em quantidades normais.',
  turn_often_normal: '**{food}: não necessariamente todos os dias;** em quantidades normais tem o seu lugar.',
  turn_often_seldom: '**{food}: antes de vez em quando do que todos os dias.**',
  turn_often_rare: '**{food}: não, não todos os dias.** Melhor só em raras ocasiões.',
  turn_often_never: '**{food}: de modo nenhum.** Vai contra o que aqui se evita.',
  turn_often_open: '**{food}: não antes de se saber se serve.** A embalagem não o mostra.',
  turn_often_most: 'Já **{portion}** têm {limit} de {nutrient}, a referência de um adulto para o dia inteiro.',
  turn_because: '**Pelo que a embalagem mostra:**',
  turn_chosen: '**Escolhido pela sua pergunta e pela sua pontuação:** primeiro sai o que não serve, depois o melhor fica em cima.',
  turn_nutri_score: '**{food} tem o Nutri-Score {grade},** numa escala de A (o melhor) a E.',
  turn_nutri_score_none: '**Não conheço o Nutri-Score de {food}:** faltam valores ou a categoria.',
  turn_fattening_much: '**Nenhum alimento engorda por si só, mas de {food} é fácil comer demais:** {energy} por {per}.',
  turn_fattening_some: '**Nenhum alimento engorda por si só; de {food} conta a quantidade:** {energy} por {per}.',
  turn_fattening_little: '**Não, {food} tem pouca energia:** {energy} por {per}.',
  turn_fits_left: '**Sim, pela energia cabe:** {portion} de {food} são {energy}; de {left} sobram {rest}.',
  turn_fits_left_not: '**Não, são {rest} a mais:** {portion} de {food} são {energy}, e restam {left}.',
  turn_not_only: '**Não só:** a lista de {food} indica mais.',
  turn_only_that: '**Sim, a lista de {food} não indica mais nada.**',
  turn_additive_yes: '**Sim, {additive}: {diet}.**',
  turn_additive_no: '**Não, {additive} não é {diet}.**',
  turn_additive_open:
    '**Não é certo: {additive} pode ser {diet} ou não.** A embalagem não tem de dizer de que é feito; só um selo o esclarece.',
  turn_sodium: '**Cerca de {sodium} de sódio** em {portion} (sal ÷ 2,5).',
  stated_left: '**São cerca de {energy} kcal; de {budget} kcal restam cerca de {left} kcal.**',
  stated_over: '**São cerca de {energy} kcal, cerca de {left} kcal acima de {budget} kcal.**',
  stated_row: '{count} × {food} ({grams} g ou ml cada): {energy} kcal',
  stated_unknown: 'Não entra na soma, por não conhecer os valores: {foods}.',
  stated_only: 'Tal como o diz, para esta conversa; para o anotar, toque em «Comi isto» na página do produto.',
} satisfies Translation<typeof english>;
