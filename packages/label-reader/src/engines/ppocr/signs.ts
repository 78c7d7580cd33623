/**
 * The signs of the recogniser that a European or American pack can print. Its alphabet is Chinese and English: of 6,625 signs these are
 * looked at, so that no other takes the place of a Latin one. Wide forms stand for the narrow ones.
 */
const PRINTED =
  '0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ!"#$%&\'()*+,-./:;<=>?@[]_|~°·•±²³µ®™×–—‘’“”„…‰€£éèàáíóúüäÉÈÀÁÜÖöêëïîôùûçñßøåæœãõìòÇÑ';
const WIDE: Readonly<Record<string, string>> = {
  '，': ',',
  '。': '.',
  '：': ':',
  '；': ';',
  '（': '(',
  '）': ')',
  '％': '%',
  '！': '!',
  '？': '?',
  '＜': '<',
  '＞': '>',
  '－': '-',
  '＋': '+',
  '／': '/',
  '＊': '*',
  '【': '[',
  '】': ']',
  '〈': '<',
  '《': '<',
  '、': ',',
  '－−': '-',
  '−': '-',
  ο: 'o',
};

/** What each class of the recogniser prints, by its number; class 0 is "no sign", the last one a space. Absent: not looked at. */
export function readSigns(alphabet: string): ReadonlyMap<number, string> {
  const signs = new Map<number, string>();
  const lines = alphabet.split(/\r?\n/);
  if (lines.at(-1) === '') lines.pop();
  lines.forEach((sign, at) => {
    const printed = WIDE[sign] ?? (sign.length === 1 && PRINTED.includes(sign) ? sign : null);
    if (printed !== null) signs.set(at + 1, printed);
  });
  signs.set(lines.length + 1, ' ');
  return signs;
}
