import type { Translation } from '../catalog.ts';
import type { screensLegalTexts as english } from '../en/screens-legal-texts.ts';

/** Terms, privacy policy and its short form. */
export const screensLegalTexts = {
  terms_1: 'Inleiding',
  terms_1_1:
    'Deze voorwaarden gelden voor iedereen die Labelwise gebruikt, in een browser of als app, met of zonder account. Door het te gebruiken ga je ermee akkoord. Ben je het er niet mee eens, gebruik het dan niet.',
  terms_1_2:
    'Labelwise is vrije software. Wie deze installatie beheert, is jouw partij in deze voorwaarden en verantwoordelijk voor je gegevens.',
  terms_2: 'Wat Labelwise doet',
  terms_2_1:
    'Je scant of zoekt verpakte producten. Labelwise laat zien wat erover bekend is, de Nutri-Score, en een score van 0 tot 100 die rekening houdt met je doelen, dieet en voorkeuren als je die hebt opgegeven.',
  terms_2_2:
    'De productgegevens komen uit open databanken en uit onze eigen catalogus. Ze kunnen onvolledig, verouderd of onjuist zijn. De verpakking in je hand heeft altijd gelijk.',
  terms_3: 'Wie het mag gebruiken',
  terms_3_1:
    'Voor een account moet je minstens 18 jaar zijn, of minderjarig met toestemming van een ouder of voogd, die dan voor jou met deze voorwaarden akkoord gaat. Labelwise is niet bedoeld voor kinderen jonger dan 13 jaar.',
  terms_4: 'Je account',
  terms_4_1:
    'Geef juiste gegevens op en houd je wachtwoord voor jezelf. Je bent verantwoordelijk voor wat er via je account gebeurt. Laat het ons meteen weten als je denkt dat iemand anders het gebruikt.',
  terms_4_2: 'Je kunt je gegevens in de app altijd exporteren en je account verwijderen, met elk abonnement.',
  terms_5: 'Gezondheidsgegevens',
  terms_5_1:
    'Labelwise geeft informatie, geen medisch advies. Het stelt geen diagnose, behandelt of voorkomt geen ziekte en vervangt geen arts of diëtist. Verander een behandeling of dieet niet vanwege een score zonder het te vragen.',
  terms_5_2:
    'Heb je een allergie of intolerantie, lees dan altijd het etiket zelf. Een verpakking die een allergeen niet noemt, kan er toch sporen van bevatten, en wat de databank niet weet, kan Labelwise niet laten zien.',
  terms_6: 'Abonnementen, proefperiode en betaling',
  terms_6_1:
    'Het gratis abonnement heeft grenzen die de app noemt. Premium kost $ 9,99 per maand of $ 99,99 per jaar; de prijs die je bij de aankoop ziet, telt.',
  terms_6_2:
    'De gratis proefperiode duurt 7 dagen en begint meteen. Er is geen betaling nodig. Na afloop wordt alleen afgeschreven als je een betaalmethode hebt toegevoegd. Je kunt altijd opzeggen; wat je hebt betaald, blijft open tot het einde van de periode.',
  terms_6_3: 'Voor aankopen in een appstore gelden ook de regels van die store.',
  terms_7: 'Eerlijk gebruik',
  terms_7_1:
    'Verstoor de dienst niet, omzeil de grenzen niet, lees de databank niet massaal uit, voer geen onjuiste productgegevens in en gebruik de dienst niet voor iets dat de wet verbiedt. Accounts die dat doen, kunnen we beperken of sluiten, na een waarschuwing als dat mogelijk is.',
  terms_8: 'Inhoud en rechten',
  terms_8_1:
    'Wat je invoert, blijft van jou. Je staat ons toe het op te slaan en te verwerken zodat de dienst kan werken. De software heeft de licentie AGPL-3.0-or-later; productgegevens hebben de licenties van hun bronnen, die bij elk product staan.',
  terms_9: 'Aansprakelijkheid',
  terms_9_1:
    'We werken zorgvuldig, maar kunnen niet beloven dat de dienst altijd beschikbaar is of dat elk cijfer klopt. Voor zover de wet het toestaat, zijn we niet aansprakelijk voor schade doordat iemand op een score of op productgegevens vertrouwt. Niets hier beperkt de aansprakelijkheid voor opzet, grove nalatigheid of schade aan leven en gezondheid.',
  terms_10: 'Wijzigingen',
  terms_10_1:
    'We kunnen deze voorwaarden wijzigen als de dienst of de wet verandert. Belangrijke wijzigingen kondigen we in de app aan voordat ze gelden. Ben je het er niet mee eens, dan kun je je account verwijderen.',
  terms_11: 'Contact',
  terms_11_1:
    'Vragen over deze voorwaarden gaan naar wie deze installatie beheert, op het vermelde adres, of per e-mail naar de ondersteuning. We antwoorden zo snel mogelijk.',
  privacy_1: 'Inleiding',
  privacy_1_1:
    'Deze verklaring zegt wat Labelwise over je weet, waarom, hoelang, en wat je daaraan kunt doen. Ze geldt voor de website en de app.',
  privacy_2: 'Welke gegevens we verzamelen',
  privacy_2_1:
    'Zonder account: niets dat jou noemt. Je laatste scan en de belangrijkste cijfers van eerdere scans blijven op je apparaat. De server ziet je netwerkadres en de streepjescode die je opvraagt, zoals elke website.',
  privacy_2_2:
    'Met een account: naam, gebruikersnaam, e-mailadres, een wachtwoord dat alleen als hash wordt opgeslagen, je abonnement, je tijdzone en eenheden, en wat je opslaat: scans met hun scores, favorieten, aankopen, wat je wanneer hebt gegeten, voorkeuren en chats.',
  privacy_2_3:
    'Van elk ingelogd apparaat: de naam die de browser geeft, bijvoorbeeld ‘Chrome on Android’, wanneer het inlogde en wanneer het voor het laatst is gebruikt. Je ziet ze in je profiel en kunt elk apparaat afmelden.',
  privacy_3: 'Gezondheidsgegevens',
  privacy_3_1:
    'Leeftijd, gender, lengte, gewicht, activiteit, doelen, diëten, aandoeningen en je antwoorden op de vragenlijst worden pas bij je account opgeslagen nadat je daar op het scherm mee akkoord bent gegaan, en alleen om je scores en antwoorden te berekenen. Je kunt die toestemming op dezelfde plek intrekken, waardoor ze worden gewist.',
  privacy_3_2: 'Gezondheidsgegevens worden nooit verkocht, nooit voor reclame gebruikt en nooit aan verzekeraars of werkgevers gegeven.',
  privacy_4: 'Waarvoor we gegevens gebruiken',
  privacy_4_1:
    'Om producten en scores te laten zien, je lijsten bij te houden, je abonnement te beheren, de dienst tegen misbruik te beschermen en te antwoorden als je ons schrijft. Verder niets.',
  privacy_5: 'Delen',
  privacy_5_1:
    'We delen gegevens met wie voor ons aan de dienst werkt: hosting, mail, en betaling als je iets koopt. Betaalgegevens gaan naar de betaaldienst en nooit naar ons.',
  privacy_5_2:
    'Een abonnement dat op de website is gekocht, wordt geïnd door Stripe, dat je e-mailadres en een intern nummer van je account krijgt. Een abonnement dat in de app is gekocht, wordt geïnd door de appstore; RevenueCat, dat ons daarvan op de hoogte brengt, krijgt dat nummer, wat je hebt gekocht en wat zijn deel van de app van het apparaat leest, zoals het systeem en het netwerkadres.',
  privacy_5_3:
    'Als je de AI-voedingsadviseur iets vraagt en er een taalmodel is ingesteld, krijgt dat je vraag en de gezondheidsgegevens die daarvoor nodig zijn, zonder je naam, e-mailadres of kenmerk, en pas nadat je akkoord bent gegaan.',
  privacy_5_4:
    'Producten die onze catalogus niet kent, vraagt onze server met de streepjescode op bij Open Food Facts, zonder iets over jou.',
  privacy_5_5:
    'Foto’s van producten komen rechtstreeks van de servers van hun bron, zoals Open Food Facts. Wie die servers beheert, ziet het netwerkadres van je apparaat en welke foto’s het opvraagt, en dus welke producten je bekijkt. Verder sturen we niets over jou.',
  privacy_5_6:
    'In de apps voor de telefoon leest ML Kit van Google streepjescodes op het apparaat zelf: geen beeld verlaat het. ML Kit laat Google weten op wat voor apparaat en app het draait en hoe het werkte.',
  privacy_6: 'Wat op je apparaat staat',
  privacy_6_1:
    'De app bewaart op je apparaat je login, je instellingen, je laatste scan, de belangrijkste cijfers van gescande producten, etiketten die je bent gaan controleren en enkele scores, zodat ze snel en zonder netwerk werkt. Als je uitlogt, verdwijnt wat bij je account hoort. Er zijn geen reclamecookies en geen trackers.',
  privacy_7: 'Beveiliging',
  privacy_7_1:
    'Verbindingen zijn versleuteld. Wachtwoorden worden met een traag algoritme gehasht, inlogtokens alleen als hash opgeslagen, en de toegang tot de servers is beperkt. Geen systeem is volmaakt: als er iets gebeurt dat jou aangaat, zeggen we het je.',
  privacy_8: 'Bewaartermijn',
  privacy_8_1:
    'We bewaren je gegevens zolang je een account hebt. Als je het verwijdert, gaan je gegevens mee. Eerdere back-ups bevatten er nog een kopie van totdat wie deze installatie beheert ze verwijdert; ze dienen alleen om de dienst na schade te herstellen. Stukken die de wet eist, zoals facturen, bewaren we zolang de wet dat eist.',
  privacy_8_2:
    'Als je je account verwijdert, wordt een abonnement via Stripe opgezegd en je klantgegevens daar verwijderd. Een abonnement via een appstore kun je alleen zelf opzeggen, in de store.',
  privacy_8_3:
    'Eén ding blijft: als je de gratis proefperiode had, een hash met sleutel van je e-mailadres, zodat hetzelfde adres er geen tweede krijgt. Je adres is daaruit niet af te lezen.',
  privacy_9: 'Je rechten',
  privacy_9_1:
    'Je kunt je gegevens inzien, verbeteren, exporteren en verwijderen, en bezwaar maken tegen het gebruik ervan. Exporteren en verwijderen kan in de app, met elk abonnement. Je kunt ook een klacht indienen bij een toezichthouder voor gegevensbescherming.',
  privacy_10: 'Kinderen',
  privacy_10_1:
    'Labelwise is niet bedoeld voor kinderen jonger dan 13 jaar en verzamelt niet bewust gegevens over hen. De minimumleeftijd voor een account is 18 jaar, of jonger met toestemming van een ouder of voogd. Heeft een kind ons gegevens gegeven, schrijf ons dan en we verwijderen ze.',
  privacy_11: 'Contact',
  privacy_11_1:
    'Vragen over je gegevens gaan naar wie deze installatie beheert, op het vermelde adres, of per e-mail naar de ondersteuning. Wijzigingen van deze verklaring worden in de app aangekondigd voordat ze gelden.',
  short_1: 'Welke gegevens we verzamelen',
  short_1_1:
    'Zonder account niets dat jou noemt. Met een account: je naam, e-mailadres, abonnement, tijdzone, de apparaten waarop je bent ingelogd en wat je opslaat. Gezondheidsgegevens alleen als je ze invoert en ermee akkoord gaat.',
  short_2: 'Waarvoor we je gegevens gebruiken',
  short_2_1:
    'Om producten te laten zien, je scores te berekenen, je lijsten bij te houden en je abonnement te beheren. Nooit voor reclame, en nooit om te verkopen.',
  short_3: 'Gegevensbescherming',
  short_3_1:
    'Verbindingen zijn versleuteld, wachtwoorden en inlogtokens worden alleen als hash opgeslagen, en een vraag aan een taalmodel gaat zonder je naam, e-mailadres of kenmerk.',
  short_3_2:
    'Foto’s van producten komen rechtstreeks van de servers van hun bron, die je netwerkadres zien en welke foto’s je apparaat opvraagt.',
  short_4: 'Je rechten',
  short_4_1:
    'Je kunt je gegevens in de app inzien, verbeteren, exporteren en verwijderen, met elk abonnement, en je toestemming voor gezondheidsgegevens altijd intrekken, waardoor ze worden gewist.',
  short_5: 'Contact',
  short_5_1: 'Vragen over je gegevens gaan naar wie deze installatie beheert, op het vermelde adres, of per e-mail naar de ondersteuning.',
} as const satisfies Translation<typeof english>;
