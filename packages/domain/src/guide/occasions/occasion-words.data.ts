import type { DishMeal, Trait } from './dish-row.ts';
import type { Device, Place } from './occasion.ts';

/** Words that tell of an occasion, in seven languages, folded. */
const any = (...words: readonly string[]): RegExp => new RegExp(`(?<![\\p{L}\\p{N}])(?:${words.join('|')})(?![\\p{L}\\p{N}])`, 'u');

/** Asks what to eat, cook, bring or put on something. */
export const ASKS_WHAT = any(
  "what(?:'s| is| are)? (?:can|could|should|shall|do|to|would|a good|some good|good|some|nice|a nice|quick|easy|else can|else could|food can|foods can|meal can|snacks? can|soft \\p{L}+ can)",
  'what (?:\\p{L}+ ){1,3}(?:can|could|should|works?|would) ?(?:i|we|you|for)?',
  'what now for',
  "what'?s (?:a|an|for|good|there) ",
  'comfort food',
  'ideas?',
  'inspiration',
  'suggest\\w*',
  'recommend\\w*',
  'any(?:thing)? (?:good|nice|quick|easy|tasty)',
  'something',
  'anything',
  'craving\\w*',
  'fancy',
  'feel like',
  'in the mood for',
  '(?:give|make|get|fix|whip) (?:me|us)',
  '(?:gib|mach|zauber|bau) (?:mir|uns)',
  '(?:donne|fais|prepare|propose)[- ](?:moi|nous)',
  '(?:dame|hazme|preparame|ponme|dammi|fammi|preparami)',
  '(?:da|faz|monta|prepara)[- ](?:me|ai|nos)',
  '(?:geef|maak) (?:me|mij|ons)',
  'hungry|starving|peckish|munchies|ravenous|snacky',
  'need (?:a|an|some|something) ',
  'want (?:a|an|some|something) ',
  "(?:dinner|lunch|breakfast|supper|tea) ?\\?",
  'was (?:kann|konnte|koennte|konnen|koennen|soll|sollte|sollen|darf|nehm|nehme|nehmen|mach|mache|machen|koch|koche|kochen|ess|esse|essen|gibts|gibt|gibt es|bring|bringe|bringen|pack|packe|schmier|schmiere|tu|tue|leg|lege|streich|streiche|passt|geht|snack|hilft)\\b.*',
  'womit|naschen|knabbern',
  'ideen?',
  'vorschlage?|vorschlaege?',
  '(?:et|irgend)?was (?:\\p{L}*(?:es|s)|zum|fur|fuer|ohne|mit)',
  'hunger|kohldampf|heisshunger|hungrig',
  'lust auf|bock auf|appetit',
  "(?:qu'est[- ]ce que?|quoi|que) (?:je|on|puis|peux|mange|manger|prendre|emporter|apporter|cuisiner|preparer|faire|mettre|grignoter|proposer|servir|tartiner|peut).*",
  '(?:mange|prends|cuisine|prepare|apporte|emporte|grignote|mets|fais) quoi',
  'quoi (?:manger|mettre|faire|preparer|cuisiner|emporter|prendre|grignoter|apporter)',
  'idees?',
  'envie',
  'faim|fringale|creux',
  'quelque chose|un (?:petit )?truc|de quoi',
  'que (?:puedo|podemos|podria|como|ceno|desayuno|meriendo|hago|hacemos|preparo|cocino|llevo|llevar|meto|pongo|comer|cenar|desayunar|hacer|cocinar|preparar|le pongo|unto|pico|picar|tomo).*',
  'algo',
  'hambre|antojos?|antoja|ganas de|apetece',
  '(?:che cosa|cosa|che) (?:posso|possiamo|mangio|mangiamo|preparo|cucino|porto|portare|metto|ci metto|spalmo|faccio|mangiare|cucinare|preparare|fare|mi porto|prendo).*',
  'idea',
  'qualcosa|qualcosina|uno sfizio',
  'fame|voglia|languorino',
  '(?:o que|que) (?:posso|podemos|como|comer|faco|fazer|cozinho|cozinhar|preparo|preparar|levo|levar|passo|ponho|por|janto|lancho|colocar|coloco).*',
  'ideias?',
  'alguma coisa|algo|qualquer coisa',
  'fome|vontade de|apetece',
  'wat (?:kan|zal|moet|eet|kook|maak|neem|doe|smeer|zet|te eten|mag|geef|bak|is er|zijn|voor).*',
  'ideeen|idee|tips?',
  'iets',
  'trek|honger|zin in',
);

/** A meal or a kind of bite that a few words can ask for by themselves: "desayuno rápido". */
export const MEAL_WORDS: readonly (readonly [DishMeal, RegExp])[] = [
  ['spread', any('(?:on|onto) (?:my |the |a )?(?:bread|toast|sandwich(?:es)?|crispbread|crackers?|bagel)', 'to spread|spread on', 'aufs? brot|auf(?: das| dem| mein(?:em)?)? (?:brot|brotchen|toast|butterbrot)|brotaufstrich|aufstrich', 'sur (?:mes |mon |ma |le |la |les |du |une )?(?:pain|tartines?|toasts?|biscottes?)|tartiner', '(?:en|sobre|al|a|para) (?:el |la |las |mi |mis |un )?(?:pan|tostadas?)(?! y)|untar|unto', 'sul pane|sulle fette|sul toast|nel pane|sulle fette biscottate|spalmo|spalmare', 'no pao|na torrada|nas torradas|passo no|barrar', 'op (?:mijn |de |het |m\'n )?(?:brood|boterham(?:men)?|toast|cracker|beschuit)|broodbeleg|beleg')],
  ['sandwich', any('sandwich(?:es)?|filling for (?:a|my) (?:roll|wrap)', 'belegte[sn]? (?:brot|brotchen)|sandwich', 'sandwichs?|casse-croute', 'bocadillos?|bocatas?|sandwich', 'panin[oi]|tramezzin[oi]', 'sandes|sanduiche\\w*', 'broodjes?|sandwich')],
  ['sweetener', any('(?:in|for|sweeten) (?:my |the )?(?:tea|coffee)', 'in(?: den| meinen)? (?:tee|kaffee)', 'dans (?:mon |le )?(?:the|cafe)(?! )', 'en el (?:te|cafe)', 'nel (?:te|caffe)', 'no (?:cha|cafe)', 'in (?:de |mijn )?(?:thee|koffie)')],
  ['barbecue', any('bbq|barbecue|grill(?:ing|party|abend)?|grillen|cookout', 'barbecue|grillades?', 'barbacoa|parrillada|asado', 'grigliata', 'churrasco|churrascada', 'bbq|barbecueen')],
  ['ice', any('ice ?cream|gelato', 'eis(?:creme)?', 'glaces?', 'helados?', 'gelat[oi]', 'sorvetes?|gelados?', 'ijsje|ijs')],
  ['treat', any('class (?:treat|party)|treats? for (?:the |his |her |my )?(?:class|school)', 'fur die klasse|mitbringen in die (?:schule|kita|klasse)', "pour (?:la|sa) classe|anniversaire a l'ecole", 'para la clase', 'per la classe', 'para a turma', 'traktatie|trakteren|trakteer')],
  ['party', any('part(?:y|ies)|birthday|finger ?food|buffet|potluck|guests?|movie night|film night|game night|appetizers?|nibbles', 'feier|\\p{L}*geburtstag\\p{L}*|fingerfood|gast|gaste|gaeste|filmabend|spieleabend|buffet|mitbringsel', "apero(?:s)?|aperitif|fete|anniversaire|buffet|invites?|soiree", 'fiesta|cumpleanos|aperitivo|picoteo|invitad[oa]s?', 'festa|compleanno|aperitivo|stuzzichini|ospit[ei]|sfizios[oi]', 'festa|aniversario|convidad[oa]s?|petiscos?|aperitivo', 'feest(?:je)?|verjaardag|borrel|hapjes|borrelhapjes|gasten')],
  ['dessert', any('dessert|pudding|sweet tooth|after dinner', 'nachtisch|dessert|nachspeise', 'dessert|apres le (?:diner|repas)', 'postre|despues de cenar', 'dolce|dessert|dopo cena', 'sobremesa|depois (?:do|de) jantar', 'toetje|dessert|nagerecht|na het eten')],
  ['breakfast', any('breakfast|brunch|suhoo?r|sahu?r', 'fruhstuck\\w*|fruehstuck\\w*|morgens|sahur', 'petit[- ]dej(?:euner)?|le matin|shour|souhour', 'desayun\\w*|por la manana', 'colazione|al mattino', 'pequeno[- ]almoco|cafe da manha|de manha', 'ontbijt\\w*|suhoor')],
  ['lunch', any('lunch(?:es|box)?|midday|noon', 'mittag(?:essen|s)?|mittags', 'dejeuner|(?:le|ce) midi|pour midi', 'almuerzo|comida de mediodia|para comer|al mediodia|de tupper|tupper', 'pranzo|schiscetta', 'almoco|marmita', 'lunch|middageten|tussen de middag')],
  ['dinner', any('dinners?|supper|tonight|this evening|iftar', 'abendessen|heute abend|abendbrot|zum abend', 'diner|souper|ce soir|le soir', 'cen(?:a|ar|o)|esta noche', 'cena|stasera', 'jantar|hoje a noite|janta', 'avondeten|avondmaaltijd|diner|vanavond|avondmaal')],
  ['snack', any('snacks?|nibble|munch', 'snacks?|zwischendurch|pausenbrot|pausensnack|vesper|jause|znuni', 'gouters?|en-cas|encas|collation|grignot\\w*', 'merienda\\w*|tentempie|snacks?|picar|pico|recreo', 'merenda|spuntino|snack', 'lanche\\w*|snacks?|merenda', 'tussendoortje|snacks?|vieruurtje')],
  ['drink', any('(?:something|anything) to drink|smoothie', 'was zu trinken|zum trinken|smoothie', 'a boire|smoothie', 'de beber|batido', 'da bere|frullato', 'para beber|batido|vitamina de', 'te drinken|smoothie')],
];

export const TRAIT_WORDS: readonly (readonly [Trait, RegExp])[] = [
  ['sweet', any('sweet(?:er|s)?(?! potato)', 'naschen|suss(?:es|e|er)?|suesses?|sussigkeit\\w*', 'sucre(?:es?)?(?<!sans sucre)(?<!de sucre)', 'dulces?|dulcecito', 'dolc(?:e|i|etto)', 'doces?|docinho', 'zoets?|zoete|iets zoets')],
  ['savory', any('savou?ry|salty', 'salzig\\w*|herzhaft\\w*|deftig\\w*|pikant\\w*', 'sale(?:es?)?', 'salado|salada(?= y| o)|saladito', 'salato', 'salgad[oa]|salgadinho', 'hartig\\w*|zoutig?s?')],
  ['warm', any('warm\\w*|hot (?:meal|food|lunch|dinner|dish)|something hot', 'warmes?|heisses', 'chaude?s?', 'calient\\w*|calentit\\w*', 'cald[oa]', 'quent\\w*|quentinh\\w*', 'warms|warme?')],
  ['cold', any('cold (?:lunch|dinner|meal|food|dish)|something cold|no cooking|without cooking|uncooked', 'kalt\\w*|ohne kochen', 'froide?s?|sans cuisson', 'fri[oa]s?|sin cocinar', 'fredd[oa]|senza cucinare|senza cottura', 'fri[oa]s?|sem cozinhar', 'koude?|zonder koken')],
  ['crunchy', any('crunch\\w*|crispy|crackly', 'knusprig\\w*|knackig\\w*|zum knabbern|knabber\\w*|knuspern|crunchig\\w*', 'croquant\\w*|croustillant\\w*', 'crujiente\\w*', 'croccant\\w*', 'crocante\\w*|estaladic\\w*', 'knapperig\\w*|krokant\\w*')],
  ['soft', any('soft|mushy|chew\\w*|wisdom teeth|toothache|braces|sore throat|without chewing', 'weich\\w*|zahn-?op|weisheitszahn\\w*|kauen|zahnspange|halsweh|halsschmerzen', 'mou|molle|tendre|dents? de sagesse|mal de gorge|macher|bagues', 'bland[oa]s?|muelas?|masticar|dolor de garganta', 'morbid[oaie]|dent[ie] del giudizio|masticare|mal di gola', 'mole|macio|macia|dentes? do siso|mastigar|dor de garganta', 'zacht\\w*|verstandskie\\w*|kauwen|keelpijn|beugel')],
  ['filling', any('filling|fills me|(?:keep|keeps|keeping) me full|hearty|satisfying|substantial|satiating', 'sattigend\\w*|satt|sattmacht|macht satt|was satt', 'rassasi\\w*|consistante?|nourrissante?|qui cale|cale', 'llene|llena|saciante|contundente|sacie', 'sazi\\w*|sostanzios[oa]|che riempi\\w*|riempie', 'encha|enche|saci\\w*|reforcad[oa]', 'vullend\\w*|vult|voedzaam')],
  ['light', any('light(?! bulb)|not too heavy|low[- ]cal(?:orie)?', 'leicht(?:es|e|er)?|nicht so schwer', 'legere?s?|pas trop lourd', 'liger[oa]s?|no muy pesado|que no engorde', 'legger[oaie]|non pesante', 'leves?|nao engorde|que nao pese', 'lichts?|lichte|niet te zwaar')],
  ['fresh', any('refreshing|fresh', 'erfrischend\\w*|frisches', 'rafraichissant\\w*|frais', 'refrescante\\w*|fresquit\\w*', 'rinfrescant\\w*|fresco', 'refrescante\\w*|fresquinh\\w*', 'verfrissend\\w*|iets fris')],
  ['creamy', any('creamy', 'cremig\\w*', 'cremeu\\w*|onctueu\\w*', 'cremos[oa]', 'cremos[oa]', 'cremos[oa]', 'romig\\w*')],
];
/** Before a taste: it shall not have it. */
export const NOT_SO = /(?:\b(?:not|no|nothing|nicht|nichts|pas|rien de|nada|no tan|non|niente|nao|niet|niets|not too|less|weniger|moins|menos|meno|minder)\s+(?:so |too |zu |trop |muy |tan |troppo |tao |te |de )?)$/u;

export const PLACE_WORDS: readonly (readonly [Place, RegExp])[] = [
  ['school', any('school ?bag|school ?lunch|school ?snack|(?:for|at|to) school|kindergarten|lunch ?box|packed lunch', 'schul\\w*|pausenbrot\\w*|kita|kindergarten|brotdose', "ecole|cantine|cartable|maternelle", 'cole|colegio|escuela|recreo', 'scuola|asilo|ricreazione', 'escola|lancheira|recreio|escolinha', 'school|broodtrommel|basisschool')],
  ['picnic', any('picnic|park|hike|hiking|beach|pool|lake|camping', 'picknick|wander\\w*|strand|schwimmbad|freibad|am see|ausflug|zelten|camping', 'pique[- ]?nique|rando\\w*|plage|piscine', 'picnic|excursion|playa|piscina|senderismo', 'picnic|pic[- ]?nic|gita|spiaggia|piscina|escursione', 'piquenique|praia|piscina|passeio|trilho|trilha', 'picknick|strand|zwembad|wandel\\w*|dagje uit')],
  ['along', any('packed|train|plane|flight|bus ride|road ?trip|on the (?:road|go)|in the car|car (?:ride|trip|journey)|travel\\w*|journey|to go|take (?:with|along)|to work|for work|at work|office|commute|take away|uni|gym|desk', 'zug(?:fahrt)?|bahn\\w*|unterwegs|reisen?|reise\\w+|flug\\w*|autofahrt|fahrt|mitnehmen|mitzunehmen|arbeit|buro|buero|uni|mit ins|to go|fitnessstudio|schicht', "train|avion|en route|voyage|emporter|emporte|boulot|bureau|travail|trajet|la fac", 'tren|avion|viaje|llevar|llevo|oficina|trabajo|curro|el gimnasio|facultad|carretera', "treno|aereo|viaggio|portare (?:via|con|in|a)|da portare|ufficio|lavoro|palestra|in macchina|universita", 'comboio|trem|viagem|levar|escritorio|trabalho|faculdade|academia|ginasio|estrada', 'trein|vliegtuig|onderweg|op reis|meenemen|mee te nemen|werk|kantoor|in de auto|sportschool')],
];

export const AT_NIGHT = any(
  'midnight|middle of the night|late at night|(?:1|2|3|4) ?(?:am|a\\.m)|[1-4]am|before bed|night ?shift|late night|11 ?pm|12 ?am',
  'mitternacht|mitten in der nacht|nachts|(?:1|2|3|4) uhr (?:nachts|morgens|fruh)|vor dem schlafen|nachtschicht|spatabends|23 uhr',
  'minuit|en pleine nuit|la nuit|(?:1|2|3|4) ?h(?:eures)? du mat\\w*|23 ?h|22 ?h|avant de dormir',
  'medianoche|de madrugada|(?:la|las) (?:1|2|3|4|una|dos|tres|cuatro) de la (?:manana|madrugada)|antes de dormir|las (?:11|12) de la noche',
  "mezzanotte|di notte|notte fonda|le (?:1|2|3|4|due|tre|quattro) di notte|prima di dormire|23",
  'meia[- ]noite|de madrugada|(?:1|2|3|4) da (?:manha|madrugada)|antes de dormir',
  "middernacht|midden in de nacht|'?s nachts|(?:1|2|3|4) uur 's nachts|voor het slapen|nachtdienst",
); // prettier-ignore
export const EVENING_TV = any('movie|tv|netflix', 'fernseher|fernsehen|film', 'devant la tele|film|serie', 'la tele|peli|pelicula', 'davanti alla tv|film', 'filme|televisao', 'tv|film|bank');
export const HUNGRY = any('hungry|starving|peckish|munchies|ravenous|snacky', 'hunger|hungrig|kohldampf', 'faim|fringale|creux', 'hambre', 'fame|languorino', 'fome', 'honger|trek');
export const FOR_CHILDREN = any('kids?|child(?:ren)?|toddler|(?:my|our) (?:son|daughter)', 'kind(?:er|ern)?|sohn|tochter', 'enfants?|mon fils|ma fille|les petits', 'nin[oa]s?|hij[oa]s?|peques?', 'bambin[oaie]|figli[oae]', 'criancas?|filh[oa]s?|miud[oa]s?', 'kind(?:eren)?|zoon(?:tje)?|dochter(?:tje)?');
export const NO_FRIDGE = any('no fridge|without (?:a )?fridge|no cooler|unrefrigerated|no refrigerat\\w+', 'ohne (?:kuhlung|kuhlschrank|kuehlung|kuehlschrank)|ungekuhlt|kein(?:en)? kuhlschrank', 'sans (?:frigo|refrigerateur|glaciere)|pas de frigo', 'sin (?:nevera|frigorifico|refrigerador|frio)|no hay nevera', 'senza (?:frigo|frigorifero)', 'sem (?:geladeira|frigorifico|frio)', 'zonder koelkast|geen koelkast|ongekoeld');
export const CHEAP = any('cheap\\w*|budget|broke|low cost|inexpensive|not expensive|\\d+ ?(?:euros?|pounds?|quid|dollars?|bucks)|[€£$] ?\\d+|\\d+ ?[€£$]|skint|end of the month', 'billig\\w*|gunstig\\w*|guenstig\\w*|pleite|wenig geld|monatsende|kein geld|preiswert\\w*', 'pas chere?s?|moins chere?s?|petit budget|fauche|fin de mois|economique', 'barat\\w*|economic\\w*|poco dinero|sin pasta|fin de mes', 'economic\\w*|poco costos\\w*|costa poco|pochi soldi|fine mese|low cost', 'barat\\w*|econom\\w*|pouco dinheiro|fim do mes', 'goedko\\w*|weinig geld|blut|krap bij kas|einde van de maand') ;
export const QUICK = any('quick\\w*|fast(?! food)|in a hurry|no time|lazy|easy|cannot be bothered|too tired to cook|express', 'schnell\\w*|fix|keine zeit|eilig|faul|keine lust zu kochen|flott', 'rapides?|vite|rapidement|pas le temps|express|flemme|flemmarde?', 'rapid\\w*|sin tiempo|prisa|vago|sin ganas de cocinar|no tengo ganas de cocinar', 'veloc\\w*|rapid\\w*|di fretta|senza tempo|non ho voglia di cucinare|non ho tempo', 'rapid\\w*|com pressa|sem tempo|preguica', 'snel\\w*|vlug\\w*|geen tijd|haast|geen zin om te koken|lui');
export const MINUTES = /(?<!\d)(\d{1,2}) ?-?(?:min\b|mins\b|minut\w*|')/u;

export const MISSING_DEVICES: readonly (readonly [Device, RegExp])[] = [
  ['oven', any('(?:no|without(?: an?| the)?|dont have an?) oven', 'ohne (?:back)?ofen|kein(?:en)? (?:back)?ofen', 'sans four|pas de four', 'sin horno|no tengo horno', 'senza forno|non ho il forno', 'sem forno', 'zonder oven|geen oven')],
  ['microwave', any('(?:no|without(?: an?| the)?) microwave', 'ohne mikrowelle|keine mikrowelle', 'sans micro[- ]?ondes?|pas de micro[- ]?ondes?', 'sin microondas', 'senza microonde', 'sem micro-?ondas', 'zonder magnetron|geen magnetron')],
  ['hob', any('(?:no|without(?: an?| the)?) (?:stove|hob|cooker|kitchen)|hotel room|only (?:a|have a) kettle|just a kettle', 'ohne (?:herd|kuche|kueche)|kein(?:en)? herd|keine kuche|nur (?:einen? |n )?wasserkocher|hotelzimmer', "sans (?:cuisine|plaque)|pas de cuisine|juste une bouilloire|chambre d'hotel|seulement une bouilloire", 'sin (?:cocina|fogones)|no tengo cocina|solo (?:tengo )?(?:un )?hervidor|habitacion de hotel', "senza (?:cucina|fornelli)|solo (?:un )?bollitore|camera d'albergo", 'sem (?:fogao|cozinha)|so (?:tenho )?(?:uma )?chaleira|quarto de hotel', 'zonder (?:fornuis|keuken)|geen (?:fornuis|keuken)|alleen een waterkoker|hotelkamer')],
];
/** Nothing else to heat with. */
export const ONLY_MICROWAVE = /\b(?:only|just|nur|juste|seulement|que|solo|so|alleen)\b(?: \p{L}+){0,3} (?:microwave|mikrowelle|micro-?ondes?|microondas|microonde|micro-ondas|magnetron)\b/u;
export const ONLY_KETTLE = any('kettle', 'wasserkocher', 'bouilloire', 'hervidor', 'bollitore', 'chaleira', 'waterkoker');

/** Says what is there, and asks nothing besides. */
export const THERE_IS = /(?:^|[ ,])(?:i have|i've got|we have|only have|got only|nothing (?:\p{L}+ ){0,3}(?:but|except)|nichts (?:\p{L}+ ){0,3}(?:ausser|als)|hab(?:e)? (?:nur|noch)|nur noch|il me reste|j'ai plus que|je n'ai que|rien (?:\p{L}+ ){0,3}sauf|me quedan?|solo tengo|nada (?:\p{L}+ ){0,3}(?:salvo|excepto)|ho solo|mi (?:e|sono) rimast[oaie]|niente (?:\p{L}+ ){0,3}tranne|so tenho|sobrou|sobraram|nada (?:\p{L}+ ){0,3}exceto|(?:heb )?alleen(?: nog)?|niks (?:\p{L}+ ){0,3}behalve|niets (?:\p{L}+ ){0,3}behalve)(?= )/u;
/** A day that a meal is for. */
export const ON_A_DAY = any('today|tomorrow|weekend|(?:mon|tues|wednes|thurs|fri|satur|sun)day', 'heute|morgen|wochenende|(?:mon|diens|donners|frei|sams|sonn)tag|mittwoch', "aujourd'hui|demain|week-end|(?:lun|mar|mercre|jeu|vendre|same)di|dimanche", 'hoy|manana|fin de semana|lunes|martes|miercoles|jueves|viernes|sabado|domingo', 'oggi|domani|weekend|lunedi|martedi|mercoledi|giovedi|venerdi|sabato|domenica', 'hoje|amanha|fim de semana|segunda|terca|quarta|quinta|sexta|sabado|domingo', 'vandaag|morgen|weekend|maandag|dinsdag|woensdag|donderdag|vrijdag|zaterdag|zondag');
/** Asks what to eat or cook, and nothing of what for. */
export const WHAT_TO_EAT = any('what (?:shall|should|can|could|do) (?:i|we) (?:have|eat|cook|make)', 'was (?:soll|sollen|konnen|kann|essen|koch\\w*) (?:ich|wir)(?: \\p{L}+)? ?(?:essen|kochen)?', "qu'est[- ]ce qu'on mange|on mange quoi|que (?:manger|cuisiner)", 'que (?:comemos|cenamos|cocino|comer|hago de comer)', 'cosa (?:mangiamo|mangio|cucino|preparo)', 'o que (?:comemos|cozinho|faco|comer)', 'wat eten we|wat (?:kook|eet) ik');

/** Before foods that are there. */
export const AT_HAND = any('got|have|left|tins?|cans?|bag|packet|with|using|only|fridge|cupboard|pantry', 'hab|habe|haben|noch|mit|aus|kuhlschrank|da', "j'ai|on a|reste|avec|frigo|placard", 'tengo|hay|queda|quedan|con|nevera', 'ho|abbiamo|rimasto|rimasti|con|frigo|dispensa', 'tenho|temos|sobrou|com|geladeira|frigorifico', 'heb|hebben|over|met|koelkast|kastje|nog');
/** A meal is cooked, whichever. */
export const COOKING = any('cook', 'koch\\w*', 'cuisin\\w*', 'cocin(?:o|ar)', 'cucin(?:o|are)', 'cozinh(?:o|ar)', 'kook|koken');
export const COOKS = any('help|cook|make|do with|dinner|lunch|breakfast|meal|use up|whip up', 'kochen|koch|machen|mach|essen|zaubern|verwerten', 'cuisiner|faire|preparer|manger|fais|cuisine|repas', 'cocinar|hacer|preparar|hago|cocino|cena|comida|comer', 'cucinare|fare|preparare|faccio|cucino|mangio|cena|pranzo', 'cozinhar|fazer|preparar|faco|jantar|almoco|comer', 'koken|maken|maak|kook|eten|doen');

/** Food that may have spoiled: whether it may still be eaten is asked, and no dish of it. */
export const SPOILT = any(
  'left out|leave out|(?:stood|left) .{0,20}over ?night|(?:out )?all ni(?:ght|te)|gone off|went off|expired|out of date|past its|smells?|slimy|mou?ld\\w*|bulging|swollen|still (?:good|ok|safe|edible)|refreez\\w*|refrozen|thawed',
  'stehen ?(?:ge)?lassen|uber nacht (?:draussen|steh\\w*|auf|gestand\\w*)|ganze nacht|abgelaufen\\w*|schimm\\w*|riecht|gewolbt\\w*|noch (?:gut|essbar|geniessbar)|aufgetaut\\w*',
  'laisse\\w* (?:dehors|a temperature|sorti\\w*)|toute la nuit|perime\\w*|moisi\\w*|sent (?:mauvais|bizarre)|gonfle\\w*|recongel\\w*|decongel\\w*|encore (?:bon|bonne)',
  'fuera de (?:la )?nevera|toda la noche|caducad\\w*|moho\\w*|huele\\w*|hinchad\\w*|descongel\\w*',
  'fuori (?:dal )?frigo|tutta la notte|scadut\\w*|muff[ae]|puzza|gonfi[oae]?|scongel\\w*|ancora buon\\w*',
  'fora (?:da|do) (?:geladeira|frigo\\w*)|(?:a noite toda|toda a noite)|vencid\\w*|fora d[ao] (?:prazo|validade)|mofo|bolor\\w*|cheira\\w*|inchad\\w*|estufad\\w*',
  'buiten (?:de )?koelkast|(?:de )?hele nacht|over (?:de )?datum|schimmel\\w*|ruikt|ontdooi\\w*|nog (?:goed|eetbaar)',
);

/** What is asked is no open request for something to eat: a list, an amount, a plan of days, a product, a place that cooks, an animal. */
export const NOT_OPEN = any(
  'how (?:much|many|long|often)|which of|list|compare|score|recipe for|most|least|highest|lowest|over \\d|under \\d|more than \\d|less than \\d|per 100|menu|restaurant|order at|plan|week|scans?|scanned|dog|cat|puppy|gout|how (?:do|can|to)|difference|why',
  'wie ?viel\\w*|wie lange|wie oft|welche[rsnm]?|liste|vergleich\\w*|am (?:meisten|wenigsten)|uber \\d|unter \\d|mehr als|weniger als \\d|restaurant|bestell\\w*|\\w*plan|woche\\w*|scans?|hund|katze|warum|wieso|unterschied',
  'combien|lesquels?|lesquelles?|liste|compare\\w*|plus de \\d|moins de \\d|le plus de|le moins de|restaurant|commander|semaine|menu|scans?|chien|chat|pourquoi|difference',
  'cuant[oa]s?|cuales|lista|compara\\w*|mas de \\d|menos de \\d|restaurante|pedir|semana\\w*|menu|escaneos?|perro|gato|por que|diferencia',
  'quant[oaie]|quali|lista|elenco|confront\\w*|piu di \\d|meno di \\d|ristorante|ordin\\w*|settiman\\w*|menu|scansion\\w*|cane|gatto|perche|differenza',
  'quant[oa]s?|quais|lista|compar\\w*|mais de \\d|menos de \\d|restaurante|pedir|semana\\w*|digitaliza\\w*|cao|cachorro|gato|por que|porque|diferenca',
  'hoeveel|hoe ?(?:lang|vaak)|welke|lijst|vergelijk\\w*|meer dan \\d|minder dan \\d|restaurant|bestel\\w*|week\\w*|dagmenu|hond|kat|waarom|verschil',
);

/** Something in the place of another. */
export const IN_PLACE_OF = any('instead(?: of)?|replace|substitute', 'statt|anstelle|anstatt|ersatz|ersetzen', 'au lieu|a la place|remplacer', 'en vez de|en lugar|sustituir', 'invece di|al posto|sostituire', 'em vez de|no lugar|substituir', 'in plaats van|vervangen');
/** Before what is known already and not wanted once more. */
export const BESIDES = any('instead of|besides|other than|except|no|not|without', 'statt|anstatt|ausser|kein\\w*|ohne|nicht', "au lieu d[eu']?|a part|a la place|sans|pas de", 'en vez de|aparte de|ademas de|sin|no', 'invece d\\w+|oltre a\\w*|al posto|senza', 'em vez de|alem de|sem|nao', 'in plaats van|behalve|zonder|geen|naast');

/** A bite for somebody that is asked for by its name alone. */
export const BITE_FOR = /^(?:un |une |ein |eine |a |an |uma? |uno |una |een )?(?:healthy |quick |gesunde[rs]? )?(?:gouter|merienda|merenda|pausenbrot|lanche|snack|tussendoortje|spuntino|packed lunch|lunch box|school lunch|traktatie) (?:for|fur|pour|para|per|voor) /u;

/** Other ideas of the same. */
export const ANOTHER = any('something else|anything else|other (?:ideas?|ones?|options?|suggestions?)|another(?: one| idea)?|more ideas|next|different', 'was anderes|etwas anderes|andere[srn]?|noch (?:eine|ne|was|mehr)|weitere', 'autre(?:s| chose| idee)?|encore', 'otr[oa]s?(?: cosa| idea)?|algo mas|mas ideas', "altr[oaie]|qualcos'altro|un'altra", 'outr[oa]s?|mais (?:ideias|opcoes)', 'iets anders|andere?|nog (?:een|iets|meer)');

/** A plan of a day or more. */
export const PLANS = any('(?:meal )?plan', 'plan my', '\\p{L}*plan', 'menu(?: pour| de| per| du)?', 'planning', 'plan de comidas', 'menu per', 'plano', 'dagmenu', 'weekmenu');
/** Asks for a meal of a plan to be another. */
export const CHANGES = any('change', 'swap', 'different', 'another', 'other', 'ander\\p{L}*', 'tausch\\p{L}*', 'change[rsz]?', 'autre', 'cambia\\p{L}*', 'otr[oa]', 'altr[oa]', 'un.altr[oa]', 'muda\\p{L}*', 'troca\\p{L}*', 'outr[oa]', 'wissel', 'verander');

/** Everything in one pot or pan. */
export const ONE_POT_WORDS = any('one[- ]?(?:pot|pan)', 'single pot|in one pot|stew', 'eintopf\\w*|one[- ]?pot|aus einem topf|ein topf', 'one[- ]?pot|plat unique|mijote|une seule casserole', 'plato unico|guiso|una sola olla|en una olla', 'piatto unico|una sola pentola', 'prato unico|uma panela|panela so', 'eenpans\\w*|een pan|stoofpot');
/** What is drunk is asked for, and nothing to eat. */
export const DRINKS_ASKED = any('what (?:can|could|should|may|do) (?:\\p{L}+ ){1,2}drink', 'was (?:kann|darf|soll|konnte|trinkt) (?:\\p{L}+ ){0,2}(?:trinken|trinkt)', '(?:qu.est[- ]ce qu.\\p{L}+ peut|que peut[- ]\\p{L}+|qu.est ce que je peux) boire', 'que (?:puede|puedo|podemos) beber', 'cosa (?:puo|posso|possiamo) bere', 'o que (?:pode|posso|podemos) beber', 'wat (?:kan|mag) (?:\\p{L}+ ){1,2}drinken', 'drinks? for (?:a|the|our) party|getranke fur|boissons? pour (?:la|une) fete');
/** Something that goes with sleeping well. */
export const FOR_SLEEP = any('(?:for|better|help\\w* \\p{L}*) ?sleep\\w*', 'can.?t sleep|cannot sleep|fall asleep|sleep(?:ing)? (?:badly|better|well)', '(?:besser|gut|schlecht|ein)schlaf\\w*|(?:besser|gut|schlecht) schlaf\\w*|zum schlafen', '(?:mieux|bien|mal|pour|a) dormir|sommeil', '(?:mejor|bien|mal|para|a) dormir|dormir (?:mejor|bien)', 'dormire|dormo male|sonno', 'dormir (?:melhor|bem|mal)|(?:para|a) dormir|(?:o|do|com|sem|ter) sono', '(?:beter|goed|slecht) slap\\w*|om te slapen');
