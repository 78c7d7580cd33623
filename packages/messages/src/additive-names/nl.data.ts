/** Names of additives, one `code name` a line; made by `tooling/languages/build-names.mjs`. @source Open Food Facts, ODbL 1.0 */
export const NAME_LINES = `
e100 Curcumine
e1000 Cholinezuur
e101 Riboflavine
e102 Tartrazine
e103 Alkannin
e104 Chinolinegeel
e107 Geel 2G
e110 Zonnegeel FCF
e1100 Amylase
e1101 Protease
e1102 Glucose-oxidase
e1103 Invertase
e1104 Lipase
e1105 Lysozym
e120 Cochenille
e1200 Polydextrose
e1201 Polyvinylpyrrolidon
e1202 Polyvinylpolypyrrolidon
e1203 Polyvinylalcohol
e1204 Pullulan
e1205 Basisch methacrylaatcopolymeer
e121 Citrusrood 2
e122 Azorubine
e123 Amarant
e124 Ponceau 4r
e126 Ponceau 6R
e127 Erytrosine
e128 Rood 2G
e129 Allurarood ac
e130 Indantreen
e131 Patentblauw v
e132 Indigotine
e133 Briljantblauw FCF
e140 Chlorofylen en chlorofyllinen
e1400 Dextrine
e1401 Zuur-behandeld zetmeel
e1402 Alkali-behandeld zetmeel
e1403 Gebleekt zetmeel
e1404 Geoxideerd zetmeel
e1405 Met enzymen behandeld zetmeel
e140ii Chlorofyllinen
e141 Kopercomplexen van chlorophyllen
e1410 Monozetmeelfosfaat
e1412 Dizetmeelfosfaat
e1413 Gefosfateerd dizetmeelfosfaat
e1414 Geacetyleerd dizetmeelfosfaat
e142 Groen s
e1420 Geacetyleerd zetmeel
e1421 Zetmeelacetaat
e1422 Geacetyleerd dizetmeeladipaat
e143 Echtgroen FCF
e1440 Hydroxypropylzetmeel
e1441 Hydroxypropyldizetmeelglycerol
e1442 Hydroxypropyldizetmeelfosfaat
e1450 Zetmeelnatriumoctenylsuccinaat
e1451 Geacetyleerd geoxideerd zetmeel
e1452 Zetmeelaluminiumoctenylsuccinaat
e14xx E14XX
e150 Karamel
e1503 Wonderolie
e1504 Ethylacetaat
e1505 Triëthylcitraat
e150a Karamelkleurstof
e150b Alkali-sulfietkaramel
e150c Ammoniakkaramel
e150d Sulfiet-ammoniakkaramel
e151 Briljantzwart bn
e1510 Ethanol
e1517 Glyceryldiacetaat
e1518 Glyceryltriacetaat
e1519 Benzylalcohol
e152 Carbon black
e1520 Propaan-1,2-diol
e1521 Polyethyleenglycol
e153 Plantaardige koolstof
e154 Bruin FK
e155 Bruin ht
e160 Carotenoïden
e160a Caroteen
e160b Annatto
e160c Paprika-extract
e160d Lycopeen
e160e Beta-apo-8'-carotenal (c30)
e160f Beta-8'-caroteenzure ethylester
e161a Flavoxanthine
e161b Luteïne
e161c Kryptoxanthine
e161g Canthaxanthine
e162 Betanine
e163 Anthocyanen
e164 Saffraan
e170 Calciumcarbonaten
e171 Titaandioxide
e172 Ijzeroxiden en -hydroxiden
e173 Aluminium
e174 Zilver
e175 Goud
e180 Litholrubine bk
e181 Looizuur
e200 Sorbinezuur
e201 Natriumsorbaat
e202 Kaliumsorbaat
e203 Calciumsorbaat
e210 Benzoëzuur
e211 Natriumbenzoaat
e212 Kaliumbenzoaat
e213 Calciumbenzoaat
e214 Ethyl-p-hydroxybenzoaat
e215 Ethyl-p-hydroxybenzoaat natriumzout
e216 Propyl-p-hydroxybenzoaat
e217 Propyl-p-hydroxybenzoaat natriumzout
e218 Methyl-p-hydroxybenzoaat
e219 Methyl-p-hydroxybenzoaat natriumzout
e220 Zwaveldioxide
e221 Natriumsulfiet
e222 Natriumwaterstofsulfiet
e223 Natriumdisulfiet
e224 Kaliumdisulfiet
e225 Kaliumsulfiet
e226 Calciumsulfiet
e227 Calciumwaterstofsulfiet synoniemen
e228 Kaliumwaterstofsulfiet synoniemen
e230 Difenyl
e231 Fenylfenol
e232 Natriumfenylfenol
e233 Tiabendazol
e234 Nisine
e235 Pimaricine
e236 Mierenzuur
e237 Natriumformiaat
e238 Calciumformiaat
e239 Hexamethyleentetramine
e240 Formaldehyde
e242 Dimethyldicarbonaat
e243 Ethyllauroylarginaat
e249 Kaliumnitriet
e250 Natriumnitriet
e251 Natriumnitraat
e252 Kaliumnitraat
e260 Azijnzuur
e261 Kaliumacetaat
e262 Natriumacetaten
e263 Calciumacetaat
e270 Melkzuur
e280 Propionzuur
e281 Natriumpropionaat
e282 Calciumpropionaat
e283 Kaliumpropionaat
e284 Boorzuur
e285 Natriumtetraboraat (borax)
e290 Koolstofdioxide
e296 Appelzuur
e297 Fumaarzuur
e300 Ascorbinezuur
e301 Natriumascorbaat
e302 Calciumascorbaat
e304 Vetzuuresters van ascorbinezuur
e306 Tocoferolrijk extract
e307 Alfa-tocoferol
e308 Gamma-Tocopherol
e309 Delta-Tocopherol
e310 Propylgallaat
e311 Octylgallaat
e312 Dodecylgallaat
e314 Guaiac gum
e315 Erythorbinezuur
e316 Natriumisoascorbaat
e319 Tert-butylhydrochinon (tbhq)
e320 Butylhydroxyanisool (bha)
e321 Butylhydroxytolueen
e322 Lecithinen
e325 Natriumlactaat
e326 Kaliumlactaat
e327 Calciumlactaat
e330 Citroenzuur
e331 Natriumcitraten
e332 Kaliumcitraten
e333 Calciumcitraten
e334 L(+)-wijnsteenzuur
e335 Natriumtartraat
e336 Kaliumtartraten
e337 Kaliumnatriumtartraat
e338 Fosforzuur
e339 Natriumfosfaten
e340 Kaliumorthofosfaten
e341 Calciumfosfaten
e343 Magnesiumfosfaten
e350 Natriummalaten
e351 Kaliummalaat
e352 Calciummalaten
e353 Metawijnsteenzuur
e354 Calciumtartraat
e355 Adipinezuur
e356 Natriumadipaat
e357 Kaliumadipaat
e363 Barnsteenzuur
e365 Natriumfumaraat
e375 Nicotinezuur
e380 Triammoniumcitraat
e381 Ijzer-III-ammoniumcitraat
e385 Calciumdinatrium-ethyleendiaminetetraäcetaat
e386 Natrium EDTA
e392 Extracten van rozemarijn
e400 Alginezuur
e401 Natriumalginaat
e402 Kaliumalginaat
e403 Ammoniumalginaat
e404 Calciumalginaat
e405 Propyleenglycolalginaat
e406 Agaragar
e407 Carrageen
e407a Verwerkt eucheuma-wier
e408 Furcelleran
e410 Carobbegom
e411 Havergom
e412 Guarpitmeel
e413 Tragant
e414 Arabische gom
e415 Xanthaangom
e416 Karayagom
e417 Taragom
e418 Gellangom
e420 Sorbitol
e421 Mannitol
e422 Glycerol
e424 Curdlan
e425 Konjac
e426 Hemicellulose van soja
e427 Cassiagom
e428 Gelatine
e430 Polyoxyleen-8-stearaat
e431 Polyoxyethyleen(40)stearaat
e432 Polyoxyethyleensorbitaanmonolauraat
e433 Polyoxyethyleensorbitaanmonoöleaat
e434 Polyoxyethyleensorbitaanmonopalmitaat
e435 Polyoxyethyleensorbitaanmonostearaat
e436 Polyoxyethyleensorbitaantristearaat
e440 Pectine
e441 Gelatine
e442 Ammoniumfosfatiden
e443 Gebromeerde plantaardige olie
e444 Sucroseacetaatisobutyraat
e445 Glycerolesters van houthars
e450 Difosfaat
e451 Trifosfaten
e452 Polyfosfaten
e459 Bèta-cyclodextrine
e460 Cellulose
e461 Methylcellulose
e462 Ethylcellulose
e463 Hydroxypropylcellulose
e464 Hydroxypropylmethylcellulose
e465 Ethylmethylcellulose
e466 Natriumcarboxymethylcellulose
e468 Vernette natriumcarboxymethylcellulose
e469 Enzymatisch gehydrolyseerde carboxymethylcellulose
e470 Vetzuurzouten
e470a Natrium-/kalium- en calciumzouten van vetzuren
e470b Magnesiumzouten van vetzuren
e471 Mono- en diglyceriden van vetzuren
e472 Esters van mono- en diglyceriden
e472a Mono- en diglyceriden van vetzuren veresterd met azijnzuur
e472b Mono- en diglyceriden van vetzuren veresterd met melkzuur
e472c Mono- en diglyceriden van vetzuren veresterd met citroenzuur
e472d Mono- en diglyceriden van vetzuren veresterd met wijnsteenzuur
e472e Mono- en diglyceriden van vetzuren veresterd met mono- en diacetylwijnsteenzuur
e472f Mono- en diglyceriden van vetzuren veresterd met een mengsel van azijnzuur en wijnsteenzuur
e473 Sucrose-esters van vetzuren
e474 Sucroglyceriden
e475 Polyglycerolesters van vetzuren
e476 Polyglycerolpolyricinoleaat
e477 Esters van propaan-1,2-diol met vetzuren
e478 Mengsel van glycerol- en propyleenglycolesters met melkzuur en vetzuren
e479b Thermisch geoxideerde sojaolie
e481 Natriumstearoyl-2-lactylaat
e482 Calciumstearoyl-2-lactylaat
e483 Stearyltartraat
e491 Sorbitaanmonostearaat
e492 Sorbitaantristearaat
e493 Sorbitaanmonolauraat
e494 Sorbitaanmonoöleaat
e495 Sorbitaanmonopalmitaat
e500 Natriumcarbonaten
e501 Kaliumcarbonaten
e502 Carbonaten
e503 Ammoniumcarbonaten
e504 Magnesiumcarbonaten
e505 Ferrocarbonaat
e507 Zoutzuur
e508 Kaliumchloride
e509 Calciumchloride
e510 Ammoniumchloride
e511 Magnesiumchloride
e512 Tin(ii)chloride
e513 Zwavelzuur
e514 Natriumsulfaten
e515 Kaliumsulfaten
e516 Calciumsulfaat
e517 Ammoniumsulfaat
e518 Magnesiumsulfaat
e519 Koper(II)sulfaat
e520 Aluminiumsulfaat
e521 Aluminiumnatriumsulfaat
e522 Aluminiumkaliumsulfaat
e523 Aluminiumammoniumsulfaat
e524 Natriumhydroxide
e525 Kaliumhydroxide
e526 Calciumhydroxide
e527 Ammoniumhydroxide
e528 Magnesiumhydroxide
e529 Calciumoxide
e530 Magnesiumoxide
e535 Natriumhexacyanoferraat(ii)
e536 Kaliumhexacyanoferraat(ii)
e538 Calciumhexacyanoferraat(ii)
e539 Natriumthiosulfaat
e541 Natriumaluminiumfosfaten
e542 Beendermeel
e544 Calciumpolyfosfaat
e545 Ammoniumpolyfosfaat
e551 Siliciumdioxide
e552 Calciumsilicaat
e553 Magnesiumsilicaat
e553a Magnesiumsilicaat
e553b Talk
e554 Natriumaluminiumsilicaat
e555 Kaliumaluminiumsilicaat
e556 Calciumaluminiumsilicaat
e558 Bentoniet
e559 Aluminiumsilicaat
e560 Kaliumsilicaat
e570 Vetzuren
e572 Magnesiumstearaat
e574 Gluconzuur
e575 Glucono-delta-lacton
e576 Natriumgluconaat
e577 Kaliumgluconaat
e578 Calciumgluconaat
e579 Ijzergluconaat
e585 IJzer-ii-lactaat
e586 4-hexylresorcinol
e620 Glutaminezuur
e621 Mononatriumglutamaat
e622 Monokaliumglutamaat
e623 Calciumdiglutamaat
e624 Monoammoniumglutamaat
e625 Magnesiumdiglutamaat
e626 Guanylzuur
e627 Natriumguanylaat
e628 Kaliumguanylaat
e629 Calciumguanylaat
e630 Inosinezuur
e631 Dinatriuminosinaat
e632 Dikaliuminosinaat
e633 Calciuminosinaat
e634 Calcium-5'-ribonucleotiden
e635 Dinatrium-5'-ribonucleotiden
e636 Maltol
e637 Ethylmaltol
e640 Glycine en natriumglycinaat
e641 Leucine
e650 Zinkacetaat
e900 Dimethylpolysiloxaan en Methylphenylpolysiloxaan
e901 Bijenwas wit en geel
e902 Candelillawas
e903 Carnaubawas
e904 Schellak
e905 Synthetische was
e905a Minerale olie
e905b Petroleum jelly
e905c Petroleum was
e906 Benzoïnegum
e907 Gehydrogeneerd poly-1-deceen
e908 Riijstkorrelwas
e912 Esters van montaanzuur
e913 Lanoline
e914 Geoxideerde polyethyleenwas
e915 Colofonium esters
e916 Calciumjodaat
e917 Kaliumjodaat
e920 L-cysteïne
e921 L-Cystine
e922 Kaliumpersulfaat
e923 Ammoniumpersulfaat
e924 Kaliumbromaten
e924a Kaliumbromaat
e924b Calciumbromaat
e925 Chloor
e926 Chloordioxide
e927a Azodicarbonamide
e927b Carbamide
e928 Benzoylperoxide
e930 Calciumperoxide
e938 Argon
e939 Helium
e940 Dichlorodifluormethaan
e941 Stikstof
e942 Distikstofoxide
e943a Butaan
e943b Isobutaan
e944 Propaan
e948 Zuurstof
e949 Waterstof
e950 Acesulfaam-k
e951 Aspartaam
e952 Cyclaamzuur en het natrium- en calciumzout daarvan
e953 Isomalt
e954 Sacharine en het natrium- kalium- en calciumzout daarvan
e955 Sucralose
e956 Alitame
e957 Thaumatine
e958 Glycyrrhizinezuur
e959 Neohesperidine-dihydrochalcon
e960 Steviolglycosiden
e961 Neotaam
e962 Aspartaam-acesulfaamzout
e963 Tagatose
e964 Polyglycitolstroop
e965 Maltitol
e966 Lactitol
e967 Xylitol
e968 Erytritol
e969 Advantaam
e999 Quillaja-extract
`;
