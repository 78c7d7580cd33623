import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { READ_LANGUAGES, type ReadLanguage } from '@labelwise/domain/reading';
import type { Picture } from '@labelwise/label-reader';
import { chromium } from '@playwright/test';
import { american, type LabelFood, makeFood, makeList, type Printed } from './food.ts';
import { type Layout, makeLook, pageOf } from './page.ts';
import { makeEffects, photograph } from './photograph.ts';
import { createRandom } from './random.ts';

/** A picture of a label that never existed, with what is printed on it. */
export type Label = {
  name: string;
  picture: Picture;
  language: ReadLanguage;
  layout: Layout | null;
  /** What a reader must find: per 100, or per serving on panels of the United States. */
  table: { basis: 'g' | 'ml'; kind: 'per-100' | 'serving'; figures: Printed; serving: Printed | null } | null;
  list: { text: string; names: readonly string[] } | null;
};

const LAYOUTS: readonly Layout[] = [
  'both',
  'both',
  'both',
  'portionfirst',
  'per100only',
  'per100only',
  'multi',
  'linear',
  'us',
  'australian',
];

/**
 * Labels of a seed, one after the other: pages typeset in Chromium, photographed by arithmetic. Of ten, six are tables, three lists, one
 * has both.
 */
export async function* makeLabels(seed: number, count: number, unpackPng: (file: Uint8Array) => Promise<Picture>): AsyncGenerator<Label> {
  const executablePath = process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium';
  const browser = await chromium.launch({ executablePath, args: ['--no-sandbox'] });
  const faces = fontFaces();
  try {
    const page = await browser.newPage({ viewport: { width: 2_000, height: 2_000 } });
    for (let at = 0; at < count; at += 1) {
      const random = createRandom(seed * 1_000 + at);
      const kind = at % 10 < 6 ? 'table' : at % 10 < 9 ? 'list' : 'both';
      const layout = kind === 'list' ? null : random.pick(LAYOUTS);
      const language = layout === 'us' || layout === 'australian' ? 'en' : random.pick(READ_LANGUAGES);
      const others =
        layout === 'multi'
          ? random.some(
              READ_LANGUAGES.filter((one) => one !== language),
              1 + Math.floor(random.next() * 2),
            )
          : [];
      const food = makeFood(random);
      const list = kind === 'table' ? null : makeList(language, random);
      const panel = american(food, random);
      await page.setContent(pageOf({ language, others, layout, food, american: panel, list, look: makeLook(random), random }, faces));
      await page.evaluate(() => document.fonts.ready);
      const flat = await unpackPng(await page.locator('#pack').screenshot({ type: 'png' }));
      const picture = photograph(flat, makeEffects(random), random);
      yield { name: `${seed}-${String(at + 1).padStart(3, '0')}`, picture, language, layout, table: tableOf(layout, food, panel), list };
    }
  } finally {
    await browser.close();
  }
}

function tableOf(layout: Layout | null, food: LabelFood, panel: Printed): Label['table'] {
  if (layout === null) return null;
  if (layout === 'us') return { basis: food.basis, kind: 'serving', figures: panel, serving: null };
  const isPair = layout === 'both' || layout === 'portionfirst' || layout === 'australian';
  return { basis: food.basis, kind: 'per-100', figures: food.per100, serving: isPair ? food.serving : null };
}

/** The open fonts of the repository, put into the page; those of the machine come by their names. */
function fontFaces(): string {
  const face = (family: string, specifier: string): string => {
    const file = readFileSync(fileURLToPath(import.meta.resolve(specifier))).toString('base64');
    return `@font-face { font-family: '${family}'; src: url(data:font/woff2;base64,${file}) format('woff2'); font-weight: 100 900; }`;
  };
  return [
    face('Label Sans', '@fontsource-variable/inter/files/inter-latin-wght-normal.woff2'),
    face('Label Grotesque', '@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-wght-normal.woff2'),
  ].join('');
}
