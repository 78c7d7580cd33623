import { readFileSync } from 'node:fs';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  additiveInfo,
  additiveName,
  additiveOfIngredient,
  additiveRisk,
  assessAdditives,
  assessedAdditiveCodes,
  collapseAdditives,
  knownAdditiveCodes,
  namedAdditiveCodes,
  overallSeverity,
  parseAdditives,
} from './index.ts';

const anyCode = fc.constantFrom(...assessedAdditiveCodes(), 'e150', 'e160ai', 'en:E500ii', 'e999z', 'water', 'E472g');

describe('collapseAdditives', () => {
  it.each([
    [['en:e322'], ['e322']],
    [['E322', 'e322', 'en:e322i'], ['e322']],
    [['e500ii'], ['e500']],
    [['E500(ii)'], ['e500']],
    [['e160ai'], ['e160a']],
    [['e322-i'], ['e322']],
    [
      ['e450vii', 'e451i'],
      ['e450', 'e451'],
    ],
    [['e150', 'e150d'], ['e150d']],
    [['e150d', 'e150'], ['e150d']],
    [['e14xx'], ['e14xx']],
    [
      ['INS 330', '412'],
      ['e330', 'e412'],
    ],
    [
      ['e160', 'e160ai', 'e160b'],
      ['e160a', 'e160b'],
    ],
    [['e553b', 'e553'], ['e553b']],
    [[], []],
  ])('turns %j into %j', (codes, expected) => {
    expect(collapseAdditives(codes)).toEqual(expected);
  });

  it.each(['AA :', 'en:en:e322', 'ins(330)'])('reads %j the same once and twice', (code) => {
    const once = collapseAdditives([code]);
    expect(collapseAdditives(once)).toEqual(once);
  });

  it('changes nothing the second time', () => {
    fc.assert(
      fc.property(fc.array(fc.oneof(anyCode, fc.string())), (codes) => {
        const once = collapseAdditives(codes);
        expect(collapseAdditives(once)).toEqual(once);
      }),
    );
  });

  it('gives the same codes in whatever order they come', () => {
    fc.assert(
      fc.property(fc.array(anyCode), (codes) => {
        expect(collapseAdditives(codes.toReversed()).sort()).toEqual(collapseAdditives(codes).sort());
      }),
    );
  });
});

describe('parseAdditives', () => {
  it.each([
    ['en:e322, e330 E500ii', ['e322', 'e330', 'e500']],
    ['e322,e330,,  e415\ne412', ['e322', 'e330', 'e415', 'e412']],
    ['E 330, x, ', ['e330']],
    ['', []],
    [null, []],
    [undefined, []],
    [
      ['en:e322', 'e', '', 'en:e330'],
      ['e322', 'e330'],
    ],
  ])('reads %j as %j', (source, expected) => {
    expect(parseAdditives(source)).toEqual(expected);
  });
});

describe('additiveRisk', () => {
  it.each([
    ['e250', 'high'],
    ['en:e250', 'high'],
    ['E250', 'high'],
    ['e102', 'moderate'],
    ['e322', 'low'],
    ['e322i', 'low'],
    ['e960c', 'moderate'],
    ['e150d', 'low'],
    ['e150', 'moderate'],
    ['e140', 'low'],
    ['e140ii', 'moderate'],
    ['e553b', 'high'],
    ['e553', 'moderate'],
    ['e14xx', 'low'],
    ['e9999', 'unknown'],
    ['water', 'unknown'],
    ['', 'unknown'],
  ])('rates %s as %s', (code, risk) => {
    expect(additiveRisk(code)).toBe(risk);
  });

  it('has each code once', () => {
    expect(new Set(assessedAdditiveCodes()).size).toBe(assessedAdditiveCodes().length);
  });
});

describe('overallSeverity', () => {
  it.each([
    [['e250', 'e102', 'e322'], 'high'],
    [['e102', 'e322'], 'moderate'],
    [['e322', 'e330'], 'low'],
    [['e9999'], 'low'],
    [[], 'low'],
    [['e9999', 'e102'], 'moderate'],
  ])('of %j is %s', (codes, severity) => {
    expect(overallSeverity(codes)).toBe(severity);
  });

  it('never falls when an additive is added, and order does not matter', () => {
    const rank = ['low', 'moderate', 'high'];
    fc.assert(
      fc.property(fc.array(anyCode), anyCode, (codes, one) => {
        const before = rank.indexOf(overallSeverity(codes));
        expect(rank.indexOf(overallSeverity([...codes, one]))).toBeGreaterThanOrEqual(before);
        expect(overallSeverity([one, ...codes])).toBe(overallSeverity([...codes, one]));
      }),
    );
  });
});

describe('assessAdditives', () => {
  it('says "Not assessed" when every additive is unknown', () => {
    expect(assessAdditives('e9999, e9998')).toMatchObject({ status: 'not-assessed', label: 'Not assessed' });
  });

  it('says "Not assessed" when the source does not speak of additives', () => {
    expect(assessAdditives(null).label).toBe('Not assessed');
  });

  it('keeps unknown additives apart from assessed ones', () => {
    expect(assessAdditives(['e322', 'e9999'])).toMatchObject({ status: 'assessed', severity: 'low', unknown: ['e9999'] });
  });

  it('says that there are none when the list is empty', () => {
    expect(assessAdditives([]).status).toBe('none');
  });
});

describe('additiveInfo', () => {
  it('has an entry for every code that is scored, and shows the scored level', () => {
    expect(knownAdditiveCodes().sort()).toEqual(assessedAdditiveCodes().sort());
    for (const code of assessedAdditiveCodes()) expect(additiveInfo(code).riskLevel).toBe(additiveRisk(code));
  });

  it.each(['e322', 'en:e322', 'E322', 'en:E322', 'e322i'])('finds lecithins under %s', (code) => {
    expect(additiveInfo(code)).toMatchObject({
      code: 'e322',
      name: 'Lecithins',
      riskLevel: 'low',
      evaluation: { authority: 'EFSA', year: 2017 },
    });
  });

  it('names an authority, a year and a reference for each', () => {
    for (const code of knownAdditiveCodes()) {
      const { evaluation } = additiveInfo(code);
      expect(evaluation?.authority).toMatch(/\w/);
      expect(evaluation?.year).toBeGreaterThanOrEqual(1960);
      expect(evaluation?.year).toBeLessThanOrEqual(2026);
      expect(evaluation?.reference.title).toMatch(/\w/);
      expect(evaluation?.reference.url ?? 'https://').toMatch(/^https?:\/\//);
    }
  });

  it('gives a reason for every level above low', () => {
    const silent = knownAdditiveCodes().filter(
      (code) => additiveRisk(code) !== 'low' && additiveInfo(code).evaluation?.concerns.length === 0,
    );
    expect(silent).toEqual([]);
  });

  it('says that it does not know an additive outside the table', () => {
    expect(additiveInfo('en:e9999')).toMatchObject({ code: 'e9999', name: 'E9999', riskLevel: 'unknown', evaluation: null });
  });
});

describe('additiveName', () => {
  it('knows at least 250 names', () => {
    expect(namedAdditiveCodes().length).toBeGreaterThanOrEqual(250);
    expect(new Set(namedAdditiveCodes()).size).toBe(namedAdditiveCodes().length);
  });

  it.each([
    ['e330', 'Citric acid'],
    ['en:e330', 'Citric acid'],
    ['E500ii', 'Sodium carbonates (baking soda)'],
    ['e9999', 'E9999'],
    ['en:e472g', 'E472G'],
  ])('of %s is %s', (code, name) => {
    expect(additiveName(code)).toBe(name);
  });

  it('has a name for every additive of the knowledge table', () => {
    const nameless = knownAdditiveCodes().filter((code) => additiveName(code) === code.toUpperCase());
    expect(nameless).toEqual([]);
  });
});

it.each([
  ['en:e330', 'e330'],
  ['en:e150d', 'e150d'],
  ['en:e161i', 'e161i'],
  ['en:e450-ii', 'e450'],
  ['en:e450ii', 'e450'],
  ['en:e965--sugars-and-syrups', 'e965'],
  ['en:e1400', 'e1400'],
  ['en:e14xx', null],
  ['en:egg', null],
  ['fr:e330', null],
])('the ingredient %s is the additive %s', (ingredient, code) => {
  expect(additiveOfIngredient(ingredient)).toBe(code);
});

it('every additive of the reference table has its level', () => {
  const rows = readFileSync(new URL('../../fixtures/scoring/additives_risk.jsonl', import.meta.url), 'utf8')
    .trim()
    .split('\n')
    .map((line): { code: string; risk: string } => JSON.parse(line));
  expect(rows).toHaveLength(360);
  expect(rows.filter(({ code, risk }) => additiveRisk(code) !== risk)).toEqual([]);
});
