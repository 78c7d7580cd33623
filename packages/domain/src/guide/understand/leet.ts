/** Digits that stand for a letter: "nut3ll4". */
const LETTERS: Readonly<Record<string, string>> = { '0': 'o', '1': 'i', '3': 'e', '4': 'a', '5': 's', '7': 't' };
/** A digit between letters, or at the end of several. */
const MIXED =
  /^(?=[a-z\d]{4,}$)(?:[a-z]+[013457]+[a-z]+[a-z\d]*|[013457][a-z]+[013457][a-z\d]*|[a-z]{3,}[013457]|[a-z][013457]{2}[a-z]+)$/i;
/** Beside such words also these. */
const SHORT = /^(?:1s|1n|h0w|n0t|g00d|0k|0f|th1s|f0r|4m|1t|m3|w1th)$/i;
/** "E330", "40kg", "B12", "omega3", "G6PD", "H2O": numbers that are meant. */
const MEANT =
  /^(?:e\d{3,4}[a-f]?|\d+[a-z]{1,4}|[a-z]{1,2}\d{1,3}|omega\d|vit\w*|g6pd\w*|h2o|co2|t[12]d|mp[34]|covid\d*|nova\d|tipo\d|type\d|typ\d|\d+)$/i;

/** A message with the letters that digits stand for; as it is where hardly a word of it is written so. */
export function withoutLeet(message: string): string {
  const isLeet = (word: string) => MIXED.test(word) && !MEANT.test(word);
  const words = message.split(/([^\p{L}\p{N}]+)/u);
  if (!words.some(isLeet)) return message;
  return words
    .map((word) => (isLeet(word) || SHORT.test(word) ? [...word].map((letter) => LETTERS[letter] ?? letter).join('') : word))
    .join('');
}
