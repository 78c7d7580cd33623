import type { Translation } from '../catalog.ts';
import type { guide as english } from '../en/guide.ts';
import { guideAmounts } from './guide-amounts.ts';
import { guideCautions } from './guide-cautions.data.ts';
import { guideDishes } from './guide-dishes.data.ts';
import { guideFoods } from './guide-foods.ts';
import { guideGeneric } from './guide-generic.data.ts';
import { guideKinds } from './guide-kinds.data.ts';
import { guideKitchen } from './guide-kitchen.data.ts';
import { guideOwn } from './guide-own.ts';
import { guidePeople } from './guide-people.ts';
import { guideReckoning } from './guide-reckoning.ts';
import { guideTurned } from './guide-turned.data.ts';
import { guideTurns } from './guide-turns.ts';

export const guide = {
  pregnancy_lost:
    'Lamento muito a sua perda. O que valia na gravidez já não conta nesta conversa. **Hemorragia abundante, febre, dor forte ou sensação de desmaio**: ligue hoje à sua parteira ou ao médico, ou para o 112 (Europa), 911 (EUA, Canadá) ou 999 (Reino Unido). Não tem de passar por isto sem ajuda: a parteira ou o médico sabe quem ajuda, e [findahelpline.com](https://findahelpline.com) indica com quem falar.',
  ...guideAmounts,
  ...guideDishes,
  ...guideFoods,
  ...guideGeneric,
  ...guideCautions,
  ...guideKinds,
  ...guideKitchen,
  ...guideOwn,
  ...guidePeople,
  ...guideReckoning,
  ...guideTurned,
  ...guideTurns,
  list: '{first} e {last}',
  careful: '**Cuidado:** {text}',
  sources: '*Fontes: {sources}.*',
  additive: '**{additive}.** {description}',
  additive_name: '{name} ({code})',
  origin_animal: '**Provém de animais**: um alimento que o contenha não é vegetariano.',
  origin_not_vegan: '**Provém de animais** (insetos, leite ou ovos incluídos): um alimento que o contenha não é vegano.',
  origin_either:
    '**Pode provir de animais ou de plantas**, e a embalagem não é obrigada a dizê-lo; um selo vegano esclarece-o. O Labelwise não conta então o alimento como vegano.',
  origin_not_animal: 'O Labelwise **não lhe conhece origem animal**.',
  not_evaluated: 'O Labelwise **não tem uma avaliação** dele, por isso não conta nem a favor nem contra um alimento.',
  concern: 'O Labelwise conta-o com **preocupação {concern}**.',
  concern_low: 'baixa',
  concern_moderate: 'moderada',
  concern_high: 'alta',
  evaluated_in: 'Avaliado por {authority}, {year}: {title}.',
  not_read_again: '{evaluated} Essa fonte não foi relida para esta tabela.',
  additive_in_scans: 'Entre as suas últimas leituras está em {foods}.',
  guidance: 'Para **{about}**, as recomendações pedem:',
  guidance_more: '**Mais {nutrient}**: {reason}',
  guidance_less: '**Menos {nutrient}**: {reason}',
  see_a_doctor: 'O seu médico ou nutricionista conhece o seu caso; isto é uma orientação geral.',
  guidance_to_avoid: 'Para **{about}**, as recomendações pedem pouco de:',
  guidance_reason: '**{nutrient}**: {reason}',
  nothing_forbidden: 'Nenhuma pontuação proíbe um alimento. O que uma restrição ou alergia exclui está assinalado em cada produto.',
  score: '{food} tem **{score} em 100** para si.',
  lines_asked: '{score} As linhas por que pergunta:',
  lines_gains: '{score} O que acrescenta pontos:',
  lines_losses: '{score} O que retira pontos:',
  lines_no_gains: '{score} Nada acrescenta pontos para além do início:',
  lines_no_losses: '{score} Nada retira pontos em relação ao início:',
  from_now_on: '**A partir de agora: {diets}.**',
  from_now_on_disliked: '**A partir de agora deixo de fora o que não agrada: {diets}.** É uma questão de gosto; não anoto nenhuma alergia.',
  keep_offer: '[Adicionar ao meu perfil de saúde: {names}](/ai-nutritionist?keep={items})',
  no_longer: 'Já não nesta conversa: {diets}. O que está no seu perfil de saúde continua a contar.',
  allergy_unnamed: 'Fala de uma alergia ou intolerância, e não percebi a que alimento. A qual?',
  allergy_unknown:
    'Não conheço {words} como alimento indicado nas embalagens. Diga-o por outras palavras, por exemplo com o nome em inglês ou o alergénio a que pertence.',
  allergy_aside: '**Cuidado:** {text} O que se segue não tem isso em conta.',
  own_limits_first: '**Os seus próprios limites vêm primeiro: {names}.** O que está acima diz respeito às pessoas em geral.',
  holds_here:
    'Vale para esta conversa: só proponho alimentos de que se sabe que são {diets}, e avalio os produtos por isso. Para contar em cada pontuação, indique-o no seu [perfil de saúde](/health-profile).',
  holds_here_for_other:
    'Vale para esta conversa: só proponho alimentos de que se sabe que são {diets}, e avalio os produtos por isso. Para contar em cada resposta, adicione a pessoa em [Pessoas](/people).',
  nothing_until_clear:
    'Até o saber não proponho nada: podia ser a coisa errada. Ainda assim posso mostrar-lhe o que diz a embalagem de um produto.',
  circumstances_noted: '**Tenho em conta nesta conversa: {list}.**',
  circumstances_reported:
    '**Tenho em conta nesta conversa: {list}.** Para contar em cada pontuação, [junte-o ao seu perfil de saúde](/health-profile).',
  circumstances_reported_of_other:
    '**Tenho em conta nesta conversa: {list}.** Para contar em cada resposta, adicione a pessoa em [Pessoas](/people).',
  states_reported: '**Tenho em conta nesta conversa: {list}.** Nenhum perfil de saúde o guarda; diga-mo de novo noutra conversa.',
  circumstances_over: 'Já não nesta conversa: {list}. O que está no seu perfil de saúde continua a contar.',
  circumstances_end: 'Diga-me quando algo disto deixar de ser assim.',
  circumstance_pregnancy: 'gravidez',
  circumstance_breastfeeding: 'amamentação',
  circumstance_child: '{age, plural, =0 {uma criança com menos de 1 ano} one {uma criança de # ano} other {uma criança de # anos}}',
  state_low_sugar: 'açúcar baixo no sangue',
  state_vitamin_k: 'um anticoagulante',
  state_grapefruit: 'um medicamento que a toranja altera',
  state_tyramine: 'um IMAO',
  state_lithium: 'lítio',
  state_potassium: 'potássio alto',
  state_kidneys: 'uma doença dos rins',
  state_stoma: 'um estoma',
  state_fodmap: 'uma dieta pobre em FODMAP',
  note_low_sugar:
    '**Com o açúcar baixo, o açúcar rápido é um medicamento:** tome 15 g agora, como glicose, sumo ou um refrigerante com açúcar, como a sua equipa lhe disse; bebidas sem açúcar não ajudam. Meça de novo após 15 minutos. Com sonolência, confusão ou sem conseguir engolir: **112**.',
  note_vitamin_k:
    '**Com anticoagulantes, atenção à vitamina K:** espinafres, couve, brócolos e outras folhas verdes têm muita, e com a varfarina e semelhantes uma mudança altera o efeito. Mantenha a quantidade igual de semana para semana e pergunte ao médico ou na farmácia antes de comer mais ou menos. Nenhuma pontuação aqui conhece o seu medicamento.',
  note_grapefruit:
    '**A toranja altera o efeito de medicamentos como o seu**, entre eles algumas estatinas e comprimidos para a tensão, e pode torná-lo demasiado forte; o pomelo e a laranja amarga também. Pergunte na farmácia antes de a tomar. Nenhuma pontuação aqui conhece o seu medicamento.',
  note_tyramine:
    '**Com um IMAO, a comida rica em tiramina pode subir a tensão de forma perigosa:** queijo curado, enchidos curados, extrato de levedura, molho de soja, chucrute, cerveja de pressão e o que não está fresco. Uma embalagem não o mostra. Siga a lista do médico ou da farmácia.',
  note_lithium:
    '**Com lítio, mantenha estáveis o sal e as bebidas:** menos sal ou beber pouco faz subir o lítio, muito mais faz descer. Não comece uma dieta pobre em sal sem o médico. Nenhuma pontuação aqui conhece o seu medicamento.',
  note_potassium:
    '**O potássio raramente está numa embalagem**, por isso não posso avaliar a comida por ele. Sumo de tomate, bananas, batatas, fruta desidratada, frutos secos, leguminosas e substitutos do sal têm muito. Pergunte ao médico ou nutricionista o que se adequa aos seus valores.',
  note_kidneys:
    '**Com uma doença dos rins contam o potássio e o fosfato, e as embalagens raramente os indicam.** Leguminosas, frutos secos, fruta desidratada, integrais e alimentos com fosfatos podem ter demasiado para si. Os seus valores conhece-os o médico ou nutricionista, nenhuma pontuação aqui.',
  note_stoma:
    '**Nenhuma embalagem mostra se um alimento é adequado com um estoma.** Frutos secos, sementes, cogumelos, milho, pipocas, fruta desidratada e cascas duras podem obstruí-lo, sobretudo uma ileostomia. Pergunte à enfermagem de estomaterapia; mastigue bem e experimente o novo em pequenas quantidades.',
  note_fodmap:
    '**Uma embalagem não mostra os FODMAP**, por isso não posso dizer o que tem poucos. Cebola, alho, trigo, leguminosas, maçãs, mel e adoçantes terminados em -ol têm muitos. Um nutricionista tem listas com quantidades.',
  states_withheld: '**Por isso não dou pontuação nem proponho nada.** O que a embalagem declara posso ler.',
  note_pregnancy:
    '**Na gravidez:** o que as autoridades nacionais desaconselham está assinalado e não é proposto; uma embalagem não diz tudo, e nenhuma pontuação pode prometer que um alimento é seguro. Em caso de dúvida, pergunte ao seu médico ou enfermeiro de saúde materna.',
  note_breastfeeding: '**Na amamentação:** estão assinalados o álcool, muita cafeína e o peixe com muito mercúrio.',
  note_condition:
    '**Com {condition}:** as pontuações seguem as recomendações gerais, não os seus valores nem medicamentos. Esses conhece-os o seu médico ou nutricionista.',
  note_infant:
    '**Para uma criança com menos de 1 ano:** nada de mel, de frutos secos inteiros, de sal ou açúcar adicionados, nem leite de vaca como bebida principal (NHS). Pergunte ao pediatra.',
  note_young_child:
    '**Para uma criança com menos de 5 anos:** nada de frutos secos inteiros, e uvas inteiras, pipocas e rebuçados duros podem engasgar; melhor sem açúcar e com pouco sal (NHS). As pontuações aqui são feitas para adultos.',
  note_child:
    '**Para uma criança de {age} anos:** as pontuações e quantidades diárias aqui são feitas para adultos; as crianças precisam de menos sal, açúcar e cafeína.',
  no_score_for_small_child:
    '**Para uma criança com menos de 3 anos não dou pontuação nem proponho nada:** as regras são feitas para pessoas mais velhas. Mostro o que a embalagem declara; pergunte ao pediatra o que convém.',
  offered: '[{question}](/ai-nutritionist?ask)',
  ask_verdict: '{food} ({barcode}) é bom para mim?',
  ask_swap: 'O que posso comer em vez de {food} ({barcode})?',
  ask_why: 'Porque é que {food} ({barcode}) tem esta pontuação?',
  ask_same: '{food} ({barcode})',
  ask_contents: 'Que ingredientes tem {food} ({barcode})?',
  ask_scans: 'O que digitalizei por último?',
  ask_day: 'Como está a correr o meu dia?',
  ask_week: 'Como foi a minha semana?',
  ask_left: 'O que me resta hoje dos meus objetivos?',
  ask_less: 'De que é que eu devia comer menos?',
  ask_profile: 'O que sabes de mim?',
  ask_score: 'Como é calculada a pontuação?',
  unsure: 'Não tenho a certeza do que pergunta. Quer dizer uma destas?',
  unsure_at_all: 'Não tenho a certeza do que pergunta. Diga-o por outras palavras: o produto, e o que quer saber dele.',
  unsure_else: 'Se não for nenhuma: diga o produto, e o que quer saber dele.',
  unsure_statement:
    'Se me fala de uma alergia, de uma doença ou de uma dieta, diga-o assim: «Sou alérgico a amendoins.» Enquanto não o entender, não conta em nenhuma das minhas respostas.',
  reply_cut: '*Esta resposta foi cortada aqui: tinha ficado demasiado longa.*',
  reply_broken_off: '*A resposta interrompeu-se aqui.*',
  reply_not_proposed: '*(O Labelwise não lhe proporia este: veja primeiro a página dele.)*',
  reply_not_all_checked:
    '*(Nem todos os produtos referidos acima foram verificados face ao que não pode comer: veja primeiro a página de cada um.)*',
  introduction:
    'Sou o **guia integrado** do Labelwise, não um modelo de IA: procuro no catálogo, nos seus próprios dados e numa tabela de fontes identificadas. O que digo é informação, não é aconselhamento médico.',
  greeting: 'Olá! Pergunte-me por um produto, um aditivo, um rótulo ou as suas próprias leituras.',
  examples: 'Por exemplo:',
  try: 'Experimente:',
  example_verdict: '«A Nutella é boa para mim, e porquê?»',
  example_compare: '«Compara Coca-Cola e sumo de laranja»',
  example_instead: '«O que posso comer em vez de batatas fritas?»',
  example_suggest: '«Sugere lanches ricos em proteína»',
  example_additive: '«O que é E250?»',
  example_week: '«Analisa as minhas escolhas recentes»',
  example_day: '«Planeia um dia para mim»',
  thanks: 'De nada! Pergunte sempre que estiver em frente a uma prateleira.',
  bye: 'Até à próxima, e bom apetite!',
  about:
    'Compreendo um conjunto de perguntas sobre alimentos embalados e respondo a cada uma com números que pode confirmar; onde não sei nada, digo-o. Não posso conversar sobre outras coisas.',
  capabilities:
    'Posso avaliar um produto para si, comparar dois, encontrar melhores ou alimentos de um tipo, explicar aditivos, rótulos e linhas da pontuação, olhar para as suas últimas leituras e planear um dia segundo as suas metas.',
  score_changes: 'Uma pontuação muda por uma de três razões, e nunca sozinha:',
  score_changes_preferences:
    '**Os seus desejos**: um objetivo, uma doença, uma restrição ou uma preferência foi adicionada, alterada ou removida.',
  score_changes_product: '**O produto**: o seu registo no catálogo recebeu novos valores ou uma nova receita.',
  score_changes_rules:
    '**As regras**: uma nova versão do Labelwise conta algo de outra forma. Cada leitura guardada indica as regras com que foi pontuada.',
  score_changes_name: 'Diga o produto e eu percorro as suas linhas tal como estão.',
  changes_nothing:
    'Só posso consultar; não altero nada na sua conta. O que me diz de alergias ou dietas vale para esta conversa: só proponho então alimentos de que se sabe que encaixam.',
  changes_nothing_where:
    'Indique de que quer mais ou menos em [Preferências](/preferences), e objetivos, doenças e restrições no seu [perfil de saúde](/health-profile). Cada pontuação e cada resposta minha seguem-nos de imediato.',
  unknown: 'A isso não sei responder.',
  unknown_name: 'Não encontrei «{mention}» no catálogo, e também não é outra coisa que eu conheça.',
  only_packaged_food:
    'Só conheço alimentos embalados: produtos e os seus valores, aditivos, rótulos e o que leu. Um produto que falte no catálogo encontra-se pelo código de barras na [página de leitura](/scan).',
  source_entry: 'registo do catálogo {barcode} ({name})',
  source_linked_entries: 'os registos do catálogo acima ligados',
  source_scoring_rules: 'regras de pontuação do Labelwise',
  source_profile: 'o seu perfil de saúde',
  source_preferences: 'as suas preferências',
  source_claims: 'Regulamento (CE) n.º 1924/2006 (alegações nutricionais)',
  source_intakes: 'Regulamento (UE) n.º 1169/2011, anexo XIII (doses de referência)',
  source_score_lines: 'as suas linhas de pontuação guardadas',
  source_label_limits: 'limites do Reino Unido e da UE para muito e pouco',
  source_additives: 'avaliações de aditivos (EFSA, JECFA, IARC)',
  source_scans: 'as suas leituras de {from} a {to}',
  source_scans_of_day: 'as suas leituras de {day}',
  source_additive: '{authority} {year}',
} satisfies Translation<typeof english>;
