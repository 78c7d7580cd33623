/**
 * Plain English names by code, one `code name` a line: the names that packs and authorities use.
 * @source Regulation (EC) No 1333/2008, Annex II part B; Codex CXG 36-1989 (class names and INS numbers)
 */
export const NAME_LINES = `
e100 Curcumin
e101 Riboflavin (vitamin B2)
e102 Tartrazine
e103 Alkannin
e104 Quinoline yellow
e107 Yellow 2G
e110 Sunset yellow
e111 Orange GGN
e120 Carmine (cochineal)
e121 Citrus red 2
e122 Azorubine (carmoisine)
e123 Amaranth
e124 Ponceau 4R
e125 Ponceau SX
e126 Ponceau 6R
e127 Erythrosine (Red 3)
e128 Red 2G
e129 Allura red (Red 40)
e130 Indanthrene blue
e131 Patent blue V
e132 Indigo carmine
e133 Brilliant blue
e140 Chlorophylls
e141 Copper chlorophylls
e142 Green S
e143 Fast green
e150 Caramel color
e150a Plain caramel
e150b Caustic sulfite caramel
e150c Ammonia caramel
e150d Sulfite ammonia caramel
e151 Brilliant black
e152 Carbon black
e153 Vegetable carbon
e154 Brown FK
e155 Brown HT
e160 Carotenoids
e160a Carotenes
e160b Annatto
e160c Paprika extract
e160d Lycopene
e160e Beta-apo-8'-carotenal
e160f Ethyl ester of apocarotenic acid
e161 Xanthophylls
e161a Flavoxanthin
e161b Lutein
e161c Cryptoxanthin
e161g Canthaxanthin
e162 Beetroot red
e163 Anthocyanins
e164 Saffron
e170 Calcium carbonate
e171 Titanium dioxide
e172 Iron oxides
e173 Aluminum
e174 Silver
e175 Gold
e180 Litholrubine BK
e181 Tannins
e200 Sorbic acid
e201 Sodium sorbate
e202 Potassium sorbate
e203 Calcium sorbate
e210 Benzoic acid
e211 Sodium benzoate
e212 Potassium benzoate
e213 Calcium benzoate
e214 Ethyl paraben
e215 Sodium ethyl paraben
e216 Propyl paraben
e217 Sodium propyl paraben
e218 Methyl paraben
e219 Sodium methyl paraben
e220 Sulfur dioxide
e221 Sodium sulfite
e222 Sodium bisulfite
e223 Sodium metabisulfite
e224 Potassium metabisulfite
e225 Potassium sulfite
e226 Calcium sulfite
e227 Calcium bisulfite
e228 Potassium bisulfite
e230 Biphenyl
e231 Orthophenylphenol
e232 Sodium orthophenylphenol
e233 Thiabendazole
e234 Nisin
e235 Natamycin
e236 Formic acid
e237 Sodium formate
e238 Calcium formate
e239 Hexamethylenetetramine
e240 Formaldehyde
e242 Dimethyl dicarbonate
e243 Ethyl lauroyl arginate
e249 Potassium nitrite
e250 Sodium nitrite
e251 Sodium nitrate
e252 Potassium nitrate
e260 Acetic acid
e261 Potassium acetate
e262 Sodium acetate
e263 Calcium acetate
e264 Ammonium acetate
e270 Lactic acid
e280 Propionic acid
e281 Sodium propionate
e282 Calcium propionate
e283 Potassium propionate
e284 Boric acid
e285 Borax
e290 Carbon dioxide
e296 Malic acid
e297 Fumaric acid
e300 Ascorbic acid (vitamin C)
e301 Sodium ascorbate
e302 Calcium ascorbate
e303 Potassium ascorbate
e304 Ascorbyl palmitate
e306 Tocopherol-rich extract (vitamin E)
e307 Alpha-tocopherol
e308 Gamma-tocopherol
e309 Delta-tocopherol
e310 Propyl gallate
e311 Octyl gallate
e312 Dodecyl gallate
e314 Guaiac resin
e315 Erythorbic acid
e316 Sodium erythorbate
e319 TBHQ (tert-butylhydroquinone)
e320 BHA (butylated hydroxyanisole)
e321 BHT (butylated hydroxytoluene)
e322 Lecithins
e325 Sodium lactate
e326 Potassium lactate
e327 Calcium lactate
e328 Ammonium lactate
e329 Magnesium lactate
e330 Citric acid
e331 Sodium citrates
e332 Potassium citrates
e333 Calcium citrates
e334 Tartaric acid
e335 Sodium tartrates
e336 Potassium tartrates (cream of tartar)
e337 Sodium potassium tartrate
e338 Phosphoric acid
e339 Sodium phosphates
e340 Potassium phosphates
e341 Calcium phosphates
e342 Ammonium phosphates
e343 Magnesium phosphates
e350 Sodium malates
e351 Potassium malate
e352 Calcium malates
e353 Metatartaric acid
e354 Calcium tartrate
e355 Adipic acid
e356 Sodium adipate
e357 Potassium adipate
e363 Succinic acid
e365 Sodium fumarate
e375 Niacin (vitamin B3)
e380 Triammonium citrate
e381 Ferric ammonium citrate
e385 Calcium disodium EDTA
e386 Disodium EDTA
e392 Rosemary extract
e400 Alginic acid
e401 Sodium alginate
e402 Potassium alginate
e403 Ammonium alginate
e404 Calcium alginate
e405 Propylene glycol alginate
e406 Agar
e407 Carrageenan
e407a Processed Eucheuma seaweed
e408 Baker's yeast glycan
e409 Arabinogalactan
e410 Locust bean gum
e411 Oat gum
e412 Guar gum
e413 Tragacanth
e414 Acacia gum (gum arabic)
e415 Xanthan gum
e416 Karaya gum
e417 Tara gum
e418 Gellan gum
e419 Gum ghatti
e420 Sorbitol
e421 Mannitol
e422 Glycerol (glycerin)
e423 Octenyl succinic acid modified gum arabic
e424 Curdlan
e425 Konjac
e426 Soybean hemicellulose
e427 Cassia gum
e428 Gelatin
e430 Polyoxyethylene (8) stearate
e431 Polyoxyethylene (40) stearate
e432 Polysorbate 20
e433 Polysorbate 80
e434 Polysorbate 40
e435 Polysorbate 60
e436 Polysorbate 65
e440 Pectins
e441 Gelatin
e442 Ammonium phosphatides
e443 Brominated vegetable oil
e444 Sucrose acetate isobutyrate
e445 Glycerol esters of wood rosin
e446 Succistearin
e450 Diphosphates
e451 Triphosphates
e452 Polyphosphates
e456 Potassium polyaspartate
e457 Alpha-cyclodextrin
e458 Gamma-cyclodextrin
e459 Beta-cyclodextrin
e460 Cellulose
e461 Methyl cellulose
e462 Ethyl cellulose
e463 Hydroxypropyl cellulose
e464 Hydroxypropyl methyl cellulose
e465 Ethyl methyl cellulose
e466 Cellulose gum (carboxymethyl cellulose)
e468 Cross-linked cellulose gum
e469 Enzymatically hydrolyzed cellulose gum
e470 Salts of fatty acids
e470a Sodium, potassium and calcium salts of fatty acids
e470b Magnesium salts of fatty acids
e471 Mono- and diglycerides of fatty acids
e472 Esters of mono- and diglycerides
e472a Acetic acid esters of mono- and diglycerides
e472b Lactic acid esters of mono- and diglycerides
e472c Citric acid esters of mono- and diglycerides
e472d Tartaric acid esters of mono- and diglycerides
e472e DATEM
e472f Mixed acetic and tartaric acid esters of mono- and diglycerides
e473 Sucrose esters of fatty acids
e473a Sucrose oligoesters
e474 Sucroglycerides
e475 Polyglycerol esters of fatty acids
e476 Polyglycerol polyricinoleate (PGPR)
e477 Propylene glycol esters of fatty acids
e478 Lactylated esters of glycerol and propylene glycol
e479b Thermally oxidized soybean oil
e480 Dioctyl sodium sulfosuccinate
e481 Sodium stearoyl lactylate
e482 Calcium stearoyl lactylate
e483 Stearyl tartrate
e484 Stearyl citrate
e491 Sorbitan monostearate
e492 Sorbitan tristearate
e493 Sorbitan monolaurate
e494 Sorbitan monooleate
e495 Sorbitan monopalmitate
e499 Stigmasterol-rich plant sterols
e500 Sodium carbonates (baking soda)
e501 Potassium carbonates
e502 Carbonates
e503 Ammonium carbonates
e504 Magnesium carbonates
e505 Ferrous carbonate
e507 Hydrochloric acid
e508 Potassium chloride
e509 Calcium chloride
e510 Ammonium chloride
e511 Magnesium chloride
e512 Stannous chloride
e513 Sulfuric acid
e514 Sodium sulfates
e515 Potassium sulfates
e516 Calcium sulfate
e517 Ammonium sulfate
e518 Magnesium sulfate
e519 Copper sulfate
e520 Aluminum sulfate
e521 Aluminum sodium sulfate
e522 Aluminum potassium sulfate (alum)
e523 Aluminum ammonium sulfate
e524 Sodium hydroxide
e525 Potassium hydroxide
e526 Calcium hydroxide
e527 Ammonium hydroxide
e528 Magnesium hydroxide
e529 Calcium oxide
e530 Magnesium oxide
e535 Sodium ferrocyanide
e536 Potassium ferrocyanide
e538 Calcium ferrocyanide
e539 Sodium thiosulfate
e541 Sodium aluminum phosphate
e542 Bone phosphate
e543 Calcium sodium polyphosphate
e544 Calcium polyphosphates
e545 Ammonium polyphosphates
e551 Silicon dioxide
e552 Calcium silicate
e553 Magnesium silicates
e553a Magnesium silicate
e553b Talc
e554 Sodium aluminum silicate
e555 Potassium aluminum silicate
e556 Calcium aluminum silicate
e558 Bentonite
e559 Kaolin
e560 Potassium silicate
e570 Fatty acids
e572 Magnesium stearate
e574 Gluconic acid
e575 Glucono-delta-lactone
e576 Sodium gluconate
e577 Potassium gluconate
e578 Calcium gluconate
e579 Ferrous gluconate
e580 Magnesium gluconate
e585 Ferrous lactate
e586 4-Hexylresorcinol
e620 Glutamic acid
e621 Monosodium glutamate (MSG)
e622 Monopotassium glutamate
e623 Calcium diglutamate
e624 Monoammonium glutamate
e625 Magnesium diglutamate
e626 Guanylic acid
e627 Disodium guanylate
e628 Dipotassium guanylate
e629 Calcium guanylate
e630 Inosinic acid
e631 Disodium inosinate
e632 Dipotassium inosinate
e633 Calcium inosinate
e634 Calcium ribonucleotides
e635 Disodium ribonucleotides
e636 Maltol
e637 Ethyl maltol
e638 Sodium aspartate
e639 Alanine
e640 Glycine
e641 Leucine
e642 Lysine hydrochloride
e650 Zinc acetate
e900 Dimethyl polysiloxane
e901 Beeswax
e902 Candelilla wax
e903 Carnauba wax
e904 Shellac
e905 Microcrystalline wax
e905a White mineral oil
e905b Petrolatum
e905c Petroleum wax
e906 Benzoin gum
e907 Hydrogenated poly-1-decene
e908 Rice bran wax
e910 Wax esters
e911 Methyl esters of fatty acids
e912 Montan acid esters
e913 Lanolin
e914 Oxidized polyethylene wax
e915 Esters of colophony
e916 Calcium iodate
e917 Potassium iodate
e920 L-cysteine
e921 L-cystine
e922 Potassium persulfate
e923 Ammonium persulfate
e924 Potassium bromate
e924a Potassium bromate
e924b Calcium bromate
e925 Chlorine
e926 Chlorine dioxide
e927a Azodicarbonamide
e927b Urea (carbamide)
e928 Benzoyl peroxide
e930 Calcium peroxide
e938 Argon
e939 Helium
e940 Dichlorodifluoromethane
e941 Nitrogen
e942 Nitrous oxide
e943a Butane
e943b Isobutane
e944 Propane
e948 Oxygen
e949 Hydrogen
e950 Acesulfame K
e951 Aspartame
e952 Cyclamates
e953 Isomalt
e954 Saccharin
e955 Sucralose
e956 Alitame
e957 Thaumatin
e958 Glycyrrhizin
e959 Neohesperidin dihydrochalcone
e960 Steviol glycosides (stevia)
e960a Steviol glycosides from stevia
e960b Steviol glycosides from fermentation
e960c Enzymatically produced steviol glycosides
e960d Glucosylated steviol glycosides
e961 Neotame
e962 Aspartame-acesulfame salt
e963 Tagatose
e964 Polyglycitol syrup
e965 Maltitol
e966 Lactitol
e967 Xylitol
e968 Erythritol
e969 Advantame
e999 Quillaia extract
e1000 Cholic acid
e1001 Choline salts
e1100 Amylase
e1101 Protease
e1102 Glucose oxidase
e1103 Invertase
e1104 Lipase
e1105 Lysozyme
e1200 Polydextrose
e1201 Polyvinylpyrrolidone
e1202 Polyvinylpolypyrrolidone
e1203 Polyvinyl alcohol
e1204 Pullulan
e1205 Basic methacrylate copolymer
e1400 Dextrin
e1401 Acid-treated starch
e1402 Alkaline-treated starch
e1403 Bleached starch
e1404 Oxidized starch
e1405 Enzyme-treated starch
e1410 Monostarch phosphate
e1412 Distarch phosphate
e1413 Phosphated distarch phosphate
e1414 Acetylated distarch phosphate
e1420 Acetylated starch
e1421 Starch acetate
e1422 Acetylated distarch adipate
e1430 Distarch glycerin
e1440 Hydroxypropyl starch
e1441 Hydroxypropyl distarch glycerin
e1442 Hydroxypropyl distarch phosphate
e1450 Starch sodium octenyl succinate
e1451 Acetylated oxidized starch
e1452 Starch aluminum octenyl succinate
e14xx Modified starch
e1503 Castor oil
e1504 Ethyl acetate
e1505 Triethyl citrate
e1510 Ethyl alcohol
e1517 Glyceryl diacetate
e1518 Glyceryl triacetate (triacetin)
e1519 Benzyl alcohol
e1520 Propylene glycol
e1521 Polyethylene glycol
`;
