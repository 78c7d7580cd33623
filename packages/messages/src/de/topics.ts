import type { Translation } from '../catalog.ts';
import type { topics as english } from '../en/topics.ts';

export const topics = {
  nutri_score:
    'Der **Nutri-Score** ist ein Buchstabe von **A** bis **E** für den Nährwert von 100 g oder 100 ml. Punkte gibt es *gegen* Energie, Zucker, gesättigte Fettsäuren und Salz und *für* Ballaststoffe, Eiweiß und den Anteil an Obst, Gemüse und Hülsenfrüchten; weniger Punkte sind besser. Bei den meisten Lebensmitteln reicht A bis **0** Punkte, B **1 bis 2**, C **3 bis 10**, D **11 bis 18**, E ab **19**. Getränke sowie Fette, Öle, Nüsse und Samen haben eigene Skalen; unter den Getränken ist nur reines Wasser A. Über Zusatzstoffe und Verarbeitung sagt der Buchstabe nichts und auch nichts über dich: Das fügt der persönliche Score hinzu.',
  nova: '**NOVA** ordnet Lebensmittel danach, wie stark sie verarbeitet sind: Gruppe **1** unverarbeitet oder kaum verarbeitet (Haferflocken, Milch, tiefgekühltes Gemüse), Gruppe **2** Küchenzutaten (Öl, Zucker, Salz), Gruppe **3** verarbeitet (Käse, Brot, Fisch aus der Dose), Gruppe **4** hochverarbeitet mit Zutaten, die keine Küche hat, etwa Aromen, Emulgatoren oder Süßstoffe. Über Nährstoffe sagt das für sich nichts.',
  ultra_processed:
    '**Hochverarbeitete Lebensmittel** sind NOVA-Gruppe **4**: größtenteils aus aufbereiteten Zutaten und Zusatzstoffen wie Aromen, Farbstoffen, Emulgatoren oder Süßstoffen. Eine Auswertung von Studien aus dem Jahr 2024 fand, dass mehr davon in der Ernährung mit mehr Herzkrankheiten und Typ-2-Diabetes einhergeht; das ist ein Zusammenhang, und nicht jedes solche Lebensmittel ist gleich. Im Score verlieren sie Punkte zusätzlich zu dem, was ihre Nährstoffe kosten.',
  score:
    'Der **persönliche Score** geht von **0** bis **100** und lässt sich immer Zeile für Zeile nachrechnen. Er beginnt bei den Nutri-Score-Punkten des Lebensmittels, zieht Punkte für Verarbeitung (NOVA 3 und 4) und für bedenkliche Zusatzstoffe ab, gibt einige für Bio und zählt dann, was *du* wolltest: deine Ziele, Erkrankungen und die Zutaten, von denen du mehr oder weniger willst. Verstößt ein Lebensmittel gegen eine Einschränkung, begrenzt das den Score, sodass kein guter Wert sie aufwiegen kann. Öffne bei einem Produkt „Warum dieser Score“, um jede Zeile mit ihrem Grund zu sehen.',
  additives:
    '**Zusatzstoffe** werden zu einem Zweck zugegeben: färben, haltbar machen, verdicken, süßen. In der EU hat jeder zugelassene eine **E-Nummer**: Er wurde bewertet und für bestimmte Lebensmittel und Mengen erlaubt. Labelwise zeigt zu jedem Befund und Jahr der Bewertung und zieht nur für solche mit einem benannten Bedenken Punkte ab. Frag mich nach jedem davon, zum Beispiel „Was ist E250?“.',
  organic:
    '**Bio** betrifft in der EU die Landwirtschaft: Mindestens **95 %** der landwirtschaftlichen Zutaten stammen aus ökologischer Erzeugung, mit wenigen erlaubten Zusatzstoffen und Pflanzenschutzmitteln. Über Zucker, Salz oder Kalorien sagt es wenig; ein Bio-Keks ist immer noch ein Keks. Im Score bringt es ein paar Punkte.',
  light:
    '**„Light“** und **„reduziert“** heißen mindestens **30 %** weniger von etwas als in ähnlichen Produkten (**25 %** bei Salz). Die Packung muss sagen, was verringert wurde. Es kann immer noch viel sein, und etwas anderes kann seinen Platz eingenommen haben.',
  sugar_free:
    '**„Zuckerfrei“** heißt höchstens **0,5 g** Zucker je 100 g oder 100 ml. Süßstoffe oder Zuckeralkohole können enthalten sein.',
  no_added_sugar:
    '**„Ohne Zuckerzusatz“** heißt, dass weder Zucker noch ein zum Süßen verwendetes Lebensmittel (Honig, Saftkonzentrat) zugesetzt wurde. Zucker aus Obst oder Milch kann trotzdem reichlich enthalten sein.',
  low_fat:
    '**„Fettarm“** heißt höchstens **3 g** Fett je 100 g (**1,5 g** je 100 ml), **„fettfrei“** höchstens **0,5 g**. Sieh auf den Zucker: Er nimmt manchmal den Platz des Fetts ein.',
  low_salt:
    '**„Natriumarm/kochsalzarm“** heißt höchstens **0,3 g** Salz je 100 g (0,12 g Natrium), „sehr natriumarm“ höchstens **0,1 g** (0,04 g Natrium). „Reduziert“ verlangt nur **25 %** weniger als ähnliche Produkte.',
  source_of_fibre:
    '**„Ballaststoffquelle“** heißt mindestens **3 g** Ballaststoffe je 100 g (oder **1,5 g** je 100 kcal), **„hoher Ballaststoffgehalt“** mindestens **6 g** je 100 g (oder **3 g** je 100 kcal).',
  high_protein:
    '**„Proteinquelle“** heißt, dass mindestens **12 %** der Energie aus Eiweiß kommen, **„hoher Proteingehalt“** mindestens **20 %**. Über Zucker oder Verarbeitung sagt es nichts.',
  gluten_free_label: '**„Glutenfrei“** heißt höchstens **20 mg** Gluten je kg im verkauften Lebensmittel.',
  may_contain:
    '**„Kann enthalten“** ist ein freiwilliger Hinweis, dass ein Allergen versehentlich hineingeraten kann. Dahinter steht kein gesetzlicher Grenzwert; behandle es bei einer Allergie also, als sei es enthalten. Labelwise nennt ein Lebensmittel mit diesem Hinweis nie frei von diesem Allergen.',
  allergens:
    'Packungen in der EU müssen **14 Allergene** im Zutatenverzeichnis hervorheben: glutenhaltiges Getreide, Krebstiere, Eier, Fisch, Erdnüsse, Soja, Milch, Schalenfrüchte, Sellerie, Senf, Sesam, Sulfite (über **10 mg** je kg), Lupinen und Weichtiere.',
  best_before:
    '**„Mindestens haltbar bis“** betrifft die Qualität: Oft ist das Lebensmittel danach noch gut, also sehen, riechen, probieren. **„Zu verbrauchen bis“** betrifft die Sicherheit: Iss es nach diesem Tag nicht mehr.',
  serving_size:
    'Eine **Portion** ist, was der Hersteller für eine hält; ein Gesetz über ihre Größe gibt es nicht, und sie kann klein sein. Deshalb stehen Werte hier je 100 g oder 100 ml, mit der Portion daneben, wo die Packung eine nennt.',
  reference_intake:
    '**Referenzmengen** für einen durchschnittlichen Erwachsenen in der EU: **2000 kcal** (8400 kJ), Fett **70 g**, gesättigte Fettsäuren **20 g**, Kohlenhydrate **260 g**, Zucker **90 g**, Eiweiß **50 g**, Salz **6 g** am Tag. Sie helfen, Packungen zu vergleichen; Ziele sind sie nicht. Auf US-Etiketten sind **5 %** des Tageswerts wenig und **20 %** viel.',
  ingredient_list:
    'Drei Blicke auf ein **Etikett**: (1) Das **Zutatenverzeichnis** geht nach Gewicht von viel zu wenig, die ersten drei sind also das meiste; (2) vergleiche die Tabelle **je 100 g**, nicht je Portion; (3) Allergene sind in der Liste hervorgehoben. Prozente müssen dort stehen, wo eine Zutat im Namen oder Bild vorkommt.',
  traffic_light:
    'Die britische **Ampel** je 100 g, wenig / viel: Fett **3 / 17,5 g**, gesättigte Fettsäuren **1,5 / 5 g**, Zucker **5 / 22,5 g**, Salz **0,3 / 1,5 g**. Bei Getränken sind die Grenzen etwa halb so hoch.',
  glycemic_index:
    'Werte zum **glykämischen Index** habe ich nicht: Packungen nennen ihn nicht, und er ändert sich mit dem Kochen und dem Rest der Mahlzeit. Ballaststoffe, Vollkorn und weniger zugesetzter Zucker sind, was eine Packung zeigen kann.',
  bmi: 'Der **BMI** ist das Gewicht in kg geteilt durch das Quadrat der Größe in Metern. Dein Gesundheitsprofil rechnet ihn aus, während du tippst. Er sagt nichts über Muskeln, Alter oder Körperbau, und der Score eines Lebensmittels benutzt ihn nicht.',
  mediterranean_diet:
    'Die **Mittelmeerkost** ist ein Muster: täglich Gemüse, Obst, Hülsenfrüchte, Nüsse, Vollkorn und Olivenöl, oft Fisch, wenig rotes und verarbeitetes Fleisch, wenig Süßes. Sie wird für die Herzgesundheit empfohlen.',
  keto_diet:
    'Eine **Keto**-Ernährung hält Kohlenhydrate sehr niedrig. Labelwise nennt bis zu **5 g** Kohlenhydrate je 100 g passend und mehr als **15 g** nicht. Frag bei Diabetes, Nierenkrankheit oder in der Schwangerschaft zuerst in deiner Arztpraxis.',
  intermittent_fasting:
    'Ich kenne verpackte Lebensmittel, nicht Essenszeiten, und kann zum **Fasten** nicht raten. Was du in den Stunden isst, in denen du isst, sehe ich mir gern mit dir an.',
  balanced_diet:
    'Die **gesunde Ernährung** der WHO in Kürze: mindestens **400 g** Gemüse und Obst am Tag, Vollkorn und Hülsenfrüchte, ungesättigte statt gesättigte Fettsäuren, freie Zucker unter **10 %** der Energie, weniger als **5 g** Salz am Tag.',
  celiac:
    '**Zöliakie** ist eine dauerhafte Krankheit, bei der Gluten den Dünndarm schädigt. Es hilft, Gluten ein Leben lang wegzulassen; wer sie vermutet, sollte das *vorher* ärztlich klären lassen, sonst kann der Test versagen. Mit Zöliakie im Gesundheitsprofil schlägt Labelwise nur Lebensmittel vor, von denen bekannt ist, dass sie glutenfrei sind (höchstens **20 mg** je kg).',
  privacy:
    'Als **eingebauter Ratgeber** antworte ich auf diesem Server: Was du fragst, geht nirgendwo anders hin. Unterhaltungen bleiben in deinem Konto, bis du sie löschst. Unter [Profil](/profile) kannst du alles exportieren, was wir über dich haben, oder dein Konto löschen; Einzelheiten stehen in der [Datenschutzerklärung](/legal).',
  offline:
    '**Die App öffnet sich auch ohne Netz**, mit dem, was du vorher nachgeschlagen hast, und deinem letzten Scan. Mit dem Offline-Paket (im Profil) findet, bewertet und schlägt sie Produkte auch allein vor; was du speicherst, wartet, bis wieder Netz da ist. Für meine Antworten brauche ich eines.',
  data_source:
    'Produktangaben kommen aus dem Katalog dieser Installation, der auf **Open Food Facts** (Open Database License) beruht und auf dem, was Mitglieder ergänzen. Werte können alt oder vertippt sein; wo sie nicht stimmen können, sagt es die Produktseite. Die Packung in deiner Hand hat recht.',
  sugars:
    '**Zucker** auf dem Etikett sind alle einfachen Zucker: zugesetzte und die aus Milch oder Obst. **Zugesetzter Zucker** zählt im Score mehr. Die WHO rät Erwachsenen und Kindern, *freie* Zucker (zugesetzte, Honig, Saft) unter **10 %** der Energie zu halten, etwa **50 g** am Tag bei 2000 kcal, und nennt **5 %** (etwa **25 g**) noch besser. Die EU-Referenzmenge für alle Zucker ist **90 g** am Tag. Auf Packungen heißt „zuckerarm“ höchstens **5 g** je 100 g oder **2,5 g** je 100 ml; über **22,5 g** je 100 g gilt als viel.',
  salt: '**Salz** ist Natriumchlorid; auf dem Etikett zählt Salz als Natrium × **2,5**. Die WHO rät Erwachsenen zu weniger als **5 g** Salz am Tag (2 g Natrium), denn mehr erhöht den Blutdruck; die EU-Referenzmenge ist **6 g**. „Natriumarm“ heißt höchstens **0,3 g** Salz je 100 g (0,12 g Natrium); über **1,5 g** je 100 g gilt als viel.',
  saturated_fat:
    '**Gesättigte Fettsäuren** stecken in Butter, Käse, fettem Fleisch, Kokos- und Palmöl. Die WHO rät zu höchstens **10 %** der Energie daraus, ersetzt durch ungesättigte; die EU-Referenzmenge ist **20 g** am Tag. „Arm an gesättigten Fettsäuren“ heißt höchstens **1,5 g** je 100 g; über **5 g** je 100 g gilt als viel.',
  trans_fat:
    '**Transfette** aus teilweise gehärtetem Öl erhöhen das Risiko für Herzkrankheiten mehr als jedes andere Fett. Die WHO rät zu höchstens **1 %** der Energie daraus, und die EU erlaubt höchstens **2 g** industrielle Transfette je 100 g Fett.',
  fat: '**Fett** hat etwa **9 kcal** je Gramm, doppelt so viel wie Kohlenhydrate oder Eiweiß, und welches Fett es ist, zählt mehr als wie viel. Die EFSA nennt **20 bis 35 %** der Energie aus Fett einen guten Bereich für Erwachsene; die EU-Referenzmenge ist **70 g** am Tag. „Fettarm“ heißt höchstens **3 g** je 100 g oder **1,5 g** je 100 ml; über **17,5 g** je 100 g gilt als viel.',
  unsaturated_fat:
    '**Ungesättigte Fettsäuren** stecken in Oliven-, Raps- und Nussöl, Nüssen, Samen und Fisch. Ersetzen sie gesättigte, sinkt das LDL-Cholesterin. „Mit einem hohen Gehalt an ungesättigten Fettsäuren“ heißt, mindestens **70 %** des Fetts sind ungesättigt und geben mehr als **20 %** der Energie.',
  fibre:
    '**Ballaststoffe** sind der Teil von Pflanzen, den wir nicht verdauen: Sie sättigen, nähren den Darm und bremsen den Zucker. EFSA und WHO nennen **25 g** am Tag als ausreichend für Erwachsene. „Ballaststoffquelle“ heißt mindestens **3 g** je 100 g, „hoher Ballaststoffgehalt“ mindestens **6 g** je 100 g (oder **3 g** je 100 kcal).',
  protein:
    '**Eiweiß** baut den Körper auf, repariert ihn und hält satt. Die Referenz der EFSA für Erwachsene ist **0,83 g** je kg Körpergewicht am Tag; wer für Muskeln trainiert, zielt oft auf **1,4 bis 2 g** je kg. Die EU-Referenzmenge auf Etiketten ist **50 g** am Tag. „Proteinquelle“ heißt, mindestens **12 %** der Energie kommen daraus, „hoher Proteingehalt“ mindestens **20 %**.',
  carbohydrates:
    '**Kohlenhydrate** sind Zucker und Stärke, mit etwa **4 kcal** je Gramm. Die EFSA nennt **45 bis 60 %** der Energie einen guten Bereich; die EU-Referenzmenge ist **260 g** am Tag. Die WHO rät, sie vor allem aus Vollkorn, Gemüse, Obst und Hülsenfrüchten zu nehmen.',
  calories:
    '**Energie** zählt man in Kilokalorien (kcal, „Kalorien“) oder Kilojoule; **1 kcal** sind **4,184 kJ**. Die EU-Referenzmenge für einen durchschnittlichen Erwachsenen ist **2000 kcal** (8400 kJ) am Tag; was du brauchst, hängt von Größe, Alter und Bewegung ab. „Energiearm“ heißt höchstens **40 kcal** je 100 g oder **20 kcal** je 100 ml. Labelwise nennt ein Lebensmittel bis **225 kcal** je 100 g wenig energiedicht.',
  omega_3:
    '**Omega-3**-Fette kommen aus fettem Fisch (EPA, DHA) und aus Raps, Lein und Walnüssen (ALA). Die EFSA nennt **250 mg** EPA und DHA am Tag als ausreichend für Erwachsene. „Mit einem hohen Gehalt an Omega-3“ heißt mindestens **0,6 g** ALA oder **80 mg** EPA und DHA, je 100 g und je 100 kcal.',
  cholesterol:
    'Das **Cholesterin** in Lebensmitteln ändert das Cholesterin im Blut weniger als gesättigte Fettsäuren und Transfette. Was das LDL-Cholesterin senkt: ungesättigte statt gesättigter Fettsäuren und lösliche Ballaststoffe wie das Beta-Glucan des Hafers (**3 g** am Tag).',
  caffeine:
    '**Koffein** haben Kaffee, Tee, Cola und Energydrinks gemeinsam. Bis zu **400 mg** am Tag und **200 mg** auf einmal sind für gesunde Erwachsene unbedenklich. In der EU müssen Getränke mit mehr als **15 mg** je 100 ml den Hinweis tragen, dass sie für Kinder, Schwangere und Stillende nicht empfohlen sind.',
  alcohol:
    '**Alkohol** hat etwa **7 kcal** je Gramm. Die WHO erklärt, dass keine Menge davon für die Gesundheit sicher ist. Getränke mit mehr als **1,2 %** vol müssen es auf der Packung angeben, und darüber endet ein Score hier bei **25**.',
  water:
    'Die EFSA nennt **2 l** Wasser am Tag für Frauen und **2,5 l** für Männer ausreichend, aus Getränken und Essen zusammen. Reines Wasser ist das einzige Getränk mit Nutri-Score A.',
  vitamins:
    'Auf Packungen in der EU darf ein **Vitamin oder Mineralstoff** genannt werden, wenn 100 g mindestens **15 %** des Referenzwerts enthalten (**7,5 %** bei Getränken): Das ist eine „Quelle“. „Hoher Gehalt“ ist doppelt so viel.',
  vitamin_d:
    '**Vitamin D** hält Knochen und Muskeln in Gang; fetter Fisch, Eier und angereicherte Lebensmittel haben es, und die Haut bildet es in der Sonne. Der Referenzwert auf Etiketten ist **5 µg** am Tag; die EFSA nennt **15 µg** ausreichend für Erwachsene.',
  vitamin_c:
    '**Vitamin C** hilft, Eisen aus Pflanzen aufzunehmen, und unterstützt das Immunsystem. Der Referenzwert auf Etiketten ist **80 mg** am Tag; Paprika, Beeren, Zitrusfrüchte und Kohl haben viel.',
  vitamin_b12:
    '**Vitamin B12** steckt in tierischen und in angereicherten Lebensmitteln; wer vegan isst, braucht angereicherte oder ein Präparat. Der Referenzwert auf Etiketten ist **2,5 µg** am Tag.',
  calcium:
    '**Kalzium** braucht man für Knochen, Zähne und Muskeln. Der Referenzwert auf Etiketten ist **800 mg** am Tag. Milchprodukte, angereicherte Pflanzendrinks, mit Kalzium geronnener Tofu und manche Mineralwässer haben viel.',
  iron: '**Eisen** trägt den Sauerstoff im Blut. Der Referenzwert auf Etiketten ist **14 mg** am Tag. Hülsenfrüchte, Vollkorn, rotes Fleisch und Samen haben es; Vitamin C in derselben Mahlzeit hilft bei Eisen aus Pflanzen.',
  magnesium:
    '**Magnesium** hilft Muskeln und Nerven. Der Referenzwert auf Etiketten ist **375 mg** am Tag; Nüsse, Samen, Vollkorn und Hülsenfrüchte haben viel.',
  potassium:
    '**Kalium** hilft, den Blutdruck normal zu halten. Der Referenzwert auf Etiketten ist **2000 mg** am Tag; Obst, Gemüse, Hülsenfrüchte und Kartoffeln haben viel. Bei einer Nierenkrankheit muss man es vielleicht begrenzen: Frag in deiner Arztpraxis.',
  sweeteners:
    '**Süßstoffe** wie Aspartam, Sucralose oder Stevia süßen fast ohne Energie. Die verwendeten haben eine Sicherheitsbewertung bestanden; die WHO rät trotzdem davon ab, mit ihnen das Gewicht zu steuern, weil auf Dauer kein Nutzen zu sehen war. Bei Getränken rechnet der Nutri-Score **4** Punkte dafür an.',
  sugar_alcohols:
    '**Zuckeralkohole** (Xylit, Sorbit, Maltit, E-Nummern 420 und 965 bis 968) haben weniger Kalorien als Zucker und schonen die Zähne. Lebensmittel mit mehr als **10 %** davon müssen sagen, dass zu viel abführend wirken kann.',
  palm_oil:
    '**Palmöl** besteht etwa zur Hälfte aus gesättigten Fettsäuren und erhöht deshalb das LDL-Cholesterin im Vergleich zu Oliven- oder Rapsöl. Packungen in der EU müssen es nennen. Seine Wirkung auf Wälder ist eine eigene Frage, die der Score nicht beurteilt.',
  gluten:
    '**Gluten** ist ein Eiweiß von Weizen, Roggen, Gerste und ihren Verwandten. Nur wer Zöliakie, eine Weizenallergie oder eine Empfindlichkeit hat, muss es meiden. „Glutenfrei“ heißt höchstens **20 mg** je kg, „sehr geringer Glutengehalt“ höchstens **100 mg** je kg.',
  lactose:
    '**Laktose** ist der Zucker der Milch. Wer sie schlecht verdaut, verträgt oft Hartkäse, Joghurt oder laktosefreie Milch; wer gegen Milcheiweiß allergisch ist, nicht. Milch muss auf jeder Packung in der EU angegeben sein.',
  whole_grains:
    '**Vollkorn** behält Kleie und Keim und damit Ballaststoffe, Mineralstoffe und B-Vitamine. Die WHO rät, Kohlenhydrate vor allem aus Vollkorn, Gemüse, Obst und Hülsenfrüchten zu nehmen. Achte auf „Vollkorn“ als erste Zutat.',
  processed_meat:
    '**Verarbeitetes Fleisch** (Wurst, Schinken, Speck, Salami) stuft die IARC als Ursache von Darmkrebs ein (Gruppe **1**): Je **50 g** täglich gehen mit einem um etwa **18 %** höheren Risiko einher. Rotes Fleisch ist „wahrscheinlich“ eine Ursache (Gruppe **2A**).',
  red_meat:
    '**Rotes Fleisch** gibt Eiweiß, Eisen und B12, doch die IARC stuft es als wahrscheinliche Ursache von Darmkrebs ein (Gruppe **2A**). Im Nutri-Score zählt sein Eiweiß höchstens **2** Punkte.',
  probiotics:
    '**Probiotika** sind lebende Mikroben wie die in Joghurt und Kefir. Die einzige Angabe, die die EU erlaubt: Joghurtkulturen helfen Menschen, die Laktose schlecht verdauen, die Laktose dieses Joghurts zu verdauen.',
  fruit_and_vegetables:
    'Die WHO rät Erwachsenen zu mindestens **400 g** Gemüse und Obst am Tag, etwa fünf Portionen. Im Nutri-Score bringt ein Anteil von mehr als **40 %** an Obst, Gemüse und Hülsenfrüchten die ersten Punkte.',
} satisfies Translation<typeof english>;
