/**
 * What the classifier of emergencies looks at besides letters: parts of a body, what they do, who it is and what was taken, in English, German,
 * French, Spanish, Italian, Portuguese and Dutch. Texts are folded and hold single spaces and no punctuation but apostrophes. A table of our own.
 */
const words = (...lists: readonly string[]): RegExp => new RegExp(`\\b(?:${lists.join('|')})\\b`);

export const ALARM_WORDS = {
  baby: words(
    'bab(?:y|ies|ys)|newborn|infant|toddler|\\d+ ?(?:mo|month|months|week|weeks|wk|weken|monate?|wochen|mois|semaines|meses|semanas|mesi|settimane|maanden)|saugling\\w*|neugeboren\\w*|kleinkind|nourrisson|nouveau ne|bebes?|recien nacid[oa]|lactante|neonat[oa]|lattante|recem nascid[oa]|nenem|zuigeling|pasgeboren\\w*|peuter|dreumes',
  ),
  child: words(
    "\\w*jahrige[rn]?|niece|nephew|nichte|neffe|sobrin[oa]|nipotin[oa]|sobrinh[oa]|nichtje",
    "niece|nephew|grandson|granddaughter|wee one|nichte|neffe|enkel\\w*|niece|neveu|petits? fils|petite fille|sobrin[oa]|niet[oa]|nipot\\w*|net[oa]|sobrinh[oa]|nichtje|neefje|kleinzoon|kleindochter|tochterchen",
    'kids?|child|son|daughter|nephew|niece|boy|girl|little one|\\d+ ?(?:yo|year old|years old)|kind|sohn|tochter|neffe|kleine[rn]?|enfant|fils|fille|petite?|gamin|hij[oa]|nin[oa]|peque|figli[oa]|bambin[oa]|bimb[oa]|piccol[oa]|filh[oa]|menin[oa]|miud[oa]|criancas?|zoontje|zoon|dochter(?:tje)?|kindje|neefje|jongen|meisje',
  ),
  other: words(
    "he|she|his|her|he's|she's|hes|shes|him|dad|mum|mom|husband|wife|grandma|grandpa|er|sie|ihm|ihr|papa|mama|oma|opa|mann|frau|il|elle|lui|mari|femme|mamie|papi|el|ella|le|marido|mujer|abuel[oa]|mamma|nonn[oa]|marito|moglie|ele|ela|mae|pai|avo|esposa|hij|ze|zij|man|vrouw|moeder|vader",
  ),
  chest: words('chest|brust\\w*|poitrine|thorax|pecho|petto|torace|peito|torax|borst\\w*'),
  heart: words('hearts?|heartbeat|pulse|palpitations?|herz\\w*|puls|coeur|pouls|palpitations|corazon|pulso|palpitaciones|taquicardia|cuore|battit[oi]|tachicardia|palpitazioni|coracao|palpitacoes|hart\\w*|hartkloppingen|hartslag'),
  races: words(
    "rac(?:e|es|ing)|pound\\w*|skip(?:s|ping)|flutter\\w*|beating (?:so |really |very )?(?:fast|hard)|rast|rasen|stolper\\w*|klopft|pocht|s'emballe|bat (?:tres |trop |super )?(?:vite|fort)|a toute vitesse|acelerad[oa]|se me acelera|a mil|late (?:muy )?(?:rapido|fuerte)|acelera|batte (?:\\w+ )?(?:forte|veloce)|all'impazzata|impazzito|accelerato|disparad[oa]|a galope|bate (?:\\w+ )?(?:forte|rapido)|bonst|bonkt|slaat over|op hol|tekeer",
  ),
  energy: words('energy ?drinks?|energydr\\w*|energie ?drink\\w*|red ?bull|monsters?|preworkout|pre workout|booster|boissons? energ\\w*|bebidas? energ\\w*|bevand\\w* energ\\w*|energetic[oa]s?|preentreno|pre treino'),
  limb: words('arms?|legs?|jaw|shoulder|one side|arme?s?|beine?|kiefer|korperhalfte|bras|jambes?|machoire|moitie|brazos?|piernas?|mandibula|medio cuerpo|bracci[oa]|gamb[ae]|mandibola|meta corpo|bracos?|pernas?|queixo|metade|arm|been|kaak|helft'),
  numb: words(
    "prickl\\w*",
    "anesth\\w*|anasthe\\w*|betaub\\w*|anestesi\\w*|dentist|zahnarzt|dentiste|dentista|tandarts",
    "pins and needles|fizzy|cant feel|gone dead|wobbly|eingeschlafen|kribbelt\\w*|pelzig|prickel\\w*|endormi\\w*|fourmi\\w*|petill\\w*|hormig\\w*|formigueiro|bambas|verdoofd\\w*|bruist|tintel\\w*|slappe|flojas",
    'cant feel|cannot feel|numb\\w*|tingl\\w*|weak|cant lift|gave way|taub|kribbel\\w*|gelahmt|engourdi\\w*|picot\\w*|fourmill\\w*|dormid[oa]|duerme|hormigue\\w*|addormentat[oa]|formicol\\w*|intorpidit\\w*|dormente|formig\\w*|verdoofd|tintel\\w*|lam|gevoelloos|sent plus|muove piu|responde|risponde|repond|contesta|bouge plus|answering|reagiert|sackt|zusammengesackt',
  ),
  speech: words(
    'slur\\w*|gibberish|speak\\w*|talk\\w*|find (?:the )?words|lallt|spricht|redet|sprechen|worte|parle\\w*|mots|habla\\w*|palabras|parla\\w*|biascica\\w*|parole|fala\\w*|palavras|praat|spreekt|lalt|woorden',
  ),
  face: words(
    "cheeks?|wangen?|joues?|mejillas?|cachetes?|guanc[ei]\\w*|bochechas?|nostrils|nose|nase|nez|nariz|naso|neus",
    'mouth|face|lips?|smile|tongue|throat|eyes?|mund\\w*|gesicht|lippen?|zunge|hals|kehle|augen?|bouche|visage|levres?|langue|gorge|yeux|paupieres?|boca|cara|labios?|lengua|garganta|ojos?|bocca|faccia|viso|labbr[oa]|lingua|gola|occh[io]|rosto|labios?|lingua|olhos?|mond|gezicht|lip|lippen|tong|keel|ogen|oog',
  ),
  droops: words('droop\\w*|lopsided|crooked|hang(?:s|ing)|hangt|schief|herunterhangt|tomb\\w*|affaiss\\w*|de travers|torcid[oa]|caid[oa]|cae|stort[oa]|cadente|pende|tort[oa]|caida|scheef|hangt'),
  swells: words(
    "doubled|twice the size|slits|itches|burning up|buzzing|verdoppelt|doppelt so dick|schlitze|double de volume|fentes?|bouffi\\w*|el doble|il doppio|fessura|o dobro|fendas|spleetjes|gloei\\w*|dik|dikke",
    'swell\\w*|swollen|puff\\w*|bigger|tight\\w*|clos(?:e|ing)|itch\\w*|schwill\\w*|schwell\\w*|geschwoll\\w*|dick|eng(?:er)?|juck\\w*|zugeschw\\w*|gonfl\\w*|enfl\\w*|serre\\w*|gratt\\w*|demang\\w*|hinch\\w*|cierra|cerrand?o?|cerrada|pic(?:a|an|or|azon)|gonfi\\w*|stringe|chiud\\w*|prud\\w*|pizzic\\w*|inch\\w*|fech\\w*|coc(?:a|eira|ando)|comichao|zwel\\w*|zwoll\\w*|gezwollen|dicht\\w*|jeuk\\w*',
  ),
  skin: words(
    "streaks?|striemen|stripes|blotch\\w*|itchy|itching|juckt\\w*|ausschlag|demangeaisons?|picores?|empipocad\\w*|stries",
    "bumps?|lumps?|lumpy|raised|bumpy|blister\\w*|beulen|hubbel\\w*|blasen|fleckig|rotungen|cloques|bosses|papules|granos|bultos|ronchon\\w*|rojeces|chiazz\\w*|bozz\\w*|borbulhas?|babas|caroc\\w*|coceira|bulten|bobbel\\w*|rode plekken",
    'hives|rash|welts|spots|bumps|blotch\\w*|red (?:patches|marks|spots|dots)|ausschlag|quaddel\\w*|pustel\\w*|flecken|pickel\\w*|nessel\\w*|urticaire|plaques|boutons|taches|rougeurs|eruption|ronchas?|habones|manchas|granitos|sarpullido|urticaria|erupcion|orticaria|macchi\\w*|bolle|puntini|sfogo|ponfi|urticaria|vergoes|bolinhas|pintinhas|empol\\w*|galbult\\w*|bultjes|vlek\\w*|uitslag|pukkel\\w*|netelroos',
  ),
  breath: words(
    "sneez\\w*|croaky|voice|throat|niest|niesen|stimme|eternu\\w*|voix|gorge|estornud\\w*|voz|garganta|starnut\\w*|voce|gola|espirr\\w*|stem|niezen|keel",
    'airway|atemweg\\w*|piepst|cough|breath\\w*|wheez\\w*|cough\\w*|gasp\\w*|hoarse|atm\\w*|keuch\\w*|hust\\w*|pfeif\\w*|rochel\\w*|heiser|respir\\w*|siffl\\w*|touss\\w*|rauque|essouffl\\w*|souffle|tose|tos|pita|pitos|ronca|fischi\\w*|toss(?:e|is\\w+|ire|iamo|iva)|roca|fiato|chia\\w*|tosse|rouca|folego|adem\\w*|hoest\\w*|piep\\w*|hees|kortademig|benauwd',
  ),
  chokes: words(
    "wedged|jammed|caught in|gags?|steckt|klemmt|japst|japsen|bloque|travers|gosier|ahogand\\w*|atraviesa|atravesad\\w*|incastrat\\w*|bloccat\\w*|entalad\\w*|vastzit\\w*|klem|stik",
    'chok(?:e|es|ed|ing)|gag(?:s|ging)|stuck|lodged|windpipe|wrong way|wrong pipe|erstick\\w*|verschluck\\w*|wurg\\w*|luftrohre|steckt|etouff\\w*|suffoqu\\w*|coince\\w*|de travers|trachee|ahog\\w*|atragant\\w*|atascad[oa]|mal sitio|traquea|soffoc\\w*|strozz\\w*|incastrat\\w*|di traverso|trachea|engasg\\w*|sufoc\\w*|pres[oa] na garganta|traqueia|stik\\w*|verslik\\w*|luchtpijp|verkeerde keelgat',
  ),
  blue: words('blue|purple|grey|gray|blau|grau|bleue?s?|violet\\w*|grise?|azul\\w*|morad[oa]|gris|blu|cianotic\\w*|viola|lila|violett|grigi\\w*|rox[oa]|cinza|blauw|paars|grauw'),
  swallowed: words(
    "had|sipped|drained|finished|gulped|swigged|scoffed|nibbled|tasted|bit|chewed|sucked|getrunken|genippt|gehabt|verputzt|verdruckt|angebissen|gelutscht|probiert|vide|croque|suce|goute|pris|termine|tome|tomado|tomo|bebi|bebio|mordi\\w*|probe|probo|chupo|preso|assaggiat\\w*|mordut\\w*|morso|succhiat\\w*|comi|comeu|comemos|bebi|tomei|tomou|provei|provou|mordeu|engoli|op|opgegeten|geproefd|gehad|gehapt|genomen|dronk|at|aten|beet",
    'swallow\\w*|drank|ate|eaten|licked|chewed|bit into|inhaled|verschluckt|geschluckt|getrunken|gegessen|geleckt|gekaut|avale\\w*|bu|mange\\w*|lech\\w*|mach\\w*|trag\\w*|bebi\\w*|comi\\w*|comer(?:me|se)|chup\\w*|mastic\\w*|ingoi\\w*|bevut\\w*|mangiat\\w*|leccat\\w*|engol\\w*|bebeu|lambeu|mord\\w*|ingeslikt|slikte|dronk|gedronken|at|gegeten|gelikt|likte|beet|doorgeslikt',
  ),
  mistake: words(
    'accident\\w*|by mistake|oops|just (?:realised|realized|noticed|gave|ate|had)|wrong|versehen\\w*|aus versehen|gerade|grad[e]?|gemerkt|falsche?|par erreur|par accident|sans faire expres|viens de|vient de|mauvais|sin querer|por error|por accidente|acab[oa] de|equivocad\\w*|per sbaglio|per errore|appena|sbagliat\\w*|sem querer|por engano|por acidente|acabei de|acabou de|agora|errad[oa]|per ongeluk|net|zie nu|verkeerde',
  ),
  poison: words(
    "air freshener|raumduft|duftol|diffus\\w*|desodorisant|ambientador|deodorante|luchtverfrisser|finish|dreft|ariel|essential oil|huile essentielle|aceite esencial|olio essenziale|oleo essencial|etherische olie|vase|antifreeze|frostschutz",
    "dish ?washer|dishwasher (?:tablets?|salt)|laundry|washing (?:powder|liquid|up)|softener|lime ?remover|limescale|lamp oil|white spirit|turps|mouthwash|drain|nail polish|sanitis\\w*|sanitiz\\w*|e ?cig\\w*|vape|essential oil|toilet block|oven cleaner|weed ?killer|rat (?:bait|poison)|slug pellets?|cigarette|gumm(?:y|ies)|kernels?|cherry stones|bulbs?|berries|leaf|hedge|raw (?:kidney )?beans|green potatoes|spulmasch\\w*|klostein|lampenol|terpentin|mundwasser|weichspuler|rohrreiniger|entkalker|nagellack\\w*|desinfektion\\w*|liquid|schneckenkorn|kippe|zigarette\\w*|hasch\\w*|aprikosenkerne|\\w*zwiebel|rohe bohnen|beeren|lave vaisselle|lessive|detartrant|decapant|adoucissant|deboucheu\\w*|debouche\\w*|dissolvant|gel hydro\\w*|bain de bouche|mort aux rats|megot|baies|noyaux|haricots crus|pommes de terre vertes|lavavajillas|descalcific\\w*|suavizante|desatasc\\w*|quitaesmalte|aguarras|enjuague|limpiahornos|colilla|bayas|bulbo|judias crudas|lavastoviglie|detersiv\\w*|anticalcare|ammorbidente|sturalav\\w*|acquaragia|collutorio|topicida|amuchina|lumachicida|mozzicone|bacche|noccioli|fagioli crudi|maquina|amaciante|desentup\\w*|anticalcario|aguarras|elixir|soda caustica|acetona|alcool gel|beata|bagas|carocos|feijao cru|vaatwas\\w*|wasverzachter|ontkalker|ontstopper|gootsteen\\w*|terpentine|mondwater|nagellak\\w*|handgel|rattengif|slakkenkorrels|peuk|bessen|pitten|rauwe bonen",
    'glass|glas(?:splitter)?|verre|cristal|vidro|vetro|yew|eiben\\w*|tejo|tasso|taxus\\w*|green potato\\w*|grune kartoffeln|patates? vertes?|patatas? verdes?|patate verdi|batata verde|groene aardappel\\w*|iron|eisen|wasch\\w*|wascapsule|capsul\\w*|produto de limpeza|limpa vidros|descalcificador|venenos\\w*|veneno|gift(?! ?(?:box|card|set|shop|from|for))\\w*|poison\\w*|capsule|bleach|detergent|cleaner|cleaning|pods?|dishwasher|descaler|antifreeze|batter(?:y|ies)|coins?|magnets?|button cell|poison|\\w*reiniger|spul\\w*|waschm\\w*|putzm\\w*|entkalker|frostschutz|\\w*batterien?|knopfzelle\\w*|munzen?|magnete?n?|bleich\\w*|bleiche|lampenol|javel|lessive|nettoyant\\w*|detartrant|antigel|piles?|pieces? de|aimants?|vaisselle|produit\\w*|lejia|lavavajillas|limpia\\w*|anticongelante|pilas?|monedas?|imanes|iman|candeggina|detersiv\\w*|detergente|sgrassatore|lavastoviglie|anticalcare|antigelo|batteri[ae]|monet\\w*|calamit\\w*|agua sanitaria|lixivia|descalcificante|baterias?|pilhas?|moedas?|imas?|wasmiddel\\w*|bleek\\w*|schoonmaak\\w*|vaatwas\\w*|ontkalker|antivries|\\w*batterij\\w*|munt|magneet|afwasmiddel|wcreiniger|wc',
  ),
  medicines: words(
    'pills?|tablets?|paracetamol|meds|medicine|tabletten?|medikament\\w*|doliprane|medicaments?|comprimes?|pastillas?|medicinas?|pillole|pastiglie|tachipirina|comprimidos?|remedios?|pillen|medicijnen',
  ),
  toomany: words('too (?:many|much)|overdose|zu viele?|trop|demasiad\\w*|tropp\\w*|demais|te veel'),
  drinks: words(
    'drink\\w*|bottle|breast|feed\\w*|nurs\\w*|suck\\w*|trink\\w*|flasche|brust|stillen|boi[ret]\\w*|biberon|sein|tete|tetee|beb(?:er|iendo|ido|o)|biberon|mamar?|pecho|toma|beve|bere|biberon|seno|poppat\\w*|attacca|mamad\\w*|mama|mamadeira|biberao|peito|drink\\w*|fles|voeding|borst',
  ),
  refuses: words(
    "refus\\w*|wont|won't|doesn't|doesnt|hasnt|hasn't|nothing|not|no|nicht\\w*|verweiger\\w*|kein\\w*|rien|refuse\\w*|pas|plus|ne|nada|no|rechaza|sin|niente|rifiuta|non|nao|recusa|sem|niet\\w*|niks|weiger\\w*|geen",
  ),
  nappy: words(
    'nappy|nappies|diapers?|pee(?:d|ing)?|wet|tears|windeln?|pinkelt?|tranen|couches?|pipi|larmes|panal\\w*|pis|orina|lagrimas|pannolin[oi]|pipi|lacrime|fraldas?|xixi|luiers?|plast?|tranen|fontane\\w*|moleira|soft spot',
  ),
  drowsy: words(
    'limp|floppy|drowsy|sleepy|letharg\\w*|wake|unresponsive|respond\\w*|faint\\w*|passed out|collapsed|schlapp|schlaff|schlafrig|apathisch|benommen|wach|aufwach\\w*|reagiert|ohnmachtig|umgekippt|umgefallen|zusammengebrochen|mou|molle|somnol\\w*|endormi\\w*|apathique|reveill\\w*|evanoui\\w*|effondre|dormid[oa]|adormilad[oa]|flacid[oa]|floj\\w*|despert\\w*|decaid[oa]|apagad[oa]|desmay\\w*|desplom\\w*|letargico|aletargad[oa]|molle|fiacco|moscio|assonnat\\w*|svegli\\w*|abbattut\\w*|svenut\\w*|svengo|crollat\\w*|mole|molinh[oa]|sonolent\\w*|acord\\w*|prostrad[oa]|abatid[oa]|desmai\\w*|slap|suf|sloom|wakker|flauwgevallen|flauw|zakte|reageert',
  ),
  dizzy: words(
    "dizz\\w*|faint\\w*|lighthead\\w*|wobbly|schwind\\w*|flau|schwummrig|schwarz vor augen|vertiges?|tourne|malaise|mare\\w*|floj[oa]|giramenti|capogir\\w*|gira la testa|tont\\w*|zonz[oa]|duizel\\w*|licht in (?:mijn|m'n) hoofd",
  ),
  pressure: words('bp|blood pressure|pressure|systolic|cuff|blutdruck\\w*|rr|oberer wert|tension|tensiometre|presion|pressione|pressao|tensao|bloeddruk|bovendruk'),
  headache: words('head(?:ache)?|kopf\\w*|tete|crane|cabeza|testa|cabeca|hoofd\\w*|vision|blurr\\w*|seh\\w*|verschwommen|vois|vision|veo|borros[oa]|vedo|sfocat\\w*|vista|vejo|turv[oa]|visao|zie|wazig|nosebleed|nasenbluten|nez|nariz|naso|bloedneus'),
  sugar: words('hypo|unterzuckerung|sugars?|glucose|glucosa|blood sugar|bg|libre|dexcom|cgm|sensor|meter|zucker|blutzucker|messgerat|wert|glycemie|sucre|capteur|glucemia|azucar|glicemia|zuccher[oi]|sensore|glicose|acucar|bloedsuiker|suiker|hypo\\w*|hipo\\w*|ipo\\w*|ketone?s?|cetones|cetonas|chetoni|unterzuck\\w*'),
  insulin: words(
    "lantus|levemir|tresiba|toujeo|basal\\w*|basale|novorapid|humalog|apidra|fiasp|lente|lenta|langwerkende\\w*|rapide|pump|pumpe|pompe|bomba|microinfusore|pomp|katheter|catheter|cateter\\w*|catetere|slangetje",'insulin\\w*|injected|inject|gespritzt|spritze|injecte|gespoten|spuit|spritz\\w*'),
  ill: words(
    "covid|corona|noro\\w*|rota\\w*|stomach flu|can't eat|esse nichts|esse nix|j'avale rien|no como|non mangio|nao como|eet ik niks|eet niks|infekt|flach|bed",
    'ill|sick|flu|bug|cold|virus|no appetite|cant eat|krank|grippe|magen darm|appetit|malade|gastro\\w*|appetit|enferm[oa]|malo|mala|gripe|apetito|malat[oa]|influenza|gastroenterite|appetito|sto male|doente|virose|gripe|apetite|ziek|griep|buikgriep|trek',
  ),
  stops: words('stop\\w*|skip\\w*|leave out|left out|without|forgot\\w*|weglass\\w*|absetz\\w*|aussetz\\w*|vergess\\w*|ohne|kein\\w*|arret\\w*|saut\\w*|oubli\\w*|sans|dejo|dejar|salt\\w*|olvid\\w*|smett\\w*|salto|dimentic\\w*|paro|parar|pulo|esquec\\w*|overslaan|stop|vergeten|zonder'),
  chemo: words('chemo\\w*|chimio\\w*|quimio\\w*|chemio\\w*|transplant\\w*|greffe\\w*|trasplantad\\w*|trapiantat\\w*|getransplanteerd|transplantiert'),
  chills: words('shiver\\w*|chills|schuttelfrost|friere|frissons|escalofrios|brividi|calafrios|rillingen|temp\\w*|hot'),
  allergic: words('allerg\\w*|alergi\\w*|\\w*allergie|aplv|cmpa|dairy free|nut free|milchfrei\\w*|koemelk\\w*|intoleran\\w*|anaphyla\\w*|anaphylak\\w*|anafila\\w*|anafyla\\w*'),
  allergen: words(
    '(?:pea)?nuts?|cashews?|walnuts?|hazelnuts?|almonds?|pistachios?|milk|cheese|yog\\w*|eggs?|shrimps?|prawns?|fish|sesame|kiwi|strawberr\\w*|(?:erd|wal|hasel)?nusse?|\\w*nuss\\w*|milch\\w*|kase|ei|eier|garnelen?|fisch|sesam|erdbeeren|noix|noisettes?|cacahu\\w*|arachides?|lait|fromage|yaourt|oeufs?|crevettes?|poisson|nueces|avellanas?|anacardos?|leche|queso|huevos?|gambas?|langostinos|pescado|noc\\w*|arachid\\w*|latte|formaggio|uov[oa]|gamber\\w*|pesce|nozes|amendoi\\w*|castanha\\w*|leite|queijo|ovos?|camaro?\\w*|peixe|iogurte|pacoca|noten?|\\w*noten|pinda\\w*|melk|kaas|garnaal|garnalen|vis|walnoot|hazelnoot',
  ),
  purge: words(
    'purg\\w*|throw\\w* up|threw (?:it |everything |it all |up)?\\w*|made (?:myself|it all)|vomit\\w*|puk\\w*|finger\\w*|laxative\\w*|kotz\\w*|\\w*kotzt|erbr\\w*|ubergeb\\w*|abfuhrm\\w*|vomi\\w*|doigts?|laxati\\w*|laxante\\w*|dedos?|lassativ\\w*|dit[ao]|rimett\\w*|overg\\w*|braak\\w*|kots\\w*|uitgekotst|vinger\\w*|laxeer\\w*|recrach\\w*|escup\\w*|sput\\w*|cuspo|spuug\\w*',
  ),
  purpose: words('on purpose|make myself|made myself|myself|mit absicht|absichtlich|selbst|expres|me fais|me suis fait\\w*|a proposito|me provoque|apposta|mi (?:faccio|sono)|de proposito|provoquei|me forcei|expres|mezelf'),
  binge: words('bing\\w*|stuffed|ate everything|fressanfall\\w*|fress\\w*|vollgestopft|reingestopft|crise|boulim\\w*|gav\\w*|craque|atracon\\w*|abbuff\\w*|compuls\\w*|comi tudo|comi demais|exagerei|eetbui\\w*|vreetbui\\w*|volgepropt'),
  fasts: words('fast(?:ing)?|skip dinner|make up for|compensat\\w*|fasten|faste|gutmach\\w*|jeun\\w*|compens\\w*|rattrap\\w*|ayun\\w*|digiun\\w*|rimedi\\w*|jejum|jejuar|vasten|goedmak\\w*'),
  shame: words('shame\\w*|ashamed|disgust\\w*|guilty|hate|proud|scham\\w*|eklig|ekel\\w*|schuld\\w*|honte|degout\\w*|coupable|verguenza|asco|culpa\\w*|vergogn\\w*|schifo|colpa|vergonha|nojo|culpad[oa]|schaam|walg\\w*|schuldig'),
  death: words(
    'sinn|kein sinn|aufhoren|everything|todo termine|finisca tutto|tudo acabe|umzubringen|geritzt|coupe[re]?|couper|cortar|cortado|cortei|tagliat[oa]|gesneden|cut|stoppen|doden|die|dying|dead|kill\\w*|suicid\\w*|alive|living|life|end it|be here|wake up|miss me|hurt myself|cut myself|sterben|tot|umbring\\w*|leben|aufwach\\w*|vermiss\\w*|antun|ritz\\w*|mourir|mort|tuer|vivre|vie|reveiller|manquer\\w*|morir|muert[oa]|matar\\w*|vivir|vida|despert\\w*|echaria de menos|morire|mort[oa]|uccid\\w*|vivere|vita|svegliar\\w*|mancher\\w*|morrer|viver|acordar|falta|machucar|dood|sterven|leven|wakker|missen|pijn doen|er niet meer',
  ),
  idiom: words('for a|of hunger|laughing|lol|haha+|jaja\\w*|lachen|vor hunger|de rire|de faim|de risa|de hambre|dal ridere|di fame|de rir|de fome|van het lachen|van de honger|rsrs|kkk+'),
  asks: words('which|what (?:is|are|does|do)|how (?:much|many|long|to)|is|are|can (?:i|you|we|they|toddlers|kids|babies)|does|do|should|welche\\w*|wie|was ist|darf|kann|ist|sind|quel(?:le|s|les)?|combien|comment|est ce|peut|que (?:signifie|veut)|cual|cuant\\w*|como se|que significa|puedo|quale|quant\\w*|come|cosa significa|posso|qual|o que|pode|welke?|hoe|wat is|mag|kan'),
  sudden: words("sudden\\w*|now|rn|right now|just|all of a sudden|since|after|minutes|plotzlich|jetzt|seit|nach|minuten|auf einmal|d'un coup|tout d'un coup|soudain|maintenant|depuis|apres|de repente|de golpe|ahora|desde|despues|tras|improvvis\\w*|di colpo|adesso|ora|dopo|da|agora|depois|ineens|plots\\w*|nu|sinds|na"),
  taken: words(
    "got into|got hold|taste[ds]?|had a bite|bite of|gave|given|in it|probiert|gebissen|gegeben|bekommen|drin|goute|donne|dedans|a eu|probo|di un|di una|dieron|llevaba|assaggiat\\w*|ho dato|hanno dato|c'era|c'erano|provou|dei|deram|tinha|nam een hap|gaf|kreeg|opgegeten|zat",
  ),
  low: words(
    'low|dropp\\w*|falling|tief|niedrig|gefallen|fallend|runter|bas|basse|baisse|descend|baj[oaa]\\w*|bajisimo|bajando|bass[oia]|scende|baix[oa]|descer|laag|gezakt|dalend|omlaag|down',
  ),
  quick: words('quick|fast|fastest|schnell\\w*|rapide|rapido|veloce|snel\\w*|snels?'),
  afraid: words('afraid|scared|angst|peur|miedo|paura|medo|bang'),
  burns: words('burn(?:ed|t)? off|run until|verbrannt|bruler|quemar|bruci\\w*|queimar|verbrand'),
  only: words('only|nur|ne|que|solo|soltanto|so|apenas|maar|alleen'),
  confused: words('confused|verwirrt|confus[oae]?|confuse|verward|in de war'),
  still: words('anyway|cheap|recipe|calories|kcal|vegan|healthy|protein|snack\\w*|gesund|rezept|kalorien|eiweiss|sain|recette|calories|sano|receta|calorias|ricetta|calorie|saudavel|receita|gezond|recept'),
} as const satisfies Readonly<Record<string, RegExp>>;
