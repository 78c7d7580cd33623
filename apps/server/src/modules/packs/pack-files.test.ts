import { mkdtemp, readdir, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { createPackFiles, createPackFolder, draftName, fileName, type PackFileParts, partsOf } from './pack-files.ts';

it.each<PackFileParts>([
  { of: 'de', kind: 'json' },
  { of: 'world', version: '0a1', kind: 'pack' },
  { of: 'own', version: 'ff', kind: 'content' },
  { of: 'de', version: 'ff', from: '0a', kind: 'pack' },
  { of: 'de', version: 'ff', from: '0a', kind: 'json' },
])('the name of %j says the same again, also of a draft', (parts) => {
  const full = { version: null, from: null, ...parts };
  expect(partsOf(fileName(parts))).toEqual({ ...full, isDraft: false });
  expect(partsOf(draftName(fileName(parts), 17))).toEqual({ ...full, isDraft: true });
});

it.each(['de', 'zz.ff.pack', 'de.ff.zip', 'de.ff.pack.draft', 'de.from.0a.pack', '../de.ff.pack'])('%j is no name of ours', (name) => {
  expect(partsOf(name)).toBeNull();
});

it('keeps the newest pack, the one before, the last contents, and what is of another pack or not ours', async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'labelwise-packs-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  const contents = Array.from({ length: 9 }, (_, at) => `de.c${at}.content`);
  const oldestFirst = ['de.0a.pack', 'de.0b.from.0a.pack', 'de.0b.from.0a.json', 'de.0b.pack', 'de.0a.pack.7.draft', 'de.json.7.draft'];
  const staying = ['de.0c.from.0b.json', 'de.0c.from.0b.pack', 'de.0c.pack', 'de.0c.pack.7.draft', 'de.json', 'fr.0a.pack', 'notes.txt'];
  for (const [at, name] of [...contents, ...oldestFirst, ...staying].entries()) {
    await writeFile(path.join(folder, name), '');
    await utimes(path.join(folder, name), at, at);
  }
  await createPackFiles(createPackFolder(folder)).clear('de', '0c');
  expect((await readdir(folder)).sort()).toEqual([...contents.slice(1), 'de.0b.pack', ...staying].sort());
});
