import { assert, asyncProperty, jsonValue } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cutIntoPieces, joinPieces } from './read-body.ts';

const piecesOf = (value: unknown) => cutIntoPieces(value) ?? [];

const rows = (count: number) => Array.from({ length: count }, (_, at) => ({ foodId: at, name: `Food ${at}`, tags: ['a', null, true] }));

describe('a large value taken apart', () => {
  it.each<[string, unknown]>([
    ['rows of several tables', { file: { scan: rows(3000), favorite: rows(10), profile: { age: 3 }, none: [] }, apply: true }],
    ['one object of many names', Object.fromEntries(rows(9000).map((row) => [row.name, row.foodId]))],
    ['lists within lists', rows(2000).map((row) => [[row]])],
    ['a list of one large list', [rows(5000)]],
  ])('is the same again: %s', async (_name, value) => {
    expect(await joinPieces(piecesOf(value))).toEqual(value);
  });

  it('is the same again, whatever JSON it is', async () => {
    await assert(
      asyncProperty(jsonValue(), async (value) => {
        expect(await joinPieces(piecesOf([value, rows(1500)]))).toEqual([JSON.parse(JSON.stringify(value)), rows(1500)]);
      }),
      { numRuns: 20 },
    );
  });

  it('is left whole where it holds few values, however long its texts are', () => {
    expect(cutIntoPieces({ image: 'A'.repeat(1_000_000) })).toBeNull();
  });

  it('has no piece that takes long to come back', () => {
    const largest = Math.max(...piecesOf({ file: { scan: rows(40_000) } }).map(({ byteLength }) => byteLength));
    expect(largest).toBeLessThan(120_000);
  });
});
