import type { Language } from '@labelwise/contracts/languages';
import type { AlarmKind } from '@labelwise/domain/safety';
import type { BodyCard } from './alarm-body-cards.data.ts';
import type { FoodCard } from './alarm-food-cards.data.ts';
import type { PeopleCard } from './alarm-people-cards.data.ts';

/** Emergencies that have first steps of their own; the others get the fixed texts of `safety-texts.data.ts`. */
export type AlarmCard = Exclude<AlarmKind, BodyCard | FoodCard | PeopleCard | 'child given' | 'crisis' | 'eating disorder' | 'low sugar' | 'high sugar'>;

/**
 * What to do first in an emergency, as Markdown; `{n}` stands for the emergency number and `{p}` for whom to call about poisons.
 * @source Resuscitation Council UK, Guidelines 2021 (anaphylaxis, choking); NHS (anaphylaxis, stroke, heart attack, high blood pressure, button
 * batteries, fever and dehydration in children, food poisoning, diabetes sick days, carbon monoxide); BfR, Vergiftungsunfälle; ESMO, febrile neutropenia
 */
export const ALARM_CARDS: Readonly<Record<Language, Readonly<Record<AlarmCard, string>>>> = {
  en: {
    fumes: `**Everybody out into fresh air now, and leave the doors open.**

- **Headache, dizzy, sick, drowsy, confused, fainted, hard breathing or chest pain**: call {n} from outside **now**. Do not go back in, not even for somebody: tell the fire service.
- **Charcoal, a grill, a camping stove, a gas heater or a generator indoors, in a tent, a caravan or a garage gives carbon monoxide.** Nobody smells it, and an open window is not enough. Feeling better outside is no all-clear: say on the phone that it may be carbon monoxide.
- **Cleaners that were mixed**: out as well, then {p}.
- **No sign yet**: fire out or outdoors, air the rooms, nobody sleeps there. Embers that glow under ash still give it.`,
    reaction: `**This may be an allergic reaction. Watch the breathing.**

- **Cough, hoarse voice, hard breathing, swollen tongue, throat, face or eyes, vomiting or belly cramps, dizzy, pale or faint, a floppy child, a feeling of doom**: adrenaline pen into the outer thigh if there is one, then call {n} **now**. Lie down with legs raised; sit up if breathing is hard.
- **Only hives, spots or an itching mouth**: eat no more of it, pen at hand, stay with somebody and call a doctor now. It can turn within minutes; watch for at least four hours.`,
    choking: `**Choking: act now.**

- **Coughs hard and gets air**: let them cough, stay there, nothing to drink.
- **No air, no sound, turning blue**: call {n}, on loudspeaker. Five firm blows between the shoulder blades, then five thrusts (baby under 1: on the breastbone; older: belly), in turn until it is out.
- Do not sweep the mouth with a finger. No longer responding: start chest compressions. A cough or wheeze that stays afterwards: doctor today.
- **Breathes and speaks, but food is stuck and not even spit goes down**: emergency department now. Nothing more to eat or drink, no fizzy drink, no vomiting.`,
    heart: `**That may be the heart or a stroke. Call {n} now.**

- Sit or lie down, no effort, do not drive, do not stay alone. Nothing to eat or drink. Note when it began.
- Not responding and not breathing normally: start chest compressions.
- **Only a racing heart after coffee or energy drinks**: no more of it, sit down, sip water. Chest pain, dizziness, fainting, or no calmer after some minutes: {n}.`,
    pressure: `**That is very high blood pressure.**

- **Headache, blurred sight, chest pain, short of breath, weakness or confusion with it**: call {n} **now**.
- **Otherwise**: sit still for five minutes and measure again. Still around 180/120 or more: a doctor today, at once.
- No extra tablets on your own, no driving. Food can wait.`,
    poisoning: `**Call now, even if all seems well.**

- **Button battery or magnet**: emergency department at once ({n}). A battery burns within two hours.
- **Cleaner, plant, mushroom, medicine**: {p}. Drowsy, hard breathing, cramps, burns in the mouth: {n}.
- **Do not make them vomit**, no milk, no salt water. Wipe the mouth, keep the pack or the plant. If it was on purpose, say so: they help.`,
    infant: `**A small child that is ill and drinks nothing, or is limp, needs a doctor now.**

- **Limp, hard to wake, grey or blue, fast breathing, no wet nappy for 8 hours, sunken soft spot, green or bloody vomit, or under 3 months with 38 °C**: call {n} or go to the emergency department **now**.
- **Otherwise** call the doctor today. Until then small sips, often: breast milk, formula or rehydration solution. No juice, no aspirin.`,
    gut: `**These are warning signs: a doctor now, no diet.**

- **Blood, high fever, confusion, fainting, double vision, trouble swallowing, nothing stays down for a day, or pregnant with fever**: call {n} or the doctor on duty **now**.
- Until then small sips of rehydration solution. Nothing that stops diarrhoea when there is blood or fever. Keep what is left of the food.`,
    'chemo fever': `**Fever, shivering, vomiting or diarrhoea during chemotherapy or after a transplant is an emergency.**

- Call the ward’s or clinic’s 24-hour number **now**; nobody answers: {n}. Do not wait until morning.
- Take nothing against the fever before they say so: it hides it. Say which treatment, and when the last one was.`,
    'ate it': `**Already eaten: watch closely now, and act at the first sign.**

- **Hives, swollen lips, face or eyes, vomiting or belly cramps, cough, hoarse voice, hard breathing, dizzy, pale or faint, a floppy child, a feeling of doom**: at the first sign of breathing or fainting, or with two of them, use the adrenaline pen and call {n}.
- **No sign yet**: no more of it, pen at hand, not alone for at least four hours; reactions mostly begin within two. Call the doctor now, above all for a baby or after an earlier severe reaction.
- Do not make them vomit.`,
    'sick day': `**Never stop insulin on your own when you are ill.** Illness raises blood sugar even without food.

- Measure sugar every two to four hours, and ketones. Drink water often; if you cannot eat, take carbohydrates as drinks in small sips.
- Call your diabetes team today: they change doses, and say which tablets to pause.
- **Vomiting again and again, high ketones, fruity breath, deep breathing, drowsy**: {n} **now**.`,
  },
  de: {
    fumes: `**Alle sofort an die frische Luft, und Türen offen lassen.**

- **Kopfschmerzen, Schwindel, Übelkeit, schläfrig, verwirrt, ohnmächtig, Atemnot oder Brustschmerz**: **jetzt** von draußen {n}. Nicht zurück hinein, auch nicht für jemanden: das sagt der Feuerwehr.
- **Holzkohle, Grill, Campingkocher, Gasheizer oder Stromaggregat in Räumen, Zelt, Wohnwagen oder Garage geben Kohlenmonoxid ab.** Niemand riecht es, und ein offenes Fenster reicht nicht. Dass es draußen besser wird, ist keine Entwarnung: am Telefon sagen, dass es Kohlenmonoxid sein kann.
- **Reiniger gemischt**: ebenfalls hinaus, dann {p}.
- **Noch keine Zeichen**: Feuer aus oder ins Freie, lüften, niemand schläft dort. Auch Glut unter Asche gibt es noch ab.`,
    reaction: `**Das kann eine allergische Reaktion sein. Achte auf die Atmung.**

- **Husten, heisere Stimme, Atemnot, dicke Zunge, enger Hals, Gesicht oder Augen geschwollen, Erbrechen oder Bauchkrämpfe, schwindlig, blass oder benommen, ein schlaffes Kind, Todesangst**: Adrenalin-Pen in den äußeren Oberschenkel, wenn einer da ist, dann **jetzt** {n}. Hinlegen, Beine hoch; bei Atemnot aufsetzen.
- **Nur Quaddeln, Flecken oder Jucken im Mund**: nichts mehr davon essen, Pen bereithalten, nicht allein bleiben und jetzt einen Arzt anrufen. Es kann in Minuten umschlagen; mindestens vier Stunden beobachten.`,
    choking: `**Ersticken: jetzt handeln.**

- **Hustet kräftig und bekommt Luft**: weiter husten lassen, dabeibleiben, nichts zu trinken.
- **Keine Luft, kein Ton, läuft blau an**: {n}, laut gestellt. Fünf kräftige Schläge zwischen die Schulterblätter, dann fünf Stöße (Baby unter 1 Jahr: aufs Brustbein; älter: Oberbauch), im Wechsel, bis es heraus ist.
- Nicht mit dem Finger im Mund suchen. Reagiert nicht mehr: Herzdruckmassage. Bleibt Husten oder Pfeifen: heute zum Arzt.
- **Atmet und spricht, aber das Essen steckt fest und nicht einmal Spucke geht hinunter**: jetzt in die Notaufnahme. Nichts mehr essen oder trinken, keine Cola, nicht erbrechen.`,
    heart: `**Das kann das Herz oder ein Schlaganfall sein. Ruf jetzt {n} an.**

- Hinsetzen oder hinlegen, nicht anstrengen, nicht fahren, nicht allein bleiben. Nichts essen und trinken. Merk dir, wann es anfing.
- Reagiert nicht und atmet nicht normal: Herzdruckmassage beginnen.
- **Nur Herzrasen nach Kaffee oder Energydrinks**: nichts mehr davon, hinsetzen, Wasser in kleinen Schlucken. Brustschmerz, Schwindel, Ohnmacht oder nach einigen Minuten nicht ruhiger: {n}.`,
    pressure: `**Das ist ein sehr hoher Blutdruck.**

- **Dazu Kopfschmerzen, Sehstörungen, Brustschmerz, Atemnot, Schwäche oder Verwirrtheit**: **jetzt** {n}.
- **Sonst**: fünf Minuten ruhig sitzen und nochmal messen. Weiter um 180/120 oder mehr: heute noch sofort zum Arzt.
- Keine Tabletten zusätzlich, nicht fahren. Essen kann warten.`,
    poisoning: `**Jetzt anrufen, auch wenn alles gut scheint.**

- **Knopfzelle oder Magnet**: sofort in die Notaufnahme ({n}). Eine Batterie verätzt binnen zwei Stunden.
- **Putzmittel, Pflanze, Pilz, Medikament**: {p}. Schläfrig, Atemnot, Krämpfe, Verätzung im Mund: {n}.
- **Nicht erbrechen lassen**, keine Milch, kein Salzwasser. Mund auswischen, Packung oder Pflanze bereithalten. War es Absicht, sag es: Dort wird geholfen.`,
    infant: `**Ein kleines Kind, das krank ist und nichts trinkt oder schlapp ist, braucht jetzt einen Arzt.**

- **Schlaff, kaum zu wecken, grau oder blau, schnelle Atmung, 8 Stunden keine nasse Windel, eingesunkene Fontanelle, grünes oder blutiges Erbrechen, oder unter 3 Monaten mit 38 °C**: **jetzt** {n} oder Notaufnahme.
- **Sonst** heute noch den Arzt anrufen. Bis dahin oft kleine Schlucke: Muttermilch, Säuglingsmilch oder Elektrolytlösung. Kein Saft, kein Aspirin.`,
    gut: `**Das sind Warnzeichen: jetzt zum Arzt, keine Diät.**

- **Blut, hohes Fieber, Verwirrtheit, Ohnmacht, Doppelbilder, Schluckstörung, einen Tag lang bleibt nichts drin, oder schwanger mit Fieber**: **jetzt** {n} oder der ärztliche Notdienst.
- Bis dahin kleine Schlucke Elektrolytlösung. Nichts, was Durchfall stoppt, bei Blut oder Fieber. Hebt auf, was vom Essen übrig ist.`,
    'chemo fever': `**Fieber, Schüttelfrost, Erbrechen oder Durchfall unter Chemotherapie oder nach einer Transplantation ist ein Notfall.**

- **Jetzt** die Notfallnummer der Klinik oder Station anrufen; geht niemand ran: {n}. Nicht bis morgen warten.
- Nichts gegen das Fieber nehmen, bevor sie es sagen: Es verdeckt ihn. Sag, welche Behandlung und wann die letzte war.`,
    'ate it': `**Schon gegessen: jetzt genau beobachten und beim ersten Zeichen handeln.**

- **Quaddeln, dicke Lippen, Gesicht oder Augen geschwollen, Erbrechen oder Bauchkrämpfe, Husten, heisere Stimme, Atemnot, schwindlig, blass oder benommen, ein schlaffes Kind, Todesangst**: beim ersten Zeichen an Atmung oder Kreislauf, oder bei zweien davon, Adrenalin-Pen und {n}.
- **Noch nichts**: nichts mehr davon, Pen bereit, mindestens vier Stunden nicht allein; meist beginnt es in den ersten zwei. Jetzt den Arzt anrufen, vor allem beim Baby oder nach einer früheren schweren Reaktion.
- Nicht erbrechen lassen.`,
    'sick day': `**Setz Insulin nie selbst ab, wenn du krank bist.** Krankheit hebt den Zucker auch ohne Essen.

- Alle zwei bis vier Stunden Zucker messen, dazu Ketone. Oft Wasser trinken; geht Essen nicht, Kohlenhydrate als Getränk in kleinen Schlucken.
- Ruf heute dein Diabetesteam an: Es ändert Dosen und sagt, welche Tabletten pausieren.
- **Immer wieder Erbrechen, hohe Ketone, fruchtiger Atem, tiefe Atmung, schläfrig**: **jetzt** {n}.`,
  },
  fr: {
    fumes: `**Tout le monde dehors, à l’air libre, maintenant, portes ouvertes.**

- **Maux de tête, vertiges, nausées, somnolence, confusion, malaise, gêne pour respirer ou douleur dans la poitrine** : appelez le {n} de dehors, **maintenant**. N’y retournez pas, même pour quelqu’un : dites-le aux pompiers.
- **Charbon de bois, barbecue, réchaud, chauffage à gaz ou groupe électrogène à l’intérieur, sous une tente, dans une caravane ou un garage dégagent du monoxyde de carbone.** Personne ne le sent, et une fenêtre ouverte ne suffit pas. Aller mieux dehors ne suffit pas : dites au téléphone que c’est peut-être du monoxyde de carbone.
- **Produits d’entretien mélangés** : sortez aussi, puis {p}.
- **Aucun signe encore** : éteignez ou sortez le feu, aérez, que personne n’y dorme. Des braises sous la cendre en dégagent encore.`,
    reaction: `**C’est peut-être une réaction allergique. Surveillez la respiration.**

- **Toux, voix rauque, mal à respirer, langue, gorge, visage ou yeux qui gonflent, vomissements ou crampes au ventre, vertige, pâleur ou malaise, un enfant tout mou, l’impression de mourir** : stylo d’adrénaline dans le haut de la cuisse s’il y en a un, puis appelez le {n} **tout de suite**. Allonger, jambes levées ; assis si la respiration est difficile.
- **Seulement des plaques ou la bouche qui gratte** : n’en mangez plus, stylo à portée de main, ne restez pas seul et appelez un médecin maintenant. Cela peut s’aggraver en quelques minutes ; surveillez au moins quatre heures.`,
    choking: `**Étouffement : agissez tout de suite.**

- **Tousse fort et respire** : laissez tousser, restez à côté, rien à boire.
- **Ni air ni son, devient bleu** : le {n}, en haut-parleur. Cinq claques fermes entre les omoplates, puis cinq compressions (bébé de moins d’1 an : sur le sternum ; plus grand : le ventre), en alternance jusqu’à ce que ça sorte.
- Pas de doigt dans la bouche. Ne réagit plus : massage cardiaque. Si une toux ou un sifflement persiste : médecin aujourd’hui.
- **Respire et parle, mais l’aliment est coincé et même la salive ne passe pas** : aux urgences maintenant. Plus rien à manger ni à boire, pas de boisson gazeuse, ne pas faire vomir.`,
    heart: `**C’est peut-être le cœur ou un AVC. Appelez le {n} tout de suite.**

- Assis ou allongé, pas d’effort, ne conduisez pas, ne restez pas seul. Rien à manger ni à boire. Notez l’heure du début.
- Ne réagit pas et ne respire pas normalement : massage cardiaque.
- **Seulement le cœur qui s’emballe après du café ou des boissons énergisantes** : n’en buvez plus, asseyez-vous, un peu d’eau. Douleur à la poitrine, vertige, malaise, ou pas plus calme après quelques minutes : {n}.`,
    pressure: `**C’est une tension très élevée.**

- **Avec mal de tête, vue trouble, douleur à la poitrine, essoufflement, faiblesse ou confusion** : le {n} **tout de suite**.
- **Sinon** : cinq minutes assis au calme, puis remesurez. Toujours vers 18/12 (180/120) ou plus : un médecin aujourd’hui, sans attendre.
- Pas de comprimé en plus de vous-même, ne conduisez pas. Le repas peut attendre.`,
    poisoning: `**Appelez maintenant, même si tout semble aller.**

- **Pile bouton ou aimant** : aux urgences immédiatement ({n}). Une pile brûle en deux heures.
- **Produit ménager, plante, champignon, médicament** : {p}. Somnolence, gêne pour respirer, convulsions, brûlures dans la bouche : {n}.
- **Ne faites pas vomir**, pas de lait, pas d’eau salée. Essuyez la bouche, gardez l’emballage ou la plante. Si c’était voulu, dites-le : on vous aidera.`,
    infant: `**Un petit enfant malade qui ne boit pas ou qui est tout mou doit voir un médecin maintenant.**

- **Mou, difficile à réveiller, gris ou bleu, respiration rapide, 8 heures sans couche mouillée, fontanelle creuse, vomi vert ou avec du sang, ou moins de 3 mois avec 38 °C** : le {n} ou les urgences **tout de suite**.
- **Sinon** appelez le médecin aujourd’hui. En attendant, de petites gorgées souvent : lait maternel, lait infantile ou soluté de réhydratation. Pas de jus, pas d’aspirine.`,
    gut: `**Ce sont des signes d’alerte : un médecin maintenant, pas un régime.**

- **Sang, forte fièvre, confusion, malaise, vue double, mal à avaler, rien ne reste depuis un jour, ou enceinte avec de la fièvre** : le {n} ou le médecin de garde **tout de suite**.
- En attendant, de petites gorgées de soluté de réhydratation. Rien qui bloque la diarrhée s’il y a du sang ou de la fièvre. Gardez le reste du plat.`,
    'chemo fever': `**Fièvre, frissons, vomissements ou diarrhée sous chimiothérapie ou après une greffe : c’est une urgence.**

- Appelez **maintenant** le numéro 24 h du service ; sans réponse : le {n}. N’attendez pas demain.
- Rien contre la fièvre avant leur avis : cela la masque. Dites quel traitement et la date du dernier.`,
    'ate it': `**Déjà mangé : surveillez de près, et agissez au premier signe.**

- **Plaques, lèvres, visage ou yeux gonflés, vomissements ou crampes au ventre, toux, voix rauque, mal à respirer, vertige, pâleur ou malaise, un enfant tout mou, l’impression de mourir** : au premier signe de respiration ou de malaise, ou s’il y en a deux, stylo d’adrénaline et le {n}.
- **Rien pour l’instant** : n’en donnez plus, stylo à portée de main, pas seul pendant au moins quatre heures ; cela commence surtout dans les deux premières. Appelez le médecin maintenant, surtout pour un bébé ou après une réaction grave.
- Ne faites pas vomir.`,
    'sick day': `**N’arrêtez jamais l’insuline de vous-même quand vous êtes malade.** La maladie fait monter le sucre même sans manger.

- Mesurez le sucre toutes les deux à quatre heures, et les cétones. Buvez souvent de l’eau ; si vous ne mangez pas, des glucides à boire par petites gorgées.
- Appelez votre équipe de diabète aujourd’hui : elle change les doses et dit quels comprimés suspendre.
- **Vomissements répétés, cétones élevées, haleine fruitée, respiration profonde, somnolence** : le {n} **tout de suite**.`,
  },
  es: {
    fumes: `**Todos fuera, al aire libre, ahora, y dejad las puertas abiertas.**

- **Dolor de cabeza, mareo, náuseas, somnolencia, confusión, desmayo, dificultad para respirar o dolor en el pecho**: llama al {n} desde fuera, **ya**. No vuelvas a entrar, ni por alguien: díselo a los bomberos.
- **Carbón, barbacoa, hornillo, estufa de gas o generador dentro de casa, en una tienda, una caravana o un garaje desprenden monóxido de carbono.** Nadie lo huele, y una ventana abierta no basta. Sentirse mejor fuera no es señal de que haya pasado: di por teléfono que puede ser monóxido de carbono.
- **Productos de limpieza mezclados**: fuera también, y luego {p}.
- **Sin señales todavía**: fuego apagado o al aire libre, ventila, que nadie duerma allí. Las brasas bajo la ceniza siguen desprendiéndolo.`,
    reaction: `**Puede ser una reacción alérgica. Vigila la respiración.**

- **Tos, voz ronca, dificultad para respirar, lengua, garganta, cara u ojos hinchados, vómitos o retortijones, mareo, palidez o desmayo, un niño flácido, sensación de muerte**: autoinyector de adrenalina en el muslo si lo hay, y llama **ya** al {n}. Túmbate con las piernas en alto; sentado si cuesta respirar.
- **Solo ronchas o picor en la boca**: no comas más, autoinyector a mano, no te quedes solo y llama ahora a un médico. Puede empeorar en minutos; vigila al menos cuatro horas.`,
    choking: `**Atragantamiento: actúa ya.**

- **Tose fuerte y le entra aire**: deja que tosa, quédate al lado, nada de beber.
- **Sin aire, sin voz, se pone azul**: {n}, en altavoz. Cinco golpes firmes entre los omóplatos y cinco compresiones (bebé de menos de 1 año: en el esternón; mayor: abdomen), alternando hasta que salga.
- No metas el dedo en la boca. Si no responde: masaje cardiaco. Si queda tos o pitidos: médico hoy.
- **Respira y habla, pero la comida está atascada y ni la saliva pasa**: a urgencias ya. No comas ni bebas nada más, ni refrescos con gas, no provoques el vómito.`,
    heart: `**Puede ser el corazón o un ictus. Llama ya al {n}.**

- Siéntate o túmbate, sin esfuerzo, no conduzcas, no te quedes solo. Nada de comer ni beber. Apunta cuándo empezó.
- Si no responde y no respira normal: masaje cardiaco.
- **Solo el corazón acelerado tras café o bebidas energéticas**: no tomes más, siéntate, agua a sorbos. Dolor en el pecho, mareo, desmayo o no se calma en unos minutos: {n}.`,
    pressure: `**Es una tensión muy alta.**

- **Con dolor de cabeza, vista borrosa, dolor en el pecho, falta de aire, debilidad o confusión**: llama **ya** al {n}.
- **Si no**: cinco minutos sentado y tranquilo, y mide otra vez. Si sigue en 180/120 (18/12) o más: médico hoy mismo, sin esperar.
- No tomes pastillas de más por tu cuenta ni conduzcas. La comida puede esperar.`,
    poisoning: `**Llama ahora, aunque parezca que está bien.**

- **Pila de botón o imán**: a urgencias de inmediato ({n}). Una pila quema en dos horas.
- **Limpiador, planta, seta, medicamento**: {p}. Somnolencia, dificultad para respirar, convulsiones, quemaduras en la boca: {n}.
- **No provoques el vómito**, ni leche ni agua con sal. Limpia la boca, guarda el envase o la planta. Si fue a propósito, dilo: te ayudan.`,
    infant: `**Un niño pequeño enfermo que no bebe o está decaído necesita un médico ahora.**

- **Flácido, cuesta despertarlo, gris o azul, respira rápido, 8 horas sin mojar el pañal, fontanela hundida, vómito verde o con sangre, o menos de 3 meses con 38 °C**: llama **ya** al {n} o ve a urgencias.
- **Si no**, llama al médico hoy. Mientras, sorbos pequeños y seguidos: pecho, leche de fórmula o suero oral. Nada de zumo ni aspirina.`,
    gut: `**Son señales de alarma: un médico ahora, no una dieta.**

- **Sangre, fiebre alta, confusión, desmayo, visión doble, dificultad para tragar, un día sin retener nada, o embarazo con fiebre**: llama **ya** al {n} o al médico de guardia.
- Mientras, suero oral a sorbos. Nada para cortar la diarrea si hay sangre o fiebre. Guarda lo que quede de la comida.`,
    'chemo fever': `**Fiebre, escalofríos, vómitos o diarrea con quimioterapia o tras un trasplante es una urgencia.**

- Llama **ahora** al teléfono 24 h de tu hospital; si no contestan: {n}. No esperes a mañana.
- No tomes nada para la fiebre hasta que te lo digan: la oculta. Di qué tratamiento y cuándo fue el último.`,
    'ate it': `**Ya lo ha comido: vigila de cerca y actúa a la primera señal.**

- **Ronchas, labios, cara u ojos hinchados, vómitos o retortijones, tos, voz ronca, dificultad para respirar, mareo, palidez o desmayo, un niño flácido, sensación de muerte**: a la primera señal en la respiración o mareo, o con dos de ellas, autoinyector de adrenalina y {n}.
- **Nada todavía**: no más, autoinyector a mano, acompañado al menos cuatro horas; suele empezar en las dos primeras. Llama ahora al médico, sobre todo si es un bebé o hubo una reacción grave.
- No provoques el vómito.`,
    'sick day': `**Nunca dejes la insulina por tu cuenta cuando estás enfermo.** La enfermedad sube el azúcar aunque no comas.

- Mide el azúcar cada dos a cuatro horas, y las cetonas. Bebe agua a menudo; si no puedes comer, toma hidratos en bebida a sorbos.
- Llama hoy a tu equipo de diabetes: ellos cambian las dosis y dicen qué pastillas parar.
- **Vómitos repetidos, cetonas altas, aliento a fruta, respiración profunda, somnolencia**: {n} **ya**.`,
  },
  it: {
    fumes: `**Tutti fuori all’aria aperta, subito, e porte aperte.**

- **Mal di testa, capogiri, nausea, sonnolenza, confusione, svenimento, fiato corto o dolore al petto**: chiama il {n} da fuori, **adesso**. Non rientrare, nemmeno per qualcuno: dillo ai vigili del fuoco.
- **Carbonella, barbecue, fornelletto, stufa a gas o generatore in casa, in tenda, in camper o in garage danno monossido di carbonio.** Nessuno lo sente, e una finestra aperta non basta. Stare meglio fuori non vuol dire che sia passato: di’ al telefono che può essere monossido di carbonio.
- **Detergenti mescolati**: fuori lo stesso, poi {p}.
- **Ancora nessun segno**: spegni o porta fuori il fuoco, arieggia, nessuno dorma lì. Anche le braci sotto la cenere ne danno ancora.`,
    reaction: `**Può essere una reazione allergica. Controlla il respiro.**

- **Tosse, voce roca, fatica a respirare, lingua, gola, viso o occhi gonfi, vomito o crampi alla pancia, giramenti, pallore o svenimento, un bambino molle, sensazione di morire**: penna di adrenalina nella coscia se c’è, poi chiama **subito** il {n}. Sdraiati con le gambe alzate; seduto se si respira male.
- **Solo pomfi, macchie o prurito in bocca**: non mangiarne più, penna a portata di mano, non restare solo e chiama ora un medico. Può peggiorare in pochi minuti; osserva almeno quattro ore.`,
    choking: `**Soffocamento: agisci subito.**

- **Tossisce forte e respira**: lascialo tossire, resta lì, niente da bere.
- **Niente aria, niente voce, diventa blu**: {n}, in vivavoce. Cinque colpi decisi tra le scapole, poi cinque compressioni (sotto 1 anno: sullo sterno; più grande: sull’addome), alternando finché esce.
- Niente dita in bocca. Non reagisce più: massaggio cardiaco. Se resta tosse o un fischio: medico oggi.
- **Respira e parla, ma il cibo è bloccato e non scende nemmeno la saliva**: pronto soccorso ora. Niente più da mangiare o bere, niente bibite gassate, non far vomitare.`,
    heart: `**Può essere il cuore o un ictus. Chiama subito il {n}.**

- Siediti o sdraiati, nessuno sforzo, non guidare, non restare solo. Niente da mangiare o bere. Annota quando è iniziato.
- Non reagisce e non respira normalmente: massaggio cardiaco.
- **Solo il cuore che corre dopo caffè o energy drink**: basta così, siediti, acqua a piccoli sorsi. Dolore al petto, giramenti, svenimento o non si calma in qualche minuto: {n}.`,
    pressure: `**È una pressione molto alta.**

- **Con mal di testa, vista offuscata, dolore al petto, fiato corto, debolezza o confusione**: chiama **subito** il {n}.
- **Altrimenti**: cinque minuti seduto e tranquillo, poi rimisura. Ancora intorno a 180/120 o più: medico oggi stesso, subito.
- Nessuna pastiglia in più di tua iniziativa, non guidare. Il cibo può aspettare.`,
    poisoning: `**Chiama ora, anche se sembra star bene.**

- **Pila a bottone o calamita**: subito al pronto soccorso ({n}). Una pila ustiona in due ore.
- **Detersivo, pianta, fungo, medicina**: {p}. Sonnolenza, fatica a respirare, convulsioni, ustioni in bocca: {n}.
- **Non far vomitare**, niente latte, niente acqua salata. Pulisci la bocca, tieni la confezione o la pianta. Se è stato voluto, dillo: aiutano.`,
    infant: `**Un bimbo piccolo malato che non beve o è fiacco ha bisogno di un medico ora.**

- **Molle, difficile da svegliare, grigio o blu, respiro veloce, 8 ore senza pannolino bagnato, fontanella infossata, vomito verde o con sangue, o sotto i 3 mesi con 38 °C**: chiama **subito** il {n} o vai al pronto soccorso.
- **Altrimenti** chiama il medico oggi. Intanto piccoli sorsi, spesso: latte materno, latte artificiale o soluzione reidratante. Niente succhi, niente aspirina.`,
    gut: `**Sono segnali d’allarme: un medico ora, non una dieta.**

- **Sangue, febbre alta, confusione, svenimento, vista doppia, fatica a deglutire, da un giorno non trattieni nulla, o in gravidanza con febbre**: chiama **subito** il {n} o la guardia medica.
- Intanto piccoli sorsi di soluzione reidratante. Niente che blocchi la diarrea con sangue o febbre. Conserva il cibo rimasto.`,
    'chemo fever': `**Febbre, brividi, vomito o diarrea durante la chemioterapia o dopo un trapianto: è un’emergenza.**

- Chiama **ora** il numero 24 ore del reparto; se non rispondono: {n}. Non aspettare domani.
- Niente contro la febbre prima che lo dicano loro: la nasconde. Di’ quale terapia e quando è stata l’ultima.`,
    'ate it': `**Già mangiato: osserva con attenzione e agisci al primo segno.**

- **Pomfi, labbra, viso o occhi gonfi, vomito o crampi alla pancia, tosse, voce roca, fatica a respirare, giramenti, pallore o svenimento, un bambino molle, sensazione di morire**: al primo segno di respiro o svenimento, o con due di questi, penna di adrenalina e {n}.
- **Ancora niente**: non darne più, penna a portata di mano, non da solo per almeno quattro ore; di solito comincia nelle prime due. Chiama ora il medico, soprattutto per un neonato o dopo una reazione grave.
- Non far vomitare.`,
    'sick day': `**Non smettere mai l’insulina da solo quando sei malato.** La malattia alza la glicemia anche senza mangiare.

- Misura la glicemia ogni due-quattro ore, e i chetoni. Bevi spesso acqua; se non riesci a mangiare, carboidrati da bere a piccoli sorsi.
- Chiama oggi il tuo centro diabetologico: cambiano loro le dosi e dicono quali pastiglie sospendere.
- **Vomito ripetuto, chetoni alti, alito di frutta, respiro profondo, sonnolenza**: {n} **subito**.`,
  },
  pt: {
    fumes: `**Todos lá para fora, para o ar livre, agora, e deixem as portas abertas.**

- **Dor de cabeça, tonturas, enjoo, sonolência, confusão, desmaio, falta de ar ou dor no peito**: ligue {n} lá de fora, **já**. Não volte a entrar, nem por alguém: diga-o aos bombeiros.
- **Carvão, churrasqueira, fogareiro, aquecedor a gás ou gerador dentro de casa, numa tenda, caravana ou garagem libertam monóxido de carbono.** Ninguém o cheira, e uma janela aberta não chega. Sentir-se melhor lá fora não quer dizer que passou: diga ao telefone que pode ser monóxido de carbono.
- **Produtos de limpeza misturados**: saia também, depois {p}.
- **Ainda sem sinais**: apague o fogo ou leve-o para fora, areje, ninguém dorme lá. As brasas debaixo da cinza ainda o libertam.`,
    reaction: `**Pode ser uma reação alérgica. Vigie a respiração.**

- **Tosse, voz rouca, dificuldade em respirar, língua, garganta, cara ou olhos inchados, vómitos ou cólicas, tonturas, palidez ou desmaio, uma criança mole, sensação de morte**: caneta de adrenalina na coxa, se houver, e ligue **já** {n}. Deitar com as pernas elevadas; sentado se custar a respirar.
- **Só manchas, urticária ou comichão na boca**: não coma mais, caneta à mão, não fique sozinho e ligue agora a um médico. Pode piorar em minutos; vigie pelo menos quatro horas.`,
    choking: `**Engasgamento: aja já.**

- **Tosse com força e entra ar**: deixe tossir, fique ao lado, nada de beber.
- **Sem ar, sem voz, a ficar roxo**: {n}, em alta-voz. Cinco pancadas firmes entre as omoplatas, depois cinco compressões (bebé com menos de 1 ano: no esterno; mais velho: abdómen), alternando até sair.
- Não meta o dedo na boca. Se deixar de reagir: massagem cardíaca. Se ficar tosse ou pieira: médico hoje.
- **Respira e fala, mas a comida está presa e nem a saliva passa**: urgências já. Nada mais de comer ou beber, nem refrigerantes com gás, não provoque o vómito.`,
    heart: `**Pode ser o coração ou um AVC. Ligue já {n}.**

- Sente-se ou deite-se, sem esforço, não conduza, não fique sozinho. Nada de comer ou beber. Anote quando começou.
- Se não reage e não respira normalmente: massagem cardíaca.
- **Só o coração acelerado depois de café ou energéticos**: não tome mais, sente-se, água aos goles. Dor no peito, tontura, desmaio ou não acalma em alguns minutos: {n}.`,
    pressure: `**É uma tensão muito alta.**

- **Com dor de cabeça, visão turva, dor no peito, falta de ar, fraqueza ou confusão**: ligue **já** {n}.
- **Se não**: cinco minutos sentado e calmo, e meça de novo. Ainda em 180/120 (18/12) ou mais: médico hoje mesmo, sem esperar.
- Não tome comprimidos a mais por sua conta, não conduza. A comida pode esperar.`,
    poisoning: `**Ligue agora, mesmo que pareça estar tudo bem.**

- **Pilha-botão ou íman**: às urgências de imediato ({n}). Uma pilha queima em duas horas.
- **Detergente, planta, cogumelo, medicamento**: {p}. Sonolência, dificuldade em respirar, convulsões, queimaduras na boca: {n}.
- **Não provoque o vómito**, nem leite nem água com sal. Limpe a boca, guarde a embalagem ou a planta. Se foi de propósito, diga: vão ajudar.`,
    infant: `**Uma criança pequena doente que não bebe ou está mole precisa de um médico agora.**

- **Mole, difícil de acordar, cinzenta ou roxa, respiração rápida, 8 horas sem fralda molhada, moleira funda, vómito verde ou com sangue, ou menos de 3 meses com 38 °C**: ligue **já** {n} ou vá às urgências.
- **Se não**, ligue ao médico hoje. Até lá, goles pequenos e frequentes: leite materno, fórmula ou soro oral. Nada de sumo nem aspirina.`,
    gut: `**São sinais de alarme: um médico agora, não uma dieta.**

- **Sangue, febre alta, confusão, desmaio, visão dupla, dificuldade em engolir, um dia sem segurar nada, ou grávida com febre**: ligue **já** {n} ou ao médico de serviço.
- Até lá, soro oral aos goles. Nada que trave a diarreia se houver sangue ou febre. Guarde o resto da comida.`,
    'chemo fever': `**Febre, calafrios, vómitos ou diarreia durante a quimioterapia ou após um transplante é uma urgência.**

- Ligue **agora** para o número de 24 horas do serviço; se ninguém atender: {n}. Não espere por amanhã.
- Não tome nada para a febre antes de eles dizerem: esconde-a. Diga qual o tratamento e quando foi o último.`,
    'ate it': `**Já comeu: vigie de perto e aja ao primeiro sinal.**

- **Urticária, lábios, cara ou olhos inchados, vómitos ou cólicas, tosse, voz rouca, dificuldade em respirar, tonturas, palidez ou desmaio, uma criança mole, sensação de morte**: ao primeiro sinal na respiração ou desmaio, ou com dois deles, caneta de adrenalina e {n}.
- **Ainda nada**: não dê mais, caneta à mão, acompanhado pelo menos quatro horas; costuma começar nas duas primeiras. Ligue agora ao médico, sobretudo se for bebé ou houve reação grave.
- Não provoque o vómito.`,
    'sick day': `**Nunca pare a insulina por sua conta quando está doente.** A doença sobe o açúcar mesmo sem comer.

- Meça o açúcar a cada duas a quatro horas, e as cetonas. Beba água muitas vezes; se não consegue comer, hidratos em bebida aos goles.
- Ligue hoje à sua equipa de diabetes: ela muda as doses e diz que comprimidos suspender.
- **Vómitos repetidos, cetonas altas, hálito a fruta, respiração profunda, sonolência**: {n} **já**.`,
  },
  nl: {
    fumes: `**Iedereen nu naar buiten, de frisse lucht in, en laat de deuren open.**

- **Hoofdpijn, duizelig, misselijk, suf, verward, flauwgevallen, benauwd of pijn op de borst**: bel {n} van buiten, **nu**. Ga niet terug naar binnen, ook niet voor iemand: zeg het de brandweer.
- **Houtskool, een barbecue, kooktoestel, gaskachel of aggregaat binnen, in een tent, caravan of garage geeft koolmonoxide.** Niemand ruikt het, en een open raam is niet genoeg. Dat het buiten beter gaat, zegt niet dat het over is: zeg aan de telefoon dat het koolmonoxide kan zijn.
- **Schoonmaakmiddelen gemengd**: ook naar buiten, daarna {p}.
- **Nog geen tekenen**: vuur uit of naar buiten, luchten, niemand slaapt er. Ook gloeiende kooltjes onder as geven het nog af.`,
    reaction: `**Dit kan een allergische reactie zijn. Let op de ademhaling.**

- **Hoesten, hese stem, moeite met ademen, dikke tong, keel, gezicht of ogen, braken of buikkrampen, duizelig, bleek of flauw, een slap kind, het gevoel dood te gaan**: adrenalinepen in de buitenkant van het bovenbeen als die er is, en bel **nu** {n}. Liggen met de benen omhoog; zitten als ademen moeilijk gaat.
- **Alleen bultjes, vlekken of jeuk in de mond**: niets meer ervan, pen bij de hand, niet alleen blijven en bel nu een arts. Het kan in minuten omslaan; minstens vier uur opletten.`,
    choking: `**Verslikking: handel nu.**

- **Hoest hard en krijgt lucht**: laat hoesten, blijf erbij, niets te drinken.
- **Geen lucht, geen geluid, loopt blauw aan**: {n}, op de luidspreker. Vijf stevige slagen tussen de schouderbladen, dan vijf stoten (baby onder 1 jaar: op het borstbeen; ouder: buik), om en om tot het eruit is.
- Niet met een vinger in de mond. Reageert niet meer: reanimeren. Blijft er hoest of gepiep: vandaag naar de arts.
- **Ademt en praat, maar het eten zit vast en zelfs speeksel zakt niet**: nu naar de spoedeisende hulp. Niets meer eten of drinken, geen prik, niet laten braken.`,
    heart: `**Dit kan het hart of een beroerte zijn. Bel nu {n}.**

- Ga zitten of liggen, geen inspanning, niet rijden, niet alleen blijven. Niets eten of drinken. Onthoud wanneer het begon.
- Reageert niet en ademt niet normaal: reanimeren.
- **Alleen hartkloppingen na koffie of energydrank**: niets meer ervan, zitten, slokjes water. Pijn op de borst, duizelig, flauwvallen of na enkele minuten niet rustiger: {n}.`,
    pressure: `**Dit is een zeer hoge bloeddruk.**

- **Met hoofdpijn, wazig zien, pijn op de borst, benauwdheid, zwakte of verwardheid**: bel **nu** {n}.
- **Anders**: vijf minuten rustig zitten en opnieuw meten. Nog steeds rond 180/120 of meer: vandaag direct naar een arts.
- Geen extra tabletten op eigen houtje, niet rijden. Eten kan wachten.`,
    poisoning: `**Bel nu, ook als alles goed lijkt.**

- **Knoopbatterij of magneet**: meteen naar de spoedeisende hulp ({n}). Een batterij brandt binnen twee uur.
- **Schoonmaakmiddel, plant, paddenstoel, medicijn**: {p}. Suf, moeite met ademen, krampen, brandwonden in de mond: {n}.
- **Niet laten braken**, geen melk, geen zout water. Veeg de mond schoon, bewaar de verpakking of de plant. Was het expres, zeg het: daar helpen ze.`,
    infant: `**Een klein kind dat ziek is en niet drinkt of slap is, heeft nu een arts nodig.**

- **Slap, moeilijk wakker te krijgen, grauw of blauw, snelle ademhaling, 8 uur geen natte luier, ingezonken fontanel, groen of bloederig braaksel, of onder 3 maanden met 38 °C**: bel **nu** {n} of ga naar de spoedeisende hulp.
- **Anders** bel vandaag de huisarts. Tot dan vaak kleine slokjes: borstvoeding, flesvoeding of ORS. Geen sap, geen aspirine.`,
    gut: `**Dit zijn alarmsignalen: nu een arts, geen dieet.**

- **Bloed, hoge koorts, verwardheid, flauwvallen, dubbel zien, moeite met slikken, een dag niets binnenhouden, of zwanger met koorts**: bel **nu** {n} of de huisartsenpost.
- Tot dan slokjes ORS. Niets dat diarree stopt bij bloed of koorts. Bewaar wat er van het eten over is.`,
    'chemo fever': `**Koorts, rillingen, braken of diarree tijdens chemotherapie of na een transplantatie is spoed.**

- Bel **nu** het 24-uursnummer van de afdeling; geen gehoor: {n}. Wacht niet tot morgen.
- Neem niets tegen de koorts voordat zij het zeggen: het verbergt hem. Zeg welke behandeling en wanneer de laatste was.`,
    'ate it': `**Al gegeten: let nu goed op en handel bij het eerste teken.**

- **Bultjes, dikke lippen, dik gezicht of dikke ogen, braken of buikkrampen, hoesten, hese stem, moeite met ademen, duizelig, bleek of flauw, een slap kind, het gevoel dood te gaan**: bij het eerste teken van ademen of flauwvallen, of bij twee ervan, adrenalinepen en {n}.
- **Nog niets**: niets meer ervan, pen bij de hand, minstens vier uur niet alleen; meestal begint het in de eerste twee. Bel nu de arts, zeker bij een baby of na een eerdere ernstige reactie.
- Niet laten braken.`,
    'sick day': `**Stop nooit zelf met insuline als je ziek bent.** Ziekte verhoogt de suiker ook zonder eten.

- Meet elke twee tot vier uur je suiker, en ketonen. Drink vaak water; lukt eten niet, neem koolhydraten als drank in kleine slokjes.
- Bel vandaag je diabetesteam: zij passen doses aan en zeggen welke tabletten je pauzeert.
- **Steeds braken, hoge ketonen, fruitige adem, diep ademen, suf**: **nu** {n}.`,
  },
};
