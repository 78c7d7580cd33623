/**
 * Prints how many planted errors the checks of figures find, how many sound products they name, and how often our kinds are the source's.
 */
import { fileURLToPath } from 'node:url';
import { measureFlags } from './flags.mjs';
import { measureErrors } from './planted.mjs';
import { publishedCases, realProducts } from './products.mjs';
import { WRONG_RECORDS } from './wrong-records.mjs';

const GOALS = { 'salt ÷ 10': '40 %', 'sodium for salt': '15 %', 'all zeros': '90 %', 'table per serving': '90 %' };
/** The same products whatever else the measure does: those with a table to themselves are shown apart. */
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
