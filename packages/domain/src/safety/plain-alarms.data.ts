/**
 * Emergencies that a few words tell for sure, in English, German, French, Spanish, Italian, Portuguese and Dutch. Texts are folded and hold single
 * spaces and no punctuation but apostrophes; those of a pressure keep what stands between its two figures. A table of our own.
 */
const either = (a: string, between: number, b: string): RegExp => new RegExp(`\\b(?:${a})\\b.{0,${between}}\\b(?:${b})\\b|\\b(?:${b})\\b.{0,${between}}\\b(?:${a})\\b`);

const THROAT = 'throat|windpipe|hals|kehle|rachen|gorge|garganta|gola|keel|strot|strotje|keeltje';
const TIGHT = [
  'tight\\w*|clos(?:e|es|ed|ing)(?: up| in| off)?|constrict\\w*|squeez\\w*|narrow\\w*',
  "enge?r?|schnur\\w*|zugeschnurt|verengt|zugeht|geht (?:\\w+ )?zu|macht (?:\\w+ )?zu|zieht sich zu\\w*|zuschnur\\w*|wie zu",
  'serr\\w*|ferm(?:e|ee|es|ees|er)|resserr\\w*|retrec\\w*|contract\\w*',
  'cierr\\w*|cerrad[oa]|cerr(?:o|ando\\w*|arse)|apriet\\w*|apret\\w*|estrech\\w*|oprim\\w*',
  'string\\w*|strett[ao]|chiud\\w*|chius[ao]|serra(?:ta|rsi)?|restring\\w*',
  'apert\\w*|fech(?:a|ar|ando|ou|ada)|estreit\\w*|tranc(?:a|ar|ando|ada|ou)',
  'knijp\\w*|(?:dicht|toe)\\w*|vernauw\\w*|nauw\\w*|snoert|samengeknepen|trekt samen|benauwd',
].join('|');
/** A throat that tightens. @source Resuscitation Council UK, Emergency treatment of anaphylaxis, 2021 */
export const TIGHT_THROAT = either(THROAT, 25, TIGHT);

const OF_PRESSURE = 'blood ?pressure|bp|blutdruck\\w*|rr|tension|tensiometre|presion|pressione|pressao|tensao|bloeddruk\\w*|bovendruk';
const BETWEEN = ' ?(?:/|over|zu|sur|por|sobre|su|op) ?';
/** Between words of a pressure these stand too; elsewhere they are of prices, weights and ways. */
const BETWEEN_BESIDE_THE_WORD = ' ?(?:/|over|zu|auf|sur|por|sobre|con|et|e|y|en|su|op|a|-|,|und|and)? ?';
const NO_UNIT = '(?!\\d)(?![.,]\\d)(?! ?(?:kcal|cal\\w*|g|gr|mg|ml|cl|l|cm|mm|m|x|kg|kilos?|euros?|eur|€|%|watt|w)\\b)';
const UPPER = '(?<![\\d.,/])(?:1[89]|2[0-6])\\d';
/** Both figures of a very high blood pressure. @source ESH Guidelines 2023: from 180/110 on with symptoms; NHS, High blood pressure */
export const VERY_HIGH_PRESSURE: readonly RegExp[] = [
  new RegExp(`${UPPER}${BETWEEN}1[0-5]\\d${NO_UNIT}`),
  new RegExp(`\\b(?:${OF_PRESSURE})\\b.{0,30}${UPPER}${BETWEEN_BESIDE_THE_WORD}(?:[89]\\d|1[0-5]\\d)${NO_UNIT}`),
  new RegExp(`${UPPER}${BETWEEN_BESIDE_THE_WORD}(?:[89]\\d|1[0-5]\\d)${NO_UNIT}.{0,25}\\b(?:${OF_PRESSURE})\\b`),
  new RegExp(`\\b(?:${OF_PRESSURE})\\b.{0,30}(?<![\\d.,/])(?:1[89]|2[0-6])(?:[.,]\\d)?${BETWEEN_BESIDE_THE_WORD}(?:[89]|1[0-5])(?:[.,]\\d)?${NO_UNIT}`),
  new RegExp(`(?<![\\d.,/])(?:1[89]|2[0-6])(?:[.,]\\d)?${BETWEEN}1[0-5](?:[.,]\\d)?${NO_UNIT}.{0,25}\\b(?:${OF_PRESSURE})\\b`),
];
/** Two figures of the blood that are none of its pressure. */
export const OF_OTHER_FIGURES = /\b(?:ldl|hdl|\w*cholest\w*|\w*colest\w*|triglyc\w*|trigl\w*|sugar|glucose|\w*zucker\w*|glyc\w*|gluc\w*|glic\w*|price|preis|prix|kcal|page|seite)\b/;

/** What a body with a very high pressure shows: head, sight, chest, breath, a weak or numb side, speech, sickness, a nose that bleeds. */
export const SIGN_OF_PRESSURE = new RegExp(
  `\\b(?:${[
    "head(?:ache|aches)?|migraine|dizz\\w*|blurr\\w*|blurry|seeing (?:\\w+ )?(?:spots|stars|double)|sight|vision|chest|breath\\w*|numb\\w*|weak\\w*|confus\\w*|slurr\\w*|nose ?bleed\\w*|nause\\w*|tingl\\w*|flashes",
    '\\w*kopfweh|kopfschmerz\\w*|kopf|schadel|brummt|schwind\\w*|schwumm\\w*|verschwommen|unscharf|flimmer\\w*|brust\\w*|luft|atemnot|taub\\w*|kribbel\\w*|schwach\\w*|verwirrt|nasenblut\\w*|ubel\\w*|sehe (?:\\w+ )?(?:schlecht|doppelt|sternchen)',
    "tete|crane|migraine|vertig\\w*|tourne|flou\\w*|trouble|mouches|poitrine|souffle|essouffl\\w*|engourdi\\w*|fourmill\\w*|faibl\\w*|confus\\w*|saigne\\w*|nausees?|coeur",
    'cabeza|jaqueca|mare\\w*|borros\\w*|falta de aire|veo (?:\\w+ )?(?:mal|doble)|pecho|dormid[oa]|hormigue\\w*|debil\\w*|confus\\w*|sangra\\w*|nauseas?',
    'testa|emicrania|capogir\\w*|respir\\w*|sfocat\\w*|annebbiat\\w*|petto|fiato|formicol\\w*|intorpidit\\w*|debol\\w*|confus\\w*|sangue|nausea',
    'cabeca|enxaqueca|tont\\w*|turv\\w*|embaciad\\w*|visao|peito|folego|dormente\\w*|formig\\w*|frac[oa]|fraqueza|confus\\w*|sangr\\w*|enjo\\w*',
    'hoofd\\w*|koppijn|duizel\\w*|draai\\w*|wazig\\w*|vlekken|zicht|borst|adem\\w*|benauwd|kortademig|tintel\\w*|verdoofd|zwak\\w*|verward|bloedneus|misselijk\\w*',
  ].join('|')})\\b`,
);
/** "No headache": none is there. */
export const NOT_THERE =
  /\b(?:no|(?<!can )not|without|don't have(?: any| a)?|kein\w*|nicht|ohne|pas(?: de| d')?|sans|aucune?s?|sin|ningun\w*|no tengo|senza|nessun\w*|non ho|sem|nenhum\w*|nao tenho|geen|niet|zonder) (?:(?:dolor|dores|dor|mal|maux|pijn) (?:de |di |a la |al |na |op (?:de |mijn )?|in (?:de |mijn )?)?)?(?!breath|atm|respir|adem|sehe|see|ver\b|vejo|vois|zie|feel|sent|puedo|consigo|riesco)\p{L}+/gu;

/** "Breathes fine", "no trouble breathing": nothing of a severe reaction. */
export const BREATHES_WELL =
  /\b(?:(?:no|without) (?:trouble|problems?|issues?|difficult\w*) (?:with )?(?:breathing|swallowing)|breath\w* (?:is |are |seems? )?(?:all )?(?:fine|ok|okay|normal\w*|well|good)|(?:atmung|atmet|atme|atmen) (?:ist |sich )?(?:gut|normal|okay|ok)|(?:respire|respiration) (?:est )?(?:bien|normale\w*)|respir\w+ (?:bien|bem|bene|normal\w*)|(?:ademt?|ademhaling|ademen) (?:is |gaat )?(?:goed|normaal|prima))\b/g;

/** What sugar of the blood does not come up with fast: fat, starch and fiber slow it. */
export const SLOW_SUGAR = new RegExp(
  `\\b(?:${[
    'nutella|nocilla|nocciolata|chocolates?|schoko\\w*|schokolade\\w*|chocolat|chocolats|cioccolat\\w*|chocola\\w*|ferrero|rocher|snickers|mars|twix|kitkat|bounty|bueno|milka|kinder',
    'biscuits?|cookies?|cakes?|crisps|chips|ice ?cream|peanut butter|nut butter|nuts?|bread|toast|sandwich|cheese|yogh?urt|milk|apples?|bananas?|granola|muesli|protein bar|pizza|donuts?',
    'kekse?n?|kuchen|eis|erdnussbutter|nusse?|nussmus|brot|kase|joghurt|milch|apfel|banane|musli|riegel|pommes',
    'gateaux?|glace|beurre de cacahuetes?|noix|pain|fromage|yaourt|lait|pomme|banane|barre|tartines?',
    'galletas?|pastel|tarta|helado|crema de cacahuete|nueces|pan|queso|yogur|leche|manzana|platano|barrita|bocadillo',
    "biscott[oi]|torta|gelato|burro d'arachidi|noci|pane|formaggio|latte|mela|barretta|panino",
    'bolachas?|biscoitos?|bolo|gelado|sorvete|manteiga de amendoim|nozes|pao|queijo|iogurte|leite|maca|barra|barrinha',
    'koek\\w*|taart|ijs|ijsje|pindakaas|noten|brood|boterham\\w*|kaas|melk|appel|banaan|reep|hagelslag',
  ].join('|')})\\b`,
);

/** "And if she gets red spots": what may come, and has not. */
export const MAY_COME =
  /\b(?:if|in case|wenn|falls|s'ils?|au cas ou|en caso|nel caso|als|stel|indien)\b|\b(?:e|ma|mas) se (?=\p{L})|(?:^|\b(?:e|y|et|ma|mas|pero|mais|faire|faccio|hago|faco) )(?:si (?!gonfi|arross|riemp|gratt|chiud)|se (?!hinch|pon|rasc|llen|me |le |les |te |nos )|caso )/u;
/** Of a skin that has pimples, whatever is eaten. */
export const OF_PIMPLES = /\b(?:acne|akne|pickel\w*|(?<!red )spots|boutons|brufoli|espinillas|espinhas|pukkels?|puist\w*)\b/;

/** Somebody has eaten or tasted something. */
export const HAS_EATEN = new RegExp(
  `\\b(?:${[
    "ate|eaten|licked|tasted|tried|nibbled|swallowed|(?:just|already|accidentally) had|had (?:a|one|some|two|half|the) (?:bit|bite|piece|sip|spoon\\w*)|(?:i|he|she|we|they) had (?:a|an|one|some|two|half)|bit into|gave me",
    '(?:auf|ab)?gegessen|probiert|(?:ab)?geleckt|genascht|gebissen|gekostet|verschluckt|verputzt|gefuttert',
    "(?:ai|a|as|avons|ont|avoir|de) (?:\\w+ )?(?:mange|goute|leche|croque|avale)|viens de manger|vient de manger",
    'comi|comio|comido|comimos|me comi|se comio|(?:acabo|acaba) de comer\\w*|probe|probado|chupe|chupado|mordi(?:do)?|lami(?:do)?',
    'mangiat[oaei]|assaggiat[oa]|leccat[oa]|morso|ingoiat[oa]|mandato giu',
    'comeu|comemos|provei|provou|lambi|lambeu|mordi|trinquei|trincou|engoli',
    'gegeten|opgegeten|geproefd|gelikt|gesnoept|hap genomen|(?:ik|hij|ze|zij) at',
  ].join('|')})\\b`,
);

/** So few calories a day, where a message is of a day. */
const BARE = '(?<![\\d.,])[3-7]\\d\\d';
const CALORIES = '(?:k?cals?|calor\\w*|kalori\\w*)';
const A_DAY = 'a day|per day|each day|every day|daily|am tag|pro tag|taglich|par jour|al dia|por dia|diari[oa]s|al giorno|ao dia|per dag|op een dag|elke dag';
export const FEW_A_DAY = new RegExp(`\\b${BARE}(?: ?${CALORIES})? (?:${A_DAY})\\b|\\b(?:${A_DAY}) (?:\\w+ ){0,3}?${BARE} ?${CALORIES}\\b`);
/** A day is of calories, or of losing weight. */
export const OF_CALORIES =
  /\b(?:k?cals?|\w*calor\w*|\w*kalori\w*|lose weight|losing weight|weight|abnehm\w*|abzunehmen|gewicht|diat|maigr\w*|poids|regime|adelgaz\w*|peso|dieta|dimagr\w*|emagrec\w*|afvall\w*|dieet|afslank\w*)\b/;
/** A difference, what is used up, or a small child: none of these is all that somebody eats. */
export const OF_A_DIFFERENCE =
  /\b(?:deficit|defizit|tekort|less|fewer|cut|burn\w*|save|weniger|verbrenn\w*|verbrauch\w*|spar\w*|moins|brul\w*|menos|quem\w*|meno|bruci\w*|gast\w*|minder|verbrand\w*|besparen|more|extra|mehr|plus de|mas|piu|mais|meer|surplus|baby|bebe|toddler|child|kind|enfant|nin[oa]|bambin[oa]|crianca|cat|dog|hund|katze)\b/;

/** Somebody, not a food, who has turned blue. */
const SOMEBODY =
  "(?:he|she|him|her|they|baby|toddler|kid|child|boy|girl|son|daughter|(?:grand)?(?:mum|mom|dad|ma|pa|mother|father|son|daughter)|husband|wife|lips?|face|er|sie|kind|sohn|tochter|junge|madchen|mann|frau|oma|opa|lippen|gesicht|il|elle|bebe|enfant|fils|fille|mari|femme|levres|visage|nino|nina|hijo|hija|marido|mujer|labios|cara|bimb[oa]|bambin[oa]|figli[oa]|marito|moglie|labbra|viso|menin[oa]|filh[oa]|crianca|labios|rosto|hij|ze|zij|zoon|dochter|man|vrouw|lippen|gezicht|kindje)";
export const TURNED_BLUE = new RegExp(
  `\\b${SOMEBODY} (?:\\S+ ){0,4}?(?:(?:turn(?:s|ed|ing)?|go(?:es|ne|ing)?|went|is|are|getting) (?:all |a bit )?blue|blau angelaufen|(?:lauft|lief) blau|(?:ganz |so )?blau im gesicht|(?:est |devient |devenue? )(?:tout |toute )?bleue?s?|(?:se (?:esta )?(?:pone|poniendo|puso|ha puesto) )(?:azul|morad[oa])|(?:e |diventa |diventat[oa] |sta diventando )(?:blu|cianotic[oa])|(?:esta |ficou |a ficar |ficando )(?:azul|rox[oa])|(?:is |wordt |werd |loopt |liep )(?:helemaal )?blauw(?: aan| aangelopen)?|blauw aangelopen)\\b`,
);
