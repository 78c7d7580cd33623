/** "Twenty grams", "hundertfünfzig Gramm", "a hundred and fifty g": numbers before a unit as digits, in seven languages. */
export function inDigits(text: string): string {
  const words = text.split(' ');
  const out: string[] = [];
  for (let at = 0; at < words.length; ) {
    const number = numberAt(words, at);
    if (number === null || !UNIT.test(words[at + number.length] ?? '')) {
      out.push(words[at] ?? '');
      at += 1;
      continue;
    }
    // "A hundred".
    if (out.at(-1) === 'a' && number.value >= HUNDRED) out.pop();
    out.push(String(number.value));
    at += number.length;
  }
  return out.join(' ');
}

const UNIT =
  /^(?:g|gr|grams?|gramm|gramos?|grammi|grammo|grammes?|gramas?|mg|ml|cl|kcal|calories|kalorien|calorias|calorie|millilitres?|milliliters?|mililitros?|tablespoons?|teaspoons?)$/;
const HUNDRED = 100;

/** Folded; of each number the words in English, German, French, Spanish, Italian, Portuguese and Dutch. */
const SIMPLE: ReadonlyMap<string, number> = new Map(
  [
    [1, 'one'],
    [2, 'two zwei deux dos due dois duas twee'],
    [3, 'three drei trois tres tre drie'],
    [4, 'four vier quatre cuatro quattro quatro'],
    [5, 'five funf cinq cinco cinque vijf'],
    [6, 'six sechs seis sei zes'],
    [7, 'seven sieben sept siete sette sete zeven'],
    [8, 'eight acht huit ocho otto oito'],
    [9, 'nine neun neuf nueve nove negen'],
    [10, 'ten zehn dix diez dieci dez tien'],
    [12, 'twelve zwolf douze doce dodici doze twaalf'],
    [15, 'fifteen funfzehn quinze quince quindici vijftien'],
    [18, 'eighteen achtzehn dieciocho diciotto dezoito achttien'],
    [20, 'twenty zwanzig vingt veinte venti vinte twintig'],
    [25, 'twentyfive veinticinco venticinque'],
    [30, 'thirty dreissig trente treinta trenta trinta dertig'],
    [40, 'forty fourty vierzig quarante cuarenta quaranta quarenta veertig'],
    [50, 'fifty funfzig cinquante cincuenta cinquanta cinquenta vijftig'],
    [60, 'sixty sechzig soixante sesenta sessanta sessenta zestig'],
    [70, 'seventy siebzig setenta settanta zeventig'],
    [75, 'settantacinque'],
    [80, 'eighty achtzig ochenta ottanta oitenta tachtig'],
    [90, 'ninety neunzig noventa novanta negentig'],
    [100, 'hundred hundert cent cents cien ciento cento cem honderd'],
    [200, 'doscientos doscientas duzentos duzentas'],
    [300, 'trescientos trescientas trezentos trezentas'],
    [400, 'cuatrocientos quatrocentos'],
    [500, 'quinientos quinhentos'],
  ].flatMap(([value, words]) =>
    String(words)
      .split(' ')
      .map((word): [string, number] => [word, Number(value)]),
  ),
);
/** Between the parts of a number: "a hundred and fifty", "cento e cinquenta". */
const JOINS = /^(?:and|und|et|y|e|en)$/;
/** "Zweihundertfünfzig", "duecentocinquanta", "vijfentwintig": numbers that are written as one word. */
const HUNDREDS = /^(?<count>\p{L}*?)(?:hundert|cento|honderd)(?:und|en)?(?<rest>\p{L}*)$/u;
const UNITS_FIRST = /^(?<unit>ein|een|\p{L}+?)(?:und|en)(?<tens>\p{L}+(?:zig|dreissig|tig))$/u;

function valueOf(word: string): number | null {
  const simple = SIMPLE.get(word);
  if (simple !== undefined) return simple;
  const turned = UNITS_FIRST.exec(word)?.groups;
  if (turned !== undefined) {
    const unit = turned['unit'] === 'ein' || turned['unit'] === 'een' ? 1 : SIMPLE.get(turned['unit'] ?? '');
    const tens = SIMPLE.get(turned['tens'] ?? '');
    if (unit !== undefined && tens !== undefined && unit < 10) return tens + unit;
  }
  const hundreds = HUNDREDS.exec(word)?.groups;
  if (hundreds === undefined) return null;
  const { count = '', rest = '' } = hundreds;
  const times = count === '' || count === 'ein' || count === 'een' ? 1 : SIMPLE.get(count);
  const more = rest === '' ? 0 : valueOf(rest);
  return times === undefined || times >= 10 || more === null || more >= HUNDRED ? null : times * HUNDRED + more;
}

/** The number that stands in words from a place on, and how many words it takes; `null` where none does. */
export function numberAt(words: readonly string[], from: number): { readonly value: number; readonly length: number } | null {
  let value: number | null = null;
  let end = from;
  // What follows a number only adds to it where it is smaller: "hundred fifty", and not "two three".
  let least = Infinity;
  for (let at = from; at < words.length; at += 1) {
    const word = words[at] ?? '';
    if (value !== null && JOINS.test(word)) continue;
    const one = valueOf(word);
    if (one === null) break;
    if (value !== null && one === HUNDRED && value < 10) value *= HUNDRED;
    else if (value === null) value = one;
    else if (one < least) value += one;
    else break;
    least = one >= HUNDRED ? HUNDRED : one >= 20 ? 10 : 1;
    end = at + 1;
  }
  return value === null ? null : { value, length: end - from };
}
