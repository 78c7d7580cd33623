/**
 * Cuts the two variable faces down to what the product prints and writes them to src/styles/fonts/.
 * Run by hand after an upgrade of a font package: `node apps/web/build/fonts.mjs`. The results are committed.
 *
 * Each face is two files: Latin-1 with punctuation, which every page needs, and the other letters of the
 * European Union's Latin alphabets, which a browser fetches only for a name that has one of them.
 */
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import subsetFont from 'subset-font';

const require = createRequire(import.meta.url);
const range = (from, to) => String.fromCodePoint(...Array.from({ length: to - from + 1 }, (_, i) => from + i));

const WESTERN = `${range(0x20, 0x7e)}${range(0xa0, 0xff)}ŒœŸ–—‘’‚“”„…•−€™\u2009\u202f`;
/** The display face sets headings, names and figures only: it does without the rarer signs of Latin-1. */
const DISPLAY = `${range(0x20, 0x7e)}${range(0xc0, 0xff)}ŒœŸ–—‘’“”…•−·×°®½£€\u00a0\u202f`;
const CENTRAL = `${range(0x100, 0x151)}${range(0x154, 0x177)}${range(0x179, 0x17e)}ȘșȚț`;

/** `tnum` keeps columns of figures in line; the rest is what spelling needs. */
const FEATURES = ['tnum', 'kern', 'locl'];

const BRICOLAGE = { family: 'bricolage-grotesque', name: 'bricolage', western: DISPLAY, wght: { min: 500, max: 800 } };
const INTER = { family: 'inter', name: 'inter', western: WESTERN, wght: { min: 400, max: 700 } };

const folder = new URL('../src/styles/fonts/', import.meta.url);
await mkdir(folder, { recursive: true });
for (const { family, name, western, wght } of [BRICOLAGE, INTER]) {
  for (const [part, text] of [
    ['latin', western],
    ['latin-ext', CENTRAL],
  ]) {
    const source = require.resolve(`@fontsource-variable/${family}/files/${family}-${part}-wght-normal.woff2`);
    const font = await subsetFont(await readFile(source), text, {
      targetFormat: 'woff2',
      variationAxes: { wght },
      keepFeatures: FEATURES,
      noHinting: true,
    });
    const target = `${name}-${part}.woff2`;
    await writeFile(new URL(target, folder), font);
    process.stdout.write(`${target} ${font.length} bytes\n`);
  }
}
