import type { Language } from '@labelwise/contracts/languages';
import type { SafetyKind } from '@labelwise/domain/safety';

/** Every language other than English: none goes out without its own words for crises and illness. */
export type SafetyLanguage = Exclude<Language, 'en'>;

/**
 * As `en/safety.data.ts`: where an answer about food would be the wrong answer, in the language that somebody writes in.
 * @source 112 (Directive (EU) 2018/1972, art. 109); docs/languages.md names where each other number was looked up, and when
 */
export const SAFETY_TEXTS: Readonly<Record<SafetyLanguage, Readonly<Record<SafetyKind, string>>>> = {
  de: {
    crisis: `Es tut mir sehr leid, dass es dir so geht. Fragen zum Essen können warten: **sprich jetzt mit einem Menschen.**

- **In unmittelbarer Gefahr**: Notruf **112**.
- **Zum Reden, Tag und Nacht**: **0800 111 0 111** (TelefonSeelsorge, Deutschland), **142** (Österreich), **143** (Schweiz). Luxemburg, nicht rund um die Uhr: **45 45 45**. Andere Länder: [findahelpline.com](https://findahelpline.com).
- Wenn du kannst, sag jemandem in deiner Nähe, wie es dir geht, und bleib nicht allein damit.

Ich kenne mich nur mit verpackten Lebensmitteln aus und bin dafür nicht die richtige Hilfe. Diese Menschen sind es.`,
    emergency: `**Das klingt nach einem Notfall. Bitte warte nicht auf eine Antwort über Essen.**

- Atemnot, Schwellung von Gesicht oder Hals, Ohnmacht, Schmerzen in der Brust: **jetzt 112** anrufen und einen Adrenalin-Pen benutzen, wenn du einen hast.
- Etwas womöglich Giftiges geschluckt: **112** oder der Giftnotruf (**01 406 43 43** in Österreich, **145** in der Schweiz, **8002 5500** in Luxemburg; in Deutschland der deines Bundeslandes), und die Packung bereithalten.`,
    'eating disorder': `Danke, dass du das sagst. Ich gebe keinen Rat, weniger zu essen, zu erbrechen oder Essen auszugleichen, denn das kann schaden.

- **Sprich mit jemandem, der sich damit auskennt**: mit deiner Ärztin, deinem Arzt oder einer Beratungsstelle für Essstörungen, am Telefon zum Beispiel **0221 89 20 31** ([BIÖG](https://essstoerungen.bioeg.de), Deutschland, jeden Tag, nicht rund um die Uhr); andere Länder: [findahelpline.com](https://findahelpline.com).
- **Bei Ohnmacht oder Schmerzen in der Brust**, oder wenn nichts drin bleibt: Notruf **112**.

Wenn Punkte und Zahlen das Essen schwerer machen, lass sie ruhig weg.`,
    'high sugar': `**Das kann stark erhöhter Blutzucker sein, der innerhalb von Stunden gefährlich wird.**

- **Übelkeit, Bauchschmerzen, starker Durst, Atem, der nach Obst oder Nagellack riecht, tiefes Atmen, Benommenheit oder Verwirrtheit**: **jetzt** den Notruf **112** wählen (**144** in der Schweiz) und Diabetes nennen.
- **Sonst**: jetzt Zucker und Ketone messen, Wasser trinken und nach dem Plan für hohe Werte handeln, den dein Diabetesteam dir gegeben hat; ruf es oder den ärztlichen Bereitschaftsdienst (**116 117** in Deutschland) heute an. Insulin nie weglassen, weil du nichts essen kannst.
- **Kein Sport und keine gesüßten Getränke**, bis der Wert sinkt.

Scores zählen hier nicht. Das ist allgemeine Information, kein medizinischer Rat.`,
    'low sugar': `**Das kann Unterzuckerung sein. Behandle sie zuerst; Fragen zum Essen können warten.**

- **Wach, und Schlucken geht**: nimm jetzt 15 g schnellen Zucker, wie dein Team es dir gesagt hat: Traubenzucker, ein kleines Glas Saft oder Limonade mit Zucker. Getränke ohne Zucker helfen nicht.
- **Nach 15 Minuten noch einmal messen.** Noch unter 4 mmol/l (70 mg/dl): dasselbe noch einmal. Danach etwas mit Stärke essen.
- **Benommen, verwirrt, Krampf oder Schlucken geht nicht**: nichts in den Mund; Glukagon, wenn es da ist, und Notruf **112**.

Scores zählen hier nicht. Das ist allgemeine Information, kein medizinischer Rat.`,
    medication: `**Zu Medikamenten und Nahrungsergänzung kann ich nicht raten**, weder zu Dosen noch dazu, was man dazu essen darf. Manche Lebensmittel ändern die Wirkung (Grapefruit, grünes Gemüse mit Vitamin K, Alkohol, Lakritz).

- **Frag in der Apotheke oder Praxis nach**, bevor du etwas änderst.
- **Zu viel genommen oder unwohl**: Notruf **112** oder Giftnotruf.

Ich kann zeigen, was auf der Packung steht. Das ist Information, kein medizinischer Rat.`,
    pregnancy: `**In der Schwangerschaft, in der Stillzeit und für Babys frag bitte deine Hebamme, Ärztin oder deinen Arzt.** Die Punkte hier sind für gesunde Erwachsene gemacht.

Verlässliche Listen gibt es zum Beispiel beim [BZfE](https://www.bzfe.de) und [beim NHS](https://www.nhs.uk/pregnancy/keeping-well/foods-to-avoid/).

Ich kann zeigen, was auf der Packung steht: Zutaten, Koffein, Alkohol und Zahlen. Das ist Information, kein medizinischer Rat.`,
    diagnosis: `**Ich kann nicht sagen, woher eine Beschwerde kommt, und keine Krankheit feststellen oder behandeln.** Ich weiß nur, was auf Packungen steht.

- **Frag deine Ärztin oder deinen Arzt**, zum Essen bei einer Krankheit auch eine Ernährungsberatung. Bei Verdacht auf Allergie oder Zöliakie vor dem Weglassen fragen: Es kann den Test verfälschen.
- **Plötzlich oder heftig**: Notruf **112**.`,
  },
  fr: {
    crisis: `Je regrette vraiment que vous alliez si mal. Les questions d’alimentation peuvent attendre : **parlez à quelqu’un maintenant.**

- **En danger immédiat** : appelez le **112** (ou le 15 en France).
- **Pour parler, jour et nuit** : **3114** (France), **0800 32 123** (Belgique), **143** (Suisse). Luxembourg, pas à toute heure : **45 45 45**. Autres pays : [findahelpline.com](https://findahelpline.com).
- Si vous le pouvez, dites à quelqu’un près de vous comment vous vous sentez, et ne gardez pas cela pour vous.

Je ne connais que les aliments emballés : je ne suis pas la bonne aide pour cela. Eux le sont.`,
    emergency: `**Cela ressemble à une urgence. N’attendez pas une réponse sur les aliments.**

- Mal à respirer, visage ou gorge qui gonfle, évanouissement, douleur à la poitrine : appelez le **112** (ou le 15 en France) **maintenant**, et utilisez un stylo d’adrénaline si vous en avez un.
- Produit peut-être toxique avalé : le **112** (ou le 15 en France) ou un centre antipoison (**070 245 245** en Belgique, **145** en Suisse, **8002 5500** au Luxembourg ; en France, [celui de votre région](https://centres-antipoison.net)), en gardant l’emballage.`,
    'eating disorder': `Merci de le dire. Je ne donnerai pas de conseil pour manger moins, se purger ou compenser un repas : cela peut faire du mal.

- **Parlez à quelqu’un qui connaît bien cela** : votre médecin ou Anorexie Boulimie Info Écoute (**09 69 325 900**, France, certains après-midi) ; ailleurs [findahelpline.com](https://findahelpline.com).
- **En cas de malaise ou de douleur à la poitrine**, ou si rien ne reste : **112**.

Si les scores et les chiffres rendent les repas plus difficiles, laissez-les de côté.`,
    'high sugar': `**Cela peut être une glycémie très élevée, qui devient dangereuse en quelques heures.**

- **Nausées, mal au ventre, forte soif, haleine de fruit ou de vernis à ongles, respiration profonde, somnolence ou confusion** : appelez **maintenant** le **112** (ou le 15 en France) et parlez du diabète.
- **Sinon** : mesurez maintenant la glycémie et les cétones, buvez de l’eau et suivez le plan pour les valeurs hautes que votre équipe vous a donné ; appelez-la, ou le médecin de garde, aujourd’hui. N’arrêtez jamais l’insuline parce que vous ne pouvez pas manger.
- **Pas de sport ni de boissons sucrées** tant que la valeur n’a pas baissé.

Les scores ne comptent pas ici. C’est une information générale, pas un avis médical.`,
    'low sugar': `**Cela peut être une hypoglycémie. Traitez-la d’abord ; les questions sur les aliments peuvent attendre.**

- **Éveillé et capable d’avaler** : prenez 15 g de sucre rapide maintenant, comme votre équipe vous l’a dit : glucose, un petit verre de jus ou un soda sucré. Les boissons sans sucre n’aident pas.
- **Mesurez à nouveau après 15 minutes.** Toujours sous 4 mmol/l (0,7 g/l) : la même chose encore. Puis mangez un aliment avec de l’amidon.
- **Somnolence, confusion, convulsions ou impossibilité d’avaler** : rien par la bouche ; du glucagon s’il y en a, et appelez le **112** ou le **15**.

Les scores ne comptent pas ici. C’est une information générale, pas un avis médical.`,
    medication: `**Je ne peux pas conseiller sur les médicaments ni les compléments**, ni sur les doses ni sur ce qu’on peut manger avec. Certains aliments changent leur effet (pamplemousse, vitamine K des légumes verts, alcool, réglisse).

- **Demandez à votre pharmacien ou médecin** avant de changer quoi que ce soit.
- **Trop pris ou malaise** : **112** ou centre antipoison.

Je peux montrer ce que dit un emballage. C’est une information, pas un avis médical.`,
    pregnancy: `**Pendant la grossesse, l’allaitement et pour les bébés, demandez à votre sage-femme, médecin ou pédiatre.** Les scores sont faits pour des adultes en bonne santé.

Des listes fiables existent, par exemple [sur manger-bouger](https://www.mangerbouger.fr) et [au NHS](https://www.nhs.uk/pregnancy/keeping-well/foods-to-avoid/).

Je peux montrer ce que dit un emballage : ingrédients, caféine, alcool et chiffres. C’est une information, pas un avis médical.`,
    diagnosis: `**Je ne peux pas dire d’où vient un symptôme, ni diagnostiquer ou traiter une maladie.** Je sais seulement ce que disent les emballages.

- **Demandez à votre médecin**, ou à un diététicien pour l’alimentation. En cas de doute sur une allergie ou une maladie cœliaque, demandez avant d’éviter un aliment : cela peut fausser le test.
- **Si c’est soudain ou grave** : **112**.`,
  },
  es: {
    crisis: `Siento mucho que te encuentres así. Las preguntas sobre comida pueden esperar: **mereces hablar con una persona ahora.**

- **En peligro inmediato**: llama al **112**.
- **Para hablar, día y noche**: **024** (España). En otros países: [findahelpline.com](https://findahelpline.com).
- Si puedes, dile a alguien cercano cómo te sientes y no te quedes a solas con ello.

Solo conozco alimentos envasados y no soy la ayuda adecuada para esto. Ellos sí.`,
    emergency: `**Esto parece una emergencia. No esperes una respuesta sobre comida.**

- Dificultad para respirar, cara o garganta hinchada, desmayo, dolor en el pecho: llama al **112** **ahora** y usa un autoinyector de adrenalina si lo tienes.
- Si has tragado algo que puede ser tóxico: **112** o Información Toxicológica **91 562 04 20** (España, día y noche), con el envase a mano.`,
    'eating disorder': `Gracias por decirlo. No voy a dar consejos para comer menos, purgarse o compensar lo comido, porque puede hacer daño.

- **Habla con alguien que lo conozca bien**: tu médico o un servicio de trastornos de la conducta alimentaria; en otros países [findahelpline.com](https://findahelpline.com).
- **Si te desmayas o te duele el pecho**, o no retienes nada: **112**.

Si las puntuaciones y las cifras te lo hacen más difícil, déjalas de lado.`,
    'high sugar': `**Puede ser un azúcar en sangre muy alto, que se vuelve peligroso en unas horas.**

- **Náuseas, dolor de barriga, mucha sed, aliento a fruta o a quitaesmalte, respiración profunda, sueño o confusión**: llama **ahora** al **112** (911 en América) y di que es diabetes.
- **Si no**: mide ahora el azúcar y las cetonas, bebe agua y sigue el plan para valores altos que te dio tu equipo; llámalo, o al médico de guardia, hoy mismo. No dejes nunca la insulina porque no puedas comer.
- **Nada de deporte ni de bebidas azucaradas** hasta que el valor baje.

Las puntuaciones no cuentan aquí. Es información general, no consejo médico.`,
    'low sugar': `**Puede ser una bajada de azúcar. Trátala primero; las preguntas de comida pueden esperar.**

- **Con plena consciencia y si puedes tragar**: toma 15 g de azúcar rápido ahora, según te dijo tu equipo: glucosa, un vaso pequeño de zumo o un refresco con azúcar. Las bebidas sin azúcar no ayudan.
- **Mide otra vez a los 15 minutos.** Si sigue por debajo de 4 mmol/l (70 mg/dl): lo mismo otra vez. Después come algo con almidón.
- **Somnolencia, confusión, convulsiones o sin poder tragar**: nada por la boca; glucagón si hay, y llama al **112**.

Las puntuaciones no cuentan aquí. Es información general, no consejo médico.`,
    medication: `**No puedo aconsejar sobre medicamentos ni suplementos**, ni sobre dosis ni sobre qué se puede comer con ellos. Algunos alimentos cambian su efecto (pomelo, vitamina K de verduras verdes, alcohol, regaliz).

- **Pregunta a tu farmacéutico o médico** antes de cambiar nada.
- **Si tomaste demasiado o te encuentras mal**: **112** o Información Toxicológica **91 562 04 20** (España).

Puedo mostrar lo que dice el envase. Es información, no consejo médico.`,
    pregnancy: `**En el embarazo, la lactancia y para bebés, pregunta a tu matrona, médico o pediatra.** Las puntuaciones están hechas para adultos sanos.

Hay listas fiables, por ejemplo [de AESAN](https://www.aesan.gob.es) y [del NHS](https://www.nhs.uk/pregnancy/keeping-well/foods-to-avoid/).

Puedo mostrar lo que dice el envase: ingredientes, cafeína, alcohol y cifras. Es información, no consejo médico.`,
    diagnosis: `**No puedo decir de dónde viene un síntoma, ni diagnosticar o tratar una enfermedad.** Solo sé lo que dicen los envases.

- **Pregunta a tu médico**, o a un dietista para la alimentación. Si sospechas una alergia o celiaquía, pregunta antes de dejar un alimento: puede alterar la prueba.
- **Si es repentino o grave**: **112**.`,
  },
  it: {
    crisis: `Mi dispiace molto che tu stia così. Le domande sul cibo possono aspettare: **meriti di parlare con una persona adesso.**

- **In pericolo immediato**: chiama il **112**.
- **Per parlare**: Telefono Amico **02 2327 2327** (Italia), **143** (Svizzera). In altri paesi: [findahelpline.com](https://findahelpline.com).
- Se puoi, di’ a qualcuno vicino a te come ti senti, e non tenertelo dentro.

Conosco solo alimenti confezionati e non sono l’aiuto giusto per questo. Loro sì.`,
    emergency: `**Sembra un’emergenza. Non aspettare una risposta sul cibo.**

- Difficoltà a respirare, viso o gola gonfi, svenimento, dolore al petto: chiama il **112** **adesso** e usa l’adrenalina se ce l’hai.
- Hai ingerito qualcosa di forse tossico: centro antiveleni o **112**, con la confezione a portata di mano. In Svizzera: Tox Info **145**.`,
    'eating disorder': `Grazie per averlo detto. Non darò consigli per mangiare meno, vomitare o compensare: può fare male.

- **Parla con chi conosce bene il problema**: il tuo medico o il numero verde SOS Disturbi Alimentari **800 180 969** (Italia); altrove [findahelpline.com](https://findahelpline.com).
- **Se svieni o hai dolore al petto**, o non trattieni nulla: **112**.

Se punteggi e cifre rendono più difficile mangiare, lasciali stare.`,
    'high sugar': `**Può essere una glicemia molto alta, che in poche ore diventa pericolosa.**

- **Nausea, mal di pancia, molta sete, alito che sa di frutta o di solvente per unghie, respiro profondo, sonnolenza o confusione**: chiama **subito** il **112** e di’ che si tratta di diabete.
- **Altrimenti**: misura ora la glicemia e i chetoni, bevi acqua e segui il piano per i valori alti che ti ha dato il tuo team; chiamalo, o la guardia medica (**116 117**), oggi stesso. Non saltare mai l’insulina perché non riesci a mangiare.
- **Niente sport e niente bevande zuccherate** finché il valore non scende.

I punteggi qui non contano. È informazione generale, non un consiglio medico.`,
    'low sugar': `**Può essere un calo di zuccheri. Trattalo prima; le domande sul cibo possono aspettare.**

- **Se sei cosciente e riesci a deglutire**: prendi 15 g di zucchero rapido adesso, come ti ha detto chi ti segue: glucosio, un bicchiere piccolo di succo o una bibita con zucchero. Le bibite senza zucchero non aiutano.
- **Misura di nuovo dopo 15 minuti.** Ancora sotto 4 mmol/l (70 mg/dl): di nuovo lo stesso. Poi mangia qualcosa con amido.
- **Sonnolenza, confusione, convulsioni o difficoltà a deglutire**: niente per bocca; glucagone se c’è, e chiama il **112**.

I punteggi qui non contano. È un’informazione generale, non un consiglio medico.`,
    medication: `**Non posso dare consigli su farmaci o integratori**, né sulle dosi né su cosa mangiare insieme. Alcuni alimenti ne cambiano l’effetto (pompelmo, vitamina K delle verdure verdi, alcol, liquirizia).

- **Chiedi al farmacista o al medico** prima di cambiare qualcosa.
- **Se ne hai preso troppo o stai male**: **112** o centro antiveleni.

Posso mostrare che cosa dice la confezione. È informazione, non un parere medico.`,
    pregnancy: `**In gravidanza, durante l’allattamento e per i neonati chiedi all’ostetrica, al medico o al pediatra.** I punteggi sono fatti per adulti sani.

Ci sono elenchi affidabili, per esempio [del Ministero della Salute](https://www.salute.gov.it) e [del NHS](https://www.nhs.uk/pregnancy/keeping-well/foods-to-avoid/).

Posso mostrare che cosa dice la confezione: ingredienti, caffeina, alcol e cifre. È informazione, non un parere medico.`,
    diagnosis: `**Non posso dire da che cosa dipende un sintomo, né diagnosticare o curare una malattia.** So solo che cosa dicono le confezioni.

- **Chiedi al medico**, o a un dietista per l’alimentazione. Se sospetti un’allergia o la celiachia, chiedi prima di togliere un alimento: può falsare l’esame.
- **Se è improvviso o grave**: **112**.`,
  },
  pt: {
    crisis: `Lamento muito que se sinta assim. As perguntas sobre comida podem esperar: **merece falar com uma pessoa agora.**

- **Em perigo imediato**: ligue **112** (Portugal) ou **192** (Brasil).
- **Para falar, dia e noite**: **1411** (Linha Nacional de Prevenção do Suicídio, Portugal), CVV **188** (Brasil). Outros países: [findahelpline.com](https://findahelpline.com).
- Se puder, diga a alguém próximo como se sente e não fique só com isso.

Só conheço alimentos embalados e não sou a ajuda certa para isto. Eles são.`,
    emergency: `**Isto parece uma emergência. Não espere por uma resposta sobre comida.**

- Dificuldade em respirar, rosto ou garganta inchados, desmaio, dor no peito: ligue **112** (Portugal) ou **192** (Brasil) **agora** e use a caneta de adrenalina se a tiver.
- Engoliu algo talvez tóxico: **112** ou o Centro de Informação Antivenenos **800 250 250** (Portugal, dia e noite), com a embalagem à mão.`,
    'eating disorder': `Agradeço que o diga. Não darei conselhos para comer menos, purgar ou compensar o que comeu, porque pode fazer mal.

- **Fale com quem conhece bem isto**: o seu médico ou um serviço de perturbações alimentares; noutros países [findahelpline.com](https://findahelpline.com).
- **Se desmaiar ou tiver dor no peito**, ou não conseguir reter nada: **112** (Portugal) ou **192** (Brasil).

Se pontuações e números tornam comer mais difícil, deixe-os de lado.`,
    'high sugar': `**Pode ser um açúcar no sangue muito alto, que em poucas horas se torna perigoso.**

- **Enjoo, dor de barriga, muita sede, hálito a fruta ou a acetona, respiração profunda, sonolência ou confusão**: ligue **já** para o **112** (192 no Brasil) e diga que é diabetes.
- **Se não**: meça agora o açúcar e as cetonas, beba água e siga o plano para valores altos que a sua equipa lhe deu; ligue-lhe, ou para o SNS 24 (**808 24 24 24**), hoje mesmo. Nunca deixe a insulina por não conseguir comer.
- **Sem desporto e sem bebidas açucaradas** até o valor descer.

As pontuações não contam aqui. É informação geral, não um conselho médico.`,
    'low sugar': `**Pode ser uma descida de açúcar. Trate-a primeiro; as perguntas sobre comida podem esperar.**

- **Consciente e a conseguir engolir**: tome 15 g de açúcar rápido agora, como a sua equipa lhe disse: glicose, um copo pequeno de sumo ou um refrigerante com açúcar. Bebidas sem açúcar não ajudam.
- **Meça de novo após 15 minutos.** Ainda abaixo de 4 mmol/l (70 mg/dl): o mesmo outra vez. Depois coma algo com amido.
- **Sonolência, confusão, convulsões ou sem conseguir engolir**: nada pela boca; glucagon se houver, e ligue **112** (Portugal) ou **192** (Brasil).

As pontuações não contam aqui. É informação geral, não é aconselhamento médico.`,
    medication: `**Não posso aconselhar sobre medicamentos ou suplementos**, nem doses nem o que se pode comer com eles. Alguns alimentos mudam o efeito (toranja, vitamina K de verduras, álcool, alcaçuz).

- **Pergunte ao farmacêutico ou médico** antes de mudar algo.
- **Tomou a mais ou sente-se mal**: **112** ou **800 250 250** (Centro de Informação Antivenenos, Portugal), **192** (Brasil).

Posso mostrar o que diz a embalagem. É informação, não conselho médico.`,
    pregnancy: `**Na gravidez, na amamentação e para bebés, pergunte à sua parteira, médico ou pediatra.** As pontuações são feitas para adultos saudáveis.

Há listas fiáveis, por exemplo [da DGS](https://www.dgs.pt) e [do NHS](https://www.nhs.uk/pregnancy/keeping-well/foods-to-avoid/).

Posso mostrar o que diz a embalagem: ingredientes, cafeína, álcool e números. É informação, não conselho médico.`,
    diagnosis: `**Não posso dizer de onde vem um sintoma, nem diagnosticar ou tratar uma doença.** Só sei o que dizem as embalagens.

- **Pergunte ao seu médico**, ou a um nutricionista sobre alimentação. Se suspeita de alergia ou doença celíaca, pergunte antes de deixar um alimento: pode alterar o teste.
- **Se for súbito ou grave**: **112** (Portugal) ou **192** (Brasil).`,
  },
  nl: {
    crisis: `Het spijt me heel erg dat je je zo voelt. Vragen over eten kunnen wachten: **praat nu met een mens.**

- **In direct gevaar**: bel **112**.
- **Om te praten, dag en nacht**: **113** of gratis **0800 0113** (Nederland), **1813** (België). Andere landen: [findahelpline.com](https://findahelpline.com).
- Als het kan, vertel iemand dichtbij hoe je je voelt en blijf er niet alleen mee.

Ik weet alleen iets van verpakt eten en ben hiervoor niet de juiste hulp. Zij wel.`,
    emergency: `**Dit klinkt als een noodgeval. Wacht niet op een antwoord over eten.**

- Moeite met ademen, zwelling van gezicht of keel, flauwvallen, pijn op de borst: bel **nu 112** en gebruik een adrenalinepen als je die hebt.
- Iets ingeslikt dat misschien giftig is: **112** of je huisarts of huisartsenpost (Nederland), het Antigifcentrum **070 245 245** (België), met de verpakking bij de hand.`,
    'eating disorder': `Dank je dat je dit zegt. Ik geef geen advies om minder te eten, te braken of eten te compenseren, want dat kan schaden.

- **Praat met iemand die dit goed kent**: je huisarts of hulp bij eetstoornissen ([proud2Bme](https://www.proud2bme.nl)); elders [findahelpline.com](https://findahelpline.com).
- **Bij flauwvallen of pijn op de borst**, of als je niets binnenhoudt: **112**.

Als scores en cijfers eten moeilijker maken, laat ze dan liggen.`,
    'high sugar': `**Dit kan een zeer hoge bloedsuiker zijn, die binnen uren gevaarlijk wordt.**

- **Misselijk, buikpijn, veel dorst, adem die naar fruit of nagellak ruikt, diep ademen, suf of verward**: bel **nu 112** en zeg dat het om diabetes gaat.
- **Anders**: meet nu je suiker en ketonen, drink water en volg het plan voor hoge waarden van je diabetesteam; bel het team of de huisartsenpost vandaag nog. Sla insuline nooit over omdat je niet kunt eten.
- **Geen sport en geen suikerhoudende drank** tot de waarde daalt.

Scores tellen hier niet. Dit is algemene informatie, geen medisch advies.`,
    'low sugar': `**Dit kan een lage bloedsuiker zijn. Behandel die eerst; vragen over eten kunnen wachten.**

- **Wakker en slikken gaat**: neem nu 15 g snelle suiker, zoals je team je heeft gezegd: druivensuiker, een klein glas sap of frisdrank met suiker. Drank zonder suiker helpt niet.
- **Meet na 15 minuten opnieuw.** Nog onder 4 mmol/l (70 mg/dl): nog eens hetzelfde. Eet daarna iets met zetmeel.
- **Suf, verward, krampen of niet kunnen slikken**: niets via de mond; glucagon als het er is, en bel **112**.

Scores tellen hier niet. Dit is algemene informatie, geen medisch advies.`,
    medication: `**Ik kan niet adviseren over medicijnen of supplementen**, niet over doses en niet over wat erbij gegeten mag worden. Sommige voeding verandert de werking (grapefruit, vitamine K in groene groente, alcohol, drop).

- **Vraag je apotheker of arts** voordat je iets verandert.
- **Te veel genomen of niet lekker**: **112**, je huisarts of, in België, het Antigifcentrum **070 245 245**.

Ik kan laten zien wat op de verpakking staat. Dat is informatie, geen medisch advies.`,
    pregnancy: `**Vraag in de zwangerschap, bij borstvoeding en voor baby’s je verloskundige, arts of consultatiebureau.** De scores zijn gemaakt voor gezonde volwassenen.

Er zijn betrouwbare lijsten, bijvoorbeeld [van het Voedingscentrum](https://www.voedingscentrum.nl) en [van de NHS](https://www.nhs.uk/pregnancy/keeping-well/foods-to-avoid/).

Ik kan laten zien wat op de verpakking staat: ingrediënten, cafeïne, alcohol en cijfers. Dat is informatie, geen medisch advies.`,
    diagnosis: `**Ik kan niet zeggen waar een klacht vandaan komt, en geen ziekte vaststellen of behandelen.** Ik weet alleen wat op verpakkingen staat.

- **Vraag je arts**, of een diëtist over eten bij een ziekte. Bij een vermoeden van allergie of coeliakie eerst vragen, dan pas weglaten: het kan de test verstoren.
- **Plotseling of hevig**: **112**.`,
  },
};
