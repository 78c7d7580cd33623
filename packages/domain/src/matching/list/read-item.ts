import { normaliseAdditiveCode } from '../../additives/index.ts';
import { allergenIn } from '../substances/allergen-names.ts';
import type { Ingredient } from './ingredient.ts';

const PERCENT = /[<>~±]?\s*(\d{1,3}(?:[.,]\d+)?)\s*%/;
const E_NUMBER = /(?<![\p{L}\d])e[ -]?(\d{3,4}[a-i]?)(?:[ (]*([ivx]{1,4})\)?)?(?![\p{L}\d])/iu;
/** Capitals that are abbreviations and no emphasis. */
const ABBREVIATION = /^(?:E\d+\p{L}*|[A-Z]{1,3}|UHT|BHA|BHT|TBHQ|EDTA|HVP|MSG|HFCS|CO2|AOP|IGP|DOP|PDO|PGI|DHA|EPA)$/u;
const CAPITAL_WORD = /\p{Lu}[\p{Lu}'-]{2,}/gu;

/** One printed item into ingredients: "class: substance" becomes a parent and its child, an empty item nothing. */
export function readItem(printed: string, children: Ingredient[], lang: string | null, isAllCapitals: boolean): Ingredient[] {
  const colon = printed.indexOf(':');
  if (colon > 0 && printed.slice(colon + 1).trim() !== '') {
    const [parent] = readItem(printed.slice(0, colon), [], lang, isAllCapitals);
    const inner = readItem(printed.slice(colon + 1), children, lang, isAllCapitals);
    if (parent !== undefined) return [{ ...parent, children: inner }];
    return inner;
  }
  const name = nameOf(printed);
  if (name === '') return children;
  const ingredient: Ingredient = { name, children };
  const percent = percentOf(printed);
  if (percent !== null) ingredient.percent = percent;
  const code = E_NUMBER.exec(printed);
  if (code !== null) ingredient.code = normaliseAdditiveCode(`e${code[1]}${code[2] ?? ''}`);
  const [allergen] = allergenIn(name, lang);
  if (allergen !== undefined) ingredient.allergen = allergen;
  if (isEmphasised(printed, isAllCapitals)) ingredient.emphasised = true;
  return [ingredient];
}

function nameOf(printed: string): string {
  return printed
    .replace(/\(\s*[<>~±]?\s*\d+(?:[.,]\d+)?\s*%?\s*\)/g, ' ')
    .replace(new RegExp(PERCENT, 'g'), ' ')
    .replace(/(?<=\p{L}\s*)\(\s*e[ -]?\d{3,4}[a-i]?\s*(?:\(?[ivx]+\)?)?\s*\)/giu, ' ')
    .replaceAll(/[_*†‡]/g, '')
    .replace(/\s+/g, ' ')
    .replace(/^[\s.:,\-–]+|[\s.:,\-–]+$/g, '');
}

function percentOf(printed: string): number | null {
  const value = Number(PERCENT.exec(printed)?.[1]?.replace(',', '.') ?? Number.NaN);
  return value >= 0 && value <= 100 ? value : null;
}

function isEmphasised(printed: string, isAllCapitals: boolean): boolean {
  if (/_[^_]+_/.test(printed)) return true;
  return !isAllCapitals && (printed.match(CAPITAL_WORD) ?? []).some((word) => !ABBREVIATION.test(word));
}
