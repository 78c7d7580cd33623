/** Belong to what stands before or after them, so that neither a line's end nor a denial ends at them. Folded. */
export const LINK_WORDS: ReadonlySet<string> = new Set([
  'of', 'from', 'with', 'and', 'or', 'nor', 'in', 'by', 'to', 'the', 'a', 'an', 'for', 'contain', 'may', 'any',
  'de', 'du', 'des', "d'", 'd', 'la', 'le', 'les', "l'", 'et', 'ou', 'avec', 'au', 'aux', 'en', 'peut', 'contenir',
  'von', 'vom', 'aus', 'mit', 'und', 'oder', 'sowie', 'der', 'die', 'das', 'kann', 'an', 'im', 'aller',
  'del', 'los', 'las', 'el', 'y', 'o', 'e', 'con', 'al', 'puede', 'contener',
  'di', 'della', "dell'", 'dei', 'delle', 'degli', 'alla', 'il', 'ed', 'puo', 'contenere',
  'van', 'het', 'met', 'uit', 'kan', 'do', 'da', 'dos', 'das', 'com', 'pode', 'conter',
]);

/** Open a denial or say how far it goes; what they stand before is what is denied. Folded. */
export const DENIAL_WORDS: ReadonlySet<string> = new Set([
  'no', 'not', 'non', 'without', 'free', 'zero', 'neither', 'contains', 'contain', 'containing', 'does', 'do', "doesn't", 'made', 'exempt',
  'sans', 'exempte', 'exempts', 'exemptes', 'ne', 'contient', 'contiennent', 'pas', 'ni', 'aucun', 'aucune', 'garanti', 'garantie', 'garantis',
  'ohne', 'frei', 'kein', 'keine', 'keinen', 'keinerlei', 'weder', 'noch', 'enthalt', 'enthalten', 'nicht', 'sind',
  'sin', 'libre', 'libres', 'exento', 'exenta', 'exentos', 'exentas', 'contiene', 'contienen', 'ningun', 'ninguna',
  'senza', 'privo', 'priva', 'privi', 'prive', 'contengono', 'contenente', 'ne', 'nessun',
  'zonder', 'vrij', 'bevat', 'geen', 'sem', 'livre', 'livres', 'isento', 'isenta', 'isentos', 'isentas', 'nao', 'contem', 'contendo', 'nem', '&',
]);

/** Said of the thing that is denied, before its name. Folded. */
export const OF_WHAT_IS_DENIED =
  /^(?:added|adding|artificial|animal|additional|extra|real|natural|synthetic|refined|hydrogenated|hardened|whole|fresh|raw|dried|any|all|other|further|pure|plain|hidden|use|traces?|addition|cows?|cow's|dairy|tree|ground|tierische\w*|zugesetzte\w*|zusatzlich\w*|kunstlich\w*|naturlich\w*|echte\w*|raffiniert\w*|gehartet\w*|zusatz|zugabe|verwendung|jegliche\w*|frische\w*|getrocknete\w*|ajout|adjonction|vrai[es]*|ajoute[es]*|adicion|anadir|agregar|aggiunt[aeio]|toevoeging|toegevoegde?|kunstmatige?|dierlijke?|adicao|adicionar)$/;

/** Classes and parts: a denial of one says nothing of the food behind it, and no name begins with one that is denied. Folded. */
export const ENDS_A_DENIAL =
  /^(?:salts?|sugars?|msg|gmos?|colou?rs?|colou?rings?|dyes?|preservatives?|additives?|flavou?rs?|flavou?rings?|aromas?|sweeteners?|antibiotics?|hormones?|skins?|shells?|bones?|peels?|stones?|pits?|seeds|rinds?|crusts?|husks?|sels?|sucres?|colorants?|conservateurs?|additifs?|aromes?|ogm|edulcorants?|antibiotiques?|peaux?|coques?|coquilles?|aretes?|os|noyaux?|croutes?|couennes?|ecorces?|salz|zucker|zuckerzusatz|farbstoff\w*|konservierungs\w*|konservierer|zusatzstoff\w*|geschmacksverstarker\w*|aromastoff\w*|gentechnik|antibiotika|haut|schale\w*|kerne?|knochen|graten|rinde|steine?|sal|azucar(?:es)?|colorantes?|conservantes?|aditivos?|saborizantes?|edulcorantes?|antibioticos?|transgenicos?|piel(?:es)?|cascaras?|espinas?|huesos?|corteza|sale|zuccher[oi]|coloranti|conservanti|additivi|aromi|dolcificanti|antibiotici|pelle|gusc[io]+|lische|ossa?|buccia|crosta|zout|suikers?|kleurstof\w*|conserveermiddel\w*|conserveringsmiddel\w*|additieven|smaakversterker\w*|zoetstof\w*|antibiotica|vel|schil|schillen|graat|graten|botten|pit|pitten|acucar(?:es)?|corantes?|pele|cascas?|espinhas?|ossos?|caroco)$/;
