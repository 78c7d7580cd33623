import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

const run = promisify(execFile);
const COMMAND = fileURLToPath(new URL('nutri-score.ts', import.meta.url));

const COLA = {
  id: 'cola',
  algorithm: 'v2-2023',
  categories: ['en:sodas'],
  flags: { beverage: 1 },
  fruit_veg_percent: 0,
  nutriments_per_100g: { energy_kj: 180, fat_g: 0, saturated_fat_g: 0, sugars_g: 10.6, salt_g: 0, fiber_g: 0, proteins_g: 0 },
};

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'nutri-score-'));
});
afterAll(async () => rm(folder, { recursive: true }));

async function answers(lines: readonly string[]): Promise<unknown[]> {
  const file = join(folder, 'cases.jsonl');
  await writeFile(file, lines.join('\n'));
  const { stdout } = await run(process.execPath, [COMMAND, file]);
  return stdout
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line));
}

describe('nutri-score on the command line', () => {
  it('answers one line a food and says why where there is no grade', async () => {
    const lines = [
      COLA,
      { ...COLA, id: 'none', categories: null },
      { ...COLA, id: 'old', algorithm: 'v1-2021' },
      { ...COLA, id: 'part', nutriments_per_100g: { energy_kj: 180, sugars_g: 3 } },
    ];
    expect(await answers(lines.map((line) => JSON.stringify(line)))).toEqual([
      { id: 'cola', computable: true, score: 12, grade: 'e' },
      { id: 'none', computable: false, score: null, grade: null, reason: 'no_category' },
      { id: 'old', computable: false, score: null, grade: null, reason: 'unsupported_algorithm' },
      {
        id: 'part',
        computable: false,
        score: null,
        grade: null,
        reason: 'missing_nutriments',
        missing: ['fat', 'saturatedFat', 'proteins', 'salt'],
      },
    ]);
  });

  it('answers malformed lines as such with the id that they have, skips blank ones, and goes on', async () => {
    const malformed = { id: null, computable: false, score: null, grade: null, reason: 'malformed' };
    const lines = [
      'not json',
      '',
      '[]',
      '{"id":"x","nutriments_per_100g":{"fat_g":"much"}}',
      '{"id":"y","energy_kj":"180"}',
      '{"id":7}',
      '{"id":{}}',
    ];
    expect(await answers([...lines, JSON.stringify(COLA)])).toEqual([
      malformed,
      malformed,
      { ...malformed, id: 'x' },
      { ...malformed, id: 'y' },
      { ...malformed, id: '7' },
      malformed,
      { id: 'cola', computable: true, score: 12, grade: 'e' },
    ]);
  });

  it('fails with a plain sentence when the file is not there', async () => {
    await expect(run(process.execPath, [COMMAND, join(folder, 'absent.jsonl')])).rejects.toMatchObject({ code: 1 });
  });
});
