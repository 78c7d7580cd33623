/** Names of additives, one `code name` a line; made by `tooling/languages/build-names.mjs`. @source Open Food Facts, ODbL 1.0 */
export const NAME_LINES = `
e100 Curcumine
e1000 Acide cholique
e1001 Sels et esters de choline
e101 Riboflavine
e102 Tartrazine
e103 Jaune chrysoïne
e104 Jaune de quinoléine
e107 Jaune 2G
e110 Jaune orangé S
e1100 Amylases
e1101 Protéases
e1102 Glucose oxydase
e1103 Invertase
e1104 Lipases
e1105 Lysozyme
e111 Orange GGN
e120 Acide carminique
e1200 Polydextrose
e1201 Poly vinyl pyrrolidone
e1202 Polyvinylpolypyrrolidone
e1203 Alcool polyvinylique
e1204 Pullulane
e1205 Copolymère méthacrylate basique
e121 Rouge citrus no.2
e122 Azorubine carmoisine
e123 Amarante
e124 Ponceau 4R
e125 Ponceau SX
e126 Ponceau GR
e127 Érythrosine
e128 Rouge 2G
e129 Rouge allura AC
e130 Manascorubine
e131 Bleu patenté V
e132 Indigotine carmin d'indigo
e133 Bleu brillant FCF
e140 Chlorophylles et Chlorophyllines
e1400 Dextrines
e1401 Amidon traité aux acides
e1402 Amidon traité aux alcalis
e1403 Amidon blanchi
e1404 Amidon oxydé
e1405 Amidons traités aux enzymes
e140ii Chlorophyllines
e141 Complexe cuivrique des chlorophylles et des chlorophyllines
e1410 Phosphate d'amidon
e1412 Phosphate de diamidon
e1413 Phosphate de diamidon phosphaté
e1414 Phosphate de diamidon acétylé
e142 Vert acide brillant BS
e1420 Amidon acétylé
e1421 Amidon acétylé à acétate de vinyle
e1422 Adipate de diamidon acétylé
e143 Vert solide FCF
e1430 Diamidon glycériné
e1440 Amidon hydroxypropyle
e1441 Glycérine de diamidon hydroxypropylé
e1442 Phosphate de diamidon hydroxypropyle
e1450 Octényle succinate d’amidon sodique
e1451 Amidon oxydé acétylé
e1452 Succinate octenylique aluminique d'amidon
e14xx E14XX
e150 Caramel
e1503 Huile de ricin
e1504 Acétate d'éthyle
e1505 Citrate de triéthyle
e150a Caramel E150a
e150b Caramel de sulfite caustique
e150c Caramel ammoniacal
e150d Caramel au sulfite d'ammonium
e151 Noir brillant BN
e1510 Éthanol
e1517 Diacétine
e1518 Triacétine
e1519 Alcool benzylique
e152 Noir de carbone
e1520 Propylène glycol
e1521 Polyéthylène glycol
e153 Charbon végétal médicinal
e154 Brun FK
e155 Brun chocolat HT
e160 Caroténoïdes
e160a Carotènes mélangés
e160b Rocou
e160c Extrait de paprika
e160d Lycopène
e160e Apocaroténal 8'
e160f Ester éthylique de l'acide -apocaroténique-8'
e161 Xanthophylles
e161a Flavoxanthine
e161b Lutéine
e161c Cryptoxanthine
e161g Canthaxanthine
e162 Rouge de betterave
e163 Anthocyanes
e164 Safran
e170 Carbonates de calcium
e171 Oxyde de titane
e172 Oxyde et hydroxyde de fer
e173 Aluminium
e174 Argent
e175 Or
e180 Lithol-rubine BK
e181 Tannin
e200 Acide sorbique
e201 Sorbate de sodium
e202 Sorbate de potassium
e203 Sorbate de calcium
e210 Acide benzoïque
e211 Benzoate de sodium
e212 Benzoate de potassium
e213 Benzoate de calcium
e214 4-hydroxybenzoate d'éthyle
e215 Dérivé sodique du 4-hydroxybenzoate d'éthyle
e216 4-hydroxybenzoate de propyle
e217 Dérivé sodique du 4-hydroxybenzoate de propyle
e218 4-hydroxybenzoate de méthyle
e219 Dérivé sodique du 4-hydroxybenzoate de méthyle
e220 Anhydride sulfureux
e221 Sulfite de sodium
e222 Bisulfite de sodium
e223 Disulfite de sodium
e224 Disulfite de potassium
e225 Disulfite de calcium
e226 Sulfite de calcium
e227 Sulfite acide de calcium
e228 Sulfite acide de potassium
e230 Biphényle
e231 Orthophénylphénol
e232 Orthophénylphénate de sodium
e233 Thiabendazole
e234 Nisine
e235 Natamycine
e236 Acide formique
e237 Formiate de sodium
e238 Formiate de calcium
e239 Hexaméthylènetétramine
e240 Formaldéhyde
e242 Dicarbonate de diméthyle
e243 Arginate d’éthyle laurique
e249 Nitrite de potassium
e250 Nitrite de sodium
e251 Nitrate de sodium
e252 Nitrate de potassium
e260 Acide acétique
e261 Acétates de potassium
e262 Acétates de sodium
e263 Acétate de calcium
e264 Acétate d'ammonium
e270 Acide lactique
e280 Acide propionique
e281 Propionate de sodium
e282 Propionate de calcium
e283 Propionate de potassium
e284 Acide borique
e285 Tétraborate de sodium
e290 Dioxyde de carbone
e296 Acide malique
e297 Acide fumarique
e300 Acide ascorbique
e301 Ascorbate de sodium
e302 Ascorbate de calcium
e303 Diacétate d'ascorbyle
e304 Acide palmityle-6-L-ascorbique
e306 Extrait riche en tocophérols
e307 Alphatocophérol
e308 Gamma-tocophérol de synthèse
e309 Delta-tocophérol de synthèse
e310 Gallate de propyle
e311 Gallate d'octyle
e312 Gallate dodécyle
e314 Résine de gaïac
e315 Acide érythorbique
e316 Érythorbate de sodium
e319 Butylhydroquinone tertiaire
e320 Butylhydroxyanisol
e321 Butylhydroxytoluène
e322 Lécithines
e325 Lactate de sodium
e326 Lactate de potassium
e327 Lactate de calcium
e328 Lactate d'ammonium
e329 Lactate de magnésium
e330 Acide citrique
e331 Citrates de sodium
e332 Citrates de potassium
e333 Citrates de calcium
e334 Acide L-tartrique
e335 Tartrates de sodium
e336 Tartrates de potassium
e337 Tartrate double de sodium et de potassium
e338 Acide orthophosphorique
e339 Phosphates de sodium
e340 Orthophosphates de potassium
e341 Phosphates de calcium
e342 Phosphates d'ammonium
e343 Phosphates de magnésium
e350 Malates de sodium
e351 Malate de potassium
e352 Malates de calcium
e353 Acide métatartrique
e354 Tartrate de calcium
e355 Acide adipique
e356 Adipate de sodium
e357 Adipate de potassium
e363 Acide succinique
e365 Fumarate de sodium
e375 Acide nicotinique
e380 Citrate de triammonium
e381 Citrate ferrique d’ammonium
e385 Éthylène diamine tétra-acétate de calcium disodium
e386 EDTA disodique
e392 Extrait de romarin
e400 Acide alginique
e401 Alginate de sodium
e402 Alginate de potassium
e403 Alginate d'ammonium
e404 Alginate de calcium
e405 Alginate de propane-1
e406 Agar-agar
e407 Carraghénanes
e407a Algues euchema transformées
e408 Glycane de levure de boulanger
e409 Arabinogalactane
e410 Gomme de caroube
e411 Gomme d'avoine
e412 Gomme de guar
e413 Gomme de dragon
e414 Gomme d'acacia
e415 Gomme xanthane
e416 Gomme karaya
e417 Gomme tara
e418 Gomme gellane
e419 Gomme ghatti
e420 Sorbitol
e421 Mannitol
e422 Glycérol
e424 Curdlan
e425 Extrait de racine de Konjac
e426 Hémicellulose de soja
e427 Gomme de casse
e428 Gélatine
e430 Stéarate de polyoxyéthylène (8)
e431 Stéarate de polyoxyéthylène (40)
e432 Monolaurate de polyoxyéthylène sorbitane
e433 Monooléate de polyoxyéthylène de sorbitane
e434 Monopalmitate de polyoxyéthylène sorbitane
e435 Monostéarate de polyoxyéthylène sorbitane
e436 Tristéarate de polyoxyéthylène sorbitane
e440 Pectines
e441 Huile de colza superglycérinée hydrogénée
e442 Phosphatides d'ammonium
e443 Huile végétale bromée
e444 Acétate isobutyrate de saccharose
e445 Esters glycériques de résine de bois
e446 Succistéarine
e450 Diphosphates
e451 Triphosphates
e452 Polyphosphates
e457 Alpha-Cyclodextrine
e458 Gamma-Cyclodextrine
e459 Béta-cyclodextrine
e460 Cellulose
e461 Méthylcellulose
e462 Éthylcellulose
e463 Hydroxypropylcellulose
e464 Hydroxypropylméthylcellulose
e465 Éthylméthylcellulose
e466 Carboxyméthylcellulose
e468 Carboxyméthylcellulose de sodium réticulée
e469 Carboxyméthylcellulose hydrolysée de manière enzymatique
e470 Sels de sodium/potassium/calcium d'acides gras
e470a Stéarate de sodium/potassium/calcium
e470b Sels de magnésium d'acides gras
e471 Mono- et diglycérides d'acides gras
e472 Esters d'acides gras alimentaires
e472a Ester diacétyl-acétique d'acides gras
e472b Ester diacétyl-lactique de mono- et diglycérides d'acides gras
e472c Ester citrique des mono et diglycérides d'acides gras alimentaires
e472d Ester tartrique de mono- et diglycérides d'acides gras
e472e Ester Monoacéthyltartrique de mono- et diglycérides d'acides gras
e472f Esters mixtes acétiques et tartriques des mono- et diglycérides d'acides gras
e473 Sucroester
e473a Oligoesters de saccharose de type I
e474 Sucroglycérides
e475 Esters polyglycériques d'acides gras
e476 Esters polyglycériques d'acides gras d'huile de ricin
e477 Esters du propylène-glycol d'acide gras
e478 Esters lactyles d'acides gras du glycérol et du propane-1
e479b Huile de soja oxydée par chauffage ayant réagi avec des mono- et diglycérides d’acides gras
e481 Stéaroyl-2-lactylate de sodium
e482 Stéaroyl-2-lactylate de calcium
e483 Tartrate de stéaryle
e484 Citrate de stéaryle
e491 Monostéarate de sorbitane
e492 Tristéarate de sorbitane
e493 Monolaurate de sorbitane
e494 Monoléate de sorbitane
e495 Monopalmitate de sorbitane
e500 Carbonates de sodium
e501 Carbonates de potassium
e502 Carbonates
e503 Carbonates d'ammonium
e504 Carbonates de magnésium
e505 Carbonate de fer
e507 Acide chlorhydrique
e508 Chlorure de potassium
e509 Chlorure de calcium
e510 Chlorure d'ammonium
e511 Chlorure de magnésium
e512 Chlorure stanneux
e513 Acide sulfurique
e514 Sulfates de sodium
e515 Sulfates de potassium
e516 Sulfate de calcium
e517 Sulfate d'ammonium
e518 Sulfate de magnésium
e519 Sulfate de cuivre
e520 Sulfate d'aluminium
e521 Sulfate d'aluminium sodique
e522 Sulfate d'aluminium potassique
e523 Sulfate d'aluminium ammonique
e524 Hydroxyde de sodium
e525 Hydroxyde de potassium
e526 Hydroxyde de calcium
e527 Hydroxyde d'ammonium
e528 Hydroxyde de magnésium
e529 Oxyde de calcium
e530 Oxyde de magnésium Périclase
e535 Ferrocyanure de sodium
e536 Ferrocyanure de potassium
e538 Ferrocyanure de calcium
e539 Thiosulfate de sodium
e541 Phosphate d'aluminium et de sodium
e542 Phosphate d'os comestible
e544 Polyphosphate de calcium
e545 Polyphosphate d'ammonium
e551 Dioxyde de silicium
e552 Silicate de calcium
e553 Silicates de magnésium
e553a Silicate de magnésium
e553b Talc
e554 Silicate alumino-sodique
e555 Silicate alumino-potassique
e556 Silicate alumino-calcique
e558 Bentonite
e559 Silicate d'aluminium
e560 Silicate de potassium
e570 Acide stéarique
e572 Stéarate de magnésium
e574 Acide gluconique
e575 Glucono-delta-lactone
e576 Gluconate de sodium
e577 Gluconate de potassium
e578 Gluconate de calcium
e579 Gluconate de fer
e580 Gluconate de magnésium
e585 Lactate ferreux
e586 Héxylresorcinol
e620 Acide glutamique
e621 Glutamate monosodique
e622 Glutamate monopotassique
e623 Diglutamate de calcium
e624 Glutamate d'ammonium
e625 Diglutamate de magnésium
e626 Acide guanylique
e627 Guanylate disodique
e628 Guanylate dipotassique
e629 Guanylate de calcium
e630 Acide inosinique
e631 Inosinate disodique
e632 Inosinate dipotassique
e633 Inosinate de calcium
e634 5'-ribonucléotide calcique
e635 5'-ribonucléotide disodique
e636 Maltol
e637 Éthyl-maltol
e638 Aspartame de sodium
e639 Alanine
e640 Glycines et son sel de sodium
e641 L-leucine
e642 Hydrochlorure de lysine
e650 Acétate de zinc
e900 Diméthylpolysiloxane
e901 Cire d'abeille
e902 Cire de Candelilla
e903 Cire de carnauba
e904 Gomme-laque
e905 Cire synthétique
e905a Huile minérale de qualité alimentaire
e905b Petrolatum
e905c Cire de pétrole
e906 Gomme benzoïque
e907 Poly-1-décène hydrogéné
e908 Cire de son de riz
e910 Esters de cires
e911 Esters méthyliques d'acides gras
e912 Ester de l'acide montanique
e913 Lanoline
e914 Cire de polyéthylène oxydée
e915 Esters de colophane
e916 Iodate de calcium
e917 Iodate de potassium
e920 L-Cystéine et ses chlorhydrates
e921 Cystine
e922 Persulfate de potassium
e923 Persulfate d'ammonium
e924 Bromate de potassium
e924a Bromate de potassium
e924b Bromate de calcium
e925 Chlore
e926 Dioxyde de chlore
e927a Azoformamide
e927b Carbamide
e928 Peroxyde de benzoyle
e930 Peroxyde de Calcium
e938 Argon
e939 Hélium
e940 Dichlorodifluorométhane
e941 Azote
e942 Protoxyde d'azote
e943a Butane
e943b Isobutane
e944 Propane
e948 Dioxygène
e949 Dihydrogène
e950 Acésulfame K
e951 Aspartame
e952 Acide cyclamique et ses sels
e953 Isomalt
e954 Saccharine et ses sels
e955 Sucralose
e956 Alitame
e957 Thaumatine
e958 Acide glycyrrhizique et sels
e959 Néohespéridine dihydrochalcone
e960 Glucosides de stéviol
e961 Néotame
e962 Sel d'aspartame-acésulfame
e963 Tagatose
e964 Sirop de polyglycitol
e965 Maltitol
e966 Lactitol
e967 Xylitol
e968 Érythritol
e969 Advantame
e999 Extraits de quillaia
`;
