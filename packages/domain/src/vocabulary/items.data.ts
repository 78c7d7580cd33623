import { type Mask, maskOf, RESTRICTED_PROPERTIES } from '../reading/index.ts';

/** What a composite without its parts may hold. */
export const RESTRICTED: Mask = maskOf(RESTRICTED_PROPERTIES);
/** What satay, praline and kroepoek are called after: brackets that leave it out may leave it out by mistake. */
export const NAMED_AFTER: Mask = maskOf(['Nuts', 'Peanuts', 'crustaceans', 'molluscs', 'Shellfish']);


/** A denial of lactose leaves the milk. */
export const LACTOSE_ALONE: Mask = maskOf(['Lactose']);
export const DAIRY: Mask = maskOf(['Dairy']);
export const GLUTEN: Mask = maskOf(['Gluten']);
export const OATS: Mask = maskOf(['Oats']);
export const OTHER_CEREALS: Mask = maskOf(['Wheat', 'Barley', 'Rye']);



/**
 * What a food can be made without and still be that food. A part that is left out ("sans couenne", "sans croute") takes nothing from the
 * rest.
 */
export const SUBSTANCES: ReadonlySet<string> = new Set([
  'en:gluten',
  'en:wheat-gluten',
  'en:wheat',
  'en:lactose',
  'en:milk',
  'en:dairy',
  'en:egg',
  'en:egg-unspecified',
  'en:nut',
  'en:tree-nut',
  'en:peanut',
  'en:soya',
  'en:soya-bean',
  'en:sesame',
  'en:sesame-seeds',
  'en:celery',
  'en:mustard',
  'en:lupin-bean',
  'en:sulfite',
  'en:sulphite-part',
  'en:e220',
  'en:milk-proteins',
  'en:milk-part',
  'en:milk-unspecified',
  'en:casein',
  'en:egg-part',
  'en:egg-white',
  'en:barley',
  'en:rye',
  'en:oat',
  'en:oat-part',
  'en:nut-form',
  'en:tree-nut-unspecified',
  'en:almond',
  'en:hazelnut',
  'en:walnut',
  'en:fish',
  'en:shellfish',
  'en:crustacean',
  'en:mollusc',
  'en:alcohol',
]);


export const FAMILIES: readonly (readonly [Mask, Mask])[] = [
  [maskOf(['Gluten']), maskOf(['Wheat', 'Barley', 'Rye', 'Oats'])],
  [maskOf(['Dairy']), maskOf(['Lactose'])],
  [maskOf(['Shellfish']), maskOf(['crustaceans', 'molluscs'])],
  [maskOf(['Nuts']), maskOf(['almonds', 'hazelnuts', 'walnuts', 'cashews', 'pecans', 'brazil nuts', 'pistachios', 'macadamias'])],
];

/** What the law names as one, by its whole name. */
export const WHOLE_ALLERGENS: Mask = maskOf([
  'Gluten', 'Dairy', 'Lactose', 'Eggs', 'Peanuts', 'Nuts', 'Soy', 'Fish', 'Shellfish', 'Sesame', 'Mustard', 'Celery', 'Lupin', 'Sulphites',
]);

/** What stands after these is in a food that denies something before them. Folded. */
export const TURNING_WORDS: ReadonlySet<string> = new Set([
  'with', 'but', 'containing', 'contains', 'plus', 'avec', 'mais', 'au', 'aux', 'mit', 'aber', 'con', 'pero', 'ma', 'al', 'alla', 'met', 'maar', 'com', 'mas',
]);

/** Join two foods of a list. Folded. */
export const ADDING_WORDS: ReadonlySet<string> = new Set(['and', 'et', 'und', 'sowie', 'y', 'e', 'en', 'i']);

/**
 * Words of sentences that do not stand in lists of ingredients: forms of "to be" and other verbs, pronouns, words that point at
 * something. Folded.
 */
export const PROSE_WORDS: ReadonlySet<string> = new Set([
  // English
  'is', 'are', 'was', 'be', 'been', 'this', 'these', 'that', 'you', 'your', 'our', 'we', 'its', 'it', 'they', 'their', 'which', 'when', 'if', 'will', 'should', 'must', 'do', 'has', 'have', 'the', 'to', 'before', 'until',
  // French
  'est', 'sont', 'etre', 'ete', 'ont', 'votre', 'vos', 'vous', 'nous', 'notre', 'nos', 'il', 'elle', 'ils', 'cette', 'ces', 'ce', 'qui', 'que', 'dans', 'sur', 'pour', 'peut', 'doit', 'si', 'ses', 'leur', 'avant', 'jusqu', 'plus', 'tout', 'tous', 'une', 'un', 'les',
  // German
  'ist', 'sind', 'wird', 'werden', 'wurde', 'sein', 'ihr', 'ihre', 'ihren', 'sie', 'wir', 'unser', 'unsere', 'dieses', 'diese', 'dieser', 'nicht', 'auch', 'sich', 'wenn', 'dass', 'bitte', 'konnen', 'haben', 'hat', 'die', 'der', 'das', 'dem', 'den', 'ein', 'eine', 'einer', 'einem', 'einen', 'zum', 'zur', 'im', 'fur',
  // Spanish
  'son', 'ser', 'este', 'esta', 'estos', 'que', 'para', 'su', 'sus', 'se', 'nuestro', 'nuestra', 'nuestros', 'usted', 'cuando', 'hasta', 'antes', 'debe', 'ha', 'han', 'los', 'las', 'una', 'el', 'lo',
  // Italian
  "e'", 'sono', 'essere', 'viene', 'vengono', 'questo', 'questa', 'questi', 'che', 'chi', 'nostro', 'nostra', 'nostri', 'vostro', 'vostra', 'vostre', 'suo', 'sua', 'ogni', 'prima', 'quando', 'deve', 'puo', 'hanno', 'nel', 'nella', 'nello', 'gli', 'una', 'uno', 'per', 'non', 'la', 'le', 'il',
  // Dutch
  'zijn', 'wordt', 'worden', 'het', 'een', 'uw', 'je', 'jouw', 'wij', 'ons', 'onze', 'dit', 'deze', 'dat', 'die', 'niet', 'ook', 'om', 'er', 'als', 'dan', 'moet', 'heeft', 'hebben', 'zich', 'voor', 'naar', 'bij', 'te',
  // Portuguese
  'sao', 'este', 'esta', 'estes', 'seu', 'sua', 'nosso', 'nossa', 'nao', 'voce', 'quando', 'ate', 'deve', 'foi', 'uma', 'um', 'os', 'as', 'pelo', 'pela',
]);

/** "And" in each language, as it stands before the last item of a list. */
export const LISTING: ReadonlySet<string> = new Set(['and', '&', 'et', 'und', 'sowie', 'y', 'e', 'ed', 'en', 'plus']);

/** Animals of which eggs and milk are, and the cereals of gluten: beside an allergen they make it one kind of it. Folded. */
export const KINDS_BEFORE =
  /^(?:hens?|hen's|chickens?|ducks?|quails?|goose|geese|cows?|cow's|goats?|goat's|sheep|sheep's|ewes?|ewe's|buffalo|poules?|canes?|canards?|cailles?|oies?|vaches?|chevres?|brebis|bufflonnes?|huhn|huhner\w*|henne\w*|enten?|enten(?:ei\w*)|wachtel\w*|ganse\w*|kuh|kuh\w*milch|ziegen\w*|schafs?\w*milch|gallinas?|patas?|patos?|codorni(?:z|ces)|ocas?|vacas?|cabras?|ovejas?|bufala|galline?|anatra|anatre|quagli[ae]|oche|mucc[ah]e?|vacc[ah]e?|capr[ae]|pecor[ae]|galinhas?|gansos?|ovelhas?|kippen\w*|kip|eenden\w*|kwartel\w*|ganzen\w*|koe|koeien|geiten\w*|schapen\w*|wheat|barley|rye|spelt|froment|orge|seigle|epeautre|weizen|gerste\w*|roggen|dinkel|trigo|cebada|centeno|espelta|frumento|orzo|segale|farro|tarwe|gerst|rogge|cevada|centeio)$/;

/** The same where they stand after a word for "of" alone, since before it they are a food of their own ("blé sans gluten", "Hafer glutenfrei"). Folded. */
export const KINDS_AFTER = /^(?:ble|avoine|avena|aveia|haver|hafer|oats?|grano|escanda)$/;

/** Words for "of". Folded. */
export const OF_A_KIND: ReadonlySet<string> = new Set(['of', 'from', 'de', "d'", 'du', 'des', 'von', 'vom', 'aus', 'di', "d", 'del', 'della', 'delle', 'dei', 'van', 'uit', 'do', 'da']);

/** Stand before a denied allergen with a hyphen and leave it whole ("100%-gluten-free", "tree-nut-free"). Folded. */
export const OF_EVERY_KIND: ReadonlySet<string> = new Set(['and', 'or', 'non', 'no', 'und', 'oder', 'tree', '100', '100%', 'certified', 'naturally', 'all', 'totally', 'completely', 'entirely', 'guaranteed', 'organic', 'bio', 'vegan']);
