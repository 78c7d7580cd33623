import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readList } from '../ingredients/index.ts';
import { processorMs, within } from '../testing/index.ts';
import { additiveRisk, assessedAdditiveCodes, collapseAdditives, printedAdditives, printedCodes } from './index.ts';
import { PRINTED_NAMES } from './printed-names.data.ts';

const inList = (text: string): string[] => printedAdditives(readList(text).text);

describe('additives that an ingredient list prints', () => {
  it.each([
    ['Sugar, E120', ['e120']],
    ['Colors: E102, E-110 and e 129; E160a(ii), E500ii', ['e102', 'e110', 'e129', 'e160a', 'e500']],
    ['Colour (INS 150d), E150', ['e150d']],
    ['E14xx, E1422', ['e1422']],
    ['Water ℮ 330 g', []],
    ['Latte e 150 ml di panna, e 120 kcal', []],
    ['Farine e 100 %', []],
    ['Batch e9999, code e471q', []],
    ['Rice 330', []],
    ['Sugar, no E621', []],
    ['Free from E102, E110 and E129', []],
    ['Sugar. May contain E220', []],
    ['Sans E250', []],
  ])('%s: numbers %j', (text, codes) => {
    expect(inList(text)).toEqual(codes);
  });

  it.each([
    ['Flavor enhancer: monosodium glutamate', ['e621']],
    ['Konservierungsstoff: Natriumbenzoat', ['e211']],
    ['Conservateur : sorbate de potassium', ['e202']],
    ['Conservante: nitrito sódico', ['e250']],
    ['Conservante: nitrito di sodio', ['e250']],
    ['Conserveermiddel: kaliumsorbaat', ['e202']],
    ['Dióxido de enxofre', ['e220']],
    ['Yellow 5, Red #40, Blue No. 1', ['e102', 'e129', 'e133']],
    ['Mono- and diglycerides of fatty acids', ['e471']],
    ['Mono- und Diglyceride von Speisefettsäuren', ['e471']],
    ['Sulphite ammonia caramel', ['e150d']],
    ['Cellulose gum, guar gum', ['e466', 'e412']],
    ['Süßungsmittel: Aspartam, Acesulfam-K', ['e951', 'e950']],
    ['Sojalecithin', ['e322']],
    ['Diphosphate, triphosphate', ['e450', 'e451']],
    ['Sodium nitrite (E250)', ['e250']],
    ['Sans sorbate de potassium', []],
    ['No added monosodium glutamate', []],
    ['Riboflavin, calcium carbonate, vitamin C', []],
    ['Sugar, caramel, paprika, gelatin', []],
  ])('%s: names %j', (text, codes) => {
    expect(inList(text)).toEqual(codes);
  });

  it('names only additives that the risk table knows, each once', () => {
    const codes = PRINTED_NAMES.map(([code]) => code);
    expect(codes.filter((code) => additiveRisk(code) === 'unknown')).toEqual([]);
    expect(new Set(codes).size).toBe(codes.length);
  });

  it('finds every number that it is given, collapsed, and none that is denied', () => {
    const codes = fc.uniqueArray(fc.constantFrom(...assessedAdditiveCodes().filter((code) => /^e\d{3,4}[a-i]?$/.test(code))), {
      minLength: 1,
      maxLength: 6,
    });
    fc.assert(
      fc.property(codes, fc.constantFrom('Sugar, ', 'Farbstoffe: ', ''), (given, before) => {
        const printed = given.map((code) => code.toUpperCase());
        expect(printedCodes(readList(before + printed.join(', ')).text).toSorted()).toEqual(collapseAdditives(given).toSorted());
        expect(inList(`Sugar. ${printed.map((code) => `Contains no ${code}`).join('. ')}`)).toEqual([]);
      }),
    );
  });

  it.each(['e', 'e 1', 'sodium ', 'mono- and di', 'diglyceride ', 'e330 '])(
    'reads %j twenty thousand signs long in reasonable time',
    (unit) => {
      expect(processorMs(() => printedAdditives(unit.repeat(20_000 / unit.length)))).toBeLessThan(within(2000));
    },
  );
});
