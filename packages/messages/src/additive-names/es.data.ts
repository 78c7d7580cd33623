/** Names of additives, one `code name` a line; made by `tooling/languages/build-names.mjs`. @source Open Food Facts, ODbL 1.0 */
export const NAME_LINES = `
e100 Curcumina
e1000 Ácido cólico
e101 Riboflavina
e102 Tartrazina
e104 Amarillo de quinoleína
e107 Amarillo 2G
e110 Amarillo anaranjado s
e1100 Amilasa
e1101 Peptidasa
e1102 Glucosa oxidasa
e1103 Invertasa
e1104 Lipasa
e1105 Lisozima
e111 Naranja GGN
e120 Cochinilla
e1200 Polidextrosa
e1201 Polivinilpirrolidona
e1202 Polivinilpolipirrolidona
e1203 Alcohol polivinílico
e1204 Pululano
e1205 Copolímero de metacrilato básico
e121 Rojo cítrico 2
e122 Azorrubina
e123 Amaranto
e124 Ponceau 4r
e125 Ponceau SX
e126 Ponceau 6R
e127 Eritrosina
e128 Rojo 2G
e129 Rojo allura ac
e131 Azul patentado V
e132 Indigotina
e133 Azul brillante FCF
e140 Clorofilas
e1400 Dextrina
e1401 Almidón tratado con ácido
e1402 Almidón tratado con álcali
e1403 Almidón blanqueado
e1404 Almidón oxidado
e1405 Almidón tratado con enzimas
e140ii Clorofilinas
e141 Complejos cúpricos de clorofilas y clorofilinas
e1410 Fosfato de monoalmidón
e1412 Fosfato de dialmidón
e1413 Fosfato de dialmidón fosfatado
e1414 Fosfato de dialmidón acetilado
e142 Verde s
e1420 Almidón acetilado
e1422 Adipato de dialmidón acetilado
e143 Verde rápido FCF
e1440 Hidroxipropilalmidón
e1442 Fosfato de dialmidón hidroxipropilado
e1450 Octenilsuccinato sódico de almidón
e1451 Almidón oxidado acetilado
e1452 Octenilsuccinato alumínico de almidón
e14xx E14XX
e150 Caramelo
e1503 Aceite de ricino
e1504 Etanoato de etilo
e1505 Citrato de trietilo
e150a Caramelo natural
e150b Caramelo de sulfito cáustico
e150c Caramelo amónico
e150d Caramelo de sulfito amónico
e151 Negro brillante bn
e1510 Etanol
e1517 Diacetato de glicerilo
e1518 Triacetato de glicerilo
e1519 Alcohol bencílico
e152 Negro de carbón
e1520 Propano-1,2-diol
e1521 Polietilenglicol
e153 Carbón vegetal
e154 Marrón FK
e155 Marrón ht
e160 Carotenoides
e160a Alfa-caroteno
e160b Annato
e160c Extracto de pimentón
e160d Licopeno i.
e160e Beta-apo-8′-carotenal (c30)
e161a Flavoxantina
e161b Luteína
e161c Criptoxantina
e161g Cantaxantina
e162 Rojo de remolacha
e163 Antocianinas
e164 Azafrán
e170 Carbonatos de calcio
e171 Dióxido de titanio
e172 Óxidos e hidróxidos de hierro
e173 Aluminio
e174 Plata
e175 Oro
e180 Litolrubina bk
e181 Tanino
e200 Ácido sórbico
e201 Sorbato de sodio
e202 Sorbato potásico
e203 Sorbato cálcico
e210 Ácido benzoico
e211 Benzoato sódico
e212 Benzoato potásico
e213 Benzoato cálcico
e214 P-hidroxibenzoato de etilo
e215 P-hidroxibenzoato sódico de etilo
e216 Propil parahidroxibenzoato
e217 Propilparabeno de sodio
e218 P-hydroxibenzoato de metilo
e219 P-hidroxibenzoato sódico de metilo
e220 Dióxido de azufre
e221 Sulfito sódico
e222 Sulfito ácido de sodio
e223 Metabisulfito sódico
e224 Metabisulfito potásico
e225 Sulfito de potasio
e226 Sulfito cálcico
e227 Sulfito ácido de calcio
e228 Sulfito ácido de potasio
e230 Bifenilo
e232 Ortofenilfenato sódico
e233 Tiabendazol
e234 Nisina
e235 Natamicina
e236 Ácido fórmico
e237 Formiato de sodio
e238 Formiato de calcio
e239 Hexametilentetramina
e240 Formaldehído
e242 Dimetil dicarbonato
e243 Etil lauroil arginato
e249 Nitrito potásico
e250 Nitrito sódico
e251 Nitrato sódico i.
e252 Nitrato potásico
e260 Ácido acético
e261 Acetato potásico
e262 Acetatos de sodio
e263 Acetato de calcio
e270 Ácido láctico
e280 Ácido propiónico
e281 Propionato sódico
e282 Propionato de calcio
e283 Propionato potásico
e284 Ácido bórico
e285 Tetraborato sódico (bórax)
e290 Dióxido de carbono
e296 Ácido málico
e297 Ácido fumárico
e300 Ácido ascórbico
e301 Ascorbato sódico
e302 Ascorbato cálcico
e303 Ascorbato de potasio
e304 Ésteres de ácidos grasos del ácido ascórbico
e306 Extracto rico en tocoferoles
e307 Alfa-tocoferol
e308 Gamma-tocoferol
e309 Delta-tocoferol
e310 Galato de propilo
e311 Galato de octilo
e312 Galato de dodecilo
e315 Ácido eritórbico
e316 Eritorbato sódico
e319 Terbutilhidroquinona (tbhq)
e320 Butilhidroxianisol
e321 Butilhidroxitolueno
e322 Lecitinas
e325 Lactato sódico
e326 Lactato potasico
e327 Lactato de calcio
e330 Ácido cítrico
e331 Citratos de sodio
e332 Citratos de potasio
e333 Citratos de calcio
e334 Ácido tartárico
e335 Tartratos de sodio
e336 Tartratos de potasio
e337 Tartrato doble de sodio y potasio
e338 Ácido fosfórico
e339 Fosfatos de sodio
e340 Fosfatos de potasio
e341 Fosfatos de calcio
e343 Fosfatos de magnesio
e350 Malatos de sodio
e351 Malato potásico
e352 Malatos de calcio
e353 Ácido metatartárico
e354 Tartrato de calcio
e355 Ácido adípico
e356 Adipato de sodio
e357 Adipato de potasio
e363 Ácido succínico
e375 Niacina (vitamina B3)
e380 Citrato triamónico
e381 Citrato férrico de amonio
e385 Ácido etilendiaminotetraacético
e392 Extractos de romero
e400 Ácido algínico
e401 Alginato sódico
e402 Alginato de potasio
e403 Alginato de amonio
e404 Alginato de calcio
e405 Alginato de propilenglicol
e406 Agar-agar
e407 Carragenatos
e407a Alga eucheuma transformada
e410 Goma garrofín
e412 Goma guar
e413 Goma tragacanto
e414 Goma arábiga
e415 Goma xantana
e416 Goma karaya
e417 Goma tara
e418 Goma gellan
e420 Sorbitol
e421 Manitol
e422 Glicerol
e425 Konjac
e426 Hemicelulosa de soja
e427 Goma casia
e428 Gelatina
e430 Polioxietilen (8) estearato
e431 Estearato de polioxietileno (40)
e432 Monolaurato de sorbitán polioxietilenado
e433 Monooleato de sorbitán polioxietilenado
e434 Monopalmitato de sorbitán polioxietilenado
e435 Monoestearato de sorbitán polioxietilenado
e436 Triestearato de sorbitán polioxietilenado
e440 Pectinas
e441 Aceite de semillas de colza superglicerinado hidrogenado
e442 Fosfátidos de amonio
e443 Aceite vegetal bromado
e444 Acetato de isobutirato de sacarosa
e445 Ésteres glicéridos de resina de madera
e450 Difosfatos
e451 Tripolifosfatos
e452 Polifosfatos
e459 Beta-ciclodextrina
e460 Celulosas
e461 Metilcelulosa
e462 Etilcelulosa
e463 Hidroxipropilcelulosa
e464 Hidroxipropilmetilcelulosa
e465 Etilmetilcelulosa
e466 Carboximetilcelulosa sódica
e468 Carboximetilcelulosa sódica entrelazada
e469 Carboximetilcelulosa hidrolizada enzimáticamente
e470 Sales de ácidos grasos
e470a Sales sódicas/ potásicas y cálcicas de ácidos grasos
e470b Sales magnésicas de ácidos grasos
e471 Mono- y diglicéridos de ácidos grasos
e472 Ésteres de mono- y diglicéridos
e472a Ésteres acéticos de monoglicéridos y diglicéridos de ácidos grasos
e472b Ésteres lácticos de monoglicéridos y diglicéridos de ácidos grasos
e472c Ésteres cítricos de monoglicéridos y diglicéridos de ácidos grasos
e472d Ésteres tartáricos de monoglicéridos y diglicéridos de ácidos grasos
e472e Ésteres monoacetiltartárico y diacetiltartárico de monoglicéridos y diglicéridos de ácidos grasos
e472f Mixed acetic and tartaric acid esters of mono- and diglycerides of fatty acids
e473 Sucroésteres de ácidos grasos
e474 Sucroglicéridos
e475 Ésteres poliglicéricos de ácidos grasos
e476 Polirricinoleato de poliglicerol
e477 Ésteres de propano-1,2-diol de ácidos grasos
e479b Aceite de soja oxidado térmicamente en interacción con monoglicéridos y diglicéridos de ácidos grasos
e481 Estearoil-2-lactilato de sodio
e482 Estearoil-2-lactilato de calcio
e483 Tartrato de estearilo
e491 Monoestearato de sorbitano
e492 Triestearato de sorbitano
e493 Monolaurato de sorbitano
e494 Sorbitan monooleate
e495 Monopalmitato de sorbitano
e500 Carbonatos de sodio
e501 Carbonatos de potasio
e502 Carbonatos
e503 Carbonatos de amonio
e504 Carbonatos de magnesio
e507 Ácido clorhídrico
e508 Cloruro de potasio
e509 Cloruro de calcio
e510 Cloruro de amonio
e511 Cloruro de magnesio
e512 Cloruro de estaño
e513 Ácido sulfúrico
e514 Sulfatos de sodio
e515 Sulfatos de potasio
e516 Sulfato de calcio
e517 Sulfato amónico
e518 Sulfato de magnesio
e519 Sulfato de cobre
e520 Sulfato de aluminio
e521 Sulfato de aluminio y sodio
e522 Sulfato de aluminio y potasio
e523 Sulfato de aluminio y amonio
e524 Hidróxido sódico
e525 Hidróxido potásico
e526 Hidróxido de calcio
e527 Hidróxido amónico
e528 Hidróxido magnésico
e529 Óxido de calcio
e530 Óxido de magnesio
e535 Ferrocianuro de sodio
e536 Ferrocianuro de potasio
e538 Ferrocianuro cálcico
e539 Tiosulfato de sodio
e541 Fosfato de aluminio y sodio
e551 Dióxido de silicio
e552 Silicato cálcico
e553 Silicato magnésico
e553a Silicato de magnesio
e553b Talco
e554 Silicato de sodio y aluminio
e555 Silicato de potasio y aluminio
e556 Silicato de calcio y aluminio
e558 Bentonita
e559 Silicato de aluminio
e570 Ácidos grasos
e572 Estereato de magnesio
e574 Ácido glucónico
e575 Glucono-delta-lactona
e576 Gluconato sódico
e577 Gluconato potásico
e578 Gluconato cálcico
e579 Gluconato ferroso
e585 Lactato ferroso
e586 4-hexilresorcinol
e620 Ácido glutámico
e621 Glutamato monosódico
e622 Glutamato de monopotasio
e623 Diglutamato de calcio
e624 Glutamato de monoamonio
e625 Diglutamato de magnesio
e626 Ácido guanílico
e627 Guanilato disódico
e628 Guanilato dipotásico
e629 Guanilato cálcico
e630 Ácido inosínico
e631 Inosinato disódico
e632 Inosinato dipotásico
e633 Inosinato cálcico
e634 5'-ribonucleótido de calcio
e635 5'-ribonucleótido disódico
e636 Maltol
e637 Etil maltol
e640 Glicina y su sal sódica
e641 L-leucina
e650 Acetato de cinc
e900 Dimetilpolisiloxano
e901 Cera de abeja blanca y amarilla
e902 Cera candelilla
e903 Cera de carnauba
e904 Goma laca
e905 Cera sintética
e905a Aceite mineral
e905b Vaselina
e905c Cera de petróleo
e907 Poli-1-deceno hidrogenado
e912 Ésteres de ácido montánico
e913 Lanolina
e914 Cera de polietileno oxidada
e917 Yodato de potasio
e920 L-cisteína
e922 Persulfato de potasio
e924 Bromato de potasio
e924a Bromato de potasio
e924b Bromato de calcio
e925 Cloro
e927a Azodicarbonamida
e927b Carbamida
e928 Peróxido de benzoílo
e938 Argón
e939 Helio
e941 Nitrógeno
e942 Óxido nitroso
e943a Butano
e943b Isobutano
e944 Propano
e948 Oxígeno
e949 Hidrógeno
e950 Acesulfamo K
e951 Aspartamo
e952 Ciclamato
e953 Isomalt
e954 Sacarina
e955 Sucralosa
e957 Taumatina
e958 Glicirricina
e959 Neohesperidina dihidrocalcona
e960 Glucósidos de esteviol
e961 Neotamo
e962 Sal de aspartamo-acesulfamo
e963 Tagatosa
e964 Jarabe de poliglicitol
e965 Maltitol
e966 Lactitol
e967 Xilitol
e968 Eritritol
e969 Advantamo
e999 Extracto de quilaya
`;
