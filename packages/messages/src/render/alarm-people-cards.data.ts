import type { Language } from '@labelwise/contracts/languages';
import type { AlarmKind } from '@labelwise/domain/safety';

/** Emergencies of people: of a mind, a family, a pregnancy, a baby, drink, medicine, a pen and of eating again. */
export type PeopleCard = Extract<
  AlarmKind,
  | 'crisis of another'
  | 'controlled'
  | 'child starved'
  | 'infant feeding'
  | 'refeeding'
  | 'pen'
  | 'pregnant ill'
  | 'pregnant drinks'
  | 'drinking'
  | 'medicine sign'
  | 'unclear'
  | 'unclear mind'
>;

/**
 * What to do first, as Markdown; `{n}` and `{p}` as in `alarm-cards.data.ts`, `{h}` for whom to talk to in a crisis, `{v}` about violence at
 * home, `{c}` about a child.
 * @source WHO, Preventing suicide: myths, 2019, and Samaritans (asking about suicide); NHS, Domestic abuse, and WHO, Violence against women;
 * NHS and WHO, Infant feeding, and AAP on formula and water; NICE CG32, 2017, and MEED, 2022 (refeeding); Resuscitation Council UK, 2021, and
 * MHRA, 2023 (adrenaline pens); NICE NG201 and NG133, ACOG on listeria; WHO and NHS, alcohol in pregnancy; NHS, Alcohol poisoning, and NICE
 * CG100 (withdrawal); NHS 111 and BfArM on side effects of medicines
 */
export const PEOPLE_CARDS: Readonly<Record<Language, Readonly<Record<PeopleCard, string>>>> = {
  en: {
    'crisis of another': `**It is good that you noticed. Take it seriously, and do not leave them alone now.**

- **They have pills, a blade or a plan, have said goodbye, have hurt themselves, or cannot be reached**: call {n} **now** and stay with them, or on the phone.
- **Ask straight out whether they think of suicide.** Asking puts no idea into anybody’s head. Listen, do not argue, and take medicine, blades, weapons and alcohol out of reach.
- **To talk, for them and for you, day and night**: {h}.

What they eat can wait. A child or teenager: a doctor or an emergency department today.`,
    controlled: `**You deserve to eat, and this is not your fault. Whoever decides whether, what or how much another person may eat is controlling them, and that is a form of violence.**

- **In danger now, or faint from hunger**: {n}.
- **To talk in confidence, for you or for somebody you know**: {v}.
- If your phone or this app is looked through, call from another phone and delete this conversation.
- Eat whenever you can; a neighbour, a friend, work, a doctor or a pharmacy can keep food, or call for you.`,
    'child starved': `**A child that does not get enough to eat needs help today: a doctor, not a snack idea.**

- **Limp, faint, cold, confused, sunken eyes, swollen belly or legs, hardly pees**: {n} **now**.
- **Hardly any food for days**: small meals, often, no feast at once, and a doctor today before they eat much.
- **Food is kept from the child, as a punishment or for looks or sport, or there is none**: {c}. School, the children’s doctor and a food bank help too, without blame.
- A growing child is put on no diet and no fast without its doctor.
- **Are you the child?** It is not your fault, and you may eat. Tell a teacher, a doctor or another grown-up you trust, or call that number; in danger or faint: {n}.`,
    'infant feeding': `**Call the children’s doctor or your midwife now. In the first six months a baby needs breast milk or infant formula alone, mixed exactly as the pack says: no water, tea, juice or plant drink, no extra water in the bottle, nothing home-made.**

- **Limp, hard to wake, fits, cold, fast breathing, no wet nappy for 8 hours, sunken soft spot, refuses feeds, or under 3 months with 38 °C**: {n} **now**. Water, or bottles that are too thin, can bring on fits.
- **Next feed**: full strength, as often as the baby asks; a newborn at least 8 times a day.
- **Formula is running out or too dear**: do not stretch it. Any first infant formula will do; clinic, midwife, pharmacy and food bank help.
- From six months on solid food with iron beside it, and no food group left out without the doctor.`,
    refeeding: `**After days with hardly any food do not start with a big meal: speak to a doctor today, before you eat much.** Eating a lot at once can upset the salts in the blood and the heart.

- **Fainting, racing or uneven heartbeat, hard breathing, confusion, cramps, swollen legs, great weakness**: {n} **now**.
- **Five days or more, very thin, or much weight lost**: doctor or emergency department today; blood is tested and vitamin B1 given first.
- **Until then**: water in sips and ordinary food in small portions, spread over the day, at most half of what you used to eat for the first two days. No sweet drinks in quantity, no alcohol.
- If you did not eat because food frightens you, or because somebody keeps it from you, say so there: they help with that too.`,
    pen: `**Hard breathing, hoarse voice, swollen tongue or throat, faint, or signs in two places of the body (skin and belly, say): use the pen now. In doubt use it: waiting harms more than the pen.**

- **How**: cap off, push hard into the middle of the outer thigh, through clothes if need be, hold as long as it says on the pen. Then {n}, say “anaphylaxis”. Lie down, legs raised; sit up if breathing is hard; do not stand up. No pen there: {n} at once.
- **Already used**: always to hospital, also when it is better; it can come back. No better after 5 minutes: a second pen.
- **Expired, cloudy or left in the heat**: better than none if there is no other, and {n} at once. No sign at all: keep it, and get a new one at the pharmacy.
- **Into a finger or thumb**: emergency department.`,
    'pregnant ill': `**Pregnant and ill: call your maternity unit, midwife or doctor now, also at night. Do not wait for the next visit.**

- **Bleeding, strong belly pain, waters gone, the baby moves less, bad headache or flickering sight, fits, faint, hard breathing**: {n} or the maternity unit **now**.
- **38 °C or more, shivering, aching like flu, diarrhoea**: today, and say what you have eaten in the last weeks. Listeria is treated with antibiotics, and early is better.
- **Nothing stays down for a day, hardly pees, dizzy**: today; a drip may be needed. **Itching palms and soles, dark urine**: a blood test today.
- Until then small sips. No medicine on your own, no ibuprofen or aspirin.`,
    'pregnant drinks': `**No alcohol from now on is best for the baby, at any stage. If you drink every day, do not stop all at once on your own: call a doctor or midwife today.**

- **Shaking, sweating, seeing things, confused, a fit after stopping; or so drunk that waking is hard**: {n} **now**.
- **Every day, or you cannot stop**: they help without blame, and stopping with help protects you and the baby.
- **Before you knew, or one glass**: tell them at the next visit; each day without it helps. There is nothing to take.
- Somebody to talk to: [findahelpline.com](https://findahelpline.com).`,
    drinking: `**Very drunk and hard to wake, or shaking and confused without drink: call {n} now.**

- **Hard to wake, slow or noisy breathing, cold, blue or pale, vomits half asleep, a fit**: {n}, on the side, warm, never alone, do not let them sleep it off. No coffee, no cold shower, no food, no vomiting on purpose.
- **Stopped or cut down and now shakes, sweats, sees or hears things, confused, a fit**: {n}. Who drinks much each day does not stop at once alone: a doctor today.
- **Hand gel, antifreeze, spirit or home-made liquor**: {p} now, also without signs.
- Blood in vomit, black stools, yellow eyes: {n}. Food neither sobers up nor stops withdrawal. Somebody to talk to: [findahelpline.com](https://findahelpline.com).`,
    'medicine sign': `**A medicine and a bad sign now: call, before the next dose and before any food question.**

- **Hard breathing, swollen face or tongue, faint, very drowsy, confused, a fit, chest pain, uneven heartbeat, a sudden very bad headache, vomiting blood, black stools, bleeding that does not stop, or a blow to the head on blood thinners**: {n} **now**.
- **Too much, twice, somebody else’s or the wrong one**: {p} now, also without signs; paracetamol harms the liver before anything is felt.
- **Yellow eyes, dark urine, rash, muscle pain, vomiting, great dizziness**: doctor on duty today.
- Do not stop or double anything on your own: some medicines must not be stopped suddenly. No alcohol, grapefruit or liquorice until you have asked. Keep the pack at hand.`,
    unclear: `**This may be serious: get help first, food can wait.**

- **Hard breathing, choking, swollen face or tongue, faint or hard to wake, confused, a fit, chest pain, weakness of one side, a very bad headache, blood, grey or blue**: call {n} **now**. With an allergy and such a sign: adrenaline pen.
- **Something harmful swallowed, or too much of a medicine**: {p}, also without signs.
- **A baby, a pregnancy, diabetes, weak defences or a very old person**: a doctor now, also at night. All others: a doctor today, and sooner if it gets worse.
- **Thoughts of not living, eating that frightens or has to be undone, or somebody hurts you or keeps food from you**: talk to a person now: {h}. Until help is there do not stay alone; small sips only, no alcohol, no medicine on your own.`,
    'unclear mind': `**That sounds heavy, and nobody has to carry it alone. Please talk to somebody today.**

- **Thoughts of dying, harming oneself, or a person who may do so**: {n} in danger, and to talk: {h}. Do not leave them alone.
- **Eating that frightens, is hidden, has to be made up for or brought up**: a doctor, or a helpline for eating disorders: [findahelpline.com](https://findahelpline.com). Eat the next meal as usual; I give no advice on eating less. Fainting, chest pain, nothing stays down: {n}.
- **Somebody decides whether or what you may eat, or you are afraid of them**: {v}.`,
  },
  de: {
    'crisis of another': `**Gut, dass du es bemerkt hast. Nimm es ernst und lass den Menschen jetzt nicht allein.**

- **Tabletten, eine Klinge oder ein Plan, ein Abschied, eine Selbstverletzung, oder nicht erreichbar**: **jetzt** {n} anrufen und dabeibleiben, auch am Telefon.
- **Frag direkt, ob er oder sie an Suizid denkt.** Die Frage bringt niemanden auf die Idee. Zuhören, nicht streiten, und Medikamente, Klingen, Waffen und Alkohol außer Reichweite bringen.
- **Zum Reden, für beide, Tag und Nacht**: {h}.

Essen kann warten. Ein Kind oder Jugendlicher: heute noch zum Arzt oder in die Notaufnahme.`,
    controlled: `**Du hast ein Recht zu essen, und es ist nicht deine Schuld. Wer bestimmt, ob, was oder wie viel ein anderer Mensch essen darf, kontrolliert ihn, und das ist eine Form von Gewalt.**

- **Jetzt in Gefahr oder schwach vor Hunger**: {n}.
- **Vertraulich reden, für dich oder jemanden, den du kennst**: {v}.
- Wird dein Handy oder diese App durchgesehen, ruf von einem anderen Telefon an und lösche dieses Gespräch.
- Iss, wann immer du kannst; Nachbarn, Freunde, Arbeit, Arztpraxis oder Apotheke können Essen aufheben oder für dich anrufen.`,
    'child starved': `**Ein Kind, das nicht genug zu essen bekommt, braucht heute Hilfe: einen Arzt, keine Snack-Idee.**

- **Schlaff, ohnmächtig, kalt, verwirrt, eingesunkene Augen, dicker Bauch oder dicke Beine, pinkelt kaum**: **jetzt** {n}.
- **Seit Tagen kaum etwas gegessen**: kleine Mahlzeiten, oft, kein Festessen auf einmal, und heute zum Arzt, bevor es viel isst.
- **Dem Kind wird Essen vorenthalten, als Strafe, für die Figur oder den Sport, oder es ist keins da**: {c}. Schule, Kinderarztpraxis und Tafel helfen auch, ohne Vorwurf.
- Ein Kind im Wachstum macht ohne seinen Arzt keine Diät und fastet nicht.
- **Bist du selbst das Kind?** Du bist nicht schuld, und du darfst essen. Sag es einer Lehrerin, einem Arzt oder einem anderen Erwachsenen, dem du vertraust, oder ruf die Nummer an; in Gefahr oder wenn dir schwarz wird: {n}.`,
    'infant feeding': `**Ruf jetzt die Kinderarztpraxis oder die Hebamme an. In den ersten sechs Monaten braucht ein Baby nur Muttermilch oder Säuglingsmilch, genau nach Packung angerührt: kein Wasser, Tee, Saft oder Pflanzendrink, kein Wasser zusätzlich in die Flasche, nichts Selbstgemachtes.**

- **Schlaff, kaum zu wecken, Krampf, kalt, schnelle Atmung, 8 Stunden keine nasse Windel, eingesunkene Fontanelle, trinkt nicht, oder unter 3 Monaten mit 38 °C**: **jetzt** {n}. Wasser oder zu dünne Flaschen können Krämpfe auslösen.
- **Nächste Mahlzeit**: volle Stärke, so oft das Baby will; ein Neugeborenes mindestens 8-mal am Tag.
- **Die Säuglingsmilch geht aus oder ist zu teuer**: nicht strecken. Jede Anfangsmilch (Pre) ist recht; Klinik, Hebamme, Apotheke und Tafel helfen.
- Ab sechs Monaten dazu Beikost mit Eisen, und keine Lebensmittelgruppe weglassen ohne den Arzt.`,
    refeeding: `**Nach Tagen fast ohne Essen fang nicht mit einer großen Mahlzeit an: Sprich heute mit einem Arzt, bevor du viel isst.** Viel auf einmal kann die Salze im Blut und das Herz durcheinanderbringen.

- **Ohnmacht, rasender oder unregelmäßiger Herzschlag, Atemnot, Verwirrtheit, Krämpfe, dicke Beine, große Schwäche**: **jetzt** {n}.
- **Fünf Tage oder mehr, sehr dünn oder viel Gewicht verloren**: heute zum Arzt oder in die Notaufnahme; erst wird das Blut geprüft und Vitamin B1 gegeben.
- **Bis dahin**: Wasser in Schlucken und normales Essen in kleinen Portionen über den Tag, die ersten zwei Tage höchstens die Hälfte von früher. Süße Getränke nicht in Mengen, kein Alkohol.
- Hast du nicht gegessen, weil Essen dir Angst macht oder jemand es dir vorenthält, sag es dort: Auch da wird geholfen.`,
    pen: `**Atemnot, heisere Stimme, dicke Zunge oder enger Hals, Kreislaufschwäche, oder Zeichen an zwei Stellen des Körpers (etwa Haut und Bauch): den Pen jetzt. Im Zweifel benutzen: Warten schadet mehr als der Pen.**

- **Wie**: Kappe ab, fest mitten außen in den Oberschenkel drücken, notfalls durch die Kleidung, so lange halten, wie auf dem Pen steht. Dann {n}, „Anaphylaxie“ sagen. Hinlegen, Beine hoch; bei Atemnot sitzen; nicht aufstehen. Kein Pen da: sofort {n}.
- **Schon benutzt**: immer ins Krankenhaus, auch wenn es besser ist; es kann wiederkommen. Nach 5 Minuten nicht besser: zweiter Pen.
- **Abgelaufen, trüb oder in der Hitze gelegen**: besser als keiner, wenn kein anderer da ist, und sofort {n}. Gar kein Zeichen: aufheben und in der Apotheke einen neuen holen.
- **In Finger oder Daumen**: Notaufnahme.`,
    'pregnant ill': `**Schwanger und krank: Ruf jetzt Kreißsaal, Hebamme oder Arzt an, auch nachts. Nicht bis zum nächsten Termin warten.**

- **Blutung, starke Bauchschmerzen, Fruchtwasser, das Kind bewegt sich weniger, starke Kopfschmerzen oder Flimmern, Krampf, Ohnmacht, Atemnot**: **jetzt** {n} oder Kreißsaal.
- **38 °C oder mehr, Schüttelfrost, Gliederschmerzen, Durchfall**: heute, und sag, was du in den letzten Wochen gegessen hast. Listerien behandelt man mit Antibiotika, früh ist besser.
- **Einen Tag lang bleibt nichts drin, kaum Urin, schwindlig**: heute; vielleicht braucht es eine Infusion. **Juckende Handflächen und Fußsohlen, dunkler Urin**: heute ein Bluttest.
- Bis dahin kleine Schlucke. Keine Medikamente auf eigene Faust, kein Ibuprofen, kein Aspirin.`,
    'pregnant drinks': `**Ab jetzt kein Alkohol ist für das Kind am besten, zu jeder Zeit. Trinkst du jeden Tag, hör nicht allein von heute auf morgen auf: Ruf heute Arzt oder Hebamme an.**

- **Zittern, Schwitzen, Dinge sehen, verwirrt, Krampf nach dem Aufhören; oder so betrunken, dass Wecken schwerfällt**: **jetzt** {n}.
- **Jeden Tag, oder du kannst nicht aufhören**: Sie helfen ohne Vorwurf, und Aufhören mit Hilfe schützt dich und das Kind.
- **Bevor du es wusstest, oder ein Glas**: Sag es beim nächsten Termin; jeder Tag ohne hilft. Einnehmen musst du nichts.
- Jemand zum Reden: [findahelpline.com](https://findahelpline.com).`,
    drinking: `**Sehr betrunken und kaum zu wecken, oder zittrig und verwirrt ohne Alkohol: jetzt {n}.**

- **Kaum zu wecken, langsame oder röchelnde Atmung, kalt, blau oder blass, erbricht im Halbschlaf, Krampf**: {n}, auf die Seite, warm halten, nie allein, nicht ausschlafen lassen. Kein Kaffee, keine kalte Dusche, kein Essen, nicht erbrechen lassen.
- **Aufgehört oder weniger getrunken und nun Zittern, Schwitzen, sieht oder hört Dinge, verwirrt, Krampf**: {n}. Wer täglich viel trinkt, hört nicht allein auf einmal auf: heute zum Arzt.
- **Desinfektionsmittel, Frostschutz, Spiritus oder Selbstgebrannter**: jetzt anrufen, auch ohne Zeichen: {p}.
- Blut im Erbrochenen, schwarzer Stuhl, gelbe Augen: {n}. Essen macht nicht nüchtern und hilft nicht gegen Entzug. Jemand zum Reden: [findahelpline.com](https://findahelpline.com).`,
    'medicine sign': `**Ein Medikament und jetzt ein schlechtes Zeichen: anrufen, vor der nächsten Dosis und vor jeder Frage zum Essen.**

- **Atemnot, dickes Gesicht oder dicke Zunge, Ohnmacht, sehr schläfrig, verwirrt, Krampf, Brustschmerz, unregelmäßiger Puls, plötzlich sehr starke Kopfschmerzen, Blut erbrochen, schwarzer Stuhl, Blutung, die nicht aufhört, oder Schlag auf den Kopf unter Blutverdünnern**: **jetzt** {n}.
- **Zu viel, doppelt, fremde oder falsche genommen**: jetzt anrufen, auch ohne Zeichen: {p}. Paracetamol schadet der Leber, bevor man etwas spürt.
- **Gelbe Augen, dunkler Urin, Ausschlag, Muskelschmerzen, Erbrechen, starker Schwindel**: heute ärztlicher Notdienst.
- Nichts selbst absetzen oder verdoppeln: Manches darf man nicht plötzlich absetzen. Kein Alkohol, keine Grapefruit, keine Lakritze, bis du gefragt hast. Packung bereithalten.`,
    unclear: `**Das kann ernst sein: erst Hilfe holen, Essen kann warten.**

- **Atemnot, Ersticken, dickes Gesicht oder dicke Zunge, ohnmächtig oder kaum zu wecken, verwirrt, Krampf, Brustschmerz, Schwäche einer Seite, heftigster Kopfschmerz, Blut, grau oder blau**: **jetzt** {n}. Bei Allergie und so einem Zeichen: Adrenalin-Pen.
- **Etwas Schädliches geschluckt oder zu viel von einem Medikament**: anrufen, auch ohne Zeichen: {p}.
- **Baby, Schwangerschaft, Diabetes, schwache Abwehr oder hohes Alter**: jetzt zum Arzt, auch nachts. Alle anderen: heute zum Arzt, früher, wenn es schlimmer wird.
- **Gedanken, nicht mehr leben zu wollen, Essen, das Angst macht oder wieder heraus muss, oder jemand tut dir weh oder hält dir Essen vor**: Sprich jetzt mit einem Menschen: {h}. Bis Hilfe da ist, nicht allein bleiben; nur kleine Schlucke, kein Alkohol, keine Medikamente auf eigene Faust.`,
    'unclear mind': `**Das klingt schwer, und niemand muss es allein tragen. Bitte sprich heute mit jemandem.**

- **Gedanken ans Sterben, sich etwas antun, oder ein Mensch, der das tun könnte**: bei Gefahr {n}, und zum Reden: {h}. Nicht allein lassen.
- **Essen, das Angst macht, versteckt, ausgeglichen oder erbrochen wird**: ein Arzt oder eine Beratung für Essstörungen: [findahelpline.com](https://findahelpline.com). Iss die nächste Mahlzeit wie sonst; ich gebe keinen Rat, weniger zu essen. Ohnmacht, Brustschmerz, nichts bleibt drin: {n}.
- **Jemand bestimmt, ob oder was du isst, oder macht dir Angst**: {v}.`,
  },
  fr: {
    'crisis of another': `**Vous avez bien fait d’y prêter attention. Prenez-le au sérieux, et ne laissez pas cette personne seule maintenant.**

- **Des comprimés, une lame ou un plan, des adieux, une blessure qu’elle s’est faite, ou impossible à joindre** : appelez le {n} **tout de suite** et restez avec elle, ou au téléphone.
- **Demandez franchement si elle pense au suicide.** La question n’en donne l’idée à personne. Écoutez, ne discutez pas, éloignez médicaments, lames, armes et alcool.
- **Pour parler, elle comme vous, jour et nuit** : {h}.

Ce qu’elle mange peut attendre. Un enfant ou un ado : un médecin ou les urgences aujourd’hui.`,
    controlled: `**Vous avez le droit de manger, et ce n’est pas votre faute. Décider si, quoi ou combien une autre personne peut manger, c’est la contrôler, et c’est une forme de violence.**

- **En danger maintenant, ou sans force à cause de la faim** : le {n}.
- **Pour parler en confiance, pour vous ou pour quelqu’un que vous connaissez** : {v}.
- Si votre téléphone ou cette application est surveillé, appelez d’un autre téléphone et effacez cette conversation.
- Mangez dès que vous le pouvez ; un voisin, un ami, le travail, un médecin ou une pharmacie peut garder de quoi manger ou appeler pour vous.`,
    'child starved': `**Un enfant qui ne mange pas assez a besoin d’aide aujourd’hui : un médecin, pas une idée de goûter.**

- **Tout mou, malaise, froid, confus, yeux creux, ventre ou jambes gonflés, urine à peine** : le {n} **tout de suite**.
- **Presque rien depuis des jours** : de petits repas, souvent, pas de festin d’un coup, et un médecin aujourd’hui, avant qu’il mange beaucoup.
- **On le prive de nourriture, par punition, pour la ligne ou le sport, ou il n’y en a pas** : {c}. L’école, son médecin et l’aide alimentaire aident aussi, sans reproche.
- Un enfant qui grandit ne suit ni régime ni jeûne sans son médecin.
- **L’enfant, c’est toi ?** Ce n’est pas ta faute, et tu as le droit de manger. Dis-le à un professeur, à un médecin ou à un adulte de confiance, ou appelle ce numéro ; en danger ou si tu te sens partir : {n}.`,
    'infant feeding': `**Appelez maintenant son médecin ou votre sage-femme. Les six premiers mois, un bébé n’a besoin que de lait maternel ou de lait infantile, préparé exactement comme l’indique la boîte : pas d’eau, de tisane, de jus ni de boisson végétale, pas d’eau en plus dans le biberon, rien de fait maison.**

- **Tout mou, difficile à réveiller, convulsions, froid, respiration rapide, 8 heures sans couche mouillée, fontanelle creuse, refuse de boire, ou moins de 3 mois avec 38 °C** : le {n} **tout de suite**. L’eau, ou des biberons trop clairs, peut provoquer des convulsions.
- **Prochain biberon** : la pleine dose, aussi souvent que bébé le demande ; un nouveau-né au moins 8 fois par jour.
- **Le lait manque ou coûte trop cher** : ne le coupez pas. Tout lait 1er âge convient ; maternité, sage-femme, PMI, pharmacie et aide alimentaire aident.
- Dès six mois, des aliments riches en fer en plus, et aucun groupe d’aliments supprimé sans le médecin.`,
    refeeding: `**Après des jours presque sans manger, ne commencez pas par un gros repas : parlez à un médecin aujourd’hui, avant de manger beaucoup.** Beaucoup d’un coup peut dérégler les sels du sang et le cœur.

- **Malaise, cœur rapide ou irrégulier, mal à respirer, confusion, crampes, jambes gonflées, grande faiblesse** : le {n} **tout de suite**.
- **Cinq jours ou plus, très maigre, ou beaucoup de poids perdu** : médecin ou urgences aujourd’hui ; on contrôle le sang et on donne d’abord de la vitamine B1.
- **D’ici là** : de l’eau par petites gorgées et des aliments ordinaires en petites portions sur la journée, les deux premiers jours au plus la moitié d’avant. Peu de boissons sucrées, pas d’alcool.
- Si vous n’avez pas mangé parce que manger vous fait peur, ou parce qu’on vous en prive, dites-le là-bas : on vous aide aussi pour cela.`,
    pen: `**Mal à respirer, voix rauque, langue ou gorge gonflée, malaise, ou des signes à deux endroits du corps (peau et ventre par exemple) : le stylo maintenant. Dans le doute, utilisez-le : attendre fait plus de mal que le stylo.**

- **Comment** : ôtez le capuchon, appuyez fort au milieu de la face externe de la cuisse, à travers le vêtement s’il le faut, tenez le temps indiqué sur le stylo. Puis le {n}, dites « anaphylaxie ». Allongé, jambes levées ; assis si la respiration est difficile ; ne pas se lever. Pas de stylo : le {n} aussitôt.
- **Déjà utilisé** : toujours à l’hôpital, même si ça va mieux ; cela peut revenir. Pas mieux après 5 minutes : un second stylo.
- **Périmé, trouble ou resté à la chaleur** : mieux que rien s’il n’y en a pas d’autre, et le {n} aussitôt. Aucun signe : gardez-le et prenez-en un neuf à la pharmacie.
- **Dans un doigt ou le pouce** : aux urgences.`,
    'pregnant ill': `**Enceinte et malade : appelez maintenant la maternité, la sage-femme ou un médecin, même la nuit. N’attendez pas la prochaine visite.**

- **Saignement, fort mal au ventre, perte des eaux, bébé bouge moins, fort mal de tête ou vue qui scintille, convulsions, malaise, mal à respirer** : le {n} ou la maternité **tout de suite**.
- **38 °C ou plus, frissons, courbatures, diarrhée** : aujourd’hui, en disant ce que vous avez mangé ces dernières semaines. La listériose se traite par antibiotiques, et tôt c’est mieux.
- **Rien ne reste depuis un jour, presque pas d’urine, vertiges** : aujourd’hui ; il faut peut-être une perfusion. **Paumes et plantes qui démangent, urines foncées** : une prise de sang aujourd’hui.
- En attendant, de petites gorgées. Aucun médicament de vous-même, ni ibuprofène ni aspirine.`,
    'pregnant drinks': `**Plus d’alcool à partir de maintenant : c’est le mieux pour le bébé, à tout moment. Si vous buvez tous les jours, n’arrêtez pas d’un coup toute seule : appelez un médecin ou une sage-femme aujourd’hui.**

- **Tremblements, sueurs, visions, confusion, convulsions après l’arrêt ; ou si ivre qu’il est dur de réveiller** : le {n} **tout de suite**.
- **Tous les jours, ou impossible d’arrêter** : on vous aide sans reproche, et arrêter avec de l’aide vous protège, vous et le bébé.
- **Avant de savoir, ou un verre** : dites-le à la prochaine visite ; chaque jour sans alcool aide. Il n’y a rien à prendre.
- Quelqu’un à qui parler : [findahelpline.com](https://findahelpline.com).`,
    drinking: `**Très ivre et dur à réveiller, ou tremblant et confus sans alcool : appelez le {n} maintenant.**

- **Dur à réveiller, respiration lente ou bruyante, froid, bleu ou pâle, vomit à moitié endormi, convulsions** : le {n}, sur le côté, au chaud, jamais seul, ne laissez pas « cuver ». Ni café, ni douche froide, ni repas, ne faites pas vomir.
- **A arrêté ou réduit et maintenant tremble, sue, voit ou entend des choses, confus, convulsions** : le {n}. Qui boit beaucoup chaque jour n’arrête pas d’un coup tout seul : un médecin aujourd’hui.
- **Gel hydroalcoolique, antigel, alcool à brûler ou alcool maison** : appelez maintenant le {p}, même sans signe.
- Vomit du sang, selles noires, yeux jaunes : le {n}. Manger ne dessoûle pas et n’arrête pas le manque. Quelqu’un à qui parler : [findahelpline.com](https://findahelpline.com).`,
    'medicine sign': `**Un médicament et un mauvais signe maintenant : appelez, avant la prochaine prise et avant toute question de repas.**

- **Mal à respirer, visage ou langue gonflés, malaise, grande somnolence, confusion, convulsions, douleur à la poitrine, cœur irrégulier, mal de tête soudain et très fort, vomit du sang, selles noires, saignement qui ne s’arrête pas, ou coup à la tête sous anticoagulant** : le {n} **tout de suite**.
- **Trop, deux fois, celui d’un autre ou le mauvais** : appelez maintenant le {p}, même sans signe ; le paracétamol abîme le foie avant qu’on sente quoi que ce soit.
- **Yeux jaunes, urine foncée, boutons, douleurs musculaires, vomissements, forts vertiges** : médecin de garde aujourd’hui.
- N’arrêtez et ne doublez rien de vous-même : certains médicaments ne s’arrêtent pas d’un coup. Ni alcool, ni pamplemousse, ni réglisse avant d’avoir demandé. Gardez la boîte.`,
    unclear: `**C’est peut-être grave : d’abord de l’aide, le repas peut attendre.**

- **Mal à respirer, étouffement, visage ou langue gonflés, malaise ou difficile à réveiller, confusion, convulsions, douleur à la poitrine, faiblesse d’un côté, mal de tête terrible, sang, gris ou bleu** : le {n} **tout de suite**. Avec une allergie et un tel signe : stylo d’adrénaline.
- **Un produit dangereux avalé, ou trop d’un médicament** : appelez le {p}, même sans signe.
- **Bébé, grossesse, diabète, défenses faibles ou grand âge** : un médecin maintenant, même la nuit. Les autres : un médecin aujourd’hui, plus tôt si ça s’aggrave.
- **Envie de ne plus vivre, manger qui fait peur ou qu’il faut annuler, ou quelqu’un qui vous fait du mal ou vous prive de nourriture** : parlez à quelqu’un maintenant : {h}. En attendant, ne restez pas seul ; de petites gorgées, pas d’alcool, aucun médicament de vous-même.`,
    'unclear mind': `**C’est lourd, et personne n’a à le porter seul. Parlez à quelqu’un aujourd’hui.**

- **Idées de mourir, se faire du mal, ou une personne qui pourrait le faire** : le {n} en cas de danger, et pour parler : {h}. Ne la laissez pas seule.
- **Manger fait peur, se cache, se compense ou se vomit** : un médecin ou une ligne d’écoute sur les troubles alimentaires : [findahelpline.com](https://findahelpline.com). Prenez le prochain repas comme d’habitude ; je ne donne pas de conseil pour manger moins. Malaise, douleur à la poitrine, rien ne reste : le {n}.
- **Quelqu’un décide si vous mangez ou quoi, ou vous fait peur** : {v}.`,
  },
  es: {
    'crisis of another': `**Has hecho bien en darte cuenta. Tómalo en serio y no dejes sola a esa persona ahora.**

- **Tiene pastillas, una cuchilla o un plan, se ha despedido, se ha hecho daño o no responde**: llama **ya** al {n} y quédate con ella, o al teléfono.
- **Pregúntale sin rodeos si piensa en el suicidio.** Preguntar no le da la idea a nadie. Escucha, no discutas, y aleja medicinas, cuchillas, armas y alcohol.
- **Para hablar, ella y tú, día y noche**: {h}.

Lo que come puede esperar. Un niño o adolescente: médico o urgencias hoy.`,
    controlled: `**Tienes derecho a comer, y no es culpa tuya. Quien decide si otra persona come, qué o cuánto, la está controlando, y eso es una forma de violencia.**

- **En peligro ahora, o sin fuerzas por el hambre**: {n}.
- **Para hablar en confianza, por ti o por alguien que conoces**: {v}.
- Si te miran el teléfono o esta aplicación, llama desde otro y borra esta conversación y el registro de llamadas.
- Come siempre que puedas; una vecina, una amiga, el trabajo, el médico o la farmacia pueden guardarte comida o llamar por ti.`,
    'child starved': `**Un niño que no come lo suficiente necesita ayuda hoy: un médico, no una idea de merienda.**

- **Flácido, desmayo, frío, confuso, ojos hundidos, barriga o piernas hinchadas, casi no orina**: **ya** {n}.
- **Casi nada desde hace días**: comidas pequeñas y seguidas, nada de banquete de golpe, y un médico hoy, antes de que coma mucho.
- **Le quitan la comida, por castigo, por la figura o el deporte, o no hay**: {c}. La escuela, su pediatra y el banco de alimentos también ayudan, sin reproches.
- Un niño que crece no hace dieta ni ayuno sin su pediatra.
- **¿Eres tú el niño o la niña?** No es culpa tuya y tienes derecho a comer. Cuéntaselo a un profesor, a un médico o a otro adulto de confianza, o llama a ese número; en peligro o si te desmayas: {n}.`,
    'infant feeding': `**Llama ahora al pediatra o a la matrona. Los primeros seis meses un bebé solo necesita leche materna o de fórmula, preparada exactamente como dice el envase: nada de agua, infusiones, zumo ni bebida vegetal, nada de agua de más en el biberón, nada casero.**

- **Flojo, cuesta despertarlo, convulsiones, frío, respira rápido, 8 horas sin mojar el pañal, fontanela hundida, no quiere tomar, o menos de 3 meses con 38 °C**: **ya** {n}. El agua, o biberones demasiado aguados, puede provocar convulsiones.
- **La próxima toma**: a dosis completa, tantas veces como pida; un recién nacido al menos 8 al día.
- **Se acaba la fórmula o es muy cara**: no la alargues. Cualquier leche de inicio sirve; hospital, matrona, farmacia y banco de alimentos ayudan.
- Desde los seis meses, además, comida con hierro, y ningún grupo de alimentos fuera sin el pediatra.`,
    refeeding: `**Tras días casi sin comer no empieces con una comida grande: habla hoy con un médico, antes de comer mucho.** Mucho de golpe puede alterar las sales de la sangre y el corazón.

- **Desmayo, corazón rápido o irregular, dificultad para respirar, confusión, calambres, piernas hinchadas, mucha debilidad**: **ya** {n}.
- **Cinco días o más, mucha delgadez o mucho peso perdido**: médico o urgencias hoy; primero miran la sangre y dan vitamina B1.
- **Mientras**: agua a sorbos y comida normal en porciones pequeñas repartidas por el día, los dos primeros días como mucho la mitad de lo de antes. Pocas bebidas dulces, nada de alcohol.
- Si no comías porque la comida te da miedo, o porque alguien te la quita, dilo allí: también ayudan con eso.`,
    pen: `**Dificultad para respirar, voz ronca, lengua o garganta hinchada, mareo fuerte, o señales en dos partes del cuerpo (piel y barriga, por ejemplo): usa el autoinyector ya. En la duda, úsalo: esperar hace más daño que el autoinyector.**

- **Cómo**: quita el tapón, aprieta fuerte en el centro de la cara externa del muslo, a través de la ropa si hace falta, y mantén lo que diga el autoinyector. Luego {n}, di «anafilaxia». Túmbate con las piernas en alto; sentado si cuesta respirar; no te levantes. Si no hay ninguno: {n} enseguida.
- **Ya usado**: siempre al hospital, aunque mejore; puede volver. Si en 5 minutos no mejora: un segundo.
- **Caducado, turbio o pasado por el calor**: mejor que nada si no hay otro, y {n} enseguida. Sin ninguna señal: guárdalo y pide uno nuevo en la farmacia.
- **En un dedo o el pulgar**: a urgencias.`,
    'pregnant ill': `**Embarazada y enferma: llama ahora a tu hospital, matrona o médico, también de noche. No esperes a la próxima visita.**

- **Sangrado, dolor fuerte de barriga, aguas rotas, el bebé se mueve menos, dolor fuerte de cabeza o luces en la vista, convulsiones, desmayo, dificultad para respirar**: **ya** {n} o el hospital.
- **38 °C o más, escalofríos, dolor como de gripe, diarrea**: hoy, y di qué has comido en las últimas semanas. La listeria se trata con antibióticos, y pronto es mejor.
- **Un día sin retener nada, casi no orinas, mareo**: hoy; puede hacer falta suero. **Picor en palmas y plantas, orina oscura**: análisis de sangre hoy.
- Mientras, sorbos pequeños. Ninguna medicina por tu cuenta, ni ibuprofeno ni aspirina.`,
    'pregnant drinks': `**Nada de alcohol desde ahora es lo mejor para el bebé, en cualquier momento. Si bebes cada día, no lo dejes de golpe tú sola: llama hoy a un médico o a la matrona.**

- **Temblor, sudor, ver cosas, confusión o convulsiones al dejarlo; o tan bebida que cuesta despertar**: **ya** {n}.
- **Cada día, o no puedes parar**: ayudan sin reproches, y dejarlo con ayuda os protege a ti y al bebé.
- **Antes de saberlo, o una copa**: dilo en la próxima visita; cada día sin alcohol ayuda. No hay nada que tomar.
- Alguien con quien hablar: [findahelpline.com](https://findahelpline.com).`,
    drinking: `**Muy bebido y cuesta despertarlo, o tembloroso y confuso sin beber: llama ya al {n}.**

- **Cuesta despertarlo, respira lento o con ruido, frío, azul o pálido, vomita medio dormido, convulsiones**: {n}, de lado, abrigado, nunca solo, no lo dejes «dormir la mona». Ni café, ni ducha fría, ni comida, no provoques el vómito.
- **Lo ha dejado o bebe menos y ahora tiembla, suda, ve u oye cosas, confuso, convulsiones**: {n}. Quien bebe mucho cada día no lo deja de golpe y solo: médico hoy.
- **Gel de manos, anticongelante, alcohol de quemar o licor casero**: llama ya, aunque no haya síntomas: {p}.
- Vómito con sangre, heces negras, ojos amarillos: {n}. Comer no quita la borrachera ni la abstinencia. Alguien con quien hablar: [findahelpline.com](https://findahelpline.com).`,
    'medicine sign': `**Una medicina y una mala señal ahora: llama, antes de la próxima dosis y de cualquier pregunta sobre comida.**

- **Dificultad para respirar, cara o lengua hinchada, desmayo, mucho sueño, confusión, convulsiones, dolor de pecho, pulso irregular, dolor de cabeza brusco y muy fuerte, vómito con sangre, heces negras, sangrado que no para, o golpe en la cabeza tomando anticoagulantes**: **ya** {n}.
- **Demasiado, dos veces, la de otro o la equivocada**: llama ya, aunque no haya síntomas: {p}. El paracetamol daña el hígado antes de que se note nada.
- **Ojos amarillos, orina oscura, sarpullido, dolor muscular, vómitos, mareo fuerte**: médico de guardia hoy.
- No dejes ni dobles nada por tu cuenta: algunas medicinas no se dejan de golpe. Ni alcohol, ni pomelo, ni regaliz hasta preguntar. Ten la caja a mano.`,
    unclear: `**Puede ser grave: primero ayuda, la comida puede esperar.**

- **Dificultad para respirar, atragantamiento, cara o lengua hinchada, desmayo o cuesta despertarlo, confusión, convulsiones, dolor de pecho, debilidad de un lado, dolor de cabeza terrible, sangre, gris o azul**: **ya** {n}. Con alergia y una de estas señales: autoinyector de adrenalina.
- **Algo dañino tragado, o demasiada medicina**: llama aunque no haya síntomas: {p}.
- **Bebé, embarazo, diabetes, defensas bajas o mucha edad**: un médico ya, también de noche. Los demás: un médico hoy, antes si empeora.
- **Ideas de no vivir, comer que da miedo o hay que deshacer, o alguien te hace daño o te quita la comida**: habla ya con una persona: {h}. Mientras llega la ayuda no te quedes solo; sorbos pequeños, nada de alcohol ni medicinas por tu cuenta.`,
    'unclear mind': `**Suena muy duro, y nadie tiene que cargarlo solo. Habla hoy con alguien.**

- **Ideas de morir, hacerse daño, o una persona que podría hacerlo**: {n} si hay peligro, y para hablar: {h}. No la dejes sola.
- **Comer da miedo, se esconde, se compensa o se vomita**: un médico o una línea de trastornos de la alimentación: [findahelpline.com](https://findahelpline.com). Haz la próxima comida como siempre; no doy consejos para comer menos. Desmayo, dolor de pecho, nada se queda dentro: {n}.
- **Alguien decide si comes o qué, o te da miedo**: {v}.`,
  },
  it: {
    'crisis of another': `**Hai fatto bene ad accorgertene. Prendilo sul serio e non lasciare sola questa persona adesso.**

- **Ha pastiglie, una lama o un piano, ha detto addio, si è fatta del male o non risponde**: chiama **subito** il {n} e resta con lei, o al telefono.
- **Chiedi apertamente se pensa al suicidio.** Chiederlo non mette l’idea in testa a nessuno. Ascolta, non discutere, e allontana medicine, lame, armi e alcol.
- **Per parlare, lei e tu**: {h}.

Quello che mangia può aspettare. Un bambino o un ragazzo: medico o pronto soccorso oggi.`,
    controlled: `**Hai diritto a mangiare, e non è colpa tua. Chi decide se, che cosa o quanto un’altra persona può mangiare la sta controllando, e questa è una forma di violenza.**

- **In pericolo adesso, o senza forze per la fame**: {n}.
- **Per parlare in confidenza, per te o per qualcuno che conosci**: {v}.
- Se ti controllano il telefono o questa app, chiama da un altro telefono e cancella questa conversazione.
- Mangia ogni volta che puoi; una vicina, un’amica, il lavoro, il medico o la farmacia possono tenerti da mangiare o chiamare per te.`,
    'child starved': `**Un bambino che non mangia abbastanza ha bisogno di aiuto oggi: un medico, non un’idea di merenda.**

- **Molle, svenimento, freddo, confuso, occhi infossati, pancia o gambe gonfie, fa poca pipì**: **subito** {n}.
- **Quasi niente da giorni**: piccoli pasti, spesso, nessuna abbuffata, e un medico oggi, prima che mangi molto.
- **Gli si toglie il cibo, per punizione, per la linea o lo sport, o non ce n’è**: {c}. Anche scuola, pediatra e banco alimentare aiutano, senza rimproveri.
- Un bambino che cresce non fa diete né digiuni senza il pediatra.
- **Sei tu il bambino?** Non è colpa tua e hai diritto di mangiare. Dillo a un insegnante, a un medico o a un adulto di cui ti fidi, o chiama quel numero; in pericolo o se stai per svenire: {n}.`,
    'infant feeding': `**Chiama ora il pediatra o l’ostetrica. Nei primi sei mesi un bimbo ha bisogno solo di latte materno o di formula, preparata esattamente come dice la confezione: niente acqua, tisane, succhi o bevande vegetali, niente acqua in più nel biberon, niente di fatto in casa.**

- **Molle, difficile da svegliare, convulsioni, freddo, respiro veloce, 8 ore senza pannolino bagnato, fontanella infossata, rifiuta il latte, o sotto i 3 mesi con 38 °C**: **subito** {n}. L’acqua, o biberon troppo diluiti, può provocare convulsioni.
- **Prossima poppata**: a dose piena, ogni volta che la chiede; un neonato almeno 8 volte al giorno.
- **La formula finisce o costa troppo**: non allungarla. Va bene qualsiasi latte 1; ospedale, ostetrica, farmacia e banco alimentare aiutano.
- Dai sei mesi, in più, cibi con ferro, e nessun gruppo di alimenti tolto senza il pediatra.`,
    refeeding: `**Dopo giorni quasi senza cibo non iniziare con un pasto grande: parla oggi con un medico, prima di mangiare molto.** Tanto in una volta può alterare i sali del sangue e il cuore.

- **Svenimento, cuore veloce o irregolare, fatica a respirare, confusione, crampi, gambe gonfie, grande debolezza**: **subito** {n}.
- **Cinque giorni o più, molto magro o molto peso perso**: medico o pronto soccorso oggi; prima controllano il sangue e danno vitamina B1.
- **Intanto**: acqua a sorsi e cibo normale in porzioni piccole durante il giorno, nei primi due giorni al massimo metà di prima. Poche bevande dolci, niente alcol.
- Se non mangiavi perché il cibo ti fa paura, o perché qualcuno te lo toglie, dillo lì: aiutano anche in questo.`,
    pen: `**Fatica a respirare, voce roca, lingua o gola gonfia, svenimento, o segni in due parti del corpo (pelle e pancia, per esempio): usa la penna adesso. Nel dubbio usala: aspettare fa più male della penna.**

- **Come**: via il tappo, premi forte al centro dell’esterno coscia, anche attraverso i vestiti, tieni quanto dice la penna. Poi {n}, di’ «anafilassi». Sdraiato con le gambe alzate; seduto se si respira male; non alzarti. Se non c’è una penna: subito {n}.
- **Già usata**: sempre in ospedale, anche se va meglio; può tornare. Se dopo 5 minuti non migliora: una seconda penna.
- **Scaduta, torbida o rimasta al caldo**: meglio di niente se non ce n’è altra, e subito {n}. Nessun segno: tienila e prendine una nuova in farmacia.
- **In un dito o nel pollice**: pronto soccorso.`,
    'pregnant ill': `**Incinta e malata: chiama ora il reparto maternità, l’ostetrica o un medico, anche di notte. Non aspettare la prossima visita.**

- **Sanguinamento, forte mal di pancia, acque rotte, il bimbo si muove meno, forte mal di testa o luci negli occhi, convulsioni, svenimento, fatica a respirare**: **subito** {n} o maternità.
- **38 °C o più, brividi, dolori come da influenza, diarrea**: oggi, e di’ che cosa hai mangiato nelle ultime settimane. La listeria si cura con antibiotici, e presto è meglio.
- **Da un giorno non trattieni nulla, poca pipì, giramenti**: oggi; può servire una flebo. **Prurito a palmi e piante, urina scura**: esame del sangue oggi.
- Intanto piccoli sorsi. Nessuna medicina di tua iniziativa, né ibuprofene né aspirina.`,
    'pregnant drinks': `**Da ora niente alcol è la cosa migliore per il bimbo, in ogni momento. Se bevi ogni giorno, non smettere di colpo da sola: chiama oggi un medico o l’ostetrica.**

- **Tremori, sudore, vedere cose, confusione, convulsioni dopo aver smesso; o così ubriaca che è difficile svegliarti**: **subito** {n}.
- **Ogni giorno, o non riesci a smettere**: aiutano senza rimproveri, e smettere con un aiuto protegge te e il bimbo.
- **Prima di saperlo, o un bicchiere**: dillo alla prossima visita; ogni giorno senza aiuta. Non c’è niente da prendere.
- Qualcuno con cui parlare: [findahelpline.com](https://findahelpline.com).`,
    drinking: `**Molto ubriaco e difficile da svegliare, o tremante e confuso senza bere: chiama subito il {n}.**

- **Difficile da svegliare, respiro lento o rumoroso, freddo, blu o pallido, vomita mezzo addormentato, convulsioni**: {n}, sul fianco, al caldo, mai solo, non lasciarlo «smaltire dormendo». Niente caffè, doccia fredda o cibo, non far vomitare.
- **Ha smesso o ridotto e ora trema, suda, vede o sente cose, confuso, convulsioni**: {n}. Chi beve molto ogni giorno non smette di colpo da solo: medico oggi.
- **Gel per le mani, antigelo, alcol denaturato o distillato fatto in casa**: chiama subito, anche senza sintomi, il {p}.
- Vomito con sangue, feci nere, occhi gialli: {n}. Mangiare non fa passare la sbornia né l’astinenza. Qualcuno con cui parlare: [findahelpline.com](https://findahelpline.com).`,
    'medicine sign': `**Una medicina e ora un brutto segno: chiama, prima della prossima dose e di ogni domanda sul cibo.**

- **Fatica a respirare, viso o lingua gonfi, svenimento, molta sonnolenza, confusione, convulsioni, dolore al petto, battito irregolare, mal di testa improvviso e fortissimo, vomito con sangue, feci nere, sangue che non si ferma, o colpo alla testa con anticoagulanti**: **subito** {n}.
- **Troppa, due volte, quella di un altro o quella sbagliata**: chiama subito, anche senza sintomi, il {p}; il paracetamolo danneggia il fegato prima che si senta qualcosa.
- **Occhi gialli, urine scure, sfogo, dolori muscolari, vomito, forti giramenti**: guardia medica oggi.
- Non smettere e non raddoppiare niente di tua iniziativa: alcune medicine non si interrompono di colpo. Niente alcol, pompelmo o liquirizia finché non hai chiesto. Tieni la confezione.`,
    unclear: `**Può essere grave: prima l’aiuto, il cibo può aspettare.**

- **Fatica a respirare, soffocamento, viso o lingua gonfi, svenimento o difficile da svegliare, confusione, convulsioni, dolore al petto, debolezza di un lato, mal di testa fortissimo, sangue, grigio o blu**: **subito** {n}. Con un’allergia e uno di questi segni: penna di adrenalina.
- **Qualcosa di dannoso ingerito, o troppa medicina**: chiama anche senza sintomi il {p}.
- **Neonato, gravidanza, diabete, difese deboli o età avanzata**: un medico ora, anche di notte. Gli altri: un medico oggi, prima se peggiora.
- **Pensieri di non vivere, mangiare che fa paura o va annullato, o qualcuno che ti fa del male o ti toglie il cibo**: parla subito con una persona: {h}. Finché arriva l’aiuto non restare solo; piccoli sorsi, niente alcol né medicine di tua iniziativa.`,
    'unclear mind': `**Sembra molto pesante, e nessuno deve portarlo da solo. Parla oggi con qualcuno.**

- **Pensieri di morire, farsi del male, o una persona che potrebbe farlo**: {n} se c’è pericolo, e per parlare: {h}. Non lasciarla sola.
- **Mangiare fa paura, si nasconde, si compensa o si vomita**: un medico o una linea per i disturbi alimentari: [findahelpline.com](https://findahelpline.com). Fai il prossimo pasto come sempre; non do consigli per mangiare meno. Svenimento, dolore al petto, non trattieni nulla: {n}.
- **Qualcuno decide se o che cosa mangi, o ti fa paura**: {v}.`,
  },
  pt: {
    'crisis of another': `**Fez bem em reparar. Leve a sério e não deixe essa pessoa sozinha agora.**

- **Tem comprimidos, uma lâmina ou um plano, despediu-se, magoou-se a si própria ou não responde**: ligue **já** {n} e fique com ela, ou ao telefone.
- **Pergunte diretamente se pensa em suicídio.** Perguntar não dá a ideia a ninguém. Ouça, não discuta, e afaste medicamentos, lâminas, armas e álcool.
- **Para falar, ela e você, dia e noite**: {h}.

O que ela come pode esperar. Uma criança ou adolescente: médico ou urgências hoje.`,
    controlled: `**Tem direito a comer, e a culpa não é sua. Quem decide se outra pessoa come, o quê ou quanto, está a controlá-la, e isso é uma forma de violência.**

- **Em perigo agora, ou sem forças de fome**: {n}.
- **Para falar em confiança, por si ou por alguém que conhece**: {v}.
- Se lhe vigiam o telemóvel ou esta aplicação, ligue de outro telefone e apague esta conversa.
- Coma sempre que puder; uma vizinha, uma amiga, o trabalho, o médico ou a farmácia podem guardar comida ou ligar por si.`,
    'child starved': `**Uma criança que não come o suficiente precisa de ajuda hoje: um médico, não uma ideia de lanche.**

- **Mole, desmaio, fria, confusa, olhos encovados, barriga ou pernas inchadas, quase não faz xixi**: **já** {n}.
- **Quase nada há dias**: refeições pequenas e frequentes, nada de banquete de uma vez, e médico hoje, antes de comer muito.
- **Tiram-lhe a comida, por castigo, pela figura ou pelo desporto, ou não há**: {c}. A escola, o pediatra e o banco alimentar também ajudam, sem censura.
- Uma criança a crescer não faz dieta nem jejum sem o pediatra.
- **A criança és tu?** Não tens culpa e tens direito a comer. Conta a um professor, a um médico ou a um adulto em quem confies, ou liga para esse número; em perigo ou se fores desmaiar: {n}.`,
    'infant feeding': `**Ligue agora ao pediatra ou à parteira. Nos primeiros seis meses um bebé só precisa de leite materno ou de fórmula, preparada exatamente como diz a embalagem: nada de água, chá, sumo ou bebida vegetal, nada de água a mais no biberão, nada caseiro.**

- **Mole, difícil de acordar, convulsões, frio, respiração rápida, 8 horas sem fralda molhada, moleira funda, recusa mamar, ou menos de 3 meses com 38 °C**: **já** {n}. A água, ou biberões demasiado ralos, pode provocar convulsões.
- **Próxima mamada**: em dose completa, tantas vezes quantas pedir; um recém-nascido pelo menos 8 por dia.
- **A fórmula acaba ou é cara demais**: não a dilua. Qualquer leite 1 serve; hospital, parteira, farmácia e banco alimentar ajudam.
- A partir dos seis meses, também comida com ferro, e nenhum grupo de alimentos retirado sem o pediatra.`,
    refeeding: `**Depois de dias quase sem comer, não comece com uma refeição grande: fale hoje com um médico, antes de comer muito.** Muito de uma vez pode desregular os sais do sangue e o coração.

- **Desmaio, coração rápido ou irregular, falta de ar, confusão, cãibras, pernas inchadas, grande fraqueza**: **já** {n}.
- **Cinco dias ou mais, muito magro ou muito peso perdido**: médico ou urgências hoje; primeiro veem o sangue e dão vitamina B1.
- **Até lá**: água aos goles e comida normal em porções pequenas ao longo do dia, nos dois primeiros dias no máximo metade do que comia. Poucas bebidas doces, nada de álcool.
- Se não comia porque a comida lhe mete medo, ou porque alguém lha tira, diga lá: também ajudam com isso.`,
    pen: `**Falta de ar, voz rouca, língua ou garganta inchada, desmaio, ou sinais em duas partes do corpo (pele e barriga, por exemplo): use a caneta agora. Na dúvida, use: esperar faz mais mal do que a caneta.**

- **Como**: tire a tampa, carregue com força no meio da parte de fora da coxa, por cima da roupa se preciso, e mantenha o tempo que diz a caneta. Depois {n}, diga «anafilaxia». Deitado com as pernas elevadas; sentado se custar a respirar; não se levante. Sem caneta: {n} de imediato.
- **Já usada**: sempre para o hospital, mesmo melhor; pode voltar. Se em 5 minutos não melhorar: uma segunda caneta.
- **Fora do prazo, turva ou deixada ao calor**: melhor do que nenhuma se não houver outra, e {n} de imediato. Sem nenhum sinal: guarde-a e peça uma nova na farmácia.
- **Num dedo ou no polegar**: urgências.`,
    'pregnant ill': `**Grávida e doente: ligue agora à maternidade, à parteira ou ao médico, também de noite. Não espere pela próxima consulta.**

- **Sangramento, dor forte de barriga, águas rebentadas, o bebé mexe menos, dor forte de cabeça ou luzes na vista, convulsões, desmaio, falta de ar**: **já** {n} ou maternidade.
- **38 °C ou mais, calafrios, dores como de gripe, diarreia**: hoje, e diga o que comeu nas últimas semanas. A listéria trata-se com antibióticos, e cedo é melhor.
- **Um dia sem segurar nada, quase sem urina, tonturas**: hoje; pode ser preciso soro. **Comichão nas palmas e plantas, urina escura**: análise ao sangue hoje.
- Até lá, goles pequenos. Nenhum medicamento por sua conta, nem ibuprofeno nem aspirina.`,
    'pregnant drinks': `**A partir de agora nada de álcool é o melhor para o bebé, em qualquer altura. Se bebe todos os dias, não pare de repente sozinha: ligue hoje a um médico ou à parteira.**

- **Tremores, suores, ver coisas, confusão, convulsões depois de parar; ou tão bêbeda que custa acordar**: **já** {n}.
- **Todos os dias, ou não consegue parar**: ajudam sem censura, e parar com ajuda protege-a a si e ao bebé.
- **Antes de saber, ou um copo**: diga na próxima consulta; cada dia sem álcool ajuda. Não há nada a tomar.
- Alguém com quem falar: [findahelpline.com](https://findahelpline.com).`,
    drinking: `**Muito bêbado e difícil de acordar, ou a tremer e confuso sem beber: ligue já {n}.**

- **Difícil de acordar, respiração lenta ou ruidosa, frio, roxo ou pálido, vomita meio a dormir, convulsões**: {n}, de lado, agasalhado, nunca sozinho, não o deixe «curar a bebedeira a dormir». Nem café, nem duche frio, nem comida, não provoque o vómito.
- **Parou ou bebe menos e agora treme, sua, vê ou ouve coisas, confuso, convulsões**: {n}. Quem bebe muito todos os dias não para de repente sozinho: médico hoje.
- **Álcool gel, anticongelante, álcool de limpeza ou bebida caseira**: ligue já, mesmo sem sinais: {p}.
- Vómito com sangue, fezes pretas, olhos amarelos: {n}. Comer não cura a bebedeira nem a abstinência. Alguém com quem falar: [findahelpline.com](https://findahelpline.com).`,
    'medicine sign': `**Um medicamento e agora um mau sinal: ligue, antes da próxima dose e de qualquer pergunta sobre comida.**

- **Falta de ar, cara ou língua inchada, desmaio, muito sono, confusão, convulsões, dor no peito, pulso irregular, dor de cabeça súbita e muito forte, vómito com sangue, fezes pretas, sangramento que não para, ou pancada na cabeça com anticoagulantes**: **já** {n}.
- **Demais, duas vezes, o de outra pessoa ou o errado**: ligue já, mesmo sem sinais: {p}. O paracetamol faz mal ao fígado antes de se sentir alguma coisa.
- **Olhos amarelos, urina escura, manchas na pele, dores musculares, vómitos, tonturas fortes**: médico de serviço hoje.
- Não pare nem duplique nada por sua conta: há medicamentos que não se param de repente. Nem álcool, nem toranja, nem alcaçuz até perguntar. Tenha a caixa à mão.`,
    unclear: `**Pode ser grave: primeiro ajuda, a comida pode esperar.**

- **Falta de ar, engasgamento, cara ou língua inchada, desmaio ou difícil de acordar, confusão, convulsões, dor no peito, fraqueza de um lado, dor de cabeça terrível, sangue, cinzento ou roxo**: **já** {n}. Com alergia e um destes sinais: caneta de adrenalina.
- **Algo nocivo engolido, ou medicamento a mais**: ligue mesmo sem sinais: {p}.
- **Bebé, gravidez, diabetes, defesas fracas ou muita idade**: um médico já, também de noite. Os outros: um médico hoje, antes se piorar.
- **Ideias de não viver, comer que mete medo ou tem de ser desfeito, ou alguém que lhe faz mal ou lhe tira a comida**: fale já com uma pessoa: {h}. Até chegar ajuda não fique sozinho; goles pequenos, nada de álcool nem medicamentos por sua conta.`,
    'unclear mind': `**Parece muito pesado, e ninguém tem de o carregar sozinho. Fale hoje com alguém.**

- **Ideias de morrer, magoar-se, ou uma pessoa que o possa fazer**: {n} se houver perigo, e para falar: {h}. Não a deixe sozinha.
- **Comer mete medo, esconde-se, compensa-se ou vomita-se**: um médico ou uma linha de perturbações alimentares: [findahelpline.com](https://findahelpline.com). Faça a próxima refeição como sempre; não dou conselhos para comer menos. Desmaio, dor no peito, nada fica no estômago: {n}.
- **Alguém decide se come ou o quê, ou mete-lhe medo**: {v}.`,
  },
  nl: {
    'crisis of another': `**Goed dat je het hebt opgemerkt. Neem het serieus en laat die persoon nu niet alleen.**

- **Pillen, een mes of een plan, een afscheid, zichzelf pijn gedaan, of niet bereikbaar**: bel **nu** {n} en blijf erbij, of aan de telefoon.
- **Vraag rechtuit of hij of zij aan zelfmoord denkt.** De vraag brengt niemand op het idee. Luister, ga niet in discussie, en leg medicijnen, messen, wapens en alcohol buiten bereik.
- **Om te praten, voor jullie allebei, dag en nacht**: {h}.

Eten kan wachten. Een kind of tiener: vandaag naar een arts of de spoedeisende hulp.`,
    controlled: `**Je hebt recht op eten, en dit is niet jouw schuld. Wie bepaalt of, wat of hoeveel een ander mag eten, heeft die persoon in zijn macht, en dat is een vorm van geweld.**

- **Nu in gevaar, of slap van de honger**: {n}.
- **In vertrouwen praten, voor jezelf of voor iemand die je kent**: {v}.
- Wordt je telefoon of deze app bekeken, bel dan met een andere telefoon en wis dit gesprek.
- Eet wanneer je kunt; een buur, een vriend, het werk, de huisarts of de apotheek kan eten bewaren of voor je bellen.`,
    'child starved': `**Een kind dat niet genoeg te eten krijgt, heeft vandaag hulp nodig: een arts, geen idee voor een tussendoortje.**

- **Slap, flauwgevallen, koud, verward, ingevallen ogen, dikke buik of benen, plast nauwelijks**: **nu** {n}.
- **Al dagen bijna niets**: kleine maaltijden, vaak, geen feestmaal ineens, en vandaag een arts, voordat het veel eet.
- **Het kind krijgt geen eten, als straf, voor het figuur of de sport, of er is geen eten**: {c}. School, huisarts en voedselbank helpen ook, zonder verwijt.
- Een kind in de groei volgt geen dieet en vast niet zonder zijn arts.
- **Ben jij het kind?** Het is niet jouw schuld en je mag eten. Vertel het een leraar, een arts of een volwassene die je vertrouwt, of bel dat nummer; in gevaar of flauw: {n}.`,
    'infant feeding': `**Bel nu de huisarts, het consultatiebureau of de verloskundige. In de eerste zes maanden heeft een baby alleen borstvoeding of kunstvoeding nodig, precies volgens de verpakking aangemaakt: geen water, thee, sap of plantendrank, geen extra water in de fles, niets zelfgemaakts.**

- **Slap, moeilijk wakker te krijgen, stuipen, koud, snelle ademhaling, 8 uur geen natte luier, ingezonken fontanel, wil niet drinken, of onder 3 maanden met 38 °C**: **nu** {n}. Water, of te dunne flessen, kan stuipen geven.
- **Volgende voeding**: op volle sterkte, zo vaak de baby wil; een pasgeborene minstens 8 keer per dag.
- **De kunstvoeding raakt op of is te duur**: niet aanlengen. Elke eerste zuigelingenvoeding is goed; ziekenhuis, verloskundige, apotheek en voedselbank helpen.
- Vanaf zes maanden ook vast voedsel met ijzer, en geen groep eten weglaten zonder de arts.`,
    refeeding: `**Begin na dagen bijna zonder eten niet met een grote maaltijd: praat vandaag met een arts, voordat je veel eet.** Veel ineens kan de zouten in het bloed en het hart ontregelen.

- **Flauwvallen, snelle of onregelmatige hartslag, moeite met ademen, verwardheid, krampen, dikke benen, erg zwak**: **nu** {n}.
- **Vijf dagen of meer, erg mager of veel gewicht kwijt**: vandaag naar de arts of de spoedeisende hulp; eerst wordt het bloed bekeken en vitamine B1 gegeven.
- **Tot dan**: slokjes water en gewoon eten in kleine porties over de dag, de eerste twee dagen hooguit de helft van vroeger. Niet veel zoete drank, geen alcohol.
- At je niet omdat eten je bang maakt, of omdat iemand het je niet geeft, zeg het daar: ook daarmee helpen ze.`,
    pen: `**Moeite met ademen, hese stem, dikke tong of keel, flauw, of tekenen op twee plaatsen van het lichaam (huid en buik bijvoorbeeld): gebruik de pen nu. Bij twijfel gebruiken: wachten doet meer kwaad dan de pen.**

- **Hoe**: dop eraf, hard midden in de buitenkant van het bovenbeen drukken, desnoods door de kleding, vasthouden zolang de pen zegt. Dan {n}, zeg ‘anafylaxie’. Liggen met de benen omhoog; zitten als ademen moeilijk gaat; niet opstaan. Geen pen bij de hand: meteen {n}.
- **Al gebruikt**: altijd naar het ziekenhuis, ook als het beter gaat; het kan terugkomen. Na 5 minuten niet beter: een tweede pen.
- **Verlopen, troebel of in de hitte gelegen**: beter dan geen als er geen andere is, en meteen {n}. Helemaal geen teken: bewaar hem en haal een nieuwe bij de apotheek.
- **In een vinger of duim**: spoedeisende hulp.`,
    'pregnant ill': `**Zwanger en ziek: bel nu het ziekenhuis, de verloskundige of de arts, ook ’s nachts. Wacht niet tot de volgende controle.**

- **Bloedverlies, hevige buikpijn, vruchtwater, de baby beweegt minder, hevige hoofdpijn of flikkeringen, stuipen, flauwvallen, moeite met ademen**: **nu** {n} of het ziekenhuis.
- **38 °C of meer, rillingen, spierpijn als bij griep, diarree**: vandaag, en zeg wat je de laatste weken hebt gegeten. Listeria wordt met antibiotica behandeld, en vroeg is beter.
- **Een dag niets binnenhouden, bijna niet plassen, duizelig**: vandaag; misschien is een infuus nodig. **Jeuk aan handpalmen en voetzolen, donkere urine**: vandaag bloedonderzoek.
- Tot dan kleine slokjes. Geen medicijnen op eigen houtje, geen ibuprofen of aspirine.`,
    'pregnant drinks': `**Vanaf nu geen alcohol is het beste voor de baby, op elk moment. Drink je elke dag, stop dan niet in je eentje van de ene op de andere dag: bel vandaag een arts of de verloskundige.**

- **Trillen, zweten, dingen zien, verward, een stuip na het stoppen; of zo dronken dat wakker maken moeilijk is**: **nu** {n}.
- **Elke dag, of je kunt niet stoppen**: ze helpen zonder verwijt, en stoppen met hulp beschermt jou en de baby.
- **Voordat je het wist, of één glas**: zeg het bij de volgende controle; elke dag zonder helpt. Er is niets om in te nemen.
- Iemand om mee te praten: [findahelpline.com](https://findahelpline.com).`,
    drinking: `**Erg dronken en moeilijk wakker te krijgen, of trillend en verward zonder drank: bel nu {n}.**

- **Moeilijk wakker te krijgen, trage of rochelende ademhaling, koud, blauw of bleek, braakt half in slaap, een stuip**: {n}, op de zij, warm, nooit alleen, niet de roes laten uitslapen. Geen koffie, koude douche of eten, niet laten braken.
- **Gestopt of geminderd en nu trillen, zweten, ziet of hoort dingen, verward, een stuip**: {n}. Wie elke dag veel drinkt, stopt niet in zijn eentje ineens: vandaag een arts.
- **Handgel, antivries, spiritus of zelfgestookt**: bel nu, ook zonder klachten: {p}.
- Bloed in braaksel, zwarte ontlasting, gele ogen: {n}. Eten maakt niet nuchter en helpt niet tegen ontwenning. Iemand om mee te praten: [findahelpline.com](https://findahelpline.com).`,
    'medicine sign': `**Een medicijn en nu een slecht teken: bel, vóór de volgende dosis en vóór elke vraag over eten.**

- **Moeite met ademen, dik gezicht of dikke tong, flauwvallen, erg suf, verward, een stuip, pijn op de borst, onregelmatige hartslag, plotseling heel erge hoofdpijn, bloed braken, zwarte ontlasting, een bloeding die niet stopt, of een klap op het hoofd bij bloedverdunners**: **nu** {n}.
- **Te veel, dubbel, die van een ander of de verkeerde**: bel nu, ook zonder klachten: {p}. Paracetamol beschadigt de lever voordat je iets merkt.
- **Gele ogen, donkere urine, uitslag, spierpijn, braken, erg duizelig**: vandaag de huisartsenpost.
- Stop of verdubbel niets op eigen houtje: sommige medicijnen mag je niet plotseling stoppen. Geen alcohol, grapefruit of drop tot je het hebt gevraagd. Houd het doosje bij de hand.`,
    unclear: `**Dit kan ernstig zijn: eerst hulp, eten kan wachten.**

- **Moeite met ademen, verslikking, dik gezicht of dikke tong, flauw of moeilijk wakker te krijgen, verward, een stuip, pijn op de borst, zwakte aan één kant, heel erge hoofdpijn, bloed, grauw of blauw**: **nu** {n}. Bij een allergie en zo’n teken: adrenalinepen.
- **Iets schadelijks ingeslikt, of te veel van een medicijn**: bel ook zonder klachten: {p}.
- **Baby, zwangerschap, diabetes, zwakke afweer of hoge leeftijd**: nu een arts, ook ’s nachts. Anderen: vandaag een arts, eerder als het erger wordt.
- **Gedachten om niet meer te leven, eten dat bang maakt of ongedaan moet, of iemand doet je pijn of geeft je geen eten**: praat nu met een mens: {h}. Blijf niet alleen tot er hulp is; kleine slokjes, geen alcohol, geen medicijnen op eigen houtje.`,
    'unclear mind': `**Dat klinkt zwaar, en niemand hoeft het alleen te dragen. Praat vandaag met iemand.**

- **Gedachten aan doodgaan, zichzelf pijn doen, of iemand die dat zou kunnen doen**: {n} bij gevaar, en om te praten: {h}. Laat diegene niet alleen.
- **Eten dat bang maakt, verborgen, goedgemaakt of uitgebraakt wordt**: een arts of een hulplijn voor eetstoornissen: [findahelpline.com](https://findahelpline.com). Eet de volgende maaltijd zoals altijd; ik geef geen advies om minder te eten. Flauwvallen, pijn op de borst, niets blijft binnen: {n}.
- **Iemand bepaalt of je eet, of wat, of maakt je bang**: {v}.`,
  },
};
