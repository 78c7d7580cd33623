/** Words that may stand before "the one with soya", in seven languages; folded. */
export const LEAD =
  "(?:(?:and|or|but|so|ok|okay|then|what about|how about|is|are|und|oder|aber|dann|was ist mit|wie ist(?: es)? mit|ist|et|ou|mais|alors|y|o|pero|entonces|que tal|es|e|ed|ma|allora|mas|entao|en|of|maar|dan|hoe zit het met|wat met|wat is er met) )*";
const TAIL = '(?: (?:then|instead|ok|okay|fine|dann|ok|alors|entonces|allora|entao|dan|please|bitte|geht|va bene|vale|serve))*';

/** What tells one kind of the food before from others, in seven languages: "the soya one", "der aus Hafer", "quello alla soia". */
export const KIND_OF_IT: readonly RegExp[] = [
  `(?:the |an? |any )?(?<kind>\\p{L}+(?: \\p{L}+)?) (?:ones?|version|kind|type|variety)`,
  `(?:one|ones|some|something)(?: (?:that is|that's|which is))? (?:made|based)? ?(?:from|of|with|on|out of) (?<kind>\\p{L}+)`,
  `(?:(?:der|die|das|den|dem|eine[rsn]?|ein) )?(?:aus|auf basis von|mit) (?<kind>\\p{L}+)`,
  `(?:die |eine )?(?<kind>\\p{L}{4,}?)s? ?-?(?:variante|variant)`,
  `(?:(?:celui|celle|ceux|celles|un|une|la version) )(?:au|a la|a l'|aux|de|d'|du|en|avec|a base de) ?(?<kind>\\p{L}+)`,
  `(?:au|a la|a l'|aux) ?(?<kind>\\p{L}+)`,
  `(?:(?:el|la|los|las|lo|uno|una|alguno|alguna) )(?:hech[oa] )?(?:de|con) (?<kind>\\p{L}+)`,
  `(?:quello|quella|quelli|quelle|uno|una) (?:di|al|alla|all'|allo|alle|ai|agli|con|a base di) ?(?<kind>\\p{L}+)`,
  `(?:alla|al|allo|all') ?(?<kind>\\p{L}+)`,
  `(?:(?:o|a|os|as|um|uma) )(?:de|da|do|com|feit[oa] de) (?<kind>\\p{L}+)`,
  `(?:(?:die|dat|de|eentje|een|ene) )(?:van|met|op basis van) (?<kind>\\p{L}+)`,
].map((form) => new RegExp(`^${LEAD}${form}${TAIL}$`, 'u'));

/** The same inside a longer message. */
export const ONE_INSIDE = /(?<!\p{L})(?:the|that) (?<kind>\p{L}+) one(?!s?\p{L})/iu;

/** Spoons and cubes, by what they are called where an amount is to be told in them. */
export const MEASURES: readonly (readonly ['teaspoons' | 'tablespoons' | 'cubes', RegExp])[] = [
  [
    'teaspoons',
    /(?<!\p{L})(?:tea ?spoons?(?:ful)?|tsps?|teeloffel\p{L}*|cuilleres? a cafe|cucharaditas?|cucchiaini?o?|colher(?:es)?(?:inhas?)? de cha|colherinhas?|theelepel\p{L}*)(?!\p{L})/u,
  ],
  [
    'tablespoons',
    /(?<!\p{L})(?:table ?spoons?|tbsps?|essloffel\p{L}*|cuilleres? a soupe|cucharadas?|cucchiai(?:o)?|colher(?:es)? de sopa|eetlepel\p{L}*)(?!\p{L})/u,
  ],
  [
    'cubes',
    /(?<!\p{L})(?:(?:sugar ?)?(?:cubes?|lumps?)|(?:zucker|stuck ?)?(?:wurfel\p{L}*|wurfelzucker)|morceaux?(?: de sucre)?|terr(?:on|ones)(?: de azucar)?|zollett[ae](?: di zucchero)?|cubos(?: de acucar)?|torroes(?: de acucar)?|(?:suiker)?klontjes?)(?!\p{L})/u,
  ],
];

/** Words around them that only point back at an amount. */
export const POINTS_AT_AMOUNT: ReadonlySet<string> = new Set(
  (
    "and so ok in of is are that it this how much many would be make does as a an about roughly then would " +
    'und wie viel viele wieviel wieviele ist sind das es davon in umgerechnet also etwa ' +
    "et ca fait c'est cela combien en est sont de d' soit y eso es son cuanto cuantas cuantos en de seria serian e questo sono quanto quanti quante in di sarebbero " +
    'isso e sao quanto quantas quantos em de da seria en dat is zijn hoeveel in het dus'
  ).split(' '),
);

/** Salt and sugar in seven languages, by which an amount is told in spoons. */
export const OF_SALT = /(?<!\p{L})(?:salt\p{L}*|salz\p{L}*|sel|sale|salee?s?|sal|salad[oa]s?|salat[oaie]|salgad[oa]s?|zout\p{L}*|sodium|natrium|sodio)(?!\p{L})/u;
export const OF_SUGAR = /(?<!\p{L})(?:sugar\p{L}*|zucker\p{L}*|sucres?|sucree?s?|azucar\p{L}*|zuccher\p{L}*|acucar\p{L}*|suiker\p{L}*|sweet|suss)(?!\p{L})/u;

/** "What else?", and nothing more. */
export const WHAT_ELSE =
  /^(?:(?:and|und|et|y|e|en|ok|okay) )*(?:what else|anything else|was noch|was sonst(?: noch)?|noch was|sonst noch(?: was)?|quoi d'autre|quoi encore|et sinon|que mas|algo mas|cos'?altro|che altro|altro|o que mais|que mais|mais alguma coisa|wat nog(?: meer)?|wat verder|nog iets)(?: (?:then|denn|alors|entonces|dann|dan))?$/;

/** "Of it", by language. */
export const OF_IT: Readonly<Record<string, string>> = {
  en: 'of it',
  de: 'davon',
  fr: 'de ça',
  es: 'de eso',
  it: 'di questo',
  pt: 'disso',
  nl: 'daarvan',
};

/** "The light one", "e quella zero", "und die ohne Zucker": another kind of the product before. */
export const VARIANT_OF_IT = new RegExp(
  `^${LEAD}(?:the |die |der |das |la |le |celle |celui |el |los |las |lo |quella |quello |l'altra |a |o |de |het )?(?<kind>light|zero|diet|max|cherry|vanilla|vanille|sans sucre|sugar ?free|zuckerfrei\\p{L}*|ohne zucker|sin azucar|senza zucchero|sem acucar|zonder suiker|dark|zartbitter|noir|fondente|white|weisse?|blanc|bianco|wholegrain|vollkorn|integral|integrale|volkoren)(?: (?:one|ones|version|variante|kind))?(?<rest> .*)?$`,
  'u',
);
