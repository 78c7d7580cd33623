/** Names of additives, one `code name` a line; made by `tooling/languages/build-names.mjs`. @source Open Food Facts, ODbL 1.0 */
export const NAME_LINES = `
e100 Curcumina
e101 Riboflavina
e102 Tartarazina
e104 Amarelo de quinoleína
e110 Amarelo-sol FCF
e1100 Amilase
e1101 Protease
e1102 Glicose oxidase
e1103 Invertase
e1104 Lipase
e1105 Lisozima
e120 Cochonilha
e1200 Polidextrose
e1201 Polivinilpirrolidona
e1202 Polivinilpolipirrolidona
e1203 Poli(álcool vinílico) (pva)
e1204 Pululana
e1205 Copolímero de metacrilato básico
e121 Vermelho citrino 2
e122 Azorubina
e123 Vermelho amaranto
e124 Ponceau 4r
e127 Eritrosina
e128 Vermelho 2G
e129 Vermelho allura ac
e131 Azul patenteado v
e132 Indigotina
e133 Azul brilhante FCF
e140 Clorofilas
e1400 Dextrina
e1401 Amido tratado com ácido
e1402 Amido tratado com álcali
e1403 Amido branqueado
e1404 Amido oxidado
e1405 Amido tratado com enzimas
e140ii Clorofilinas
e141 Complexos cúpricos de clorofilas
e1410 Fosfato de monoamido
e1412 Fosfato de diamido
e1413 Fosfato de diamido fosfatado
e1414 Fosfato de diamido acetilado
e142 Verde s
e1420 Amido acetilado
e1422 Adipato de diamido acetilado
e143 Verde rápido
e1440 Hidroxipropilamido
e1442 Fosfato de hidroxipropildiamido
e1450 Octenilsuccinato de amido sódico
e1451 Amido oxidado acetilado
e1452 Octenilsuccinato de amido alumínico
e14xx E14XX
e150 Caramelo
e1503 Óleo de rícino
e1504 Acetato de etila
e1505 Citrato trietílico
e150a Caramelo simples
e150b Caramelo sulfítico cáustico
e150c Caramelo de amónia
e150d Caramelo sulfítico de amónia
e151 Negro brilhante bn
e1510 Etanol
e1517 Diacetato de glicerilo
e1518 Triacetato de glicerilo
e1519 Álcool benzílico
e1520 Propano-1,2-diol
e1521 Polietilenoglicol
e153 Carvão vegetal
e154 Castanho FK
e155 Castanho ht
e160 Carotenoides
e160a Caroteno
e160b Anato
e160c Extracto de pimentão
e160d Licopeno
e160e Beta-apo-8′-carotenal (c30)
e161b Luteína
e161g Cantaxantina
e162 Vermelho de beterraba
e163 Antocianinas
e164 Açafrão
e170 Carbonato de cálcio
e171 Dióxido de titânio
e172 Óxidos de ferro e hidróxidos de ferro
e173 Alumínio
e174 Prata
e175 Ouro
e180 Litolrubina bk
e181 Tanino
e200 Ácido sórbico
e201 Sorbato de sódio
e202 Sorbato de potássio
e203 Sorbato de cálcio
e210 Ácido benzóico
e211 Benzoato de sódio
e212 Benzoato de potássio
e213 Benzoato de cálcio
e214 P-hidroxibenzoato de etilo
e215 Sal sódico do p-hidroxibenzoato de etilo
e216 Propilparabeno
e217 Propilparabeno de sódio
e218 P-hidroxibenzoato de metilo
e219 Sal sódico do p-hidroxibenzoato de metilo
e220 Dióxido de enxofre
e221 Sulfito de sódio
e222 Hidrogenossulfito de sódio
e223 Metabissulfito de sódio
e224 Metabissulfito de potássio
e225 Sulfito de potássio
e226 Sulfito de cálcio
e227 Hidrogenossulfito de cálcio
e228 Hidrogenossulfito de potássio
e230 Bifenilo
e234 Nisina
e235 Natamicina
e236 Ácido metanoico
e237 Formato de sódio
e239 Hexametilenotetramina
e240 Metanal
e242 Dicarbonato de dimetilo
e243 Etil lauroíl arginato
e249 Nitrito de potássio
e250 Nitrito de sódio
e251 Nitrato de sódio
e252 Nitrato de potássio
e260 Ácido acético
e261 Acetato de potássio
e262 Acétates de sodium
e263 Acetato de cálcio
e270 Ácido láctico
e280 Ácido propiónico
e281 Propionato de sódio
e282 Propionato de cálcio
e283 Propionato de potássio
e284 Ácido bórico
e285 Tetraborato de sódio (bórax)
e290 Dióxido de carbono
e296 Ácido málico
e297 Ácido fumárico
e300 Ácido ascórbico
e301 Ascorbato de sódio
e302 Ascorbato de cálcio
e304 Palmitato de ascorbilo
e306 Extracto rico em tocoferóis
e307 Alfa-tocoferol
e308 Gama-tocoferol
e309 Delta-tocoferol
e310 Galato de propilo
e311 Galato de octilo
e312 Galato de dodecilo
e315 Ácido eritórbico
e316 Eritorbato de sódio
e319 Terc butil-hidroquinona (tbhq)
e320 Butil-hidroxianisole (bha)
e321 Butil-hidroxitolueno (bht)
e322 Lecitinas
e325 Lactato de sódio
e326 Lactato de potássio
e327 Lactato de cálcio
e328 Lactato de amônio
e330 Ácido cítrico
e331 Citratos de sódio
e332 Citratos de potássio
e333 Citrato de cálcio
e334 Ácido l(+)-tartárico
e335 Tartaratos de sódio
e336 Tartarato de potássio
e337 Tartarato de sódio e de potássio
e338 Ácido fosfórico
e339 Fosfatos de sódio
e340 Fosfatos de potássio
e341 Fosfato de cálcio
e343 Fosfatos de magnésio
e350 Malatos de sódio
e351 Malato de potássio
e352 Malatos de cálcio
e353 Ácido metatartárico
e354 Tartarato de cálcio
e355 Ácido adípico
e356 Adipato de sódio
e357 Adipato de potássio
e363 Ácido succínico
e375 Niacina (vitamina B3)
e380 Citrato de triamónio
e381 Citrato férrico de amónio
e385 Etilenodiaminotetracetato de cálcio dissódico
e392 Extractos de rosmaninho
e400 Ácido algínico
e401 Alginato de sódio
e402 Alginato de potássio
e403 Alginato de amónio
e404 Alginato de cálcio
e405 Alginato de propano-1,2-diol
e406 Agar
e407 Carragenina
e407a Algas eucheuma transformadas
e410 Farinha de semente de alfarroba
e412 Goma de guar
e413 Tragacanto
e414 Goma arábica
e415 Goma xantana
e416 Goma karaya
e417 Goma de tara
e418 Goma gelana
e420 Sorbitol
e421 Manitol
e422 Glicerol
e424 Curdlana
e425 Konjac
e426 Hemicelulose de soja
e427 Goma de cássia
e428 Gelatina
e431 Estearato de polioxietileno (40)
e432 Monolaurato de polioxietileno sorbitano
e433 Mono-oleato de polioxietileno sorbitano
e434 Monopalmitato de polioxietileno sorbitano
e435 Monoestearato de polioxietileno sorbitano
e436 Triestearato de polioxietileno sorbitano
e440 Pectina
e441 Gelatina
e442 Fosfatidos de amónio
e443 Óleo vegetal bromado
e444 Acetoisobutirato de sacarose
e445 Ésteres de glicerol da colofónia
e450 Pirofosfato
e451 Tripolifosfato
e452 Polifosfatos
e459 Beta-ciclodextrina
e460 Celulose
e461 Metilcelulose
e462 Etilcelulose
e463 Hidroxipropilcelulose
e464 Hidroxipropilmetilcelulose
e465 Etilmetilcelulose
e466 Carboximetilcelulose de sódio
e468 Carboximetilcelulose de sódio reticulada
e469 Carboximetilcelulose hidrolisada enzimaticamente
e470 Sais de ácidos gordos
e470a Sais de sódio/potássio e cálcio de ácidos gordos
e470b Sais de magnésio de ácidos gordos
e471 Mono e diglicéridos de ácidos gordos
e472 Ésteres de mono e diglicéridos
e472a Ésteres acéticos de mono e diglicéridos de ácidos gordos
e472b Ésteres lácticos de mono e diglicéridos de ácidos gordos
e472c Ésteres cítricos de mono e diglicéridos de ácidos gordos
e472d Ésteres tartáricos de mono e diglicéridos de ácidos gordos
e472e Ésteres mono e diacetiltartáricos de mono e diglicéridos de ácidos gordos
e472f Ésteres mistos acéticos e tartáricos de mono e diglicéridos de ácidos gordos
e473 Ésteres de sacarose de ácidos gordos
e474 Sacaridoglicéridos
e475 Ésteres de poliglicerol de ácidos gordos
e476 Polirricinoleato de poliglicerol
e477 Ésteres de propano-1,2-diol de ácidos gordos
e479b Óleo de soja oxidado termicamente em interacção com mono e diglicéridos de ácidos gordos
e481 Estearoíl-2-lactilato de sódio
e482 Estearoíl-2-lactilato de cálcio
e483 Tartarato de estearilo
e491 Monoestearato de sorbitano
e492 Triestearato de sorbitano
e493 Monolaurato de sorbitano
e494 Mono-oleato de sorbitano
e495 Monopalmitato de sorbitano
e500 Carbonatos de sódio
e501 Carbonatos de potássio
e502 Carbonatos
e503 Carbonatos de amônio
e504 Carbonatos de magnésio
e507 Ácido clorídrico
e508 Cloreto de potássio
e509 Cloreto de cálcio
e510 Cloreto de amónio
e511 Cloreto de magnésio
e512 Cloreto estanoso
e513 Ácido sulfúrico
e514 Sulfatos de sódio
e515 Sulfatos de potássio
e516 Sulfato de cálcio
e517 Sulfato de amónio
e518 Sulfato de magnésio
e519 Sulfato de cobre
e520 Sulfato de alumínio
e521 Sulfato de alumínio e sódio
e522 Sulfato de alumínio e potássio
e523 Sulfato de alumínio e amónio
e524 Hidróxido de sódio
e525 Hidróxido de potássio
e526 Hidróxido de cálcio
e527 Ammonium hydroxide
e528 Hidróxido de magnésio
e529 Óxido de cálcio
e530 Óxido de magnésio
e535 Ferrocianeto de sódio
e536 Ferrocianeto de potássio
e538 Ferrocianeto de cálcio
e539 Tiossulfato de sódio
e541 Fosfato de alumínio e sódio
e551 Dióxido de silício
e552 Silicato de cálcio
e553 Silicato de magnésio
e553a Silicato de magnésio
e553b Talco
e554 Silicato de alumínio e sódio
e555 Silicato de alumínio e potássio
e556 Silicato de alumínio e cálcio
e558 Bentonita
e559 Silicato de alumínio
e570 Ácidos gordos
e572 Estearato de magnésio
e574 Ácido glucónico
e575 Glucono-delta-lactona
e576 Gluconato de sódio
e577 Gluconato de potássio
e578 Gluconato de cálcio
e579 Gluconato ferroso
e585 Lactato ferroso
e586 4-hexilresorcinol
e620 Ácido glutâmico
e621 Glutamato monossódico
e622 Glutamato monopotássico
e623 Diglutamato de cálcio
e624 Glutamato monoamónico
e625 Diglutamato de magnésio
e626 Ácido guanílico
e627 Guanilato dissódico
e628 Guanilato dipotássico
e629 Guanilato de cálcio
e630 Ácido inosínico
e631 Inosinato dissódico
e632 Inosinato dipotássico
e633 Inosinato de cálcio
e634 5'-ribonucleótidos de cálcio
e635 5'-ribonucleótidos dissódicos
e636 Maltol
e637 Etilmaltol
e640 Glicina e seu sal de sódio
e641 Leucina
e650 Acetato de zinco
e900 Dimetilpolissiloxano
e901 Cera de abelhas (branca e amarela)
e902 Cera de candelilha
e903 Cera de carnaúba
e904 Goma-laca
e905 Cera sintética
e905a Óleo mineral
e905b Vaselina
e905c Cera de petróleo
e907 Poli-1-deceno hidrogenado
e912 Ésteres do ácido montânico
e913 Lanolina
e914 Cera de polietileno oxidada
e917 Iodato de potássio
e920 L-cisteína
e923 Persulfato de amônia
e924 Bromato de potássio
e924a Bromato de potássio
e924b Bromato de cálcio
e925 Cloro
e926 Dióxido de cloro
e927a Azodicarbonamida
e927b Carbamida
e928 Peróxido de benzoíla
e938 Árgon
e939 Hélio
e940 Diclorodifluorometano
e941 Azoto
e942 Óxido nitroso
e943a Butano
e943b Isobutano
e944 Propano
e948 Oxigénio
e949 Hidrogénio
e950 Acessulfame k
e951 Aspartame
e952 Ácido ciclâmico e seus sais de sódio e cálcio
e953 Isomalte
e954 Sacarina e seus sais de sódio potássio e cálcio
e955 Sucralose
e957 Taumatina
e958 Glicirrizina
e959 Neo-hesperidina dc
e960 Glicósidos de esteviol
e961 Neotame
e962 Sal de aspartame-acessulfame
e963 Tagatose
e964 Xarope de poliglicitol
e965 Maltitol
e966 Lactitol
e967 Xilitol
e968 Eritritol
e969 Advantame
e999 Extracto de quilaia
`;
