/** A food as the API shows it: the published fields, and beside them what our own screens need. */
import type { Food, FoodSummary } from '@labelwise/contracts/foods';
import { checkFigures, type FoodFacts, type FoodProduct, type Nutriments, placeholderFor } from '@labelwise/domain/food';
import type { NutriScoreResult } from '@labelwise/domain/nutri-score';
import { type PreparedFood, prepareFood, scoreFood, scoreOnly } from '@labelwise/domain/scoring';
import { sentenceFor } from '@labelwise/domain/sentence';
import { type MemberFood, ownFieldsOf } from '@labelwise/domain/submission';
import { sayEnglish } from '../english.ts';
import { presentDoubt } from './doubts.ts';
import { sentenceText } from './sentences.ts';

/** The published fields of a food; both spellings where there are two. */
export function toFood(food: MemberFood): Food {
  const facts = factsOf(food);
  const prepared = prepareFood(facts);
  const { nutriScore } = prepared;
  const grade = shownGrade(nutriScore, food);
  const doubts = checkFigures(food);
  return {
    id: food.gtin,
    barcode: food.gtin,
    name: food.name,
    brand: food.brand,
    image: food.imageUrl,
    category: food.category,
    quantity: food.quantity,
    servingSize: food.servingSize,
    ingredients: food.ingredientsText,
    additives: food.additives.join(', '),
    additives_tags: food.additives.map((code) => `en:${code}`),
    novaGroup: food.nova,
    nova_group: food.nova,
    nutriscoreGrade: grade,
    nutriscore_grade: grade,
    nutriments: specifiedNutriments(food.nutriments),
    healthScore: scoreOnly(prepared),
    scoreBasis: basisOf(prepared),
    facts,
    nutriScore,
    doubts: doubts.map((doubt) => presentDoubt(sayEnglish, doubt)),
    says: saysOf(prepared, food.servingSize, doubts),
    placeholder: placeholderFor(food),
    sources: sourcesOf(food),
    provenance: { source: food.source, modifiedAt: food.sourceModifiedAt, own: ownFieldsOf(food) },
  };
}

/** The one sentence for everyone; of figures that cannot be true it says nothing. */
function saysOf(food: PreparedFood, servingSize: number | null, doubts: ReturnType<typeof checkFigures>): Food['says'] {
  const doubtful = new Set<string>(doubts.flatMap(({ level, nutriments }) => (level === 'worth a look' ? [] : nutriments)));
  const data = sentenceFor(food, scoreFood(food), servingSize, doubtful);
  return { text: sentenceText(sayEnglish, data), spoons: data.kind === 'sugar' ? data.spoons : null, data };
}

/** What a row of a list shows. */
export function toFoodSummary(food: FoodProduct): FoodSummary {
  const prepared = prepareFood(food);
  return {
    id: food.gtin,
    barcode: food.gtin,
    name: food.name,
    brand: food.brand,
    image: food.imageUrl,
    category: food.category,
    nutriscoreGrade: shownGrade(prepared.nutriScore, food),
    healthScore: scoreOnly(prepared),
    scoreBasis: basisOf(prepared),
    placeholder: placeholderFor(food),
  };
}

/** What a food's score rests on; `none`: on nothing, and then it is in no average and is not shown as a number. */
export function basisOf({ basis }: PreparedFood): Food['scoreBasis'] {
  return basis.isUnknown ? 'none' : basis.base;
}

/** Ours wherever the figures allow, else the letter that the source prints. */
function shownGrade(nutriScore: NutriScoreResult, { printedGrade }: FoodFacts): Food['nutriscoreGrade'] {
  return nutriScore.computable ? nutriScore.grade : (printedGrade ?? 'unknown');
}

/** What scores a food, as the API answers it. */
export function factsOf(food: FoodProduct): FoodFacts & Food['facts'] {
  return {
    kind: food.kind,
    kindBasis: food.kindBasis,
    kindFrom: food.kindFrom,
    plausibleKinds: food.plausibleKinds,
    nutriments: food.nutriments,
    servingAsPer100g: food.servingAsPer100g,
    fruitVegPercent: food.fruitVegPercent,
    redMeat: food.redMeat,
    sweetener: food.sweetener,
    nova: food.nova,
    printedGrade: food.printedGrade,
    additives: food.additives,
    lang: food.lang,
    ingredientsText: food.ingredientsText,
    reading: food.reading,
    listBasis: food.listBasis,
    ingredientsCount: food.ingredientsCount,
    unknownIngredientsCount: food.unknownIngredientsCount,
    categoriesTags: food.categoriesTags,
    labelsTags: food.labelsTags,
    allergensTags: food.allergensTags,
    tracesTags: food.tracesTags,
    ingredientsAnalysisTags: food.ingredientsAnalysisTags,
  };
}

const SPECIFIED = (
  [
    ['energy', 'energyKj'],
    ['energy-kcal', 'energyKcal'],
    ['fat', 'fat'],
    ['saturated-fat', 'saturatedFat'],
    ['carbohydrates', 'carbohydrates'],
    ['sugars', 'sugars'],
    ['proteins', 'proteins'],
    ['fiber', 'fiber'],
    ['salt', 'salt'],
  ] as const
).map(([key, name]) => ({ key, per100: `${key}_100g`, name }));

/** Salt holds 40 % sodium, as packs convert it. @source Regulation (EU) 1169/2011, annex I: salt = sodium × 2.5 */
const SODIUM_IN_SALT = 0.4;

/** Each under its plain name and as `…_100g`; unknown figures are absent. */
function specifiedNutriments(nutriments: Nutriments): Record<string, number> {
  const named: Record<string, number> = {};
  for (const { key, per100, name } of SPECIFIED) {
    const value = nutriments[name];
    if (value !== undefined) named[key] = named[per100] = value;
  }
  if (nutriments.salt !== undefined) {
    named['sodium'] = named['sodium_100g'] = Math.round(nutriments.salt * SODIUM_IN_SALT * 1e6) / 1e6;
  }
  return named;
}

/** Where the figures of a food come from, with the licence that asks to be named. */

type SourceLine = { name: string; url: string | null; licence: string | null };

const ODBL = 'ODbL 1.0';

function sourcesOf({ source, gtin }: Pick<FoodProduct, 'source' | 'gtin'>): SourceLine[] {
  switch (source) {
    // The sample catalogue's facts are Open Food Facts' too, and its licence asks to say so.
    case 'sample':
    case 'open-food-facts':
    case 'import':
      return [{ name: 'Open Food Facts', url: `https://world.openfoodfacts.org/product/${gtin}`, licence: ODBL }];
    case 'member':
      return [{ name: 'Shared on this server', url: null, licence: null }];
    // Its fields say themselves whose they are, each with its day.
    case 'own':
      return [];
    default:
      return source satisfies never;
  }
}
