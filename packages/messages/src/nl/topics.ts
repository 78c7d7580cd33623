import type { Translation } from '../catalog.ts';
import type { topics as english } from '../en/topics.ts';

export const topics = {
  nutri_score:
    'De **Nutri-Score** is een letter van **A** tot **E** voor de voedingskwaliteit van 100 g of 100 ml. Er tellen punten *tegen* energie, suikers, verzadigde vetzuren en zout, en *voor* vezels, eiwitten en het aandeel fruit, groente en peulvruchten; minder punten is beter. Voor de meeste producten loopt A tot **0** punten, B van **1 tot 2**, C van **3 tot 10**, D van **11 tot 18**, en E vanaf **19**. Dranken, en vetten, oliën, noten en zaden hebben eigen schalen; onder de dranken is alleen puur water A. De letter zegt niets over additieven of bewerking, en niets over jou: dat voegt de persoonlijke score toe.',
  nova: '**NOVA** deelt voedsel in naar hoe sterk het bewerkt is: groep **1** onbewerkt of weinig bewerkt (haver, melk, diepvriesgroente), groep **2** keukeningrediënten (olie, suiker, zout), groep **3** bewerkt (kaas, brood, vis in blik), groep **4** ultrabewerkt met ingrediënten die geen keuken heeft, zoals aroma’s, emulgatoren of zoetstoffen. Over voedingsstoffen zegt het op zich niets.',
  ultra_processed:
    '**Ultrabewerkte producten** zijn NOVA-groep **4**: grotendeels gemaakt van geraffineerde ingrediënten en additieven zoals aroma’s, kleurstoffen, emulgatoren of zoetstoffen. Een overzicht van studies uit 2024 vond dat meer ervan in de voeding samengaat met meer hartziekten en diabetes type 2; dat is een verband, en niet elk zulk product is gelijk. In de score verliezen ze punten naast wat hun voedingsstoffen kosten.',
  score:
    'De **persoonlijke score** loopt van **0** tot **100** en telt altijd regel voor regel op. Hij begint bij de Nutri-Score-punten van het product, trekt punten af voor bewerking (NOVA 3 en 4) en voor additieven die zorgen geven, geeft er een paar voor biologisch en telt dan wat *jij* vroeg: je doelen, aandoeningen en de ingrediënten waarvan je meer of minder wilt. Een beperking die een product schendt, begrenst de score, zodat geen goed cijfer haar kan goedmaken. Open bij een product ‘waarom deze score’ om elke regel met de reden te zien.',
  additives:
    '**Additieven** zijn stoffen die met een doel worden toegevoegd: kleuren, bewaren, verdikken, zoeten. In de EU heeft elk toegelaten additief een **E-nummer**: het is beoordeeld en toegestaan in bepaalde producten en hoeveelheden. Labelwise toont van elk de uitkomst en het jaar van de beoordeling, en trekt alleen punten af voor die met een benoemde zorg. Vraag me naar elk ervan, bijvoorbeeld ‘wat is E250?’.',
  organic:
    '**Biologisch** gaat in de EU over landbouw: minstens **95%** van de landbouwingrediënten komt uit biologische productie, met weinig toegelaten additieven en bestrijdingsmiddelen. Het zegt weinig over suiker, zout of calorieën; een biologisch koekje blijft een koekje. Het levert een paar punten op in de score.',
  light:
    '**‘Light’** en **‘verlaagd’** betekenen minstens **30%** minder van iets dan vergelijkbare producten (**25%** bij zout). De verpakking moet zeggen wat er is verminderd. Het kan nog steeds veel zijn, en iets anders kan het hebben vervangen.',
  sugar_free: '**‘Suikervrij’** betekent hoogstens **0,5 g** suikers per 100 g of 100 ml. Er kunnen zoetstoffen of polyolen in zitten.',
  no_added_sugar:
    '**‘Zonder toegevoegde suikers’** betekent dat er geen suiker is toegevoegd, en geen voedingsmiddel dat om zijn zoetheid wordt gebruikt (honing, sapconcentraat). Suikers uit fruit of melk kunnen er nog ruim in zitten.',
  low_fat:
    '**‘Vetarm’** betekent hoogstens **3 g** vet per 100 g (**1,5 g** per 100 ml), **‘vetvrij’** hoogstens **0,5 g**. Kijk naar de suikers: die nemen soms de plaats van het vet in.',
  low_salt:
    '**‘Natriumarm/zoutarm’** betekent hoogstens **0,3 g** zout per 100 g (0,12 g natrium), ‘zeer laag’ hoogstens **0,1 g** (0,04 g natrium). ‘Verlaagd’ vraagt maar **25%** minder dan vergelijkbare producten.',
  source_of_fibre:
    '**‘Bron van vezels’** betekent minstens **3 g** vezels per 100 g (of **1,5 g** per 100 kcal), **‘vezelrijk’** minstens **6 g** per 100 g (of **3 g** per 100 kcal).',
  high_protein:
    '**‘Bron van eiwitten’** betekent dat minstens **12%** van de energie uit eiwitten komt, **‘eiwitrijk’** minstens **20%**. Het zegt niets over suiker of bewerking.',
  gluten_free_label: '**‘Glutenvrij’** betekent hoogstens **20 mg** gluten per kg in het product zoals verkocht.',
  may_contain:
    '**‘Kan bevatten’** is een vrijwillige waarschuwing dat een allergeen er per ongeluk in kan komen. Er staat geen wettelijke grens achter; behandel het bij een allergie dus als aanwezig. Labelwise noemt een product met zo’n waarschuwing nooit vrij van dat allergeen.',
  allergens:
    'Verpakkingen in de EU moeten **14 allergenen** benadrukken in de ingrediëntenlijst: granen met gluten, schaaldieren, eieren, vis, pinda’s, soja, melk, noten, selderij, mosterd, sesam, sulfiet (boven **10 mg** per kg), lupine en weekdieren.',
  best_before:
    '**‘Ten minste houdbaar tot’** gaat over kwaliteit: vaak is het daarna nog goed, dus kijk, ruik en proef. **‘Te gebruiken tot’** gaat over veiligheid: eet het na die datum niet meer.',
  serving_size:
    'Een **portie** is wat de fabrikant denkt dat je eet; er is geen wet over de grootte, en ze kan klein zijn. Daarom zijn de cijfers hier per 100 g of 100 ml, met een portie ernaast waar de verpakking er een noemt.',
  reference_intake:
    '**Referentie-innames** van een gemiddelde volwassene in de EU: **2000 kcal** (8400 kJ), vetten **70 g**, verzadigde vetzuren **20 g**, koolhydraten **260 g**, suikers **90 g**, eiwitten **50 g**, zout **6 g** per dag. Ze helpen verpakkingen te vergelijken; het zijn geen doelen. Op Amerikaanse etiketten is **5%** van de dagwaarde weinig en **20%** veel.',
  ingredient_list:
    'Drie blikken op een **etiket**: (1) de **ingrediëntenlijst** loopt van meest naar minst gewicht, dus de eerste drie zijn het grootste deel; (2) vergelijk de tabel **per 100 g**, niet per portie; (3) allergenen zijn in de lijst benadrukt. Percentages moeten er staan waar een ingrediënt in de naam of de afbeelding voorkomt.',
  traffic_light:
    'Het Britse **stoplicht** per 100 g, weinig / veel: vetten **3 / 17,5 g**, verzadigde vetzuren **1,5 / 5 g**, suikers **5 / 22,5 g**, zout **0,3 / 1,5 g**. Voor dranken zijn de grenzen ongeveer de helft.',
  glycemic_index:
    'Ik heb geen cijfers voor de **glycemische index**: verpakkingen noemen hem niet, en hij verandert met het koken en de rest van de maaltijd. Vezels, volkoren en minder toegevoegde suiker zijn wat een verpakking kan tonen.',
  bmi: 'De **BMI** is het gewicht in kg gedeeld door het kwadraat van de lengte in meters. Je gezondheidsprofiel rekent hem uit terwijl je typt. Hij zegt niets over spieren, leeftijd of bouw, en de score van een product gebruikt hem niet.',
  mediterranean_diet:
    'Het **mediterrane dieet** is een patroon: dagelijks groente, fruit, peulvruchten, noten, volkoren en olijfolie, vaak vis, weinig rood en bewerkt vlees, weinig zoetigheid. Het wordt aangeraden voor een gezond hart.',
  keto_diet:
    'Een **keto**-dieet houdt koolhydraten heel laag. Labelwise noemt tot **5 g** koolhydraten per 100 g product passend en meer dan **15 g** niet. Vraag bij diabetes, nierziekte of zwangerschap eerst je arts.',
  intermittent_fasting:
    'Ik ken verpakte producten, geen eettijden, dus over **vasten** kan ik geen advies geven. Wat je eet in de uren dat je eet, kan ik wel met je bekijken.',
  balanced_diet:
    'Het **gezonde eten** van de WHO in het kort: minstens **400 g** groente en fruit per dag, volkoren en peulvruchten, onverzadigd in plaats van verzadigd vet, vrije suikers onder **10%** van de energie, minder dan **5 g** zout per dag.',
  celiac:
    '**Coeliakie** is een blijvende ziekte waarbij gluten de dunne darm beschadigt. Wat helpt, is gluten levenslang weglaten; wie het vermoedt, gaat *daarvoor* eerst naar de arts, anders kan de test mislukken. Met coeliakie in je gezondheidsprofiel stelt Labelwise alleen producten voor waarvan bekend is dat ze glutenvrij zijn (hoogstens **20 mg** per kg).',
  privacy:
    'Als **ingebouwde gids** antwoord ik op deze server: wat je vraagt, gaat nergens anders heen. Gesprekken blijven in je account tot je ze verwijdert. Onder [Profiel](/profile) kun je alles exporteren wat we over je bewaren of je account verwijderen; in het [privacybeleid](/legal) staan de details.',
  offline:
    '**De app opent ook zonder netwerk**, met wat je eerder opzocht en je laatste scan. Met het offlinepakket (in je profiel) vindt en beoordeelt ze ook zelf producten en stelt ze er voor; wat je bewaart, wacht tot er weer netwerk is. Voor mijn antwoorden heb ik het wel nodig.',
  data_source:
    'Productgegevens komen uit de catalogus van deze installatie, die is gebouwd op **Open Food Facts** (Open Database License) en op wat leden toevoegen. Cijfers kunnen oud of verkeerd getypt zijn; waar ze niet kunnen kloppen, zegt de productpagina dat. De verpakking in je hand heeft gelijk.',
  sugars:
    '**Suikers** op een etiket zijn alle enkelvoudige suikers: toegevoegde en die uit melk of fruit. **Toegevoegde suiker** telt zwaarder in de score. De WHO raadt volwassenen en kinderen aan *vrije* suikers (toegevoegde, honing, sap) onder **10%** van de energie te houden, ongeveer **50 g** per dag bij 2000 kcal, en noemt **5%** (ongeveer **25 g**) nog beter. De EU-referentie-inname voor alle suikers is **90 g** per dag. Op verpakkingen betekent ‘suikerarm’ hoogstens **5 g** per 100 g of **2,5 g** per 100 ml; boven **22,5 g** per 100 g geldt als veel.',
  salt: '**Zout** is natriumchloride; een etiket rekent zout als natrium × **2,5**. De WHO raadt volwassenen aan onder **5 g** zout per dag (2 g natrium) te blijven, want meer verhoogt de bloeddruk; de EU-referentie-inname is **6 g**. ‘Natriumarm’ betekent hoogstens **0,3 g** zout per 100 g (0,12 g natrium); boven **1,5 g** per 100 g geldt als veel.',
  saturated_fat:
    '**Verzadigde vetzuren** zitten in boter, kaas, vet vlees, kokos- en palmolie. De WHO adviseert er hoogstens **10%** van de energie uit, vervangen door onverzadigd vet; de EU-referentie-inname is **20 g** per dag. ‘Laag gehalte aan verzadigd vet’ betekent hoogstens **1,5 g** per 100 g; boven **5 g** per 100 g geldt als veel.',
  trans_fat:
    '**Transvet** uit gedeeltelijk geharde olie verhoogt het risico op hartziekten meer dan elk ander vet. De WHO adviseert er hoogstens **1%** van de energie uit, en de EU staat hoogstens **2 g** industrieel transvet per 100 g vet toe.',
  fat: '**Vet** heeft ongeveer **9 kcal** per gram, twee keer zoveel als koolhydraten of eiwitten, en welk vet het is, telt meer dan hoeveel. De EFSA noemt **20 tot 35%** van de energie uit vet een goed bereik voor volwassenen; de EU-referentie-inname is **70 g** per dag. ‘Vetarm’ betekent hoogstens **3 g** per 100 g of **1,5 g** per 100 ml; boven **17,5 g** per 100 g geldt als veel.',
  unsaturated_fat:
    '**Onverzadigde vetten** zitten in olijf-, raapzaad- en notenolie, noten, zaden en vis. Verzadigd vet erdoor vervangen verlaagt het LDL-cholesterol. ‘Rijk aan onverzadigde vetten’ betekent dat minstens **70%** van het vet onverzadigd is en meer dan **20%** van de energie geeft.',
  fibre:
    '**Vezels** zijn het deel van planten dat we niet verteren: ze vullen, voeden de darm en remmen suiker af. EFSA en WHO noemen **25 g** per dag voldoende voor volwassenen. ‘Bron van vezels’ betekent minstens **3 g** per 100 g, ‘vezelrijk’ minstens **6 g** per 100 g (of **3 g** per 100 kcal).',
  protein:
    '**Eiwitten** bouwen en herstellen het lichaam en verzadigen. De referentie van de EFSA voor volwassenen is **0,83 g** per kg lichaamsgewicht per dag; wie voor spieren traint, mikt vaak op **1,4 tot 2 g** per kg. De EU-referentie-inname op etiketten is **50 g** per dag. ‘Bron van eiwitten’ betekent dat minstens **12%** van de energie eruit komt, ‘eiwitrijk’ minstens **20%**.',
  carbohydrates:
    '**Koolhydraten** zijn suikers en zetmeel, met ongeveer **4 kcal** per gram. De EFSA noemt **45 tot 60%** van de energie een goed bereik; de EU-referentie-inname is **260 g** per dag. De WHO raadt aan ze vooral uit volkoren, groente, fruit en peulvruchten te halen.',
  calories:
    '**Energie** telt in kilocalorieën (kcal, ‘calorieën’) of kilojoules; **1 kcal** is **4,184 kJ**. De EU-referentie-inname van een gemiddelde volwassene is **2000 kcal** (8400 kJ) per dag; wat je nodig hebt, hangt af van lengte, leeftijd en beweging. ‘Laag energiegehalte’ betekent hoogstens **40 kcal** per 100 g of **20 kcal** per 100 ml. Labelwise noemt een product tot **225 kcal** per 100 g weinig energiedicht.',
  omega_3:
    '**Omega-3**-vetten komen uit vette vis (EPA, DHA) en uit raapzaad, lijnzaad en walnoten (ALA). De EFSA noemt **250 mg** EPA en DHA per dag voldoende voor volwassenen. ‘Rijk aan omega-3’ betekent minstens **0,6 g** ALA, of **80 mg** EPA en DHA, per 100 g en per 100 kcal.',
  cholesterol:
    'Het **cholesterol** in voeding verandert dat in het bloed minder dan verzadigd vet en transvet. Wat het LDL-cholesterol verlaagt: onverzadigd in plaats van verzadigd vet, en oplosbare vezels zoals het bètaglucaan van haver (**3 g** per dag).',
  caffeine:
    '**Cafeïne** zit in koffie, thee, cola en energiedrankjes. Tot **400 mg** per dag, en **200 mg** ineens, is voor gezonde volwassenen geen zorg. In de EU moeten dranken met meer dan **15 mg** per 100 ml waarschuwen dat ze niet worden aanbevolen voor kinderen en voor vrouwen die zwanger zijn of borstvoeding geven.',
  alcohol:
    '**Alcohol** heeft ongeveer **7 kcal** per gram. De WHO stelt dat geen enkele hoeveelheid veilig is voor de gezondheid. Dranken met meer dan **1,2%** vol moeten het op de verpakking vermelden, en daarboven eindigt een score hier op **25**.',
  water:
    'De EFSA noemt **2 l** water per dag voor vrouwen en **2,5 l** voor mannen voldoende, uit dranken en eten samen. Puur water is de enige drank met Nutri-Score A.',
  vitamins:
    'Op verpakkingen in de EU mag een **vitamine of mineraal** worden genoemd als 100 g minstens **15%** van de referentiewaarde bevat (**7,5%** bij dranken): dat is een ‘bron van’. ‘Rijk aan’ is twee keer zoveel.',
  vitamin_d:
    '**Vitamine D** houdt botten en spieren in vorm; vette vis, eieren en verrijkte producten bevatten het, en de huid maakt het in de zon. De referentiewaarde op etiketten is **5 µg** per dag; de EFSA noemt **15 µg** voldoende voor volwassenen.',
  vitamin_c:
    '**Vitamine C** helpt ijzer uit planten op te nemen en steunt het afweersysteem. De referentiewaarde op etiketten is **80 mg** per dag; paprika, bessen, citrusfruit en kool bevatten er veel van.',
  vitamin_b12:
    '**Vitamine B12** zit in dierlijke en in verrijkte producten; wie veganistisch eet, heeft verrijkte producten of een supplement nodig. De referentiewaarde op etiketten is **2,5 µg** per dag.',
  calcium:
    '**Calcium** is nodig voor botten, tanden en spieren. De referentiewaarde op etiketten is **800 mg** per dag. Zuivel, verrijkte plantendranken, met calcium gestremde tofu en sommige mineraalwaters bevatten er veel van.',
  iron: '**IJzer** vervoert zuurstof in het bloed. De referentiewaarde op etiketten is **14 mg** per dag. Peulvruchten, volkoren, rood vlees en zaden bevatten het; vitamine C bij dezelfde maaltijd helpt bij ijzer uit planten.',
  magnesium:
    '**Magnesium** helpt spieren en zenuwen. De referentiewaarde op etiketten is **375 mg** per dag; noten, zaden, volkoren en peulvruchten bevatten er veel van.',
  potassium:
    '**Kalium** helpt de bloeddruk normaal te houden. De referentiewaarde op etiketten is **2000 mg** per dag; fruit, groente, peulvruchten en aardappelen bevatten er veel van. Bij nierziekte moet het misschien beperkt worden: vraag het je arts.',
  sweeteners:
    '**Zoetstoffen** zoals aspartaam, sucralose of stevia zoeten bijna zonder energie. Die in gebruik zijn, doorstonden een veiligheidsbeoordeling; de WHO raadt toch af ze te gebruiken om op gewicht te blijven, omdat er op lange termijn geen voordeel te zien was. Bij dranken rekent de Nutri-Score er **4** punten voor.',
  sugar_alcohols:
    '**Polyolen** (xylitol, sorbitol, maltitol, E-nummers 420 en 965 tot 968) hebben minder calorieën dan suiker en sparen de tanden. Producten met meer dan **10%** ervan moeten zeggen dat te veel laxerend kan werken.',
  palm_oil:
    '**Palmolie** is ongeveer voor de helft verzadigd vet en verhoogt dus het LDL-cholesterol vergeleken met olijf- of raapzaadolie. Verpakkingen in de EU moeten haar noemen. Het effect op bossen is een aparte vraag, die de score niet beoordeelt.',
  gluten:
    '**Gluten** is een eiwit van tarwe, rogge, gerst en hun verwanten. Alleen wie coeliakie, een tarweallergie of een gevoeligheid heeft, moet het vermijden. ‘Glutenvrij’ betekent hoogstens **20 mg** per kg, ‘met zeer laag glutengehalte’ hoogstens **100 mg** per kg.',
  lactose:
    '**Lactose** is de suiker van melk. Wie die slecht verteert, verdraagt vaak harde kaas, yoghurt of lactosevrije melk; wie allergisch is voor melkeiwit niet. Melk moet op elke verpakking in de EU vermeld zijn.',
  whole_grains:
    '**Volkoren** behoudt zemelen en kiem, en daarmee vezels, mineralen en B-vitamines. De WHO raadt aan koolhydraten vooral uit volkoren, groente, fruit en peulvruchten te halen. Let op ‘volkoren’ als eerste ingrediënt.',
  processed_meat:
    '**Bewerkt vlees** (worst, ham, spek, salami) is door IARC ingedeeld als oorzaak van darmkanker (groep **1**): elke **50 g** per dag gaat samen met een risico dat ongeveer **18%** hoger is. Rood vlees is ‘waarschijnlijk’ een oorzaak (groep **2A**).',
  red_meat:
    '**Rood vlees** geeft eiwit, ijzer en B12, maar IARC deelt het in als waarschijnlijke oorzaak van darmkanker (groep **2A**). In de Nutri-Score telt het eiwit ervan hoogstens **2** punten.',
  probiotics:
    '**Probiotica** zijn levende microben zoals die van yoghurt en kefir. De enige claim die de EU toestaat, is dat yoghurtculturen mensen die lactose slecht verteren, helpen de lactose van die yoghurt te verteren.',
  fruit_and_vegetables:
    'De WHO raadt volwassenen minstens **400 g** groente en fruit per dag aan, ongeveer vijf porties. In de Nutri-Score begint een aandeel van meer dan **40%** fruit, groente en peulvruchten punten op te leveren.',
} satisfies Translation<typeof english>;
