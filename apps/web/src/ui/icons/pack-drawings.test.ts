import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { PACK_TILES, type PackFamily, packDrawing } from './pack-drawings.ts';

/** What a phone reads at once beside its first sight of a food. */
const MAX_BYTES = 4096;

const families = Object.keys(PACK_TILES).filter((name): name is PackFamily => name in PACK_TILES);

it.each(families)('%s has a drawing in a small file of its own', (family) => {
  const [file = '', id] = packDrawing(family).split('#');
  expect(id).toBe(family);
  expect(file).toContain(`/packs/${family}.svg`);
  const drawing = readFileSync(join(import.meta.dirname, 'packs', `${family}.svg`), 'utf8');
  expect(drawing.match(/<symbol id="[^"]+"/g)).toEqual([`<symbol id="${family}"`]);
  expect(drawing.length).toBeLessThan(MAX_BYTES);
});
