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
  'dried fish': /\b(?:taramas?|taramosalata|taramasalata|mojama|bottarga|botarga|boutargue|poutargue|gravad ?la(?:x|chs|ks)|stockfish cru)\b/,
  oysters: /\b(?:oysters?(?! (?:mushrooms?|sauce))|huitres?|austern?|ostras?|ostriche|oesters?)\b/,
  // Not of bamboo, Brussels or wheat germs, nor young leaves.
  sprouts:
    /\b(?:(?:alfalfa|beans?|soya?|soya?beans?|mung|mungo|clover|radish|broccoli|lentil|fenugreek|pea|onion|leek|sunflower|mixed) sprouts?|bean ?sprouts?|(?<!brussels? )sprouts(?! (?:powder|extract))|(?:alfalfa|soja|mungo|mung|mungbohnen|bohnen|linsen|rettich|radieschen|brokkoli|kresse|klee|bockshornklee|erbsen|zwiebel|keim)?sprossen(?:mix|mischung)?|(?:soja|mungbohnen|mungobohnen)keim(?:e|en|lingen?)|germes de (?:soja|haricots? mungo|luzerne|radis)|pousses (?:de (?:soja|haricots? mungos?|mungo|luzerne)|d[’' ]?alfalfa)|graines germees|alfalfa(?! (?:powder|extract|leaf|leaves|grass|juice|poeder|pulver))|germogli(?! di (?:bambu|luppolo))|kiemgroenten?|tauge|taugeh|(?:soja|mungboon|alfalfa)(?:scheuten|kiemen)|brotes de (?:soja|alfalfa|judia mungo|rabano)|(?<!(?:granos|cereales) )germinados|(?:rebentos|brotos) de (?:soja|alfafa|feijao|luzerna)|(?<!(?:graos|cereais) )germinados)\b/,
  quinine: /\b(?:tonic water|indian tonic|agua tonica|acqua tonica|eau tonique|bitter lemon)\b/,
} as const satisfies Readonly<Record<string, RegExp>>;

const ALL: readonly RegExp[] = Object.values(TELLING_NAMES);

/** @param folded a name as `foldText` gives it */
export function isTellingName(folded: string): boolean {
  return ALL.some((names) => names.test(folded));
}
