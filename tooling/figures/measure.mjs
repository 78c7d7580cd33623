/**
 * Prints how many planted errors the checks of figures find, how many correct products they name, and how often our kinds are the source's.
 */

import { fileURLToPath } from 'node:url';
import { kindFromCategories } from '../../packages/domain/src/food/index.ts';
import { measureErrors } from './planted.mjs';
import { publishedCases, realProducts } from './products.mjs';
import { WRONG_RECORDS } from './wrong-records.data.mjs';

const GOALS = { 'salt ÷ 10': '40 %', 'sodium for salt': '15 %', 'all zeros': '90 %', 'table per serving': '90 %' };
/** The same products in every run: those with a table to themselves are shown apart. */
const STRATA = [
  ['all products', () => true],
  ['with energy, and mostly a serving and categories', ({ nutriments }) => nutriments.energyKj !== undefined],
  ['without energy, serving and categories (plain tables)', ({ nutriments }) => nutriments.energyKj === undefined],
];

const shared = fileURLToPath(new URL('../../../shared', import.meta.url));
const products = realProducts(shared);
if (products.length === 0) console.log('figures need ../shared/data/products beside the repository');
else {
  printErrors(measureErrors(products, publishedCases(shared)));
  printFlags(measureFlags(products));
}

function printErrors({ sound, alarms, planted }) {
  for (const [title, isIn] of STRATA) {
    const members = sound.filter(isIn);
    const named = alarms.filter(({ product }) => isIn(product));
    const doubtful = named.filter(isDoubtful);
    const falsely = doubtful.filter(({ product }) => !WRONG_RECORDS.has(product.gtin));
    console.log(
      `\n${title}: ${members.length} sound; doubtful ${doubtful.length}, of them falsely ${falsely.length} (${percent(falsely.length, members.length)}, goal 1 %), worth a look ${named.length - doubtful.length}`,
    );
    console.log(`${'error that moves the score by 15 or more'.padEnd(42)}planted   doubtful   or worth a look`);
    for (const { error, cases } of planted) {
      const errors = cases.filter(({ product }) => isIn(product));
      if (errors.length === 0) continue;
      const found = percent(errors.filter(isDoubtful).length, errors.length);
      const hinted = percent(errors.filter(({ doubts }) => doubts.length > 0).length, errors.length);
      console.log(
        `${error.padEnd(42)}${String(errors.length).padStart(7)}${found.padStart(11)}${hinted.padStart(18)}${GOALS[error] === undefined ? '' : `   (goal ${GOALS[error]})`}`,
      );
    }
  }
}

function printFlags({ stated, differing }) {
  console.log(
    `\nkind as flagged by the source: ${stated.length - differing.length} of ${stated.length} (${percent(stated.length - differing.length, stated.length)}, goal 99 %)`,
  );
  for (const { product, flagged, ours } of differing)
    console.log(`  ${flagged} there, ${ours} here: ${product.name} (${product.categoriesTags.at(-1)})`);
}

function isDoubtful({ doubts }) {
  return doubts.some(({ level }) => level === 'doubtful');
}

function percent(part, whole) {
  return `${((100 * part) / whole).toFixed(1)} %`;
}

/**
 * The kinds that our categories give, inferred where they give none, beside the flags that the source computed its own Nutri-Score with.
 */

const FLAGS = [
  ['is_water', 'water'],
  ['is_beverage', 'beverage'],
  ['is_cheese', 'cheese'],
  ['is_fat_oil_nuts_seeds', 'fat'],
  ['is_fat', 'fat'],
];

/** Records whose flags and categories are both known, and those of them for which ours differ. */
function measureFlags(products) {
  const stated = products.flatMap(({ record, product }) => {
    const kind = flaggedKind(record);
    return kind === null || product.categoriesTags.length === 0
      ? []
      : [{ product, flagged: kind, ours: kindFromCategories(product.categoriesTags, { prepared: true }) ?? product.kind }];
  });
  return { stated, differing: stated.filter(({ flagged, ours }) => ours !== flagged && ours !== 'na') };
}

function flaggedKind(record) {
  const document = record.product ?? record;
  const data = document.nutriscore?.['2023']?.data ?? document.nutriscore_data;
  if (typeof data !== 'object' || data === null || !('is_beverage' in data)) return null;
  return FLAGS.find(([flag]) => Number(data[flag]) === 1)?.[1] ?? 'general';
}
