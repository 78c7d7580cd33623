import type { Translation } from '../catalog.ts';
import type { guide as english } from '../en/guide.ts';
import { guideAmounts } from './guide-amounts.ts';
import { guideCautions } from './guide-cautions.data.ts';
import { guideDishes } from './guide-dishes.data.ts';
import { guideFoods } from './guide-foods.ts';
import { guideGeneric } from './guide-generic.data.ts';
import { guideKinds } from './guide-kinds.data.ts';
import { guideKitchen } from './guide-kitchen.data.ts';
import { guideOwn } from './guide-own.ts';
import { guidePeople } from './guide-people.ts';
import { guideReckoning } from './guide-reckoning.ts';
import { guideTurned } from './guide-turned.data.ts';
import { guideTurns } from './guide-turns.ts';

export const guide = {
  pregnancy_lost:
    'Es tut mir sehr leid. Was in der Schwangerschaft galt, zählt in diesem Gespräch nicht mehr. **Starke Blutung, Fieber, starke Schmerzen oder Schwäche zum Umfallen**: ruf heute Hebamme oder Arztpraxis an, oder 112 (Europa), 911 (USA, Kanada) oder 999 (UK). Du musst da nicht allein durch: Hebamme oder Praxis wissen, wer hilft, und [findahelpline.com](https://findahelpline.com) nennt Menschen zum Reden.',
  ...guideAmounts,
  ...guideDishes,
  ...guideFoods,
  ...guideGeneric,
  ...guideCautions,
  ...guideKinds,
  ...guideKitchen,
  ...guideOwn,
  ...guidePeople,
  ...guideReckoning,
  ...guideTurned,
  ...guideTurns,
  list: '{first} und {last}',
  careful: '**Achtung:** {text}',
  sources: '*Quellen: {sources}.*',
  additive: '**{additive}.** {description}',
  additive_name: '{name} ({code})',
  origin_animal: 'Er **stammt von Tieren**: Ein Lebensmittel damit ist nicht vegetarisch.',
  origin_not_vegan: 'Er **stammt von Tieren** (auch Insekten, Milch oder Eier): Ein Lebensmittel damit ist nicht vegan.',
  origin_either:
    'Er **kann von Tieren oder aus Pflanzen stammen**, und eine Packung muss es nicht sagen; ein veganes Siegel klärt es. Labelwise zählt ein Lebensmittel dann nicht als vegan.',
  origin_not_animal: 'Labelwise kennt **keine tierische Herkunft** davon.',
  not_evaluated: 'Labelwise hat dazu **keine Bewertung**, er zählt also weder für noch gegen ein Lebensmittel.',
  concern: 'Labelwise zählt ihn mit **Bedenken: {concern}**.',
  concern_low: 'gering',
  concern_moderate: 'mäßig',
  concern_high: 'hoch',
  evaluated_in: 'Bewertet von {authority}, {year}: {title}.',
  not_read_again: '{evaluated} Diese Quelle wurde für diese Tabelle nicht noch einmal gelesen.',
  additive_in_scans: 'Unter deinen letzten Scans steckt er in {foods}.',
  guidance: 'Für **{about}** raten Empfehlungen zu:',
  guidance_more: '**Mehr {nutrient}**: {reason}',
  guidance_less: '**Weniger {nutrient}**: {reason}',
  see_a_doctor: 'Deine Arztpraxis oder Ernährungsberatung kennt deinen Fall; das hier ist allgemein.',
  guidance_to_avoid: 'Für **{about}** raten Empfehlungen zu wenig von:',
  guidance_reason: '**{nutrient}**: {reason}',
  nothing_forbidden:
    'Kein Score verbietet ein einzelnes Lebensmittel. Was eine Einschränkung oder Allergie ausschließt, steht bei jedem Produkt.',
  score: '{food} hat für dich **{score} von 100**.',
  lines_asked: '{score} Die Zeilen, nach denen du fragst:',
  lines_gains: '{score} Was Punkte bringt:',
  lines_losses: '{score} Was Punkte kostet:',
  lines_no_gains: '{score} Nichts bringt Punkte über den Anfang hinaus:',
  lines_no_losses: '{score} Nichts kostet Punkte gegenüber dem Anfang:',
  from_now_on: '**Ab jetzt gilt: {diets}.**',
  from_now_on_disliked:
    '**Ab jetzt lasse ich weg, was nicht schmeckt: {diets}.** Das ist Geschmackssache, eine Allergie merke ich mir nicht.',
  keep_offer: '[{names} in mein Gesundheitsprofil aufnehmen](/ai-nutritionist?keep={items})',
  no_longer: 'In diesem Gespräch nicht mehr: {diets}. Was in deinem Gesundheitsprofil steht, zählt weiter.',
  allergy_unnamed:
    'Du sprichst von einer Allergie oder Unverträglichkeit, und ich habe nicht verstanden, gegen welches Lebensmittel. Welches ist es?',
  allergy_unknown:
    '{words}: Das kenne ich nicht als Lebensmittel, das auf Packungen steht. Bitte sag es mit anderen Worten, zum Beispiel mit dem englischen Namen oder dem Allergen, zu dem es gehört.',
  allergy_aside: '**Achtung:** {text} Was folgt, berücksichtigt das nicht.',
  own_limits_first: '**Deine eigenen Grenzen gehen vor: {names}.** Was oben steht, gilt für Menschen im Allgemeinen.',
  holds_here:
    'Das gilt für dieses Gespräch: Ich schlage nur Lebensmittel vor, von denen das bekannt ist: {diets}, und beurteile Produkte danach. Damit es in jedem Score gilt, trag es in dein [Gesundheitsprofil](/health-profile) ein.',
  holds_here_for_other:
    'Das gilt für dieses Gespräch: Ich schlage nur Lebensmittel vor, von denen das bekannt ist: {diets}, und beurteile Produkte danach. Damit es in jeder Antwort für diese Person gilt, trag sie unter [Personen](/people) ein.',
  nothing_until_clear:
    'Bis ich es weiß, schlage ich nichts vor: Es könnte das Falsche sein. Was auf der Packung eines Produkts steht, kann ich dir trotzdem zeigen.',
  circumstances_noted: '**Ich behalte das in diesem Gespräch im Kopf: {list}.**',
  circumstances_reported:
    '**Ich behalte das in diesem Gespräch im Kopf: {list}.** Damit es in jedem Score zählt, [nimm es in dein Gesundheitsprofil auf](/health-profile).',
  circumstances_reported_of_other:
    '**Ich behalte das in diesem Gespräch im Kopf: {list}.** Damit es in jeder Antwort für diese Person gilt, trag sie unter [Personen](/people) ein.',
  states_reported:
    '**Ich behalte das in diesem Gespräch im Kopf: {list}.** Kein Gesundheitsprofil hält das fest; sag es mir in einem anderen Gespräch noch einmal.',
  circumstances_over: 'In diesem Gespräch nicht mehr: {list}. Was in deinem Gesundheitsprofil steht, zählt weiter.',
  circumstances_end: 'Sag mir, wenn etwas davon nicht mehr gilt.',
  circumstance_pregnancy: 'Schwangerschaft',
  circumstance_breastfeeding: 'Stillzeit',
  circumstance_child: '{age, plural, =0 {ein Kind unter 1} one {ein Kind von # Jahr} other {ein Kind von # Jahren}}',
  state_low_sugar: 'niedriger Blutzucker',
  state_vitamin_k: 'ein Blutverdünner',
  state_grapefruit: 'ein Medikament, das Grapefruit verändert',
  state_tyramine: 'ein MAO-Hemmer',
  state_lithium: 'Lithium',
  state_potassium: 'hohes Kalium',
  state_kidneys: 'eine Nierenkrankheit',
  state_stoma: 'ein Stoma',
  state_fodmap: 'Low-FODMAP',
  note_low_sugar:
    '**Bei niedrigem Blutzucker ist schneller Zucker Medizin:** Nimm jetzt 15 g, etwa Traubenzucker, Saft oder Limonade mit Zucker, wie dein Team es dir gesagt hat; Getränke ohne Zucker helfen nicht. Miss nach 15 Minuten noch einmal. Benommen, verwirrt oder Schlucken geht nicht: **112**.',
  note_vitamin_k:
    '**Bei Blutverdünnern kommt es auf Vitamin K an:** Spinat, Grünkohl, Brokkoli und andere grüne Blätter haben viel davon, und bei Marcumar und Verwandten ändert ein Wechsel die Wirkung. Halte die Menge von Woche zu Woche gleich, und frag in der Praxis oder Apotheke, bevor du mehr oder weniger isst. Kein Score hier kennt dein Medikament.',
  note_grapefruit:
    '**Grapefruit verändert die Wirkung von Medikamenten wie deinem**, darunter manche Statine und Blutdruckmittel, und kann sie zu stark machen; Pomelo und Bitterorange auch. Frag in der Apotheke, bevor du sie isst oder trinkst. Kein Score hier kennt dein Medikament.',
  note_tyramine:
    '**Bei MAO-Hemmern kann Essen mit viel Tyramin den Blutdruck gefährlich erhöhen:** gereifter Käse, Rohwurst, Hefeextrakt, Sojasauce, Sauerkraut, Fassbier und alles, was nicht frisch ist. Eine Packung zeigt das nicht. Halte dich an die Liste deiner Praxis oder Apotheke.',
  note_lithium:
    '**Bei Lithium Salz und Trinken gleich halten:** Weniger Salz oder zu wenig Trinken lässt Lithium steigen, viel mehr lässt es fallen. Beginne keine salzarme Kost ohne deine Praxis. Kein Score hier kennt dein Medikament.',
  note_potassium:
    '**Kalium steht selten auf einer Packung**, deshalb kann ich Essen nicht danach beurteilen. Tomatensaft, Bananen, Kartoffeln, Trockenfrüchte, Nüsse, Hülsenfrüchte und Salzersatz haben viel. Frag deine Praxis oder Ernährungsberatung, was zu deinen Werten passt.',
  note_kidneys:
    '**Bei einer Nierenkrankheit zählen Kalium und Phosphat, und Packungen nennen sie selten.** Hülsenfrüchte, Nüsse, Trockenfrüchte, Vollkorn und Lebensmittel mit Phosphaten können zu viel für dich haben. Deine Werte kennt deine Praxis oder Ernährungsberatung, kein Score hier.',
  note_stoma:
    '**Ob etwas bei einem Stoma passt, zeigt keine Packung.** Nüsse, Samen, Pilze, Mais, Popcorn, Trockenfrüchte und zähe Schalen können es verstopfen, vor allem ein Ileostoma. Frag deine Stomaberatung; kau gut, und probiere Neues in kleinen Mengen.',
  note_fodmap:
    '**FODMAPs zeigt keine Packung**, deshalb kann ich nicht sagen, was arm daran ist. Zwiebel, Knoblauch, Weizen, Hülsenfrüchte, Äpfel, Honig und Süßstoffe auf -it haben viel. Eine Ernährungsberatung hat Listen mit Mengen.',
  states_withheld: '**Darum gebe ich keinen Score und schlage nichts vor.** Was die Packung nennt, kann ich vorlesen.',
  note_pregnancy:
    '**In der Schwangerschaft:** Wovon nationale Behörden abraten, ist markiert und wird nicht vorgeschlagen; eine Packung sagt nicht alles, und kein Score kann versprechen, dass ein Lebensmittel sicher ist. Frag bei Unsicherheit deine Hebamme oder in deiner Arztpraxis.',
  note_breastfeeding: '**In der Stillzeit:** Alkohol, viel Koffein und Fisch mit viel Quecksilber sind markiert.',
  note_condition:
    '**Bei {condition}:** Scores folgen den allgemeinen Empfehlungen dafür, nicht deinen Werten und Medikamenten. Die kennt deine Arztpraxis oder Ernährungsberatung.',
  note_infant:
    '**Für ein Kind unter 1:** kein Honig, keine ganzen Nüsse, kein zugesetztes Salz oder Zucker, keine Kuhmilch als Hauptgetränk (NHS). Frag in der Kinderarztpraxis.',
  note_young_child:
    '**Für ein Kind unter 5:** keine ganzen Nüsse; an ganzen Trauben, Popcorn und harten Bonbons kann man ersticken; ungesüßt und salzarm ist besser (NHS). Die Scores hier sind für Erwachsene gemacht.',
  note_child:
    '**Für ein Kind von {age}:** Scores und Tagesmengen hier sind für Erwachsene gemacht; Kinder brauchen weniger Salz, Zucker und Koffein.',
  no_score_for_small_child:
    '**Für ein Kind unter 3 gebe ich keinen Score und schlage nichts vor:** Die Regeln sind für Ältere gemacht. Ich zeige, was die Packung angibt; frag in der Kinderarztpraxis, was für dein Kind gut ist.',
  offered: '[{question}](/ai-nutritionist?ask)',
  ask_verdict: 'Ist {food} ({barcode}) gut für mich?',
  ask_swap: 'Was könnte ich statt {food} ({barcode}) essen?',
  ask_why: 'Warum hat {food} ({barcode}) diesen Score?',
  ask_same: '{food} ({barcode})',
  ask_contents: 'Was ist in {food} ({barcode}) drin?',
  ask_scans: 'Was habe ich zuletzt gescannt?',
  ask_day: 'Wie war mein Tag bisher?',
  ask_week: 'Wie war meine Woche?',
  ask_left: 'Was bleibt mir heute von meinen Zielen?',
  ask_less: 'Wovon sollte ich weniger essen?',
  ask_profile: 'Was weißt du über mich?',
  ask_score: 'Wie wird der Score berechnet?',
  unsure: 'Ich bin nicht sicher, was du fragst. Meinst du eines davon?',
  unsure_at_all: 'Ich bin nicht sicher, was du fragst. Sag es bitte anders: das Produkt, und was du darüber wissen möchtest.',
  unsure_else: 'Wenn nichts davon: Nenn das Produkt, und was du darüber wissen möchtest.',
  unsure_statement:
    'Wenn du mir eine Allergie, eine Krankheit oder eine Ernährungsweise nennst, sag es so: „Ich bin allergisch gegen Erdnüsse.“ Bis ich es verstehe, zählt es in keiner meiner Antworten.',
  reply_cut: '*Diese Antwort wurde hier gekürzt: Sie war zu lang geworden.*',
  reply_broken_off: '*Die Antwort brach hier ab.*',
  reply_not_proposed: '*(Labelwise würde dir das nicht vorschlagen: Sieh zuerst auf seine Seite.)*',
  reply_not_all_checked:
    '*(Nicht jedes oben genannte Produkt wurde daran geprüft, was du nicht essen darfst: Sieh zuerst auf seine Seite.)*',
  introduction:
    'Ich bin der **eingebaute Ratgeber** von Labelwise, kein KI-Modell: Ich schlage im Katalog, in deinen eigenen Daten und in einer Tabelle benannter Quellen nach. Was ich sage, ist Information, keine medizinische Beratung.',
  greeting: 'Hallo! Frag mich nach einem Produkt, einem Zusatzstoff, einem Etikett oder deinen eigenen Scans.',
  examples: 'Zum Beispiel:',
  try: 'Versuch es so:',
  example_verdict: '„Ist Nutella gut für mich, und warum?“',
  example_compare: '„Vergleiche Coca-Cola und Orangensaft“',
  example_instead: '„Was könnte ich statt Chips essen?“',
  example_suggest: '„Schlag eiweißreiche Snacks vor“',
  example_additive: '„Was ist E250?“',
  example_week: '„Werte meine letzten Lebensmittel aus“',
  example_day: '„Plane einen Tag für mich“',
  thanks: 'Gern! Frag, wann immer du vor einem Regal stehst.',
  bye: 'Tschüss, und guten Appetit!',
  about:
    'Ich verstehe bestimmte Fragen zu verpackten Lebensmitteln und beantworte jede aus Zahlen, die du nachprüfen kannst; wo ich nichts weiß, sage ich es. Über anderes kann ich nicht plaudern.',
  capabilities:
    'Ich kann ein Produkt für dich beurteilen, zwei vergleichen, bessere oder Lebensmittel einer Art finden, Zusatzstoffe, Etiketten und Zeilen des Scores erklären, deine letzten Scans ansehen und einen Tag nach deinen Zielen planen.',
  score_changes: 'Ein Score ändert sich aus einem von drei Gründen und nie von selbst:',
  score_changes_preferences:
    '**Deine Wünsche**: Ein Ziel, eine Erkrankung, Einschränkung oder Vorliebe kam dazu, wurde geändert oder entfernt.',
  score_changes_product: '**Das Produkt**: Sein Eintrag im Katalog bekam neue Werte oder ein neues Rezept.',
  score_changes_rules:
    '**Die Regeln**: Eine neue Fassung von Labelwise zählt etwas anders. Jeder gespeicherte Scan nennt die Regeln, nach denen er bewertet wurde.',
  score_changes_name: 'Nenn das Produkt, und ich gehe seine Zeilen durch, wie sie jetzt sind.',
  changes_nothing:
    'Ich kann nur nachschlagen; an deinem Konto ändere ich nichts. Was du mir über Allergien oder Ernährungsformen sagst, gilt für dieses Gespräch: Ich schlage dann nur Lebensmittel vor, von denen bekannt ist, dass sie passen.',
  changes_nothing_where:
    'Wovon du mehr oder weniger willst, stellst du unter [Vorlieben](/preferences) ein, Ziele, Erkrankungen und Einschränkungen im [Gesundheitsprofil](/health-profile). Jeder Score und jede meiner Antworten folgt ihnen sofort.',
  unknown: 'Das kann ich nicht beantworten.',
  unknown_name: '„{mention}“ habe ich im Katalog nicht gefunden, und auch sonst kenne ich es nicht.',
  only_packaged_food:
    'Ich kenne nur verpackte Lebensmittel: Produkte und ihre Werte, Zusatzstoffe, Etiketten und was du gescannt hast. Ein Produkt, das im Katalog fehlt, findest du über seinen Barcode auf der [Scan-Seite](/scan).',
  source_entry: 'Katalogeintrag {barcode} ({name})',
  source_linked_entries: 'die oben verlinkten Katalogeinträge',
  source_scoring_rules: 'Regeln des Labelwise-Scores',
  source_profile: 'dein Gesundheitsprofil',
  source_preferences: 'deine Vorlieben',
  source_claims: 'Verordnung (EG) Nr. 1924/2006 (nährwertbezogene Angaben)',
  source_intakes: 'Verordnung (EU) Nr. 1169/2011, Anhang XIII (Referenzmengen)',
  source_score_lines: 'ihre gespeicherten Zeilen des Scores',
  source_label_limits: 'Grenzen von UK und EU für viel und wenig',
  source_additives: 'Bewertungen von Zusatzstoffen (EFSA, JECFA, IARC)',
  source_scans: 'deine Scans vom {from} bis {to}',
  source_scans_of_day: 'deine Scans vom {day}',
  source_additive: '{authority} {year}',
} satisfies Translation<typeof english>;
