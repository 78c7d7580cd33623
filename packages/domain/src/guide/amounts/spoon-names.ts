/** "Colher de chá", "cuillère à soupe": a spoon by what it is for. */
const SPOON_NAMES =
  /(?<!\p{L})(?<spoon>colher(?:es)?|colherinhas?|cuill[eè]res?|cucchiai\p{L}*|cuchar\p{L}*|c\.)(?<of> (?:de|à|a|da|di) (?:ch[aá]|sopa|caf[eé]|soupe|th[eé]|t[eè]|caff[eè]|postre|sobremesa|dessert))(?!\p{L})/giu;

/** A text in which a spoon names no tea, soup or coffee; every other letter stands in its place. */
export const withoutSpoonNames = (text: string): string => text.replace(SPOON_NAMES, (whole, spoon: string) => spoon.padEnd(whole.length));
