import { HIGH_IN_GRAMS, HIGH_IN_MG, HIGH_IN_MMOL } from './event-words.data.ts';
import { BABY_FEVER, FACE_KINDS, HIGH_SUGAR, POINTLESS_KINDS, PRESSURE_KINDS, SELF_HATE_KINDS } from './further-signs.data.ts';
import { LOW_SUGAR } from './low-sugar.data.ts';
import { CRISIS_KINDS, DIAGNOSIS_KINDS, EATING_KINDS, EMERGENCY_KINDS, OF_FOODS, OF_LABELS, SUICIDE_KINDS } from './grave-signs.data.ts';

/**
 * How people say it, in English, German, French, and the gravest in Spanish and Italian; texts are folded and hold single spaces and no punctuation.
 * `unless` is taken out first: figures of speech and the names of dishes.
 */
type Signs = { readonly signs: readonly RegExp[]; readonly unless: RegExp | null };

const FIGURES_OF_SPEECH = /\b(suicide (wings|sauce|burger|squad)|suicide for (?:my|the)|du suicide(?= $| (?:de|d'))|(?:e|es|sarebbe|seria) un suicidio|disappear(ing)? in(to)? (?:\w+ ){0,3}?(ice cream|chocolate|cake|food|bed|bowl|plate|tub|bucket|mountain|pile|pizza|ramen|noodles|burger|couch|sofa)|dood van (de|het) (honger|dorst)|dood (ga|van de honger)|death by chocolate|dying (for|to (try|eat|taste|know))|to die for|i('d| would) kill for|kill(s|ing)? (my|the) (appetite|hunger|cravings?)|die (besten?|meisten?|gesundesten?|produkte|menge)|killer (recipe|snack)s?)\b/g;

const DAYS = "(?:(?:the|last|past|about|almost|nearly|over|more|than|a|couple|of|few|some|several|many|two|three|four|five|six|seven|eight|ten|\\d+|dois|duas|quatro|sete|varios|alguns|twee|drie|vier|vijf|zes|zeven|paar|enkele|quatre|ocho|quattro|einer|einem|einigen|mehreren|zwei|drei|vier|funf|sechs|sieben|une|deux|trois|quatre|cinq|six|sept|plusieurs|quelques|une|una|dos|tres|cuatro|cinco|seis|siete|varios|unos|due|tre|quattro|cinque|sei|sette|diversi|alcuni|un) ){1,4}(?:days?|weeks?|tagen?|wochen?|jours?|semaines?|dias?|semanas?|giorni|settiman[ae]|dagen|weken)";
const KILOS = '(?:(?:[3-9]|[1-9]\\d) ?(?:kg|kgs|kilos?|kilograms?|kilogramm|chili)|(?:[7-9]|[1-9]\\d) ?(?:pounds?|lbs?|pfund)|(?:a|one|two|1|2) stone)';
const A_WEEK = "(?:(?:(?:in|within|by|bis|innerhalb|binnen|en|em|entro|per|d'ici) )(?:(?:just|only|less|than|under|the|von|nur|seulement|solo) )*(?:a|one|1|next|this|7|einer|eine|nachste|nachster|une|la|una|prossima) (?:single )?(?:week|woche|semaine|semana|settimana)|(?:in|within|en|innerhalb von) (?:[1-9]|10|two|three|four|five|six|seven|ten|a few|few|zwei|drei|funf|wenigen|quelques|trois|cinq|tres|cinco|pocos|tre|cinque|pochi) (?:days|tagen|jours|dias|giorni)|(?:by|before|until|bis zum) (?:the )?(?:weekend|tomorrow|friday|saturday|sunday|monday|wochenende))";
/** From eight kilos in up to three weeks on: nobody loses so much of fat, however it is put. Who would gain them is not meant. */
const MANY_KILOS = '(?:(?:[89]|[1-9]\\d) ?(?:kg|kgs|kilos?|kilograms?|kilogramm|quilos?|chili)|(?:1[6-9]|[2-9]\\d) ?(?:pounds?|lbs?|pfund|libras|libbre)|(?:acht|neun|zehn|eight|nine|ten|huit|neuf|dix|ocho|nueve|diez|otto|nove|dieci|oito|dez|negen|tien) (?:kg|kilos?|quilos?|chili))';
const SOME_WEEKS = "(?:in|within|over|inside|innerhalb von|innerhalb|binnen|en|em|entro|dans|d'ici|de aqui a) (?:(?:just|only|less than|under|the next|nur|den nachsten|seulement|moins de|solo|menos de|apenas|meno di|slechts|maar) )*(?:(?:a|one|two|three|1|2|3|a couple of|a few|zwei|drei|einer|ein paar|deux|trois|une|dos|tres|una|due|tre|duas|uma|twee|drie|een) (?:weeks?|wochen?|semaines?|semanas?|settiman[ae]|weken|week)|(?:7|10|14|15|20|21|zehn|vierzehn|ten|fourteen|dix|quinze|diez|quince|dieci|quindici|dez|tien|veertien) (?:days|tagen|jours|dias|giorni|dagen)|a fortnight)";
const GAINS = '(?:gain\\w*|put(?:ting)? on|bulk\\w*|zunehm\\w*|zugenommen|zulegen|prendre|grossir|pris|ganar|engordar|subir|prendere|ingrassare|mettere|ganhar|aankomen|aangekomen|lift|muscle|muskel\\w*)';
const UNLESS_GAINED = `^(?!.*\\b(?:${GAINS}\\b.{0,20}|(?:eat|buy|use|essen|kaufen|manger|acheter|comer|comprar|mangiare|comprare|eten|kopen) )${MANY_KILOS})`;
const FEW = '(?:\\d\\d|[1-6]\\d\\d) ?(?:kcal|calories|cals?|kalorien|calorias|calorie)';

/** Days that nobody counts: "seit Tagen", "al dagen", "llevo días". */
const FOR_DAYS = "(?:(?:for|in|since|these|seit|depuis|pendant|desde hace|hace|llevo|ha|faz|da|al|sinds|sono) (?:(?:many|several|some|des|plusieurs|quelques|varios|muchos|varias|muitos|alcuni|parecchi|paar|enkele|mehreren|vielen|ya|ja|gia) )*(?:days|weeks|tagen|wochen|jours|semaines|dias|semanas|giorni|settimane|dagen|weken))";
const NO_FOOD = "(?:(?:eat(?:en|ing)?|ate|touch\\w*|had) (?:nothing|no food|any food|food|anything)|not eat(?:en|ing)?(?= (?:for|in|since)| $)|haven't eaten(?= (?:for|in|since)| $)|nichts (?:mehr |zu )?(?:gegessen|essen|zu mir)|(?:ess?e|gegessen|iss\\w*) (?:\\w+ ){0,3}?nichts(?! (?:mit|ohne|aus|\\w+es\\b))|(?:mange|avale|manger) (?:(?:\\w+ )?rien(?! (?:de |d'|du ))|plus(?! (?:rien|de |d'|du )))|rien (?:mange|avale)|sin (?:comer|probar bocado)|no (?:como|pruebo|he comido)(?= nada| desde| hace| $)|nada de comer|sem (?:comer|tocar em comida)|nao (?:como|comi|toco em comida|consigo comer)(?= nada| ha| faz| $)|non (?:tocco|mangio|mando giu)(?= cibo| niente| nulla| da| $)|senza (?:mangiare|toccare cibo)|(?:eet|gegeten|eten) (?:\\w+ ){0,3}?niets?\\b|niks (?:gegeten|eten)|eet (?:\\w+ ){0,3}?niks|zonder eten)";
/** Not eating for days, or next to nothing in one. */
const STARVING = [
  new RegExp(`^(?=.*\\b${FOR_DAYS}\\b)(?=.*\\b${NO_FOOD})`),
  /\b(feel|feeling|am|bin|fuhle mich|me sens|suis|me siento|estoy|mi sento|sono|sinto me|me sinto|estou|voel me|vind mezelf|mezelf) (so|such|too|zu|so|zo|te|tan|muy|trop|tellement|troppo|cosi|tao|muito) (fat|huge|gross|dick|fett|vet|gorda|gordo|grosse?|grass[oa])\b.{0,60}\b(not? eat\w*|nichts|rien|nada|niente|niks|niets|starv\w*|hunger\w*|skip\w*|jeune|ayun\w*|digiun\w*|jejum|vast\w*|haven't|don't eat|dont eat)\b/,
  /\b(not? eat\w*|nichts|rien|nada|niente|niks|niets|starv\w*|hunger\w*|skip\w*|haven't (eaten|touched)|don't eat|dont eat)\b.{0,60}\b(feel|feeling|i'm|im|am|bin|fuhle mich|mich|me sens|suis|me siento|estoy|mi sento|sono|sinto me|me sinto|estou|voel me|mezelf) (so|such|too|zu|so|zo|te|tan|muy|trop|tellement|troppo|cosi|tao|muito) (fat|huge|gross|dick|fett|vet|gorda|gordo|grosse?|grass[oa])\b/,
  new RegExp(`\\b(haven't|havent|have not|hasn't|has not|didn't|did not|not|barely|hardly) (eaten|eat|had) ?(anything|any food|food|at all|a meal|properly|a thing|a bite)? (for|in|since) ${DAYS}\\b`),
  new RegExp(`\\b(skip\\w*|stopp?ed|stop|quit|avoid\\w*|go|going|went|gone|been|living) (without )?(eating|food|meals|all meals|all food|my meals)( completely| entirely| altogether)? (for|since|in) ${DAYS}\\b`),
  new RegExp(`\\b((?:eat|ate|eaten|eating|had) nothing|nothing (?:to eat|eaten)|no food)(?: at all)? (for|in|since) ${DAYS}\\b`), new RegExp(`\\b(skip\\w*|without) (eating|food|meals|all meals)\\b.{0,30}\\b(to|and) lose\\b`), /\bate nothing (all day|today|yesterday)\b/,
  new RegExp(`\\b(only|just|eaten|barely|nur|seulement|que|solo|solamente|apenas) (eaten |ate |had |have |having |eat |only |just |about |around |like |heute |mange |comido |mangiato |he |ho )*${FEW}(?= (?:gegessen )?(?:today|all day|yesterday|so far today|a day|per day|each day|daily|heute|am tag|pro tag|aujourd'hui|par jour|hoy|al dia|oggi|al giorno)\\b)`),
  new RegExp(`\\b(heute|aujourd'hui|hoy|oggi|today) (?:\\w+ ){0,4}(?:nur|que|solo|only|just) (?:\\w+ ){0,2}${FEW}\\b`),
  /\bhow (few|little) (calories|food) (can|could|do|should) i\b.{0,30}\b(survive|live|get by|get away|without)\b/, /\b(lowest|least|minimum) (number of |amount of )?calories .{0,20}\b(survive|stay alive|live on)\b/,
  new RegExp(`\\bseit ${DAYS} nichts (mehr )?(gegessen|essen)\\b`), new RegExp(`\\bnichts (mehr )?gegessen seit ${DAYS}\\b`), new RegExp(`\\b(esse|gegessen) seit ${DAYS} nicht(s|s mehr| mehr)?\\b`), new RegExp(`\\b${DAYS} (lang )?nichts (mehr )?gegessen\\b`), /\bhungere?n?\b.{0,25}\b(abzunehmen|abnehmen)\b/,
  new RegExp(`\\b(rien|pas) mange (depuis|pendant|de) ${DAYS}\\b`), new RegExp(`\\b(mange plus|mange pas|mange rien) depuis ${DAYS}\\b`), new RegExp(`\\bsaute\\w* (des |les |mes |tous les )?repas (depuis|pendant) ${DAYS}\\b`),
  new RegExp(`\\bnao (como|comi|tenho comido)( nada)? (ha|faz|desde ha|por|durante)( ja)? ${DAYS}\\b`), new RegExp(`\\b(ha|faz) ${DAYS} (que nao como|sem comer)\\b`), new RegExp(`\\b${DAYS} sem comer\\b`), new RegExp(`\\b(al |sinds |voor )?${DAYS} (al )?niets? (meer )?(gegeten|eten)\\b`), new RegExp(`\\beet (al )?${DAYS} niets?\\b`), new RegExp(`\\bno (he comido|como)( nada)? (en|desde hace|hace|desde|por|durante) ${DAYS}\\b`), new RegExp(`\\b${DAYS} sin comer\\b`), new RegExp(`\\bnon (mangio|ho mangiato)( niente| nulla)? (da|per) ${DAYS}\\b`), new RegExp(`\\b${DAYS} (che )?non mangio\\b`),
] as const;
/** More than about 1 kg a week is beyond what guidance calls safe. @source NHS, NICE CG189: 0.5 to 1 kg a week */
const TOO_FAST = [
  new RegExp(`${UNLESS_GAINED}.*\\b${MANY_KILOS} (?:\\w+ ){0,3}?${SOME_WEEKS}\\b(?! (?:zunehmen|zulegen|aankomen|ganar|gain))`),
  new RegExp(`${UNLESS_GAINED}.*\\b${SOME_WEEKS} (?:\\w+ ){0,2}?${MANY_KILOS}\\b(?! (?:zunehmen|zulegen|aankomen|mehr wiegen|gain))`),
  new RegExp(`\\b(lose|losing|drop|shed|loose|burn|perdre|perder|perdere|abnehmen|bajar|adelgazar|maigrir de|dimagrire) (?:\\w+ ){0,3}?${KILOS}\\b.{0,25}\\b${A_WEEK}\\b`), new RegExp(`\\b${KILOS} (?:\\w+ ){0,2}?${A_WEEK} (?:\\w+ )?(abnehmen|verlieren|lighter|loswerden|weniger)\\b`), new RegExp(`\\b${A_WEEK} (?:\\w+ )?${KILOS} (?:\\w+ )?(abnehmen|verlieren|loswerden)\\b`),
  new RegExp(`\\b(lose|losing|drop|shed|abnehmen|perdre|perder|perdere)\\b.{0,20}\\b${A_WEEK} (?:\\w+ )?${KILOS}\\b`),
] as const;
/** About eating itself; about one food it is a figure of speech. */
const GUILT = [
  /\b(guilty|guilt|ashamed|disgusting|disgusted|hate myself|panic|like a failure|horrible|terrible)\b.{0,12}\b(every ?time|each time|whenever|any ?time|always when|always after) i('m| am)? (eat|ate|have eaten|eating|finish eating)\b/,
  /\b(every ?time|each time|whenever|any ?time) i eat\b.{0,25}\b(guilt\w*|ashamed|disgust\w*|hate myself|panic)\b/, /\b(guilty|guilt|ashamed|disgusted)\b (about|for|after|when|from|over) (i )?(eat|eating|having eaten|i ate|my meals|meals|food)(?= ?(anything|at all|food|now|and|but|what|how|help|so|i)\b| $)/,
  /\b(schlechtes gewissen|schuldig|schuldgefuhle|schame mich|ekle mich)\b.{0,20}\b(jedes mal wenn ich esse|immer wenn ich esse|wenn ich esse|beim essen|nach dem essen|nach jedem essen|nach jeder mahlzeit)\b/, /\b(jedes mal|immer) wenn ich (etwas )?esse\b.{0,30}\b(schlechtes gewissen|schuldig|schuldgefuhle|schame)\b/,
  /\b(coupable|culpabilise|honte|degoute)\b.{0,15}\b(chaque fois que je mange|quand je mange|apres avoir mange|apres chaque repas|des que je mange)\b/, /\bchaque fois que je mange\b.{0,25}\b(coupable|culpabilise|honte)\b/,
  /\b(culpable|culpa|verguenza|asco)\b.{0,15}\b(cada vez que como|cuando como|despues de comer|siempre que como)\b/, /\bcada vez que como\b.{0,25}\b(culpable|culpa|verguenza)\b/, /\b(in colpa|vergogna|schifo)\b.{0,15}\b(ogni volta che mangio|quando mangio|dopo aver mangiato|dopo mangiato)\b/, /\bogni volta che mangio\b.{0,25}\b(in colpa|vergogno)\b/,
  /\b(vomitar|vomito|vomitare) (despues de|dopo) (comer|mangiare|aver mangiato|los? pasti|i pasti)\b/, /\b(trastorno|disturbo|disturbi) aliment\w+\b/,
] as const;

const BODY_PART = '(?:throat|tongue|lips?|face|hals|kehle|zunge|lippen?|gesicht|gorge|langue|levres?|visage|garganta|lengua|labios?|cara|gola|lingua|labbra|viso|faccia|labios|rosto|keel|tong|lippen|gezicht)';
const SWELLING = '(?:huge|massive|enormous|riesig|enorme?s?|enormi|gigantisch|puff(?:s|ed|ing)?(?: up)?|balloon(?:s|ed|ing)?|swell\\w*|swollen|clos(?:e|es|ing)(?: up)?|tighten\\w*|schwill\\w*|schwoll\\w*|anschwell\\w*|geschwollen|zuschwell\\w*|gonfl\\w*|enfl\\w*|ferme|hinch\\w*|cierra\\w*|cerrando|cerrado|gonfi\\w*|chiud\\w*|chiuso|inch\\w*|fecha\\w*|zwel\\w*|opgezwollen|gezwollen|dicht)';
const VOMITING = '(?:vomi\\w*|kotze?\\w*|erbrech\\w*|erbreche|brech(?:e|en) (?:alles|mich)|ubergeb\\w*|ubergeben|overgeef|overgeven|braak|braken|kots\\w*|throw(?:s|ing)? (?:it |everything |it all )?(?:back )?up|threw (?:it |everything |it all )?up|puk(?:e|es|ed|ing)|barf\\w*|be sick|being sick|fais vomir|devuelvo|devolver|gomito|rimett\\w*|rigett\\w*|spuug|spugen|rends tout)';
/** After eating, as a habit. */
const EACH_MEAL = '(?:(?:after|before|every|each|whenever|when|nach|jede[mnrs]?|immer|sobald|apres|chaque|des que|quand|tras|despues de|cada|siempre|cuando|dopo|ogni|quando|depois de?|cada|sempre|apos|na|elke|iedere|altijd|telkens) (?:\\w+ ){0,3}?(?:eats?|eating|ate|meals?|dinner|lunch|food|essen|esse|mahlzeit\\w*|gegessen|repas|mange|manger|comidas?|comer|como|cenar|pasto|pasti|mangio|mangiato|mangiare|refeic\\w*|comer|maaltijd\\w*|eten|eet|gegeten))';
const THIN = '(?:thin|thinner|skinny|slim|slimmer|weight|bony|dunn|dunner|schlank\\w*|gewicht|zunehm\\w*|dick|fett werden|mince|maigre|poids|grossir|delgad\\w*|flac\\w*|engordar|peso|magr\\w*|snell\\w*|ingrassare|engordar|emagrec\\w*|mager|slank|aankomen|afvallen|abnehm\\w*)';
const SLIMMING = '(?:emagrec\\w*|adelgaz\\w*|bajar de peso|dimagri\\w*|maigrir|perdre du poids|abnehm\\w*|abzunehmen|afvallen|lose weight|losing weight|perder peso|perdere peso|schlank\\w*)';

const POISON = '(?:(?:dishwasher|dish ?washer|laundry|detergent|washing) (?:tabs?|tablets?|pods?|capsules?|liquid|powder)|tide pods?|button cell|magnets?|nail polish remover|white spirit|turpentine|rat poison|weed ?killer|cigarettes?|spulmaschinentabs?|spultabs?|waschmittelkapsel|pastilles? (?:de |du )?lave vaisselle|capsules? de lessive|pastilla (?:de |del )?lavavajillas|capsula de detergente|pastiglia (?:della )?lavastoviglie|capsula (?:di detersivo|della lavatrice)|pastilha (?:da )?(?:maquina|loica)|capsula de detergente|vaatwastablet\\w*|wascapsule|bleach|detergent|battery|batteries|poison|antifreeze|cleaning product|dishwasher tablet|drain cleaner|lighter fluid|candeggina|detersivo|batteria|pila|veleno|bleichmittel|putzmittel|\\w*reiniger|entkalker|abflussfrei|destop|deboucheur|desatascador|disgorgante|desentupidor|ontstopper|anticalcare|descaler|spulmittel|waschmittel|batterie|knopfzelle|knoopcel|lamp oil|lampenol|lampolie|petrole|petroleo|petrolio|kerosene|paraffin|diluente|dissolvant|verdunner|spiritus|gift|javel|lessive|liquide vaisselle|produit menager|lejia|detergente|bateria|veneno|lixivia|bleekmiddel|bleek|afwasmiddel|schoonmaakmiddel|wasmiddel|batterij|vergif|lampenol)';
const SWALLOWED = '(?:swallow(?:s|ing)?|licked|chewed|bit into|swallowed|drank|drunk|ate|eaten|ingested|bevuto|ingerito|ingoiato|mangiato|getrunken|verschluckt|gegessen|geschluckt|bu|avale|mange|bebido|bebio|tragado|trago|comido|comio|bebeu|engoliu|comeu|gedronken|ingeslikt|gegeten)';
const LIFE = '(?:life|living|leben|lebens|vie|vivre|vida|vivir|vita|vivere|viver|leven)';
const SENSE = '(?:sense|point|meaning|worth|sinn|sinnlos|lebenswert|sens|sentido|senso|zin|zinloos)';
const NONE = "(?:no|not|isn't|nothing|kein\\w*|nicht|mehr|pas|plus|aucun|ne|n'a|sin|ya|non|nessun|piu|nao|nenhum|sem|geen|niet)";

const OF_CHOLESTEROL =
  /\b(?:\d+(?:[.,]\d+)? (?:de |di |of |von |van )?(?:colesterol\w*|cholest\w*)|(?:colesterol\w*|cholest\w*)(?: [^\s\d]+){0,4} \d+(?:[.,]\d+)?)\b/g;

export const SAFETY_SIGNS = {
  crisis: {
    unless: FIGURES_OF_SPEECH,
    signs: [
      // Nothing has a point any more, in seven languages.
      /(?<!\p{L})(?:(?:don't|dont|do not|can't|cant|cannot|no longer|never) (?:really |even )?see (?:the|any|a) point (?:of|in|to) (?:anything|any of it|it all|it any ?more|living|life|going on|being here|carrying on)|(?:what's|whats|what is) the point (?:of|in) (?:anything|it all|everything|living|life|going on|being here|any of it)|no point (?:in|to) (?:anything|living|life|going on|any of it)|(?:alles|gar nichts|nichts|leben)(?: \S+){0,3} (?:sinnlos|keinen sinn)|(?:seh|sehe) (?:in )?(?:gar )?(?:nichts|keinem)(?: mehr)?(?: einen| den)? sinn|(?:seh|sehe) keinen sinn mehr|a quoi bon (?:vivre|tout ca|continuer|tout cela)|(?:vois|voit) plus (?:l'interet|le sens) (?:de|a) (?:rien|vivre|la vie|tout)|(?:rien|plus rien) n'a (?:plus )?(?:de )?sens|(?:no le|ya no) (?:veo|encuentro)(?: \S+){0,2} sentido a (?:nada|la vida|vivir)|nada tiene (?:ya )?sentido|(?:non|nn) vedo (?:piu )?(?:il|un) senso (?:di|in) (?:niente|nulla|vivere|continuare)|(?:niente|nulla) ha (?:piu )?(?:un )?senso|(?:nao|ja nao) vejo (?:mais )?(?:o )?sentido (?:em|de|a|na) (?:mais )?(?:nada|viver|vida)|(?:mais )?nada (?:faz|tem) (?:mais )?sentido|(?:zie|ziet) (?:nergens|in niets)(?: meer)? (?:het nut|de zin|zin|nut)|niets heeft (?:nog |meer )*zin)(?!\p{L})(?! (?:en|in|em|on|auf|im|dans|sur|op|su|sulla|nella) )/u,
      ...CRISIS_KINDS,
      ...SUICIDE_KINDS,
      ...POINTLESS_KINDS,
      /\b(suicid\w*|suizid\w*|selbstmord\w*|selbstmordgedanken)\b/,
      /\b(kill|hurt|harm|cut|cutting|hurting|harming|hang|drown|poison|starve) (myself|my self)(?! off\b| (?:a|an|some|another) )( to death)?\b/,
      /\b(want|wish|need) (it|this|everything|it all|all of it|all this|this all)( all)? (to (just )?(be over|end|stop(?! (?:telling|asking|showing|sending|saying|counting|suggesting|beeping|nagging|reminding|offering|using|recommending)\b))|(to be )?over)\b/,
      // "Life makes no sense", in either order.
      new RegExp(`\\b${LIFE}\\b(?=.{0,40}\\b${SENSE}\\b)(?=.{0,40}\\b${NONE}\\b).{0,40}\\b${SENSE}\\b|\\b${NONE} (?:\\w+ ){0,3}?${SENSE} (?:\\w+ ){0,4}?${LIFE}\\b`),
      /\bself ?harm\w*\b/, /\bend (?:(?:my|my own|this) (?:life|days|suffering|pain|misery)|it all|(?:it|my own|my)(?= $))\b(?! of)/, /\btake my (own )?life\b/,
      /\b(want|wanna|wish|going|rather|ready) (i was |i were |i am |to be |to )?(die|dead)\b/, /\bbetter off dead\b/, /\bwish i (was|were) (dead|never born)\b/,
      /\b(don't|dont|do not|no longer|not) (want to|wanna) (live|be alive|exist|be here anymore|wake up)\b/, /\bno (reason|point|point in|will) (to |of )?(live|living|going on)\b/,
      /\blife (is|isn't|is not) (not )?worth living\b/, /\b(quiero|quisiera|querria|voglio|vorrei|quero|queria|gostava de|gostaria de|veux|voudrais|aimerais|je veux juste|solo quiero) (desaparecer|sparire|scomparire|disparaitre)\b(?! el| la| los| las| o | a )/, /\b(will|mochte) (einfach |nur noch )?(verschwinden|weg sein)(?= $| und)/, /\bwil (gewoon )?(verdwijnen|er niet zijn)\b/, /\b(no le veo|no veo|ya no le veo|nao vejo|non vedo|non trovo|vois plus|vois pas|ne vois) (\w+ )?(sentido|senso|sens|de sens) (a|in|em|de|a) (nada|niente|rien|tudo)\b/, /\b(nothing (matters|makes sense)( any ?more)?|don't see the point (any ?more|of anything|in anything)|no point in anything)\b/, /\b(nichts hat (mehr )?(einen )?sinn|alles (ist )?sinnlos|nada tiene sentido|nada faz sentido|niente ha (piu )?senso|plus rien n'a de sens|niks heeft (nog )?zin)\b/, /\bhow (much|many) .{0,40}\b(to die|lethal|kill (me|yourself|a person))\b/, /\blethal dose\b/, /\boverdose on purpose\b/,
      /\b(mich (umbringen|toten|verletzen|ritzen)|umbringen will|nicht mehr leben|will sterben|mir das leben nehmen|mochte sterben)\b/,
      /\b(me suicider|me tuer|envie de mourir|veux mourir|en finir avec la vie|me faire du mal|plus envie de vivre)\b/,
      // Portuguese, Dutch, and further words of Spanish, Italian, French and German.
      /\b((quero|queria|vou|vontade de) (morrer|me matar|matar me|acabar com (a minha |minha )?vida)|matar me|suicidar me|me suicidar|tirar a (minha |propria )?vida|tirar minha vida|nao (quero|queria) (mais )?viver|nao quero viver mais|fazer me mal|me machucar|me cortar)\b/,
      /\b((ik )?wil (ik )?(dood|sterven|niet meer (leven|wakker worden)|er niet meer zijn|een eind aan mijn leven)|zelfmoord\w*|mezelf (doden|pijn doen|iets aandoen|snijden|van kant maken)|niet meer (leven|verder leven)|eind(e)? (aan|maken aan) mijn leven|ik wil niet meer leven)\b/,
      /\b(ya no quiero (vivir|seguir)|ganas de morir\w*|me quiero (morir|matar)|suicidarme|mi vida no tiene sentido|cortarme|voglia di morire|mi voglio (uccidere|ammazzare)|suicidarmi|farla finita|tagliarmi|je (ne )?veux (plus|pas) vivre|me tailler les veines|me mutiler|mettre fin a mes jours|will nicht mehr leben|mochte nicht mehr (leben|da sein)|mich selbst verletzen|lebensmude|schluss machen mit dem leben)\b/,
      // Said of everything and not of one food: what follows ends the sentence.
      /\b(can't|cant|cannot|can not) (go on|take (it|this) any ?more|do this any ?more)(?= $| i\b| and\b)|\b(tired|sick) of (living|life|being alive)\b|\bbetter off without me\b|\bwant to disappear\b/,
      /\b(kann (einfach )?nicht mehr(?= $)|wachst mir (alles )?uber den kopf|mir wachst alles uber den kopf|keinen sinn mehr(?= $| im leben)|will nicht mehr (da sein|aufwachen|sein)|ohne mich besser dran|mir (et)?was antun)/,
      /\b((veux|voudrais|vais|envie d'|d') ?en finir(?= $| avec (la vie|tout|moi)| maintenant)|(j'en|n'en) peux plus(?= $)|plus la force de (vivre|continuer)|disparaitre pour toujours)/,
      /\b(acabar con (todo(?= $)|mi vida)|no (puedo|aguanto) mas(?= $)|no quiero (seguir )?(viviendo|vivir|seguir aqui|despertar)|non ce la faccio piu(?= $)|non voglio piu (esserci|svegliarmi))/,
      /\b(nao aguento mais(?= $| viver| a vida)|quero (sumir|desaparecer)(?= $)|acabar com tudo(?= $)|nao vejo (mais )?(sentido|razao) (na vida|para viver)|zie het niet meer zitten|kan (het )?niet meer( aan)?(?= $)|wil er niet meer zijn|niemand zou me missen)/,
      /\b(no ?(body|one) (would|will) (even )?(miss|notice|care about) (me|if i)|world (would be |is )?better without me|wou dat ik er niet (meer )?was|zou er liever niet (meer )?zijn|wunschte ich ware (nicht mehr|tot)|ware lieber (tot|nicht mehr)|niemand wurde mich vermissen|j'aimerais (mieux )?(etre mort\w*|ne plus etre la|ne plus exister)|personne ne me regretter\w*|ojala (no|me) \w* ?(despertara|muriera|hubiera nacido)|nadie me echaria de menos|vorrei (essere mort\w*|non esserci piu|non essere mai nat\w*)|nessuno sentirebbe la mia mancanza|preferia (estar mort\w*|nao existir)|ninguem (ia|iria) sentir a minha falta|(mi|minha|la mia|ma|mein|my|mijn) (vida|vita|vie|leben|life|leven) (no|nao|non|ne|is|ist) (\w+ )?(vale|vaut|worth|wert|waard))\b/,
      /\b(quiero (morir\w*|matarme)|matarme|quitarme la vida|hacerme dano|no quiero vivir|voglio (morire|uccidermi|ammazzarmi)|uccidermi|ammazzarmi|farmi del male|togliermi la vita|non voglio (piu )?vivere)\b/,
    ],
  },
  emergency: {
    unless: OF_FOODS,
    signs: [
      ...EMERGENCY_KINDS,
      ...PRESSURE_KINDS,
      ...FACE_KINDS,
      new RegExp(`\\b${SWALLOWED}\\b.{0,40}\\b${POISON}\\b|\\b${POISON}\\b.{0,30}\\b${SWALLOWED}\\b`),
      // A throat, tongue or face that swells or closes, in either order.
      new RegExp(`\\b${SWELLING} (?:\\w+ ){0,4}?${BODY_PART}\\b|\\b${BODY_PART} (?:\\w+ ){0,4}?${SWELLING}\\b`),
      /\b(can't|cant|cannot|can not|hard to|trouble|difficulty|struggling to) (breathe|breathing|swallow)\b/, /\banaphyla\w+\b/,
      // A small child that is limp or does not wake.
      /^(?=.*\b(?:(?:month|months|week|weeks) old|monate alt|wochen alt|maanden oud|de (?:\d+ )?(?:mois|meses|mesi)|baby|babys?|infant|newborn|toddler|saugling|kleinkind|bebe|nourrisson|lactante|neonato|lattante|bimb[oa]|nenem|zuigeling|peuter|kind|child|son|daughter|sohn|tochter|kleine[rn]?|enfant|fils|fille|hij[oa]|nin[oa]|figli[oa]|bambin[oa]|filh[oa]|crianca|zoon(?:tje)?|dochter(?:tje)?|kindje)\b).*\b(?:limp|floppy|lethargic|unresponsive|not responding|won't wake|wont wake|can't wake|not waking up|schlapp|apathisch|teilnahmslos|reagiert nicht|wacht nicht auf|nicht wach|tout mou|toute molle|ne se reveille pas|ne reagit pas|amorphe|flacid[oa]|decaid[oa]|no despierta|no reacciona|fiacc[oa]|floscio|molle|non si sveglia|non reagisce|mole|molinh[oa]|nao acorda|nao reage|slap|suf|reageert niet|wordt niet wakker)\b/,
      /\b(throat|tongue|face|lips?) (is|are|feels?|keeps?|getting) ?(swelling|swollen|closing|tight)\b/, /\b(swollen|swelling) (throat|tongue|face|lips?)\b/,
      /\b(chest pain|heart attack|stroke right now|passed out|unconscious|coughing blood|vomiting blood)\b/,
      /\b(swallowed|drank|ate|eaten) .{0,30}\b(bleach|detergent|battery|poison|antifreeze|cleaning product)\b/,
      /\b(took|taken|take|swallowed|had|avale|pris|genommen|geschluckt|tomado|tome|tragado|preso|ingoiato|tomei|engoli|ingenomen|geslikt|genomen)\b.{0,12}\b(too many|too much|zu viele?|trop de|trop|demasiad[oa]s?|tropp[eio]|demais|muit[oa]s|te veel|all (?:of )?(?:the|my))\b.{0,20}\b(pills?|tablets?|tabletten|tablette|pillen|cachets?|comprimes|medicaments|pastillas|pillole|pastiglie|comprimidos|medicamentos|medicine|meds|medikamente)\b/,
      /\b(hives|rash|nesselsucht|quaddeln|ausschlag|urticaire|plaques|urticaria|ronchas|orticaria|bolle|galbulten|uitslag)\b.{0,12}\b(all over|everywhere|uberall|am ganzen korper|partout|sur tout le corps|por todo(?: el cuerpo| o corpo)?|dappertutto|su tutto il corpo|no corpo todo|overal|over mijn hele (?:lijf|lichaam))\b/,
      /\b(ate|eaten|had) .{0,40}\b(allergic reaction|hives|break(ing)? out)\b/, /\b(having|have) an allergic reaction\b/, /\bfood poisoning right now\b/,
      /\b(bevuto|ingerito|ingoiato|mangiato|getrunken|verschluckt|gegessen|bu|avale|mange|bebido|bebio|tragado|comido|bebeu|engoliu|comeu|gedronken|ingeslikt|gegeten)\b.{0,40}\b(candeggina|detersivo|batteria|pila|veleno|bleichmittel|putzmittel|reiniger|spulmittel|waschmittel|batterie|knopfzelle|gift|javel|lessive|poison|lejia|detergente|bateria|veneno|lixivia|bleekmiddel|bleek|schoonmaakmiddel|wasmiddel|batterij|vergif)\b/,
      /\b(candeggina|detersivo|bleichmittel|putzmittel|reiniger|waschmittel|knopfzelle|bleekmiddel|schoonmaakmiddel|batterij)\b.{0,20}\b(bevuto|ingerito|ingoiato|getrunken|verschluckt|gegessen|gedronken|ingeslikt)\b/,
      /\b(brustschmerzen|schmerzen in der brust|mal a la poitrine|douleurs? (a la poitrine|thoracique)|dolor (en el|de) pecho|(me duele|duele) (mucho )?el pecho|dolore al petto|male al petto|mi fa male il petto|dor no peito|doi (me )?o peito|pijn op (de|mijn) borst|borstpijn)\b/,
      /\b(keine luft|atemnot|allergischen? schock|bekomme schlecht luft|du mal a respirer|gorge (qui |me |se )?(gonfle|serre)|choc allergique|gesicht (ist |schwillt )?(an)?geschwollen|zunge schwillt|kann nicht (mehr )?atmen|j'arrive pas a respirer|ne peux (plus|pas) respirer|je n'arrive plus a respirer|lengua hinchada|cara hinchada|shock anafilactico|lingua gonfia|non respiro|nao consigo respirar|falta de ar|garganta (inchada|fechando|a fechar)|(lingua|rosto|cara) inchad[ao]|choque alergico|kan niet ademen|krijg geen lucht|benauwd|keel (zwelt|dik|opgezwollen)|allergische (shock|reactie)|no puedo respirar|me cuesta respirar|garganta (hinchada|cerrada)|non riesco a respirare|gola gonfia|choque anafilactico)\b/,
    ],
  },
  'eating disorder': {
    unless: /\b(binge watch\w*|purge my (pantry|fridge|cupboard))\b/g,
    signs: [
      ...EATING_KINDS,
      ...SELF_HATE_KINDS,
      /\b(anorexi\w*|bulimi\w*|eating disorders?|orthorexi\w*|binge eat\w*|essstorung\w*|magersucht\w*|magersuchtig|boulimi\w*|trouble alimentaire|troubles alimentaires|ed recovery)\b/, /\bpro ?ana\b|\bthinspo\b/,
      /\b(make|making|force|made) (myself|me) (throw up|vomit|puke|sick|be sick)\b/, /\b(purg(e|ing)|laxatives?) (to|for|after|and) .{0,30}\b(weight|eating|meal|dinner|lunch|calories)\b/, /\b(throw|throwing) up after (eating|meals?|dinner|lunch)\b/,
      /\b(purge|purging|purged)\b/, /\blaxatives? .{0,20}\blose\b/,
      /\b(starv(e|ing) (myself|for|to(?! death)|until|all day)|(?<!\b(?:what|which)(?: \w+){0,5} )stop eating(?= (anything|food|at all|altogether|completely|everything)| $)|not eat(ing)? (anything|at all)|(eat|eating) nothing(?! (?:with|but|containing|that|which|of|except|too|after|before|past|special|complicated|green|sweet|fried|else|elaborate|from|made|(?!(?:to|an)y|today|really|literally|basically|nearly|virtually)[a-z]{3,}y)\b)|skip all meals|fast(ing)? for (\w+ )?(days|weeks?)|water fast)\b/,
      /\b(hate|disgusted by|disgusted with) (my body|how i look|myself|myself for eating)\b/, /\b(punish|punishing) myself\b/, /\b(afraid|scared|terrified) (of|to) (eat|eating|food|gain weight|gaining weight)\b/,
      /(?<!\b(?:save|cut|cutting|burn|burning|lose|minus|less|fewer|extra|deficit of|by) )\b([1-7]\d\d|under 800|less than 800|[1-9]\d) ?(kcal|calories|cals?|kalorien) ((a|per|each|every|pro|par|am|al) (day|tag|jour|dia|giorno)|daily|diet|plan)\b/,
      /\b(burn off|make up for|compensate for) .{0,30}\b(ate|eaten|binge|eating|calories i)\b/, /\bbinged?( on)?\b.{0,40}\b(guilty|ashamed|again|last night|yesterday|stop)\b/,
      /\b(?:want|trying|need|like|how) (?:to )?(?:be|get|become|look) (?:so |super |really |very |extremely |too )?(?:skinny|bony|bone thin)\b/, /\bthigh gap\b/,
      new RegExp(`\\b${VOMITING}\\b.*\\b${SLIMMING}\\b|\\b${SLIMMING}\\b.*\\b${VOMITING}\\b`),
      // Bingeing and bringing it up again.
      new RegExp(`\\b(?:fress\\w*|stopf\\w*|schling\\w*|binge\\w*|stuff\\w* (?:myself|my face)|cram\\w*|gav\\w*|goinfr\\w*|empiff\\w*|atrac\\w*|atibor\\w*|abbuff\\w*|ingozz\\w*|empantur\\w*|enfard\\w*|vreet\\w*|volprop\\w*|volvret\\w*)\\b.{0,50}\\b${VOMITING}\\b`),
      // Vomiting as a habit after meals, or to stay thin; of a food that does it something else is told (`declared`).
      new RegExp(`\\b${VOMITING}\\b.{0,40}\\b${THIN}\\b|\\b${THIN}\\b.{0,40}\\b${VOMITING}\\b`), new RegExp(`\\b${VOMITING} (?:\\w+ ){0,3}?${EACH_MEAL}\\b|\\b${EACH_MEAL} (?:\\w+ ){0,4}?${VOMITING}\\b`), /\bchew(ing)? (?:\w+ )?and spit\w*|\bkauen? und (wieder )?ausspuck\w*|\bfressanfall\w*|\batracon\w*|\babbuffat\w*|\bcompulsao alimentar|\beetbui\w*|\bcrises? (de boulimie|d'hyperphagie)\b/,
      ...STARVING, ...TOO_FAST, ...GUILT,
      /\b(nach dem essen (erbrechen|kotzen)|mich ubergeben nach|nichts mehr essen|me faire vomir|(?:je )?me fais vomir|je me force a vomir|faco me vomitar|(?:provoco|provocar|provoco me) (?:o |el |il )?vomito|me hago vomitar|me provoco (?:el )?vomito|(?:mi )?faccio vomitare|mi provoco il vomito|laat mezelf (?:overgeven|braken)|vinger in (?:mijn|de) keel|finger in den hals|(?:bringe|zwinge) mich (?:selbst )?zum (?:erbrechen|kotzen|ubergeben)|fingers? down my throat|doigts? dans la gorge|dedos? en la garganta|dita in gola|dedos? na garganta|(?<!(?:devrais|dois|devrait|faudrait|puis) )arreter de manger(?! (?:du|de la|des|de l'|trop)\b)|abfuhrmittel|provocarme el vomito|vomitar (depois de|apos) comer|provocar (o )?vomito|laxantes?|laxeermiddel\w*|overgeven na het eten|eetstoornis\w*|eetbuien|transtornos? alimentar\w*|disturbios? alimentar\w*|atracones|abbuffate|(culpad[ao]|culpa) (sempre que|cada vez que|quando|toda vez que) como|schuldig (als|wanneer|elke keer als) ik eet|nao como nada ha|al \w+ dagen niet(s)? gegeten)\b/,
    ],
  },
  // A figure of cholesterol is none of sugar.
  'high sugar': { unless: OF_CHOLESTEROL, signs: [HIGH_IN_MG, HIGH_IN_MMOL, HIGH_IN_GRAMS] },
  'low sugar': {
    unless: /\b(?:what is|was ist|qu'est ce que|que es|cos'e|o que e|wat is) (?:a |an |eine? |une |un |una |uma )?(?:hypo\w*|unterzucker\w*|hipo\w*|ipo\w*)\b/g,
    signs: LOW_SUGAR,
  },
  medication: {
    unless: null,
    signs: [
      /\b(warfarin|coumadin|marcumar|phenprocoumon|blood ?thinners?|anticoagulants?|insulin|insuline|insulina|metformin\w*|statins?|atorvastatin|simvastatin|levothyro\w*|eutirox|doliprane|dafalgan|nurofen|tachipirina|nolotil|sintrom|l thyroxin\w*|euthyrox|synthroid|lithium|maois?|ssris?|antidepress\w+|sertraline|fluoxetine|prednison\w*|cortison\w*|ibuprofen\w*|ibus?|paracetamol|acetaminophen|aspirin\w*|antibiotic\w*|antibiotik\w*|antibiotique\w*|beta ?blockers?|ace inhibitors?|diuretics?|ozempic|wegovy|semaglutide|mounjaro|tirzepatide|glp 1|methotrexate|omeprazole|pantoprazol\w*|ritalin|adderall|xanax|birth control pill|chemo\w*|levodopa|digoxin|eliquis|xarelto|clopidogrel|lisinopril|ramipril|amlodipine)\b/,
      /\b(medication|medications|medicines?|prescription|prescribed|my tablets|medikament\w*|medicament\w*|arzneimittel|blutverdunner|anticoagulant|pillule|farmac[io]|medicinas?|medicinali|medicacao|medicacion|medicazione|medicamentos?|remedios?|comprimidos?|medicijn(en)?|geneesmiddel\w*|bloedverdunner\w*|antistol\w*|anticoagulant\w*|antibiotic[ao]s?|statine|estatinas?|sinvastatina|betablocker\w*|my (meds|pills|drugs))\b/,
      /\b(arreter|stopper|interrompre) (mon|le|ce) traitement\b|\b(behandlung|therapie) (abbrechen|absetzen)\b|\b(dejar|suspender) (el|mi) tratamiento\b|\b(smettere|interrompere|sospendere) (la|mia|la mia) (cura|terapia)\b|\b(parar|interromper) (o|meu|o meu) tratamento\b|\bstoppen met (mijn|de) behandeling\b/,
      /\b(als tabletten?|in tablettenform|en comprimes?|en gelules?|en pastillas?|en capsulas|in compresse|em comprimidos?|als pil(len)?|as (a )?(tablet|pill|supplement)s?)\b/,
      // Compounds ("Blutdrucktabletten", "bloeddrukpillen"), and what is taken against something.
      /\b(?:la|una|mi|minha|a|ma|die|de|meine) (?:pillola|pastilla|pildora|pilula|pille|pilule|pil) (?:\w+ )?(?:per|para|contra|pour|contre|fur|gegen|voor|tegen)\b/, /\b(?:how many|wie viele|combien de|cuantas|quante|quantas|quantos|hoeveel) (?:\w+ )?(?:pills|tablets|tabletten|cachets|comprimes|pastillas|pildoras|pillole|pastiglie|compresse|comprimidos|pillen)\b/, /\b(?:how many|wie viele|combien d'|cuantas|quante|quantas|hoeveel) (?:units|einheiten|unites|unidades|unita|eenheden)\b(?! (?:of |d'|de |di |von |van )?(?:bread|carb\w*|alcohol|alkohol|alcool|alcol|brot|pain|pan\b|pane|pao|brood))/, /\b\w{4,}(pillen|tabletten?|medikamente?|medicijn(en)?|senker|hemmer|verdunner|remmers?|verlagers?)\b/, /\b(my|his|her|the|these|blood pressure|bp|heart|thyroid|cholesterol|diabetes|water|sleeping|allergy|anxiety|pain) (pills?|tablets?|meds)\b/, /\b(pastillas?|pildoras?|pillole?|pastiglie|compresse|cachets?|comprimes?|gouttes|comprimidos?|pilulas?|pillen|tabletten?) (\w+ ){0,2}?(para|de|del|della|del|per|contra|contre|pour|da|do|gegen|voor|tegen|fur) (\w+ ){0,2}?(tension|presion|pression\w*|pressao|tensao|azucar|diabet\w*|colesterol\w*|cholesterol|coeur|corazon|cuore|coracao|tiroid\w*|thyroide|tireoide|bloeddruk|blutdruck|herz|hart|dolor\w*|dor|douleur\w*)\b/, /\b(mes|mis|mijn|meine[nr]?|le mie|i miei|os meus|as minhas|meus|minhas) (pillen|tabletten|pastillas|pillole|pastiglie|comprimidos|cachets|comprimes|medikamente\w*|medicijnen|medicine|medicinas)\b/,
      // The pill, and iron that is taken.
      /^(?=.*\b(?:take|taking|took|tomar|tomo|tomando|prendo|prendere|prends|prendre|nehme|nehmen|nimmt|neem|slik|slikken|met|mit|avec|with|con|com)\b).*\b(?:die pille|la pilule|la pildora|la pillola|a pilula|de pil|on the pill|the pill)\b/, /\b(?:take|taking|tomar|tomo|tomando|prendere|prendo|prends|prendre|slik|slikken) (?:(?:my|o|mi|meu|mijn|mon|mio|el|il|du|de) )?(?:iron|ferro|hierro|fer|ijzer)\b|\b(?:eisen|ijzer) (?:\w+ ){0,3}(?:nehmen|nehme|slikken|innemen|einnehmen)\b/,
      // Medicines by the end of their names.
      /\b(statines?|estatinas?|\w{3,}(?:statin|sartan|prazol|[csz]ill?in|my[cz]in|micin|olol|floxacin|ciclin|cyclin|xaban|gliflozin|gliptin|oxetin|tr[iy]ptilin|tr[iy]ptylin|[aei]zepam|dipin|parin|semid)\w{0,2}|\w{3,}pril)\b/,
      // A German can of something is a "Dose".
      /\b(?<!\b(?:eine[rn]?|ne|ner|der|pro|je|halbe|kleine|grosse|ganze|normale|\d) )dose\b(?! of (?:sugar|salt|caffeine|protein|fib))(?! (?:cola|thunfisch|mais|bier|energy|limo))|\b(doses|dosage|dosing|dosierung|dosis|posologie|overdose)\b/,
      /\b(how (much|many)|what amount of|should i take|can i take|do i need|recommend|wie viel) .{0,40}\b(supplements?|iron pills|vitamin \w+ (supplements?|pills?|tablets?|drops|should|to take|per day should)|melatonin|creatine|magnesium (supplements?|tablets?)|st john'?s wort|nahrungserganzung\w*)\b/,
      /\b(should i|can i) take .{0,30}\b(vitamin|iron|zinc|omega|creatine|melatonin|supplements?|pills?)\b/, /\bsupplements? (for|to treat|against)\b/,
    ],
  },
  pregnancy: {
    // A baby with a fever is for a doctor.
    unless: new RegExp(`^.*(?:${BABY_FEVER.source}).*$`),
    signs: [
      /\b(pregnan\w+|expecting a baby|trying to conceive|breast ?feed\w*|nursing mother|gestational|first trimester|second trimester|third trimester|schwanger\w*|stillen|stillzeit|enceinte|grossesse|allait\w+|embaraz\w+|incinta|gravidanza|lactancia|amamant\w+|allattamento|allatto|gravida|gravidez|amament\w+|zwanger\w*|borstvoeding)\b/,
      /\b(newborn|infants?|toddler|my baby|for (a |my )?(baby|babies)|baby formula|infant formula|\d+ (month|months|weeks?) old|month old|saugling\w*|nourrisson|bebe)\b/,
    ],
  },
  diagnosis: {
    unless: new RegExp(`${OF_FOODS.source}|${OF_LABELS.source}`, 'g'),
    signs: [
      ...DIAGNOSIS_KINDS,
      BABY_FEVER,
      HIGH_SUGAR,
      // A symptom, and what it is.
      /\b(rash|hives|itch\w*|ausschlag|juckreiz|plaques|boutons|urticaire|sarpullido|ronchas|urticaria|orticaria|sfogo|prurito|erupcao|comichao|uitslag|jeuk|galbulten)\b.{0,60}\b(what is (it|that|this)|what's (it|that|this)|why|was (habe ich|ist das)|qu'est ce que j'ai|c'est quoi|que tengo|que es|cosa ho|che cos'e|o que tenho|o que e|wat heb ik|wat is dat)\b/,
      /\b(blood|blut|sang|sangre|sangue|bloed) (?:\w+ ){0,3}(stools?|poop|poo|urine|pee|stuhl|urin|selles|urines|heces|orina|feci|urina|fezes|ontlasting|plas)\b/,
      /\b((?<!(?:what|which) (?:else )?)(?<!\b(?:what|which) (?!(?:illness|disease|allerg|intoleran|condition|deficien|disorder|problem)\w*)\w+ (?:\w+ )?)(?:do|could|might) i have|am i getting|did i get|signs? (of|that i have)|symptoms? of|diagnos\w+)\b(?! (this (?:week|month)|last (?:week|month)|today|yesterday|enough|left|to|remaining|still|available|something|anything|in my|(?:any )?(?:calories|sugar|fat|carbs)|any (scans?|preferences?|restrictions?)|scans?|a preference|preferences|time|protein|products?))/,
      /\b(cure|cures|curing|heal|heals|treat|treats|reverse|reverses|treatment for|remedy for|get rid of) (my |the |a |for )?(\w+ )?(cancer|diabetes|disease|illness|tumou?r|infection|hypertension|high blood pressure|depression|anxiety|ibs|gerd|reflux|celiac|arthritis|adhd|autism|migraines?|covid|eczema|acne|kidney\w*|cholesterol|gout|thyroid)\b/,
      /\b(why (do|does|am|is) (i|my|me) .{0,40}\b(hurt|hurts|pain|ache|bleed\w*|dizzy|faint|vomit\w*|nause\w+|rash|itch\w*|bloat\w*|cramps?|diarr\w+|constipat\w+|tired all|sick))\b/,
      /\b(i have|i've got|i had|i feel|i get|having|suffer from|my) .{0,30}\b(rash|hives|blood in|dizz\w+|faint\w*|severe pain|stomach (pain|ache|cramps?)|cramps|diarr\w+|vomit\w*|palpitations|numb\w*|blurred vision|lump|headaches?|migraines?)\b/,
      /\b(?:blood ?sugar|blood glucose|blutzucker\w*|glukose\w*|glykose|glycemie|glucemia|glicemia|glicose|bloedsuiker\w*|bloedglucose)\b.{0,24}\b(?:[1-9]\d{2}|[3-9]\d)\b(?! (?:kcal|g|gr|gram\w*|ml)\b)/, /\b(blood test|lab results?|blood work|my (hba1c|a1c|ldl|hdl|tsh|ferritin|creatinine|egfr|potassium level|blood sugar) (is|was|of|level|levels|result)|hypoglycemi\w+|ketoacidosis)\b/,
      /\b(cancer|tumou?r|chemotherapy|dialysis|krebs|krebserkrankung)\b(?! (risk|research|agency|causing))/,
      /\b((me duele|me duelen|duele) (mucho |mucha )?(el|la|los|las)|dolor de (barriga|estomago|cabeza|tripa)|mal di (pancia|stomaco|testa)|mi fa male (la pancia|lo stomaco|la testa)|dor de (barriga|estomago|cabeca)|doi me (a|o)|buikpijn|maagpijn|hoofdpijn|kopfschmerzen|magenschmerzen|mal a (la tete|l'estomac))\b/,
      /\b(heb ik (een )?(diabetes|allergie|ziekte|coeliakie)|tengo yo (diabetes|alergia)|(sera que )?tenho (diabetes|uma doenca)\?|avro il diabete|ho il diabete\?)(?= |$)/,
      /\b(habe ich (eine )?(diabetes|zoliakie|allergie|krankheit)|bauchschmerzen|ai je (le |une )?(diabete|allergie|maladie)|mal au ventre)\b/,
    ],
  },
} as const satisfies Readonly<Record<string, Signs>>;
