import type { Translation } from '../catalog.ts';
import type { screensLegalTexts as english } from '../en/screens-legal-texts.ts';

/** Terms, privacy policy and its short form. */
export const screensLegalTexts = {
  terms_1: 'Introdução',
  terms_1_1:
    'Estes termos aplicam-se a todas as pessoas que usam o Labelwise, num navegador ou como aplicação, com ou sem conta. Ao usá-lo, aceita-os. Se não concorda, pedimos que não o use.',
  terms_1_2: 'O Labelwise é software livre. Quem gere esta instalação é a sua contraparte nestes termos e responde pelos seus dados.',
  terms_2: 'O que o Labelwise faz',
  terms_2_1:
    'Lê o código de alimentos embalados ou procura-os. O Labelwise mostra o que se sabe deles, o Nutri-Score e uma pontuação de 0 a 100 que tem em conta os seus objetivos, a sua dieta e as suas preferências, se os indicou.',
  terms_2_2:
    'Os dados dos produtos vêm de bases abertas e de um catálogo nosso. Podem estar incompletos, desatualizados ou errados. A embalagem que tem na mão tem sempre razão.',
  terms_3: 'Quem o pode usar',
  terms_3_1:
    'Para criar uma conta é preciso ter pelo menos 18 anos, ou ser menor com o consentimento de um dos pais ou tutor, que aceita então estes termos por si. O Labelwise não se dirige a menores de 13 anos.',
  terms_4: 'A sua conta',
  terms_4_1:
    'Pedimos que dê dados verdadeiros e guarde a palavra-passe para si. Responde pelo que acontece com a sua conta. Avise-nos logo se achar que outra pessoa a usa.',
  terms_4_2: 'Pode exportar os seus dados e eliminar a conta na aplicação a qualquer momento, em todos os planos.',
  terms_5: 'Informação de saúde',
  terms_5_1:
    'O Labelwise dá informação, não conselho médico. Não diagnostica, trata ou previne doenças e não substitui profissionais de medicina ou nutrição. Não altere um tratamento ou uma dieta por causa de uma pontuação sem os consultar.',
  terms_5_2:
    'Se tem uma alergia ou intolerância, leia sempre o próprio rótulo. Uma embalagem que não nomeia um alergénio pode conter vestígios dele, e o que a base de dados não sabe, o Labelwise não pode mostrar.',
  terms_6: 'Planos, período experimental e pagamento',
  terms_6_1:
    'O plano gratuito tem limites que a aplicação indica. O Premium custa 9,99 $ por mês ou 99,99 $ por ano; conta o preço que vê ao comprar.',
  terms_6_2:
    'O período experimental gratuito dura 7 dias e começa logo. Não exige pagamento. Só há uma cobrança no fim se tiver adicionado um método de pagamento. Pode cancelar a qualquer momento; o que pagou fica aberto até ao fim do período.',
  terms_6_3: 'As compras numa loja de aplicações seguem também as regras dessa loja.',
  terms_7: 'Uso correto',
  terms_7_1:
    'Pedimos que não perturbe o serviço, não contorne os seus limites, não extraia a sua base de dados em massa, não introduza dados falsos e não o use para nada contrário à lei. Podemos limitar ou encerrar as contas que o façam, com aviso prévio quando for possível.',
  terms_8: 'Conteúdos e direitos',
  terms_8_1:
    'O que introduz continua a ser seu. Permite-nos guardá-lo e tratá-lo para que o serviço funcione. O software tem a licença AGPL-3.0-or-later; os dados dos produtos têm as licenças das suas fontes, que cada alimento indica.',
  terms_9: 'Responsabilidade',
  terms_9_1:
    'Temos cuidado, mas não podemos prometer que o serviço esteja sempre disponível ou que cada número esteja certo. Na medida em que a lei o permite, não respondemos por danos que venham de confiar numa pontuação ou nos dados de um produto. Nada aqui limita a responsabilidade por dolo, negligência grave ou danos à vida e à saúde.',
  terms_10: 'Alterações',
  terms_10_1:
    'Podemos alterar estes termos quando o serviço ou a lei mudarem. Anunciamos na aplicação as alterações importantes antes de se aplicarem. Se não concordar, pode eliminar a sua conta.',
  terms_11: 'Contacto',
  terms_11_1:
    'As perguntas sobre estes termos vão para quem gere esta instalação, no endereço que indica, ou para o apoio por e-mail. Respondemos assim que pudermos.',
  privacy_1: 'Introdução',
  privacy_1_1:
    'Esta política diz o que o Labelwise sabe de si, porquê, durante quanto tempo e o que pode fazer. Vale para o site e para a aplicação.',
  privacy_2: 'Que informação recolhemos',
  privacy_2_1:
    'Sem conta: nada que diga quem é. A última leitura e os números principais das anteriores ficam no seu dispositivo. O servidor vê o seu endereço de rede e o código de barras que pede, como qualquer site.',
  privacy_2_2:
    'Com conta: nome, nome de utilizador, e-mail, uma palavra-passe guardada só como resumo criptográfico, o seu plano, o fuso horário e as unidades, e o que guarda: leituras com as suas pontuações, favoritos, compras, o que comeu e quando, preferências e conversas.',
  privacy_2_3:
    'De cada dispositivo com sessão iniciada: o nome que o navegador lhe dá, por exemplo «Chrome on Android», quando iniciou sessão e quando foi usado pela última vez. Pode vê-los no seu perfil e terminar a sessão de cada um.',
  privacy_3: 'Informação de saúde',
  privacy_3_1:
    'A idade, o género, a altura, o peso, a atividade, os objetivos, as dietas, as doenças e as suas respostas ao questionário só são guardados com a sua conta depois de concordar no ecrã, e apenas para calcular as suas pontuações e respostas. Pode retirar esse consentimento no mesmo sítio, o que os apaga.',
  privacy_3_2:
    'A informação de saúde nunca é vendida, nunca é usada para publicidade e nunca é dada a seguradoras ou entidades empregadoras.',
  privacy_4: 'Como usamos a informação',
  privacy_4_1:
    'Para mostrar alimentos e pontuações, guardar as suas listas, gerir o seu plano, proteger o serviço contra abusos e responder quando nos escreve. Nada mais.',
  privacy_5: 'Partilha',
  privacy_5_1:
    'Partilhamos dados com quem trabalha para nós no serviço: alojamento, correio e pagamento quando compra alguma coisa. Os dados de pagamento vão para o prestador de pagamentos e nunca para nós.',
  privacy_5_2:
    'Um plano comprado no site é cobrado pela Stripe, que recebe o seu e-mail e um número interno da sua conta. Um plano comprado na aplicação é cobrado pela loja de aplicações; a RevenueCat, que nos informa disso, recebe esse número, o que comprou e o que a sua parte da aplicação lê do dispositivo, como o sistema e o endereço de rede.',
  privacy_5_3:
    'Quando pergunta ao nutricionista com IA e há um modelo de linguagem configurado, este recebe a sua pergunta e os dados de saúde de que precisa, sem o seu nome, e-mail ou identificador, e só depois de concordar.',
  privacy_5_4:
    'As pesquisas de produtos a que o nosso catálogo não sabe responder vão do nosso servidor para o Open Food Facts como código de barras, sem nada sobre si.',
  privacy_5_5:
    'As fotografias dos produtos vêm diretamente dos servidores da sua fonte, como o Open Food Facts. Quem gere esses servidores vê o endereço de rede do seu dispositivo e que fotografias pede, e portanto que produtos vê. Não lhes enviamos mais nada sobre si.',
  privacy_5_6:
    'Nas aplicações para telemóvel, o ML Kit da Google lê os códigos de barras no próprio dispositivo: nenhuma imagem sai dele. O ML Kit comunica à Google em que tipo de dispositivo e aplicação funciona e como se comportou.',
  privacy_6: 'O que fica no seu dispositivo',
  privacy_6_1:
    'A aplicação guarda no seu dispositivo a sessão, as definições, a última leitura, os números principais dos alimentos lidos, os rótulos que começou a verificar e algumas pontuações, para funcionar depressa e sem rede. Ao terminar a sessão apaga-se o que pertence à sua conta. Não há cookies de publicidade nem rastreadores.',
  privacy_7: 'Segurança',
  privacy_7_1:
    'As ligações são cifradas. As palavras-passe são protegidas por um algoritmo lento, os identificadores de sessão são guardados só como resumo e o acesso aos servidores é limitado. Nenhum sistema é perfeito: se acontecer algo que lhe diga respeito, avisamos.',
  privacy_8: 'Conservação',
  privacy_8_1:
    'Guardamos os seus dados enquanto tiver uma conta. Quando a elimina, os dados vão com ela. As cópias de segurança feitas antes ainda os contêm até que quem gere esta instalação as elimine; servem apenas para repor o serviço após um dano. Os documentos que a lei exige, como faturas, são guardados o tempo que ela exige.',
  privacy_8_2:
    'Eliminar a conta cancela um plano cobrado pela Stripe e faz remover lá a sua ficha de cliente. Um plano cobrado por uma loja de aplicações só pode ser cancelado por si, na loja.',
  privacy_8_3:
    'Uma coisa fica: se teve o período experimental gratuito, um resumo com chave do seu e-mail, para que o mesmo endereço não tenha um segundo. O seu endereço não se pode ler nele.',
  privacy_9: 'Os seus direitos',
  privacy_9_1:
    'Pode ver, corrigir, exportar e eliminar os seus dados e opor-se ao seu uso. A exportação e a eliminação estão na aplicação, em todos os planos. Pode também apresentar queixa a uma autoridade de proteção de dados.',
  privacy_10: 'Crianças',
  privacy_10_1:
    'O Labelwise não se dirige a menores de 13 anos e não recolhe conscientemente dados sobre eles. A idade mínima para uma conta é 18 anos, ou menos com o consentimento de um dos pais ou tutor. Se uma criança nos deu dados, escreva-nos e nós apagamo-los.',
  privacy_11: 'Contacto',
  privacy_11_1:
    'As perguntas sobre os seus dados vão para quem gere esta instalação, no endereço que indica, ou para o apoio por e-mail. As alterações desta política são anunciadas na aplicação antes de se aplicarem.',
  short_1: 'Que informação recolhemos',
  short_1_1:
    'Sem conta, nada que diga quem é. Com conta: nome, e-mail, plano, fuso horário, os dispositivos com sessão iniciada e o que guarda. Informação de saúde só se a introduzir e concordar.',
  short_2: 'Como usamos a sua informação',
  short_2_1:
    'Para mostrar alimentos, calcular as suas pontuações, guardar as suas listas e gerir o seu plano. Nunca para publicidade e nunca para venda.',
  short_3: 'Proteção de dados',
  short_3_1:
    'As ligações são cifradas, as palavras-passe e os identificadores de sessão são guardados só como resumo, e uma pergunta a um modelo de linguagem segue sem o seu nome, e-mail ou identificador.',
  short_3_2:
    'As fotografias dos produtos vêm diretamente dos servidores da sua fonte, que veem o seu endereço de rede e que fotografias o seu dispositivo pede.',
  short_4: 'Os seus direitos',
  short_4_1:
    'Pode ver, corrigir, exportar e eliminar os seus dados na aplicação, em todos os planos, e retirar a qualquer momento o consentimento para a informação de saúde, o que a apaga.',
  short_5: 'Contacto',
  short_5_1: 'As perguntas sobre os seus dados vão para quem gere esta instalação, no endereço que indica, ou para o apoio por e-mail.',
} as const satisfies Translation<typeof english>;
