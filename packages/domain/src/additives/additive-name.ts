import { termSource } from '../lib/index.ts';
import { additiveRisk, cleanAdditiveCode, collapseAdditives, normaliseAdditiveCode, parentAdditiveCode } from './additive-risk.ts';
import { NAME_LINES } from './names.data.ts';
import { PRINTED_NAMES } from './printed-names.data.ts';

const NAME_BY_CODE: ReadonlyMap<string, string> = new Map(
  NAME_LINES.trim()
    .split('\n')
    .map((line) => {
      const gap = line.indexOf(' ');
      return [line.slice(0, gap), line.slice(gap + 1)];
    }),
);

/**
 * The plain name of an additive, however its code is written; what has no name is shown as its code in capitals
 * (`en:e472g` → `E472G`).
 */
export function additiveName(code: string): string {
  return NAME_BY_CODE.get(normaliseAdditiveCode(code)) ?? cleanAdditiveCode(code).toUpperCase();
}

/** Every code with a plain name. */
export function namedAdditiveCodes(): string[] {
  return [...NAME_BY_CODE.keys()];
}

/** "E330", "e-330", "E 160a(ii)", "INS 330"; not the "℮ 330 g" of a quantity, nor "e 150 ml" in a language where "e" means "and". */
const PRINTED_CODE =
  /(?<![\p{L}\d])(?:e|ins)[ -]?(\d{3,4}[a-i]?)(?:[ -]?\(?[ivx]{1,4}\)?)?(?![\p{L}\d]|[.,]\d| ?(?:%|k?g\b|[mc]?l\b|k?cal\b|kj\b))/gu;
const MAY_BE_CODE = /(?:e|ins)[ -]?\d{3}/;

let names: RegExp | undefined = undefined;
let named: ReadonlySet<string> | undefined = undefined;

/** Codes of the E-numbers that a folded ingredient list prints, collapsed; numbers that are no known additive are none. */
export function printedCodes(folded: string): string[] {
  if (!MAY_BE_CODE.test(folded)) return [];
  return collapseAdditives([...folded.matchAll(PRINTED_CODE)].map((found) => normaliseAdditiveCode(`e${found[1]}`)).filter(isKnown));
}

/** Codes of the additives that a folded ingredient list names, by number or by a name that is an additive's alone; collapsed. */
export function printedAdditives(folded: string): string[] {
  names ??= new RegExp(
    `(?<![a-z0-9])(?:${PRINTED_NAMES.map(([, terms]) => `(${terms.map(termSource).join('|')})`).join('|')})(?![a-z0-9])`,
    'g',
  );
  const found: string[] = [];
  for (const match of folded.matchAll(names)) {
    const group = match.slice(1).findIndex((words) => words !== undefined);
    const code = PRINTED_NAMES[group]?.[0];
    if (code !== undefined) found.push(code);
  }
  return collapseAdditives([...printedCodes(folded), ...found]);
}

function isKnown(code: string): boolean {
  named ??= new Set(namedAdditiveCodes());
  return named.has(code) || named.has(parentAdditiveCode(code) ?? '') || additiveRisk(code) !== 'unknown';
}
