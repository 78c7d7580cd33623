/**
 * What people write, with lists ("language:list") that contain the food itself and one that does not. Texts and lists are divided by " | ".
 */
export const RESTRICTION_CASES: readonly { readonly typed: string; readonly hold: string; readonly free: string }[] = [
  {
    hold: 'en:peanuts, salt | de:Erdnussmark, Zucker | fr:cacahuètes grillées, sel', free: 'en:rice, salt',
    typed: 'Erdnussbutterallergie | Allergie au beurre de cacahuète | monkey nut allergy | penut | my daughter can\'t have peanut butter | ground nut intolerance | starke Erdnussallergie seit 2012 | cacahuette | pas de cacahuètes svp | mani | niente arachidi | ik mag geen pinda\'s | alergia ao amendoim | amendoin | penuts!! | j\'ai une allergie aux arachides | aardnotenallergie',
  },
  {
    hold: 'en:sugar, almonds | fr:pâte d\'amande, sucre | it:farina di mandorle', free: 'en:rice, sugar',
    typed: 'Mandelallergie | i cant eat almonds | almond milk allergy | allergique aux amandes effilées | geen amandelen a.u.b. | almonds give me hives',
  },
  {
    hold: 'en:walnuts, sugar | de:Haselnüsse, Zucker | fr:noix de cajou, sel', free: 'en:rice, sugar',
    typed: 'no tree nuts please | I\'m deathly allergic to all nuts | tree-nut alergy | Allergie gegen Nüsse aller Art | keine Nüsse bitte | alergia a frutos secos | notenallergie | alergia a nozes | Baumnussallergie | Nüsse: lebensgefährlich | allergie voor noten en pinda\'s',
  },
  {
    hold: 'de:Haselnusspaste, Zucker | it:nocciole, zucchero | en:hazelnut praline, sugar', free: 'en:rice, salt',
    typed: 'Haselnussunverträglichkeit | hazelnut alergy | Nutella nuts: hazelnut | je ne supporte pas les noisettes | hazelnootallergie | noisete',
  },
  {
    hold: 'en:cashews, salt | fr:noix de cajou | de:Cashewkerne', free: 'en:rice, salt',
    typed: 'cashew intolerant | allergie noix de cajou | Cashewallergie | Cashewkern-Allergie | allergia agli anacardi | cachew allergy',
  },
  {
    hold: 'en:walnuts | de:Walnusskerne | nl:walnoten', free: 'en:rice, salt',
    typed: 'walnut intolerance | Walnüsse vertrage ich nicht | allergie aux cerneaux de noix | alergia a las nueces de nogal',
  },
  {
    hold: 'en:pistachios | it:pistacchi | fr:pistaches', free: 'en:rice, salt',
    typed: 'pistacio allergy | Pistazienallergie | allergique à la pistache | alergia al pistacho | pistacheallergie',
  },
  {
    hold: 'en:skimmed milk powder, sugar | fr:lactosérum en poudre | de:Molkenerzeugnis, Zucker', free: 'en:oats, water, salt',
    typed: 'CMPA | CMPI | cow milk protein allergy | I can\'t have dairy | allergic to casein and whey | Kuhmilchallergie | Milchallergiker | ich vertrage keine Milch | allergique au lait | intolérance aux protéines de lait | sin lácteos | allergia alle proteine del latte | niente latte | geen zuivel | alergia ao leite | alérgico a lacticínios | non dairy | keine Kuhmilch, kein Käse | leche de vaca, alergia grave | no puede tomar lácteos',
  },
  {
    hold: 'en:skimmed milk powder, sugar | fr:crème, sucre | de:Laktose', free: 'en:oats, water, salt',
    typed: 'lactose intolerant | lactos intolerance | laktoseintollerant | Laktose-Intoleranz | je suis intolérante au lactose | lactose-intolerantie | lattosio',
  },
  {
    hold: 'en:egg whites, sugar | de:Volleipulver | fr:œufs', free: 'en:rice, salt',
    typed: 'egg alergy | eggs make me sick | can\'t eat eggs | hen\'s egg allergy | Eiweißallergie (Hühnerei) | Eierallergie | pas d\'œufs | allergia all\'uovo | kippeneiallergie | alergia a ovos | allergisch gegen Hühnerei | intolérance aux œufs',
  },
  {
    hold: 'en:soybeans, water | de:Sojaeiweiß | fr:protéines de soja', free: 'en:rice, salt',
    typed: 'soya intolerance | soja allergy | no soy | soy sauce allergy | allergie au soja | alergia a la soja | alergia à soja | soybean intolerance | no puedo comer soja',
  },
  {
    hold: 'en:wheat flour, water | de:Gerstenmalzextrakt | fr:seigle', free: 'en:rice, salt',
    typed: 'Zöliakie | Zoeliakie | ich habe Zöliakie | glutenunverträglichkeit | celiac | I\'m a coeliac | no gluten please | coeliaque | sans gluten svp | enfermedad celíaca | sono celiaca | glutenintolerantie | doença celíaca | Sprue | sans blé, sans gluten | gluten makes my stomach hurt',
  },
  {
    hold: 'en:wheat flour, water | de:Dinkelmehl | fr:farine de blé', free: 'en:rice, salt',
    typed: 'wheat intolerant | wheat alergy | no wheat | Weizenallergie | allergie au froment | tarweallergie',
  },
  {
    hold: 'en:cod, salt | de:Thunfisch | fr:saumon', free: 'en:rice, salt',
    typed: 'fish alergy | no fish pls | allergic to all fish | can\'t eat fish | kein Fisch | alergia al pescado | geen vis | fisch vertrage ich nicht | poisson, jamais',
  },
  {
    hold: 'en:prawns, salt | fr:moules | de:Garnelen', free: 'en:rice, salt',
    typed: 'no shellfish please | shelfish | shellfish alergy | allergic to shellfish and squid | keine Meeresfrüchte | alergia a los mariscos | schaaldieren en schelpdieren allergie | alergia a frutos do mar | mariscos me dan alergia',
  },
  {
    hold: 'en:shrimp, salt | fr:crevettes | de:Krabben', free: 'en:rice, salt',
    typed: 'prawn alergy | shrimp allergy | allergic to crab and lobster | crawfish allergy | Krebstierallergie | alergia a los crustáceos | allergia ai gamberi | alergia a camarão',
  },
  {
    hold: 'en:mussels | fr:huîtres | it:calamari', free: 'en:rice, salt',
    typed: 'mollusc alergy | mussel allergy | clams allergy | Weichtierallergie | alergia a los moluscos | alergia a moluscos',
  },
  {
    hold: 'en:tahini, lemon | de:Sesamöl | fr:graines de sésame', free: 'en:rice, salt',
    typed: 'sesame alergy | sesami allergy | no tahini | Sesamallergiker | alergia al ajonjolí | sesamallergie | benne seed allergy | Sesam vertrage ich nicht',
  },
  {
    hold: 'en:mustard seed, vinegar | de:Senfkörner | fr:moutarde', free: 'en:rice, salt',
    typed: 'mustard intolerance | Senfallergie | Senf vertrage ich nicht | allergie moutarde | mosterdallergie',
  },
  {
    hold: 'en:celery seed, salt | de:Selleriepulver | fr:céleri', free: 'en:rice, salt',
    typed: 'celery intolerance | celeriac allergy | Selleriallergie | Knollensellerie Allergie | allergia al sedano',
  },
  {
    hold: 'en:lupin flour | de:Lupinenmehl | fr:farine de lupin', free: 'en:rice, salt',
    typed: 'lupine flour allergy | Lupinenunverträglichkeit | allergie au lupin | alergia al altramuz | alergia ao tremoço',
  },
  {
    hold: 'en:dried apricots, sulphur dioxide | fr:vin, sulfites | de:Natriummetabisulfit', free: 'en:rice, salt',
    typed: 'sulfite intolerance | sulphite allergy | allergic to sulphur dioxide | Sulfitintoleranz | intolérance aux sulfites | sulfietallergie',
  },
  {
    hold: 'en:kiwi puree, sugar | de:Kiwi | fr:kiwi', free: 'en:carbonated water, sugar, citric acid',
    typed: 'kiwi alergy | kiwifruit intolerance | Kiwi Unverträglichkeit | intolérance au kiwi | alergia a quivi',
  },
  {
    hold: 'en:strawberries, sugar | de:Erdbeermark | es:fresas', free: 'en:rice, sugar',
    typed: 'strawbery allergy | I break out from strawberries | Erdbeerunverträglichkeit | keine Erdbeeren | alergia a las fresas | alergia ao morango',
  },
  {
    hold: 'en:banana puree | es:plátano | pt:banana', free: 'en:rice, salt',
    typed: 'bananna allergy | Bananenunverträglichkeit | allergie aux bananes | alergia al banano | alergia à banana',
  },
  {
    hold: 'en:apple juice concentrate | de:Apfelmark | fr:pommes', free: 'fr:pommes de terre, sel',
    typed: 'aple allergy | raw apples make me itch | Apfelunverträglichkeit | allergie à la pomme | appelallergie',
  },
  {
    hold: 'en:tomato paste | it:pomodori | de:Tomatenmark', free: 'en:rice, salt',
    typed: 'tomatos allergy | Tomatenunverträglichkeit | allergie aux tomates | alergia al jitomate | alergia ao tomate',
  },
  {
    hold: 'en:onion powder, salt | de:Zwiebeln | fr:oignons', free: 'en:rice, salt',
    typed: 'onion intolerance | can\'t digest onions | Zwiebelunverträglichkeit | keine Zwiebeln | intolleranza alla cipolla | intolerância à cebola',
  },
  {
    hold: 'en:garlic powder | de:Knoblauch | fr:ail', free: 'en:rice, salt',
    typed: 'garlic alergy | Knoblauchunverträglichkeit | allergique à l\'ail | alergia al ajo | alergia ao alho',
  },
  {
    hold: 'en:cornmeal, salt | de:Maisstärke | fr:amidon de maïs', free: 'en:rice, salt',
    typed: 'corn intolerance | maize alergy | Maisunverträglichkeit | allergie au maïs | maisallergie',
  },
  {
    hold: 'en:red lentils | fr:lentilles | es:lentejas', free: 'en:rice, salt',
    typed: 'lentil intolerance | Linsenunverträglichkeit | allergie aux lentilles corail | alergia a la lenteja | alergia a lentilhas',
  },
  {
    hold: 'en:chickpeas | fr:pois chiches | es:garbanzos', free: 'en:rice, salt',
    typed: 'chick pea intolerance | garbanzo bean allergy | Kichererbsenunverträglichkeit | allergie pois chiche | kikkererwtenallergie',
  },
  {
    hold: 'en:pea protein | fr:petits pois | de:Erbsen', free: 'en:rice, salt',
    typed: 'pea alergy | allergic to green peas | Erbsenproteinallergie | allergie aux protéines de pois | erwtenallergie',
  },
  {
    hold: 'en:desiccated coconut | de:Kokosraspel | fr:lait de coco', free: 'en:rice, salt',
    typed: 'coconut intolerance | Kokosunverträglichkeit | allergie coco | alergia al coco | alergia a coco',
  },
  {
    hold: 'en:smoked salmon, salt | de:Lachs | fr:saumon', free: 'en:rice, salt',
    typed: 'salmon alergy | Lachsunverträglichkeit | allergie saumon | alergia al salmón | alergia a salmão',
  },
  {
    hold: 'en:mushrooms | de:Champignons | fr:champignons', free: 'en:rice, salt',
    typed: 'mushroom intolerance | Pilzunverträglichkeit | allergique aux champignons | alergia a las setas | alergia a cogumelos',
  },
  {
    hold: 'en:cinnamon, sugar | de:Zimt | fr:cannelle', free: 'en:rice, salt',
    typed: 'cinamon allergy | Zimtallergie | allergie à la cannelle | alergia a la canela | alergia à canela',
  },
  {
    hold: 'en:pork, salt | de:Schweinefleisch | fr:jambon', free: 'en:rice, salt',
    typed: 'no pork for me | I don\'t eat pork | pork is forbidden | kein Schwein | je ne mange pas de porc | niente maiale | não como porco | kein Schweinefleisch bitte',
  },
  {
    hold: 'en:beef, salt | de:Rindfleisch | fr:bœuf', free: 'en:rice, salt',
    typed: 'no beef | Hindu, no beef | kein Rind | pas de boeuf | geen rund',
  },
  {
    hold: 'en:milk powder | de:Hühnerei | fr:miel', free: 'en:rice, salt',
    typed: 'vegan | Im vegan | strict vegan please | plant based only | veganer Lebensstil | végétalienne | dieta vegana | sou vegana | vegane Ernährung bitte',
  },
  {
    hold: 'en:chicken, salt | de:Rinderbrühe | fr:thon', free: 'en:rice, salt',
    typed: 'vegetarian | vegitarian | veggie | lacto-ovo vegetarian | ich esse vegetarisch | vegetariano estricto | sou vegetariana',
  },
  {
    hold: 'en:pork, salt | de:Schweinefleisch | fr:vin blanc', free: 'en:rice, salt',
    typed: 'halal | halal only please | I eat halal | Muslim, halal food | halal svp | halalvoeding | Muslim',
  },
  {
    hold: 'en:pork, salt | fr:crevettes | de:Garnelen', free: 'en:rice, salt',
    typed: 'kosher | kosher only | we keep kosher | koscher | manger casher | cibo kosher',
  },
  {
    hold: 'en:rum, sugar | fr:vin rouge | de:Weinbrand', free: 'en:rice, salt',
    typed: 'no alcohol | alcohol free please | kein Alkohol | alkoholfrei | niente alcol',
  },
  {
    hold: 'en:gelatin, sugar | de:Schweinegelatine | fr:gélatine', free: 'en:rice, salt',
    typed: 'no gelatine | keine Gelatine | pas de gélatine | sin gelatina',
  },
  {
    hold: 'en:honey | de:Honig | fr:miel', free: 'en:rice, salt',
    typed: 'honey allergy | Honigallergie | allergie au miel | alergia a la miel',
  },
  {
    hold: 'en:coffee, water | de:Kaffee | en:caffeine', free: 'en:rice, salt',
    typed: 'no caffeine | caffeine intolerance | kein Koffein | sans caféine',
  },
  {
    hold: 'en:chili powder | de:Chili | es:chile', free: 'en:rice, salt',
    typed: 'chilli allergy | Chiliallergie | allergie au piment | alergia al chile',
  },
  {
    hold: 'en:chicken | de:Hähnchenbrust | fr:poulet', free: 'en:rice, salt',
    typed: 'chicken alergy | Hähnchenallergie | allergie à la volaille | alergia al pollo | alergia a frango',
  },
  {
    hold: 'en:egg, salt | de:Milchpulver', free: 'en:rice, salt',
    typed: 'egg and dairy | eggs, milk | allergies: milk + egg | Milch- und Eiallergie | uova e latte | No eggs. No dairy.',
  },
  {
    hold: 'en:soybeans | en:sesame seeds', free: 'en:rice, salt',
    typed: 'soy & sesame | sesame, soya | Soja und Sesam | soja et sésame',
  },
  {
    hold: 'en:peanuts', free: 'en:milk, cheese',
    typed: 'allergic to peanuts but not to milk | peanut allergy, milk is fine | I can\'t have peanuts, dairy is ok | no problem with milk, but peanuts are deadly | alérgico al cacahuete pero no a la leche',
  },
  {
    hold: 'en:ghee, salt', free: 'en:rice, olive oil',
    typed: 'ghee allergy',
  },
  {
    hold: 'en:cheddar, salt | it:mozzarella | de:Gouda', free: 'en:rice, salt',
    typed: 'cheese allergy | Käseallergie | allergie au fromage | queso me cae mal',
  },
  {
    hold: 'en:yoghurt | de:Joghurt', free: 'en:rice',
    typed: 'yoghurt intolerance | Joghurt vertrage ich nicht',
  },
  {
    hold: 'en:whey protein | de:Molkenpulver', free: 'en:rice',
    typed: 'whey allergy | Molkenallergie',
  },
  {
    hold: 'en:sodium caseinate | fr:caséinate de calcium', free: 'en:rice',
    typed: 'Kaseinallergie | caseine intolerantie',
  },
  {
    hold: 'en:eggs | de:Eigelb', free: 'en:rice',
    typed: 'Ei, auch Spuren | no egg whatsoever',
  },
  {
    hold: 'en:tempeh, soybeans | de:Tofu | en:miso', free: 'en:rice',
    typed: 'tempeh allergy | miso allergy | soy and tofu intolerance',
  },
  {
    hold: 'en:couscous | de:Bulgur', free: 'en:rice, maize',
    typed: 'couscous and bulgur: celiac | keine Gerste, kein Weizen, kein Roggen',
  },
  {
    hold: 'de:Dinkelmehl | en:spelt flour', free: 'en:rice',
    typed: 'Dinkelallergie | spelt allergy',
  },
  {
    hold: 'en:oat flakes | de:Haferflocken | fr:avoine', free: 'en:rice',
    typed: 'oat alergy | Haferunverträglichkeit | avoine: allergie | haverallergie',
  },
  {
    hold: 'en:pearl barley | de:Gerste | fr:orge', free: 'en:rice',
    typed: 'barley intolerance | Gerstenallergie | allergie à l\'orge',
  },
  {
    hold: 'en:rye flour | de:Roggen', free: 'en:rice',
    typed: 'rye alergy | Roggenallergie',
  },
  {
    hold: 'en:anchovies | it:acciughe | es:boquerones', free: 'en:rice',
    typed: 'anchovies allergy | Sardellenallergie | alergia a las anchoas',
  },
  {
    hold: 'en:skipjack tuna | de:Thunfisch | es:atún', free: 'en:rice',
    typed: 'tunafish allergy | Tunfischallergie | allergie thon | alergia al bonito y al atún',
  },
  {
    hold: 'en:squid | it:calamari | es:calamares', free: 'en:rice',
    typed: 'calamari allergy | Tintenfischallergie | alergia al calamar',
  },
  {
    hold: 'en:crab meat | fr:crabe', free: 'en:rice',
    typed: 'crab allergy, lobster allergy | Krabbenallergie | allergie au crabe',
  },
  {
    hold: 'en:scallops | fr:noix de saint-jacques', free: 'en:rice',
    typed: 'scallops allergy | allergie aux coquilles saint jacques',
  },
  {
    hold: 'en:brazil nuts | de:Paranüsse', free: 'en:rice',
    typed: 'brazil nut alergy | Paranussallergie | alergia a la nuez de brasil',
  },
  {
    hold: 'en:macadamia nuts', free: 'en:rice',
    typed: 'macademia allergy | Macadamianussallergie',
  },
  {
    hold: 'en:pecans', free: 'en:rice',
    typed: 'pecan nut allergy please be careful | allergie aux noix de pecan',
  },
  {
    hold: 'en:pine nuts | it:pinoli', free: 'en:rice',
    typed: 'Pinienkernallergie | pinenut allergy | allergia ai pinoli',
  },
  {
    hold: 'en:chestnuts | fr:marrons', free: 'en:rice',
    typed: 'Maronenallergie | châtaigne allergie | sweet chestnut allergy',
  },
  {
    hold: 'en:avocado | es:aguacate', free: 'en:rice',
    typed: 'avacado allergy | alergia a la palta',
  },
  {
    hold: 'en:melon | de:Honigmelone', free: 'en:rice, glucose syrup',
    typed: 'melon alergy | Melonenallergie',
  },
  {
    hold: 'en:grapes | de:Traubensaft | fr:jus de raisin', free: 'en:grapefruit',
    typed: 'Weintraubenallergie | grape allergy | allergie au raisin',
  },
  {
    hold: 'en:eggplant | it:melanzane', free: 'en:rice',
    typed: 'eggplant intolerance | alergia a la berenjena',
  },
  {
    hold: 'en:cucumber | de:Gurken', free: 'en:rice',
    typed: 'cucumbers allergy | Gurkenunverträglichkeit',
  },
  {
    hold: 'en:spinach | de:Spinat', free: 'en:rice',
    typed: 'spinach intolerance | alergia às espinafres',
  },
  {
    hold: 'en:pumpkin | de:Kürbis', free: 'en:rice',
    typed: 'Kürbisallergie | alergia a la calabaza',
  },
  {
    hold: 'de:Mohn | en:poppy seeds', free: 'en:rice',
    typed: 'Mohnsamenallergie | papaver allergie maanzaad',
  },
  {
    hold: 'en:flaxseed | de:Leinsamen', free: 'en:rice',
    typed: 'linseed allergy | Leinsamenallergie',
  },
  {
    hold: 'en:coriander | de:Koriander', free: 'en:rice',
    typed: 'cilantro intolerance | Koriander nein danke | no coriander please',
  },
  {
    hold: 'en:ginger | de:Ingwer', free: 'en:rice',
    typed: 'ginger allergy | Ingwerunverträglichkeit',
  },
  {
    hold: 'en:palm oil | de:Palmfett | fr:huile de palme', free: 'en:olive oil',
    typed: 'no palm oil | kein Palmöl | sans huile de palme',
  },
  {
    hold: 'en:lamb | de:Lammfleisch', free: 'en:rice',
    typed: 'lamb allergy | no lamb or mutton',
  },
  {
    hold: 'en:turkey | de:Putenfleisch', free: 'en:rice',
    typed: 'turkey allergy | Putenallergie',
  },
  {
    hold: 'en:beef | de:Schweinefleisch', free: 'en:rice',
    typed: 'no red meat | kein rotes Fleisch',
  },
  {
    hold: 'en:chicken | de:Wurst | fr:jambon', free: 'en:rice',
    typed: 'no meat | sin carne | kein Fleisch | pas de viande',
  },
  {
    hold: 'en:peanuts', free: 'en:rice',
    typed: '🥜 allergy | NO PEANUTS!!!! | PEANUT ALLERGY - EPIPEN | peanut/allergy',
  },
  {
    hold: 'en:eggs, milk', free: 'en:rice',
    typed: 'dairy + eggs + soy | Milch, Eier, Soja, Nüsse | lait/œufs/soja | latte; uova; soia',
  },
  {
    hold: 'en:peanuts', free: 'en:rice',
    typed: 'Hi, my 4 year old son has a life-threatening peanut allergy, please be careful | Guten Tag, unsere Tochter hat seit ihrer Geburt eine schwere Erdnussallergie | Bonjour, mon mari est très allergique aux cacahuètes, merci | Hola, mi hija de 3 años es alérgica al cacahuete | Olá, a minha filha é alérgica a amendoim',
  },
  {
    hold: 'en:peach puree, sugar | de:Pfirsiche | es:melocotón', free: 'en:rice, salt',
    typed: 'peach allergy, very severe | Pfirsichallergie | allergie à la pêche (LTP) | alergia al durazno | perzikallergie',
  },
  {
    hold: 'en:cherries | de:Sauerkirschen | fr:cerises', free: 'en:rice',
    typed: 'cherrys allergy | Kirschenallergie bitte beachten | allergia alle ciliegie | alergia a cerezas',
  },
  {
    hold: 'en:mango puree | fr:mangues | pt:manga', free: 'en:rice',
    typed: 'mangoe allergy | mango intolerance since birth | alergia a manga',
  },
  {
    hold: 'en:pineapple | de:Ananas | es:piña', free: 'en:apple juice',
    typed: 'pine apple allergy | Ananasunverträglichkeit | alergia a la piña | alergia ao abacaxi',
  },
  {
    hold: 'en:orange juice | de:Orangensaft', free: 'en:rice, citric acid',
    typed: 'citrus allergy | Zitrusfrüchteallergie | allergie aux agrumes | oranges cause me a rash',
  },
  {
    hold: 'en:carrots | de:Karotten | fr:carottes', free: 'en:rice',
    typed: 'carot allergy | Möhrenallergie | Karottenunverträglichkeit | alergia a la zanahoria',
  },
  {
    hold: 'en:potatoes | de:Kartoffelstärke | fr:fécule de pomme de terre', free: 'en:sweet potatoes, salt',
    typed: 'potatoe allergy!! | Kartoffelallergie | allergie à la pomme de terre | alergia a las papas',
  },
  {
    hold: 'en:red bell peppers | de:Paprika | es:pimiento', free: 'en:rice',
    typed: 'capsicum allergy | Paprikaunverträglichkeit | intolérance au poivron | alergia al pimiento',
  },
  {
    hold: 'en:rice flour | fr:riz | de:Reismehl', free: 'en:oats',
    typed: 'rice alergy | Reisallergie | alergia al arroz',
  },
  {
    hold: 'en:buckwheat flour | fr:farine de sarrasin | de:Buchweizenmehl', free: 'en:rice',
    typed: 'buckwheat alergy | Buchweizenunverträglichkeit | allergie au blé noir',
  },
  {
    hold: 'en:sunflower oil | de:Sonnenblumenkerne', free: 'en:rapeseed oil',
    typed: 'sunflower seeds allergy | Sonnenblumenkernallergie | allergie au tournesol',
  },
  {
    hold: 'en:yeast extract | de:Hefe | fr:levure', free: 'en:rice',
    typed: 'yeast intolerance | Hefeunverträglichkeit | intolérance à la levure',
  },
  {
    hold: 'en:vanilla extract | de:Vanille', free: 'en:rice, salt',
    typed: 'vanilla alergy | Vanilleallergie',
  },
  {
    hold: 'en:cocoa mass, sugar | de:Kakaopulver', free: 'en:rice, salt',
    typed: 'choclate allergy | Schokoladenallergie | allergie au cacao',
  },
  {
    hold: 'en:mustard, celery', free: 'en:rice',
    typed: 'celery and mustard | Senf & Sellerie | céleri, moutarde | senape e sedano',
  },
  {
    hold: 'en:milk, sugar | de:Hartweizengrieß, Sahne', free: 'en:rice, salt',
    typed: 'gluten free dairy free | gluten-free dairy-free | glutenfrei laktosefrei | glutenvrij lactosevrij | gluten free no milk | gluten free without milk | gluten free lactose intolerant | gluten free vegan | sin gluten vegano | ohne Gluten vegan | senza glutine vegano | sans gluten végétalien | egg free milk free | sugar free vegan',
  },
  {
    hold: 'en:almonds, rice | de:Mandeln, Reis', free: 'en:rice, salt',
    typed: 'dairy free nut allergy | milk free nut free | gluten free no nuts | laktosefrei Nussallergie | sin lactosa alergia a los frutos secos',
  },
  {
    hold: 'en:pork, salt | de:Schweinefleisch, Salz', free: 'en:rice, water',
    typed: 'gluten free halal | gluten free pork free | sugar free halal | nut free kosher | sans gluten halal | sans gluten végétarien | senza glutine vegetariano | alcohol free pork free',
  },
  {
    hold: 'en:rice, eggs | de:Reis, Vollei', free: 'en:rice, milk',
    typed: 'lacto-vegetarian | lacto vegetarian | lactovegetarisch | laktovegetarisch | lacto-végétarienne | lattovegetariana',
  },
  {
    hold: 'en:rice, milk | de:Reis, Sahne', free: 'en:rice, eggs',
    typed: 'ovo-vegetarian | ovo vegetarian | ovovegetarisch | ovo-végétarien | ovovegetariano',
  },
  {
    hold: 'en:rice, chia seeds | en:rice, flax seeds | en:rice, poppy seeds | en:rice, mustard | de:Reis, Leinsamen', free: 'en:rice, salt',
    typed: 'seeds | no seeds | seed allergy | graines | semillas | semi | zaden | sementes',
  },
  {
    hold: 'de:Reis, Kichererbsenmehl | nl:Rijst, kikkererwtenmeel | en:rice, chickpea flour', free: 'en:rice, salt',
    typed: 'chickpeas | Kichererbsen | pois chiches | garbanzos | ceci | kikkererwten',
  },
  {
    hold: 'en:rice, barley | en:oats, salt | en:wheat flour', free: 'en:potatoes, salt',
    typed: 'cereals | no cereals | grains | Getreide | céréales | cereali',
  },
  {
    hold: 'en:rice, honey | de:Reis, Honig', free: 'en:rice, salt',
    typed: 'bee products | allergic to bee products | bee product allergy | Bienenprodukte | produits de la ruche',
  },
  {
    hold: 'en:rice, roe deer | de:Reis, Rehfleisch | nl:Rijst, hertenvlees', free: 'en:rice, salt',
    typed: 'venison',
  },
];

/** What leaves nothing out. */
export const TYPED_WITHOUT_RESTRICTION: readonly string[] = [
  'I am not allergic to nuts', 'I have no allergies', 'I can eat everything', 'ich bin nicht allergisch', 'aucune allergie', 'je ne suis pas allergique', 'sin alergias', 'no soy alérgico a nada', 'non sono allergico', 'geen allergieën', 'sem alergias', 'não sou alérgico', 'NKFA', 'none at all', 'I don\'t have any dietary restrictions', 'rien de spécial', 'nicht laktoseintolerant', 'pas d\'allergie aux noix', 'cat allergy', 'Heuschnupfen', 'allergia ai gatti', 'penicillin allergy', 'peanuts are ok for me', 'ich bin nicht laktoseintolerant', 'no tengo alergia a nada', 'geen probleem met melk', 'nothing in particular', 'wir haben keine Allergien', 'no soy alergico al huevo', 'ik ben niet allergisch voor noten', 'eggs are fine', 'Hausstauballergie',
];
