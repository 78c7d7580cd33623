/** "Twenty grams", "one tablespoon": numbers before a unit as digits. */
export function inDigits(text: string): string {
  return text.replace(IN_WORDS, (_, word: string) => String(DIGITS[word] ?? word));
}
const DIGITS: Readonly<Record<string, number>> = Object.fromEntries(
  [
    [1, 'one'],
    [2, 'two'],
    [3, 'three'],
    [4, 'four'],
    [5, 'five funf cinq cinco cinque vijf'],
    [6, 'six'],
    [8, 'eight acht huit ocho otto oito'],
    [10, 'ten zehn dix diez dieci dez tien'],
    [15, 'fifteen funfzehn quinze quince quindici vijftien'],
    [20, 'twenty zwanzig vingt veinte venti vinte twintig'],
    [25, 'twentyfive'],
    [30, 'thirty dreissig trente treinta trenta trinta dertig'],
    [50, 'fifty funfzig cinquante cincuenta cinquanta cinquenta vijftig'],
    [100, 'hundred hundert cent cien cento cem honderd'],
    [200, 'twohundred zweihundert doscientos duecento duzentos tweehonderd'],
  ].flatMap(([value, words]) =>
    String(words)
      .split(' ')
      .map((word) => [word, Number(value)]),
  ),
);
const IN_WORDS = new RegExp(
  `\\b(${Object.keys(DIGITS).join('|')})(?= (?:g|gr|grams?|gramm|gramos|grammi|grammes|gramas|mg|ml|kcal|calories|kalorien|calorias|calorie|tablespoons?|teaspoons?)\\b)`,
  'g',
);
