/**
 * Words of seven languages (English, German, French, Spanish, Italian, Portuguese, Dutch) that an event of a body is reported with, by what they
 * stand for; texts are folded and hold single spaces and no punctuation but apostrophes and percent signs. A table of our own.
 */
const words = (...lists: readonly string[]): RegExp => new RegExp(`\\b(?:${lists.join('|').replaceAll(/\s*\|\s*/g, '|').trim()})\\b`);

/** Mouth, throat and face, where a reaction to food begins. */
export const MOUTH = 'mouth|throat|tongue|lips?|face|gums|mund|hals|rachen|kehle|zunge|lippen?|gesicht|gaumen|bouche|gorge|langue|levres?|visage|palais|boca|garganta|lengua|labios?|cara|paladar|bocca|gola|lingua|labbr[ao]|faccia|viso|palato|rosto|ceu da boca|mond|keel|tong|gezicht';
/** What such a part feels: itching, tingling, numbness. Burning is left out, since hot spices burn. */
export const FEELS = "(?:all )?(?:itch\\w*|tingl\\w*|prickl\\w*|numb\\w*|gone numb|kribbel\\w*|juck\\w*|taub|pelzig|picot\\w*|gratt\\w*|demang\\w*|fourmill\\w*|engourdi\\w*|pican?|picor|picazon|hormigue\\w*|cosquille\\w*|dormid[oa]s?|entumecid[oa]s?|prud\\w*|formicol\\w*|pizzic\\w*|intorpidit\\w*|addormentat\\w*|formig\\w*|comich\\w*|dormentes?|jeuk\\w*|tintel\\w*|prikkel\\w*|gevoelloos|verdoofd)";
/** What makes a mouth tingle without any allergy. */
export const HOT_SPICES = words('sichuan|szechuan|chilli?e?s?|chillies|spicy|hot sauce|pepper|scharf\\w*|pfeffer|piment|epice\\w*|pique|picante|piccante|peperoncino|heet|sambal|menthol|mint|clove|nelke|pop rocks|popping candy|brause|toothpaste|zahnpasta|dentist|zahnarzt|fizzy');

/** Something that was eaten, once: in the past, or after or since one food. */
export const EATEN = words(
  "ate|eaten|had (?:a|an|the|some|my|one|two|three|cashews?|nuts?|peanuts?|prawns?|shrimps?|fish|eggs?|milk|honey)|just had|after (?:eating|having|the|that|a|an|my|some|two|peanuts?|nuts?|fish|prawns?|shrimps?)|since (?:the|i|we|he|she|eating|that|having|my)|ago",
  'gegessen|nach (?:dem|der|den|einem|einer|zwei|ein paar|nussen)|seit (?:dem|der|den|ich|er|sie)|vor \\d+ minuten',
  "mange[es]?|apres (?:le|la|les|l'\\w+|un|une|avoir|ce|mon|ma)|depuis (?:le|la|les|l'\\w+|que|qu'\\w+|mon|ma)",
  'comido|comi|comimos|comio|comieron|despues de|tras|desde (?:que|el|la)|hace \\d+ minutos',
  "mangiat[oaie]|dopo (?:aver|il|la|l'\\w+|un|una|i|le|gli|\\w+)|da quando",
  'comeu|comemos|comeram|depois d[eoa]s?|desde (?:que|o|a)',
  'gegeten|at|na (?:het|de|een|mijn)|sinds (?:de|het|ik|een)',
);
/** It is like that whenever somebody eats: a statement of oneself, and no event of now. */
export const WHENEVER = words(
  "when(?:ever)? (?:i|he|she|we|they|you) (?:eats?|has|have|drinks?)|(?:if|whenever|every ?time|each time|always)|makes? (?:my|his|her|me)",
  'immer|jedes mal|wenn (?:ich|er|sie|wir)',
  "(?:quand|chaque fois que|des que|si) (?:je|j'en|il|elle|on)|toujours|a chaque fois",
  '(?:cuando|siempre que|cada vez que|si) (?:los |las |lo |la )?(?:como|come|comemos)|siempre',
  '(?:quando|ogni volta che|se) (?:la |lo |le |li )?(?:mangio|mangia|mangiamo|ne mangio)|sempre',
  '(?:quando|sempre que|cada vez que|se) (?:o |a )?(?:como|come|comemos)',
  'als (?:ik|hij|zij|ze)|telkens|altijd|elke keer',
);
/** Hives and breath that whistles. */
export const REACTION = words(
  'wheez\\w*|hives|welts|(?:rash|spots) all over|breaking out',
  'quaddeln|nesselsucht|nesselausschlag|keucht|rochelt|pfeifende[rn]? atem|ausschlag (?:am ganzen|uberall)|uberall (?:ausschlag|pusteln)',
  'urticaire|plaques (?:rouges )?(?:partout|sur tout)|plaques|siffle en respirant|respiration sifflante',
  'ronchas|habones|urticaria|pitidos al respirar|silbidos',
  'orticaria|ponfi|pomfi|bolle ovunque|respiro sibilante',
  'pieira|a chiar|borbulhas (?:por todo|no corpo)',
  'galbulten|netelroos|bultjes|piepende? adem\\w*|piept',
);
/** What chokes or blocks where it was swallowed. */
const OBJECTS = 'coins?|penny|pence|marbles?|magnets?|batter\\w+|lego\\w*|toys?|buttons?|pins?|needles?|screws?|beads?|(?:chicken |fish )?bones?|bottle caps?|munzen?|murmeln?|magnete?n?|\\w*batterien?|spielzeug|knopf|knopfe|nadeln?|schrauben?|perlen?|knochen|gr[ae]te?n?|fischgraten?|pieces?(?! of| de)|billes?|aimants?|pile|jouets?|boutons?|epingles?|vis|perles?|os|aretes?|monedas?|canicas?|iman(?:es)?|pilas?|juguetes?|boton(?:es)?|alfiler(?:es)?|tornillos?|cuentas|huesos?|espinas?|monet[ae]|monetin[ae]|bigli[ae]|calamit[ae]|giocattol[oi]|botton[ei]|spill[oi]|perlin[ae]|oss[oi]|lisc[ah]e?|moedas?|berlindes?|pilhas?|brinquedos?|botao|alfinetes?|parafusos?|contas|ossos?|espinhas?|muntje|munt|knikkers?|magneetjes?|batterij\\w*|speelgoed\\w*|knoopje|knoop|speld|schroef|kraaltje|botje|graatje|(?:vis)?graat';
const SWALLOWED = 'swallow(?:ed|s)|verschluckt|runtergeschluckt|geschluckt|aval\\w+|trag[oa]|tragad[oa]|se ha tragado|ingoi\\w+|inghiott\\w+|mandato giu|engoli\\w*|engoliu|ingeslikt|doorgeslikt|slikte';
/** Nobody eats these for food. */
const NO_FOOD =
  'coins?|marbles?|magnets?|batter(?:y|ies)|button cell|lego\\w*|munzen?|murmeln?|magnete?n?|\\w*batterien?|knopfzelle\\w*|aimants?|monedas?|canicas?|imanes?|monet[ae]|monetin[ae]|calamit[ae]|moedas?|berlindes?|knikkers?|magneetjes?|batterij\\w*';
const ATE_IT = 'ate|eaten|gegessen|mange[es]?|comio|comido|mangiat[oa]|comeu|gegeten';
export const SWALLOWED_OBJECT = new RegExp(`\\b(?:${ATE_IT})\\b.{0,25}\\b(?:${NO_FOOD})\\b|\\b(?:${NO_FOOD})\\b.{0,25}\\b(?:${ATE_IT})\\b|\\b(?:${SWALLOWED})\\b.{0,40}\\b(?:${OBJECTS})\\b|\\b(?:${OBJECTS})\\b.{0,25}\\b(?:${SWALLOWED})\\b`);
const GULLET = 'throat|gullet|windpipe|hals|kehle|rachen|speiserohre|luftrohre|gorge|garganta|gola|keel|slokdarm|luchtpijp';
const STUCK = 'stuck|lodged|caught|steckt|stecken|hangt fest|sitzt fest|festgesteckt|coince\\w*|bloque\\w*|plante\\w*|clavad[oa]|atascad[oa]|atravesad[oa]|incastrat[oa]|conficcat[oa]|bloccat[oa]|pres[oa]|entalad[oa]|espetad[oa]|atravessad[oa]|vast(?:zit)?';
export const STUCK_IN_THROAT = new RegExp(
  `\\b(?:${STUCK})\\b.{0,25}\\b(?:${GULLET})\\b|\\b(?:${GULLET})\\b.{0,20}\\b(?:${STUCK})\\b|\\b(?:swallowed|verschluckt|avale|tragado|ingoiato|engoli|ingeslikt)\\b.{0,40}\\b(?:${STUCK})\\b|\\b(?:espina|hueso|lisca|osso|espinha|arete|os|gr[ae]te|graat|bone) (?:\\w+ ){0,2}?(?:in|im|dans|en|na|nella|de) (?:\\w+ )?(?:${GULLET})\\b`,
);
/** Somebody chokes. A danger of choking is none. */
export const CHOKES = new RegExp(
  "\\b(?:choking on|choked on|chokes on|verschluckt sich (?:gerade|an)|sich (?:gerade )?an (?:\\w+ ){0,4}?verschluckt|s'etouffe|s'est etouffee?|se (?:esta )?atragant\\w+|se ha atragantado|si (?:sta )?strozza\\w*|sta soffocando|engasg(?:ou|ado|ada|ando|ar-se)|esta a engasgar|verslikt|verslikte|stikt)\\b",
);
export const CHOKING_HAZARD = words(
  'hazards?|risks?|avoid|prevent|could|can|might|may|stop (?:him|her|them) from|erstickungsgefahr|vermeiden|konn\\w+|risque|eviter|peut|peuvent|riesgo|evitar|puede\\w*|rischio|evitare|puo|possono|risco|pode\\w*|risico|voorkomen|kan|kunnen',
);

/** Vomiting, sickness, bellyache, diarrhoea. */
export const GUT = words(
  "vomit\\w*|throw(?:ing|s|n)? up|threw up|puk(?:e|ed|es|ing)|being sick|been sick|(?:feel|feeling|felt|i'm|im|am|is|are|was) (?:\\w+ )?(?:sick|nauseous|queasy)|nause\\w*|diarrh\\w*|the runs|(?:tummy|stomach|belly) ?(?:ache|aches|pains?|cramps?|hurts?)|cramps",
  'erbrech\\w*|erbroch\\w*|ubergeb\\w*|kotz\\w*|muss brechen|ubelkeit|(?:mir|uns|ihm|ihr|ist|is|wird|jetzt) (?:\\w+ )?(?:schlecht|ubel)|durchfall|bauchweh|bauchschmerzen|bauchkrampf\\w*|magenkrampf\\w*|magenschmerzen',
  "vomis\\w*|vomir|vomit\\w*|nausees?|diarrhee|mal (?:au ventre|au coeur|a l'estomac)|crampes",
  'vomito\\w*|vomita\\w*|nauseas?|diarrea|dolor de (?:barriga|estomago|tripa)|duele (?:la|el) (?:barriga|tripa|estomago)|retortijones|ganas de vomitar',
  'vomit\\w*|rimett\\w*|nausea|mal di (?:pancia|stomaco)|crampi|sto male|stiamo male|sta male',
  'vomit\\w*|enjo\\w*|nauseas?|diarreia|dor(?:es)? de (?:barriga|estomago)|colicas|mal disposta?',
  'overge\\w*|overgeven|brak\\w*|braak\\w*|kots\\w*|misselijk\\w*|diarree|buikpijn|maagpijn|buikkramp\\w*',
);
const BEEN_ILL_SINCE = 'all night|since (?:last night|yesterday|this morning|lunch|dinner)|die ganze nacht|seit (?:gestern|heute|letzter nacht|mittag)|toute la nuit|depuis (?:hier|ce matin|cette nuit)|toda la noche|desde (?:anoche|ayer|esta manana)|tutta la notte|da (?:ieri|stanotte|stamattina)|toda a noite|desde (?:ontem|hoje)|de hele nacht|sinds (?:gisteren|vannacht|vanochtend)';
/** An illness of one stretch of time, and no habit. */
export const ILL_SINCE = words(BEEN_ILL_SINCE);
/** Eyes and muscles that fail. */
export const NERVES = words(
  'double vision|(?:see|seeing|sees|saw) (?:\\w+ ){0,3}?double|vision is (?:\\w+ ){0,3}?(?:double|blurr\\w+)|blurr\\w+ vision|droop\\w* (?:eye ?lids?|eyes)|eye ?lids? (?:\\w+ ){0,3}?droop\\w*|paraly\\w+|floppy|trouble swallowing|hard to swallow',
  'sehe? (?:\\w+ ){0,3}?(?:doppelt|verschwommen)|doppelbilder|doppelt (?:sehe?|sieht)|hangende lider|lider hangen|gelahmt|lahmung\\w*|schlaffe?s?|schluckstorung\\w*',
  "(?:vois|voit|vision) (?:\\w+ ){0,3}?(?:double|flou\\w*)|paupieres (?:tomb\\w*|lourdes)|paralys\\w*|tout mou|mal a avaler",
  've[or]? (?:\\w+ ){0,3}?(?:doble|borroso)|vision (?:doble|borrosa)|parpados caidos|paraliz\\w*|flacid[oa]',
  'ved[oei]\\w* (?:\\w+ ){0,3}?(?:doppio|sfocato|annebbiato)|vista (?:doppia|annebbiata)|palpebre (?:cadenti|pesanti)|paralizzat\\w*|floscio',
  've(?:jo|r|ndo) (?:\\w+ ){0,3}?(?:a dobrar|duplo|turvo)|visao (?:dupla|turva)|palpebras (?:caidas|pesadas)|paralisad[oa]|molinho',
  'zie (?:\\w+ ){0,3}?(?:dubbel|wazig)|dubbel zien|hangende oogleden|verlamd\\w*|slap(?:pe)? baby',
);
/** Food preserved at home or in a closed vessel, in which botulism grows. */
export const PRESERVED = words(
  'home ?(?:made|canned|bottled|cured)|canned|tinned|preserves?|jars?|pickled|sausage|honey|eingemacht\\w*|eingeweckt\\w*|eingelegt\\w*|konserven?|dose|wurst|honig|conserves?|bocal|maison|miel|conservas?|casera?|en lata|tarro|conserv[ae]|fatt[oa] in casa|barattolo|sott ?olio|caseir[oa]s?|enlatad\\w*|frasco|ingeblikt|ingemaakt|weckpot|worst|honing',
);
export const BULGING_TIN = (() => {
  const vessel = 'tins?|cans?|lids?|jars?|dosen?|konserven?|deckel|glas|boites?|conserves?|bocal|couvercle|latas?|conservas?|tarros?|tapas?|lattin[ae]|scatolett[ae]|barattol[oi]|coperchio|frascos?|tampas?|blik(?:je)?|pot(?:je)?|deksel';
  const bulges = 'bulg\\w*|swollen|blown|puffed|puffy|bloated|aufgeblaht\\w*|geblaht\\w*|gewolbt\\w*|bombee?s?|gonfle\\w*|hinchad\\w*|abombad\\w*|gonfi[oae]?|gonfiat\\w*|rigonfi\\w*|bombat\\w*|inchad\\w*|estufad\\w*|opgebold|bolle?|opgeblazen';
  return new RegExp(`\\b(?:${vessel})\\b.{0,25}\\b(?:${bulges})\\b|\\b(?:${bulges})\\b.{0,20}\\b(?:${vessel})\\b`);
})();

export const MUSHROOM = words('mushrooms?|toadstools?|pilze?n?|\\w*pilz(?:e|en|vergiftung)?|champignons?|cepes?|girolles?|setas?|hongos?|funghi|fungo|porcini|cogumelos?|paddenstoel\\w*|paddestoel\\w*|zwam\\w*');
/** Found outside, and not bought. */
export const FOUND = words(
  "wild|unknown|woods?|forest|garden|lawn|park|hedge|bush(?:es)?|picked|foraged|found|wald|garten|wiese|park|strauch\\w*|busch|hecke|gesammelt\\w*|gepfluckt\\w*|selbst (?:gesammelt\\w*|gepfluckt\\w*)|gefunden\\w*|unbekannte\\w*|foret|bois|jardin|parc|buisson|haie|cueilli\\w*|ramasse\\w*|sauvages?|inconnu\\w*|bosque|monte|campo|jardin|parque|arbusto|seto|recogid\\w*|silvestres?|desconocid\\w*|bosco|prato|giardino|parco|cespuglio|siepe|raccolt\\w*|selvatic\\w*|sconosciut\\w*|mato|floresta|jardim|parque|arbusto|sebe|apanhad\\w*|apanhei|selvage\\w*|desconhecid\\w*|bos|tuin|park|struik\\w*|heg|geplukt\\w*|gevonden|wilde?|onbekende",
);
export const BERRIES = words('berr(?:y|ies)|\\w*beeren?|baies?|bayas?|bacch?e|bacc[ah]e?|bagas?|bess(?:en|jes)');
export const CHILD = words(
  'kids?|child|children|son|daughter|toddler|baby|boy|girl|little one|kind|kinder|sohn|tochter|kleine[rn]?|enfants?|fils|fille|petite?|bebe|hij[oa]s?|nin[oa]s?|figli[oa]?|bambin[oai]|bimb[oai]|filh[oa]s?|criancas?|menin[oa]s?|zoon(?:tje)?|dochter(?:tje)?|kindje|peuter',
);
/** Plants and mushrooms of which a bite is for a poison center. @source BfR, Vergiftungen mit Pflanzen und Pilzen; NHS, Poisoning */
export const DEADLY = words(
  'death ?caps?|destroying angels?|fly agaric|webcaps?|lily of the valley|autumn crocus|deadly nightshade|nightshade|foxglove|oleander|castor beans?|yew|hemlock|wolfsbane|daffodil bulbs?|knollenblatterpilz\\w*|fliegenpilz\\w*|maiglockchen|herbstzeitlose\\w*|tollkirsche\\w*|fingerhut|eisenhut|eibe\\w*|goldregen|schierling|amanites?|phalloide|muguet|colchique|belladone|digitale|laurier rose|if commun|cigue|oronja|amanita|matamoscas|adelfa|ricino|cicuta|belladona|lirio de los valles|tignosa|mughetto|colchico|belladonna|oleandro|tasso|cicuta|dedaleira|loendro|rebenta bois|knolamaniet|vliegenzwam|lelietje van dalen|herfsttijloos|wolfskers|vingerhoedskruid|taxus',
);
/** Somebody ate it. */
export const ATE = words(
  'ate|eaten|had|swallowed|tasted|tried|gegessen|probiert|geschluckt|verschluckt|verspeist|mange[es]?|goute|avale[es]?|comido|comi|comio|comimos|comieron|tragado|probado|mangiat[oaie]|ingoiat[oaie]|assaggiat[oaie]|comeu|comemos|comeram|engoliu|engoli|provou|gegeten|at|aten|ingeslikt|geproefd',
);
/** Beans that were not boiled hold phytohaemagglutinin. @source BfR, Lektine in Bohnen */
export const RAW_BEANS = (() => {
  const raw = "raw|undercooked|uncooked|half cooked|(?:not|weren't|wasn't|isn't|aren't) (?:\\w+ )?(?:cooked|boiled)|roh\\w*|ungekocht\\w*|halbgar\\w*|crus?|pas (?:assez )?cuits?|crud[oaei]s?|sin cocer|poco cott[oi]|crus|mal cozid[oa]s?|rauwe?|ongekookte?|niet gaar";
  const beans = '(?:kidney |green |red |white )*beans?|rajma|\\w*bohnen?|haricots?|alubias?|judias?|frijoles|habichuelas?|fagiol\\w+|feijao|feijoes|(?:snij|spercie|kidney)?bonen';
  return new RegExp(`\\b(?:${raw})\\b.{0,25}\\b(?:${beans})\\b|\\b(?:${beans})\\b.{0,25}\\b(?:${raw})\\b`);
})();
export const BLOODY_STOOL = (() => {
  const blood = 'blood\\w*|blut\\w*|sang|sanglant\\w*|sangre|sangrient\\w*|sangue|sanguinolent\\w*|bloed\\w*';
  const stool = 'diarrh\\w*|poop?|poos?|stools?|durchfall|stuhl\\w*|diarrhee|selles|caca|diarrea|heces|feci|diarreia|fezes|coco|ontlasting|poep|diarree';
  return new RegExp(`\\b(?:${blood})\\b.{0,20}\\b(?:${stool})\\b|\\b(?:${stool})\\b.{0,25}\\b(?:${blood})\\b`);
})();
export const FEVER = words('fever\\w*|fieber\\w*|fievre|fiebre|febbre|febre|koorts\\w*');
/** Cleaners that give off chlorine or chloramine when they meet. @source NHS inform, household chemicals; ANSES, eau de Javel */
export const CHLORINE = words('bleach|chlorine|chlor\\w*|javel|lejia|cloro|candeggina|varechina|lixivia|agua sanitaria|chloor|bleekmiddel|bleek');
export const ACID = words('ammonia|vinegar|acid|descaler|toilet cleaner|ammoniak|essig\\w*|saure|entkalker|wc reiniger|ammoniaque|vinaigre|acide|detartrant|vinagre|amoniaco|acido|aceto|ammoniaca|anticalcare|amoniaco|azijn|zuur|ontkalker');
export const MIXED = words('mixed|mixing|gemischt|vermischt|zusammengekippt|melange[es]?|mezcl(?:e|ado|amos|aron)|mischiat[oa]|mescolat[oa]|mistur(?:ei|ado|amos|ou)|gemengd|gemixt');
export const LUNGS = words("cough\\w*|breath\\w*|eyes? (?:\\w+ )?(?:burn\\w*|sting\\w*)|hust\\w*|augen (?:\\w+ )?brenn\\w*|luft|touss\\w*|yeux (?:\\w+ )?(?:brulent|piquent)|respir\\w*|tos[oe]\\w*|toser|ojos (?:\\w+ )?(?:arden|pican)|toss\\w+|occhi (?:\\w+ )?bruciano|tosse|tossir|olhos (?:\\w+ )?(?:ardem|arder)|hoest\\w*|ogen (?:\\w+ )?branden|adem\\w*");

/** Blood sugar, by its own words. */
const OF_BLOOD = 'blood ?sugar|blood ?glucose|glucose|bg|cgm|dexcom|libre|blutzucker\\w*|zuckerwert\\w*|bz|glycemie|dextro|glucosa|glucemia|glicemia|glicose|bloedsuiker\\w*|bloedglucose|suikerwaarde';
/** Sugar, of one's own body. */
const OF_MINE = "(?:my|his|her|our|mein\\w*|sein\\w*|ihr|mon|ma|son|mi|su|il mio|la mia|mio|o meu|meu|minha|mijn|zijn|haar) (?:\\w+ )?(?:sugars?|levels?|zucker|sucre|azucar|zuccheri|zucchero|acucar|suiker)|(?:el|la|gli|lo|o|de) (?:azucar|zuccheri|zucchero|acucar|suiker)(?= (?:en|a|em|op|is|esta))|(?:j'ai|ai|tengo|ho|tenho|heb|habe) (?=\\d)";
const NO_FOOD_UNIT = '(?! ?(?:g|gr|grams?|gramm|gramos|grammi|gramas|gram|kcal|cal|calories|ml|cl|%|percent|euro|eur)\\b)(?! (?:mg|mcg)\\b(?! ?d ?l))';
/** From 250 mg/dl or 14 mmol/l on ketones are to be looked for. @source NHS, High blood sugar (hyperglycaemia); ADA, Hyperglycemia */
export const HIGH_IN_MG = new RegExp(`\\b(?:${OF_BLOOD}|${OF_MINE})(?: \\S+){0,4}? ?\\b(?:2[5-9]\\d|[3-9]\\d\\d)\\b${NO_FOOD_UNIT}`);
export const HIGH_IN_MMOL = new RegExp(`\\b(?:${OF_BLOOD})(?: \\S+){0,4}? \\b(?:1[4-9]|[23]\\d)(?: \\d)?\\b${NO_FOOD_UNIT}(?! ?(?:weeks?|wks?|ssw|wochen?|semaines?|semanas?|settimane|weken)\\b)`);
/** In grams a litre, as it is reported in French and Portuguese. */
export const HIGH_IN_GRAMS = /\b(?:glycemie|dextro|glicemia)(?: \S+){0,4}? (?:2 [5-9]\d?|[3-6](?: \d{1,2})?) ?(?:g|grammes?)\b(?! (?:de|pour|par))/;
/** A bare figure in mmol or mg that a sign of the body has to stand beside. */
export const SUGAR_FIGURE = new RegExp(
  `\\b(?:sugars?|levels?|zucker|sucre|azucar|zuccheri|acucar|suiker)(?: \\S+){0,3}? \\b(?:1[4-9]|[23]\\d|2[5-9]\\d|[3-9]\\d\\d)(?: \\d)?\\b${NO_FOOD_UNIT}|\\b(?:2[5-9]\\d|[3-9]\\d\\d) (?:de |di )?(?:sugar|zucker|sucre|azucar|zuccheri|acucar|suiker|glucosa|glicemia)\\b`,
);
export const THIRST = words("thirst\\w*|pee(?:ing)?|weeing|peeing|durst\\w*|pinkel\\w*|soif|pipi|uriner|sed|orin\\w*|sete|pipi|urin\\w*|sede|xixi|dorst\\w*|plas\\w*");
export const ODD_BREATH = (() => {
  const breath = 'breath|atem|mundgeruch|haleine|aliento|alito|halito|adem';
  const odd = 'smell\\w*|weird|funny|odd|sweet|fruity|aceton\\w*|nail|riecht|seltsam|komisch|suss\\w*|sent|bizarre|fruitee?|sucree?|vernis|raro|dulce|huele|afrutad\\w*|strano|dolce|frutta|odora|estranho|doce|cheira|frut\\w*|raar|zoet|ruikt|vreemd';
  return new RegExp(`\\b(?:${breath})\\b.{0,25}\\b(?:${odd})\\b|\\b(?:${odd})\\b.{0,15}\\b(?:${breath})\\b`);
})();
export const MISSED_INSULIN = (() => {
  const missed = "forgot(?:ten)?|missed|skipped|ran out|run out|no|without|vergessen|ausgelassen|weggelassen|kein|ohne|oublie\\w*|saute|sans|plus d'|olvid\\w*|saltado|sin|dimenticat\\w*|saltat\\w*|senza|esquec\\w*|saltei|sem|vergeten|overgeslagen|zonder|geen";
  return new RegExp(`\\b(?:${missed})\\b.{0,25}\\binsulin\\w*|\\binsulin\\w*.{0,20}\\b(?:${missed})\\b`);
})();
