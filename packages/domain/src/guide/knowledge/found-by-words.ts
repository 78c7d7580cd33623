import { foldText } from '../../lib/index.ts';
import type { GeneralId } from './general.data.ts';

const COFFEE = /\b(?:coffees?|kaffee|cafes?|caffe|koffie|caffeine|koffein|cafeine|cafeina|caffeina)\b/;
const IRON = /\b(?:iron|eisen|fer|hierro|ferro|ijzer)\b/;
const WHICH_FOOD =
  /\b(?:foods?|sources?|eat|lebensmittel|quellen?|essen|aliments?|manger|sources|comidas?|alimentos?|comer|cib[oi]|alimenti|mangiare|eten|voeding|bronnen)\b/;
const VEGAN =
  /\b(?:vegan\w*|vegane?s?|vegano|vegana|vegetari\w+|vegetarien\w*|no meat|without meat|(?:arreter|plus de) (?:la )?viande|(?:kein|ohne) fleisch|sin carne|dejar la carne|senza carne|sem carne|deixar a carne|(?:geen|zonder) vlees)\b/;
const CHILD =
  /\b(?:kids?|child(?:ren)?|sons?|daughters?|teens?|teenagers?|(?:[1-9]|1[0-7]) ?(?:years?|yo)|kind(?:er)?|sohn|tochter|jugendliche|(?:[1-9]|1[0-7]) ?jahr\w*|enfants?|fils|fille|ados?|(?:[1-9]|1[0-7]) ans|nin[oa]s?|hij[oa]s?|(?:[1-9]|1[0-7]) anos|bambin[oi]|figli[oa]|ragazz[oai]|(?:[1-9]|1[0-7]) anni|filh[oa]s?|criancas?|dochter\w*|zoon\w*|kinderen|(?:[1-9]|1[0-7]) jaar)\b/;
const TO_BE =
  /\b(?:be|become|becoming|go|going|turn|healthy|dangerous|ok|okay|allowed|werden|leben|gesund|gefahrlich|devenir|etre|arreter|dangereux|bon|hacerse|ser|volverse|dejar|sano|peligroso|diventare|essere|sano|pericoloso|tornar|deixar|saudavel|perigoso|worden|zijn|gezond|gevaarlijk|mag)\b/;

/** What a question asks by words that leave no doubt, all of one row. */
const ROWS: readonly (readonly [GeneralId, readonly RegExp[]])[] = [
  [
    'additives_colours',
    [
      /\b(?:hyper ?a[ck]ti\w*|iperatt\w*|zappel\w*|adhd|add|tdah|adhs)\b/,
      /\b(?:colou?rs?|colou?rings?|farb\w*|colorants?|colorantes?|coloranti|corantes?|kleurstof\w*|additi\w*|zusatz\w*|ones|welche|lesquels|cuales|quali|quais|e ?1\d\d)\b/,
    ],
  ],
  ['kids_vegan', [CHILD, VEGAN, TO_BE]],
  [
    'polyols',
    [
      /\b(?:laxati\w*|laxante?s?|abfuhrend\w*|laxerend\w*|lassativ\w*)\b/,
      /\b(?:gum|sweets?|candy|sorbitol|xylitol|maltitol|isomalt|sugar ?free|label|pack|effect|kaugummi|bonbons?|zuckerfrei\w*|steht|verzehr|packung|sucre|effet|etiquette|chicles?|caramelos?|etiqueta|efecto|azucar|gomme|caramelle|etichetta|effetto|zucchero|pastilhas?|rebucados?|rotulo|efeito|acucar|kauwgom|snoep\w*|etiket|effect|suiker\w*)\b/,
    ],
  ],
  [
    'coffee_night',
    [
      COFFEE,
      /\b(?:what time|when|until|till|how late|latest|last|wann|wie spat|uhr|letzte\w*|quelle heure|quand|dernier|que hora|cuando|ultim[oa]|che ora|quando|fino a|que horas|hoe laat|wanneer|laatste)\b/,
      /\b(?:bed|bedtime|sleep\w*|stop|drink\w*|schlaf\w*|bett|trink\w*|dorm\w*|coucher|boire|acost\w*|cama|tomar|beber|letto|bere|deitar|slap\w*|drinken|stoppen)\b/,
    ],
  ],
  [
    'brown_bread',
    [
      /\b(?:brown bread|dark bread|graubrot|dunkles brot|braunes brot|pain brun|pain noir|pan moreno|pane (?:scuro|nero)|pao escuro|bruin brood)\b/,
      /\b(?:better|healthier|colou?red|dyed|real|wholemeal|whole|besser|gesunder|gefarbt|mieux|meilleur|colore|mejor|tenido|meglio|colorato|melhor|tingido|beter|gezonder|gekleurd)\b/,
    ],
  ],
  [
    'maltodextrin',
    [
      /\b(?:maltodextrin\w*|maltodestrin\w*)\b/,
      /\b(?:what|is|bad|why|was|ist|schlimm|wozu|que|c est|qu est|es|eso|cos|cosa|e|sono|o que|wat|label|etiqueta\w*|etikett\w*|etichett\w*)\b/,
    ],
  ],
  ['vegan_iron', [IRON, /\bvegan\w*\b/, WHICH_FOOD]],
];

/** The entry that a question asks for by such words; `null` where it asks for none. */
export function entryByWords(message: string): GeneralId | null {
  const text = foldText(message)
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
  return ROWS.find(([, signs]) => signs.every((sign) => sign.test(text)))?.[0] ?? null;
}

/** Whether foods are asked for that bring iron. */
export function asksForIron(message: string): boolean {
  const text = foldText(message).replace(/[^\p{L}\p{N}]+/gu, ' ');
  return IRON.test(text) && WHICH_FOOD.test(text);
}

/** "Does aspartame give you cancer?" */
export const asksOfAspartame = (message: string): boolean => /\baspartam/.test(foldText(message));
