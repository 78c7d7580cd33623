import { foldText } from '../../lib/index.ts';
import type { GeneralId } from '../knowledge/general.data.ts';

/**
 * The entry that a message needs since what it tells of may harm, whatever food it names: something stood warm for hours, or somebody
 * wants to live on water. `null` for every other message.
 */
export function hazardIn(message: string): GeneralId | null {
  const text = readable(message);
  const isDurable = DURABLE.test(text) && !SPOILS.test(text);
  if (!isDurable && stood(text) && MENDS.test(text)) return 'pot_overnight';
  if (!isDurable && (STOOD_WARM.some((signs) => signs.every((sign) => sign.test(text))) || (WARM.test(text) && FOR_LONG.test(text))))
    return 'left_out';
  if (NO_COOLING.test(text) && (FOR_LONG.test(text) || ASKS_TO_EAT.test(text))) return 'left_out';
  if (ON_WATER.test(text)) return 'lose_weight_fast';
  const isLong = FOR_DAYS.test(text) || FASTS.test(text);
  return WATER_ALONE.test(text) && isLong && !INSTEAD.test(text) ? 'lose_weight_fast' : null;
}

const readable = (message: string): string =>
  ` ${foldText(message)
    .replace(/[^\p{L}\p{N}']+/gu, ' ')
    .trim()} `;

/** Whether something stood warm for long, whatever is asked of it. */
const stood = (text: string): boolean =>
  (WARM.test(text) && FOR_LONG.test(text)) || STOOD_WARM.some(([left, where]) => left?.test(text) === true && where?.test(text) === true);

/** Whether a message asks if heat, cold or a rinse mends what a message before it spoke of: something that stood warm. */
export const asksToMend = (message: string, before: string): boolean => MENDS.test(readable(message)) && stood(readable(before));

/** What is done to food that stood warm, in seven languages. */
const MENDS =
  / (?:(?:re ?)?(?:boil|heat|cook|fry|roast|bake|steam|nuke)\w*|microwave\w*|freez\w*|rinse\w*|(?:smells?|tastes?|looks?) (?:\S+ )?(?:fine|ok|okay|good|normal)|\w*(?:koch|erhitz|aufwarm|brat)\w*|mikrowelle|einfrier\w*|riecht (?:\S+ )?(?:gut|normal|ok)|(?:re)?cui\w*|bouilli\w*|(?:re)?chauff\w*|micro ?ondes?|congel\w*|sent (?:\S+ )?bon|hierv\w*|herv\w*|calient\w*|calent\w*|cocin\w*|cuez\w*|cocer|micro\w*|huele (?:\S+ )?bien|boll\w*|scald\w*|riscald\w*|cuoc\w*|cuoci\w*|cott\w*|odora|sa di buono|ferv\w*|aquec\w*|cozinh\w*|cozer|cheira (?:\S+ )?bem|(?:door)?kook\w*|opwarm\w*|verhit\w*|bak(?:ken)?|magnetron|invries\w*|ruikt (?:\S+ )?(?:goed|normaal)) /;

/** Where it is warm, and that nothing was cooled there, in seven languages. */
const WARM =
  / (?:(?:out of|not in) the fridge|(?:sat|sitting|stood|standing|left) out(?:side)?|on the (?:counter|worktop|stove|hob)|room temp\w*|unrefrigerated|(?:hot|warm) (?:car|bag|room)|in (?:a|the|my) (?:hot |warm )?car|in the sun|in the rice cooker|ungekuhlt\w*|zimmertemperatur|raumtemperatur|(?:im|in der|einem) (?:(?:warmen|heissen) )?(?:auto|sonne)|(?:ausserhalb|nicht im|nicht in) (?:des |den |dem )?kuhlschranks?|auf dem herd|temperature ambiante|hors du frigo|au soleil|dans la voiture|sur la (?:cuisiniere|gaziniere)|temperatura ambiente?|fuera de la nevera|al sol|en el coche|encimera|fuori dal frigo|in macchina|al sole|in pentola|sui fornelli|fora do frigorifico|fora da geladeira|ao sol|no carro|em cima do fogao|buiten de koelkast|kamertemperatuur|ongekoeld|in (?:een|de) (?:warme |hete )?(?:auto|zon)|op het (?:fornuis|aanrecht)) /;
/** For hours or longer. */
const FOR_LONG =
  / (?:(?:[2-9]|\d\d|two|three|four|five|six|several|zwei|drei|vier|funf|sechs|deux|trois|quatre|cinq|dos|tres|cuatro|cinco|due|tre|quattro|cinque|dois|duas|tres|twee|drie|vijf|paar|quelques|varias|alcune) ?(?:h|hrs?|hours?|days?|stunden?|tage?n?|heures?|jours?|horas?|dias?|ore|giorni|uur|uren|dagen)|since (?:\S+ )?(?:yesterday|lunch\w*|morning|breakfast|noon|last night)|(?:for )?a (?:whole |full )?day|overnight|all (?:night|day|afternoon|morning)|(?:since|till|until) \S+ ?(?:am|pm)?|seit (?:gestern|heute (?:fruh|morgen)|mittag|vorgestern|stunden)|uber nacht|die ganze nacht|den ganzen (?:tag|nachmittag)|depuis (?:hier|ce matin|midi)|toute la (?:nuit|journee)|tout l'apres midi|desde (?:ayer|anoche|esta manana|el mediodia|ontem)|toda la noche|todo el dia|da (?:ieri|stamattina|mezzogiorno)|tutta la notte|tutto il giorno|a noite (?:toda|inteira)|o dia (?:todo|inteiro)|sinds (?:gisteren|vanochtend|vanmorgen)|van gisteren|de hele (?:nacht|dag|middag)) /;
/** The fridge or its current failed. */
const NO_COOLING =
  / (?:(?:(?:power (?:cut|outage|failure)|lost power)|blackout|no (?:power|electricity)|stromausfall|(?:coupure|panne) (?:de courant|d'electricite)|se fue la luz|apagon|corte de luz|blackout|e andata via la luce|faltou a luz|falta de luz|stroomstoring|stroomuitval)|(?:fridge|freezer|kuhlschrank|gefrierschrank|tiefkuhler|frigo|congelateur|nevera|frigorifico|congelador|heladera|refrigerador|frigorifero|congelatore|geladeira|koelkast|vriezer|diepvries) (?:\S+ ){0,4}?(?:broke(?:n)?|died|failed|off|stopped|kaputt|aus|ausgefallen|defekt|en panne|eteint|debranche|rot[oa]|apagad[oa]|se estropeo|averiad[oa]|spent[oa]|rotto|avari(?:ad[oa]|ou)|desligad[oa]|estragou|kapot|uit|uitgevallen)) /;
const ASKS_TO_EAT =
  / (?:eat|eaten|safe|ok|okay|fine|good|edible|throw|bin|essen|gut|essbar|wegwerfen|geniessbar|mange\w*|bon|bonne|jeter|consomm\w*|comer\w*|buen[oa]s?|tiro|tirar|sirven?|seguros?|mangiar\w*|mangio|buon[oa]|butt\w+|boa|bom|deitar|presta|eten|goed|weggooien|veilig) /;
/** What is durable in the warm, or has to stand: bread, sugar, dough that rises. */
const DURABLE =
  / (?:snacks?|driving|journey|drive|trip|fahrt|reise|trajet|voyage|viajes?|viaggio|viagem|reis|rijden|rit|bananas?|apples?|tomato(?:es)?|fruits?|nuts|peanut butter|ketchup|bananen|apfel|tomaten?|obst|nusse|pommes?|bananes?|tomates?|manzanas?|platanos?|frutas?|mele|mela|banane|pomodor[oi]|frutta|macas?|appels?|appel|fruit|noten|bread|sugar|dough|sourdough|starter|honey|salt|flour|overnight oats|coffee|brot|zucker|\w*teig|sauerteig|honig|mehl|kaffee|pain|sucre|pate|levain|miel|farine|cafe|pan|azucar|masa|harina|pane|zucchero|impasto|lievito|miele|farina|caffe|pao|acucar|massa|fermento|mel|brood|suiker|deeg|desem|honing|meel|koffie) /;
/** What spoils in hours, beside it. */
const SPOILS =
  / (?:\w*(?:chicken|meat|mince|beef|pork|ham|fish|tuna|prawn|shrimp|egg|milk|cream|cheese|rice|pasta|mayo|sandwich)\w*|\w*(?:huhn|hahnchen|fleisch|hack|wurst|schinken|fisch|lachs|garnele|milch|sahne|kase|reis|nudel|eier)\w*|ei|poulet|viande|jambon|poisson|thon|crevettes?|oeufs?|lait|creme|fromage|riz|pates|pollo|carne|jamon|pescado|atun|marisco|huevos?|leche|nata|queso|arroz|prosciutto|pesce|tonno|uova|uovo|latte|panna|formaggio|riso|frango|presunto|peixe|atum|ovos?|leite|queijo|kip|vlees|gehakt|worst|vis|garnalen|eieren|melk|room|kaas|rijst) /;

/** A language a row: that something was left, where or how long, and that it is to be eaten. */
const STOOD_WARM: readonly (readonly RegExp[])[] = [
  [
    / (?:left|leave|leaving|forgot|forgotten|stood|(?:been|sat|sitting|was|were|standing|lying)(?= (?:out|on the (?:counter|table)|in the car|overnight))) /,
    / (?:out (?:of the fridge|on|all|over|the whole|for|since|in the sun)|overnight(?! oats)|all (?:night|day|afternoon)|on the (?:counter|table|stove|hob|worktop)|unrefrigerated|in the (?:hot )?car|not in the fridge) /,
    / (?:eat|eaten|eating|safe|ok|okay|fine|good|use|reheat|throw|bin|bad|cook|drink) /,
  ],
  [
    / (?:stehen\w*|gestanden|liegen\w*|gelegen|gelassen|vergessen|stand|lag|steht|liegt|\w+gelassen) /,
    / (?:uber nacht|die (?:ganze )?nacht|den ganzen tag|ungekuhlt\w*|draussen|nicht im kuhlschrank|aus dem kuhlschrank|auf dem (?:herd|tisch)|im auto|in der sonne) /,
    / (?:essen|ess|gegessen|gut|sicher|verwenden|aufwarmen|wegwerfen|weg|schlimm|trinken|geniessbar|schlecht) /,
  ],
  [
    / (?:laisse\w*|oublie\w*|(?:est|sont|etait) restee?s?|(?:a|ont) (?:traine|passe)) /,
    / (?:dehors|toute la (?:nuit|journee)|la nuit|hors (?:du )?frigo|sorti du frigo|sur (?:la table|le plan de travail|la cuisiniere)|dans la voiture|a temperature ambiante|au soleil) /,
    / (?:mange\w*|manger|bon|bonne|consomme\w*|jete\w*|jeter|rechauffer|risque|grave|utiliser|boire) /,
  ],
  [
    / (?:deje|dejado|dejamos|olvide|olvidado|olvidamos|quedo|quedado|estuvo|estado) /,
    / (?:fuera|toda la noche|todo el dia|encimera|mesa|sin (?:refrigerar|nevera|frio)|en el coche|al sol|temperatura ambiente) /,
    / (?:comer\w*|como|comerlo|bueno|buena|bien|tirar\w*|tiro|usar\w*|recalentar\w*|malo|beber\w*|seguro) /,
  ],
  [
    / (?:lasciat\w+|dimenticat\w+|rimast\w+|lascio|e stat[oa]|stat[oa]) /,
    / (?:fuori|tutta la notte|tutto il giorno|sul (?:tavolo|piano|bancone)|in (?:macchina|auto)|temperatura ambiente|al sole) /,
    / (?:mangiar\w*|mangio|buon[oa]|butto|buttar\w*|usar\w*|riscaldar\w*|male|bere|sicur[oa]|ancora) /,
  ],
  [
    / (?:deixei|deixad\w+|deixamos|esqueci|esquecid\w+|ficou|ficaram|ficado|esteve) /,
    / (?:fora|a noite (?:toda|inteira)|toda a noite|o dia (?:todo|inteiro)|em cima d[ao] (?:mesa|bancada|fogao)|no carro|temperatura ambiente|ao sol) /,
    / (?:comer\w*|come-lo|bom|boa|bem|deitar\w*|jogar\w*|usar\w*|aquecer|mal|beber|seguro|ainda) /,
  ],
  [
    / (?:laten|gelaten|staan|gestaan|vergeten|liggen|gelegen|stond|lag) /,
    / (?:buiten(?: de koelkast)?|(?:de )?hele (?:nacht|dag)|een nacht|ongekoeld|op (?:het aanrecht|tafel|het fornuis)|in de (?:auto|zon)|uit de koelkast) /,
    / (?:eten|eet|goed|veilig|weggooien|weg|gebruiken|opwarmen|kwaad|drinken) /,
  ],
];

const WATER = '(?:water|wasser|eau|agua|acqua)';
const ON_WATER = new RegExp(
  ` (?:dry fast\\w*|trockenfasten|jeune sec|ayuno seco|digiuno secco|jejum a? ?seco|droogvasten|(?:live|living|survive) (?:only |just )?(?:on|off) ${WATER}|water fast\\w*|wasserfasten|jeune (?:a l'|hydrique|a l )\\w*|ayuno (?:de|con|a) agua|digiuno (?:ad|di|con) acqua|jejum (?:de|so com|com|a) agua|watervasten|(?:von|nur von) wasser leben|vivre d'eau|vivir de agua|vivere di acqua|viver de agua|leven op water) `,
);
const WATER_ALONE = new RegExp(
  ` (?:only|just|nothing but|nothing else than|nur|nichts als|ausschliesslich|que de l'|que|seulement|uniquement|rien que|solo|solamente|unicamente|soltanto|so|somente|apenas|alleen|enkel|niks dan|niets dan)(?: \\S+){0,3}? (?:de l'|d')?${WATER} `,
);
const FOR_DAYS =
  / (?:(?:for|pendant|durant|durante|por|per|voor|gedurende) (?:the next |les |los |as |os |i |le )?(?:\S+) (?:days?|weeks?|jours?|semaines?|mois|dias?|semanas?|giorni?|settiman[ae]|mese|mes|dagen|weken|week|maand)|(?:\S+) (?:tage?|wochen?|monat|dagen|weken|week) lang|(?:un[ae]?|two|zwei|\d+|eine|een) (?:woche|week|semaine|semana|settimana|tage|dagen)) /;
/** That nothing is eaten, or that it goes on for days. */
const FASTS =
  / (?:(?:not|nothing|haven't|don't) (?:\S+ )?(?:eat\w*|food)|no food|nix(?: zu)? essen|nichts (?:gegessen|essen)|esse nichts|mange rien|sans manger|rien mange|sin comer|no como|non mangio|senza mangiare|nao como|sem comer|niets (?:gegeten|eten)|niks gegeten|eet (?:niets|niks)|(?:seit|depuis|desde hace|llevo|da|ha|al) (?:\d+|\S{3,7}) (?:tagen?|jours?|dias?|giorni|dagen)|until \S+ (?:week|sunday)) /;
/** "Only water instead of cola for a month" still eats. */
const INSTEAD =
  / (?:instead|statt|anstatt|au lieu|en vez|en lugar|invece|em vez|in plaats|no more|sparkling|kohlensaure|einkaufen|gazeuse|pour table|a table|con gas|frizzante|com gas|bruisend|party|keine? (?:cola|limo\w*|saft)|meals?|mahlzeiten|repas|comidas|pasti|refeicoes|maaltijden) /;
