import type { Language } from '@labelwise/contracts/languages';
import type { Given } from '@labelwise/domain/safety';

/** Emergencies of what was eaten or drunk, and what worries after it. */
export type FoodCard = 'mushrooms' | 'seafood' | 'botulism' | 'infant honey' | 'spoiled' | 'medicine alcohol' | 'make up' | 'pregnant ate';

/**
 * What to do first after something was eaten, as Markdown; `{n}` and `{p}` as in `alarm-cards.data.ts`.
 * @source BfR, Pilzvergiftungen, and EAPCCT on amatoxins; EFSA, Marine biotoxins; WHO, Botulism, 2023, and CDC, Botulism; NHS, Food poisoning,
 * Listeriosis, Toxoplasmosis, Metronidazole, Ibuprofen and alcohol; Beat, binge eating
 */
export const FOOD_CARDS: Readonly<Record<Language, Readonly<Record<FoodCard, string>>>> = {
  en: {
    mushrooms: `**Wild mushrooms or plants and any doubt: call the {p} now, and do not wait for signs.**

- **Vomiting, cramps or diarrhoea, above all six hours or more after the meal**: {n} or the emergency department now, also when it eases. **Feeling better is no all-clear**: the liver can suffer silently for days.
- Everybody who ate of it goes along, well or not. Keep what is left, peelings too, and note when it was eaten.
- Do not vomit on purpose, no milk, no alcohol, do not drive.`,
    seafood: `**Numb or tingling lips, tongue or fingers after shellfish or fish can be a poisoning: call {n} now.**

- It can reach the breathing within hours. Do not wait, do not drive, stay with somebody, sit up, no alcohol.
- Weakness, slurred speech, unsteady legs or hard breathing: say so on the phone. No normal breathing any more: chest compressions.
- **Only flushed skin, headache and a racing heart after tuna or mackerel**: mostly histamine; call the {p}, with hard breathing, swelling or faintness {n}.
- Keep what is left, nobody eats of it: cooking does not destroy these poisons.`,
    botulism: `**A bulging lid, hissing or an odd smell: nobody tastes it. If some was eaten, call the {p} now.**

- **Blurred or double sight, heavy eyelids, dry mouth, trouble swallowing or speaking, weak arms**: {n} **now**. That may be botulism; the antidote has to come early.
- **Only tasted, no sign yet**: call all the same. Signs come mostly after 12 to 36 hours, at the latest after about 8 days.
- Keep the jar closed for the doctors, out of reach. Cooking it now rescues nothing.`,
    'infant honey': `**No more honey before the first birthday. The risk of one taste is small, but watch the baby for a month.**

- **Constipation, weak cry, weak sucking, heavy eyelids, floppy**: {n} or the children’s emergency department **now**; say “honey”.
- **No sign**: there is nothing to give against it. Feed as usual, and call the child’s doctor so that they know. Infant botulism shows mostly 3 to 30 days later.`,
    spoiled: `**Eat no more of it, and watch for the signs below: with one of them call a doctor now.** Without any, mostly nothing follows, or a day of belly trouble; there is nothing to take against it.

- Signs come after 1 to 16 hours (rice, cream, mayonnaise) up to 3 days (raw or pink meat, poultry, egg). Drink enough.
- **Blood, fever over 39 °C, vomiting for a day, double sight, very drowsy**: {n} or the doctor on duty. Pregnant, small child, over 65 or weak defences: doctor with the first sign.
- Bin the rest: frying or boiling again does not destroy every poison.`,
    'medicine alcohol': `**No more alcohol now, and no further dose before you have asked: pharmacist, doctor on duty or the {p}.**

- **Very drowsy, hard to wake, slow breathing, confused, vomiting blood or black stools**: {n} now. Do not drive, do not stay alone.
- Painkillers like ibuprofen and aspirin: bleeding of the stomach. Paracetamol: the liver. Calming, sleeping and strong pain medicines: breathing stops. Metronidazole: no alcohol until the leaflet allows it again (mostly 2 to 3 days after the last dose).`,
    'make up': `**No, nothing has to be made up for: eat your next meal as usual.** One day counts little; skipped meals make hunger and the next binge more likely.

Drink, eat regularly, move because you like it, not as a punishment. If such days come often, or food and guilt take up much of your thoughts, talk to a doctor or a helpline: [findahelpline.com](https://findahelpline.com).`,
    'pregnant ate': `**With fever, shivering, aching limbs or diarrhoea call your doctor or midwife today.** With no sign at all, one time mostly has no consequences; there is nothing to take.

- **Fever, shivering, aching limbs or diarrhoea in the next weeks, or the baby moves less**: call your doctor or midwife the same day and say what you ate (listeria shows mostly within 4 weeks, at times after 10).
- Raw meat: tell them at the next visit, a test for toxoplasmosis is possible. Alcohol: none from now on, and tell them; one glass is no reason for panic.
- From now on: heated through, pasteurised, no alcohol.`,
  },
  de: {
    mushrooms: `**Wilde Pilze oder Pflanzen und irgendein Zweifel: jetzt anrufen, nicht auf Zeichen warten: {p}.**

- **Erbrechen, Krämpfe oder Durchfall, vor allem sechs Stunden oder mehr nach dem Essen**: jetzt {n} oder Notaufnahme, auch wenn es nachlässt. **Dass es besser geht, ist keine Entwarnung**: Die Leber kann tagelang still leiden.
- Alle, die davon gegessen haben, kommen mit, auch die Gesunden. Reste und Putzabfälle aufheben, Uhrzeit merken.
- Nicht absichtlich erbrechen, keine Milch, kein Alkohol, nicht selbst fahren.`,
    seafood: `**Taube oder kribbelnde Lippen, Zunge oder Finger nach Muscheln oder Fisch können eine Vergiftung sein: jetzt {n}.**

- Sie kann binnen Stunden die Atmung treffen. Nicht warten, nicht fahren, nicht allein bleiben, aufrecht sitzen, kein Alkohol.
- Schwäche, Lallen, unsichere Beine, Atemnot: am Telefon sagen. Keine normale Atmung mehr: Herzdruckmassage.
- **Nur rotes Gesicht, Kopfweh und Herzklopfen nach Thunfisch oder Makrele**: meist Histamin; ruf an: {p}, bei Atemnot, Schwellung oder Schwäche {n}.
- Reste aufheben, niemand isst davon: Kochen zerstört diese Gifte nicht.`,
    botulism: `**Gewölbter Deckel, Zischen oder komischer Geruch: niemand probiert. Wurde davon gegessen, ruf jetzt an: {p}.**

- **Verschwommen oder doppelt sehen, schwere Lider, trockener Mund, Schluck- oder Sprechstörung, schwache Arme**: **jetzt** {n}. Das kann Botulismus sein; das Gegengift muss früh kommen.
- **Nur probiert, noch kein Zeichen**: trotzdem anrufen. Zeichen kommen meist nach 12 bis 36 Stunden, spätestens nach etwa 8 Tagen.
- Das Glas geschlossen für die Ärzte aufheben. Jetzt kochen rettet nichts.`,
    'infant honey': `**Kein Honig mehr vor dem ersten Geburtstag. Das Risiko eines Mals ist klein, aber beobachte das Baby einen Monat lang.**

- **Verstopfung, schwaches Weinen, schwaches Saugen, schwere Lider, schlaff**: **jetzt** {n} oder Kindernotaufnahme; sag „Honig“.
- **Kein Zeichen**: Man kann nichts dagegen geben. Füttere wie sonst und ruf die Kinderarztpraxis an, damit sie es weiß. Säuglingsbotulismus zeigt sich meist nach 3 bis 30 Tagen.`,
    spoiled: `**Iss nichts mehr davon und achte auf die Zeichen unten: bei einem davon jetzt zum Arzt.** Ohne Zeichen folgt meist nichts oder ein Tag Bauchbeschwerden; einnehmen kann man nichts dagegen.

- Zeichen kommen nach 1 bis 16 Stunden (Reis, Sahne, Mayonnaise) bis 3 Tagen (rohes oder rosa Fleisch, Geflügel, Ei). Trink genug.
- **Blut, Fieber über 39 °C, einen Tag Erbrechen, doppelt sehen, sehr schläfrig**: {n} oder Notdienst. Schwanger, kleines Kind, über 65 oder abwehrschwach: beim ersten Zeichen zum Arzt.
- Wirf den Rest weg: Nochmal braten oder kochen zerstört nicht jedes Gift.`,
    'medicine alcohol': `**Jetzt kein Alkohol mehr und keine weitere Dosis, bevor du gefragt hast: Apotheke, Notdienst oder {p}.**

- **Sehr schläfrig, kaum zu wecken, langsame Atmung, verwirrt, Blut im Erbrochenen, schwarzer Stuhl**: jetzt {n}. Nicht fahren, nicht allein bleiben.
- Schmerzmittel wie Ibuprofen und Aspirin: Magenblutung. Paracetamol: die Leber. Beruhigungs-, Schlaf- und starke Schmerzmittel: Die Atmung setzt aus. Metronidazol: kein Alkohol, bis die Packungsbeilage ihn wieder erlaubt (meist 2 bis 3 Tage nach der letzten Dosis).`,
    'make up': `**Nein, du musst nichts ausgleichen: Iss die nächste Mahlzeit wie sonst.** Ein Tag zählt wenig; ausgelassene Mahlzeiten machen Hunger und den nächsten Anfall wahrscheinlicher.

Trink, iss regelmäßig, beweg dich, weil du magst, nicht zur Strafe. Kommen solche Tage oft oder nehmen Essen und Schuld viel Raum ein, sprich mit einem Arzt oder einer Beratung: [findahelpline.com](https://findahelpline.com).`,
    'pregnant ate': `**Bei Fieber, Schüttelfrost, Gliederschmerzen oder Durchfall ruf heute Arzt oder Hebamme an.** Ganz ohne Zeichen bleibt ein Mal meist ohne Folgen; einnehmen musst du nichts.

- **Fieber, Schüttelfrost, Gliederschmerzen oder Durchfall in den nächsten Wochen, oder das Kind bewegt sich weniger**: am selben Tag Arzt oder Hebamme anrufen und sagen, was du gegessen hast (Listerien zeigen sich meist binnen 4 Wochen, manchmal nach 10).
- Rohes Fleisch: beim nächsten Termin sagen, ein Test auf Toxoplasmose ist möglich. Alkohol: ab jetzt keiner, und sag es dort; ein Glas ist kein Grund zur Panik.
- Ab jetzt: durcherhitzt, pasteurisiert, kein Alkohol.`,
  },
  fr: {
    mushrooms: `**Champignons ou plantes sauvages et le moindre doute : appelez maintenant le {p}, sans attendre de signes.**

- **Vomissements, crampes ou diarrhée, surtout six heures ou plus après le repas** : le {n} ou les urgences maintenant, même si ça se calme. **Se sentir mieux ne veut pas dire hors de danger** : le foie peut souffrir en silence pendant des jours.
- Tous ceux qui en ont mangé y vont aussi, même sans signe. Gardez les restes et les épluchures, notez l’heure du repas.
- Ne faites pas vomir, pas de lait, pas d’alcool, ne conduisez pas.`,
    seafood: `**Lèvres, langue ou doigts engourdis ou qui picotent après des coquillages ou du poisson : peut-être une intoxication, appelez le {n} maintenant.**

- Elle peut toucher la respiration en quelques heures. N’attendez pas, ne conduisez pas, ne restez pas seul, assis, pas d’alcool.
- Faiblesse, parole pâteuse, jambes instables, gêne pour respirer : dites-le au téléphone. Ne respire plus normalement : massage cardiaque.
- **Seulement le visage rouge, mal de tête et cœur rapide après du thon ou du maquereau** : souvent l’histamine ; appelez le {p}, et si gêne pour respirer, gonflement ou malaise, le {n}.
- Gardez les restes, que personne n’en mange : la cuisson ne détruit pas ces toxines.`,
    botulism: `**Couvercle bombé, sifflement ou odeur bizarre : personne n’y goûte. Si on en a mangé, appelez maintenant le {p}.**

- **Vue floue ou double, paupières lourdes, bouche sèche, mal à avaler ou à parler, bras faibles** : le {n} **maintenant**. C’est peut-être le botulisme ; l’antidote doit venir tôt.
- **Juste goûté, aucun signe** : appelez quand même. Les signes viennent le plus souvent après 12 à 36 heures, au plus tard après 8 jours environ.
- Gardez le bocal fermé pour les médecins. Le cuire maintenant ne sauve rien.`,
    'infant honey': `**Plus de miel avant le premier anniversaire. Le risque d’une seule fois est faible, mais surveillez bébé pendant un mois.**

- **Constipation, cri faible, tète mal, paupières lourdes, tout mou** : le {n} ou les urgences pédiatriques **maintenant** ; dites « miel ».
- **Aucun signe** : il n’y a rien à donner contre. Nourrissez-le comme d’habitude et prévenez son médecin. Le botulisme du nourrisson se montre le plus souvent 3 à 30 jours après.`,
    spoiled: `**N’en mangez plus, et guettez les signes ci-dessous : si l’un d’eux est là, un médecin maintenant.** Sans aucun, le plus souvent il n’arrive rien, ou un jour de mal de ventre ; il n’y a rien à prendre contre.

- Les signes viennent après 1 à 16 heures (riz, crème, mayonnaise), jusqu’à 3 jours (viande crue ou rosée, volaille, œuf). Buvez assez.
- **Sang, fièvre au-dessus de 39 °C, un jour de vomissements, vue double, grande somnolence** : le {n} ou le médecin de garde. Enceinte, petit enfant, plus de 65 ans ou défenses faibles : médecin au premier signe.
- Jetez le reste : recuire ne détruit pas toutes les toxines.`,
    'medicine alcohol': `**Plus d’alcool maintenant, et pas d’autre dose avant d’avoir demandé : pharmacien, médecin de garde ou {p}.**

- **Très somnolent, dur à réveiller, respiration lente, confus, vomit du sang, selles noires** : le {n} maintenant. Ne conduisez pas, ne restez pas seul.
- Antidouleurs comme l’ibuprofène et l’aspirine : saignement de l’estomac. Paracétamol : le foie. Calmants, somnifères et antidouleurs forts : la respiration s’arrête. Métronidazole : pas d’alcool avant le délai de la notice (souvent 2 à 3 jours après la dernière prise).`,
    'make up': `**Non, il n’y a rien à rattraper : prenez le prochain repas comme d’habitude.** Un jour compte peu ; sauter des repas donne faim et rend la prochaine crise plus probable.

Buvez, mangez régulièrement, bougez par plaisir et non comme punition. Si ces jours reviennent souvent, ou si la nourriture et la culpabilité prennent beaucoup de place, parlez-en à un médecin ou à une ligne d’écoute : [findahelpline.com](https://findahelpline.com).`,
    'pregnant ate': `**Avec fièvre, frissons, courbatures ou diarrhée, appelez votre médecin ou sage-femme aujourd’hui.** Sans aucun signe, une fois reste le plus souvent sans suite ; il n’y a rien à prendre.

- **Fièvre, frissons, courbatures ou diarrhée dans les semaines qui viennent, ou bébé bouge moins** : appelez le jour même médecin ou sage-femme et dites ce que vous avez mangé (la listériose se montre souvent dans les 4 semaines, parfois après 10).
- Viande crue : dites-le au prochain rendez-vous, un test de toxoplasmose est possible. Alcool : plus du tout, et dites-le ; un verre n’est pas une raison de paniquer.
- Désormais : bien cuit, pasteurisé, sans alcool.`,
  },
  es: {
    mushrooms: `**Setas o plantas silvestres y cualquier duda: llama ya, sin esperar síntomas: {p}.**

- **Vómitos, retortijones o diarrea, sobre todo seis horas o más después de comer**: {n} o urgencias ya, aunque ceda. **Sentirse mejor no es señal de que haya pasado**: el hígado puede sufrir en silencio durante días.
- Va todo el que comió, esté bien o no. Guarda los restos y las peladuras y apunta la hora.
- No provoques el vómito, nada de leche ni alcohol, no conduzcas.`,
    seafood: `**Labios, lengua o dedos dormidos o con hormigueo tras marisco o pescado pueden ser una intoxicación: llama ya al {n}.**

- Puede llegar a la respiración en horas. No esperes, no conduzcas, no te quedes solo, sentado, sin alcohol.
- Debilidad, habla torpe, piernas flojas, dificultad para respirar: dilo por teléfono. Si deja de respirar normal: masaje cardiaco.
- **Solo cara roja, dolor de cabeza y corazón rápido tras atún o caballa**: casi siempre histamina; llama: {p}; si cuesta respirar, hay hinchazón o desmayo, {n}.
- Guarda los restos, que nadie coma: cocer no destruye estas toxinas.`,
    botulism: `**Tapa hinchada, silbido u olor raro: que nadie lo pruebe. Si alguien comió, llama ya: {p}.**

- **Visión borrosa o doble, párpados pesados, boca seca, dificultad para tragar o hablar, brazos débiles**: {n} **ya**. Puede ser botulismo; el antídoto tiene que llegar pronto.
- **Solo probado, sin síntomas**: llama igualmente. Los síntomas suelen venir entre 12 y 36 horas después, como muy tarde a los 8 días.
- Guarda el bote cerrado para los médicos. Cocerlo ahora no salva nada.`,
    'infant honey': `**Nada más de miel antes del primer cumpleaños. El riesgo de una vez es pequeño, pero vigila al bebé durante un mes.**

- **Estreñimiento, llanto débil, succión débil, párpados pesados, flojo**: {n} o urgencias pediátricas **ya**; di «miel».
- **Sin síntomas**: no hay nada que darle. Aliméntalo como siempre y avisa a su pediatra. El botulismo del lactante suele mostrarse de 3 a 30 días después.`,
    spoiled: `**No comas más, y atento a las señales de abajo: con una de ellas, un médico ya.** Sin ninguna, casi siempre no pasa nada o un día de molestias; no hay nada que tomar.

- Los síntomas vienen entre 1 y 16 horas (arroz, nata, mayonesa) y hasta 3 días (carne cruda o rosada, pollo, huevo). Bebe suficiente.
- **Sangre, fiebre de más de 39 °C, un día de vómitos, visión doble, mucha somnolencia**: {n} o médico de guardia. Embarazo, niño pequeño, más de 65 años o defensas bajas: médico al primer síntoma.
- Tira el resto: freír o cocer otra vez no destruye todas las toxinas.`,
    'medicine alcohol': `**Nada más de alcohol ahora, y ninguna otra dosis sin preguntar: farmacia, médico de guardia o {p}.**

- **Mucho sueño, cuesta despertar, respiración lenta, confusión, vómito con sangre, heces negras**: {n} ya. No conduzcas, no te quedes solo.
- Analgésicos como ibuprofeno y aspirina: sangrado del estómago. Paracetamol: el hígado. Calmantes, somníferos y analgésicos fuertes: la respiración se para. Metronidazol: sin alcohol hasta que el prospecto lo permita (suele ser 2 o 3 días tras la última dosis).`,
    'make up': `**No, no hay nada que compensar: haz la próxima comida como siempre.** Un día cuenta poco; saltarse comidas da hambre y hace más probable el próximo atracón.

Bebe, come con regularidad, muévete porque te gusta y no como castigo. Si esos días se repiten, o la comida y la culpa ocupan mucho, habla con un médico o una línea de ayuda: [findahelpline.com](https://findahelpline.com).`,
    'pregnant ate': `**Con fiebre, escalofríos, dolor de cuerpo o diarrea llama hoy a tu médico o matrona.** Sin ninguna señal, una vez casi nunca tiene consecuencias; no hay nada que tomar.

- **Fiebre, escalofríos, dolor de cuerpo o diarrea en las próximas semanas, o el bebé se mueve menos**: llama el mismo día a tu médico o matrona y di qué comiste (la listeria suele mostrarse en 4 semanas, a veces tras 10).
- Carne cruda: dilo en la próxima visita, se puede hacer una prueba de toxoplasmosis. Alcohol: nada desde ahora, y dilo; una copa no es motivo de pánico.
- Desde ahora: bien hecho, pasteurizado, sin alcohol.`,
  },
  it: {
    mushrooms: `**Funghi o piante selvatiche e un qualsiasi dubbio: chiama ora il {p}, senza aspettare sintomi.**

- **Vomito, crampi o diarrea, soprattutto sei ore o più dopo il pasto**: {n} o pronto soccorso subito, anche se passa. **Sentirsi meglio non vuol dire essere fuori pericolo**: il fegato può soffrire in silenzio per giorni.
- Viene chiunque ne abbia mangiato, anche se sta bene. Conserva avanzi e scarti, segna l’ora del pasto.
- Non provocare il vomito, niente latte né alcol, non guidare.`,
    seafood: `**Labbra, lingua o dita intorpidite o che formicolano dopo molluschi o pesce possono essere un’intossicazione: chiama subito il {n}.**

- In poche ore può arrivare al respiro. Non aspettare, non guidare, non restare solo, seduto, niente alcol.
- Debolezza, parola impastata, gambe incerte, fatica a respirare: dillo al telefono. Non respira più normalmente: massaggio cardiaco.
- **Solo viso rosso, mal di testa e cuore veloce dopo tonno o sgombro**: di solito istamina; chiama il {p}, con fatica a respirare, gonfiore o svenimento il {n}.
- Conserva gli avanzi, nessuno ne mangi: la cottura non distrugge queste tossine.`,
    botulism: `**Coperchio gonfio, sfiato o odore strano: nessuno assaggi. Se qualcuno ne ha mangiato, chiama ora il {p}.**

- **Vista sfocata o doppia, palpebre pesanti, bocca secca, fatica a ingoiare o parlare, braccia deboli**: {n} **subito**. Può essere botulismo; l’antidoto deve arrivare presto.
- **Solo assaggiato, nessun sintomo**: chiama lo stesso. I sintomi arrivano per lo più dopo 12–36 ore, al più tardi dopo circa 8 giorni.
- Conserva il vasetto chiuso per i medici. Cuocerlo adesso non salva nulla.`,
    'infant honey': `**Niente più miele prima del primo compleanno. Il rischio di una volta è piccolo, ma osserva il bimbo per un mese.**

- **Stitichezza, pianto debole, succhia male, palpebre pesanti, molle**: {n} o pronto soccorso pediatrico **subito**; di’ «miele».
- **Nessun sintomo**: non c’è niente da dargli contro. Nutrilo come sempre e avvisa il pediatra. Il botulismo infantile si mostra per lo più dopo 3–30 giorni.`,
    spoiled: `**Non mangiarne più, e attento ai segni qui sotto: con uno di questi, un medico ora.** Senza, di solito non succede nulla, o un giorno di mal di pancia; non c’è niente da prendere.

- I sintomi arrivano dopo 1–16 ore (riso, panna, maionese), fino a 3 giorni (carne cruda o rosa, pollame, uovo). Bevi abbastanza.
- **Sangue, febbre oltre 39 °C, un giorno di vomito, vista doppia, molta sonnolenza**: {n} o guardia medica. In gravidanza, bimbo piccolo, oltre 65 anni o difese basse: medico al primo sintomo.
- Butta il resto: friggere o bollire di nuovo non distrugge ogni tossina.`,
    'medicine alcohol': `**Niente più alcol adesso, e nessun’altra dose prima di aver chiesto: farmacista, guardia medica o {p}.**

- **Molto assonnato, difficile da svegliare, respiro lento, confuso, vomito con sangue, feci nere**: {n} subito. Non guidare, non restare solo.
- Antidolorifici come ibuprofene e aspirina: sanguinamento dello stomaco. Paracetamolo: il fegato. Calmanti, sonniferi e antidolorifici forti: il respiro si ferma. Metronidazolo: niente alcol finché il foglietto non lo permette (di solito 2–3 giorni dopo l’ultima dose).`,
    'make up': `**No, non c’è niente da compensare: fai il prossimo pasto come sempre.** Un giorno conta poco; saltare i pasti dà fame e rende più probabile la prossima abbuffata.

Bevi, mangia con regolarità, muoviti perché ti piace e non per punizione. Se questi giorni tornano spesso, o cibo e colpa occupano molto spazio, parlane con un medico o una linea di ascolto: [findahelpline.com](https://findahelpline.com).`,
    'pregnant ate': `**Con febbre, brividi, dolori o diarrea chiama oggi il medico o l’ostetrica.** Senza alcun segno, una volta resta quasi sempre senza conseguenze; non c’è niente da prendere.

- **Febbre, brividi, dolori o diarrea nelle prossime settimane, o il bimbo si muove meno**: chiama il giorno stesso medico o ostetrica e di’ cosa hai mangiato (la listeria si mostra per lo più entro 4 settimane, a volte dopo 10).
- Carne cruda: dillo alla prossima visita, si può fare un test della toxoplasmosi. Alcol: niente da ora, e dillo; un bicchiere non è motivo di panico.
- Da ora: ben cotto, pastorizzato, niente alcol.`,
  },
  pt: {
    mushrooms: `**Cogumelos ou plantas silvestres e qualquer dúvida: ligue já, sem esperar por sinais: {p}.**

- **Vómitos, cólicas ou diarreia, sobretudo seis horas ou mais depois da refeição**: {n} ou urgência já, mesmo que passe. **Sentir-se melhor não é sinal de que acabou**: o fígado pode sofrer em silêncio durante dias.
- Vão todos os que comeram, mesmo bem. Guarde os restos e as cascas e anote a hora.
- Não provoque o vómito, nada de leite nem álcool, não conduza.`,
    seafood: `**Lábios, língua ou dedos dormentes ou a formigar depois de marisco ou peixe podem ser uma intoxicação: ligue já {n}.**

- Em poucas horas pode chegar à respiração. Não espere, não conduza, não fique sozinho, sentado, sem álcool.
- Fraqueza, fala enrolada, pernas inseguras, dificuldade em respirar: diga-o ao telefone. Deixou de respirar normalmente: massagem cardíaca.
- **Só cara vermelha, dor de cabeça e coração acelerado depois de atum ou cavala**: quase sempre histamina; ligue: {p}; com falta de ar, inchaço ou desmaio, {n}.
- Guarde os restos, que ninguém coma: cozinhar não destrói estas toxinas.`,
    botulism: `**Tampa estufada, chiado ou cheiro estranho: que ninguém prove. Se alguém comeu, ligue já: {p}.**

- **Visão turva ou dupla, pálpebras pesadas, boca seca, dificuldade em engolir ou falar, braços fracos**: {n} **já**. Pode ser botulismo; o antídoto tem de vir cedo.
- **Só provou, sem sinais**: ligue na mesma. Os sinais vêm quase sempre entre 12 e 36 horas, o mais tardar ao fim de uns 8 dias.
- Guarde o frasco fechado para os médicos. Cozinhá-lo agora não salva nada.`,
    'infant honey': `**Nada mais de mel antes do primeiro aniversário. O risco de uma vez é pequeno, mas vigie o bebé durante um mês.**

- **Prisão de ventre, choro fraco, mama mal, pálpebras pesadas, mole**: {n} ou urgência pediátrica **já**; diga «mel».
- **Sem sinais**: não há nada a dar contra isso. Alimente como sempre e avise o pediatra. O botulismo infantil mostra-se quase sempre 3 a 30 dias depois.`,
    spoiled: `**Não coma mais, e atenção aos sinais abaixo: com um deles, um médico já.** Sem nenhum, quase sempre não acontece nada, ou um dia de barriga desarranjada; não há nada a tomar.

- Os sinais vêm entre 1 e 16 horas (arroz, natas, maionese) e até 3 dias (carne crua ou rosada, frango, ovo). Beba o suficiente.
- **Sangue, febre acima de 39 °C, um dia de vómitos, visão dupla, muita sonolência**: {n} ou médico de serviço. Grávida, criança pequena, mais de 65 anos ou defesas baixas: médico ao primeiro sinal.
- Deite fora o resto: fritar ou ferver outra vez não destrói todas as toxinas.`,
    'medicine alcohol': `**Nada mais de álcool agora, e nenhuma outra dose sem perguntar: farmácia, médico de serviço ou {p}.**

- **Muito sono, difícil de acordar, respiração lenta, confusão, vómito com sangue, fezes pretas**: {n} já. Não conduza, não fique sozinho.
- Analgésicos como ibuprofeno e aspirina: hemorragia do estômago. Paracetamol: o fígado. Calmantes, remédios para dormir e analgésicos fortes: a respiração pára. Metronidazol: sem álcool até a bula o permitir (em geral 2 a 3 dias depois da última dose).`,
    'make up': `**Não, não há nada a compensar: faça a próxima refeição como sempre.** Um dia conta pouco; saltar refeições dá fome e torna mais provável a próxima compulsão.

Beba, coma com regularidade, mexa-se por gosto e não como castigo. Se esses dias se repetem, ou se a comida e a culpa ocupam muito espaço, fale com um médico ou uma linha de apoio: [findahelpline.com](https://findahelpline.com).`,
    'pregnant ate': `**Com febre, calafrios, dores no corpo ou diarreia ligue hoje ao médico ou à parteira.** Sem nenhum sinal, uma vez fica quase sempre sem consequências; não há nada a tomar.

- **Febre, calafrios, dores no corpo ou diarreia nas próximas semanas, ou o bebé mexe-se menos**: ligue no mesmo dia ao médico ou à parteira e diga o que comeu (a listéria mostra-se quase sempre em 4 semanas, às vezes depois de 10).
- Carne crua: diga-o na próxima consulta, é possível um teste de toxoplasmose. Álcool: nenhum a partir de agora, e diga-o; um copo não é motivo de pânico.
- A partir de agora: bem cozinhado, pasteurizado, sem álcool.`,
  },
  nl: {
    mushrooms: `**Wilde paddenstoelen of planten en ook maar enige twijfel: bel nu, wacht niet op klachten: {p}.**

- **Braken, krampen of diarree, vooral zes uur of langer na het eten**: nu {n} of de spoedeisende hulp, ook als het minder wordt. **Dat het beter gaat, is geen geruststelling**: de lever kan dagenlang ongemerkt lijden.
- Iedereen die ervan at gaat mee, ook wie niets voelt. Bewaar resten en schillen, noteer wanneer het gegeten is.
- Niet expres braken, geen melk, geen alcohol, niet zelf rijden.`,
    seafood: `**Verdoofde of tintelende lippen, tong of vingers na schelpdieren of vis kunnen een vergiftiging zijn: bel nu {n}.**

- Binnen enkele uren kan het de ademhaling raken. Niet wachten, niet rijden, niet alleen blijven, rechtop zitten, geen alcohol.
- Zwakte, lallen, onvaste benen, moeite met ademen: zeg het aan de telefoon. Ademt niet meer normaal: reanimeren.
- **Alleen een rood gezicht, hoofdpijn en een snel hart na tonijn of makreel**: meestal histamine; bel: {p}; bij benauwdheid, zwelling of flauwte {n}.
- Bewaar wat over is, niemand eet ervan: koken vernietigt deze gifstoffen niet.`,
    botulism: `**Bol deksel, sissen of een rare geur: niemand proeft ervan. Is ervan gegeten, bel dan nu: {p}.**

- **Wazig of dubbel zien, zware oogleden, droge mond, moeite met slikken of praten, slappe armen**: **nu** {n}. Dat kan botulisme zijn; het tegengif moet vroeg komen.
- **Alleen geproefd, nog geen klachten**: bel toch. Klachten komen meestal na 12 tot 36 uur, uiterlijk na ongeveer 8 dagen.
- Bewaar de pot gesloten voor de artsen. Nu nog koken redt niets.`,
    'infant honey': `**Geen honing meer voor de eerste verjaardag. Het risico van één keer is klein, maar let een maand lang goed op de baby.**

- **Verstopping, zwak huilen, zwak zuigen, zware oogleden, slap**: **nu** {n} of de spoedeisende hulp; zeg “honing”.
- **Geen klachten**: er is niets tegen te geven. Voed zoals anders en laat het de huisarts of het consultatiebureau weten. Botulisme bij baby’s komt meestal 3 tot 30 dagen later.`,
    spoiled: `**Eet er niet meer van en let op de tekenen hieronder: bij één ervan nu een arts.** Zonder teken gebeurt er meestal niets, of een dag last van de buik; er is niets tegen in te nemen.

- Klachten komen na 1 tot 16 uur (rijst, room, mayonaise), tot 3 dagen (rauw of roze vlees, kip, ei). Drink genoeg.
- **Bloed, koorts boven 39 °C, een dag braken, dubbel zien, heel suf**: {n} of de huisartsenpost. Zwanger, klein kind, ouder dan 65 of weinig afweer: bij de eerste klacht naar de arts.
- Gooi de rest weg: opnieuw bakken of koken vernietigt niet elk gif.`,
    'medicine alcohol': `**Nu geen alcohol meer, en geen volgende dosis voordat je het gevraagd hebt: apotheek of {p}.**

- **Heel suf, moeilijk wakker te krijgen, trage ademhaling, verward, bloed braken, zwarte ontlasting**: nu {n}. Niet rijden, niet alleen blijven.
- Pijnstillers als ibuprofen en aspirine: maagbloeding. Paracetamol: de lever. Kalmerende middelen, slaapmiddelen en sterke pijnstillers: de ademhaling stopt. Metronidazol: geen alcohol tot de bijsluiter het weer toestaat (meestal 2 tot 3 dagen na de laatste dosis).`,
    'make up': `**Nee, er is niets goed te maken: eet je volgende maaltijd zoals anders.** Eén dag telt weinig; maaltijden overslaan geeft honger en maakt de volgende eetbui waarschijnlijker.

Drink, eet regelmatig, beweeg omdat je het fijn vindt en niet als straf. Komen zulke dagen vaak, of nemen eten en schuldgevoel veel ruimte in, praat dan met een arts of een hulplijn: [findahelpline.com](https://findahelpline.com).`,
    'pregnant ate': `**Bij koorts, rillingen, spierpijn of diarree bel vandaag je arts of verloskundige.** Zonder enig teken blijft één keer meestal zonder gevolgen; je hoeft niets in te nemen.

- **Koorts, rillingen, spierpijn of diarree in de komende weken, of de baby beweegt minder**: bel dezelfde dag arts of verloskundige en zeg wat je at (listeria komt meestal binnen 4 weken, soms na 10).
- Rauw vlees: zeg het bij de volgende controle, een test op toxoplasmose is mogelijk. Alcohol: vanaf nu niet meer, en zeg het daar; één glas is geen reden voor paniek.
- Vanaf nu: goed verhit, gepasteuriseerd, geen alcohol.`,
  },
};

/**
 * What to do first where a child was given what is none of its food; `{n}` and `{p}` as above.
 * @source NHS, Food safety for babies and young children; EFSA, Safety of caffeine, 2015; BfR, Vergiftungsunfälle bei Kindern (table salt, alcohol)
 */
export const GIVEN_CARDS: Readonly<Record<Language, Readonly<Record<Given, string>>>> = {
  en: {
    alcohol: `**Alcohol harms a child even in sips: call the {p} now**, with what, how much, when, and the weight of the child.

- **Drowsy, vomiting, unsteady, cold, cramps, hard to wake**: {n} now. Blood sugar can fall for hours: do not let a child sleep it off unwatched, and ask whether to give something sweet.
- Do not make them vomit, no milk.`,
    caffeine: `**No more caffeine today. Chest pain, racing or uneven heartbeat, vomiting, trembling or confusion: call {n} now.**

- A small child, or more than one can: the {p}, even without signs. Otherwise water, calm, no sport; it wears off over the day.
- Up to 3 mg a day for each kg of weight is the limit for children and teenagers: at 30 kg about one small can of energy drink (80 mg). Every day two cans is too much: stop over a week, against headache.`,
    salt: `**Much salt poisons a small child, a spoonful can be enough: call the {p} now.**

- **Great thirst, vomiting, trembling, drowsy, cramps**: {n} now.
- Awake: water in small sips. Do not make them vomit, no salt water. Under 1 no salted food at all.`,
    'small hard': `**Swallowed, breathes and talks normally: no more of it, and listen to the breathing today.**

- **No air, no sound, blue**: {n}, five blows between the shoulder blades, five thrusts. **A cough that stays, wheezing, hoarse, drooling**: doctor today, a piece may sit in the airway.
- First nuts ever: hives, swelling, vomiting, cough within two hours: {n}.
- Whole nuts, popcorn and hard sweets only from 5 on; grapes cut lengthwise in four.`,
    'other milk': `**Under 12 months: back to breast milk or infant formula today, other milks do not feed a baby.**

- One or a few bottles: nothing to do. Some days of it, or under 6 months: call the child’s doctor today.
- **Drinks little, few wet nappies, limp, vomits, blood in the stool, rash**: doctor now, limp or hard to wake {n}.
- No formula in the house: pharmacy, neighbour, clinic; do not stretch it with water. Cow’s milk as a drink from 1 on.`,
  },
  de: {
    alcohol: `**Alkohol schadet Kindern schon in Schlucken: ruf jetzt an: {p}**, mit was, wie viel, wann und dem Gewicht des Kindes.

- **Schläfrig, erbricht, torkelt, kalt, Krämpfe, kaum zu wecken**: jetzt {n}. Der Blutzucker kann stundenlang fallen: nicht unbeobachtet ausschlafen lassen; frag, ob es etwas Süßes bekommen soll.
- Nicht erbrechen lassen, keine Milch.`,
    caffeine: `**Heute kein Koffein mehr. Brustschmerz, Herzrasen oder -stolpern, Erbrechen, Zittern oder Verwirrtheit: jetzt {n}.**

- Kleines Kind oder mehr als eine Dose: auch ohne Zeichen anrufen: {p}. Sonst Wasser, Ruhe, kein Sport; es lässt über den Tag nach.
- Grenze für Kinder und Jugendliche: 3 mg am Tag je kg Gewicht, bei 30 kg etwa eine kleine Dose Energydrink (80 mg). Zwei Dosen jeden Tag sind zu viel: über eine Woche absetzen, sonst gibt es Kopfweh.`,
    salt: `**Viel Salz vergiftet ein kleines Kind, ein Löffel kann reichen: ruf jetzt an: {p}.**

- **Großer Durst, Erbrechen, Zittern, schläfrig, Krämpfe**: jetzt {n}.
- Wach: Wasser in kleinen Schlucken. Nicht erbrechen lassen, kein Salzwasser. Unter 1 Jahr gar nichts Gesalzenes.`,
    'small hard': `**Geschluckt, atmet und spricht normal: nichts mehr davon, und heute auf die Atmung hören.**

- **Keine Luft, kein Ton, blau**: {n}, fünf Schläge zwischen die Schulterblätter, fünf Stöße. **Husten, der bleibt, Pfeifen, heiser, sabbert**: heute zum Arzt, ein Stück kann in den Atemwegen sitzen.
- Die ersten Nüsse überhaupt: Quaddeln, Schwellung, Erbrechen, Husten binnen zwei Stunden: {n}.
- Ganze Nüsse, Popcorn und Bonbons erst ab 5; Trauben längs vierteln.`,
    'other milk': `**Unter 12 Monaten: heute zurück zu Muttermilch oder Säuglingsmilch, andere Milch ernährt ein Baby nicht.**

- Eine oder wenige Flaschen: nichts zu tun. Seit Tagen, oder unter 6 Monaten: heute die Kinderarztpraxis anrufen.
- **Trinkt wenig, wenig nasse Windeln, schlaff, erbricht, Blut im Stuhl, Ausschlag**: jetzt zum Arzt, schlaff oder kaum zu wecken {n}.
- Keine Säuglingsmilch im Haus: Apotheke, Nachbarn, Klinik; nicht mit Wasser strecken. Kuhmilch als Getränk ab 1 Jahr.`,
  },
  fr: {
    alcohol: `**L’alcool est dangereux pour un enfant, même par gorgées : appelez maintenant le {p}**, en disant quoi, combien, quand, et le poids de l’enfant.

- **Somnolent, vomit, titube, froid, convulsions, dur à réveiller** : le {n} maintenant. Le sucre du sang peut baisser pendant des heures : ne le laissez pas dormir sans surveillance ; demandez s’il faut donner du sucré.
- Ne faites pas vomir, pas de lait.`,
    caffeine: `**Plus de caféine aujourd’hui. Douleur à la poitrine, cœur rapide ou irrégulier, vomissements, tremblements ou confusion : le {n} maintenant.**

- Petit enfant, ou plus d’une canette : appelez le {p}, même sans signe. Sinon de l’eau, du calme, pas de sport ; ça passe dans la journée.
- La limite pour enfants et ados est de 3 mg par jour et par kg : à 30 kg, environ une petite canette énergisante (80 mg). Deux par jour, c’est trop : arrêtez sur une semaine, pour éviter le mal de tête.`,
    salt: `**Beaucoup de sel empoisonne un petit enfant, une cuillère peut suffire : appelez maintenant le {p}.**

- **Grande soif, vomissements, tremblements, somnolence, convulsions** : le {n} maintenant.
- Éveillé : de l’eau par petites gorgées. Ne faites pas vomir, pas d’eau salée. Avant 1 an, rien de salé.`,
    'small hard': `**Avalé, il respire et parle normalement : plus rien de cela, et écoutez sa respiration aujourd’hui.**

- **Ni air ni son, bleu** : le {n}, cinq claques entre les omoplates, cinq compressions. **Toux qui reste, sifflement, voix rauque, bave** : médecin aujourd’hui, un morceau peut être dans les voies respiratoires.
- Premières noix de sa vie : plaques, gonflement, vomissements, toux dans les deux heures : le {n}.
- Noix entières, pop-corn et bonbons durs à partir de 5 ans ; raisin coupé en quatre dans la longueur.`,
    'other milk': `**Avant 12 mois : revenez aujourd’hui au lait maternel ou infantile, les autres laits ne nourrissent pas un bébé.**

- Un ou quelques biberons : rien à faire. Depuis des jours, ou avant 6 mois : appelez son médecin aujourd’hui.
- **Boit peu, peu de couches mouillées, mou, vomit, sang dans les selles, plaques** : médecin maintenant ; mou ou dur à réveiller : le {n}.
- Plus de lait infantile : pharmacie, voisins, maternité ; ne le diluez pas. Lait de vache comme boisson à partir d’1 an.`,
  },
  es: {
    alcohol: `**El alcohol es peligroso para un niño incluso a sorbos: llama ya: {p}**, con qué, cuánto, cuándo y el peso del niño.

- **Adormilado, vomita, se tambalea, frío, convulsiones, cuesta despertarlo**: {n} ya. El azúcar en sangre puede bajar durante horas: no lo dejes dormir sin vigilar y pregunta si darle algo dulce.
- No lo hagas vomitar, nada de leche.`,
    caffeine: `**Nada más de cafeína hoy. Dolor de pecho, corazón rápido o irregular, vómitos, temblor o confusión: llama ya al {n}.**

- Niño pequeño, o más de una lata: llama aunque no haya síntomas: {p}. Si no, agua, calma, nada de deporte; se pasa a lo largo del día.
- El límite para niños y adolescentes es 3 mg al día por kg: con 30 kg, más o menos una lata pequeña de energética (80 mg). Dos cada día es demasiado: dejarlo en una semana, para evitar dolor de cabeza.`,
    salt: `**Mucha sal intoxica a un niño pequeño, una cucharada puede bastar: llama ya: {p}.**

- **Mucha sed, vómitos, temblor, adormilado, convulsiones**: {n} ya.
- Despierto: agua a sorbitos. No lo hagas vomitar, nada de agua con sal. Antes de 1 año, nada salado.`,
    'small hard': `**Tragado, respira y habla normal: nada más de eso, y hoy atento a su respiración.**

- **Sin aire, sin voz, azul**: {n}, cinco golpes entre los omóplatos, cinco compresiones. **Tos que sigue, pitidos, ronquera, babeo**: médico hoy, puede quedar un trozo en la vía aérea.
- Primeros frutos secos de su vida: ronchas, hinchazón, vómitos, tos en dos horas: {n}.
- Frutos secos enteros, palomitas y caramelos duros, desde los 5 años; uvas cortadas a lo largo en cuatro.`,
    'other milk': `**Antes de los 12 meses: vuelve hoy a la leche materna o de fórmula, otras leches no alimentan a un bebé.**

- Uno o pocos biberones: nada que hacer. Varios días, o menos de 6 meses: llama hoy a su pediatra.
- **Bebe poco, pocos pañales mojados, flojo, vomita, sangre en las heces, ronchas**: médico ya; flojo o difícil de despertar, {n}.
- Sin fórmula en casa: farmacia, vecinos, hospital; no la alargues con agua. Leche de vaca como bebida desde 1 año.`,
  },
  it: {
    alcohol: `**L’alcol fa male a un bambino anche a sorsi: chiama ora il {p}**, con cosa, quanto, quando e il peso del bambino.

- **Assonnato, vomita, barcolla, freddo, convulsioni, difficile da svegliare**: {n} subito. Lo zucchero nel sangue può scendere per ore: non lasciarlo dormire senza controllo e chiedi se dare qualcosa di dolce.
- Non farlo vomitare, niente latte.`,
    caffeine: `**Niente più caffeina oggi. Dolore al petto, cuore veloce o irregolare, vomito, tremore o confusione: chiama subito il {n}.**

- Bambino piccolo, o più di una lattina: chiama anche senza sintomi il {p}. Altrimenti acqua, calma, niente sport; passa in giornata.
- Il limite per bambini e ragazzi è 3 mg al giorno per kg: a 30 kg circa una lattina piccola di energy drink (80 mg). Due ogni giorno sono troppe: smettere in una settimana, per evitare il mal di testa.`,
    salt: `**Molto sale avvelena un bambino piccolo, può bastare un cucchiaio: chiama ora il {p}.**

- **Molta sete, vomito, tremore, sonnolenza, convulsioni**: {n} subito.
- Sveglio: acqua a piccoli sorsi. Non farlo vomitare, niente acqua salata. Sotto 1 anno niente di salato.`,
    'small hard': `**Ingoiato, respira e parla normalmente: basta con quello, e oggi ascolta il respiro.**

- **Niente aria, niente voce, blu**: {n}, cinque colpi tra le scapole, cinque compressioni. **Tosse che resta, fischio, voce roca, bava**: medico oggi, un pezzo può essere nelle vie aeree.
- Prima frutta secca della vita: pomfi, gonfiore, vomito, tosse entro due ore: {n}.
- Noci intere, popcorn e caramelle dure dai 5 anni; uva tagliata in quattro per il lungo.`,
    'other milk': `**Sotto i 12 mesi: torna oggi al latte materno o alla formula, gli altri latti non nutrono un bimbo.**

- Uno o pochi biberon: niente da fare. Da giorni, o sotto i 6 mesi: chiama oggi il pediatra.
- **Beve poco, pochi pannolini bagnati, molle, vomita, sangue nelle feci, macchie**: medico subito; molle o difficile da svegliare, {n}.
- Niente formula in casa: farmacia, vicini, ospedale; non allungarla con acqua. Latte vaccino come bevanda da 1 anno.`,
  },
  pt: {
    alcohol: `**O álcool faz mal a uma criança mesmo aos goles: ligue já: {p}**, com o quê, quanto, quando e o peso da criança.

- **Sonolenta, vomita, cambaleia, fria, convulsões, difícil de acordar**: {n} já. O açúcar no sangue pode descer durante horas: não a deixe dormir sem vigiar e pergunte se deve dar algo doce.
- Não a faça vomitar, nada de leite.`,
    caffeine: `**Nada mais de cafeína hoje. Dor no peito, coração rápido ou irregular, vómitos, tremores ou confusão: ligue já {n}.**

- Criança pequena, ou mais de uma lata: ligue mesmo sem sinais: {p}. Senão água, calma, nada de desporto; passa ao longo do dia.
- O limite para crianças e adolescentes é 3 mg por dia por kg: com 30 kg, cerca de uma lata pequena de energético (80 mg). Duas por dia é demais: deixar ao longo de uma semana, para evitar dor de cabeça.`,
    salt: `**Muito sal envenena uma criança pequena, uma colher pode bastar: ligue já: {p}.**

- **Muita sede, vómitos, tremores, sonolência, convulsões**: {n} já.
- Acordada: água aos golinhos. Não a faça vomitar, nada de água com sal. Antes de 1 ano, nada salgado.`,
    'small hard': `**Engoliu, respira e fala normalmente: nada mais disso, e hoje atenção à respiração.**

- **Sem ar, sem voz, roxa**: {n}, cinco pancadas entre as omoplatas, cinco compressões. **Tosse que fica, pieira, rouquidão, baba**: médico hoje, pode haver um pedaço nas vias aéreas.
- Primeiros frutos secos da vida: manchas, inchaço, vómitos, tosse em duas horas: {n}.
- Frutos secos inteiros, pipocas e rebuçados só a partir dos 5 anos; uvas cortadas ao comprido em quatro.`,
    'other milk': `**Antes dos 12 meses: volte hoje ao leite materno ou à fórmula, outros leites não alimentam um bebé.**

- Um ou poucos biberões: nada a fazer. Há dias, ou com menos de 6 meses: ligue hoje ao pediatra.
- **Bebe pouco, poucas fraldas molhadas, mole, vomita, sangue nas fezes, manchas**: médico já; mole ou difícil de acordar, {n}.
- Sem fórmula em casa: farmácia, vizinhos, hospital; não a dilua mais. Leite de vaca como bebida a partir de 1 ano.`,
  },
  nl: {
    alcohol: `**Alcohol is voor een kind al met slokjes gevaarlijk: bel nu: {p}**, met wat, hoeveel, wanneer en het gewicht van het kind.

- **Suf, braakt, wankelt, koud, krampen, moeilijk wakker te krijgen**: nu {n}. De bloedsuiker kan urenlang dalen: laat een kind niet zonder toezicht slapen en vraag of iets zoets nodig is.
- Niet laten braken, geen melk.`,
    caffeine: `**Vandaag geen cafeïne meer. Pijn op de borst, snel of onregelmatig hart, braken, trillen of verwardheid: bel nu {n}.**

- Klein kind, of meer dan één blikje: bel ook zonder klachten: {p}. Anders water, rust, geen sport; het zakt in de loop van de dag.
- De grens voor kinderen en tieners is 3 mg per dag per kg: bij 30 kg ongeveer één klein blikje energydrink (80 mg). Elke dag twee is te veel: in een week afbouwen, tegen hoofdpijn.`,
    salt: `**Veel zout vergiftigt een klein kind, een lepel kan genoeg zijn: bel nu: {p}.**

- **Veel dorst, braken, trillen, suf, krampen**: nu {n}.
- Wakker: kleine slokjes water. Niet laten braken, geen zout water. Onder 1 jaar niets met zout.`,
    'small hard': `**Doorgeslikt, ademt en praat gewoon: niets meer ervan, en luister vandaag naar de ademhaling.**

- **Geen lucht, geen geluid, blauw**: {n}, vijf slagen tussen de schouderbladen, vijf stoten. **Hoest die blijft, gepiep, hees, kwijlen**: vandaag naar de arts, er kan een stukje in de luchtwegen zitten.
- De allereerste noten: bultjes, zwelling, braken, hoesten binnen twee uur: {n}.
- Hele noten, popcorn en harde snoepjes pas vanaf 5 jaar; druiven in de lengte in vieren.`,
    'other milk': `**Onder 12 maanden: vandaag terug naar borstvoeding of kunstvoeding, andere melk voedt een baby niet.**

- Eén of een paar flessen: niets te doen. Al dagen, of onder 6 maanden: bel vandaag de huisarts of het consultatiebureau.
- **Drinkt weinig, weinig natte luiers, slap, braakt, bloed in de ontlasting, uitslag**: nu naar de arts, slap of moeilijk wakker te krijgen {n}.
- Geen kunstvoeding in huis: apotheek, buren, ziekenhuis; niet extra verdunnen. Koemelk als drank vanaf 1 jaar.`,
  },
};
