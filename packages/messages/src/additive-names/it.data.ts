/** Names of additives, one `code name` a line; made by `tooling/languages/build-names.mjs`. @source Open Food Facts, ODbL 1.0 */
export const NAME_LINES = `
e100 Curcumina
e1000 Acido colico
e101 Riboflavina
e102 Tartrazina
e103 Alcannina
e104 Giallo chinolina
e110 Giallo tramonto FCF
e1100 Amilasi
e1101 Proteasi
e1102 Glucosio ossidasi
e1103 Invertasi
e1104 Lipasi
e1105 Lisozima
e120 Cocciniglia
e1200 Polidestrosio
e1201 Polivinilpirrolidone
e1202 Polivinilpolipirrolidone
e1203 Alcol polivinilico
e1204 Pullulano
e1205 Copolimero di metacrilato basico
e121 Rosso agrumi 2
e122 Azorubina
e123 Amaranto
e124 Ponceau 4r
e127 Eritrosina
e128 Rosso 2G
e129 Rosso allura ac
e131 Blu patentato v
e132 Indigotina
e133 Blu brillante FCF
e140 Clorofille
e1400 Destrina
e1401 Amido trattato con acidi
e1402 Amido trattato con alcali
e1403 Amido sbiancato
e1404 Amido ossidato
e1405 Amido trattato con enzimi
e140ii Clorofilline
e141 Complessi rameici delle clorofille e delle clorofilline
e1410 Fosfato di monoamido
e1412 Fosfato di diamido
e1413 Fosfato di diamido fosfatato
e1414 Fosfato di diamido acetilato
e142 Verde s
e1420 Amido acetilato
e1422 Adipato di diamido acetilato
e143 Verde solido FCF
e1440 Amido idrossipropilato
e1442 Fosfato di diamido idrossipropilato
e1450 Ottenilsuccinato di amido e sodio
e1451 Amido acetilato ossidato
e1452 Ottenilsuccinato di alluminio e amido
e14xx E14XX
e150 Caramello
e1503 Olio di ricino
e1504 Acetato di etile
e1505 Citrato di trietile
e150a Caramello semplice
e150b Caramello solfito-caustico
e150c Caramello ammoniacale
e150d Caramello solfito-ammoniacale
e151 Nero brillante bn
e1510 Etanolo
e1517 Diacetato di glicerile
e1518 Triacetato di glicerile
e1519 Alcol benzilico
e152 Nero di carbone
e1520 1,2-propandiolo
e1521 Polietilenglicole
e153 Carbone vegetale
e154 Bruno FK
e155 Bruno ht
e160 Carotenoidi
e160a Carotene
e160b Annatto
e160c Estratto di paprica
e160d Licopene
e160e Beta-apo-8′-carotenale (c30)
e161b Luteina
e161c Criptoxantina
e161g Cantaxantina
e162 Rosso di radice di barbabietola
e163 Antociani
e164 Zafferano
e170 Carbonati di calcio
e171 Biossido di titanio
e172 Ossidi di ferro e idrossidi di ferro
e173 Alluminio
e174 Argento
e175 Oro
e180 Litolrubino bk
e181 Tannino
e200 Acido sorbico
e201 Sorbato di sodio
e202 Sorbato di potassio
e203 Sorbato di calcio
e210 Acido benzoico
e211 Benzoato di sodio
e212 Benzoato di potassio
e213 Benzoato di calcio
e214 P-idrossibenzoato d'etile
e215 Etil-p-idrossibenzoato di sodio
e216 Propilparaben
e217 Propilparabene di sodio
e218 P-idrossibenzoato di metile
e219 Metil-p-idrossibenzoato di sodio
e220 Anidride solforosa
e221 Solfito di sodio
e222 Sodio bisolfito
e223 Metabisolfito di sodio
e224 Metabisolfito di potassio
e225 Solfito di potassio
e226 Solfito di calcio
e227 Calcio bisolfito
e228 Potassio solfito acido
e230 Bifenile
e234 Nisina
e235 Natamicina
e236 Acido formico
e237 Formiato di sodio
e238 Formiato di calcio
e239 Esametilentetramina
e240 Formaldeide
e242 Dimetildicarbonato
e243 Etil lauroil arginato
e249 Nitrito di potassio
e250 Nitrito di sodio
e251 Nitrato di sodio
e252 Nitrato di potassio
e260 Acido acetico
e261 Acetato di potassio
e262 Acetati di sodio
e263 Acetato di calcio
e270 Acido lattico
e280 Acido propionico
e281 Propionato di sodio
e282 Propionato di calcio
e283 Propionato di potassio
e284 Acido borico
e285 Tetraborato di sodio (borace)
e290 Anidride carbonica
e296 Acido malico
e297 Acido fumarico
e300 Acido ascorbico
e301 Ascorbato di sodio
e302 Ascorbato di calcio
e303 Ascorbato di potassio
e304 Esteri dell'acido ascorbico con acidi grassi
e306 Estratto ricco in tocoferolo
e307 Alfa-tocoferolo
e308 Gamma-tocoferolo
e309 Delta-tocoferolo
e310 Gallato di propile
e311 Gallato di ottile
e312 Gallato di dodecile
e315 Acido eritorbico
e316 Eritorbato di sodio
e319 Butilidrochinone terziario (tbhq)
e320 Butilidrossianisolo (bha)
e321 Butilidrossitoluene (bht)
e322 Lecitine
e325 Lattato di sodio
e326 Lattato di potassio
e327 Lattato di calcio
e328 Ammonio lattato
e330 Acido citrico
e331 Citrati di sodio
e332 Citrati di potassio
e333 Citrato di calcio
e334 L(+)-acido tartarico
e335 Tartrati di sodio
e336 Tartrati di potassio
e337 Tartrato di potassio e di sodio
e338 Acido fosforico
e339 Fosfati di sodio
e340 Fosfati di potassio
e341 Fosfati di calcio
e343 Fosfati di magnesio
e350 Malati di sodio
e351 Malato di potassio
e352 Malati di calcio
e353 Acido metatartarico
e354 Tartrato di calcio
e355 Acido adipico
e356 Adipato di sodio
e357 Adipato di potassio
e363 Acido succinico
e375 Niacina (vitamina B3)
e380 Citrato triammonico
e381 Citrato ferrico di ammonio
e385 Etilendiamminotetraacetato di calcio disodico
e392 Estratti di rosmarino
e400 Acido alginico
e401 Alginato di sodio
e402 Alginato di potassio
e403 Alginato di ammonio
e404 Alginato di calcio
e405 Alginato di propan-1,2-diolo
e406 Agar
e407 Carragenina
e407a Alga eucheuma trasformata
e410 Farina di carrube
e412 Gomma di guar
e413 Gomma adragante
e414 Gomma d'acacia
e415 Gomma di xantano
e416 Gomma karaya
e417 Gomma di tara
e418 Gomma di gellano
e420 Sorbitolo
e421 Mannitolo
e422 Glicerolo
e425 Konjac
e426 Emicellulosa di soia
e427 Gomma cassia
e428 Gelatina
e431 Stearato di poliossietilene(40)
e432 Monolaurato di poliossietilene sorbitano
e433 Monoleato di poliossietilene sorbitano
e434 Monopalmitato di poliossietilene sorbitano
e435 Monostearato di poliossietilene sorbitano
e436 Tristearato di poliossietilene sorbitano
e440 Pectina
e441 Gelatina
e442 Fosfatidi di ammonio
e443 Olio vegetale bromurato
e444 Acetato isobutirrico di saccarosio
e445 Esteri della glicerina della resina del legno
e450 Pirofosfato
e451 Trifosfati
e452 Polifosfati
e459 Beta-ciclodestrina
e460 Cellulosa
e461 Metilcellulosa
e462 Etilcellulosa
e463 Idrossipropilcellulosa
e464 Idrossipropilmetilcellulosa
e465 Etilmetilcellulosa
e466 Carbossimetilcellulosa sodica
e468 Carbossimetilcellulosa sodica reticolata
e469 Carbossimetilcellulosa idrolizzata enzimaticamente
e470 Sali di acidi grassi
e470a Sali di sodio/di potassio e di calcio degli acidi grassi
e470b Sali di magnesio degli acidi grassi
e471 Mono- e digliceridi degli acidi grassi
e472 Esteri dei mono- e digliceridi degli acidi grassi
e472a Esteri acetici di mono- e digliceridi degli acidi grassi
e472b Esteri lattici di mono- e digliceridi degli acidi grassi
e472c Esteri citrici di mono- e digliceridi degli acidi grassi
e472d Esteri tartarici di mono- e digliceridi degli acidi grassi
e472e Esteri mono- e diacetiltartarici di mono- e digliceridi degli acidi grassi
e472f Esteri misti acetico-tartarici di mono- e digliceridi degli acidi grassi
e473 Esteri di saccarosio degli acidi grassi
e474 Sucrogliceridi
e475 Esteri poliglicerici degli acidi grassi
e476 Poliricinoleato di poliglicerolo
e477 Esteri dell'1,2-propandiolo degli acidi grassi
e479b Prodotto di reazione dell'olio di soia ossidato termicamente con mono- e digliceridi degli acidi grassi
e481 Stearoil-2-lattilato di sodio
e482 Stearoil-2-lattilato di calcio
e483 Tartrato di stearile
e491 Monostearato di sorbitano
e492 Tristearato di sorbitano
e493 Monolaurato di sorbitano
e494 Monooleato di sorbitano
e495 Monopalmitato di sorbitano
e500 Carbonati di sodio
e501 Carbonati di potassio
e502 Carbonati
e503 Carbonati d'ammonio
e504 Carbonati di magnesio
e507 Acido cloridrico
e508 Cloruro di potassio
e509 Cloruro di calcio
e510 Cloruro d'ammonio
e511 Cloruro di magnesio
e512 Stannous cloruri
e513 Acido solforico
e514 Solfatos di sodio
e515 Solfatos di potassio
e516 Solfato di calcio
e517 Solfato di ammonio
e518 Solfato di magnesio
e519 Solfato rameico
e520 Solfato di alluminio
e521 Solfato di alluminio e sodio
e522 Solfato di alluminio e potassio
e523 Solfato di alluminio e ammonio
e524 Idrossido di sodio
e525 Idrossido di potassio
e526 Idrossido di calcio
e527 Idrossido di ammonio
e528 Idrossido di magnesio
e529 Ossido di calcio
e530 Ossido di magnesio
e535 Ferrocianuro di sodio
e536 Ferrocianuro di potassio
e538 Ferrocianuro di calcio
e539 Tiosolfato di sodio
e541 Fosfato di sodio e alluminio
e551 Biossido di silicio
e552 Silicato di calcio
e553 Silicato di magnesio
e553a Silicato di magnesio
e553b Talco
e554 Silicato di sodio e alluminio
e555 Silicato di potassio e alluminio
e556 Calcium aluminium silicate
e558 Bentonite
e559 Silicato di alluminio
e570 Acidi grassi
e572 Stearato di magnesio
e574 Acido gluconico
e575 Gluconedeltalattone
e576 Gluconato di sodio
e577 Gluconato di potassio
e578 Gluconato di calcio
e579 Gluconato di ferro
e585 Lattato ferroso
e586 4-esilresorcinolo
e620 Acido glutammico
e621 Glutammato di monosodio
e622 Glutammato di monopotassio
e623 Diglutammato di calcio
e624 Glutammato di monoammonio
e625 Diglutammato di magnesio
e626 Acido guanilico
e627 Guanilato bisodico
e628 Guanilato dipotassico
e629 Guanilato di calcio
e630 Acido inosinico
e631 Inosinato disodico
e632 Inosinato dipotassico
e633 Inosinato di calcio
e634 5'ribonucleotide di calcio
e635 5'ribonucleotide di disodio
e636 Maltolo
e637 Etilmaltolo
e640 Glicina e suo sale di sodio
e641 L-leucina
e650 Acetato di zinco
e900 Dimetilpolisilossano
e901 Cera d'api binaca e gialla
e902 Cera candelilla
e903 Cera carnauba
e904 Gommalacca
e905 Cera sintetica
e905a Olio minerale
e905b Petrolato
e905c Cera di petrolio
e906 Resina di benzoino
e907 Poli-1-decene idrogenato
e912 Esteri dell'acido montanico
e913 Lanolina
e914 Cera polietilenica ossidata
e916 Iodato di calcio
e917 Iodato di potassio
e920 L-cisteina
e922 Perossidisolfato di potassio
e923 Perossidisolfato d'ammonio
e924 Bromato di potassio
e924a Bromato di potassio
e924b Bromato di calcio
e925 Cloro
e926 Diossido di cloro
e927a Azodicarbonammide
e927b Carbammide
e928 Benzoperossido
e930 Perossido di calcio
e938 Argon
e939 Elio
e940 Diclorodifluorometano
e941 Azoto
e942 Protossido di azoto
e943a Butano
e943b Isobutano
e944 Propano
e948 Ossigeno
e949 Idrogeno
e950 Acesulfame K
e951 Aspartame
e952 Acido ciclamico e suoi sali di sodio e di calcio
e953 Isomalto
e954 Saccarina e suoi sali na k e ca
e955 Sucralosio
e956 Alitame
e957 Taumatina
e958 Glicirrizina
e959 Neoesperidina diidrocalcone
e960 Glicosidi dello steviolo
e961 Neotame
e962 Sale di aspartame-acesulfame
e963 Tagatosio
e964 Sciroppo di poliglicitolo
e965 Maltitolo
e966 Lactitolo
e967 Xilitolo
e968 Eritritolo
e969 Advantame
e999 Estratto di quillaia
`;
