/** One line of the sample catalogue: a product as the catalogue keeps it, where whatever is unknown or empty may be left out. */

import { type FoodProduct, NUTRIMENT_NAMES } from '@labelwise/domain/food';
import { hasValidCheckDigit } from '@labelwise/domain/gtin';
import * as z from 'zod';
import { readAgain } from '../../modules/foods/storage/read-again.ts';

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
  return readAgain({ ...SampleFood.parse(JSON.parse(line)), reading: null, imageUrl: null, source: 'sample', sourceModifiedAt: null });
}
