/** Capitals that are abbreviations and no emphasis. */
const ABBREVIATION = /^(?:E\d+\p{L}*|[A-Z]{1,3}|UHT|BHA|BHT|TBHQ|EDTA|HVP|MSG|HFCS|CO2|AOP|IGP|DOP|PDO|PGI|DHA|EPA)$/u;

const CAPITAL_WORD = /\p{Lu}[\p{Lu}'-]{2,}/gu;

const MOSTLY = 0.7;

export function isSetOff(printed: string, start: number, end: number): boolean {
  if (printed.charAt(start - 1) === '_' || printed.charAt(end) === '_') return true;
  const words = printed.slice(start, end);
  if (words.includes('_')) return true;
  return !isMostlyCapitals(printed) && (words.match(CAPITAL_WORD) ?? []).some((word) => !ABBREVIATION.test(word));
}

let lastText = '';

let lastAnswer = false;

/** A pack that prints all in capitals sets nothing off by them. */
function isMostlyCapitals(text: string): boolean {
  if (text === lastText) return lastAnswer;
  const letters = text.match(/\p{L}/gu)?.length ?? 0;
  const capitals = text.match(/\p{Lu}/gu)?.length ?? 0;
  lastText = text;
  lastAnswer = capitals > letters * MOSTLY;
  return lastAnswer;
}
