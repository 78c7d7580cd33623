/**
 * Kinds of grave messages that are put alike in seven languages; texts are folded and hold single spaces and no punctuation but apostrophes.
 * Each is of somebody: what is asked of a food ("can kids choke on grapes") is none.
 */
const TAKEN =
  '(?:took|taken|swallowed|had|downed|pris|avale|genommen|geschluckt|tomado|tome|tragado|preso|ingoiato|tomei|engoli|tomou|ingenomen|geslikt|genomen)';
const PILLS =
  '(?:pills?|tablets?|paracetamols?|ibuprofens?|aspirins?|tylenol|sleeping (?:pills|tablets)|tabletten|pillen|cachets?|comprimes?|medicaments?|pastillas|pildoras|pillole|pastiglie|compresse|comprimidos|medicamentos|meds|medikamente|schlaftabletten|slaappillen)';
const WHOLE =
  '(?:(?:whole|entire|full|all the) (?:\\w+ )?|(?:the|a) (?:pack|packet|bottle|box|strip) of |ganze[ns]? (?:\\w+ )?|(?:packung|schachtel) |(?:toute la|une|la) (?:boite|plaquette) (?:de |d\')|(?:toda )?(?:la|una) caja (?:entera )?(?:de )?|un bote (?:de )?|tutta la scatola (?:di )?|una scatola (?:di )?|(?:a |uma )?caixa (?:toda |inteira )?(?:de )?|hele (?:\\w+ )?|(?:doosje|strip|pot) )';
const MANY = '(?:[89]|[1-9]\\d+|ten|twenty|thirty|zehn|zwanzig|dreissig|vingt|trente|veinte|treinta|venti|trenta|vinte|trinta|twintig|dertig)';
const DAY =
  '(?:(?:last )?(?:sunday|monday|tuesday|wednesday|thursday|friday|saturday|week)|sonntag|montag|dienstag|mittwoch|donnerstag|freitag|samstag|dimanche|lundi|mardi|mercredi|jeudi|vendredi|samedi|(?:el )?(?:domingo|lunes|martes|miercoles|jueves|viernes|sabado)|domenica|lunedi|martedi|mercoledi|giovedi|venerdi|sabato|segunda|terca|quarta|quinta|sexta|zondag|maandag|dinsdag|woensdag|donderdag|vrijdag|zaterdag)';

/** Of an end that somebody thinks of, or of others without them. */
export const CRISIS_KINDS: readonly RegExp[] = [
  // An end to everything, not to a habit: "stasera la faccio finita", "ik maak er een einde aan".
  /\b(?:mach\w*|machen) (?:ich )?(?:\w+ ){0,2}?schluss mit (?:allem(?= $)|dem (?:ganzen(?= $)|leben)|meinem leben|mir(?= $))|\b(?:mach\w*|setz\w*) (?:\w+ ){0,2}?(?:dem ganzen|allem|meinem leben) ein ende\b|\b(?:maak|maken) er (?:\w+ ){0,3}?(?:een )?einde? aan(?= $| vanavond| vandaag| nu| straks| morgen| voorgoed)|\ber (?:\w+ ){0,2}?een einde? aan (?:te )?maken(?= $| vanavond| vandaag| nu)|\b(?:j'en finis|en finir)(?= $| ce soir| demain| une fois| avec (?:la vie|tout))|\bce soir j'en finis(?= $)|\b(?:acabo|acabar|termino) con (?:todo|mi vida)(?= $| hoy| esta| ya)|\bhoy (?:mismo )?acabo con todo(?= $)|\b(?:la faccio finita|farla finita)(?= $| stasera| oggi| stanotte| ora| con (?:la vita|tutto))|\bstasera la faccio finita(?= $)|\b(?:acabo|acabar|ponho fim) (?:com|a) (?:tudo|isto tudo|a vida|minha vida)(?= $| hoje| esta)/,
  // Slang; "how many kms to burn it" are kilometres.
  /\b(?:ima|imma|gonna|going to|wanna|want to|should|might|lemme|rather) (?:just |honestly |actually |really )*kms(?= )(?! (?:per|a|to|from|away|on|of|every|each)\b)|\b(?:un ?alive|unaliv\w+) (?:myself|me|my self)\b|^ kms(?: (?:fr|rn|tbh|ngl|lol|atp|now|tonight|already|soon|please|bye))* $/,
  /\b(?:better|fine|happier|ok|besser|mieux|mejor|meglio|melhor|beter) (?:\w+ )?(?:without me|ohne mich|sans moi|sin mi(?= $)|senza (?:di )?me|sem mim|zonder (?:mij|me))\b/,
  /\b(?:nobody|no one|niemand|personne|nadie|nessuno|ninguem) (?:\w+ ){0,2}?(?:needs me|braucht mich|besoin de moi|me necesita|bisogno di me|precisa de mim|(?:mij|me) nodig)\b/,
  /\bi (?:won't|wont|will not) be (?:here|around|alive) (?:next|tomorrow|much longer|any ?more|soon|for long)\b/,
  /\b(?:think|thinking|thought) (?:\w+ ){0,2}?(?:about|of) (?:dying|death|jumping|killing myself|ending it)\b|\bdenke? (?:\w+ ){0,3}?(?:ans sterben|an den tod|ans ende)\b|\bpense (?:\w+ ){0,2}?(?:a mourir|a la mort)\b|\bpienso (?:\w+ ){0,2}?en (?:morir\w*|la muerte)\b|\bpenso (?:\w+ ){0,2}?(?:a morire|alla morte|em morrer|na morte)\b|\bdenk (?:\w+ ){0,3}?aan (?:doodgaan|de dood|sterven)\b/,
  // A wish not to wake.
  /\b(?:wish i (?:wouldn't|wouldnt|didn't|didnt|could not|never|don't) wake up|hoffe ich wache nicht (?:mehr )?auf|(?:ne (?:plus|pas) (?:jamais )?me reveiller)|ojala no (?:despert\w+|me despert\w+)|no (?:quiero )?despertar(?:me)? (?:manana|nunca|mas|jamas)|non svegliarmi (?:piu|domani)|nao acordar (?:mais|amanha|nunca)|niet meer wakker (?:word|worden))\b/,
  // No wish to live, asked or told in a few words and of nothing else.
  /\b(?:what's|whats|what is) the point (?:of|in) (?:living|life|being alive|going on|it all|all of this)(?: (?:anymore|any more|even|tbh|anyway|lol|honestly|really|now))* $|\bkein(?:en)? (?:bock|lust|kraft) mehr (?:zu leben|aufs leben|auf(?: das)? leben|weiterzuleben|auf mein leben)\b|\b(?:n')?en peux plus de (?:vivre|la vie|cette vie|ma vie)\b|\b(?:no aguanto|no soporto) (?:mas )?(?:vivir|la vida|esta vida|mi vida)\b|\b(?:non (?:ce la faccio|ne posso) piu (?:a|di)) (?:vivere|questa vita)\b|\bnao aguento (?:mais )?(?:viver|a vida|esta vida|essa vida)\b|\b(?:geen zin|geen puf|geen kracht) meer (?:om te leven|in (?:het|mijn|dit) leven)\b/,
  /\b(?:la vie|la vida|la vita|a vida|das leben|het leven) (?:ne |n'|no |non |nao |ist |is )?(?:\w+ )?(?:vaut|vale|lebenswert|waard) (?:plus|pas|piu|mais|nicht|niet|nada|la pena|la peine|a pena)\b/,
];

/** Somebody of the household, as one who hurts. */
const PARTNER =
  "(?:(?:my |mein |meine |mon |ma |mi |il mio |la mia |(?:o )?meu |(?:a )?minha |mijn )(?:husband|wife|boyfriend|girlfriend|partner|ex|dad|father|mum|mom|mother|stepdad|mann|frau|freund|freundin|vater|mutter|mari|femme|copain|copine|conjoint|pere|mere|marido|mujer|novio|novia|pareja|padre|madre|marito|moglie|compagno|compagna|ragazzo|fidanzato|namorado|namorada|companheiro|pai|mae|man|vrouw|vriend|vriendin|vader|moeder)|he|she|er|sie|il|elle|lui|lei|ele|ela|hij|zij)";

/** Of an end that is prepared, or that somebody else wants; of blows, and of oneself that is cut. */
export const SUICIDE_KINDS: readonly RegExp[] = [
  // Of somebody else: "she says she wants to end it".
  /\b(?:he|she|they|friend|brother|sister|mate|son|daughter|partner) (?:\w+ ){0,4}?(?:wants?|wanted|going|plans?|threatens?) (?:to )?end it(?= $| all| tonight| now| today)/,
  /\b(?:er|sie|freund|freundin|bruder|schwester) (?:\w+ ){0,4}?(?:schluss machen mit (?:dem|ihrem|seinem) leben|dem ganzen ein ende)\b|\b(?:il|elle|ami|amie|frere|soeur) (?:\w+ ){0,4}?(?:veut|voulait) en finir\b|\b(?:el|ella|amig[oa]|hij|zij|ze|vriend|vriendin|lui|lei|ele|ela) (?:\w+ ){0,4}?(?:quiere acabar con todo|vuole farla finita|quer acabar com tudo|wil er een eind aan maken)\b/,
  // Oneself that is cut, told in a word.
  /\bcorto me (?=quando|sempre|as vezes|outra vez| $)|\bvoltei a cortar me\b|\bje me (?:re)?coupe (?=quand|encore|chaque|souvent| $)|\bmi taglio (?=quando|ancora|di nuovo|sempre| $)|\bme corto (?=cuando|otra vez|siempre| $)|\bik snijd (?:me|mezelf)(?= $| als| weer)/,
  /\b(?:gave|given|giving|verschenke|verschenkt|donne|regale|regalado|regalato|dei|weggegeven) (?:\w+ ){0,2}?(?:stuff|things|belongings|sachen|affaires|cosas|cose|coisas|spullen) away\b|\b(?:said|saying) (?:my )?goodbyes?\b|\b(?:stuff|things|sachen|affaires|cosas|cose|coisas|spullen) (?:away|verschenkt|weggegeven)\b/,
  /\b(?:wrote|written|schreibe|geschrieben|ecrit|escribi|escrito|scritto|escrevi|geschreven) (?:\w+ ){0,3}?(?:the |my |die |meine )?(?:last |letzten? )?(?:letters|letter to (?:say|everyone|my family)|briefe)(?= (?:already|to everyone|schon)| $)/,
  /\b(?:pills|tablets|tabletten|cachets|comprimes|pastillas|pillole|pastiglie|comprimidos|pillen) (?:\w+ ){0,2}?(?:lined up|counted|ready|gezahlt|bereit|liegen bereit|comptes|prets|contadas|preparadas|contate|pronte|contados|prontos|geteld|klaar)\b|\b(?:counted|lined up|zahle|gezahlt|compte|conte|contei|geteld) (?:\w+ ){0,3}?(?:pills|tablets|tabletten|cachets|comprimes|pastillas|pillole|pastiglie|comprimidos|pillen)\b/,
  /\b(?:wenn ich weg (?:ware|bin)|if i (?:was|were) gone|si j'etais (?:plus la|morte?)|si (?:yo )?no estuviera|se non ci fossi|se eu nao existisse|als ik (?:er niet meer was|weg was))\b/,
  /\b(?:nothing matters|niks doet er(?: meer)? toe|het hoeft (?:allemaal )?niet meer(?: voor mij)?|nichts ist mehr wichtig|plus rien n'a d'importance|ya nada importa|niente ha piu importanza|nada importa mais)\b/,
  /\b(?:no point in (?:\w+ (?:and|or|nor) )?(?:in )?me|(?:soon|bald|bientot|pronto|presto|tra poco|em breve|straks) (?:\w+ ){0,2}?(?:gone|nicht mehr da|plus la|no estare|non ci saro piu|ja ca nao estou|er niet meer))\b|\b(?:bin|serai|estare|saro|estarei|ben) (?:\w+ ){0,2}?(?:bald |bientot |pronto |presto |straks )(?:\w+ ){0,2}?(?:nicht mehr da|plus la|no)\b|\b(?:tra poco|presto) non ci saro\b/,
  // Blows, and food that is kept away.
  new RegExp(
    `\\b${PARTNER} (?:me )?(?:\\w+ ){0,2}?(?:(?:hits?|beats?|slaps?|punch\\w*|chok\\w*|kicks?|hurts?) me|schlagt mich|wurgt mich|me (?:frappe|tape|bat|pega|golpea|bate|agride)|mi (?:picchia|mena|colpisce)|(?:slaat|schopt|mishandelt) (?:me|mij)|(?:bate|bateu|agride|agrediu) me|(?:me|mi) (?:encierra|rinchiude|tranca|enferme)|sperrt mi[rc]h? (?:\\w+ ){0,2}?(?:weg|ein)|sluit (?:me|mij) op)\\b`,
  ),
  /\b(?:he|she|er|sie|il|elle|lui|lei|ele|ela|hij|ze|zij) (?:\w+ ){0,2}?(?:(?:locks|hides|controls) (?:\w+ )?(?:fridge|food|what i eat|my food|everything i eat)|(?:won't|doesn't|does not) let me eat)\b|\b(?:prive de (?:nourriture|manger)|no me deja comer|non mi (?:fa|lascia) mangiare|nao me deixa comer|laat me niet eten|lasst mich nicht essen)\b/,
  // Oneself that is cut.
  /\b(?:i (?:\w+ )?(?:cut|burn|hurt|scratch) (?:my (?:arms?|legs?|wrists?|skin)|myself(?! off\b| (?:a|an|some) ))|ich (?:ritze?|schneide?|verletze?) mich|mich (?:ritze|ritzen|schneiden)|je (?:me |m')(?:scarifie|coupe les (?:bras|veines|poignets)|mutile)|me corto (?:los brazos|las munecas|las venas|las piernas)(?! el pelo)|mi taglio (?:le braccia|i polsi|le vene)|(?:corto me|me corto)(?= $| nos bracos| os pulsos)|ik (?:snijd?|kras) (?:mezelf|in mijn (?:armen?|polsen?|huid)))\b/,
  /\b(?:want to|wish i could|feel like|mochte|will|envie de|voudrais|me apetece|apetece me|me gustaria|quisiera|quiero|voglio|vorrei|quero|queria|gostava de|wil) (?:\w+ )?(?:disappear(?:ing)?|vanish(?:ing)?|verschwinden|disparaitre|desaparecer|sparire|scomparire|sumir|verdwijnen)(?= $| for (?:good|ever)| fur immer| pour (?:de bon|toujours)| de (?:una )?vez| para siempre| para sempre| per sempre| voor (?:altijd|goed))/,
  /\b(?:marre|ras le bol|tired|sick|fed up|mude|satt|harto|harta|cansad[oa]|stanc[oa]|stuf[oa]|fart[oa]|moe|zat) (?:of |de |di |van )?(?:het )?(?:vivre|living|life|zu leben|(?:das )?leben|vivir|(?:la )?vida|vivere|viver|leven)\b/,
  /\b(?:goodbye|suicide|farewell) (?:letter|note)s?\b|\babschiedsbrief\w*|\blettres? d'adieu\b|\bcartas? de despedida\b|\blettera d'addio\b|\bafscheidsbrief\w*/,
  /\b(?:no|keinen|kein|pas|plus|sin|nessuna|nao vejo|non vedo|no veo|geen|ne vois) (?:\w+ )?(?:way out|ausweg|d'issue|salida(?= $| para mi)|via d'uscita|saida(?= $| para mim)|uitweg)\b/,
  /\b(?:wants?|wanted|tried|trying|threatens?|will|mochte|wollte|droht|veut|voulait|quiere|queria|vuole|voleva|quer|wil|wilde) (?:to |sich |se |zich |te )?(?:\w+ )?(?:die(?<!\b(?:mochte|wollte|droht|wil|wilde) (?:\w+ ){0,2}die)(?!(?<=\bwill (?:\w+ )?die) (?!today|tonight|now|soon|alone|anyway|tomorrow|because|if|and|but|please|of|from|by)\w)|kill (?:her|him|them)sel(?:f|ves)|umbringen|(?:das leben nehmen)|mourir|se tuer|suicider|matarse|morirse|suicidarse|uccidersi|morire|ammazzarsi|matar se|morrer|suicidar se|zelfmoord|doodgaan|dood)\b(?! for| to try)/,
];

/** Of somebody who chokes, does not wake, or took far too much of a medicine. */
export const EMERGENCY_KINDS: readonly RegExp[] = [
  // Speech or sense that fails at once, and an arm that hangs.
  /\b(?:suddenly|all of a sudden|plotzlich|auf einmal|d'un coup|soudain|soudainement|de repente|de pronto|all'improvviso|improvvisamente|di colpo|ineens|plotseling) (?:\w+ ){0,3}?(?:confused|slurr\w+|not making sense|talking (?:rubbish|nonsense|funny)|wirr|verwirrt|confuse?|incoherente?s?|confus[oa]|desorientad[oa]|in de war|verward|onsamenhangend)\b|\b(?:arm|bein|bras|jambe|brazo|pierna|braccio|gamba|braco|perna|been) (?:\w+ )?(?:hangt|hangs|pend|cuelga|ciondola|pende|hangt slap)\b/,
  // A child that turns blue, and a fever of the first weeks.
  /\b(?:child|kid|son|daughter|toddler|kind|sohn|tochter|kleine[rs]?|enfant|fils|fille|nin[oa]|hij[oa]|bambin[oa]|figli[oa]|crianca|filh[oa]|zoon|zoontje|dochter|dochtertje) (?:\w+ ){0,3}?(?:blue|blau|bleue?|azul|blu|blauw)(?: angelaufen| geworden| in the face| aan| $)/,
  /\b(?:(?:[1-9]|1[0-2]) (?:weeks?|wochen|semaines?|semanas?|settimane|weken)|[12] (?:months?|monate?n?|mois|mes|meses|mesi|maanden)|newborn|neugeboren\w*|nouveau ne|recien nacid[oa]|neonato|recem nascid[oa]|pasgeboren)\b.{0,60}\b(?:fever|fieber|fievre|fiebre|febbre|febre|koorts|temperature)\b|\b(?:fever|fieber|fievre|fiebre|febbre|febre|koorts)\b.{0,60}\b(?:(?:[1-9]|1[0-2]) (?:weeks?|wochen|semaines?|semanas?|settimane|weken)|[12] (?:months?|monate?n?|mois|meses|mesi|maanden)) (?:old|alt|oud)\b/,
  // Mushrooms that somebody picked, and sickness after them.
  /^(?=.*\b(?:mushrooms?|pilze?n?|champignons?|setas?|hongos|funghi|fungo|cogumelos?|paddenstoel\w*)\b)(?=.*\b(?:woods?|forest|garden|picked|foraged|found|wald|gesammelt\w*|garten|foret|bois|jardin|cueilli\w*|ramasse\w*|bosque|campo|recogid\w*|bosco|raccolt\w*|giardino|mato|floresta|apanhad\w*|bos|geplukt\w*|tuin)\b)(?=.*\b(?:sick|ill|vomit\w*|throw\w* up|cramps|ubel|schlecht|erbrech\w*|bauchkrampfe|malade|vomi\w*|mal au ventre|enferm[oa]|mal|vomit\w*|nauseas?|nausea|male|vomito|doente|enjoad[oa]|vomitar|ziek|misselijk|overgeven|braken)\b)/,
  // A wild mushroom, and a body or a mind that does not feel right.
  /^(?=.*\b(?:wild|unknown|random|magic|wilde[nrs]?|unbekannte\w*|sauvages?|inconnus?|silvestres?|selvatic[oi]|sconosciut[oi]|selvage[nm]s?|wilde|onbekende)\b)(?=.*\b(?:mushrooms?|pilze?n?|champignons?|setas?|hongos?|fungh[io]|cogumelos?|paddenstoel\w*|paddestoel\w*)\b)(?=.*\b(?:ate|eaten|had|gegessen|mange\w*|comi|comido|mangiat\w*|gegeten)\b)(?=.*\b(?:dizzy|sick|ill|weird|funny|seeing|sweat\w*|vomit\w*|throw\w*|cramps|hallucinat\w*|schwind\w*|ubel|schlecht|komisch|schwitz\w*|erbrech\w*|vertiges?|tourne|malade|vomi\w*|mal|mare\w*|vomit\w*|nause\w*|gira|giramenti|male|tont\w*|enjoad[oa]|duizelig|ziek|misselijk|raar)\b)/,
  // What swells, misspelt or in everyday words.
  /\b(?:tounge|toung|tonge|tung|tongue|thro(?:at|te|ut)|thraot|lipps|lips?|uvula) (?:\w+ ){0,3}?(?:(?:getting|gets|got|growing|feels?|feeling|is|are|going|went) (?:\w+ )?(?:big|bigger|fat|fatter|thick|thicker|huge|puffy|numb and tight|twice))\b|\b(?:tounge|toung|tonge|thraot|throte|lipps) (?:\w+ ){0,3}?(?:swel\w*|sweling|clos\w*|tight\w*|itch\w*)\b/,
  // The body swells after what allergies are mostly against.
  /\b(?:i'm|im|i am|ich|je|estou a|estoy|me estoy|mi sto|ik|me) (?:\w+ )?(?:swelling up|swell up|schwelle (?:ganz )?(?:an|auf)|gonfle (?:de )?partout|inchar|hinchando|gonfiando tutt[oa]|zwel (?:helemaal )?op)\b.{0,40}\b(?:prawns?|shrimps?|shellfish|nuts?|peanuts?|eggs?|fish|milk|garnelen|nusse?n?|erdnuss\w*|ei|eiern?|fisch|crevettes?|noix|cacahuetes?|oeufs?|poisson|camarao|camaroes|marisco|nozes|amendoim|ovos?|peixe|gambas?|mariscos?|nueces|cacahuetes|huevos?|pescado|gamberi|noci|arachidi|uova|pesce|garnalen|noten|pinda\w*|vis)\b/,
  // A stroke: a face that droops, an arm that fails, speech that is strange.
  /\b(?:face|mouth|mundwinkel|gesicht|mund|bouche|visage|boca|cara|bocca|faccia|viso|rosto|mond|mondhoek|gezicht) (?:\w+ ){0,2}?(?:droop\w*|hangt|hangs|sags|schief|de travers|tombe|torcid[oa]|caid[oa]|storta|scheef|caida|torta|de lado)\b/,
  /\b(?:can't|cant|cannot|can not|doesn't|kann|spurt|bewegt|peut|sent|ne sent|puede|siente|mueve|muove|sente|riesce|consegue|mexe|kan|voelt|beweegt) (?:\w+ ){0,3}?(?:(?:speak|talk) (?:properly|right|clearly)|(?:sprechen|parler|hablar|parlare|falar|praten)|(?:arm|bein|bras|jambe|brazo|pierna|braccio|gamba|braco|perna|been))\b|\b(?:slurr\w+|lallt|talking funny|talks funny|(?:redet|spricht) (?:\w+ )?(?:komisch|seltsam|undeutlich|verwaschen)|parle bizarrement|habla raro|parla strano|fala estranho|fala enrolad[oa]|praat (?:\w+ )?(?:raar|vreemd|onduidelijk))\b/,
  // A heart: pain in the chest, or of the arm with it.
  /\b(?:pain|pains|pressure|tightness|schmerzen|schmerz|druck|stechen|enge|douleurs?|oppression|dolor|presion|dolore|fitta|dor|pressao|pijn|druk) (?:\w+ ){0,3}?(?:chest|brust|poitrine|pecho|petto|peito|borst)(?! (?:feed|milk))\b|\b(?:grabb\w+|clutch\w+|holding|griff sich|halt sich) (?:\w+ )?(?:chest|brust|ans herz|an die brust)\b|\b(?:brustschmerzen|borstpijn|mal a la poitrine)\b/,
  // Blood that comes up, an injector that was used, a shock of an allergy.
  /\b(?:vomi\w+|throw\w+ up|threw up|puk\w+|kotz\w*|erbrech\w*|spuck\w*|crach\w+|vomit\w+|sput\w+|cusp\w+|spuug\w*|braak\w*|cough\w+) (?:\w+ ){0,4}?(?:blood|blut|sang|sangre|sangue|bloed)\b|\b(?:blood|blut|sang|sangre|sangue|bloed) (?:in (?:it|my vomit)|im erbrochenen|gekotzt|erbrochen|gespuugt|gebraakt)\b/,
  /\b(?:epi ?pen|adrenalin\w*|auto ?injector|autoinyector|autoiniettore)\b.{0,30}\b(?:used|benutzt|gespritzt|utilise|usado|usato|usei|gebruikt|hospital|krankenhaus|hopital|ospedale|ziekenhuis)\b|\b(?:used|benutzt|utilise|use|usado|usato|usei|gebruikt) (?:\w+ ){0,3}?(?:epi ?pen|adrenalin\w*|auto ?injector)\b/,
  /\b(?:tong|lippen|keel|gezicht|lip) (?:\w+ ){0,2}?(?:dik|dikker|opgezet)\b|\b(?:zunge|lippe|lippen|gesicht|hals) (?:\w+ ){0,2}?(?:dick|dicker|taub|eng|enger)\b/,
  /\b(?:lips|lippen|levres|labios|labbra|labios) (?:\w+ ){0,3}?(?:purple|lila|violett?e?s?|morados?|viola|roxos?|paars)\b/,
  /\b(?:can't|cant|cannot|hardly|barely|not) (?:\w+ )?breathe?\b(?! fire|.{0,12}\b(?:spicy|laugh\w*|lol|hot)\b)|\b(?:keine luft|kaum luft|schlecht luft|plus a respirer|mal a respirer|no puedo respirar|no respira bien|no respiro|non respiro|non riesco a respirare|nao consigo respirar|respirar mal|geen adem|geen lucht|niet ademen)(?! (?:in der|in die|in de))\b/,
  /\b(?:hives|rash|welts|quaddeln|nesselsucht|plaques|urticaire|ronchas|urticaria|orticaria|ponfi|erupcao|borbulhas|galbulten|bulten)\b.{0,40}\b(?:dizzy|dizziness|schwindel\w*|vertiges?|mareo|mareado|mareada|vertigini|giramenti|tontura|tonturas|duizelig)\b/,
  // What no one should swallow, in other words, by anybody.
  /\b(?:drank|drunk|drinks|swallowed|had|getrunken|trinkt|bu|boit|avale|bebio|bebido|bebi|tomo|trago|se ha tragado|bevuto|ingoiato|bebeu|engoliu|gedronken|ingeslikt)\b.{0,40}\b(?:chlorine?|chlor|chloor|eau de javel|javel|lejia|cloro|candeggina|lixivia|anti ?freeze|frostschutz\w*|antigel|anticongelante|antigelo|antivries|washing up liquid|dish soap|spulmittel|produit vaisselle|liquide vaisselle|lavavajillas|friegaplatos|detersivo|detergente|afwasmiddel|methylated spirits|benzin\w*|essence de terebenthine)\b|\b(?:chlor|chloor|javel|frostschutz\w*|antivries|spulmittel|afwasmiddel|anti ?freeze) (?:getrunken|gedronken|drunk|geschluckt)\b/,
  /\b(?:avale|avalee|tragado|trago|ingoiato|engoliu|verschluckt|geschluckt|ingeslikt|swallowed) (?:\w+ ){0,3}?(?:pile|pila|pilha|batteri\w*|knop\w*|aimants?|iman|magnet\w*|magnete|ima)\b/,
  // Far too much of a medicine, by its own name.
  /\b(?:took|taken|pris|avale|genommen|geschluckt|tomado|tome|preso|ingoiato|tomei|engoli|ingenomen|geslikt) (?:\w+ ){0,3}?(?:strip|blister|plaquette|boite|caja|scatola|caixa|packung|schachtel|doos)\b.{0,20}\b(?:paracetamol\w*|doliprane|ibu\w*|aspirin\w*|pill\w*|tablet\w*|comprim\w*|somnif\w*)\b|\b(?:strip|blister|plaquette|packung|schachtel) (?:\w+ )?(?:paracetamol\w*|doliprane|ibu\w*|aspirin\w*) (?:geslikt|ingenomen|genommen|geschluckt)\b|\b(?:toute la boite|la caja entera|tutta la scatola|a caixa (?:toda|inteira))\b.{0,20}\b(?:doliprane|paracetamol\w*|ibu\w*|comprim\w*|pill\w*|pastill\w*)\b/,
  /\b(?:[89]|[1-9]\d+|twenty|thirty|zwanzig|dreissig|vingt|trente|veinte|treinta|venti|trenta|vinte|trinta|twintig|dertig) (?:ibus?|ibuprofen\w*|paracetamol\w*|aspirin\w*|dolipranes?|tylenols?)\b.{0,30}\b(?:at once|auf einmal|genommen|geschluckt|d'un coup|de golpe|in una volta|de uma vez|in een keer|geslikt)\b|\b(?:took|taken) (?:\w+ ){0,2}?(?:[89]|[1-9]\d+|twenty|thirty) (?:ibus?|ibuprofen\w*|paracetamol\w*|aspirin\w*|tylenols?)\b/,
  /\b(?:zu viel|too much|trop d'|demasiada|troppa|demasiada|te veel) ?(?:insulin|insuline|insulina)\b|\b(?:trop|zu viele?|too many|demasiad[oa]s|tropp[eio]|demais|te veel) (?:de |d')?(?:somniferes|schlaftabletten|sleeping (?:pills|tablets)|somniferos|sonniferi|slaappillen|soniferos)\b/,
  /\b(?:is|are|he's|she's|started|keeps) choking\b|\berstickt (?:gerade|fast|mir)\b|\b(?:verschluckt sich und|hat sich verschluckt und)\b|\bs'etouffe\b|\bse (?:esta|me esta) (?:ahogando|atragantando)\b|\bsta soffocando\b|\bsi sta strozzando\b|\besta (?:a )?(?:engasgar|sufocar|engasgad[oa]|sufocando|engasgando)\b|\bstikt (?:bijna|in)\b|\bzit te stikken\b/,
  /\b(?:collapsed|blacked out|bewusstlos|ohnmachtig|umgekippt|zusammengebrochen|fait un malaise|evanoui[es]?|perdu connaissance|(?:se ha |se )?desmay(?:ado|ada|o)|perdido el conocimiento|svenut[oa]|perso i sensi|desmaiou|desmaiad[oa]|perdeu os sentidos|in elkaar gezakt|flauwgevallen|bewusteloos)\b/,
  new RegExp(`\\b${TAKEN}\\b.{0,20}\\b${WHOLE}(?:\\w+ )?${PILLS}\\b|\\b${WHOLE}(?:\\w+ )?${PILLS} (?:\\w+ )?${TAKEN}\\b`),
  new RegExp(`\\b${TAKEN} (?:\\w+ ){0,2}?${MANY} (?:\\w+ )?${PILLS}\\b|\\b${MANY} (?:\\w+ )?${PILLS} (?:\\w+ )?${TAKEN}\\b`),
  /\btomei a caixa (?:toda|inteira)\b/,
  // Every one that there was.
  new RegExp(`\\b${TAKEN} (?:every|all the|all my|alle|toutes? (?:les|mes)|todas? las|todos los|todas as|todos os|tutte le|tutti i) (?:\\w+ )?(?:single )?(?:${PILLS}|pill|tablet|tablette|pil)\\b`),
  /\b(?:stopped|stops|not|isn't|quit) breathing\b|\bgasping (?:for(?! (?:a |some |my |an )?(?:coffee|tea|drink|pint|beer|cuppa|brew|wine|fag|snack)\b)|and)\b|\bgasping(?= $)|\batmet nicht\b|\bschnappt nach luft\b|\bne respire (?:plus|pas)\b|\bcherche (?:l'air|son souffle)\b|\bno respira\b|\bno le entra (?:el )?aire\b|\bnon respira\b|\bnon prende (?:piu )?aria\b|\bnao respira\b|\bsem ar(?= $)|\bademt niet\b|\bhapt naar (?:adem|lucht)\b/,
  /\b(?:face|lips|he|she|baby|gesicht|lippen|sie|er|levres|visage|elle|il|labios|cara|labbra|faccia|rosto|gezicht|hij|ze) (?:\w+ ){0,3}?(?:blue|bluish|blau|bleu(?:es?|s)?|azul(?:es)?|blu|blauw)\b/,

  /\b(?:my|his|her) chest (?:hurts|aches|(?:is|feels) tight)\b/,
];

const LOW_WEIGHT = '(?:3\\d|4[0-4]) ?(?:kg|kgs|kilos?|kilogramm|quilos|chili)';
const STILL_FAT =
  "(?:still (?:so )?fat|too fat|fat|goal|huge|immer noch (?:zu )?(?:dick|fett)|zu dick|zu fett|will auf|ziel|trop grosse?|grosse|enorme?|objectif|gord[oa]|meta|quiero llegar|grass[ao]|obiettivo|voglio arrivare|objetivo|quero chegar|te dik|dik|vet|wil naar|doel)";

/** A weight of an adult with which nobody should weigh less: told of oneself, since of a food or of luggage it says nothing. */
const I_WEIGH_LITTLE =
  "(?:(?:i|i'm|im|i am) (?:only |just |now |about |already )*(?:weigh |weighing |at )?|(?:ich |j'ai |je |io |eu |ik )?(?:wiege|wieg|pese|peso|weeg) (?:nur |noch |jetzt |gerade |que |solo |so |apenas |ahora |adesso |agora |maar |nog |nu )*|(?:my|mein|mon|mi|il mio|o meu|mijn) (?:weight|gewicht|poids|peso) (?:is |ist |est |es |e )?)(?:3\\d|4[0-7])(?:[ .,]\\d)? ?(?:kg|kgs|kilos?|kilogramm|quilos|chili)";
const LESS_OF_ONESELF =
  '(?:(?:lose|losing|drop|shed|cut) (?:\\w+ ){0,2}?(?:more|another|weight|\\d+|kilos?|kg)|slimm\\w*|(?:fewest|least|fewer|lowest|minimum|zero|no) (?:\\w+ )?(?:calories|cals|kcal|calorie)|weniger wiegen|abnehm\\w*|abzunehmen|(?:wenigsten?|wenige?|kaum|null|am wenigsten) (?:kalorien|kcal)|maigrir|perdre|(?:moins|minimum) de calories|adelgaz\\w*|perder|bajar|(?:menos|minim[oa]s?|pocas) (?:de )?(?:calorias|kcal)|dimagri\\w*|perdere|(?:meno|minime?|poche) (?:di )?calorie|emagrec\\w*|afvall\\w*|afslank\\w*|kwijt|(?:minste?|weinig|zo min mogelijk) calorieen)';

const EATS_NOTHING =
  "(?:(?:doesn't|doesnt|does not|won't|wont|refuses to|stopped|hardly|barely) (?:eat\\w*)(?: anything)?|isst (?:\\w+ ){0,2}?(?:nichts|kaum|nix)|(?:ne )?mange (?:plus|rien|presque rien)|no (?:quiere )?com(?:e|er)|non (?:vuole )?mangia(?:re)?|nao (?:quer )?com(?:e|er)|eet (?:\\w+ ){0,2}?(?:niets|niks|nauwelijks))";
const SEES_FAT =
  "(?:(?:thinks|says|believes|feels) (?:that )?(?:he|she|they)(?:'?s| is|'?re| are)? (?:\\w+ )?(?:fat|too big)|(?:sich|sie|er) (?:\\w+ ){0,2}?(?:zu )?(?:dick|fett)|se (?:trouve|sent|voit) (?:\\w+ )?gross[e]?|se (?:ve|siente|cree) (?:\\w+ )?gord[oa]|si (?:vede|sente|crede) (?:\\w+ )?grass[oa]|se (?:acha|ve|sente) (?:\\w+ )?gord[oa]|(?:zich|ze|hij|zij) (?:\\w+ ){0,2}?(?:te )?dik)";

/** Of not eating as a merit or a punishment, and of laxatives against weight. */
export const EATING_KINDS: readonly RegExp[] = [
  // What fills so that nothing need be eaten, and eating nothing that is hidden from others.
  /\b(?:so (?:that )?(?:i|we) (?:don't|dont|do not|won't|wont|never) (?:have|need) to eat|damit ich (?:gar |uberhaupt |einfach )?(?:nichts|nicht) (?:mehr )?essen muss|pour ne (?:rien|plus|pas) (?:avoir a )?manger|para no (?:tener que )?comer (?:nada|mas)|per non (?:dover )?mangiare (?:niente|nulla|piu)|para nao (?:ter de |ter que )?comer (?:nada|mais)|zodat ik (?:niks|niets|niet) (?:meer )?(?:hoef te |moet )?eten)\b/,
  /\b(?:hide|hiding|conceal|verberg\w*|verstop\w*|verstecke\w*|verheimlich\w*|cacher?|dissimuler?|esconder?|escondo|ocultar?|oculto|nascond\w*|esconde\w*) (?:\w+ ){0,6}?(?:that (?:i'm|im|i am|i) (?:not eating|don't eat|dont eat|barely eat|starving)|not eating|dass ich (?:nichts|nicht|kaum) (?:mehr )?esse|que je ne mange (?:pas|rien|plus)|que no como|que ya no como|che non mangio|que nao como|dat ik (?:niet|niks|niets|amper) eet)\b/,
  // Somebody else who eats nothing and thinks of themselves as fat.
  new RegExp(`\\b${EATS_NOTHING}\\b.{0,60}\\b${SEES_FAT}\\b|\\b${SEES_FAT}\\b.{0,60}\\b${EATS_NOTHING}\\b`),
  new RegExp(`\\b${I_WEIGH_LITTLE}\\b.{0,50}\\b${LESS_OF_ONESELF}\\b|\\b${LESS_OF_ONESELF}\\b.{0,50}\\b${I_WEIGH_LITTLE}\\b`),
  new RegExp(`\\b${LOW_WEIGHT}\\b.{0,30}\\b(?:lose more|lose (?:some )?weight|want to lose|weiter abnehmen|(?:noch )?mehr abnehmen|abnehmen|maigrir|perdre (?:encore|plus)|adelgazar|perder mas|bajar mas|dimagrire|perdere ancora|emagrecer|perder mais|afvallen|meer kwijt)\\b`),
  // A weight that is far too low, told of oneself with a wish for less.
  new RegExp(`\\b${LOW_WEIGHT}\\b.{0,40}\\b${STILL_FAT}\\b|\\b${STILL_FAT}\\b.{0,40}\\b${LOW_WEIGHT}\\b`),
  /\b(?:disgusting|gross|dirty|eklig|widerlich|degoutante?|sale|asquerosa|asqueroso|sucia|schifosa|schifo|sporca|nojent[ao]|suja|vies|walgelijk) (?:\w+ ){0,2}?(?:after|nach|apres|despues de|tras|dopo|depois de|na) (?:\w+ )?(?:every|each|jede[mrn]?|chaque|cada|ogni|elke|iedere|i eat|eating|essen|manger|comer|mangiare|eten)\b/,
  // Nothing at all in a day, as a merit.
  /^(?=.*\b(?:0|zero|null|nul) ?(?:kcal|cals?|calories|kalorien|calorias|calorie|calorieen)\b)(?=.*\b(?:proud|stolz|fiere?|orgullos[oa]|fier[oa]|orgulhos[oa]|trots)\b)/,
  // Meals that are skipped as a punishment, fingers that go down a throat.
  /\b(?:skip\w*|saute\w*|salto|salta\w*|lasse|pulo|pular|oversla|sla) (?:\w+ ){0,6}?(?:punish\w*|punir\w*|castig\w*|bestraf\w*|straf|punirmi|castigar\w*)\b/,
  /\b(?:fingers?|finger|doigts?|dedos?|dita|vingers?) (?:\w+ ){0,4}?(?:throat|hals|gorge|garganta|boca|gola|keel|bouche)\b|\b(?:hals|gorge|garganta|gola|keel) (?:\w+ ){0,3}?(?:finger|doigts?|dedos?|dita|vinger)\b/,
  /\b(?:esse?|iss) (?:\w+ )?seit (?:tagen|wochen) (?:nix|nichts)\b|\b(?:ate|eaten|eat) (?:nothing|0|zero) (?:\w+ ){0,4}?(?:feels? (?:amazing|great|good)|proud|love it)\b|\b(?:haven't|havent|not) eaten (?:\w+ ){0,4}?(?:feels? (?:amazing|great|good|so good)|proud)\b|\b(?:scared|afraid|bang|angst|peur|miedo|paura|medo) (?:\w+ ){0,4}?(?:get fat|gaining weight|fett werden|dick (?:zu )?werden|dik (?:te )?worden|grossir|engordar|ingrassare)\b(?=.{0,40}\b(?:eat|food|essen|manger|comer|mangiare|eten)\b|$)|\b(?:durf|traue mich|ose|me atrevo|oso|atrevo me) (?:\w+ ){0,3}?(?:niks|niets|nichts|nicht|rien|plus|nada|niente)(?: (?:\w+ ){0,2}?(?:eten|essen|manger|comer|mangiare))?\b/,
  /\b(?:make|made|making) myself (?:sick|throw up|vomit|puke)\b|\bme fais vomir\b|\b(?:me )?provoco el vomito\b|\bmi procuro il vomito\b|\bprovoco (?:o )?vomito\b|\bsteek (?:\w+ ){0,5}?vinger\b/,
  // "What's the least I can eat without dying?"
  /\b(?:least|minimum|how little|how few|wie wenig|das mindeste|le minimum|le moins|lo minimo|il minimo|o minimo|hoe weinig)\b.{0,40}\b(?:without (?:dying|fainting|starving)|and (?:still )?(?:survive|live)|to (?:survive|stay alive)|ohne zu (?:sterben|verhungern)|uberleb\w*|sans mourir|pour survivre|sin morir\w*|para sobrevivir|senza morire|per sopravvivere|sem morrer|zonder (?:dood te gaan|te sterven)|overlev\w*)\b/,
  /\b(?:run|exercise|train|work out|laufe|trainiere|cours|corro|corro|ren|sport) (?:\w+ ){0,2}?(?:until|till|bis|jusqu'a|hasta|finche|ate|tot) (?:\w+ ){0,4}?(?:faint|collapse|drop|umfalle|umkippe|m'evanouir|m'ecrouler|desmayo|desmayarme|svengo|desmaio|flauwval|instort)\b/,
  /\b(?:use|using|take|taking|nehme|prends|tomo|uso|prendo|gebruik|slik) (?:\w+ ){0,2}?(?:laxatives?|abfuhrmittel|laxatifs?|laxantes?|lassativi|laxeermiddel\w*|laxeerpillen)\b/,
  /\bdeserves? (?:to starve|no food|nothing to eat|to go hungry)\b|\b(?:don't|dont|do not) deserve (?:to eat|food|a meal|dinner)\b|\bverdiene? (?:\w+ ){0,2}?(?:kein essen|nichts zu essen)\b|\bmerite pas de manger\b|\bno merezco comer\b|\bnon merito di mangiare\b|\bnao mereco comer\b|\bverdien (?:\w+ ){0,2}?geen eten\b/,
  new RegExp(
    `\\b(?:mange|avale) rien depuis ${DAY}\\b|\\b(?:como|comido) nada desde ${DAY}\\b|\\bmangio niente da ${DAY}\\b|\\b(?:haven't|havent|have not|not) (?:eaten|touched food|had (?:any )?food)(?: anything)? since ${DAY}\\b|\\bseit ${DAY} nichts (?:mehr )?gegessen\\b|\\brien mange depuis ${DAY}\\b|\\bno (?:he comido|como)(?: nada)? desde ${DAY}\\b|\\bnon mangio (?:niente )?da ${DAY}\\b|\\bnao como(?: nada)? desde ${DAY}\\b|\\bsinds ${DAY} niets? (?:meer )?gegeten\\b`,
  ),
];

/** Of oneself and blood, of a measured level, and of food in the place of a treatment. */
const BODIES: readonly RegExp[] = [
  // Blood where there should be none, and a lump.
  /\bbleed(?:ing)? (?:\w+ ){0,2}?(?:when|after|while|whenever) (?:i )?(?:poo|poop\w*|pee\w*|wee|go to the toilet|sex|eating)\b|\bblute (?:\w+ ){0,2}?(?:beim|nach dem) (?:stuhlgang|klo|pinkeln)\b|\b(?:saigne|sangro|sanguino|bloed) (?:\w+ ){0,3}?(?:selles|toilettes|bano|cagar|bagno|evacuar|wc|ontlasting|poepen)\b/,
  /\b(?:lump|knoten|boule|grosseur|bulto|nodulo|caroco|knobbel\w*) (?:\w+ ){0,3}?(?:breast|neck|testicle|armpit|brust|hals|hoden|achsel|sein|cou|aisselle|pecho|mama|cuello|axila|testiculo|seno|collo|ascella|peito|pescoco|borst|nek|oksel|bal)\b/,
  /\b(?:i|ich|je|ik) (?:\w+ )?(?:bleed|blute|saigne|bloed)\b|\b(?:sangro|sanguino)\b/,
  /\b(?:my|mein|meine|mon|ma|mi|mio|mia|meu|minha|mijn) (?:blood )?(?:sugar|zuckerwert|blutzuckerwert|glucose|glycemie|azucar|glicemia|acucar|suikerwaarde|suiker) (?:reading |level |wert |waarde )?(?:\w+ )?(?:\w+ )?\d/,
  /\b(?:cures?|heals?|heilt|hilft (?:\w+ )?bei|guerit|cura|curan|guarisce|geneest|helpt (?:\w+ )?tegen)(?= ).{0,30}\b(?:uti|infections?|\w*entzundung|cystite|infeccion|cistite|infezione|infecao|\w*ontsteking|cancer|krebs|kanker|cancro|diabet\w+|depress\w+|arthrit\w+|gicht|gout)\b/,
];

/** Asked of oneself: what an illness is told by is for a doctor. */
export const DIAGNOSIS_KINDS: readonly RegExp[] = [
  ...BODIES,
  // A fever, stools that are black, a level that is far off, drink that the body asks for.
  /\b(?:fever|fieber|fievre|fiebre|febbre|febre|koorts) (?:\w+ ){0,2}?(?:3[89]|4[0-2])\b|\b(?:3[89]|4[0-2])(?: [05])? (?:\w+ )?(?:fever|fieber|fievre|fiebre|febbre|febre|koorts)\b/,
  /\b(?:black|schwarzer?|noires?|negr[ao]s?|nere|pretas|zwarte) (?:poo|poop|stools?|stuhl\w*|selles|heces|cacas?|feci|fezes|ontlasting|poep)\b|\b(?:stools?|poo|stuhl|selles|heces|caca|feci|fezes|ontlasting) (?:\w+ ){0,2}?(?:black|schwarz|noires?|negr[ao]s?|nere|pretas|zwart)\b/,
  /\b(?:glucosa|glicemia|glycemie|glucose|zuckerwert|blutzucker|bloedsuiker|sugar (?:monitor|meter|level|reading)|azucar(?= en)|mon sucre|mijn suiker|mein zucker|il mio zucchero) (?:\w+ ){0,3}?(?:[12] \d\b|[2-6]\d\d\b|\d\d(?= mg))/,
  /\b(?:tengo|ho|tenho|j'ai|habe|heb|i'm at|im at) (?:[12] \d|[2-6]\d\d) (?:de |di )?(?:azucar|glucosa|zuccheri|glicemia|glicose|acucar|glycemie|zucker|suiker)\b/,
  /\b(?:shak(?:e|es|ing)|zitter\w*|trembl\w+|tiemblo|temblores|tremo|tremori|tremores|tril|beef)\b.{0,30}\b(?:morning|withdrawal|ohne (?:alkohol|bier)|matin|manana|mattina|manha|ochtend)\b|\b(?:bottles of (?:wine|vodka)|flaschen wein|bouteilles de vin|botellas de vino|bottiglie di vino|garrafas de vinho|flessen wijn) (?:every|a|jeden|par|cada|ogni|por|per) (?:\w+ )?(?:day|night|evening|tag|abend|jour|soir|dia|noche|giorno|sera|dag|avond)\b/,
  /\b(?:am i|bin ich|suis je|est ce que je suis|ben ik) (?:\w+ )?(?:a )?(?:coeliac|celiac|zoliakie\w*|coeliaque|allergi\w+|diabeti\w+|anaemic|anemic|lactose intolerant|laktoseintolerant)\b/,
  /\b(?:soy|sono|sou) (?:celiac[oa]|diabetic[oa]|alergic[oa]|allergic[oa]) (?:o no|ou nao)\b|\b(?:como se si soy|come faccio a sapere se sono|como sei se sou|hoe weet ik of ik) (?:celiac[oa]|diabetic[oa]|alergic[oa]|allergic[oa]|coeliakie|diabetes)\b/,
];

/** Asked of foods in general: whether they cause an illness. Nobody is ill. */
export const OF_FOODS =
  /\b(?:caus\w+|gives?(?: you| people)?|giving you|get|linked to|leads? to|risk of|prevents?|donnent|donne|provoqu\w*|provoca\w*|fa venire|fanno venire|causa\w*|da|dao|dan|macht|machen|verursach\w*|bekommt man|krijg je|veroorzaakt|veroorzaken|geeft) (?:(?!my|mein\w*|mon|mi|mio|meu|mijn)\w+ ){0,2}?(?:cancer|cancro|krebs|kanker|tumou?rs?|heart attacks?|strokes?)\b|\b(?:krebs|kanker) (?:durch|von|door|van) (?!mein|mijn)|\b(?:can't|cant|cannot|can not) breathe?(?=.{0,16}\b(?:spicy|hot|laugh\w*|funny|full)\b)|\b(?:keine luft|geen lucht) in (?:der|de|die|den) (?:\w*tute|\w*packung|\w*zak)\b|\b(?:after|since|following|from|without having|nearly had|almost had|history of|survived) (?:a |an |his |her |my |the |your |their |another )?(?:\w+ )?(?:heart attacks?|strokes?)\b|\bhad (?:a|an|his|her|my|another|two) (?:\w+ )?(?:heart attacks?|strokes?) (?=(?:back )?in (?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec|spring|summer|autumn|winter|the |\d{4})|last |earlier |(?:a |some |few |couple |\d+ |two |three |four |five |six |many )*(?:years?|months?|weeks?)|when |before |at \d)|\bheart attack (?:thing|story|article|risk)\b|\b(?:eggs?|yolks?)(?: \w+){0,5} (?:theres|there's|there is|has|with) (?:\w+ ){0,2}blood(?:y)? (?:in (?:it|the egg|the yolk)|spots?|inside|on (?:it|the yolk))\b|\b(?:gemas?|ovos?|queijos?|pao|bolachas?) (?:\w+ )?moles?\b|\b(?:heart attacks?|strokes?|infarto|herzinfarkt|infarctus|hartaanval) (?:on a plate|in a (?:box|bowl|bag|bun)|auf (?:dem |einem )?teller|dans l'assiette|en un plato|nel piatto|no prato|op een bord)\b/g;
/** "Me duele la cabeza de leer etiquetas" is a figure of speech. */
export const OF_LABELS =
  /\b(?:headaches?|kopfschmerzen|mal a la tete|(?:me )?duele la cabeza|mal di testa|dor(?:es)? de cabeca|hoofdpijn)(?=.{0,30}\b(?:labels?|etiketten?|etiquettes?|etiquetas?|etichett\w+|zutaten\w*|rotulos?)\b)/g;
