/** Cuts and animals, what was done to them, and what was done instead where they were cooked after all. Folded. */
const CUTS =
  "jambons?|filets?(?: mignons?)?|filett[oi]|solomillos?|maiale|porc|b(?:oe|o)euf|magrets?|canard|viandes?|saucisses?|poitrine|agneau|mouton|cheval|jamon(?:es)?|paletas?|paletillas?|lomos?|panceta|carnes?|cerdo|vaca|buey|ternera|cordero|pato|presuntos?|lombos?|toucinho|porco|boi|vitela|prosciutt[oi]|fiocc[oi]|lardo|lonza|coppa|pancetta|guanciale|manzo|bovin[oa]|suin[oa]|cavallo|anatra|oca|cervo|cinghiale|fesa";
const DRIED = 'sec|secs|seche|sechee?s?|affinee?s?|curad[oa]s?|sec[oa]s?|oread[oa]s?|stagionat[oaie]|secc[oaie]|secche|salmistrat[oa]';
const COOKED = 'cuit|cott|coc[ei]d|cozid|cooked|asad|assad|arrost|roti|braise|bouilli|lessat';

function driedMeat(): RegExp {
  const inPart = `(?![^,;()[\\]]*(?:${COOKED}))`;
  const treated = `(?<!(?:${COOKED})[a-z]* (?:[a-z]+ ){0,2})(?:${CUTS})(?: (?!(?:et|e|y|con|avec|com|ed)\\b)[a-z']+){0,3} (?:${DRIED})\\b${inPart}`;
  const hams =
    "jambons? (?:de |d' ?|du )?(?:la )?(?:pays|savoie|parme|bayonne|aoste|vendee|ardennes?|luxeuil|lacaune|corse|montagne|foret[- ]noire|san daniele|serrano|westphalie|auvergne|iberique|speck)|noix de jambon|jamon(?:es)?(?! (?:de )?(?:pavo|york|dulce|cerdo))|prosciutt[oi]|presuntos?";
  const others =
    "grisons?|bresaola|lardo d(?:i|'|ell[ae]?) ?[a-z]+|carne salada|carne d[eo] sol|carne seca|charque|tasajo|cecina|(?:paleta|lomo|cana de lomo|lombo|chorizo|salchichon|morcon)s? iberic[oa]s?|cana de lomo|lomo embuchado|coppa di [a-z]+|magrets? (?:de canard )?fumee?s?|copa curada|salumi|embutidos?|(?:air|wind)[- ]dried (?:ham|beef|meat|pork|duck|lamb|venison)|dry[- ]cured (?:ham|beef|meat|pork)|(?:beef|pork|turkey|venison|meat)? ?jerky|jerked beef|luftgetrocknete[rsn]? [a-z]*(?:schinken|fleisch|salami)|(?:roh|nuss|land|katen|knochen|lachs|bauern|wacholder|kern)schinken|schwarzwalder schinken|(?:gedroogde|rauwe) (?:ham|vlees)|ardenner ham";
  return new RegExp(`\\b(?:${treated}|(?<!(?:aroma|sabor|arome|gusto|gout|saveur)(?: de| di| a| al)? )(?:${hams})\\b${inPart}|(?:${others})\\b${inPart})`);
}

/**
 * Names of foods that say what neither an ingredient nor, of a record without one, a category does: what is advised in pregnancy rests on
 * them. Of folded text. A name that holds one is kept with the reading of a food.
 */
export const TELLING_NAMES = {
  'mould-ripened cheese': /\b(?:brie|camembert|coulommiers|chaource|roquefort|gorgonzola|danish blue|blue cheese|blauschimmelkase|fromage bleu|bleu d[eu'’])/,
  'raw egg dish': /\b(?:tiramisu|eggnog|zabaione|zabaglione|sabayon|mousse au chocolat)\b/,
  // "Cervelat" alone is a cooked sausage in Switzerland, "cervelas" one in France.
  'raw sausage':
    /\b(?:[a-z]*mett(?:wurst|wurste|wurstchen|enden?)|[a-z]*rohw(?:urst|urste)|rohpolnische|[a-z]*teewurst|landja(?:e)?ger|[cz]ervelatw(?:urst|urste)|katenw(?:urst|urste)|kaminwurz(?:e|en|erl)?|rauchenden|[a-z]*metworst(?:en|jes?)?|cervelaat(?:worst)?|snijworst|theeworst|droge worst|gedroogde worst|fuets?|longan(?:isse|issa|iza)s?|salchichas? (?:seca|curada)s?|embutidos? curados?|chistorras?|txistorras?|painhos?|su(?:cuk|juk|dschuk)|dr(?:y|ied)(?: cured)? sausages?|(?:air dried|fermented) sausages?|lufttrockene? wurst|(?:dauer|hart|plock|knoblauch|salami|bauernbratdauer)w(?:urst|urste)|ahle (?:wurst|worscht)|feldkieker|(?:pfeffer|mini)?beisser(?:chen|le)?|[ck]abanoss?(?:i|y|sis?|en)?|droe?wors|biltong|viande des grisons|bundnerfleisch|b(?:oe|o)euf seche|magrets? seches?|saucisses? seches?|figatell(?:i|u)|lonz(?:u|a|ino)|cecina|morcones?|morcon|secallona|salsicci[ae] (?:secc(?:a|he)|stagionat[ae]|passit[ae])|capocoll[oi]|capicol(?:a|la|o|lo)|gabagool|mocetta|violino di capra|slinzega|ciauscolo|country ham)\b/,
  // Of meat that was salted, dried or matured and never cooked, in the languages whose names for it are made of a cut and of what was done to it.
  'dried meat': driedMeat(),
  // Or pickled raw.
  'dried fish': /\b(?:boquerones|acciughe marinate|alici marinate|anchois marines|hollandse nieuwe|maatjes|matjes|(?:zure )?haring(?:en)?|roll ?mops|bismarckhering(?:e|en)?|[cs]eviche|taramas?|taramosalata|taramasalata|mojama|bottarga|botarga|boutargue|poutargue|gravad ?la(?:x|chs|ks)|stockfish cru)\b/,
  // "This product has not been pasteurized", "lait non pasteurisé", "sin pasteurizar".
  unpasteurised:
    /\b(?:(?:un|non|de)[- ]?|not (?:been )?|never |without |nicht |niet[- ]?|on(?:ge)?|non |pas |sans |sin |no |senza |sem |nao )(?:flash )?(?:ge)?past(?:eu|o)ri[sz][a-z]*|\braw (?:[a-z'’]+ ){0,2}(?:milk|cream)\b|\b(?:lait|creme)s? (?:entier |entiere |fraiche )?cru(?:e)?s?\b|\b(?:roh|vorzugs)milch[a-z]*|\brohrahm[a-z]*|\b(?:latte|panna) crud[oa]\b|\b(?:leche|nata) cruda\b|\b(?:leite|nata) cru(?:a)?\b|\brauwmelkse|\brauwe (?:[a-z]+)?(?:melk|room)\b/,
  'untreated juice':
    /\b(?:raw|raw cold[- ]pressed|fresh(?:ly)?[- ](?:cold[- ])?(?:pressed|squeezed)|cold[- ]pressed)(?: raw)? (?:[a-z]+ ){0,3}(?:juices?|smoothies?|lemonades?)\b|\bjus (?:[a-z'’]+ ){0,3}(?:crus?|(?:frais|fraichement) (?:presses?|presse))\b|\brohsaft|\bfrisch(?:e[rnms]?)? gepresste[rnms]? [a-z]*saft|\b[a-z]*saft,? (?:[a-z]+ ){0,2}frisch gepresst|\b(?:zumo|jugo)s? (?:[a-z]+ ){0,3}(?:recien (?:exprimid|prensad)os?|natural exprimido|crudos?)\b|\bspremut[ae]\b|\bsucch?[oi] (?:[a-z]+ ){0,3}(?:crud[oi]|appena spremut[oi])\b|\bsumos? (?:[a-z]+ ){0,3}(?:acabados? de espremer|espremidos?|crus?)\b|\b(?:vers|rauw)(?:e)? (?:geperste? )?[a-z]*sap(?:pen)?\b/,
  // Ripened with germs on the rind, from pasteurised milk too.
  'smear-ripened cheese':
    /\b(?:harzer(?:[- ]?(?:kase|roller|handkase))|mainzer(?:[- ]?(?:kase|handkase))|handkas(?:e|s)?\b|korbkase|stangenkase|spitzkase|bauernhandkase|sauermilchkase|olmutzer|quargel|rotschmierekase|(?:mit |roter? )?rotschmiere|rotkulturen|limburger|romadur|munsterkase|weinkase|cambozola|bavaria blu|saint agur|st\.? agur|bresse bleu|torta del casar|torta de la serena|queijo de azeitao|queijos? (?:da )?serra(?: da estrela)?|queso de la serena|herve)/,
  pate:
    /\b(?:rillettes?|potted meat|[a-z]*leberpastete[a-z]*|(?:wild|enten|gefluegel|geflugel|kalbs|fleisch|lachs|fisch)pastete[a-z]*)\b|\b(?:pate|terrines?|pates(?= d[eu]))(?: (?!au)[a-z]+)? (?:de |d['’ ]|du |aux? |en |con |di )?(?:campagne|foie|tete|lapin|volaille|canard|porc|sanglier|chevreuil|gibier|lievre|dinde|poulet|oie|faisan|saumon|thon|poisson|croute|forestiere?|bretonn?e?|basque|creole|maison|piment d|ardennes|higado|campana|pato|cerdo|iberico|oca|pavo|salmon|atun|fegato|cinghiale|anatra|prosciutto|tonno|salmone|sardinha|figado|fiambre)\b|\b(?:chicken|duck|goose|turkey|pork|liver|game|venison|rabbit|pheasant|farmhouse|country|ardennes?|brussels|coarse|smooth|mushroom|vegetable|salmon|trout|mackerel|tuna|crab|smoked [a-z]+) (?:[a-z]+ )?(?:pates?|terrines?|parfaits?)\b/,
  'raw egg':
    /\b(?:raw|unpasteuri[sz]ed|uncooked) (?:[a-z-]+ ){0,2}eggs?\b|\b(?:oeufs?|jaunes?(?: d['’ ]?oeufs?)?|blancs? d['’ ]?oeufs?)(?: entiers?)? crus?\b|\brohe[smnr]? (?:[a-z]+ )?(?:ei|eier|eiern|eigelb|eiweiss|huhnerei(?:er)?|vollei)\b|\b(?:huevos?|yemas?(?: de huevo)?|claras?(?: de huevo)?) crud[oa]s?\b|\b(?:uov[oa]|tuorl[oi](?: d['’ ]?uovo)?|album[ei]) crud[oaie]\b|\brauwe? (?:[a-z]+ )?(?:ei|eieren|eidooiers?|eigeel|eiwit|eierdooiers?)\b|\b(?:ovos?|gemas?(?: de ovo)?|claras?(?: de ovo)?) cru(?:a)?s?\b/,
  // Of sharks, which lists and names hardly ever call so.
  shark: /\b(?:schillerlocken?|seeaal|rock salmon|cazon(?:es)?|dornhai|doornhaai|heringshai|hundshai|haifisch|makohai|palombo|verdesca|smeriglio|saumonettes?|grande roussette|requin|emissole|tintorera|marrajo|tubarao)\b/,
  oysters: /\b(?<!(?:sauce|extrait) (?:aux |d['’ ]))(?:oysters?(?! (?:mushrooms?|sauce|extract|juice|flavou?r[a-z]*|shells?))|huitres?|austern?|ostras?|ostriche|oesters?)\b/,
  // Not of bamboo, Brussels or wheat germs, nor young leaves.
  sprouts:
    /\b(?:(?:alfalfa|beans?|soya?|soya?beans?|mung|mungo|clover|radish|broccoli|lentil|fenugreek|pea|onion|leek|sunflower|mixed) sprouts?|bean ?sprouts?|(?<!brussels? )sprouts(?! (?:powder|extract))|(?:alfalfa|soja|mungo|mung|mungbohnen|bohnen|linsen|rettich|radieschen|brokkoli|kresse|klee|bockshornklee|erbsen|zwiebel|keim)?sprossen(?:mix|mischung)?|(?:soja|mungbohnen|mungobohnen)keim(?:e|en|lingen?)|germes de (?:soja|haricots? mungo|luzerne|radis)|pousses (?:de (?:soja|haricots? mungos?|mungo|luzerne)|d[’' ]?alfalfa)|graines germees|alfalfa(?! (?:powder|extract|leaf|leaves|grass|juice|poeder|pulver))|germogli(?! di (?:bambu|luppolo))|kiemgroenten?|tauge|taugeh|(?:soja|mungboon|alfalfa)(?:scheuten|kiemen)|brotes de (?:soja|alfalfa|judia mungo|rabano)|(?<!(?:granos|cereales) )germinados|(?:rebentos|brotos) de (?:soja|alfafa|feijao|luzerna)|(?<!(?:graos|cereais) )germinados)\b/,
  quinine: /\b(?:tonic water|indian tonic|agua tonica|acqua tonica|eau tonique|bitter lemon)\b/,
} as const satisfies Readonly<Record<string, RegExp>>;

/** Words of lists that say how a food was made where no name of it does. Of folded text. */
export const TELLING_WORDS = {
  // Moulds that cheese ripens with, and rinds by their names.
  'mould-ripened cheese':
    /\bpenicil+ium (?:candidum|camemberti|album|glaucum|roqueforti?)|\bp\. (?:candidum|camemberti|roqueforti)|\b(?:weiss|edel|camembert|blau)schimmel|\b(?:wit|blauw)schimmel|\b(?:bloomy|washed|white mou?ld) rind|\bcroute (?:fleurie|lavee)|\bcrosta (?:fiorita|lavata)|\bcorteza (?:enmohecida|lavada|florida)|\bcasca (?:lavada|florida)|\bgewassen korst/,
  // "Salmon, salt, smoke": the smoke itself, and its flavouring.
  smoke: /\b(?:smoke|[a-z]*rauch|[a-z]*raucharoma|fumee|humo|fumo|[a-z]*rook|[a-z]*rookaroma|affumicatura|aroma di fumo)\b/,
  quinine: /\b(?:quinine|chinin(?:[a-z]*)?|quinina|chinin[oa]|kinine|quinino)\b/,
  'raw egg dish': /\braw (?:[a-z]+ ){0,2}(?:dough|batter)\b/,
} as const satisfies Readonly<Record<string, RegExp>>;

const ALL: readonly RegExp[] = Object.values(TELLING_NAMES);

/** @param folded a name as `foldText` gives it */
export function isTellingName(folded: string): boolean {
  return ALL.some((names) => names.test(folded));
}
