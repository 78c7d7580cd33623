/** Names of additives, one `code name` a line; made by `tooling/languages/build-names.mjs`. @source Open Food Facts, ODbL 1.0 */
export const NAME_LINES = `
e100 Kurkumin
e1000 Cholsäure
e101 Riboflavin
e102 Tartrazin
e103 Alkannin
e104 Chinolingelb
e107 Gelb 2G
e110 Gelborange S
e1100 Amylasen
e1101 Peptidase
e1102 Glucose-Oxidase
e1103 Invertase
e1104 Lipasen
e1105 Lysozym
e120 Echtes Karmin
e1200 Polydextrose
e1201 Polyvinylpyrrolidon
e1202 Polyvinylpolypyrrolidon
e1203 Polyvinylalkohol
e1204 Pullulan
e1205 Basisches methacrylat-copolymer
e121 Citrusrot 2
e122 Azorubin (carmoisin)
e123 Amaranth
e124 Cochenillerot a (ponceau 4r)
e126 Ponceau 6R
e127 Erythrosin
e128 Rot 2G
e129 Allurarot ac
e130 Indanthron
e131 Patentblau V
e132 Indigotin (Indigokarmin)
e133 Brilliantblau FCF
e140 Chlorophyll C1
e1400 Dextrine
e1401 Säurebehandelte Stärke
e1402 Alkalisch modifizierte Stärke
e1403 Gebleichte Stärke
e1404 Oxidierte stärke
e1405 Enzymatisch modifizierte Stärke
e140ii Chlorophylline
e141 Kupferhaltigen Komplexe der Chlorophylle und Chlorophylline
e1410 Monostärkephosphat
e1412 Distärkephosphat
e1413 Phosphatiertes distärkephosphat
e1414 Acetyliertes Distärkephosphat
e142 Grün s
e1420 Acetylierte Stärke
e1422 Acetyliertes Distärkeadipat
e143 Fast Green FCF
e1430 Distärkeglycerin
e1440 Hydroxypropylstärke
e1441 Hydroxypropyldistärkeglycerin
e1442 Hydroxypropyldistärkephosphat
e1450 Stärkenatriumoctenylsuccinat
e1451 Acetylierte oxidierte stärke
e1452 Stärkealuminiumoctenylsuccinat
e14xx E14XX
e150 Karamell
e1503 Rizinusöl
e1504 Essigsäureethylester
e1505 Triethylcitrat
e150a Zuckerkulör
e150b Sulfitlaugen-Zuckerkulör
e150c Ammoniak-Zuckerkulör
e150d Ammoniumsulfit-Zuckerkulör
e151 Brilliantschwarz bn (schwarz pn)
e1510 Ethanol
e1517 Glycerindiacetat
e1518 Glycerintriacetat
e1519 Benzylalkohol
e152 Kienruß
e1520 Propan-1,2-diol
e1521 Polyethylenglycol
e153 Pflanzenkohle
e154 Braun FK
e155 Braun ht
e160 Carotinoide
e160a Carotine
e160b Annatto (Bixin und Norbixin)
e160c Paprikaextrakt (Capsanthin und Capsorubin)
e160d Lycopin
e160e Beta-apo-8′-carotinal (C30)
e160f Β-Apo-8′-carotinsäureethylester
e161b Lutein
e161g Canthaxanthin
e162 Betanin
e163 Anthocyane
e164 Safran
e170 Calciumcarbonate
e171 Titandioxid
e172 Eisenoxide und Eisenhydroxide
e173 Aluminium
e174 Silber
e175 Gold
e180 Litholrubin BK
e181 Tannine
e200 Sorbinsäure
e201 Natriumsorbat
e202 Kaliumsorbat
e203 Calciumsorbat
e210 Benzoesäure
e211 Natriumbenzoat
e212 Kaliumbenzoat
e213 Calciumbenzoat
e214 Phb-ester (ethyl-p-hydroxybenzoat)
e215 Phb-ethylester-natriumsalz (natriumethyl-p-hydroxybenzoat)
e216 4-Hydroxybenzoesäurepropylester
e217 Natriumpropylparaben
e218 Phb-methylester (methyl-p-hydroxybenzoat)
e219 Phb-methylester-natriumsalz (natriummethyl-p-hydroxybenzoat)
e220 Schwefeldioxid
e221 Natriumsulfit
e222 Natriumhydrogensulfit
e223 Natriummetabisulfit
e224 Kaliummetabisulfit
e225 Kaliumsulfit
e226 Calciumsulfit
e227 Calciumhydrogensulfit
e228 Kaliumhydrogensulfit
e230 Biphenyl
e234 Nisin
e235 Natamycin
e236 Ameisensäure
e237 Natriumformiat
e238 Calciumformiat
e239 Hexamethylentetramin
e240 Formaldehyd
e242 Dimethyldicarbonat
e243 Ethyllauroylarginat
e249 Kaliumnitrit
e250 Natriumnitrit
e251 Natriumnitrat
e252 Kaliumnitrat
e260 Essigsäure
e261 Kaliumacetat
e262 Natriumacetate
e263 Calciumacetat
e270 Milchsäure
e280 Propionsäure
e281 Natriumpropionat
e282 Calciumpropionat
e283 Kaliumpropionat
e284 Borsäure
e285 Natriumtetraborat (borax)
e290 Kohlendioxid
e296 Äpfelsäure
e297 Fumarsäure
e300 Ascorbinsäure
e301 Natriumascorbat
e302 Calciumascorbat
e304 Fettsäureester der Ascorbinsäure
e306 Stark tocopherolhaltige Extrakte
e307 Alpha-Tocopherol
e308 Gamma-Tocopherol
e309 Delta-Tocopherol
e310 Propylgallat
e311 Octylgallat
e312 Dodecylgallat
e315 Isoascorbinsäure
e316 Natriumisoascorbat
e319 Tertiär-butylhydrochinon
e320 Butylhydroxyanisol
e321 Butylhydroxytoluen
e322 Lecithine
e325 Natriumlactat
e326 Kalumlactat
e327 Calciumlactat
e328 Ammoniumlactat
e330 Citronensäure
e331 Natriumcitraten
e332 Kaliumcitraten
e333 Calciumcitrat
e334 L(+)-Weinsäure
e335 Natriumtartrate
e336 Kaliumtartrate
e337 Kalium-natrium-tartrat
e338 Phosphorsäure
e339 Natriumphosphaten
e340 Kaliumphosphate
e341 Calciumphosphate
e342 Ammoniumphosphat
e343 Magnesiumphosphate
e350 Natriummalate
e351 Kaliummalat
e352 Calciummalaten
e353 Metaweinsäure
e354 Calciumtartrat
e355 Adipinsäure
e356 Natriumadipat
e357 Kaliumadipat
e363 Bernsteinsäure
e375 Niacin (Vitamin B3)
e380 Triammoniumcitrat
e381 Ammoniumeisen-III-citrat
e385 Calcium-Dinatrium-Ethylendiamintetraacetat
e392 Extrakt aus Rosmarin
e400 Alginsäure
e401 Natriumalginat
e402 Kaliumalginat
e403 Ammoniumalginat
e404 Calciumalginat
e405 Propylenglycol-alginat
e406 Agar-Agar
e407 Carrageen
e407a Verarbeitete Euchema-Algen
e409 Arabinogalactan
e410 Johannisbrotgummi
e412 Guarkernmehl
e413 Traganth
e414 Gummi arabicum
e415 Xanthan
e416 Karaya-gummi
e417 Tarakernmehl
e418 Gellan
e420 Sorbit
e421 Mannit
e422 Glycerin
e424 Curdlan
e425 Konjak
e426 Sojabohnen-polyose
e427 Cassia-gummi
e428 Gelatine
e431 Polyoxyethylen(40)stearat
e432 Polyoxyethylen-sorbitanmonolaurat
e433 Polyoxyethylen-sorbitanmonooleat
e434 Polyoxyethylen-sorbitanmonopalmitat
e435 Polyoxyethylen-Sorbitanmonostearat
e436 Polyoxyethylen-sorbitantristearat
e440 Pektine
e441 Gelatine
e442 Ammoniumphosphatide
e443 Bromiertes Pflanzenöl
e444 Saccharoseacetat-isobutyrat
e445 Glycerinester aus Wurzelharz
e450 Diphosphate
e451 Tripolyphosphat
e452 Polyphosphate
e459 Beta-Cyclodextrin
e460 Cellulose
e461 Methylcellulose
e462 Ethylcellulose
e463 Hydroxypropylcellulose
e464 Hydroxypropylmethylcellulose
e465 Ethylmethylcellulose
e466 Carboxymethylcellulose
e468 Vernetzte carboxymethylcellulose
e469 Enzymatisch hydrolysierte carboxymethylcellulose
e470 Salze von Speisefettsäuren
e470a Natrium-/Kalium- und Calciumsalze der Speisefettsäuren
e470b Magnesiumsalze der Speisefettsäuren
e471 Mono- und Diglyceride von Speisefettsäuren
e472 Säureester von Mono- und Diglyceride von Speisefettsäuren
e472a Essigsäureester von Mono- und Diglyceriden von Speisefettsäuren
e472b Milchsäureester von Mono- und Diglyceriden von Speisefettsäuren
e472c Citronensäureester von Mono- und Diglyceriden von Speisefettsäuren
e472d Weinsäureester von Mono- und Diglyceriden von Speisefettsäuren
e472e Mono- und Diacetylweinsäureester von Mono- und Diglyceriden von Speisefettsäuren
e472f Gemischte Essig- und Weinsäureester von Mono- und Diglyceriden von Speisefettsäuren
e473 Zuckerester von Speisefettsäuren
e474 Zuckerglyceride
e475 Polyglycerinester von Speisefettsäuren
e476 Polyglycerin-Polyricinoleat
e477 Propylenglycolester von Speisefettsäuren
e479b Thermooxidiertes Sojaöl verestert mit Mono- und Diglyceriden von Speisefettsäuren
e481 Natriumstearoyl-2-lactylat
e482 Calciumstearoyl-2-lactylat
e483 Stearyltartrat
e491 Sorbitanmonostearat
e492 Sorbitantristearat
e493 Sorbitanmonolaurat
e494 Sorbitanmonooleat
e495 Sorbitanmonopalmitat
e500 Natriumcarbonate
e501 Kaliumcarbonaten
e502 Carbonate
e503 Ammoniumcarbonaten
e504 Magnesiumcarbonaten
e507 Salzsäure
e508 Kaliumchlorid
e509 Calciumchlorid
e510 Ammoniumchlorid
e511 Magnesiumchlorid
e512 Zinn(ii)-chlorid
e513 Schwefelsäure
e514 Natriumsulfater
e515 Kaliumsulfaten
e516 Calciumsulfat
e517 Ammoniumsulfat
e518 Magnesiumsulfat
e519 Kupfersulfat
e520 Aluminiumsulfat
e521 Aluminiumnatriumsulfat
e522 Aluminiumkaliumsulfat
e523 Aluminiumammoniumsulfat
e524 Natriumhydroxid
e525 Kaliumhydroxid
e526 Calciumhydroxid
e527 Ammoniumhydroxid
e528 Magnesiumhydroxid
e529 Calciumoxid
e530 Magnesiumoxid
e535 Natriumferrocyanid
e536 Kaliumferrocyanid
e538 Calciumferrocyanid
e539 Natriumthiosulfat
e541 Natriumaluminiumphosphat
e551 Siliciumdioxid
e552 Calciumsilicat
e553 Magnesiumsilicat
e553a Magnesiumsilicat
e553b Talkum
e554 Natriumaluminiumsilicat
e555 Kaliumaluminiumsilicat
e556 Calciumaluminiumsilicat
e558 Bentonit
e559 Aluminiumsilicat
e560 Kaliumsilicat
e570 Speisefettsäuren
e572 Magnesiumstearat
e574 Gluconsäure
e575 Glucono-delta-lacton
e576 Natriumgluconat
e577 Kaliumgluconat
e578 Calciumgluconat
e579 Eisengluconat
e585 Eisen-ii-lactat
e586 4-hexylresorcin
e620 Glutaminsäure
e621 Mononatriumglutamat
e622 Monokaliumglutamat
e623 Calciumdiglutamat
e624 Monoammoniumglutamat
e625 Magnesiumdiglutamat
e626 Guanylsäure
e627 Dinatriumguanylat
e628 Dikaliumguanylat
e629 Calciumguanylat
e630 Inosinsäure
e631 Dinatriuminosinat
e632 Dikaliuminosinat
e633 Calciuminosinat
e634 Calcium-5'-ribonukleotid
e635 Dinatrium-5'-ribonukleotid
e636 Maltol
e637 Ethylmaltol
e640 Glycin und seine natriumsalze
e641 L-Leucin
e650 Zinkacetat
e900 Dimethylpolysiloxan
e901 Bienenwachs weiß und gelb
e902 Candelillawachs
e903 Carnaubawachs
e904 Schellack
e905 Syntetisches Wachs
e905a Mineralöl
e905b Vaseline
e905c Petroleumwachs
e906 Benzoe
e907 Hydriertes poly-1-decen
e908 Reiskleiewachs
e912 Montansäureester
e913 Wollwachs
e914 Polyethylenwachs-oxidate
e916 Calciumiodat
e917 Kaliumiodat
e920 L-cystein
e922 Kaliumperoxodisulfat
e923 Ammoniumperoxodisulfat
e924 Kaliumbromat
e924a Kaliumbromat
e924b Calciumbromat
e925 Chlor
e926 Chlordioxid
e927a Azodicarboxamid
e927b Carbamid
e928 Dibenzoylperoxid
e930 Calciumperoxid
e938 Argon
e939 Helium
e940 Dichlordifluormethan
e941 Stickstoff
e942 Distickstoffoxid
e943a Butan
e943b Isobutan
e944 Propan
e948 Sauerstoff
e949 Wasserstoff
e950 Acesulfam-K
e951 Aspartam
e952 Cyclamat
e953 Isomalt
e954 Saccharin
e955 Sucralose
e956 Alitam
e957 Thaumatin
e958 Glycyrrhizin
e959 Neohesperidin dc
e960 Steviolglycoside
e961 Neotam
e962 Aspartam-acesulfamsalz
e963 Tagatose
e964 Polyglycitolsirup
e965 Maltit
e966 Lactit
e967 Xylit
e968 Erythrit
e969 Advantam
e999 Quillajaextrakt
`;
