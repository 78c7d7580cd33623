import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { createFoodsRepository } from '../modules/foods/foods.repository.ts';
import { DIALECTS, isRuledElsewhere, openTestDatabase } from '../testing/database.ts';
import { loadSampleCatalogue, openSamples } from './sample-catalogue.ts';

const OATS = { gtin: '4006040055235', name: 'Oats', kind: 'general', nutriments: { energyKj: 1550, salt: 0.02 } };

function folderWith(...lines: unknown[]): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'labelwise-sample-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  writeFileSync(path.join(folder, 'foods-a.jsonl'), lines.map((line) => JSON.stringify(line)).join('\n'));
  return folder;
}

describe.each(DIALECTS)('the sample catalogue on %s', (dialect) => {
  it('is stored once an edition, and a new edition replaces the old', async () => {
    const db = await openTestDatabase(dialect);
    const folder = folderWith(OATS);
    expect(await loadSampleCatalogue(db, openSamples(folder))).toBe(1);
    expect(await loadSampleCatalogue(db, openSamples(folder))).toBe(0);
    expect(await loadSampleCatalogue(db, openSamples(folderWith({ ...OATS, name: 'Oats, rolled' })))).toBe(1);
    expect((await createFoodsRepository(db).byGtin(OATS.gtin))?.read()).toMatchObject({
      name: 'Oats, rolled',
      source: 'sample',
      lang: 'en',
    });
  });

  if (isRuledElsewhere(dialect)) return;

  it.each([
    ['a wrong check digit', { ...OATS, gtin: '4006040055234' }],
    ['a field that it does not know', { ...OATS, colour: 'brown' }],
    ['a negative figure', { ...OATS, nutriments: { salt: -1 } }],
  ])('refuses a line with %s', async (_what, line) => {
    await expect(loadSampleCatalogue(await openTestDatabase(dialect), openSamples(folderWith(line)))).rejects.toThrow();
  });
});
