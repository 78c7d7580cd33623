/** What is asked of a food in the kitchen, in seven languages; over folded text. */
const ASKS = '(?:how|what s|whats|what|wie|quel\\w*|combien|cuant\\w+|que|quant\\w+|qual\\w*|hoeveel|hoe|wat)';

export const FREEZES =
  /(?<!\p{L})(?:(?:freez(?:e|es|ing|er|able)|einfrier\w*|eingefroren|einzufrieren|gefrier(?:en|t|bar|fach|schrank|truhe)|congeler|congelateur|congelation|congelar(?:se|lo|la|los|las)?|congelador|congelo|congelare|congelatore|surgelare|invriezen|invries|ingevroren|vriezer|diepvriezer))(?!\p{L})/u;
export const FREEZES_AGAIN =
  /(?<!\p{L})(?:again|re ?freez\w*|thaw\w*|defrost\w*|wieder|nochmal\w*|erneut|aufgetaut\w*|auftau\w*|recongel\w*|decongel\w*|degel\w*|otra vez|volver|descongel\w*|di nuovo|ricongel\w*|scongel\w*|novamente|outra vez|recongel\w*|opnieuw|ontdooi\w*|burn|burnt|gefrierbrand|safe|kill\w*|vitamin\w*|germs?|bacteria)(?!\p{L})/u;

export const ASKS_HOW_LONG = [
  /\bhow (?:long|many days)\b.*\b(?:keeps?|kept|lasts?|good|ok|okay|fresh|open|opened|fridge|refrigerator|cupboard|stor(?:e|ed|ing)|stay|leave|left|for)\b|\bshelf life\b|\bgoes? (?:off|bad)\b.*\bwhen\b|\bwhen do(?:es)?\b.*\bgo (?:off|bad)\b/,
  /\bwie ?lange?\b.*\b(?:halt\w*|haltbar|aufbewahr\w*|aufheb\w*|kuhlschrank|geoffnet\w*|offen\w*|angebrochen\w*|gut|lager\w*|frisch|essbar|geniessbar)\b|\bhaltbarkeit\b/,
  /\bcombien de (?:temps|jours)\b.*\b(?:gard\w+|conserv\w+|tien\w*|frigo|refrigerateur|ouvert\w*|bon\w*)\b|\bduree de conservation\b/,
  /\bcuant[oa]s?(?: (?:tiempo|dias))?\b.*\b(?:duran?|aguantan?|conserv\w+|nevera|frigorifico|guard\w+|abiert\w+)\b/,
  /\bquant[oi](?: (?:tempo|giorni))?\b.*\b(?:dura|durano|durare|conserv\w+|tiene|frigo|frigorifero|apert\w+)\b/,
  /\bquant[oa]s?(?: (?:tempo|dias))?\b.*\b(?:dura|duram|aguenta|aguentam|guard\w+|conserv\w+|frigorifico|geladeira|abert\w+)\b/,
  /\bhoe ?lang\b.*\b(?:bewar\w*|bewaar\w*|houdbaar|goed|koelkast|open|geopend\w*|blijft|blijven)\b|\bhoudbaarheid\b/,
] as const;
/** These ask how long something is cooked, or of other places than a kitchen. */
export const NO_KEEPING =
  /(?<!\p{L})(?:boil\w*|bake[ds]?|roast\w*|steam\w*|fry|fried rice cook|simmer\w*|digest\w*|soak\w*|microwav\w*|kochen|koch|garen|backen|braten|verdau\w*|cuire|cuisson|cuis|cocer|hervir|hornear|bollire|cuocere|cottura|cozer|ferver|koken|bakken|yesterday|full|satt|caffeine|coffee)(?!\p{L})/u;

export const PORTIONS = new RegExp(
  `\\b${ASKS}\\b.*\\b(?:portions?|serving(?: size)?|per (?:person|head)|pro (?:person|kopf|nase)|par (?:personne|tete)|portie|per persoon|porzione|porzioni|a (?:persona|testa)|racion|porcion|por (?:persona|cabeza)|porcao|dose|por pessoa)\\b|^(?:portions?|serving|portionsgrosse|portie|porzione|racion|porcao)\\b`,
);

export const WEIGHS = [
  /\bhow (?:much|heavy|many (?:g|grams?|ounces|oz))\b.*\b(?:weighs?|heavy|is|are|in)\b|\bwhat do(?:es)?\b.*\bweigh\b|\bweight of (?:an?|one)\b/,
  /\bwie ?schwer\b|\bwie ?viel\b.*\b(?:wiegt|wiegen|schwer|gramm|g)\b|\bgewicht (?:von )?ein\w*\b/,
  /\bcombien\b.*\b(?:pese|pesent|grammes?)\b|\bpoids d\b/,
  /\bcuant\w+\b.*\b(?:pesan?|gramos?)\b/,
  /\bquant\w+\b.*\b(?:pesa|pesano|pesam|grammi|gramas)\b/,
  /\bhoeveel\b.*\b(?:weegt|wegen|gram)\b|\bhoe zwaar\b/,
] as const;

export const INSTEAD =
  /(?<!\p{L})(?:subs?(?: out)?(?= )|swap|substitu\w+|replac\w+|instead|in place of|(?:run|ran|am|im|i'm) out of|dont have|don't have|no \p{L}+ left|ersatz\w*|ersetz\w+|statt|anstatt|anstelle|ausgegangen|remplac\w+|a la place|au lieu|sustitu\w+|en vez|en lugar|reemplaz\w+|sostitu\w+|al posto|invece|em vez|no lugar|vervang\w+|in plaats|ipv)(?!\p{L})/u;
/** Speaks of cooking, so that what is asked for is an ingredient and no better product. */
export const COOKS =
  /(?<!\p{L})(?:bak(?:e|ing|ed)|cakes?|recipes?|cook\w*|sauces?|dough|batter|pancakes?|cookies|brownies|muffins|dish|thicken\w*|subs?|substitut\w+|out of|teig|kuchen|rezept\w*|backen|kochen|sosse|sossen|pfannkuchen|ersatz|gateaux?|patisserie|recettes?|cuisine|cuisiner|pate|crepes|bizcochos?|recetas?|cocinar?|hornear|reposteria|salsas?|masa|torte?|torta|dolci|ricett[ae]|impasto|cucinare|cucina|bolos?|receitas?|cozinhar?|massa|molho|panquecas|taart|recept\w*|bakken|koken|deeg|beslag|saus|vervanger)(?!\p{L})/u;
/** What is coated before it is fried. */
export const COATS =
  /(?<!\p{L})(?:bread(?:ing)?(?= )|coat(?:ing)?|panier\w*|panade|paner|panure|rebozar|empanar|impanare|impanatura|panar|paneren)(?!\p{L})/u;

/** States of a food that decide how long it keeps. */
export const STATES = {
  cooked:
    /(?<!\p{L})(?:cooked|roast|roasted|boiled|leftover|leftovers|home ?made|fried|gekocht\w*|gegart\w*|gebraten\w*|selbstgemacht\w*|cuite?s?|maison|cocid[oa]s?|cocinad[oa]s?|hech[oa]s?|caser[oa]s?|cott[oaei]|fatt[oaei] in casa|cozid[oa]s?|cozinhad[oa]s?|caseir[oa]s?|gekookte?|gebakken|zelfgemaakte?)(?!\p{L})/u,
  raw: /(?<!\p{L})(?:raw|fresh|uncooked|roh\w*|frische[rsn]?|crue?s?|fraiche?s?|frais|crud[oa]s?|fresc[oa]s?|crud[ei]|fresc(?:hi|he)|cru[as]?|rauwe?|verse?)(?!\p{L})/u,
  opened:
    /(?<!\p{L})(?:open|opened|geoffnet\w*|offene?[rsn]?|angebrochen\w*|ouverte?s?|entamee?s?|abiert[oa]s?|apert[oaei]|abert[oa]s?|geopende?|aangebroken)(?!\p{L})/u,
  cut: /(?<!\p{L})(?:cut|half|sliced|chopped|geschnitten\w*|halbe?|angeschnitten\w*|coupee?s?|entame|cortad[oa]s?|medi[oa]|tagliat[oaei]|mezz[oa]|gesneden|halve)(?!\p{L})/u,
} as const;

/** Words beside a food and what is asked of it that change neither. */
export const KITCHEN_WORDS: ReadonlySet<string> = new Set(
  (
    'whats swap fridge refrigerator freezer freeze freezing keep keeps kept last lasts store stored stay leave left open opened once after cooked homemade home made leftover raw fresh roast roasted boiled jar tin can pack packet bottle tub carton half cut sliced chopped grated shelf life go goes off bad days long well safely okay ok weigh weighs heavy weight grams gram portion portions serving size person head recommended dry uncooked big large cup cups tablespoon tablespoons tbsp teaspoon teaspoons tsp into convert equal sub subs substitute substitutes replace replacement instead place out ran run left baking bake cake cakes recipe cooking cook cookies pancakes sauce batter brownies muffins dough thicken vegan alternative breading coating bread egg-free something anything else got dont have still good cupboard ' +
    'womit wodurch durch kuhlschrank gefrierschrank einfrieren eingefroren gefrieren haltbar halten halt haltbarkeit aufbewahren aufheben geoffnet geoffnete geoffneter offen offene offener offenes angebrochen gekocht gekochte gekochter gekochtes selbstgemacht selbstgemachte rohes roher rohe frische frischer tage lange wiegt wiegen schwer gramm portion person kopf ist gross grosse ungekocht trocken el tl essloffel teeloffel tasse tassen ersatz ersetzen statt anstatt anstelle backen kuchen rezept kochen teig sosse pfannkuchen panieren nehmen benutzen verwenden noch gut dose glas packung becher ' +
    'frigo refrigerateur congelateur congeler congele garder garde conserver conserve conservent tient temps jours ouvert ouverte ouverts ouvertes entame cuit cuite cuits cuites maison cru crue frais fraiche pese poids grammes portion personne tasse cuillere cuilleres soupe cafe remplacer remplace place lieu gateau recette cuisine cuisiner patisserie paner pot boite brique peut-on prendre utiliser mettre ' +
    'nevera frigorifico congelador congelar congela congelo guardar guarda conservar conserva dura duran aguanta aguantan tiempo dias abierto abierta abiertos abiertas cocido cocida cocidos cocidas cocinado hecho hecha casero casera crudo cruda fresco fresca pesa pesan gramos racion porcion persona taza tazas cucharada cucharadas cucharadita sustituir sustituto sustituyo vez lugar receta bizcocho tarta hornear cocinar rebozar empanar salsa bote lata usar utilizar poner una ' +
    'frigorifero congelatore congelare congelo tenere conservare conserva conservano durano tempo giorni aperto aperta aperti cotto cotta cotti cotte fatto casa crudo cruda freschi fresca pesano grammi porzione testa tazza tazze cucchiaio cucchiai cucchiaino sostituire sostituto posto invece torta dolci ricetta cucinare impasto impanare barattolo vasetto confezione usare mettere ' +
    'geladeira congelar congelador aguenta aguentam guardar conservar dura duram aberto aberta abertos cozido cozida cozidos caseiro caseira cru crua pesam gramas porcao dose pessoa chavena chavenas xicara colher sopa cha substituir substituto substituo vez lugar bolo receita cozinhar massa panar frasco lata usar por ' +
    'koelkast vriezer invriezen invries ingevroren bewaren bewaar houdbaar houdbaarheid blijft blijven goed dagen lang open geopend geopende gekookt gekookte zelfgemaakte rauw rauwe verse weegt wegen gram portie persoon kopje kopjes eetlepel eetlepels theelepel vervangen vervanger vervangt plaats ipv taart recept bakken koken beslag paneren saus pot blik pak gebruiken nemen nog men je'
  ).split(' '),
);
