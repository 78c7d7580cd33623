/**
 * Names of foods that say what neither an ingredient nor, of a record without one, a category does: what is advised in pregnancy rests on
 * them. Of folded text. A name that holds one is kept with the reading of a food.
 */
export const TELLING_NAMES = {
  'mould-ripened cheese': /\b(?:brie|camembert|coulommiers|chaource|roquefort|gorgonzola|danish blue|blue cheese|blauschimmelkase|fromage bleu|bleu d[eu'’])/,
  'raw egg dish': /\b(?:tiramisu|eggnog|zabaione|zabaglione|sabayon|mousse au chocolat)\b/,
  'raw sausage':
    /\b(?:[a-z]*mett(?:wurst|wurste|wurstchen|enden?)|[a-z]*rohw(?:urst|urste)|teewurst|landjager|[cz]ervelatwurst|(?:[a-z]*)metworst(?:en)?|cervelaat(?:worst)?|fuets?)\b/,
  oysters: /\b(?:oysters?(?! (?:mushrooms?|sauce))|huitres?|austern?|ostras?|ostriche|oesters?)\b/,
  sprouts:
    /\b(?:(?:alfalfa|bean|mung|clover|radish|broccoli) sprouts?|sprossen(?:mix|mischung)?|germes de (?:soja|haricots mungo)|germogli|kiemgroenten?|tauge|brotes de (?:soja|alfalfa)|rebentos de (?:soja|alfafa))\b/,
  quinine: /\b(?:tonic water|indian tonic|agua tonica|acqua tonica|eau tonique|bitter lemon)\b/,
} as const satisfies Readonly<Record<string, RegExp>>;

const ALL: readonly RegExp[] = Object.values(TELLING_NAMES);

/** @param folded a name as `foldText` gives it */
export function isTellingName(folded: string): boolean {
  return ALL.some((names) => names.test(folded));
}
