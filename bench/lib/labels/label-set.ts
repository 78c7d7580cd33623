import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { isReadLanguage, READ_LANGUAGES, type ReadLanguage } from '@labelwise/domain/reading';
import { type Amount, FIGURE_NAMES, type Picture } from '@labelwise/label-reader';
import { chromium } from '@playwright/test';
import * as z from 'zod';
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

const amounts = z.record(
  z.string(),
  z.object({ value: z.number(), unit: z.enum(['kJ', 'kcal', 'g', 'mg']), modifier: z.optional(z.string()) }),
);
const truth = z.object({
  file: z.string(),
  lang: z.string(),
  nutrition: z.nullable(
    z.object({ basis: z.enum(['g', 'ml']), per100: z.nullable(amounts), serving: z.nullable(z.object({ values: amounts })) }),
  ),
  ingredients: z.nullable(z.object({ text: z.string(), names: z.array(z.string()) })),
});

/** Pictures with their truth from a folder (`truth.jsonl` beside them). */
export async function* storedLabels(folder: string, unpackJpeg: (file: Uint8Array) => Promise<Picture>): AsyncGenerator<Label> {
  const file = join(folder, 'truth.jsonl');
  if (!existsSync(file)) return;
  for (const line of readFileSync(file, 'utf8').split('\n').filter(Boolean)) {
    const { file: name, lang, nutrition, ingredients } = truth.parse(JSON.parse(line));
    const picture = await unpackJpeg(readFileSync(join(folder, name)));
    const full = nutrition?.per100 ?? null;
    const part = nutrition?.serving?.values ?? null;
    const figures = full ?? part;
    yield {
      name: name.replace(/\.\w+$/, ''),
      picture,
      language: isReadLanguage(lang) ? lang : 'en',
      layout: null,
      table:
        nutrition === null || figures === null
          ? null
          : {
              basis: nutrition.basis,
              kind: full === null ? 'serving' : 'per-100',
              figures: printed(figures),
              serving: part === null ? null : printed(part),
            },
      list: ingredients,
    };
  }
}

function printed(values: z.infer<typeof amounts>): Printed {
  const all: Partial<Record<(typeof FIGURE_NAMES)[number], Amount>> = {};
  for (const name of FIGURE_NAMES) {
    const value = values[name];
    if (value !== undefined) all[name] = { value: value.value, unit: value.unit, isBound: value.modifier === '<' };
  }
  return all;
}
