import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { isReadLanguage, READ_LANGUAGES, type ReadLanguage } from '@labelwise/domain/reading';
import { type Amount, FIGURE_NAMES, type Picture } from '@labelwise/label-reader';
import { chromium } from '@playwright/test';
import * as z from 'zod';
import { american, type LabelFood, makeFood, makeList, type Printed } from './food.ts';
import { type Layout, makeLook, pageOf } from './page.ts';
import { createRandom, type Random } from './random.ts';

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

type Effects = {
  turn: number;
  tiltX: number;
  tiltY: number;
  bow: number;
  blur: number;
  noise: number;
  light: number;
  glare: number;
  side: number;
  margin: number;
  quality: number;
};

const LEVELS = {
  easy: { turn: 1.5, tilt: 0.04, bow: 0.03, blur: [0.4, 0.7], noise: 3 },
  medium: { turn: 5, tilt: 0.1, bow: 0.07, blur: [0.6, 1], noise: 5 },
  hard: { turn: 8, tilt: 0.16, bow: 0.12, blur: [0.8, 1.4], noise: 7 },
} as const;

function makeEffects(random: Random): Effects {
  const level = LEVELS[random.pick(['easy', 'easy', 'medium', 'medium', 'medium', 'hard', 'hard'] as const)];
  const both = (reach: number): number => random.between(-reach, reach);
  return {
    turn: (both(level.turn) * Math.PI) / 180,
    tiltX: both(level.tilt),
    tiltY: both(level.tilt),
    bow: random.chance(0.55) ? both(level.bow) : 0,
    blur: random.between(level.blur[0], level.blur[1]),
    noise: random.between(1.5, level.noise),
    light: random.between(0.05, 0.35),
    glare: random.chance(0.3) ? random.between(0.2, 0.6) : 0,
    side: Math.round(random.between(1_000, 2_000)),
    // A third stands small in the picture.
    margin: random.chance(0.33) ? random.between(0.35, 0.7) : random.between(0.08, 0.22),
    quality: 60,
  };
}

/** The page as a camera of a phone would see it: turned, from the side, bent, blurred, noisy, unevenly lit. By arithmetic alone. */
function photograph(page: Picture, effects: Effects, random: Random): Picture {
  const aspect = page.width / page.height;
  const fit = 1 + effects.margin;
  const width = Math.round(aspect > 1 ? effects.side : effects.side * Math.max(0.55, aspect));
  const height = Math.round(aspect > 1 ? effects.side / Math.min(1.8, aspect) : effects.side);
  const scale = Math.max((page.width * fit) / width, (page.height * fit) / height);
  const table = random.pick([70, 110, 150, 190]);
  const seen = new Float32Array(width * height * 3);
  const [cos, sin] = [Math.cos(effects.turn), Math.sin(effects.turn)];
  const [glareX, glareY] = [random.between(0.1, 0.9) * width, random.between(0.1, 0.9) * height];
  for (let y = 0, to = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1, to += 3) {
      const [dx, dy] = [x - width / 2, y - height / 2];
      const near = 1 + (effects.tiltX * dx) / width + (effects.tiltY * dy) / height;
      const u = ((dx * cos + dy * sin) * scale) / near;
      const v = ((dy * cos - dx * sin) * scale) / near;
      const across = u / (page.width / 2);
      const bent = v + effects.bow * page.width * 0.5 * (across * across - 0.33);
      spot(page, u + page.width / 2, bent + page.height / 2, table, seen, to);
      const light = 1 - effects.light * (0.5 + dx / width) * 0.9;
      const far = Math.hypot(x - glareX, y - glareY) / (0.18 * width);
      const shine = effects.glare * 160 * Math.exp(-far * far);
      for (let channel = 0; channel < 3; channel += 1) seen[to + channel] = (seen[to + channel] ?? 0) * light + shine;
    }
  }
  blur(seen, width, height, effects.blur);
  const data = new Uint8ClampedArray(width * height * 4);
  for (let at = 0, from = 0; at < data.length; at += 4, from += 3) {
    const grain = (random.next() + random.next() + random.next() - 1.5) * 2 * effects.noise;
    for (let channel = 0; channel < 3; channel += 1) data[at + channel] = (seen[from + channel] ?? 0) + grain;
    data[at + 3] = 255;
  }
  return { data, width, height };
}

/** The color of the page between its pixels, the mean of four places; what lies beside it is the table that it lies on. */
function spot({ data, width, height }: Picture, x: number, y: number, table: number, out: Float32Array, to: number): void {
  const [x0, y0] = [Math.floor(x), Math.floor(y)];
  if (x0 < 0 || y0 < 0 || x0 >= width - 1 || y0 >= height - 1) {
    for (let channel = 0; channel < 3; channel += 1) out[to + channel] = table;
    return;
  }
  const [fx, fy] = [x - x0, y - y0];
  const at = (y0 * width + x0) * 4;
  for (let channel = 0; channel < 3; channel += 1) {
    const top = (data[at + channel] ?? 0) * (1 - fx) + (data[at + 4 + channel] ?? 0) * fx;
    const bottom = (data[at + width * 4 + channel] ?? 0) * (1 - fx) + (data[at + width * 4 + 4 + channel] ?? 0) * fx;
    out[to + channel] = top * (1 - fy) + bottom * fy;
  }
}

/** Gaussian, rows and then columns. */
function blur(data: Float32Array, width: number, height: number, sigma: number): void {
  const radius = Math.ceil(2.5 * sigma);
  const weights = Array.from({ length: 2 * radius + 1 }, (_, at) => Math.exp(-((at - radius) ** 2) / (2 * sigma * sigma)));
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  const copy = new Float32Array(data.length);
  const pass = (from: Float32Array, to: Float32Array, length: number, place: (line: number, at: number) => number, lines: number): void => {
    for (let line = 0; line < lines; line += 1) {
      for (let at = 0; at < length; at += 1) {
        for (let channel = 0; channel < 3; channel += 1) {
          let sum = 0;
          for (let tap = -radius; tap <= radius; tap += 1) {
            const near = Math.min(length - 1, Math.max(0, at + tap));
            sum += (weights[tap + radius] ?? 0) * (from[place(line, near) + channel] ?? 0);
          }
          to[place(line, at) + channel] = sum / total;
        }
      }
    }
  };
  pass(data, copy, width, (line, at) => (line * width + at) * 3, height);
  pass(copy, data, height, (line, at) => (at * width + line) * 3, width);
}
