/** How people tell, in seven languages, of a body that a meal has to be fitted to before anything else. Folded. */

/** Swallowing is hard, of food and not of tablets. */
export const HARD_TO_SWALLOW = new RegExp(
  `(?<!\\p{L})(?:${[
    "(?:struggl\\w*|trouble|problems?|difficult\\w*|hard|can't|cant|cannot|unable|not able|finds it hard) (?:\\w+ ){0,3}swallow\\w*|swallow\\w* (?:\\w+ ){0,3}(?:problems?|difficult\\w*|trouble|issues?|badly|poorly|hard)",
    'schluck(?:stor|beschwerd|problem|schwierig)\\w*|(?:schlecht|kaum|schwer|nicht (?:gut|richtig|mehr)) (?:\\w+ )?schluck\\w*|schluck\\w* (?:\\w+ ){0,2}(?:schlecht|kaum|schwer)|verschluckt sich|d[yi]s[pf]h?agi\\w*',
    '(?:mal|difficult\\w*|peine|problemes?|troubles?) (?:\\w+ ){0,2}(?:avaler|deglut\\w*)|avale mal|fausses? routes?',
    '(?:cuesta|dificultad\\w*|problemas?|trabajo) (?:\\w+ ){0,2}(?:tragar|deglu\\w*)|traga mal|se atraganta',
    '(?:fatica|difficolta|problemi) (?:\\w+ ){0,2}(?:deglut\\w*|ingoiare|inghiottire)|deglutisce (?:male|a fatica)',
    '(?:dificuldade\\w*|problemas?|custa\\w*) (?:\\w+ ){0,3}(?:engolir|deglut\\w*)|engole mal|engasga se',
    'slik(?:problem|stoornis|klacht|moeite)\\w*|(?:moeite|problemen|slecht|moeilijk|niet goed|lastig) (?:\\w+ ){0,3}slikken|slikt (?:slecht|moeilijk)|slikken (?:\\w+ ){0,2}(?:moeilijk|lastig|slecht)|verslikt zich',
  ].join('|')})(?!\\p{L})`,
  'u',
);
export const OF_TABLETS =
  /(?<!\p{L})(?:pills?|tablets?|capsules?|tabletten?|pillen?|kapseln?|comprim\w+|cachets?|gelules?|pastill\w+|capsul\w+|compress[ae]|pillol[ae]|gum|kaugummi|stone|kern|noyau|hueso)(?!\p{L})/u;

/** Somebody of great age. */
export const OF_GREAT_AGE = /(?<!\p{L})(?:elderly|very old|demen\w*|alzheimer\w*|alte[rn]?|agee?|ancian[oa]|mayor|anzian[oa]|idos[oa]|bejaard\w*|(?:7|8|9|10)\d(?! ?(?:g|kg|kcal|%|ml|mg|cm)(?!\p{L})))(?!\p{L})/u;
/** They have no thirst. */
export const NO_THIRST =
  /(?<!\p{L})(?:(?:never|hardly|rarely|doesn't|doesnt|not|no|isn't) (?:\w+ ){0,3}thirst\w*|(?:kein\w*|nie|kaum|selten) durst\w*|(?:pas|plus|jamais) (?:\w+ )?soif|(?:no|nunca|casi no) (?:\w+ ){0,2}sed|(?:non|mai) (?:\w+ ){0,3}sete|(?:nao|nunca|quase nao) (?:\w+ ){0,2}sede|(?:geen|nooit|nauwelijks) (?:\w+ )?dorst)(?!\p{L})/u;
/** They drink too little. */
export const DRINKS_LITTLE =
  /(?<!\p{L})(?:(?:hardly|barely|rarely|doesn't|doesnt|won't|wont|refuses to|forgets to) (?:\w+ ){0,2}drink(?:s|ing)?(?: (?:anything|enough|much|water))?(?= ?$|[,.;!?]| \d| and| what| how)|drinks? (?:hardly|barely|almost nothing|too little|very little|so little|not enough)|trinkt (?:\w+ ){0,2}(?:kaum|wenig|nichts|nicht genug)|vergisst zu trinken|(?:boit|boire) (?:\w+ ){0,2}(?:presque (?:pas|rien|plus)|peu|pas assez|rien)|ne boit (?:presque )?(?:pas|plus|rien)|oublie de boire|(?:no|nunca|casi no|apenas) bebe|bebe (?:muy )?poc[oa]|se olvida de beber|non beve|beve (?:\w+ )?poco|dimentica di bere|(?:nao|quase nao) bebe|bebe (?:\w+ )?pouc[oa]|esquece se de beber|drinkt (?:\w+ ){0,2}(?:niet|nauwelijks|bijna niets?|te weinig|weinig|amper)|vergeet te drinken)(?!\p{L})/u;
export const OF_OTHER_DRINKS =
  /(?<!\p{L})(?:alcohol\w*|alkohol\w*|beer|wine|bier|wein|vin|vino|vinho|wijn|cerveza|cerveja|birra|biere|milk|milch|coffee|kaffee|fluid restriction|dialys\w*|heart failure)(?!\p{L})/u;

/** Who has not eaten for a day or more, and fasts for no reason that is named. */
export const HAS_NOT_EATEN =
  /(?<!\p{L})(?:(?:haven't|havent|have not|hasn't|didn't|didnt|not) (?:really |properly )?(?:eaten|eat|ate) (?:\w+ ){0,2}(?:since|in (?:a |two|three|\d|days)|for (?:a |two|three|\d|days)|yesterday|all day|today)|nothing (?:to eat |eaten )?since yesterday|skipp\w+ (?:eating|meals|food) (?:\w+ ){0,3}days?|seit (?:gestern|zwei tagen|\d tagen|tagen) nichts (?:mehr )?gegessen|(?:gestern|heute) (?:\w+ ){0,2}(?:gar )?nichts gegessen|rien mange (?:\w+ )?(?:hier|depuis|aujourd'hui|de la journee)|(?:no he comido|no comi|llevo \w+ dias sin comer)(?: nada)?(?: (?:desde|en|ayer|hoy))?|non (?:ho mangiato|mangio) (?:\w+ )?(?:da|ieri|oggi)|nao (?:comi|como) (?:\w+ )?(?:ha|desde|ontem|hoje)|(?:gisteren|vandaag|sinds gisteren|al \w+ dagen) (?:\w+ )?niets gegeten|niets gegeten (?:sinds|gisteren|vandaag))(?!\p{L})/u;
export const FASTS =
  /(?<!\p{L})(?:fast(?:s|ed|ing)?|ramadan|yom kippur|lent|16 ?[:/] ?8|omad|operation|surgery|op(?= )|blood (?:test|work)|scan|fasten\w*|gefastet|jeun\w*|jeune|ayun\w*|digiun\w*|jejum|vasten\w*|gevast|nuchtern|nuchter|ozempic|wegovy|mounjaro|vomit\w*|sick|erbroch\w*|diarr\w*|durchfall|fever|fieber)(?!\p{L})/u;

/** Asks for an amount of protein. */
export const PROTEIN = /(?<!\p{L})(?:proteins?|protein(?:e|en|as?|es)?|proteines?|proteinas?|proteine|eiweiss|eiwit(?:ten)?)(?!\p{L})/u;
export const HOW_MUCH =
  /(?<!\p{L})(?:how much|how many|amount|need|per day|a day|daily|wie ?viel|brauch\w*|pro tag|am tag|combien|par jour|besoin|cuant[oa]s?|al dia|por dia|necesit\w*|quant[aeio]s?|al giorno|precis\w*|hoeveel|per dag|nodig|high|more|lots|mehr|viel|plus|mas|piu|mais|meer)(?!\p{L})/u;
