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
