import type { TermLanguage } from '../knowledge/terms.ts';

/** Joins a later turn to what stood before it, or gives way to it: says nothing of what is asked. */
export const JOINS =
  /^\W*(?:(?:and|but|or|so|ok(?:ay)?|well|hmm*|oh|ah|yeah|yes|no|nah|nope|right|then|also|what about|how about|what if it'?s|i mean|i meant|und|aber|oder|also|dann|nee|nein|ja|was ist mit|wie ist es mit|wie siehts? mit|ich mein(?:e|te)?|et|ou|mais|non|oui|alors|donc|bon|du coup|y(?! a )|o|pero|sí|entonces|vale|bueno|qué tal|e|ed|ma|allora|quindi|sì|mas|então|entao|não|nao|en|of|maar|dan|nou|dus|hoe zit het met|ik bedoel)(?![\p{L}'’])[\s,.;:!]*)+/iu;

/** Stands for what was spoken of, where no word of a food follows; with what comes in its place before the name. */
export const POINTS: Readonly<Record<TermLanguage, readonly (readonly [RegExp, string])[]>> = {
  en: [
    [/(?<![\p{L}'’])(?:in there|in it|in that|in them|in this|in those|inside)(?![\p{L}'’])/iu, 'in '],
    [/(?<![\p{L}'’])(?:(?:that|this|the) (?:one|stuff|thing)|(?:these|those|the) ones|it|them|they|these|those|that|this)(?![\p{L}'’])/iu, ''],
  ],
  de: [
    [/(?<!\p{L})(?:da drin|darin|drin|da rein|rein)(?!\p{L})/iu, 'in '],
    [/(?<!\p{L})davon(?!\p{L})/iu, 'von '],
    [/(?<!\p{L})damit(?!\p{L})/iu, 'mit '],
    [/(?<!\p{L})(?:es|sie|ihn|(?:das|die|den|dem|der)(?= (?:auch|dann|denn|noch|nicht|so|ich|man|überhaupt|eigentlich|eingefroren|roh|warm|kalt|offen|wieder|im|in|bei|für|mit|oder|einfrieren|essen|aufwärmen|haltbar|gesund|vegan|was|jeden|am|gut|schlecht|ok|okay)(?!\p{L})|$))(?!\p{L})/iu, ''],
  ],
  fr: [
    [/(?<!\p{L})(?:là[- ]?dedans|dedans|là dessus)(?!\p{L})/iu, 'dans '],
    [/(?<!\p{L})(?:c'est|ça|ca|cela|celui-là|celle-là)(?!\p{L})/iu, ''],
    [/(?<!\p{L})(?:-?(?:il|elle|ils|elles)(?!\p{L}))/iu, ''],
  ],
  es: [
    [/(?<!\p{L})(?:ahí|dentro)(?!\p{L})/iu, 'en '],
    [/(?<!\p{L})(?:eso|esto|ese|esa|esos|esas|ello)(?!\p{L})/iu, ''],
  ],
  it: [
    [/(?<!\p{L})(?:lì dentro|dentro)(?!\p{L})/iu, 'in '],
    [/(?<!\p{L})(?:questo|questa|quello|quella|questi|queste)(?!\p{L})/iu, ''],
  ],
  pt: [
    [/(?<!\p{L})(?:lá dentro|nisso|nele|nela)(?!\p{L})/iu, 'em '],
    [/(?<!\p{L})(?:disso|dele|dela)(?!\p{L})/iu, 'de '],
    [/(?<!\p{L})(?:isso|isto|esse|essa|este|esta)(?!\p{L})/iu, ''],
  ],
  nl: [
    [/(?<!\p{L})(?:erin|daarin|er in|daar in)(?!\p{L})/iu, 'in '],
    [/(?<!\p{L})(?:ervan|daarvan)(?!\p{L})/iu, 'van '],
    [/(?<!\p{L})(?:het(?= (?:ook|dan|nog|niet|in|veilig|gezond|vegan|warm|koud|rauw)(?!\p{L})|$)|dat|die|deze|ze)(?!\p{L})/iu, ''],
  ],
};

/** Before the food that an amount of something is in. */
export const IN: Readonly<Record<TermLanguage, string>> = { en: 'in', de: 'in', fr: 'dans', es: 'en', it: 'in', pt: 'em', nl: 'in' };
/** Between an amount and the food. */
export const OF: Readonly<Record<TermLanguage, string>> = { en: ' of ', de: ' ', fr: ' de ', es: ' de ', it: ' di ', pt: ' de ', nl: ' ' };

/** A form of a food stands before its name. */
export const FORM_FIRST: ReadonlySet<TermLanguage> = new Set(['en', 'de', 'nl']);

/** A few words that begin so stand behind the name of a food. */
export const BEHIND =
  /^(?:in|with|without|w\/o|if|when|from|on|at|after|for|as|by|mit|ohne|wenn|aus|im|vom|von|bei|beim|nach|auf|für|als|zum|avec|sans|si|quand|au|aux|à|en|de|du|des|dans|pour|con|sin|cuando|al|a|del|para|senza|se|quando|alla|allo|alle|agli|ai|all'|di|da|dal|della|del|nel|nella|per|com|sem|ao|à|na|no|do|met|zonder|uit|van|op|bij|voor|naar|per|pro|par|por|\d)(?![\p{L}])/iu;

/** Stands for the thing beside what tells its form: "ones", "Variante", "quelli". */
export const THE_ONE =
  /(?<!\p{L})(?:ones?|versions?|kind|type|sort|variety|variante?n?|sorte|version|ceux|celles?|celui|quell[oaie]|versione|tipo|versión|versão|soort|versie|the|a|an|some|der|die|das|den|dem|ein|eine|einen|le|la|les|los|las|el|lo|il|gli|os|as|o|de|het|een|one's|mean|meant|meine|meinte|mein|ich|bedoel|ik|i)(?!\p{L})/giu;

/** Beside an amount: of what was spoken of. */
export const OF_IT =
  /(?<!\p{L})(?:of (?:it|them|that|those|these)|davon|de ça|d'eux|de eso|de esos|di quelli|disso|deles|delas|ervan|daarvan|i mean|i meant|mein ich|quoi|digo|intendo)(?!\p{L})/iu;

/** Whether a food is all right, where only an amount was asked before: for somebody it may be the wrong food. */
export const IS_OK: Readonly<Record<TermLanguage, (food: string) => string>> = {
  en: (food) => `is ${food} ok`,
  de: (food) => `ist ${food} ok`,
  fr: (food) => `est-ce que ${food} c'est ok`,
  es: (food) => `se puede comer ${food}`,
  it: (food) => `si può mangiare ${food}`,
  pt: (food) => `pode-se comer ${food}`,
  nl: (food) => `is ${food} ok`,
};

/** Leaves out what follows it, or says that somebody does not want it. */
export const LEAVES_OUT =
  /(?<![\p{L}'’])(?:no|not|nothing|none|non|isn['’]?t|aren['’]?t|without|w\/o|don['’]?t|doesn['’]?t|won['’]?t|can['’]?t|hates?|except|besides|other than|apart from|bored of|sick of|fed up with|kein\p{L}*|nicht|nichts|nix|ohne|außer|hass\p{L}*|pas|rien|sans|sauf|déteste\p{L}*|marre|à part|sin|odi[oa]|excepto|nada|senza|niente|nulla|tranne|a parte|não|nao|sem|odeia|exceto|geen|niet|niets|zonder|behalve|haat)(?![\p{L}])/iu;
/** Before what is left out: "nothing with mushrooms". */
export const WITH = /^(?:with|of|mit|avec|de|con|com|met) /iu;
export const WITHOUT: Readonly<Record<TermLanguage, string>> = {
  en: 'without',
  de: 'ohne',
  fr: 'sans',
  es: 'sin',
  it: 'senza',
  pt: 'sem',
  nl: 'zonder',
};

/** Between two of which one is chosen. */
export const OR: Readonly<Record<TermLanguage, string>> = { en: 'or', de: 'oder', fr: 'ou', es: 'o', it: 'o', pt: 'ou', nl: 'of' };

/** For somebody: "e per i bambini", "and for toddlers". */
export const FOR_SOMEBODY = /^\W*(?:(?:and|und|et|y|e|en|but|ok)\s+)?(?:for|für|pour|para|pra|per|voor)\s/iu;
