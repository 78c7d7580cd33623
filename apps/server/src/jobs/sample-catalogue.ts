/** Puts the foods that come with the software into the catalogue, once an edition. */

import { hash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { type FoodProduct, NUTRIMENT_NAMES } from '@labelwise/domain/food';
import { hasValidCheckDigit } from '@labelwise/domain/gtin';
import * as z from 'zod';
import type { Db } from '../db/db.ts';
import { hashText, type IndexedFood, readAgain, toRow } from '../modules/foods/storage/food-row.ts';
import { createImportRepository } from './food-import/import.repository.ts';

const FOLDER = path.join(import.meta.dirname, '../../catalogue');
/** Everyone knows these products: they come first among equals in a search. */
const POPULARITY = 100;

export type Samples = {
  /** Of the edition: what it is stored under. */
  readonly fingerprint: string;
  /** Reads them, which takes seconds. @throws ZodError */
  readonly rows: () => IndexedFood[];
};

/** The foods of a folder's files; none where there is no such folder. */
export async function openSamples(folder = FOLDER): Promise<Samples | null> {
  if (!existsSync(folder)) return null;
  const names = (await readdir(folder)).filter((name) => name.endsWith('.jsonl')).sort();
  const texts = await Promise.all(names.map((name) => readFile(path.join(folder, name), 'utf8')));
  const lines = texts.flatMap((text) => text.split('\n')).filter((line) => line.trim() !== '');
  return {
    fingerprint: `sample:${hash('sha256', texts.join('\n'), 'hex')}`,
    rows: () => lines.map((line) => toRow(parseSampleFood(line), { popularity: POPULARITY, hash: hashText(line) })),
  };
}

/**
 * Safe to call at every start and by several processes: an edition that is stored costs one look-up. Never replaces what an import
 * or the product database knows of a food.
 * @returns how many foods were new or changed
 */
export async function loadSampleCatalogue(db: Db, opened: Promise<Samples | null> = openSamples()): Promise<number> {
  const samples = await opened;
  const repository = createImportRepository(db, Date.now);
  if (samples === null || (await repository.checkpoint(samples.fingerprint))) return 0;
  const { fingerprint, rows } = samples;
  const checkpoint = { fingerprint, file: 'sample catalogue', position: 0, counts: '{}', finishedAt: Date.now() };
  return repository.commit({ rows: rows(), waiting: [] }, () => checkpoint);
}

/** One line of the sample catalogue: a product as the catalogue stores it, where unknown and empty fields may be left out. */

const text = z.string().trim().min(1);
const tags = z.array(text).default([]);
const share = z.number().min(0).max(100);

const SampleFood = z.strictObject({
  gtin: z
    .string()
    .regex(/^\d{13,14}$/)
    .refine(hasValidCheckDigit, 'wrong check digit'),
  name: text,
  brand: text.nullable().default(null),
  category: text.nullable().default(null),
  quantity: text.nullable().default(null),
  servingSize: z.number().positive().nullable().default(null),
  kind: z.enum(['general', 'cheese', 'fat', 'beverage', 'water', 'na']).nullable().default(null),
  nutriments: z.partialRecord(z.enum(NUTRIMENT_NAMES), z.number().min(0)).default({}),
  fruitVegPercent: share.nullable().default(null),
  redMeat: z.boolean().default(false),
  sweetener: z.boolean().default(false),
  nova: z
    .union([z.literal(1), z.literal(2), z.literal(3), z.literal(4)])
    .nullable()
    .default(null),
  printedGrade: z.enum(['a', 'b', 'c', 'd', 'e']).nullable().default(null),
  additives: z.array(z.string().regex(/^e\d{3,4}[a-z]?$/)).default([]),
  lang: z.string().length(2).nullable().default('en'),
  ingredientsText: text.nullable().default(null),
  ingredientsCount: z.number().int().positive().nullable().default(null),
  unknownIngredientsCount: z.number().int().min(0).nullable().default(null),
  categoriesTags: tags,
  labelsTags: tags,
  allergensTags: tags,
  tracesTags: tags,
  ingredientsAnalysisTags: tags,
});

/** @throws ZodError for a line that is no such food: the files are ours, so that is a fault to be mended, not skipped */
export function parseSampleFood(line: string): FoodProduct {
  return readAgain({
    ...SampleFood.parse(JSON.parse(line)),
    reading: null,
    listBasis: 'source',
    imageUrl: null,
    source: 'sample',
    sourceModifiedAt: null,
  });
}
