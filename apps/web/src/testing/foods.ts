import { Food } from '@labelwise/contracts/foods';
import { asDocument, foodOf, parseNamed } from '../data/foods/stored-scan.ts';
import { answerReader } from '../data/reading/answer-reader.ts';

/** A complete food as the API answers it, changed only where a test says so. */
export function aListFood(changes: Partial<Food> = {}): Food {
  return Food.parse({
    id: '4006040055235',
    barcode: '4006040055235',
    name: 'Rolled oats',
    brand: 'Mill & Field',
    image: null,
    category: 'Rolled oats',
    quantity: '500 g',
    servingSize: 40,
    ingredients: 'Wholegrain oats',
    additives: '',
    additives_tags: [],
    novaGroup: 1,
    nova_group: 1,
    nutriscoreGrade: 'a',
    nutriscore_grade: 'a',
    nutriments: { sugars: 0.7 },
    healthScore: 80,
    facts: {
      kind: 'general',
      nutriments: { energyKj: 1550, sugars: 0.7, salt: 0.02 },
      fruitVegPercent: 0,
      redMeat: false,
      sweetener: false,
      nova: 1,
      printedGrade: 'a',
      additives: [],
      lang: 'en',
      ingredientsText: 'Wholegrain oats',
      ingredientsCount: 1,
      unknownIngredientsCount: 0,
      categoriesTags: ['en:rolled-oats'],
      labelsTags: [],
      allergensTags: [],
      tracesTags: [],
      ingredientsAnalysisTags: [],
    },
    nutriScore: { computable: false, reason: 'missing_nutriments', missing: ['proteins'] },
    doubts: [],
    placeholder: 'cereal',
    sources: [],
    ...changes,
  });
}

/** A scan of a food as `GET /api/scans` answers it. */
export function aScan(changes: Partial<Food> = {}, { score = 70, at = '2026-11-21T08:47:00Z' } = {}) {
  const food = aListFood(changes);
  return { scan: { id: `scan-${food.id}-${at}`, personalizedScore: score, scannedAt: at, rulesVersion: '1', contributions: [] }, food };
}

/** A food of one of the lists, as `GET /api/favorites` and `GET /api/purchased` answer it. */
export function aSavedFood<Kind extends 'favorite' | 'purchased'>(kind: Kind, changes: Partial<Food> = {}, at = '2026-11-20T18:12:00Z') {
  const food = aListFood(changes);
  return { [kind]: { id: `${kind}-${food.id}`, createdAt: at }, food };
}

/** A score as `POST /api/calculate-score` answers it. */
export function aScore(score: number) {
  const label = score >= 75 ? 'Great Match' : score >= 50 ? 'Good Match' : 'Poor Match';
  return {
    score,
    label,
    contributions: [],
    alerts: [],
    unknowns: [],
    countedOnce: [],
    base: 'nutriscore',
    nutriScore: { computable: false, reason: 'missing_nutriments', missing: ['proteins'] },
    fits: [],
    rulesVersion: '1',
  };
}

/** A complete food from its published fields, read by the reader's own code on the same thread. */
export async function foodOfFields(fields: Readonly<Record<string, unknown>>): Promise<Food> {
  const named = parseNamed({ name: 'Test food', ...fields });
  if (named === undefined) throw new Error('A food needs a name.');
  const answer = answerReader({ call: 1, kind: 'resolve', record: asDocument(named) });
  if (answer.kind !== 'resolve' || answer.resolved === null) throw new Error('The food cannot be read.');
  return foodOf(named, answer.resolved);
}
