/**
 * Words around the names of foods, in the seven languages, folded and without apostrophes. One line a meaning; a phrase of several
 * words is found before its words. What stands in none of these lists and names no food is never passed over.
 */
const list = (...lines: readonly string[]): readonly string[] => lines.flatMap((line) => line.split(',')).map((phrase) => phrase.trim()).filter((phrase) => phrase !== '');

/** Says that eating it harms, beside the many forms of "allergy" and "intolerance" (allergy-words.ts). */
export const ALLERGY_PHRASES = list(
  'give me, gives me, make me, makes me, sick, itch, itchy, itching, swollen, wheezing, anaphylaxis, anaphylactic, anaphylactic shock, epipen, cant, cannot, can not, could kill, can kill, will kill, kills, deadly, kill, off limits, react, reacts, reacting, reaction, reactions, allergic reaction, sensitive, sensitivity, sensitivities, hypersensitive, hypersensitivity, hives, swell, rash, tolerate, digest, must not, mustnt, must avoid, have to avoid, has to avoid, need to avoid, needs to avoid, not allowed, not supposed to, makes me sick, makes me ill, trouble with, problems with',
  'supporte pas, supporte mal, supportons pas, supporte, tolere pas, tolere, digere pas, digere mal, digere, ne peux pas, ne peut pas, peux pas, peut pas, ne dois pas, dois pas, interdit, interdits, sensible, sensibilite, hypersensibilite, anaphylaxie, choc anaphylactique, reagis, reaction, reactions, dois eviter, doit eviter',
  'vertrage, vertragt, vertragen, vertrag, vertrage nicht, darf, durfen, darf nicht, anaphylaxie, anaphylaktisch, anaphylaktischer schock, reagiere, reagiert, empfindlich, empfindlichkeit, uberempfindlich, uberempfindlichkeit, muss meiden, meiden muss, verboten, bekommt mir nicht',
  'tolero, toleramos, tolera, soporto, puedo, puede, podemos, no puedo, no puede, debo, no debo, anafilaxia, anafilactico, shock anafilactico, choque anafilactico, sensible, sensibilidad, hipersensibilidad, reacciono, reaccion, prohibido, me sienta mal, me sientan mal, me hace dano, me cae mal',
  'tollero, tollera, sopporto, digerisco, posso, puo, non posso, non puo, devo evitare, deve evitare, anafilassi, shock anafilattico, sensibile, sensibilita, ipersensibile, ipersensibilita, reagisco, reazione, vietato, mi fa male, mi fanno male',
  'verdraag, verdraagt, verdragen, verdraag niet, mag geen, mag niet, anafylaxie, gevoelig, overgevoelig, overgevoeligheid, gevoeligheid, reageer, reactie, verboden, kan niet tegen, kan geen',
  'tolera, tolero, suporto, posso, nao posso, nao pode, anafilaxia, choque anafilatico, sensivel, sensibilidade, hipersensibilidade, reajo, reacao, proibido, faz mal, fazem mal, me faz mal',
);

/** Before what somebody leaves out. */
export const WITHOUT = list(
  'no, without, avoid, avoids, avoiding, free of, free from, excluding, exclude, excludes, minus, never, not, dont have, do not have, doesnt have, does not have, dont eat, do not eat, doesnt eat, does not eat, dont drink, dont like, dont want, dont do, leave out, nothing with, anything but, never eat, zero, skip, skips, hate, hates, dislike, dislikes',
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

/** Before a word for allergy: there is none. */
export const DENIES = list(
  'no, no known, not, without, without any, without known, no food, no known food, arent, isnt, am not, is not, never had, dont have, do not have, dont have any, no other, free of, nil', 'pas, pas de, pas d, aucune, aucun, sans, jamais eu, pas d autre',
  'keine, kein, keinerlei, nicht, ohne, keine bekannten, keine bekannte, bin nicht, keine lebensmittel, keine nahrungsmittel', 'sin, ninguna, ningun, no, no tengo, no soy, sin ninguna', 'senza, nessuna, nessun, non, non ho, non sono', 'geen, niet, zonder, geen bekende', 'sem, nenhuma, nenhum, nao, nao tenho, nao sou',
);
/** "No allergies except nuts." */
export const EXCEPT = list('except, except for, but, besides, apart from, other than, sauf, excepte, hormis, ausser, aber, bis auf, excepto, salvo, pero, tranne, eccetto, behalve, maar, exceto');

/** After an allergy: what it is not to ("allergic to nuts, but not to milk"). */
export const EXEMPTED = list('but not, but not to, but not against, mais pas, mais pas a, mais pas au, mais pas aux, mais pas contre, aber nicht, aber nicht gegen, aber nicht auf, pero no, pero no a, pero no al, ma non, ma non a, ma non al, ma non alla, maar niet, maar niet voor, mas nao, mas nao a, mas nao ao');
/** What somebody can eat ("milk is fine"): it leaves nothing out. */
export const PERMITTED = list(
  'fine, is fine, are fine, ok, okay, is ok, are ok, is okay, are okay, no problem, no problems, no problem with, no problems with, no issue, no issues, no issue with, no issues with, not a problem, isnt a problem, is no problem, can eat, can have, can drink, can tolerate, is allowed, are allowed, allowed, tolerated, is tolerated, am fine with, ok with, fine with, okay with, not an issue',
  'pas de probleme, pas de probleme avec, aucun probleme, aucun probleme avec, sans probleme, ca va, est ok, sont ok, je peux manger, peux manger, je tolere, je tolere bien, tolere bien, supporte bien, je supporte bien, est autorise',
  'kein problem, keine probleme, kein problem mit, keine probleme mit, ist kein problem, sind kein problem, unproblematisch, ist okay, sind okay, ist ok, sind ok, geht, gehen, geht gut, vertrage ich gut, vertrage ich, darf ich essen, darf ich, kann ich essen, ist erlaubt, erlaubt, in ordnung, ist in ordnung',
  'sin problema, sin problemas, sin problema con, sin problemas con, ningun problema, ningun problema con, no hay problema, no hay problema con, no tengo problema con, no tengo problemas con, esta bien, puedo comer, puedo tomar, tolero bien', 'nessun problema, nessun problema con, va bene, vanno bene, posso mangiare, posso bere, tollero bene', 'geen probleem, geen problemen, geen probleem met, geen problemen met, is prima, is oke, mag wel, mag ik wel, kan wel, verdraag ik goed', 'sem problema, sem problemas, sem problema com, sem problemas com, nenhum problema, nenhum problema com, tudo bem, tudo bem com, posso comer, posso beber, tolero bem',
);

/** What says that there is nothing to leave out, as the whole text. */
export const NO_RESTRICTION_PHRASES = list(
  'none, no, nothing, nil, none at all, nkfa, nka, nkda, no known allergies, i can eat everything, can eat everything, i can eat anything, nothing in particular, nothing to report, na, n a, nope, not applicable, no restriction, no restrictions, no dietary restrictions, no diet, no special diet, unrestricted, nothing special, i eat everything, eat everything, eats everything, everything, all good, anything, omnivore, normal, standard, regular, any',
  'aucune, aucun, rien, non, rien de special, rien de particulier, rien a signaler, aucune restriction, pas de restriction, pas de restrictions, sans restriction, neant, je mange de tout, je mange tout, mange de tout, tout, omnivore',
  'keine, kein, nein, nichts, keine besonderen, ich vertrage alles, vertrage alles, nichts besonderes, nichts bekannt, keine einschrankung, keine einschrankungen, keine besonderheiten, ich esse alles, esse alles, alles, alles gut, keine angabe, keins, entfallt, allesesser',
  'ninguna, ninguno, nada, no, nada en especial, puedo comer de todo, nada especial, sin restricciones, sin restriccion, ninguna restriccion, como de todo, como todo, de todo, todo, omnivoro',
  'nessuna, nessuno, niente, nulla, no, niente di particolare, posso mangiare tutto, nessuna restrizione, senza restrizioni, mangio tutto, mangio di tutto, tutto, onnivoro',
  'geen, niets, nee, niets bijzonders, ik kan alles eten, geen beperkingen, geen beperking, zonder beperkingen, ik eet alles, eet alles, alles, alleseter, nvt, n v t',
  'nenhuma, nenhum, nada, nao, nada em especial, posso comer de tudo, sem restricoes, sem restricao, nenhuma restricao, como de tudo, como tudo, de tudo, tudo, onivoro, omnivoro',
);

/** Words between two foods. */
export const JOINS = list('mais aussi, mais egalement, but also, sondern auch, pero tambien, ma anche, maar ook, mas tambem, and, or, nor, plus, as well as, und, oder, sowie, et, ou, ni, y, e, o, u, ed, od, en, of, noch, sowohl, also, both, neither, either, auch, aussi, tambien, anche, ook, tambem, and or, weder');

/** Between a word for allergy and its cause. */
export const LINKS = list(
  'to, against, of, from, with, by, on, in, the, a, an, all, any, is, are, include, includes, including, like, such as, namely, i e, eg, e g, some, every, certain, kinds of, types of, type of, traces of, foods like, caused by, due to',
  'a, au, aux, a la, la, le, les, l, de, d, du, des, contre, envers, est, sont, tout, tous, toute, toutes, par, un, une, notamment, c est',
  'gegen, gegenuber, auf, bei, von, vor, der, die, das, den, dem, des, ein, eine, einen, einer, alle, allen, jede, jegliche, ist, sind, wie, zum beispiel, z b, im, am, an, durch',
  'a, al, a la, a los, a las, la, las, el, los, lo, de, del, por, contra, con, todo, todos, todas, toda, un, una, unos, unas, es, son, en, como',
  'a, al, allo, all, alla, alle, agli, ai, il, lo, gli, i, le, la, l, di, del, dello, dell, della, delle, dei, degli, tutti, tutte, tutto, un, uno, una, per, contro, con, verso, sono, come, d, nei, nelle, da',
  'voor, tegen, op, van, de, het, een, alle, is, zijn, zoals, door, bij',
  'a, ao, aos, as, o, os, de, do, da, dos, das, por, contra, com, todo, todos, todas, um, uma, e, sao, como',
);

/** Severity, duration, person, politeness: changes nothing about the meaning. */
export const IGNORED = list(
  'back pain, chest pain, stomach pain, abdominal pain, belly pain, joint pain, bone pain, muscle pain, nerve pain, period pain, chronic pain, careful, be careful, hi, good morning, good evening, dear all, guten tag, guten morgen, grusse, bonsoir, salut, cordialement, buenos dias, buenas, buongiorno, buonasera, salve, goedendag, goedemorgen, bom dia, boa tarde, boa noite, morbo, malattia, lifestyle, syndrome, kind of, sort of, i, im, i am, iam, ive, i have, me, my, we, our, us, he, she, they, his, her, hers, their, it, its, you, your, he is, she is, they are, we are, hes, shes, theyre, was, were, be, been, being, am, have, has, had, having, got, get, gets, suffer, suffers, suffering, from, live, lives, living, diagnosed, diagnosed with, tested, tested positive, positive, eat, eats, eating, drink, drinks, drinking, have a, take, touch, consume, contain, contains, containing, that contain, can, could, would, should, will, may, might, do, does, did, dont, doesnt, please, pls, plz, thanks, thank you, thx, sorry, hello, hi, hey, ok, well',
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

/** Allergies that no food can break; alone they bind no food. */
export const NO_FOOD = list(
  'dust, house dust, dust mites, dust mite, mite, mites, animal hair, pet, pets, pet hair, fur, dander, cat, cats, cat hair, dog, dogs, dog hair, horse hair, feathers, feather, bee, bees, bee venom, insulin, grass pollen, tree pollen, hay, hay fever, hayfever, grass, grasses, weeds, trees, bee stings, bee sting, wasp, wasps, wasp stings, insect bites, insect stings, mosquito, mosquitoes, mosquito bites, penicillin, antibiotics, amoxicillin, ibuprofen, sun, sunlight, perfume, perfumes, fragrance, fragrances, cosmetics, detergent, plasters, mould spores, seasonal, chlorine, wool',
  'poussiere, poussieres, acariens, poils d animaux, poils de chat, poils de chien, chat, chats, chien, chiens, pollen de graminees, rhume des foins, guepes, penicilline, antibiotiques, soleil, parfum, parfums', 'staub, hausstaub, hausstaubmilben, milben, tierhaare, tierhaar, graserpollen, katze, katzen, katzenhaare, hund, hunde, hundehaare, graser, heuschnupfen, wespen, wespenstich, bienenstich, insektenstiche, penicillin, antibiotika, sonne, duftstoffe, parfum, pflaster', 'polen de gramineas, polvo, acaros, gato, gatos, perro, perros, pelo de gato, avispas, penicilina, antibioticos, sol, perfume', 'polline di graminacee, polvere, acari, gatto, gatti, cane, cani, vespe, penicillina, antibiotici, sole, profumo', 'graspollen, stof, huisstof, huisstofmijt, huismijt, kat, katten, hond, honden, hooikoorts, wespen, penicilline, antibiotica, zon', 'po, poeira, acaros, gato, gatos, cao, caes, vespas, penicilina, antibioticos, perfume',
);

/** Much or little of something, which binds to nothing by itself. */
export const HIGH_AMOUNT = list('high, higher, rich, rich in, high in, more, plenty of, lots of, hoch, reich, reich an, viel, mehr, riche, riche en, haute teneur, beaucoup de, alto, alto en, rico, rico en, ricco, ricco di, alto in, piu, mas, hoog, rijk aan, rijk, veel, rico em, alto em, mais de');
export const LOW_AMOUNT = list('low, lower, low in, less, reduced, reduce, little, limit, limited, light, niedrig, wenig, weniger, arm, arm an, reduziert, pauvre en, faible en, allege, moins de, peu de, bajo en, bajo, poco, menos, reducido, basso, povero di, poco, ridotto, laag, weinig, minder, arm aan, baixo em, baixo, pouco, reduzido');

/** Asked for by amount and not by the word alone: "no sugar" binds nothing, "sugar intolerance" does. */
export const BY_AMOUNT = list(
  'sugar, sugars, added sugar, added sugars, refined sugar, sweet, sweets, fat, fats, saturated fat, trans fat, calories, carbs, carbohydrates, cholesterol, junk food, junk, processed, processed food, processed foods, ultra processed, gmo, gmos, chemicals, hormones, pesticides, spicy, fried food, fast food',
  'sucre, sucres, sucre ajoute, sucres ajoutes, matiere grasse, matieres grasses, gras, calories, glucides, cholesterol, ogm', 'zucker, zuckerzusatz, fett, fette, kalorien, kohlenhydrate, cholesterin, gentechnik', 'azucar, azucares, azucar anadido, azucares anadidos, grasa, grasas, calorias, hidratos, carbohidratos, colesterol', 'zucchero, zuccheri, zuccheri aggiunti, grassi, grasso, calorie, carboidrati, colesterolo, ogm', 'suiker, suikers, toegevoegde suiker, toegevoegde suikers, vet, vetten, calorieen, koolhydraten, cholesterol', 'acucar, acucares, acucar adicionado, gordura, gorduras, calorias, hidratos, carboidratos, colesterol',
);

/**
 * Substances that foods hold without a pack naming them: what names an ingredient so is against it, but no list proves that they are
 * absent; of medicines, which do not go with some of these, the words that resemble a food. Never taken for a food.
 */
export const HIDDEN_SUBSTANCES = list(
  'maoi, maois, imao, thinner, thinners, histamine, histamines, histamin, istamina, histamina, fructose, fructans, fruktose, fructosa, fruttosio, frutose, sorbitol, sorbit, sorbitolo, fodmap, fodmaps, high fodmap, low fodmap, salicylate, salicylates, salicilatos, salicilati, salicylaten, oxalate, oxalates, oxalaat, oxalat, nickel, nichel, niquel, nikkel, latex, lattice, tyramine, tyramin, purine, purines, purin, purinen, glutamate, glutamates, glutamat, glutamato, glutammato, msg, nitrate, nitrates, nitrite, nitrites, nitrat, nitrit, lectin, lectins, lektine, iron, copper, zinc, iodine, jod, iode, yodo, iodio, jodium, phenylalanine, phenylalanin, tyrosine, leucine, methionine, sucrose, saccharose, sacarosa, saccharosio, galactose, galaktose, trehalose, benzoate, benzoates, sulfur, sulphur, sulfa, formaldehyde, phosphate, phosphates, potassium, sodium benzoate, nightshade, nightshades, solanaceae, gluten cross reactive, mould, mold, schimmel, moisissure, lipid transfer protein, ltp, profilin, bet v 1, pr 10, tannin, tannins, capsaicin, protein, proteins, proteine, proteinas, proteina, seed oil, samenol, samenole, zaadolie',
);

/**
 * Ways of eating with rules of their own, by faith, doctrine or therapy, classes of additives and foods, and pollen whose allergens many
 * raw foods resemble: no list of ingredients shows that they are kept, and none of them is a food that it resembles ("Pesach", "AIP").
 * What is typed binds as words.
 */
export const OWN_RULES = list(
  'birch, birch pollen, birch tree pollen, mugwort, mugwort pollen, ragweed, ragweed pollen, bouleau, pollen de bouleau, ambroisie, armoise, birke, birkenpollen, beifuss, beifusspollen, kreuzallergie, abedul, polen de abedul, betulla, polline di betulla, berk, berkenpollen, bijvoet, betula, polen de betula',
  'aip, autoimmune protocol, autoimmune paleo, pesach, passover, jain, jainism, jainist, buddhist, buddhism, taoist, mormon, word of wisdom, seventh day adventist, adventist, rastafari, rastafarian, ital, orthodox fast, orthodox fasting, lent, lenten, sattvic, satvic, sattvik, yogic, ayurveda, ayurvedic, kapha, vata, pitta dosha, vata dosha, kapha dosha, gerson, gerson therapy, budwig, macrobiotic, anti candida, candida, candida diet, gaps, gaps diet, specific carbohydrate diet, scd, low residue, low fibre, low fiber, blood type diet, alkaline, alkaline diet, carnivore, carnivore diet, fruitarian, raw food, raw foodist, whole30, dash, dash diet, flexitarian, anti inflammatory, detox, clean eating, nightshades, nightshade',
  'paques juives, jaine, jainisme, bouddhiste, adventiste, careme, ayurvedique, ayurveda, macrobiotique, alcalin, alcaline, frugivore, crudivore, sans residus, anti inflammatoire, solanacees, pascha, jainistisch, jaina, buddhistisch, adventistisch, fastenzeit, ayurvedisch, makrobiotisch, basisch, basische ernahrung, rohkost, frutarier, frutarisch, ballaststoffarm, entzundungshemmend, nachtschatten, nachtschattengewachse, pascua judia, jainista, budista, adventista, cuaresma, ayurvedico, macrobiotico, alcalina, frugivoro, crudivorismo, antiinflamatorio, sin residuos, solanaceas, pasqua ebraica, giainista, giainismo, buddista, avventista, quaresima, macrobiotica, crudista, fruttariano, antinfiammatorio, senza scorie, solanacee, pesach feest, boeddhistisch, vastentijd, macrobiotisch, basisch dieet, rauwe voeding, vezelarm, nachtschade, nachtschades, pascoa judaica, ayurvedica, macrobiotica, crudivora, solaneas',
  'sweeteners, sweetener, artificial sweetener, artificial sweeteners, preservative, preservatives, additive, additives, food additives, food additive, e numbers, e number, artificial colors, artificial colours, artificial coloring, artificial colouring, food coloring, food colouring, food dyes, food dye, azo dyes, artificial flavors, artificial flavours, flavour enhancers, emulsifiers, emulsifier, fermented foods, fermented food, fermented',
  'edulcorants, edulcorant, conservateurs, conservateur, additifs, additif, colorants, colorants artificiels, emulsifiants, aliments fermentes, sussstoffe, sussstoff, sussungsmittel, konservierungsstoffe, konservierungsmittel, zusatzstoffe, zusatzstoff, e nummern, kunstliche farbstoffe, farbstoffe, azofarbstoffe, emulgatoren, fermentierte lebensmittel, fermentiertes, edulcorantes, conservantes, aditivos, colorantes, emulsionantes, alimentos fermentados, dolcificanti, dolcificante, conservanti, additivi, coloranti, emulsionanti, alimenti fermentati, zoetstoffen, zoetstof, conserveringsmiddelen, toevoegingen, additieven, kleurstoffen, e nummers, emulgatoren, gefermenteerd voedsel, adocantes, corantes, emulsionantes, emulsificantes',
);

/** "Seed oils" are those of sunflower, rape, soy and others, which are no seeds: no list of seeds tells what is meant. */
export const SEED_OIL = /\b(?:seed oils?|huiles? de graines?|aceites? de semillas?|oli[oi]? di semi|oleos? de sementes?)\b/;

/**
 * Common words of the seven languages that stand around what people leave out, folded. They name no food, and none is the typing error of
 * one ("carry" is no curry).
 */
export const COMMON_WORDS: readonly string[] = [
  'abbastanza about above absolument absolut absolutamente absolutely absoluut ache aches achtung actuellement ademas adesso advised after again ahora ailleurs ainsi alcuni algo alguien algunos alleen',
  'alles allora almeno almost alors already although altro among ancora ander anders another antes anyone aparte apenas appena apres around arzt asi asked assez assolutamente attack attention attenzione',
  'aucunement aufgrund aunque ausschlag avant aver aware ayuda bastante bauchschmerzen bauchweh beachten beaucoup become beetje before began behind bekend bekomme believe belly below bene bereits',
  'besonders bestimmt better between beyond bien bijna bijvoorbeeld birthday bisher bisogno blahungen bleiben blisters bloating bocca boutons brauche breathing bring brought buik buikpijn build cada',
  'called came car carried carry carries carrying casa caso causa caused causes causing certains certo change chaque check chez chi claro clear close coceira comes comida coming comme common completamente completement',
  'comunque concernant confirmada connue consumed contact contacto contaminacion contamination contatto cosa cosi cotto country course cramps crise cru crudo cruzada cualquier cuando cuerpo cui cuidado',
  'cuit daar daarom daher daily dan danger dangereux dat davvero dazu dear debe debido decided definitely demangeaisons dentro dernier desde deshalb despite despues deux deve deze diagnose diagnosticada',
  'diagnosticata diagnostiquee diarrea diarrhea diarrhoea dice didn difficile difficult dificil directa direkt dit dodelijk doen doing dolor donc donde done dopo dove durante durchfall dure during dus',
  'each early ecco echt echtgenoot echtgenote eczema egalement eigentlich einfach einige else emergency encore enfermo enkel enough ensuite entre epouse era erbrechen erst erupcion eruption eruzione',
  'esempio especially essere estoy estricta estricto etwas eux even ever everyone evitez exactly example exposure extra extreem extremement fact faire fait famiglia familia familie famille',
  'fare fastidio fatal faut feel feeling feels felt female find fino first forever fosse found fra front fruher full further ganz garcon gast gebruik gefahrlich geloof general gente gerne gesund getestet',
  'getting gevaarlijk gevolg gewoon gia gibt giorno girl give given gives gleich goed going gone gonfio gonfiore gonfiori gonfle gonflement gorge grande great groot gros group grow guess hace happen',
  'happens hard hardly hasta haut hear heard heart heavy helaas helemaal help hem hermano heute hier hinchazon hoe hopital hospital hour house household however huge huid huis hurt hurts ieder iemand',
  'iets igual ill immediate immediately important importante inchaco inclusief incluso infatti inmediato inside insieme instantly instead intake intanto invece itches itself ja jamas jeder',
  'jeuk jong jour juckreiz juste kan keel keinesfalls kept klein kleine kleinste know komplett komt konnte krampen krank kreislauf krijg kunnen laat lange large last late later least leave',
  'lebensbedrohlich lebensgefaehrlich lebensgefahrlich left leur leven levensgevaarlijk likely local long look looking lors lots lourd love ltp luego made madre mag main maintenant major make makes',
  'making mal malade male married mas matter mayor mean means medecin medication medico medikamente medisch meest meglio meistens mejor member meme menge mengen meno mensen mentre mere miedo mientras',
  'mind mindestens minute mismo misschien moeder moet moeten moglich moins moment momento mond morning mortal mortale morte mortel mortelle most mostly mouth moyen much mucho muchos muerte must mutter na',
  'naar nada nadie nausea neanmoins near nearly nebenbei necesito needed nehmen nemmeno neonato net next nichts niemand niets night nobody nodig nog nombre none normal nothing notice nouveau nu number',
  'obligatoire obviously oft often ogni older oltre once ondanks ones ons open opgezwollen ora ospedale otra otro ought outside over overall paar padre para parce parece parent parents parfois part parte',
  'particolare partie parts passing past patient peligroso pelle pendant peor pequeno perhaps pericoloso persona personally persoon petit peu picazon piccola piccolo place plain plaques play plusieurs',
  'poi point porque posible possibile possibly potrebbe pourtant pouvez premiere presence presque pressi pretty prevenir prevent prima probleem problem problema probleme pronto proper properly proprio',
  'provoca provoque prurito pueden pues puis purtroppo puts qualche quand quando quasi quello quelques questo quick quickly quiere raison rastros rather ready reagit real recent recently regular related',
  'remember rest result right rischio risk risque roh rohe ronchas rood rougeur rougeurs ruw salud same sante save says schlimm schnell schock school seem seems seen segun seguro self selon selten',
  'serieux seul seulement seven sfogo shall shock short show side simple sino skin small snel sobre sofort soit solo soltanto sometimes soms sondern sonst soon soprattutto souvent speak specific spesso',
  'stare start started starts stay stel still stomach stomaco stop streng strictement strikt subito such suffered suite sur sure surtout swallow symptome symptomen symptomes taken takes taking tal',
  'tampoco tan tanto tel tell tellement tempo temprano test testa tests tete than thank them then thing think though thought throat through throw tiempo tijd time times tiny tipo toch todavia todlich',
  'toen together told tongue tonight took totaal total totalement totally totalmente toutefois toward traza treated tried trop troppo trotzdem trouble troubles true truly trying tummy turn tussen twice',
  'uit uitslag ultimo unbedingt under unica unico until uomo upon urgence urgencia urgenza urticaria used using usually vaak vader vanaf vanwege vater ventre veramente verder vergeten veritable',
  'vermutlich vero vers verschillende verzichten vez vida vielleicht violente vita vite vollig vomis vomit vomito vomitos vooral vraag vraiment vreselijk waar waarschijnlijk wait wanneer wanted wat weer',
  'weet weil wel wenn went werden werkelijk what when where whether while whole wichtig wieder wil wirklich wish within woman wont worden work world worried worse young zelf zelfs ziek ziekenhuis zo',
  'zudem zus zusammen zwei',
].flatMap((line) => line.split(' '));
