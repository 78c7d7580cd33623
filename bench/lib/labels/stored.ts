import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isReadLanguage } from '@labelwise/domain/reading';
import { type Amount, FIGURE_NAMES, type Picture } from '@labelwise/label-reader';
import * as z from 'zod';
import type { Printed } from './food.ts';
import type { Label } from './label-set.ts';

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
