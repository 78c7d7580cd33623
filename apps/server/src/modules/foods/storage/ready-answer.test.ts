import { RULES_VERSION } from '@labelwise/domain/scoring';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { aFood } from '../testing/a-food.ts';
import { createPacker, unpackInto } from './answer-codec.ts';
import { CATALOGUE_EDITION } from './edition.ts';
import { readRow, toRow } from './food-row.ts';
import { ANSWER_VERSION, answerText, hasAnswer, PACKED_EDITION, packAnswer, unpackAnswer } from './ready-answer.ts';

const NUTRIMENTS = {
  energyKj: 2252,
  energyKcal: 539,
  fat: 30.9,
  saturatedFat: 10.6,
  carbohydrates: 57.5,
  sugars: 56.3,
  proteins: 6.3,
  salt: 0.107,
};
const FOODS = [
  aFood(),
  aFood({
    name: 'Crème brûlée 🍮 "à l’ancienne"\n',
    brand: null,
    category: null,
    ingredientsText: 'Sahne, Zucker, Eigelb; kann Spuren von Nüssen enthalten',
  }),
  aFood({
    name: 'Spread',
    nutriments: NUTRIMENTS,
    nova: 4,
    additives: ['e322', 'e150d'],
    ingredientsText: 'Sugar, palm oil, hazelnuts 13%, milk powder',
  }),
  aFood({ name: 'Drink', kind: 'beverage', nutriments: { energyKj: 180, sugars: 10.6 }, servingSize: 330, quantity: '330 ml' }),
  aFood({ name: 'Nothing known', nutriments: {}, ingredientsText: null, nova: null, printedGrade: null, categoriesTags: [] }),
  aFood({ name: 'Figures that cannot be', nutriments: { ...NUTRIMENTS, energyKj: 100, sugars: 90 } }),
  aFood({ name: 'Long list', ingredientsText: Array.from({ length: 900 }, (_, at) => `ingredient ${at}`).join(', ') }),
];
const ROWS = FOODS.map((food) => toRow(food, { popularity: 0, hash: 7 }));

describe('the ready answer of a row', () => {
  it.each(ROWS.map((row) => [row.name, row] as const))('is to the letter what is made of the food: %s', (_name, row) => {
    const text = answerText(readRow(row).food);
    const packed = packAnswer(row, text);
    expect(unpackAnswer(row, packed)).toBe(text);
    expect(hasAnswer(row, packed)).toBe(true);
    expect(packed?.length).toBeLessThan(text.length / 3);
  });

  it('has no sign beyond ASCII where few would be, and none beyond Latin-1 where only those are few; it says the same', () => {
    const textOf = (name: string) => answerText(readRow(toRow(aFood({ name }), { popularity: 0, hash: 7 })).food);
    for (const [name, signs] of [
      ['Crème brûlée 🍮 "à l’ancienne"', /^[\0-\x7f]*$/u],
      [`l’${'é'.repeat(40)}`, /^[\0-\xff]*$/u],
      ['ж'.repeat(40), /ж{40}/u],
    ] as const) {
      expect(textOf(name)).toMatch(signs);
      expect(JSON.parse(textOf(name))).toMatchObject({ name });
    }
  });

  it('is none once anything that it was made of has changed, whoever changed it', () => {
    const [row] = ROWS;
    if (row === undefined) throw new Error('There are foods');
    const packed = packAnswer(row, answerText(readRow(row).food));
    const changes = [
      { hash: 8 },
      { name: 'Rolled oat' },
      { brand: null },
      { brand: '' },
      { category: null },
      { source: 'sample' as const },
      { modifiedAt: 1 },
      { id: row.id + 1 },
      { doc: row.doc.replace('1550', '1551') },
    ];
    for (const change of changes) {
      expect([change, unpackAnswer({ ...row, ...change }, packed)]).toEqual([change, null]);
      expect(hasAnswer({ ...row, ...change }, packed)).toBe(false);
    }
    // What is no part of an answer changes none.
    const scanned = { ...row, popularity: 9, searchRank: 4 };
    expect(unpackAnswer(scanned, packed)).not.toBeNull();
  });

  it('is none where another edition made it, where there is none, and where its bytes are damaged', () => {
    const [row] = ROWS;
    if (row === undefined) throw new Error('There are foods');
    const packed = packAnswer(row, answerText(readRow(row).food)) ?? Buffer.alloc(0);
    const otherEdition = Buffer.from(packed);
    otherEdition.writeInt32LE(otherEdition.readInt32LE(0) + 1, 0);
    expect(unpackAnswer(row, otherEdition)).toBeNull();
    expect(unpackAnswer(row, null)).toBeNull();
    expect(unpackAnswer(row, Buffer.alloc(0))).toBeNull();
    expect(unpackAnswer(row, packed.subarray(0, 8))).toBeNull();
    expect(unpackAnswer(row, Buffer.concat([packed.subarray(0, 8), Buffer.alloc(40, 0xff)]))).toBeNull();
  });

  it('is left out for a food that would take too much room', () => {
    const row = toRow(aFood({ ingredientsText: 'oats, '.repeat(20_000) }), { popularity: 0, hash: 7 });
    expect(packAnswer(row, answerText(readRow(row).food))).toBeNull();
  });

  it('says the same as its edition did; a change of an answer’s shape or words raises ANSWER_VERSION and adds its fingerprint here', () => {
    let hash = 0x811c9dc5;
    for (const row of ROWS.slice(0, 6)) {
      // Scores and readings have versions of their own.
      const { facts, ...answer } = JSON.parse(answerText(readRow(row).food));
      const text = JSON.stringify({ ...answer, facts: { ...facts, reading: null } }).replaceAll(/\d/gu, '#');
      for (const sign of text) hash = Math.imul(hash ^ sign.charCodeAt(0), 0x01000193) >>> 0;
    }
    expect(hash.toString(16)).toBe(FINGERPRINTS[`${ANSWER_VERSION} of rules ${RULES_VERSION}`]);
  });
});

/** What the answers for these foods come to. */
const FINGERPRINTS: Readonly<Record<string, string>> = { '7 of rules 2026.8': 'a43e4bfd' };

it('any text comes back from its packed form, and any bytes end without reading or writing beyond the window', () => {
  const bytes = Buffer.alloc(4096);
  bytes.write('what is known beforehand, {"id":"0","name":"oats"}');
  const pack = createPacker(bytes, 64);
  fc.assert(
    fc.property(fc.array(fc.constantFrom('{"id":"', 'oats', '","name":"', 'é', 'x', '0123456789'), { maxLength: 200 }), (parts) => {
      const text = parts.join('');
      const own = 64 + bytes.write('own ', 64);
      const end = own + bytes.write(text, own);
      const packed = pack(own, end);
      bytes.fill(0, own);
      const to = unpackInto({ bytes, known: 64, from: own }, packed, 0);
      expect(bytes.toString('utf8', own, to)).toBe(text);
    }),
  );
  fc.assert(
    fc.property(fc.uint8Array({ maxLength: 400 }), (packed) => {
      const end = unpackInto({ bytes, known: 64, from: 68 }, packed, 0);
      expect(end === -1 || (end >= 68 && end <= bytes.length)).toBe(true);
    }),
  );
});

it('the catalogue is of another edition as soon as what packed answers refer to is', () => {
  expect(CATALOGUE_EDITION).toContain(PACKED_EDITION);
});
