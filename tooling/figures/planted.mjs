/**
 * Errors planted in correct products, those that would move the plain score by fifteen points or more, and how many of them the checks
 * find. A product is judged by a table of typical figures that was made without it and without all whose codes fall into its tenth.
 */
import { createHash } from 'node:crypto';
import { energyDoubts, massDoubts } from '../../packages/domain/src/food/doubts/figure-checks.ts';
import { checkFigures } from '../../packages/domain/src/food/doubts/find-doubts.ts';
import { prepareFood, scoreOnly } from '../../packages/domain/src/scoring/index.ts';
import { typicalFrom } from './typical.mjs';

const MIN_SCORE_CHANGE = 15;
const SODIUM_PER_SALT = 1 / 2.5;
/** Servings of packs that state none, grams. */
const SERVINGS = [15, 20, 25, 30, 30, 40, 50, 60, 125, 150, 200, 250];
const SERVING_TOLERANCE = 0.2;
const FOLDS = 10;

/** Each error: a product with it, or `null` where it cannot be made. */
export const ERRORS = {
  'salt ÷ 10': (product) => changed(product, (name, value) => (name === 'salt' ? value / 10 : value)),
  'sodium for salt': (product) => changed(product, (name, value) => (name === 'salt' ? value * SODIUM_PER_SALT : value)),
  'all zeros': (product) => changed(product, () => 0),
  'table per serving': (product) => (product.servingSize === null ? null : scaled(product, product.servingSize)),
  'table of a serving that is not stated': (product) =>
    scaled({ ...product, servingSize: null }, SERVINGS[hash(product.gtin) % SERVINGS.length]),
};

/** What the checks say of correct products and of planted errors, each judged by a table that it is not in. */
export function measureErrors(products, cases) {
  const sound = products.map(({ product }) => product).filter(isSound);
  const codes = new Set(products.map(({ product }) => product.gtin));
  const others = cases
    .map(({ product }) => product)
    .filter(isSound)
    .filter(({ gtin }) => !codes.has(gtin));
  const tables = Array.from({ length: FOLDS }, (_none, fold) =>
    typicalFrom([...sound.filter(({ gtin }) => hash(gtin) % FOLDS !== fold), ...others]),
  );
  const check = (product) => checkFigures(product, tables[hash(product.gtin) % FOLDS]);
  const alarms = sound.map((product) => ({ product, doubts: check(product) })).filter(({ doubts }) => doubts.length > 0);
  const planted = Object.entries(ERRORS).map(([error, plant]) => {
    const cases = sound.flatMap((product) => {
      const wrong = plant(product);
      return wrong === null || Math.abs(plainScore(wrong) - plainScore(product)) < MIN_SCORE_CHANGE
        ? []
        : [{ product, wrong, doubts: check(wrong) }];
    });
    return { error, cases };
  });
  return { sound, alarms, planted };
}

/** Enough figures to be judged, and none that contradicts another or the record itself. */
export function isSound(product) {
  const { nutriments } = product;
  if (
    nutriments.salt === undefined ||
    nutriments.fat === undefined ||
    nutriments.carbohydrates === undefined ||
    nutriments.proteins === undefined
  )
    return false;
  return massDoubts(product).length === 0 && energyDoubts(product).length === 0;
}

function changed(product, change) {
  const nutriments = Object.fromEntries(Object.entries(product.nutriments).map(([name, value]) => [name, change(name, value)]));
  return { ...product, nutriments };
}

function scaled(product, serving) {
  return Math.abs(serving / 100 - 1) < SERVING_TOLERANCE ? null : changed(product, (_name, value) => (value * serving) / 100);
}

function plainScore(product) {
  return scoreOnly(prepareFood(product));
}

function hash(text) {
  return createHash('sha1').update(text).digest().readUInt32BE();
}
