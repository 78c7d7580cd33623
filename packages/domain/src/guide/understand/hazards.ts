import { foldText } from '../../lib/index.ts';
import type { GeneralId } from '../knowledge/general.data.ts';

/**
 * The entry that a message needs since what it tells of may harm, whatever food it names: something stood warm for hours, or somebody
 * wants to live on water. `null` for every other message.
 */
export function hazardIn(message: string): GeneralId | null {
  const text = ` ${foldText(message)
    .replace(/[^\p{L}\p{N}']+/gu, ' ')
    .trim()} `;
  if (STOOD_WARM.some((signs) => signs.every((sign) => sign.test(text)))) return 'left_out';
  return ON_WATER.test(text) || (WATER_ALONE.test(text) && FOR_DAYS.test(text) && !INSTEAD.test(text)) ? 'lose_weight_fast' : null;
}

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
  ` (?:(?:live|living|survive) (?:only |just )?(?:on|off) ${WATER}|water fast\\w*|wasserfasten|jeune (?:a l'|hydrique|a l )\\w*|ayuno (?:de|con|a) agua|digiuno (?:ad|di|con) acqua|jejum (?:de|so com|com|a) agua|watervasten|(?:von|nur von) wasser leben|vivre d'eau|vivir de agua|vivere di acqua|viver de agua|leven op water) `,
);
const WATER_ALONE = new RegExp(
  ` (?:only|just|nothing but|nothing else than|nur|nichts als|ausschliesslich|que de l'|que|seulement|uniquement|rien que|solo|solamente|unicamente|soltanto|so|somente|apenas|alleen|enkel|niks dan|niets dan)(?: \\S+){0,3}? (?:de l'|d')?${WATER} `,
);
const FOR_DAYS =
  / (?:(?:for|pendant|durant|durante|por|per|voor|gedurende) (?:the next |les |los |as |os |i |le )?(?:\S+) (?:days?|weeks?|jours?|semaines?|mois|dias?|semanas?|giorni?|settiman[ae]|mese|mes|dagen|weken|week|maand)|(?:\S+) (?:tage?|wochen?|monat|dagen|weken|week) lang|(?:un[ae]?|two|zwei|\d+|eine|een) (?:woche|week|semaine|semana|settimana|tage|dagen)) /;
/** "Only water instead of cola for a month" still eats. */
const INSTEAD =
  / (?:instead|statt|anstatt|au lieu|en vez|en lugar|invece|em vez|in plaats|no more|keine? (?:cola|limo\w*|saft)|meals?|mahlzeiten|repas|comidas|pasti|refeicoes|maaltijden) /;
