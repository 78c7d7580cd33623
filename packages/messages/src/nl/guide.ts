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
    'Wat erg, het spijt me heel erg voor je. Wat in de zwangerschap gold, telt in dit gesprek niet meer. **Hevig bloedverlies, koorts, hevige pijn of bijna flauwvallen**: bel vandaag je verloskundige of arts, of 112 (Europa), 911 (VS, Canada) of 999 (VK). Je hoeft dit niet alleen te dragen: je verloskundige of arts weet wie kan helpen, en [findahelpline.com](https://findahelpline.com) noemt mensen om mee te praten.',
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
  list: '{first} en {last}',
  careful: '**Let op:** {text}',
  sources: '*Bronnen: {sources}.*',
  additive: '**{additive}.** {description}',
  additive_name: '{name} ({code})',
  origin_animal: 'Het **komt van dieren**: een product ermee is niet vegetarisch.',
  origin_not_vegan: 'Het **komt van dieren** (ook insecten, melk of eieren): een product ermee is niet veganistisch.',
  origin_either:
    'Het **kan van dieren of van planten komen**, en een verpakking hoeft niet te zeggen welk; een veganistisch keurmerk maakt het duidelijk. Labelwise telt een product dan niet als veganistisch.',
  origin_not_animal: 'Labelwise kent er **geen dierlijke herkomst** van.',
  not_evaluated: 'Labelwise heeft er **geen beoordeling** van, dus het telt niet voor en niet tegen een product.',
  concern: 'Labelwise telt het met **zorg: {concern}**.',
  concern_low: 'laag',
  concern_moderate: 'matig',
  concern_high: 'hoog',
  evaluated_in: 'Beoordeeld door {authority}, {year}: {title}.',
  not_read_again: '{evaluated} Die bron is voor deze tabel niet opnieuw gelezen.',
  additive_in_scans: 'Onder je laatste scans zit het in {foods}.',
  guidance: 'Voor **{about}** vragen de richtlijnen om:',
  guidance_more: '**Meer {nutrient}**: {reason}',
  guidance_less: '**Minder {nutrient}**: {reason}',
  see_a_doctor: 'Je arts of diëtist kent jouw geval; dit is algemeen.',
  guidance_to_avoid: 'Voor **{about}** vragen de richtlijnen om weinig van:',
  guidance_reason: '**{nutrient}**: {reason}',
  nothing_forbidden: 'Geen enkel product wordt door een score verboden. Wat een beperking of allergie uitsluit, staat bij elk product.',
  score: '{food} scoort voor jou **{score} van 100**.',
  lines_asked: '{score} De regels waar je naar vraagt:',
  lines_gains: '{score} Wat punten oplevert:',
  lines_losses: '{score} Wat punten kost:',
  lines_no_gains: '{score} Niets levert punten op boven het begin:',
  lines_no_losses: '{score} Niets kost punten ten opzichte van het begin:',
  from_now_on: '**Vanaf nu: {diets}.**',
  from_now_on_disliked:
    '**Vanaf nu laat ik weg wat niet lekker gevonden wordt: {diets}.** Dat is een kwestie van smaak; ik noteer geen allergie.',
  keep_offer: '[{names} toevoegen aan mijn gezondheidsprofiel](/ai-nutritionist?keep={items})',
  no_longer: 'Niet meer voor dit gesprek: {diets}. Wat in je gezondheidsprofiel staat, telt nog steeds.',
  allergy_unnamed: 'Je hebt het over een allergie of intolerantie, en ik heb niet begrepen voor welk voedingsmiddel. Welk is het?',
  allergy_unknown:
    'Ik ken {words} niet als voedingsmiddel dat op verpakkingen staat. Zeg het met andere woorden, bijvoorbeeld met de Engelse naam of het allergeen waar het bij hoort.',
  allergy_aside: '**Let op:** {text} Wat volgt, houdt er geen rekening mee.',
  own_limits_first: '**Je eigen grenzen gaan voor: {names}.** Wat hierboven staat, geldt voor mensen in het algemeen.',
  holds_here:
    'Dit geldt voor dit gesprek: ik stel alleen producten voor waarvan bekend is dat ze {diets} zijn, en beoordeel producten daarnaar. Om het in elke score te laten tellen, zet je het in je [gezondheidsprofiel](/health-profile).',
  holds_here_for_other:
    'Dit geldt voor dit gesprek: ik stel alleen producten voor waarvan bekend is dat ze {diets} zijn, en beoordeel producten daarnaar. Om het in elk antwoord te laten tellen, voeg je de persoon toe onder [Mensen](/people).',
  nothing_until_clear:
    'Tot ik het weet, stel ik niets voor: het kan het verkeerde zijn. Ik kan je wel laten zien wat op de verpakking van een product staat.',
  circumstances_noted: '**Ik onthoud in dit gesprek: {list}.**',
  circumstances_reported:
    '**Ik onthoud in dit gesprek: {list}.** Om het in elke score te laten tellen, [zet je het in je gezondheidsprofiel](/health-profile).',
  circumstances_reported_of_other:
    '**Ik onthoud in dit gesprek: {list}.** Om het in elk antwoord te laten tellen, voeg je de persoon toe onder [Mensen](/people).',
  states_reported: '**Ik onthoud in dit gesprek: {list}.** Geen gezondheidsprofiel bewaart het; zeg het me in een ander gesprek opnieuw.',
  circumstances_over: 'Niet meer voor dit gesprek: {list}. Wat in je gezondheidsprofiel staat, telt nog steeds.',
  circumstances_end: 'Zeg het me als iets hiervan niet meer geldt.',
  circumstance_pregnancy: 'zwangerschap',
  circumstance_breastfeeding: 'borstvoeding',
  circumstance_child: '{age, plural, =0 {een kind onder 1 jaar} one {een kind van # jaar} other {een kind van # jaar}}',
  state_low_sugar: 'lage bloedsuiker',
  state_vitamin_k: 'een bloedverdunner',
  state_grapefruit: 'een medicijn dat grapefruit verandert',
  state_tyramine: 'een MAO-remmer',
  state_lithium: 'lithium',
  state_potassium: 'hoog kalium',
  state_kidneys: 'een nierziekte',
  state_stoma: 'een stoma',
  state_fodmap: 'een FODMAP-arm dieet',
  note_low_sugar:
    '**Bij lage bloedsuiker is snelle suiker medicijn:** neem nu 15 g, zoals druivensuiker, sap of frisdrank met suiker, zoals je team je heeft gezegd; drank zonder suiker helpt niet. Meet na 15 minuten opnieuw. Suf, verward of niet kunnen slikken: **112**.',
  note_vitamin_k:
    '**Let bij bloedverdunners op vitamine K:** spinazie, boerenkool, broccoli en andere groene bladeren hebben er veel van, en bij acenocoumarol, fenprocoumon en warfarine verandert een wisseling de werking. Houd de hoeveelheid van week tot week gelijk, en vraag je arts of apotheek voor je meer of minder eet. Geen score hier kent je medicijn.',
  note_grapefruit:
    '**Grapefruit verandert de werking van medicijnen zoals het jouwe**, waaronder sommige statines en bloeddrukpillen, en kan die te sterk maken; pomelo en bittere sinaasappel ook. Vraag je apotheek voor je het eet of drinkt. Geen score hier kent je medicijn.',
  note_tyramine:
    '**Bij MAO-remmers kan eten met veel tyramine de bloeddruk gevaarlijk verhogen:** oude kaas, gedroogde worst, gistextract, sojasaus, zuurkool, tapbier en wat niet vers is. Een verpakking toont dat niet. Houd je aan de lijst van je arts of apotheek.',
  note_lithium:
    '**Houd bij lithium zout en drinken gelijk:** minder zout of te weinig drinken laat lithium stijgen, veel meer laat het dalen. Begin geen zoutarm dieet zonder je arts. Geen score hier kent je medicijn.',
  note_potassium:
    '**Kalium staat zelden op een verpakking**, dus ik kan eten er niet naar beoordelen. Tomatensap, bananen, aardappels, gedroogd fruit, noten, peulvruchten en zoutvervangers hebben er veel van. Vraag je arts of diëtist wat bij je waarden past.',
  note_kidneys:
    '**Bij een nierziekte tellen kalium en fosfaat, en verpakkingen noemen ze zelden.** Peulvruchten, noten, gedroogd fruit, volkoren en eten met fosfaten kunnen te veel voor je hebben. Je arts of diëtist kent je waarden, geen score hier.',
  note_stoma:
    '**Of iets bij een stoma past, toont geen verpakking.** Noten, zaden, paddenstoelen, mais, popcorn, gedroogd fruit en taaie schillen kunnen het verstoppen, vooral een ileostoma. Vraag je stomaverpleegkundige; kauw goed en probeer nieuw eten in kleine hoeveelheden.',
  note_fodmap:
    '**Een verpakking toont geen FODMAP’s**, dus ik kan niet zeggen wat er weinig van heeft. Ui, knoflook, tarwe, peulvruchten, appels, honing en zoetstoffen op -ol hebben er veel van. Een diëtist heeft lijsten met hoeveelheden.',
  states_withheld: '**Daarom geef ik geen score en stel ik niets voor.** Wat de verpakking noemt, kan ik voorlezen.',
  note_pregnancy:
    '**In de zwangerschap:** wat nationale instanties afraden, is gemarkeerd en wordt niet voorgesteld; een verpakking zegt niet alles, en geen score kan beloven dat een product veilig is. Vraag het bij twijfel aan je verloskundige of arts.',
  note_breastfeeding: '**Bij borstvoeding:** alcohol, veel cafeïne en vis met veel kwik zijn gemarkeerd.',
  note_condition:
    '**Met {condition}:** scores volgen de algemene richtlijnen ervoor, niet jouw waarden en medicijnen. Die kent je arts of diëtist.',
  note_infant:
    '**Voor een kind onder 1 jaar:** geen honing, geen hele noten, geen toegevoegd zout of suiker, geen koemelk als hoofddrank (NHS). Vraag het de kinderarts.',
  note_young_child:
    '**Voor een kind onder 5 jaar:** geen hele noten, en in hele druiven, popcorn en harde snoepjes kan een kind stikken; ongezoet en met weinig zout is beter (NHS). De scores hier zijn gemaakt voor volwassenen.',
  note_child:
    '**Voor een kind van {age}:** scores en dagelijkse hoeveelheden hier zijn gemaakt voor volwassenen; kinderen hebben minder zout, suiker en cafeïne nodig.',
  no_score_for_small_child:
    '**Voor een kind onder 3 jaar geef ik geen score en stel ik niets voor:** de regels zijn gemaakt voor ouderen. Ik toon wat de verpakking vermeldt; vraag de kinderarts wat bij je kind past.',
  offered: '[{question}](/ai-nutritionist?ask)',
  ask_verdict: 'Is {food} ({barcode}) goed voor mij?',
  ask_swap: 'Wat kan ik eten in plaats van {food} ({barcode})?',
  ask_why: 'Waarom scoort {food} ({barcode}) zo?',
  ask_same: '{food} ({barcode})',
  ask_contents: 'Wat zit er in {food} ({barcode})?',
  ask_scans: 'Wat heb ik het laatst gescand?',
  ask_day: 'Hoe gaat mijn dag tot nu toe?',
  ask_week: 'Hoe was mijn week?',
  ask_left: 'Wat blijft er vandaag over van mijn doelen?',
  ask_less: 'Waar moet ik minder van eten?',
  ask_profile: 'Wat weet je van mij?',
  ask_score: 'Hoe wordt de score berekend?',
  unsure: 'Ik weet niet zeker wat je vraagt. Bedoel je een van deze?',
  unsure_at_all: 'Ik weet niet zeker wat je vraagt. Zeg het met andere woorden: het product, en wat je ervan wilt weten.',
  unsure_else: 'Is het geen van deze: noem het product, en wat je ervan wilt weten.',
  unsure_statement:
    'Vertel je mij van een allergie, een ziekte of een dieet, zeg het dan zo: ‘Ik ben allergisch voor pinda’s.’ Zolang ik het niet begrijp, telt het in geen van mijn antwoorden.',
  reply_cut: '*Dit antwoord is hier afgekapt: het werd te lang.*',
  reply_broken_off: '*Het antwoord brak hier af.*',
  reply_not_proposed: '*(Labelwise zou je dit niet voorstellen: bekijk eerst de pagina ervan.)*',
  reply_not_all_checked: '*(Niet elk product hierboven is gecontroleerd op wat je niet mag eten: bekijk eerst de pagina ervan.)*',
  introduction:
    'Ik ben de **ingebouwde gids** van Labelwise, geen AI-model: ik zoek dingen op in de catalogus, in je eigen gegevens en in een tabel met genoemde bronnen. Wat ik zeg is informatie, geen medisch advies.',
  greeting: 'Hallo! Vraag me naar een product, een additief, een etiket of je eigen scans.',
  examples: 'Bijvoorbeeld:',
  try: 'Probeer:',
  example_verdict: '‘Is Nutella goed voor mij, en waarom?’',
  example_compare: '‘Vergelijk Coca-Cola en sinaasappelsap’',
  example_instead: '‘Wat kan ik eten in plaats van chips?’',
  example_suggest: '‘Noem eiwitrijke tussendoortjes’',
  example_additive: '‘Wat is E250?’',
  example_week: '‘Bekijk mijn laatste keuzes’',
  example_day: '‘Plan een dag voor mij’',
  thanks: 'Graag gedaan! Vraag het wanneer je maar voor een schap staat.',
  bye: 'Tot ziens, en eet smakelijk!',
  about:
    'Ik begrijp een reeks vragen over verpakte producten en beantwoord elk met cijfers die je kunt nagaan; waar ik niets weet, zeg ik het. Over andere dingen kan ik niet praten.',
  capabilities:
    'Ik kan een product voor je beoordelen, er twee vergelijken, betere of producten van een soort vinden, additieven, etiketten en regels van de score uitleggen, je laatste scans bekijken en een dag rond je doelen plannen.',
  score_changes: 'Een score verandert om een van drie redenen, en nooit vanzelf:',
  score_changes_preferences: '**Je wensen**: een doel, aandoening, beperking of voorkeur kwam erbij, veranderde of verdween.',
  score_changes_product: '**Het product**: de gegevens in de catalogus kregen nieuwe cijfers of een nieuw recept.',
  score_changes_rules:
    '**De regels**: een nieuwe versie van Labelwise telt iets anders. Elke bewaarde scan noemt de regels waarmee hij is gescoord.',
  score_changes_name: 'Noem het product, dan loop ik de regels ervan na zoals ze nu zijn.',
  changes_nothing:
    'Ik kan alleen opzoeken; ik verander niets in je account. Wat je me over allergieën of diëten vertelt, geldt voor dit gesprek: ik stel dan alleen producten voor waarvan bekend is dat ze passen.',
  changes_nothing_where:
    'Stel in waar je meer of minder van wilt onder [Voorkeuren](/preferences), en doelen, aandoeningen en beperkingen in je [gezondheidsprofiel](/health-profile). Elke score en elk antwoord van mij volgt ze meteen.',
  unknown: 'Dat kan ik niet beantwoorden.',
  unknown_name: 'Ik kon ‘{mention}’ niet in de catalogus vinden, en het is ook niets anders dat ik ken.',
  only_packaged_food:
    'Ik ken alleen verpakte producten: producten en hun cijfers, additieven, etiketten en wat je hebt gescand. Een product dat in de catalogus ontbreekt, vind je met de barcode op de [scanpagina](/scan).',
  source_entry: 'catalogusgegevens {barcode} ({name})',
  source_linked_entries: 'de catalogusgegevens waar hierboven naar wordt verwezen',
  source_scoring_rules: 'scoreregels van Labelwise',
  source_profile: 'je gezondheidsprofiel',
  source_preferences: 'je voorkeuren',
  source_claims: 'Verordening (EG) nr. 1924/2006 (voedingsclaims)',
  source_intakes: 'Verordening (EU) nr. 1169/2011, bijlage XIII (referentie-innames)',
  source_score_lines: 'hun bewaarde regels van de score',
  source_label_limits: 'grenzen van VK en EU voor veel en weinig',
  source_additives: 'beoordelingen van additieven (EFSA, JECFA, IARC)',
  source_scans: 'je scans van {from} tot {to}',
  source_scans_of_day: 'je scans van {day}',
  source_additive: '{authority} {year}',
} satisfies Translation<typeof english>;
