/**
 * Words around the names of foods, in the seven languages, folded and without apostrophes. One line a meaning; a phrase of several
 * words is found before its words. What stands in none of these lists and names no food is never passed over.
 */
const list = (...lines: readonly string[]): readonly string[] => lines.flatMap((line) => line.split(',')).map((phrase) => phrase.trim()).filter((phrase) => phrase !== '');

/** Says that eating it harms, beside the many forms of "allergy" and "intolerance" (allergy-words.ts). */
export const HARMS = list(
  'anaphylaxis, anaphylactic, anaphylactic shock, epipen, cant, cannot, can not, could kill, can kill, will kill, kills, deadly, kill, off limits, react, reacts, reacting, reaction, reactions, allergic reaction, sensitive, sensitivity, sensitivities, hypersensitive, hypersensitivity, hives, swell, rash, tolerate, digest, must not, mustnt, must avoid, have to avoid, has to avoid, need to avoid, needs to avoid, not allowed, not supposed to, makes me sick, makes me ill, trouble with, problems with',
  'supporte pas, supporte mal, supportons pas, supporte, tolere pas, tolere, digere pas, digere mal, digere, ne peux pas, ne peut pas, peux pas, peut pas, ne dois pas, dois pas, interdit, interdits, sensible, sensibilite, hypersensibilite, anaphylaxie, choc anaphylactique, reagis, reaction, reactions, dois eviter, doit eviter',
  'vertrage, vertragt, vertragen, vertrag, vertrage nicht, darf, durfen, darf nicht, anaphylaxie, anaphylaktisch, anaphylaktischer schock, reagiere, reagiert, empfindlich, empfindlichkeit, uberempfindlich, uberempfindlichkeit, muss meiden, meiden muss, verboten, bekommt mir nicht',
  'tolero, toleramos, tolera, soporto, puedo, puede, podemos, no puedo, no puede, debo, no debo, anafilaxia, anafilactico, shock anafilactico, choque anafilactico, sensible, sensibilidad, hipersensibilidad, reacciono, reaccion, prohibido, me sienta mal, me sientan mal, me hace dano, me cae mal',
  'tollero, tollera, sopporto, digerisco, posso, puo, non posso, non puo, devo evitare, deve evitare, anafilassi, shock anafilattico, sensibile, sensibilita, ipersensibile, ipersensibilita, reagisco, reazione, vietato, mi fa male, mi fanno male',
  'verdraag, verdraagt, verdragen, verdraag niet, mag geen, mag niet, anafylaxie, gevoelig, overgevoelig, overgevoeligheid, gevoeligheid, reageer, reactie, verboden, kan niet tegen, kan geen',
  'tolera, tolero, suporto, posso, nao posso, nao pode, anafilaxia, choque anafilatico, sensivel, sensibilidade, hipersensibilidade, reajo, reacao, proibido, faz mal, fazem mal, me faz mal',
);

/** Before what somebody leaves out. */
export const WITHOUT = list(
  'no, without, avoid, avoids, avoiding, free of, free from, excluding, exclude, excludes, minus, never, not, dont eat, do not eat, doesnt eat, does not eat, dont drink, dont like, dont want, dont do, leave out, nothing with, anything but, never eat, zero, skip, skips, hate, hates, dislike, dislikes',
  'sans, pas, pas de, pas du, aucun, aucune, jamais, eviter, evite, evitons, exclure, exempt de, exempte de, ne mange pas, ne mange, ne mangeons pas, ne bois pas, sauf',
  'ohne, kein, keine, keinen, keiner, keinerlei, keines, frei von, nie, niemals, meide, meiden, vermeide, vermeiden, esse kein, esse keine, nicht, verzichte auf',
  'sin, nada de, ningun, ninguna, nunca, evito, evitar, evita, libre de, no como, no bebo, exento de, menos',
  'senza, niente, nessun, nessuna, nessuno, mai, evito, evitare, evita, privo di, non mangio, non bevo, esclusa, escluso, non',
  'zonder, geen, nooit, vermijd, vermijden, vermijdt, vrij van, eet geen, drink geen, niet',
  'sem, nada de, nenhum, nenhuma, nunca, evito, evitar, evita, livre de, isento de, nao como, nao bebo, nao',
);

/** After what somebody leaves out ("nut free"), and as the end of one word ("glutenfrei"). */
export const FREE_WORDS = list('free, frei, freie, freies, freier, freien, freiem, vrij, vrije, less, livre, libre, los, lose');
export const FREE_ENDING = /^(.{2,}?)(free|frei(?:e[srnm]?)?|vrije?|less|los(?:e[srnm]?)?)$/;

/** Before a word that says allergy: nobody has it. */
export const DENIES = list(
  'no, no known, not, without, without any, without known, no food, no known food, arent, isnt, am not, is not, never had, dont have, do not have, dont have any, no other, free of, nil', 'pas, pas de, pas d, aucune, aucun, sans, jamais eu, pas d autre',
  'keine, kein, keinerlei, nicht, ohne, keine bekannten, keine bekannte, bin nicht, keine lebensmittel, keine nahrungsmittel', 'sin, ninguna, ningun, no, no tengo, no soy, sin ninguna', 'senza, nessuna, nessun, non, non ho, non sono', 'geen, niet, zonder, geen bekende', 'sem, nenhuma, nenhum, nao, nao tenho, nao sou',
);
/** "No allergies except nuts." */
export const EXCEPT = list('except, except for, but, besides, apart from, other than, sauf, excepte, hormis, ausser, aber, bis auf, excepto, salvo, pero, tranne, eccetto, behalve, maar, exceto');

/** What says that there is nothing to leave out, as the whole of what is said. */
export const NOTHING_SAID = list(
  'none, no, nothing, nil, na, n a, nope, not applicable, no restriction, no restrictions, no dietary restrictions, no diet, no special diet, unrestricted, nothing special, i eat everything, eat everything, eats everything, everything, all good, anything, omnivore, normal, standard, regular, any',
  'aucune, aucun, rien, non, aucune restriction, pas de restriction, pas de restrictions, sans restriction, neant, je mange de tout, je mange tout, mange de tout, tout, omnivore',
  'keine, kein, nein, nichts, keine einschrankung, keine einschrankungen, keine besonderheiten, ich esse alles, esse alles, alles, alles gut, keine angabe, keins, entfallt, allesesser',
  'ninguna, ninguno, nada, no, sin restricciones, sin restriccion, ninguna restriccion, como de todo, como todo, de todo, todo, omnivoro',
  'nessuna, nessuno, niente, nulla, no, nessuna restrizione, senza restrizioni, mangio tutto, mangio di tutto, tutto, onnivoro',
  'geen, niets, nee, geen beperkingen, geen beperking, zonder beperkingen, ik eet alles, eet alles, alles, alleseter, nvt, n v t',
  'nenhuma, nenhum, nada, nao, sem restricoes, sem restricao, nenhuma restricao, como de tudo, como tudo, de tudo, tudo, onivoro, omnivoro',
);

/** Words between two foods. */
export const JOINS = list('and, or, nor, plus, as well as, und, oder, sowie, et, ou, ni, y, e, o, u, ed, od, en, of, noch, sowohl, also, both, neither, either, auch, aussi, tambien, anche, ook, tambem, and or, weder');

/** Between a word that says allergy and what it is to. */
export const LINKS = list(
  'to, against, of, from, with, by, on, in, the, a, an, all, any, is, are, include, includes, including, like, such as, namely, i e, eg, e g, some, every, certain, kinds of, types of, type of, traces of, foods like, caused by, due to',
  'a, au, aux, a la, la, le, les, l, de, d, du, des, contre, envers, est, sont, tout, tous, toute, toutes, par, un, une, notamment, c est',
  'gegen, gegenuber, auf, bei, von, vor, der, die, das, den, dem, des, ein, eine, einen, einer, alle, allen, jede, jegliche, ist, sind, wie, zum beispiel, z b, im, am, an, durch',
  'a, al, a la, a los, a las, la, las, el, los, lo, de, del, por, contra, con, todo, todos, todas, toda, un, una, unos, unas, es, son, en, como',
  'a, al, allo, all, alla, alle, agli, ai, il, lo, gli, i, le, la, l, di, del, dello, dell, della, delle, dei, degli, tutti, tutte, tutto, un, uno, una, per, contro, con, verso, sono, come, d, nei, nelle, da',
  'voor, tegen, op, van, de, het, een, alle, is, zijn, zoals, door, bij',
  'a, ao, aos, as, o, os, de, do, da, dos, das, por, contra, com, todo, todos, todas, um, uma, e, sao, como',
);

/** Says how grave, since when, whose, or asks politely: changes nothing about what is meant. */
export const PASSED_OVER = list(
  'i, im, i am, iam, ive, i have, me, my, we, our, us, he, she, they, his, her, hers, their, it, its, you, your, he is, she is, they are, we are, hes, shes, theyre, was, were, be, been, being, am, have, has, had, having, got, get, gets, suffer, suffers, suffering, from, live, lives, living, diagnosed, diagnosed with, tested, tested positive, positive, eat, eats, eating, drink, drinks, drinking, have a, take, touch, consume, contain, contains, containing, that contain, can, could, would, should, will, may, might, do, does, did, dont, doesnt, please, pls, plz, thanks, thank you, thx, sorry, hello, hi, hey, ok, well',
  'my son, my daughter, my kid, my kids, my child, my children, my wife, my husband, my partner, my baby, my boy, my girl, my mother, my father, my mom, my mum, my dad, my friend, my brother, my sister, our son, our daughter, our child, our kids, his son, her son, a son, the son, son has, son is, daughter, kid, kids, child, children, wife, husband, partner, baby, toddler, mother, father, mom, mum, dad, friend, family, brother, sister, guest, guests, someone, somebody, person, people, adult, doctor says, doctor, myself',
  'severe, severely, seriously, serious, mild, mildly, slight, slightly, strong, strongly, moderate, moderately, bad, badly, extreme, extremely, very, highly, deathly, terrible, terribly, really, quite, totally, completely, fully, super, acute, chronic, life threatening, life, threatening, dangerous, known, confirmed, suspected, possible, probably, maybe, allergen, allergens, triggers, trigger, since, since childhood, childhood, since birth, birth, as a child, always, lifelong, now, currently, today, anymore, any more, any longer, longer, too, just, strict, strictly, only, also, because, for, as, so, this, that, these, those, there, here, which, who, whose, type, kind, sort, form, food, foods, foodstuff, products, product, items, ingredient, ingredients, stuff, things, anything, something, everything with, containing products, based, derived, derivatives, derivative, traces, trace, raw or cooked, medical, medically, health, reasons, reason, reason is, diet, diets, dietary, diet please, lifestyle, restriction, restrictions, requirement, requirements, preference, need, needs, following, follow, keep, keeping, keeps, being, years, year, old, months, month, age, syndrome, symptom, symptoms, disease, disorder, condition, and mild, in general, at all, whatsoever, one, two, three, his or her, own, multiple, several, various, many, cross, cross reactive, cross reactivity, other, others, different, special',
  'je, j, ai, j ai, je suis, suis, il, elle, nous, vous, on, ils, elles, mon, ma, mes, notre, son fils, sa fille, mon fils, ma fille, mon enfant, mon mari, ma femme, fils, fille, enfant, enfants, mari, femme, bebe, n, ne, n ai, s, c, y a, avons, avoir, a une, a un, ont, souffre, souffre d, merci, svp, s il vous plait, s il te plait, bonjour, grave, graves, legere, leger, forte, fort, severe, severes, tres, fortement, gravement, legerement, depuis, depuis l enfance, enfance, toujours, naissance, alimentaire, alimentaires, aliments, aliment, produits, produit, regime, manger, mange, boire, bois, consommer, contenant, contient, peux, peut, dois, que, qui, aussi, maladie, base, a base de, trace, traces, ans, plus, moi, lui, croisee, croisees, etre, avec, dans, pour, autre, autres',
  'ich, bin, ich bin, ich habe, hab, habe, hat, haben, wir, er, sie, es, mein, meine, meinen, meiner, unser, unsere, sohn, tochter, kind, kinder, frau, mann, baby, mein sohn, meine tochter, mein kind, bitte, danke, hallo, schwere, schwer, schwerer, starke, starker, stark, leichte, leichter, leicht, sehr, extrem, extreme, akut, akute, massive, seit, seit kindheit, seit der kindheit, kindheit, geburt, immer, lebensmittel, nahrungsmittel, lebensmitteln, nahrungsmitteln, speisen, produkte, produkten, essen, esse, isst, trinken, trinke, kann, konnen, mich, mir, ihn, uns, leider, uberhaupt, gar, leide, leidet, leide an, unter, wegen, mit, fur, auch, ernahrung, ernahre, ernahre mich, lebe, leben, diat, krankheit, nachgewiesen, bekannt, bekannte, allergene, allergen, spuren, spuren von, jahre, jahren, mehr, nur, aber auch, enthalten, enthalt, haltige, haltig, haltigen, aller art, arten, sorten, art, andere, anderen, diagnostiziert, betroffen, kreuz, kreuzreaktion, dass, was',
  'yo, tengo, tiene, tenemos, somos, mi, mis, nuestro, nuestra, hijo, hija, mi hijo, mi hija, nino, nina, esposo, esposa, marido, mujer, bebe, favor, por favor, gracias, hola, grave, graves, leve, leves, severa, severo, fuerte, fuertes, muy, desde, desde nino, desde nina, infancia, desde la infancia, siempre, alimentaria, alimentario, alimentarias, alimentos, alimento, productos, producto, comer, como, beber, tomar, consumir, dieta, enfermedad, me, se, lo, que, trazas, trazas de, contienen, contenga, tambien, anos, otros, otras, ni',
  'ho, ha, abbiamo, sono, e, mio, mia, miei, nostro, figlio, figlia, mio figlio, mia figlia, bambino, bambina, marito, moglie, bimbo, bimba, per favore, favore, grazie, ciao, grave, gravi, lieve, lievi, forte, forti, severa, molto, fortemente, gravemente, da, dalla nascita, sempre, dall infanzia, infanzia, alimentare, alimentari, alimenti, alimento, prodotti, prodotto, cibi, cibo, mangiare, bere, assumere, consumare, dieta, malattia, mi, si, ci, che, tracce, tracce di, contengono, anche, anni, altri, altre, base, soffro, soffro di',
  'ik, ben, heb, heeft, hebben, wij, we, hij, zij, ze, mijn, onze, zoon, dochter, kind, kinderen, man, vrouw, baby, mijn zoon, mijn dochter, alstublieft, aub, graag, bedankt, dank, hallo, ernstige, ernstig, zware, zwaar, lichte, licht, milde, mild, sterk, sterke, erg, heel, zeer, sinds, sinds mijn jeugd, jeugd, altijd, geboorte, voedsel, voedingsmiddelen, voeding, eten, eet, drinken, drink, producten, product, dieet, ziekte, me, mij, sporen, sporen van, ook, jaar, meer, met, andere, want, lijd, lijd aan, aan',
  'eu, tenho, tem, temos, sou, meu, minha, meus, nosso, nossa, filho, filha, meu filho, minha filha, crianca, marido, esposa, bebe, por favor, obrigado, obrigada, ola, grave, graves, leve, leves, severa, severo, forte, fortes, muito, desde, desde crianca, infancia, desde a infancia, sempre, alimentar, alimentares, alimentos, alimento, produtos, produto, comer, como, beber, consumir, dieta, doenca, me, que, vestigios, tracos, tambem, anos, outros, outras',
);

/** Between whose it is and what it is: words before it name a person ("my daughter Anna has …"). */
export const HAS = list('has, have, had, having, is, am, are, gets, got, with, suffers, suffers from, suffering, suffering from, hat, habe, haben, ist, bin, sind, mit, leidet, leidet an, leidet unter, leide, ai, est, suis, sont, avec, souffre, souffre d, tiene, tengo, es, con, sufre, sufre de, ha, ho, soffre, soffre di, heeft, heb, hebben, ben, met, lijdt, lijdt aan, tem, tenho, sou, com, sofre, sofre de');

/** Allergies that no food can break; said alone they bind no food. */
export const NO_FOOD = list(
  'dust, house dust, dust mites, dust mite, mite, mites, animal hair, pet, pets, pet hair, fur, dander, cat, cats, cat hair, dog, dogs, dog hair, horse hair, feathers, feather, bee, bees, bee venom, insulin, birch, birch pollen, grass pollen, tree pollen, mugwort, hay, hay fever, hayfever, grass, grasses, ragweed, weeds, trees, bee stings, bee sting, wasp, wasps, wasp stings, insect bites, insect stings, mosquito, mosquitoes, mosquito bites, penicillin, antibiotics, amoxicillin, ibuprofen, sun, sunlight, perfume, perfumes, fragrance, fragrances, cosmetics, detergent, plasters, mould spores, seasonal, chlorine, wool',
  'poussiere, poussieres, acariens, poils d animaux, poils de chat, poils de chien, chat, chats, chien, chiens, bouleau, pollen de bouleau, graminees, rhume des foins, guepes, penicilline, antibiotiques, soleil, parfum, parfums', 'staub, hausstaub, hausstaubmilben, milben, tierhaare, tierhaar, birke, birkenpollen, graserpollen, beifusspollen, katze, katzen, katzenhaare, hund, hunde, hundehaare, graser, heuschnupfen, wespen, wespenstich, bienenstich, insektenstiche, penicillin, antibiotika, sonne, duftstoffe, parfum, pflaster', 'abedul, polen de abedul, gramineas, polvo, acaros, gato, gatos, perro, perros, pelo de gato, avispas, penicilina, antibioticos, sol, perfume', 'betulla, polline di betulla, graminacee, polvere, acari, gatto, gatti, cane, cani, vespe, penicillina, antibiotici, sole, profumo', 'berk, berkenpollen, graspollen, stof, huisstof, huisstofmijt, huismijt, kat, katten, hond, honden, hooikoorts, wespen, penicilline, antibiotica, zon', 'po, poeira, acaros, gato, gatos, cao, caes, vespas, penicilina, antibioticos, perfume',
);

/** Much or little of something, which binds to nothing by itself. */
export const MUCH = list('high, higher, rich, rich in, high in, more, plenty of, lots of, hoch, reich, reich an, viel, mehr, riche, riche en, haute teneur, beaucoup de, alto, alto en, rico, rico en, ricco, ricco di, alto in, piu, mas, hoog, rijk aan, rijk, veel, rico em, alto em, mais de');
export const LITTLE = list('low, lower, low in, less, reduced, reduce, little, limit, limited, light, niedrig, wenig, weniger, arm, arm an, reduziert, pauvre en, faible en, allege, moins de, peu de, bajo en, bajo, poco, menos, reducido, basso, povero di, poco, ridotto, laag, weinig, minder, arm aan, baixo em, baixo, pouco, reduzido');

/** Asked for by amount and not by the word alone: "no sugar" binds nothing, "sugar intolerance" does. */
export const BY_AMOUNT = list(
  'sugar, sugars, added sugar, added sugars, refined sugar, sweet, sweets, sweeteners, fat, fats, saturated fat, trans fat, calories, carbs, carbohydrates, cholesterol, additives, e numbers, preservatives, junk food, junk, processed, processed food, processed foods, ultra processed, gmo, gmos, chemicals, artificial colors, artificial colours, artificial flavors, artificial flavours, hormones, pesticides, spicy, fried food, fast food',
  'sucre, sucres, sucre ajoute, sucres ajoutes, matiere grasse, matieres grasses, gras, calories, glucides, cholesterol, additifs, conservateurs, ogm, edulcorants', 'zucker, zuckerzusatz, fett, fette, kalorien, kohlenhydrate, cholesterin, zusatzstoffe, konservierungsstoffe, sussstoffe, gentechnik', 'azucar, azucares, azucar anadido, azucares anadidos, grasa, grasas, calorias, hidratos, carbohidratos, colesterol, aditivos, conservantes, edulcorantes', 'zucchero, zuccheri, zuccheri aggiunti, grassi, grasso, calorie, carboidrati, colesterolo, additivi, conservanti, ogm, dolcificanti', 'suiker, suikers, toegevoegde suiker, toegevoegde suikers, vet, vetten, calorieen, koolhydraten, cholesterol, additieven, conserveringsmiddelen', 'acucar, acucares, acucar adicionado, gordura, gorduras, calorias, hidratos, carboidratos, colesterol, aditivos, conservantes, edulcorantes',
);

/**
 * Substances that foods hold without a pack naming them: what names an ingredient so is against it, but no list proves that they are
 * absent. Never taken for a food.
 */
export const HIDDEN_SUBSTANCES = list(
  'histamine, histamines, histamin, istamina, histamina, fructose, fructans, fruktose, fructosa, fruttosio, frutose, sorbitol, sorbit, sorbitolo, fodmap, fodmaps, high fodmap, low fodmap, salicylate, salicylates, salicilatos, salicilati, salicylaten, oxalate, oxalates, oxalaat, oxalat, nickel, nichel, niquel, nikkel, latex, lattice, tyramine, tyramin, purine, purines, purin, purinen, glutamate, glutamates, glutamat, glutamato, glutammato, msg, nitrate, nitrates, nitrite, nitrites, nitrat, nitrit, lectin, lectins, lektine, iron, copper, zinc, iodine, jod, iode, yodo, iodio, jodium, phenylalanine, phenylalanin, pku, phenylketonuria, sucrose, saccharose, sacarosa, saccharosio, galactose, galaktose, trehalose, benzoate, benzoates, sulfur, sulphur, sulfa, formaldehyde, phosphate, phosphates, potassium, sodium benzoate, nightshade, nightshades, solanaceae, alpha gal, gluten cross reactive, mould, mold, schimmel, moisissure, lipid transfer protein, ltp, profilin, bet v 1, pr 10, tannin, tannins, capsaicin, protein, proteins, proteine, proteinas, proteina',
);
