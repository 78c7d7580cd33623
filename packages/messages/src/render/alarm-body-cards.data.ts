import type { Language } from '@labelwise/contracts/languages';
import type { AlarmKind } from '@labelwise/domain/safety';

/** Emergencies of a body that are easily taken for another one: heat, thirst, bleeding within, and too much of a medicine. */
export type BodyCard = Extract<AlarmKind, 'heat' | 'dehydrated' | 'bleeding' | 'overdose'>;

/**
 * What to do first, as Markdown; `{n}`, `{p}` and `{h}` as in `alarm-people-cards.data.ts`.
 * @source NHS, Heat exhaustion and heatstroke; ERC Guidelines 2021, First aid (cooling); NHS, Dehydration, and NICE CG174 (old people); NHS,
 * Vomiting blood and Bleeding from the bottom, and NICE CG141 (acute upper gastrointestinal bleeding); NHS and MHRA, Paracetamol overdose;
 * EFSA 2015 and FDA 2018 (pure caffeine powder)
 */
export const BODY_CARDS: Readonly<Record<Language, Readonly<Record<BodyCard, string>>>> = {
  en: {
    heat: `**Very hot and confused, faint or cramping in the heat: that may be heat stroke. Call {n} now, and start cooling.**

- **Cool at once**: shade or a cool room, clothes off, wet the whole body with cool water and fan it; cold cloths or ice on neck, armpits and groin. Stay there.
- **Confused, drowsy or vomiting**: nothing to drink, lie on the side. No salt, no alcohol, no medicine against fever.
- **Only dizzy, headache, cramps, clear in the head**: out of the heat, lie down with legs raised, drink water or rehydration solution in sips. No better after 30 minutes: {n}. A child left in a hot car: {n} at once.`,
    dehydrated: `**Drinking too little, or losing much, and now confused, very drowsy, faint or with hardly any urine: a doctor now, before any soup or drink idea.**

- **Confused, hard to wake, faints on standing, fast heartbeat or breathing, cold skin, a fit, no urine for 8 hours**: {n} **now**.
- **All others**: a doctor today, also at night; old people, weak kidneys or heart, and diabetes sooner. Ask which tablets to pause: water tablets, blood pressure tablets and metformin may do harm now.
- **Until then**, only when fully awake and able to swallow: small sips, often, best of rehydration solution. Stand up slowly, do not stay alone. Do not force anybody to drink.`,
    bleeding: `**Black stool like tar, much blood, or vomit with blood or like coffee grounds may be bleeding inside: emergency department now. It is not the food until a doctor says so.**

- **Faint, pale, cold sweat, racing heart, short of breath, or vomiting blood**: {n} **now**, lie down, on the side; do not drive.
- **Nothing to eat or drink.** No ibuprofen, naproxen, diclofenac, aspirin or alcohol; ask there before the next blood thinner.
- Say which medicines and how much alcohol. Iron, liquorice and blueberries darken stool too, but not to sticky tar with a bad smell.`,
    overdose: `**Too much of a medicine, or caffeine powder: call now, also when nothing is felt: {p}. If it was on purpose: it is good that you say so; call {n} now, unlock the door and let somebody come to you.**

- **Vomiting, racing or slow heart, shaking, drowsy, confused, hard breathing, a fit, or a child, an old person or several medicines**: {n} **now**.
- **Paracetamol (acetaminophen, in cold remedies too)** harms the liver for a day or two before anything is felt. The antidote works best within hours: emergency department today, also a day later.
- Take no more of it. Do not bring it up, no alcohol, nothing to eat or drink until they say so. Keep the packs and count what is missing.
- To talk, day and night: {h}. Until help is there do not stay alone.`,
  },
  de: {
    heat: `**Sehr heiß und verwirrt, ohnmächtig oder mit Krämpfen in der Hitze: Das kann ein Hitzschlag sein. Ruf jetzt {n} und kühle sofort.**

- **Gleich kühlen**: Schatten oder kühler Raum, Kleidung weg, den ganzen Körper mit kühlem Wasser nass machen und fächeln; kalte Tücher oder Eis an Hals, Achseln und Leisten. Dabeibleiben.
- **Verwirrt, schläfrig oder Erbrechen**: nichts zu trinken, Seitenlage. Kein Salz, kein Alkohol, kein Fiebermittel.
- **Nur Schwindel, Kopfweh, Krämpfe, klar im Kopf**: raus aus der Hitze, hinlegen, Beine hoch, Wasser oder Elektrolytlösung in Schlucken. Nach 30 Minuten nicht besser: {n}. Ein Kind aus dem heißen Auto: sofort {n}.`,
    dehydrated: `**Zu wenig getrunken oder viel verloren, und jetzt verwirrt, sehr schläfrig, ohnmächtig oder kaum Urin: jetzt zum Arzt, vor jeder Suppe.**

- **Verwirrt, kaum zu wecken, kippt beim Aufstehen um, schneller Puls oder Atem, kalte Haut, Krampf, 8 Stunden kein Urin**: **jetzt** {n}.
- **Alle anderen**: heute ein Arzt, auch nachts; alte Menschen, schwache Nieren oder schwaches Herz und Diabetes früher. Frag, welche Tabletten pausieren: Entwässerungs- und Blutdrucktabletten und Metformin können jetzt schaden.
- **Bis dahin**, nur ganz wach und wenn das Schlucken geht: kleine Schlucke, oft, am besten Elektrolytlösung. Langsam aufstehen, nicht allein bleiben. Niemanden zum Trinken zwingen.`,
    bleeding: `**Schwarzer Stuhl wie Teer, viel Blut, oder Erbrochenes mit Blut oder wie Kaffeesatz kann eine innere Blutung sein: jetzt in die Notaufnahme. Es ist nicht das Essen, solange kein Arzt das sagt.**

- **Ohnmächtig, blass, kalter Schweiß, Herzrasen, Atemnot oder Bluterbrechen**: **jetzt** {n}, hinlegen, Seitenlage; nicht selbst fahren.
- **Nichts essen und trinken.** Kein Ibuprofen, Naproxen, Diclofenac, Aspirin, kein Alkohol; vor dem nächsten Blutverdünner dort fragen.
- Sag, welche Medikamente und wie viel Alkohol. Eisen, Lakritz und Heidelbeeren färben auch dunkel, aber nicht zu klebrigem, übel riechendem Teer.`,
    overdose: `**Zu viel von einem Medikament oder Koffeinpulver: jetzt anrufen, auch wenn nichts zu spüren ist: {p}. War es Absicht: Gut, dass du es sagst; ruf jetzt {n}, schließ die Tür auf und lass jemanden zu dir kommen.**

- **Erbrechen, Herzrasen oder langsamer Puls, Zittern, schläfrig, verwirrt, Atemnot, Krampf, oder ein Kind, ein alter Mensch oder mehrere Medikamente**: **jetzt** {n}.
- **Paracetamol (auch in Grippemitteln)** schadet der Leber ein, zwei Tage lang, bevor man etwas merkt. Das Gegenmittel wirkt am besten in den ersten Stunden: heute in die Notaufnahme, auch einen Tag danach.
- Nichts mehr davon nehmen. Nicht erbrechen, kein Alkohol, nichts essen oder trinken, bis sie es sagen. Packungen aufheben und zählen, was fehlt.
- Zum Reden, Tag und Nacht: {h}. Bis Hilfe da ist, nicht allein bleiben.`,
  },
  fr: {
    heat: `**Très chaud et confus, évanoui ou pris de convulsions à la chaleur : c’est peut-être un coup de chaleur. Appelez maintenant le {n} et refroidissez.**

- **Refroidir tout de suite** : ombre ou pièce fraîche, vêtements ôtés, mouiller tout le corps à l’eau fraîche et éventer ; linges froids ou glace au cou, aux aisselles et à l’aine. Restez là.
- **Confus, somnolent ou vomissements** : rien à boire, sur le côté. Ni sel, ni alcool, ni médicament contre la fièvre.
- **Seulement vertige, mal de tête, crampes, l’esprit clair** : quitter la chaleur, allongé jambes relevées, eau ou soluté de réhydratation par gorgées. Pas mieux après 30 minutes : {n}. Un enfant resté dans une voiture chaude : {n} aussitôt.`,
    dehydrated: `**Trop peu bu ou beaucoup perdu, et maintenant confus, très somnolent, évanoui ou presque sans urine : un médecin maintenant, avant tout bouillon.**

- **Confus, difficile à réveiller, tombe en se levant, cœur ou souffle rapide, peau froide, convulsions, 8 heures sans urine** : **tout de suite** le {n}.
- **Sinon** : un médecin aujourd’hui, même la nuit ; plus tôt pour une personne âgée, des reins ou un cœur fragiles, un diabète. Demandez quels comprimés suspendre : diurétiques, antihypertenseurs et metformine peuvent nuire maintenant.
- **En attendant**, seulement bien réveillé et capable d’avaler : petites gorgées, souvent, de préférence un soluté de réhydratation. Se lever lentement, ne pas rester seul. Ne forcez personne à boire.`,
    bleeding: `**Des selles noires comme du goudron, beaucoup de sang, ou un vomissement de sang ou comme du marc de café : c’est peut-être une hémorragie interne. Aux urgences maintenant. Ce n’est pas l’aliment tant qu’un médecin ne le dit pas.**

- **Malaise, pâleur, sueur froide, cœur qui s’emballe, essoufflement ou sang vomi** : **tout de suite** le {n}, allongé sur le côté ; ne conduisez pas.
- **Rien à manger ni à boire.** Ni ibuprofène, naproxène, diclofénac, aspirine, ni alcool ; demandez là-bas avant le prochain anticoagulant.
- Dites quels médicaments et combien d’alcool. Le fer, la réglisse et les myrtilles foncent aussi les selles, mais pas en goudron collant et malodorant.`,
    overdose: `**Trop d’un médicament, ou de la caféine en poudre : appelez maintenant, même sans rien sentir : {p}. Si c’était voulu : c’est bien de le dire ; appelez maintenant le {n}, ouvrez la porte et laissez quelqu’un venir.**

- **Vomissements, cœur rapide ou lent, tremblements, somnolence, confusion, mal à respirer, convulsions, ou un enfant, une personne âgée, plusieurs médicaments** : **tout de suite** le {n}.
- **Le paracétamol (aussi dans les remèdes contre le rhume)** abîme le foie un ou deux jours avant qu’on sente quelque chose. L’antidote agit surtout dans les premières heures : aux urgences aujourd’hui, même un jour après.
- N’en prenez plus. Ne pas faire vomir, pas d’alcool, rien à manger ni à boire avant leur avis. Gardez les boîtes et comptez ce qui manque.
- Pour parler, jour et nuit : {h}. Ne restez pas seul en attendant.`,
  },
  es: {
    heat: `**Muy caliente y confuso, desmayado o con convulsiones por el calor: puede ser un golpe de calor. Llama ya al {n} y enfría.**

- **Enfría enseguida**: sombra o un sitio fresco, fuera ropa, moja todo el cuerpo con agua fresca y abanica; paños fríos o hielo en cuello, axilas e ingles. Quédate ahí.
- **Confuso, adormilado o vomita**: nada de beber, de lado. Ni sal, ni alcohol, ni medicinas para la fiebre.
- **Solo mareo, dolor de cabeza, calambres, con la cabeza clara**: lejos del calor, tumbado con las piernas en alto, agua o suero oral a sorbos. Si no mejora en 30 minutos: {n}. Un niño que estuvo en un coche caliente: {n} enseguida.`,
    dehydrated: `**Ha bebido muy poco o ha perdido mucho, y ahora está confuso, muy dormido, se desmaya o casi no orina: un médico ya, antes de cualquier caldo.**

- **Confuso, cuesta despertarlo, se cae al levantarse, pulso o respiración rápidos, piel fría, convulsiones, 8 horas sin orinar**: **ya** {n}.
- **Los demás**: un médico hoy, también de noche; antes si es mayor, tiene mal los riñones o el corazón, o diabetes. Pregunta qué pastillas parar: diuréticos, pastillas de la tensión y metformina pueden hacer daño ahora.
- **Mientras**, solo si está bien despierto y traga: sorbos pequeños y seguidos, mejor de suero oral. Levantarse despacio, no quedarse solo. No obligues a nadie a beber.`,
    bleeding: `**Heces negras como alquitrán, mucha sangre, o vómito con sangre o como posos de café puede ser una hemorragia interna: a urgencias ya. No es la comida mientras un médico no lo diga.**

- **Desmayo, palidez, sudor frío, corazón acelerado, falta de aire o vómito de sangre**: **ya** {n}, tumbado de lado; no conduzcas.
- **Nada de comer ni beber.** Ni ibuprofeno, naproxeno, diclofenaco, aspirina ni alcohol; pregunta allí antes del siguiente anticoagulante.
- Di qué medicinas y cuánto alcohol. El hierro, el regaliz y los arándanos también oscurecen, pero no hasta un alquitrán pegajoso y maloliente.`,
    overdose: `**Demasiada medicina, o cafeína en polvo: llama ya, aunque no notes nada: {p}. Si fue a propósito: está bien que lo digas; llama ya al {n}, abre la puerta y deja que alguien venga.**

- **Vómitos, corazón rápido o lento, temblor, sueño, confusión, dificultad para respirar, convulsiones, o un niño, una persona mayor o varias medicinas**: **ya** {n}.
- **El paracetamol (también en antigripales)** daña el hígado un día o dos antes de notar nada. El antídoto funciona mejor en las primeras horas: a urgencias hoy, también un día después.
- No tomes más. No provoques el vómito, nada de alcohol, ni comer ni beber hasta que lo digan. Guarda las cajas y cuenta lo que falta.
- Para hablar, día y noche: {h}. No te quedes a solas hasta que llegue ayuda.`,
  },
  it: {
    heat: `**Molto caldo e confuso, svenuto o con convulsioni al caldo: può essere un colpo di calore. Chiama subito il {n} e raffredda.**

- **Raffredda subito**: ombra o stanza fresca, via i vestiti, bagna tutto il corpo con acqua fresca e sventola; panni freddi o ghiaccio su collo, ascelle e inguine. Resta lì.
- **Confuso, assonnato o vomito**: niente da bere, sul fianco. Niente sale, alcol o farmaci contro la febbre.
- **Solo capogiro, mal di testa, crampi, mente lucida**: via dal caldo, sdraiato con le gambe alzate, acqua o soluzione reidratante a sorsi. Non passa in 30 minuti: {n}. Un bambino rimasto in auto al caldo: subito {n}.`,
    dehydrated: `**Ha bevuto troppo poco o perso molto, e ora è confuso, molto assonnato, sviene o non fa quasi pipì: un medico ora, prima di ogni brodo.**

- **Confuso, difficile da svegliare, cade alzandosi, battito o respiro veloce, pelle fredda, convulsioni, 8 ore senza urina**: **subito** {n}.
- **Gli altri**: un medico oggi, anche di notte; prima per anziani, reni o cuore deboli e diabete. Chiedi quali pastiglie sospendere: diuretici, farmaci per la pressione e metformina ora possono far male.
- **Intanto**, solo se ben sveglio e capace di deglutire: piccoli sorsi, spesso, meglio di soluzione reidratante. Alzarsi piano, non restare soli. Non forzare nessuno a bere.`,
    bleeding: `**Feci nere come catrame, molto sangue, o vomito con sangue o come fondi di caffè: può essere un’emorragia interna. Pronto soccorso ora. Non è il cibo finché non lo dice un medico.**

- **Svenimento, pallore, sudore freddo, cuore veloce, fiato corto o vomito di sangue**: **subito** {n}, sdraiato sul fianco; non guidare.
- **Niente da mangiare o bere.** Niente ibuprofene, naprossene, diclofenac, aspirina o alcol; chiedi lì prima del prossimo anticoagulante.
- Di’ quali medicine e quanto alcol. Anche ferro, liquirizia e mirtilli scuriscono, ma non fino a un catrame appiccicoso e maleodorante.`,
    overdose: `**Troppa medicina, o caffeina in polvere: chiama ora, anche se non senti niente: {p}. Se è stato voluto: è bene che tu lo dica; chiama subito il {n}, apri la porta e fai venire qualcuno.**

- **Vomito, cuore veloce o lento, tremore, sonnolenza, confusione, fatica a respirare, convulsioni, o un bambino, un anziano, più medicine**: **subito** {n}.
- **Il paracetamolo (anche negli antinfluenzali)** rovina il fegato uno o due giorni prima che si senta qualcosa. L’antidoto funziona meglio nelle prime ore: pronto soccorso oggi, anche un giorno dopo.
- Non prenderne più. Non far vomitare, niente alcol, niente da mangiare o bere finché non lo dicono. Tieni le scatole e conta che cosa manca.
- Per parlare, giorno e notte: {h}. Finché arriva l’aiuto non restare solo.`,
  },
  pt: {
    heat: `**Muito quente e confuso, desmaiado ou com convulsões ao calor: pode ser um golpe de calor. Ligue já {n} e arrefeça.**

- **Arrefecer já**: sombra ou sala fresca, tirar a roupa, molhar todo o corpo com água fresca e abanar; panos frios ou gelo no pescoço, axilas e virilhas. Fique ali.
- **Confuso, sonolento ou vómitos**: nada de beber, deitado de lado. Nem sal, nem álcool, nem medicamentos para a febre.
- **Só tonturas, dor de cabeça, cãibras, cabeça lúcida**: sair do calor, deitado com as pernas elevadas, água ou soro oral aos goles. Sem melhorar em 30 minutos: {n}. Uma criança deixada num carro quente: {n} de imediato.`,
    dehydrated: `**Bebeu pouco ou perdeu muito, e agora está confuso, muito sonolento, desmaia ou quase não urina: um médico já, antes de qualquer sopa.**

- **Confuso, difícil de acordar, cai ao levantar-se, coração ou respiração rápidos, pele fria, convulsões, 8 horas sem urinar**: **já** {n}.
- **Os outros**: um médico hoje, também de noite; mais cedo se for idoso, tiver rins ou coração fracos, ou diabetes. Pergunte que comprimidos parar: diuréticos, os da tensão e a metformina podem fazer mal agora.
- **Até lá**, só bem acordado e a engolir: goles pequenos, muitas vezes, de preferência soro oral. Levantar-se devagar, não ficar sozinho. Não obrigue ninguém a beber.`,
    bleeding: `**Fezes pretas como alcatrão, muito sangue, ou vómito com sangue ou como borra de café pode ser uma hemorragia interna: urgências já. Não é da comida enquanto um médico não o disser.**

- **Desmaio, palidez, suor frio, coração acelerado, falta de ar ou vómito de sangue**: **já** {n}, deitado de lado; não conduza.
- **Nada de comer ou beber.** Nem ibuprofeno, naproxeno, diclofenac, aspirina nem álcool; pergunte lá antes do próximo anticoagulante.
- Diga que medicamentos e quanto álcool. O ferro, o alcaçuz e os mirtilos também escurecem, mas não até um alcatrão pegajoso e malcheiroso.`,
    overdose: `**Medicamento a mais, ou cafeína em pó: ligue já, mesmo sem sentir nada: {p}. Se foi de propósito: ainda bem que o diz; ligue já {n}, abra a porta e deixe alguém vir.**

- **Vómitos, coração rápido ou lento, tremores, sono, confusão, falta de ar, convulsões, ou uma criança, um idoso, vários medicamentos**: **já** {n}.
- **O paracetamol (também nos antigripais)** faz mal ao fígado um ou dois dias antes de se sentir algo. O antídoto resulta melhor nas primeiras horas: urgências hoje, mesmo um dia depois.
- Não tome mais. Não provoque o vómito, nada de álcool, nem comer nem beber até dizerem. Guarde as caixas e conte o que falta.
- Para falar, dia e noite: {h}. Não fique sozinho até chegar ajuda.`,
  },
  nl: {
    heat: `**Heel warm en verward, flauwgevallen of met stuipen in de hitte: dat kan een hitteberoerte zijn. Bel nu {n} en koel meteen.**

- **Meteen koelen**: schaduw of een koele kamer, kleren uit, het hele lichaam nat maken met koel water en wapperen; koude doeken of ijs in nek, oksels en liezen. Blijf erbij.
- **Verward, suf of braken**: niets te drinken, op de zij. Geen zout, geen alcohol, geen koortsmedicijn.
- **Alleen duizelig, hoofdpijn, kramp, helder van geest**: uit de hitte, liggen met de benen omhoog, slokjes water of ORS. Na 30 minuten niet beter: {n}. Een kind uit een hete auto: meteen {n}.`,
    dehydrated: `**Te weinig gedronken of veel verloren, en nu verward, erg suf, flauw of bijna geen urine: nu een arts, vóór elke soep.**

- **Verward, moeilijk wakker te krijgen, valt om bij het opstaan, snelle hartslag of ademhaling, koude huid, een stuip, 8 uur geen urine**: **nu** {n}.
- **Anderen**: vandaag een arts, ook ’s nachts; ouderen, zwakke nieren of hart en diabetes eerder. Vraag welke pillen moeten pauzeren: plaspillen, bloeddrukpillen en metformine kunnen nu schaden.
- **Tot dan**, alleen goed wakker en als slikken lukt: kleine slokjes, vaak, het liefst ORS. Langzaam opstaan, niet alleen blijven. Dwing niemand te drinken.`,
    bleeding: `**Zwarte ontlasting als teer, veel bloed, of braaksel met bloed of als koffiedik kan een inwendige bloeding zijn: nu naar de spoedeisende hulp. Het is niet het eten zolang een arts dat niet zegt.**

- **Flauwvallen, bleek, koud zweet, snelle hartslag, benauwd of bloed braken**: **nu** {n}, liggen op de zij; niet zelf rijden.
- **Niets eten of drinken.** Geen ibuprofen, naproxen, diclofenac, aspirine of alcohol; vraag daar vóór de volgende bloedverdunner.
- Zeg welke medicijnen en hoeveel alcohol. IJzer, drop en bosbessen kleuren ook donker, maar niet tot plakkerige, stinkende teer.`,
    overdose: `**Te veel van een medicijn, of cafeïnepoeder: bel nu, ook als je niets merkt: {p}. Was het met opzet: goed dat je het zegt; bel nu {n}, doe de deur van het slot en laat iemand komen.**

- **Braken, snelle of trage hartslag, trillen, suf, verward, moeite met ademen, een stuip, of een kind, een oudere, meerdere medicijnen**: **nu** {n}.
- **Paracetamol (ook in griepmiddelen)** beschadigt de lever een of twee dagen voordat je iets merkt. Het tegengif werkt het best in de eerste uren: vandaag naar de spoedeisende hulp, ook een dag later.
- Neem er niets meer van. Niet laten braken, geen alcohol, niets eten of drinken tot zij het zeggen. Bewaar de doosjes en tel wat er mist.
- Om te praten, dag en nacht: {h}. Blijf niet alleen tot er hulp is.`,
  },
};
