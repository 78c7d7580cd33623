import type { Translation } from '../catalog.ts';
import type { topics as english } from '../en/topics.ts';

export const topics = {
  nutri_score:
    'O **Nutri-Score** é uma letra de **A** a **E** para a qualidade nutricional de 100 g ou 100 ml. Contam-se pontos *contra* a energia, os açúcares, os lípidos saturados e o sal, e *a favor* da fibra, da proteína e da parte de fruta, legumes e leguminosas; menos pontos é melhor. Na maioria dos alimentos, A vai até **0** pontos, B de **1 a 2**, C de **3 a 10**, D de **11 a 18**, e E a partir de **19**. As bebidas, e as gorduras, óleos, frutos secos e sementes, têm escalas próprias; entre as bebidas só a água simples é A. A letra nada diz de aditivos nem de processamento, nem de si: isso acrescenta a pontuação pessoal.',
  nova: 'A **NOVA** ordena os alimentos pelo grau de processamento: grupo **1**, não processados ou pouco processados (aveia, leite, legumes congelados); grupo **2**, ingredientes culinários (azeite, açúcar, sal); grupo **3**, processados (queijo, pão, peixe em conserva); grupo **4**, ultraprocessados com ingredientes que nenhuma cozinha tem, como aromas, emulsionantes ou edulcorantes. Por si só nada diz dos nutrientes.',
  ultra_processed:
    'Os **alimentos ultraprocessados** são o grupo NOVA **4**: feitos em grande parte de ingredientes refinados e aditivos como aromas, corantes, emulsionantes ou edulcorantes. Uma revisão de estudos de 2024 encontrou que mais deles na alimentação acompanha mais doenças do coração e diabetes tipo 2; é uma associação, e nem todos são iguais. Na pontuação perdem pontos além do que custam os seus nutrientes.',
  score:
    'A **pontuação pessoal** vai de **0** a **100** e soma-se sempre linha a linha. Parte dos pontos Nutri-Score do alimento, retira pontos pelo processamento (NOVA 3 e 4) e pelos aditivos que preocupam, acrescenta alguns pelo biológico e conta depois o que *pediu*: os seus objetivos, doenças e os ingredientes de que quer mais ou menos. Uma restrição que um alimento não respeita limita a pontuação, para que nenhum bom valor a compense. Abra «porquê esta pontuação» num produto para ver cada linha com o seu motivo.',
  additives:
    'Os **aditivos** são substâncias acrescentadas com um fim: dar cor, conservar, espessar, adoçar. Na UE cada aditivo aprovado tem um **número E**: foi avaliado e permitido em certos alimentos e quantidades. O Labelwise mostra para cada um a conclusão e o ano da avaliação, e só retira pontos pelos que têm uma preocupação concreta. Pergunte-me por qualquer um, por exemplo «o que é E250?».',
  organic:
    '**Biológico** na UE diz respeito à agricultura: pelo menos **95%** dos ingredientes agrícolas vêm de produção biológica, com poucos aditivos e pesticidas permitidos. Diz pouco de açúcar, sal ou calorias; uma bolacha biológica continua a ser uma bolacha. Dá alguns pontos na pontuação.',
  light:
    '**«Light»** e **«reduzido»** significam pelo menos **30%** menos de algo do que em produtos semelhantes (**25%** no sal). A embalagem tem de dizer o que foi reduzido. Ainda pode ser muito, e outra coisa pode tê-lo substituído.',
  sugar_free: '**«Sem açúcares»** significa no máximo **0,5 g** de açúcares por 100 g ou 100 ml. Pode ter edulcorantes ou polióis.',
  no_added_sugar:
    '**«Sem adição de açúcares»** significa que não se adicionou açúcar nem nenhum alimento usado para adoçar (mel, concentrado de sumo). Os açúcares da fruta ou do leite podem ainda assim ser muitos.',
  low_fat:
    '**«Baixo teor de gordura»** significa no máximo **3 g** de lípidos por 100 g (**1,5 g** por 100 ml), **«sem gordura»** no máximo **0,5 g**. Veja os açúcares: às vezes ocupam o lugar da gordura.',
  low_salt:
    '**«Baixo teor de sódio/sal»** significa no máximo **0,3 g** de sal por 100 g (0,12 g de sódio), «muito baixo» no máximo **0,1 g** (0,04 g de sódio). «Reduzido» exige apenas **25%** menos do que produtos semelhantes.',
  source_of_fibre:
    '**«Fonte de fibra»** significa pelo menos **3 g** de fibra por 100 g (ou **1,5 g** por 100 kcal), **«alto teor em fibra»** pelo menos **6 g** por 100 g (ou **3 g** por 100 kcal).',
  high_protein:
    '**«Fonte de proteína»** significa que pelo menos **12%** da energia vem da proteína, **«alto teor de proteína»** pelo menos **20%**. Nada diz do açúcar nem do processamento.',
  gluten_free_label: '**«Sem glúten»** significa no máximo **20 mg** de glúten por kg no alimento tal como é vendido.',
  may_contain:
    '**«Pode conter»** é um aviso voluntário de que um alergénio pode entrar por acidente. Não há um limite legal por trás, por isso, em caso de alergia, trate-o como presente. O Labelwise nunca diz que um alimento com esse aviso está livre desse alergénio.',
  allergens:
    'As embalagens na UE têm de destacar **14 alergénios** na lista de ingredientes: cereais com glúten, crustáceos, ovos, peixe, amendoins, soja, leite, frutos de casca rija, aipo, mostarda, sésamo, sulfitos (acima de **10 mg** por kg), tremoço e moluscos.',
  best_before:
    '**«Consumir de preferência antes de»** diz respeito à qualidade: muitas vezes o alimento ainda está bom, por isso olhe, cheire e prove. **«Consumir até»** diz respeito à segurança: não o coma depois dessa data.',
  serving_size:
    'Uma **porção** é o que o fabricante acha que se come; nenhuma lei fixa o tamanho, e pode ser pequena. Por isso os valores aqui são por 100 g ou 100 ml, com a porção ao lado onde a embalagem a indica.',
  reference_intake:
    '**Doses de referência** de um adulto médio na UE: **2000 kcal** (8400 kJ), lípidos **70 g**, lípidos saturados **20 g**, hidratos de carbono **260 g**, açúcares **90 g**, proteína **50 g**, sal **6 g** por dia. Ajudam a comparar embalagens; não são metas. Nos rótulos dos EUA, **5%** do valor diário é pouco e **20%** é muito.',
  ingredient_list:
    'Três olhares para um **rótulo**: (1) a **lista de ingredientes** vai do maior ao menor peso, por isso os três primeiros são a maior parte; (2) compare a tabela **por 100 g**, não por porção; (3) os alergénios vão destacados na lista. Tem de haver percentagens onde um ingrediente está no nome ou na imagem.',
  traffic_light:
    'O **semáforo** britânico por 100 g, pouco / muito: lípidos **3 / 17,5 g**, saturados **1,5 / 5 g**, açúcares **5 / 22,5 g**, sal **0,3 / 1,5 g**. Nas bebidas os limites são cerca de metade.',
  glycemic_index:
    'Não tenho valores de **índice glicémico**: as embalagens não o indicam, e muda com a cozedura e o resto da refeição. Fibra, cereais integrais e menos açúcar adicionado são o que uma embalagem pode mostrar.',
  bmi: 'O **IMC** é o peso em kg dividido pelo quadrado da altura em metros. O seu perfil de saúde calcula-o enquanto escreve. Nada diz de músculo, idade ou constituição, e a pontuação de um alimento não o usa.',
  mediterranean_diet:
    'A **dieta mediterrânica** é um padrão: legumes, fruta, leguminosas, frutos secos, cereais integrais e azeite todos os dias, peixe com frequência, pouca carne vermelha e processada, poucos doces. É aconselhada para a saúde do coração.',
  keto_diet:
    'Uma dieta **keto** mantém os hidratos de carbono muito baixos. O Labelwise considera adequados até **5 g** de hidratos por 100 g de alimento, e mais de **15 g** não. Com diabetes, doença renal ou na gravidez, pergunte primeiro ao seu médico.',
  intermittent_fasting:
    'Conheço alimentos embalados, não horários de refeições, por isso não posso aconselhar sobre o **jejum**. O que come nas horas em que come posso ajudar a ver.',
  balanced_diet:
    'A **alimentação saudável** da OMS em resumo: pelo menos **400 g** de legumes e fruta por dia, cereais integrais e leguminosas, gordura insaturada em vez de saturada, açúcares livres abaixo de **10%** da energia, menos de **5 g** de sal por dia.',
  celiac:
    'A **doença celíaca** é uma doença permanente em que o glúten lesa o intestino delgado. O que ajuda é deixar o glúten para toda a vida; quem a suspeita deve ir ao médico *antes* de o fazer, ou o teste pode falhar. Com a doença celíaca no seu perfil de saúde, o Labelwise só propõe alimentos que se sabe não terem glúten (no máximo **20 mg** por kg).',
  privacy:
    'Como **guia integrado** respondo neste servidor: o que pergunta não vai para mais lado nenhum. As conversas ficam na sua conta até as eliminar. Em [Perfil](/profile) pode exportar tudo o que guardamos sobre si ou eliminar a sua conta; a [política de privacidade](/legal) tem os pormenores.',
  offline:
    '**A app abre sem rede**, com o que já consultou e a sua última leitura. Com o pacote offline (no perfil) também encontra, pontua e propõe produtos sozinha; o que guardar espera até haver rede. As minhas respostas precisam dela.',
  data_source:
    'Os dados dos produtos vêm do catálogo desta instalação, baseado no **Open Food Facts** (Open Database License) e no que os membros acrescentam. Os valores podem ser antigos ou mal escritos; onde não podem ser verdadeiros, a página do produto di-lo. A embalagem que tem na mão é que está certa.',
  sugars:
    'Os **açúcares** de um rótulo são todos os açúcares simples: os adicionados e os do leite ou da fruta. O **açúcar adicionado** conta mais na pontuação. A OMS aconselha adultos e crianças a manter os açúcares *livres* (adicionados, mel, sumo) abaixo de **10%** da energia, cerca de **50 g** por dia com 2000 kcal, e considera **5%** (cerca de **25 g**) ainda melhor. A dose de referência da UE para todos os açúcares é **90 g** por dia. Nas embalagens, «baixo teor de açúcares» é no máximo **5 g** por 100 g ou **2,5 g** por 100 ml; acima de **22,5 g** por 100 g conta como muito.',
  salt: 'O **sal** é cloreto de sódio; um rótulo conta o sal como sódio × **2,5**. A OMS aconselha os adultos a ficar abaixo de **5 g** de sal por dia (2 g de sódio), porque mais sobe a tensão arterial; a dose de referência da UE é **6 g**. «Baixo teor de sódio» significa no máximo **0,3 g** de sal por 100 g (0,12 g de sódio); acima de **1,5 g** por 100 g conta como muito.',
  saturated_fat:
    'Os **lípidos saturados** são a gordura da manteiga, do queijo, da carne gorda e dos óleos de coco e de palma. A OMS aconselha no máximo **10%** da energia, substituídos por gordura insaturada; a dose de referência da UE é **20 g** por dia. «Baixo teor de gordura saturada» significa no máximo **1,5 g** por 100 g; acima de **5 g** por 100 g conta como muito.',
  trans_fat:
    'A **gordura trans** feita ao hidrogenar em parte um óleo aumenta o risco de doença do coração mais do que qualquer outra gordura. A OMS aconselha no máximo **1%** da energia, e a UE permite no máximo **2 g** de gordura trans industrial por 100 g de gordura.',
  fat: 'A **gordura** tem cerca de **9 kcal** por grama, o dobro dos hidratos ou da proteína, e importa mais qual é do que quanta. A EFSA dá **20 a 35%** da energia como um bom intervalo para adultos; a dose de referência da UE é **70 g** por dia. «Baixo teor de gordura» significa no máximo **3 g** por 100 g ou **1,5 g** por 100 ml; acima de **17,5 g** por 100 g conta como muito.',
  unsaturated_fat:
    'As **gorduras insaturadas** são as dos azeites, óleos de colza e de frutos secos, dos frutos secos, das sementes e do peixe. Substituir por elas as saturadas baixa o colesterol LDL. «Alto teor de gordura insaturada» significa que pelo menos **70%** da gordura é insaturada e dá mais de **20%** da energia.',
  fibre:
    'A **fibra** é a parte das plantas que não digerimos: sacia, alimenta o intestino e trava o açúcar. A EFSA e a OMS dão **25 g** por dia como adequados para adultos. «Fonte de fibra» significa pelo menos **3 g** por 100 g, «alto teor em fibra» pelo menos **6 g** por 100 g (ou **3 g** por 100 kcal).',
  protein:
    'A **proteína** constrói e repara o corpo e sacia. A referência da EFSA para adultos é **0,83 g** por kg de peso por dia; quem treina para ganhar músculo procura muitas vezes **1,4 a 2 g** por kg. A dose de referência da UE nos rótulos é **50 g** por dia. «Fonte de proteína» significa que pelo menos **12%** da energia vem dela, «alto teor de proteína» pelo menos **20%**.',
  carbohydrates:
    'Os **hidratos de carbono** são açúcares e amido, com cerca de **4 kcal** por grama. A EFSA dá **45 a 60%** da energia como um bom intervalo; a dose de referência da UE é **260 g** por dia. A OMS aconselha a obtê-los sobretudo de cereais integrais, legumes, fruta e leguminosas.',
  calories:
    'A **energia** conta-se em quilocalorias (kcal, «calorias») ou quilojoules; **1 kcal** são **4,184 kJ**. A dose de referência da UE de um adulto médio é **2000 kcal** (8400 kJ) por dia; aquilo de que precisa depende do tamanho, da idade e da atividade. «Baixo valor energético» significa no máximo **40 kcal** por 100 g ou **20 kcal** por 100 ml. O Labelwise considera pouco denso em energia um alimento até **225 kcal** por 100 g.',
  omega_3:
    'As gorduras **ómega-3** vêm do peixe gordo (EPA, DHA) e da colza, do linho e das nozes (ALA). A EFSA dá **250 mg** de EPA e DHA por dia como adequados para adultos. «Alto teor em ómega-3» significa pelo menos **0,6 g** de ALA, ou **80 mg** de EPA e DHA, por 100 g e por 100 kcal.',
  cholesterol:
    'O **colesterol** dos alimentos altera o do sangue menos do que a gordura saturada e trans. O que baixa o colesterol LDL: gordura insaturada em vez de saturada, e fibra solúvel como o beta-glucano da aveia (**3 g** por dia).',
  caffeine:
    'A **cafeína** é o que o café, o chá, a cola e as bebidas energéticas têm em comum. Até **400 mg** por dia, e **200 mg** de uma vez, não preocupa em adultos saudáveis. Na UE, as bebidas com mais de **15 mg** por 100 ml têm de avisar que não são recomendadas a crianças nem a mulheres grávidas ou a amamentar.',
  alcohol:
    'O **álcool** tem cerca de **7 kcal** por grama. A OMS afirma que nenhuma quantidade é segura para a saúde. As bebidas com mais de **1,2%** em volume têm de o indicar na embalagem, e acima disso a pontuação aqui fica em **25**.',
  water:
    'A EFSA dá **2 l** de água por dia para mulheres e **2,5 l** para homens como adequados, de bebidas e comida juntas. A água simples é a única bebida com Nutri-Score A.',
  vitamins:
    'Nas embalagens da UE pode nomear-se uma **vitamina ou mineral** quando 100 g contêm pelo menos **15%** do valor de referência (**7,5%** nas bebidas): isso é «fonte de». «Alto teor» é o dobro.',
  vitamin_d:
    'A **vitamina D** mantém ossos e músculos a funcionar; existe no peixe gordo, nos ovos e nos alimentos enriquecidos, e a pele produz-na ao sol. O valor de referência nos rótulos é **5 µg** por dia; a EFSA dá **15 µg** como adequados para adultos.',
  vitamin_c:
    'A **vitamina C** ajuda a absorver o ferro das plantas e apoia o sistema imunitário. O valor de referência nos rótulos é **80 mg** por dia; pimentos, bagas, citrinos e couves têm muita.',
  vitamin_b12:
    'A **vitamina B12** existe em alimentos de origem animal e nos enriquecidos; uma alimentação vegana precisa de alimentos enriquecidos ou de um suplemento. O valor de referência nos rótulos é **2,5 µg** por dia.',
  calcium:
    'O **cálcio** é preciso para ossos, dentes e músculos. O valor de referência nos rótulos é **800 mg** por dia. Laticínios, bebidas vegetais enriquecidas, tofu coagulado com cálcio e algumas águas minerais têm muito.',
  iron: 'O **ferro** transporta o oxigénio no sangue. O valor de referência nos rótulos é **14 mg** por dia. Têm-no as leguminosas, os cereais integrais, a carne vermelha e as sementes; a vitamina C na mesma refeição ajuda com o ferro das plantas.',
  magnesium:
    'O **magnésio** ajuda músculos e nervos. O valor de referência nos rótulos é **375 mg** por dia; frutos secos, sementes, cereais integrais e leguminosas têm muito.',
  potassium:
    'O **potássio** ajuda a manter normal a tensão arterial. O valor de referência nos rótulos é **2000 mg** por dia; fruta, legumes, leguminosas e batatas têm muito. Com doença renal pode ter de ser limitado: pergunte ao seu médico.',
  sweeteners:
    'Os **edulcorantes** como o aspartame, a sucralose ou a stévia adoçam quase sem energia. Os que se usam passaram uma avaliação de segurança; ainda assim a OMS aconselha a não os usar para controlar o peso, porque não se viram benefícios a longo prazo. Nas bebidas o Nutri-Score soma **4** pontos por eles.',
  sugar_alcohols:
    'Os **polióis** (xilitol, sorbitol, maltitol, números E 420 e 965 a 968) têm menos calorias do que o açúcar e poupam os dentes. Os alimentos com mais de **10%** têm de dizer que o excesso pode ter efeito laxante.',
  palm_oil:
    'O **óleo de palma** é cerca de metade gordura saturada, por isso sobe o colesterol LDL em comparação com o azeite ou o óleo de colza. As embalagens na UE têm de o nomear. O seu efeito nas florestas é outra questão, que a pontuação não avalia.',
  gluten:
    'O **glúten** é uma proteína do trigo, do centeio, da cevada e dos seus parentes. Só quem tem doença celíaca, alergia ao trigo ou sensibilidade o deve evitar. «Sem glúten» significa no máximo **20 mg** por kg, «teor muito baixo de glúten» no máximo **100 mg** por kg.',
  lactose:
    'A **lactose** é o açúcar do leite. Quem a digere mal tolera muitas vezes queijo curado, iogurte ou leite sem lactose; quem tem alergia à proteína do leite, não. O leite tem de ser declarado em todas as embalagens na UE.',
  whole_grains:
    'Os **cereais integrais** conservam o farelo e o gérmen, e com eles fibra, minerais e vitaminas B. A OMS aconselha a obter os hidratos sobretudo de cereais integrais, legumes, fruta e leguminosas. Procure «integral» como primeiro ingrediente.',
  processed_meat:
    'A **carne processada** (salsichas, fiambre, bacon, salame) é classificada pela IARC como causa de cancro colorretal (Grupo **1**): cada **50 g** por dia acompanha um risco cerca de **18%** mais alto. A carne vermelha é «provavelmente» uma causa (Grupo **2A**).',
  red_meat:
    'A **carne vermelha** dá proteína, ferro e B12, mas a IARC classifica-a como causa provável de cancro colorretal (Grupo **2A**). No Nutri-Score a sua proteína conta no máximo **2** pontos.',
  probiotics:
    'Os **probióticos** são micróbios vivos como os do iogurte e do kefir. A única alegação que a UE permite é que as culturas do iogurte ajudam quem digere mal a lactose a digerir a desse iogurte.',
  fruit_and_vegetables:
    'A OMS aconselha os adultos a comer pelo menos **400 g** de legumes e fruta por dia, cerca de cinco porções. No Nutri-Score, uma parte de mais de **40%** de fruta, legumes e leguminosas começa a dar pontos.',
} satisfies Translation<typeof english>;
