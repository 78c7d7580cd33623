/** What a message on amounts asks or tells beside its foods, in seven languages; folded, each a whole word or a run of words. */
export const ASKS_MANY =
  'how many|wie ?viele[nr]?|combien de|cuant[oa]s|quant[ei]|quantos|quantas|hoeveel';
export const ASKS_LIMIT =
  'limit|limits|maximum|max|at most|allowed|grenzwert|grenze|hochstens|hochstmenge|limite|plafond|maximo|massimo|maximaal|grens|te veel wordt|until its too much|until it is too much';
export const ASKS_LEFT =
  'left|remaining|remain|ubrig|noch essen|noch frei|reste|me queda|me quedan|queda|quedan|mi resta|mi restano|resta|rimane|rimangono|sobra|sobram|restam|over voor|nog over|over vandaag';
export const ASKS_TOGETHER =
  'together|altogether|in total|total|all together|combined|zusammen|insgesamt|gesamt|ensemble|au total|en tout|en total|todo junto|junto|juntos|juntas|insieme|in tutto|in totale|totale|tudo junto|no total|ao todo|samen|in totaal|bij elkaar|opgeteld';
export const ASKS_A_LOT =
  'a lot|alot|lots|too much|too many|much|high|viel|zu viel|zuviel|hoch|schlimm|beaucoup|trop|mucho|mucha|demasiado|demasiada|molto|molta|troppo|troppa|tanto|tanta|muito|muita|demais|demasiado|veel|te veel|hoog|bad|ok|okay|much is that';
export const ASKS_SHARE =
  'of my day|of my daily|of a day|of the day|of my target|of my goal|of my calories|daily amount|daily intake|percent|percentage|tagesbedarf|vom tag|meines tages|vom tagesziel|prozent|de ma journee|de mon objectif|pourcentage|de mi dia|de mi objetivo|porcentaje|del mio giorno|del giorno|della giornata|percentuale|do meu dia|do dia|da meta|percentagem|porcentagem|van mijn dag|van de dag|procent|dagelijkse';
/** Adds to what was spoken of instead of taking its place. */
export const ADDS =
  'plus|with|on top|extra|added|add|dazu|drauf|darauf|obendrauf|mit|avec|en plus|dessus|ajoute|con|encima|anadido|sopra|in piu|aggiungo|com|por cima|mais|erbij|erop|met|also|auch noch|as well';
/** Of what was scanned. */
export const SCANNED = /(?<!\p{L})(?:ge)?(?:e?scan\p{L}*|eingescannt|scansion\p{L}*|digitaliz\p{L}*)(?!\p{L})/u;
/** Beside an amount these say nothing. */
export const LIGHT =
  /^(?:of|and|und|et|y|e|en|with|mit|avec|con|com|met|plus|boiled|hard|soft|fried|scrambled|poached|ripe|fresh|white|brown|plain|normal|whole|big|large|small|medium|cooked|raw|dry|hart|weich|reif\p{L}*|frisch\p{L}*|weiss\p{L}*|gross\p{L}*|klein\p{L}*|mittel\p{L}*|blanc\p{L}*|mur\p{L}*|frais|fraiche|petit\p{L}*|grand\p{L}*|moyen\p{L}*|blanc[oa]s?|fresc[oa]s?|pequen\p{L}*|median[oa]s?|bianc\p{L}*|fresc\p{L}*|piccol\p{L}*|medi[oa]|branc[oa]s?|maduro|witte?|verse|grote?|kleine?|rijpe?|gekookte?|approx|approximately|roughly|about|around|ca|circa|ungefahr|etwa|environ|approximativement|aproximadamente|mas o menos|ongeveer|alone|itself|pur|lol|haha|jaja|thx|pls|wie|sopra|dessus|encima|top|drauf|dazu|boven|erop|gr|sorry|oops|ups|wait|aspetta|warte|attends|espera|wacht|scusa|perdon|pardon|desole|desculpa|actually|eigentlich|meant|mean|meinte|meine|not|nicht|pas|non|nao|niet|no|ne|nee|nein|insieme|per|breakfast|lunch|dinner|today|so|far|already|just|kekse?n?|cookies?|biscuits?|galletas?|biscott[oi]|bolachas?|koekjes?|part|piece|them|davon|ellos|loro|deles|ervan)$/u;
/** "How much" asks, and says nothing of much. */
export const HOW_MUCH_WORDS = /(?<!\p{L})(?:how (?:much|many)|wie ?viele?[nr]?|hoe ?veel|hoe veel)(?!\p{L})/gu;

/** Further names of foods that messages on amounts use, which elsewhere are too often something else; by language as in `TERM_LANGUAGES`. */
export const FURTHER_NAMES: readonly (readonly [string, string])[] = [
  ['en:olive-oils', 'oil|ol|huile|aceite|olio|azeite|oleo|olie'],
  ['en:walnuts', 'noix|noci|nozes|nueces'],
  ['en:mixed-nuts', 'nuts|nusse|frutos secos|frutta secca|noten'],
  ['en:strawberry-jams', 'jam|marmelade|konfiture|confiture|mermelada|marmellata|confettura|geleia|doce de fruta|jelly'],
  ['en:hazelnut-spreads', 'nutella|nocilla'],
  ['en:plain-yogurts', 'yogurt|yoghurt|joghurt|yaourt|yogur|iogurte'],
  ['en:orange-juices', 'juice|saft|jus|zumo|succo|sumo|suco|sap'],
  ['en:mueslis', 'muesli|musli|cereals|cereales|cereali|cereais'],
];
