/**
 * Prints the names that have to be guarded: without their own entry their words would be read as something that lacks what they hold
 * ("Kirschwasser": cherry and water). One JSON object by language. Run by build.mjs on the tables that it has just written.
 */
import { DIETS } from '../../packages/domain/src/diets/index.ts';
import { readFood, suitability } from '../../packages/domain/src/matching/index.ts';
import { overlaps } from '../../packages/domain/src/reading/index.ts';
import { ANYTHING } from '../../packages/domain/src/vocabulary/items.ts';
import { readProduct } from '../../packages/domain/src/vocabulary/read-product.ts';
import { eachName } from '../../packages/domain/src/vocabulary/testing/each-name.ts';
import { vocabulary } from '../../packages/domain/src/vocabulary/vocabulary.ts';
import { LANGUAGES } from './sources.mjs';

const NOTHING_KNOWN = {
  kind: 'general', nutriments: {}, fruitVegPercent: null, redMeat: false, sweetener: false, nova: null, printedGrade: null, additives: [], ingredientsCount: null,
  unknownIngredientsCount: null, categoriesTags: [], labelsTags: [], allergensTags: [], tracesTags: [], ingredientsAnalysisTags: [],
};
const ASKED = DIETS.filter((diet) => !['keto', 'low-carb', 'low-sodium', 'paleo', 'mediterranean', 'pregnancy', 'breastfeeding', 'kosher'].includes(diet));
const whole = vocabulary();

const guarded = Object.fromEntries(LANGUAGES.map((language) => [language, eachName(whole, language).filter(({ name, numbers }) => {
  const known = numbers.map((number) => whole.ingredients[number]);
  if (!known.some(({ has, may }) => overlaps(has, ANYTHING) || overlaps(may, ANYTHING))) return false;
  const before = answers(name, language, whole);
  const after = without(name, language, () => answers(name, language, whole));
  return ASKED.some((_diet, at) => before[at] !== 'yes' && after[at] === 'yes');
}).map(({ name }) => name).sort()]));
console.log(JSON.stringify(guarded));

/** Takes the name out of the automaton for the time of a question: a copy for each of 100,000 names would take hours. */
function without(name, language, ask) {
  const { root, single } = whole.languages[language];
  const path = [root];
  const words = name.split(' ');
  for (const word of words) path.push(path.at(-1).next.get(word));
  const node = path.at(-1);
  const { meaning } = node;
  const alone = single.get(name);
  node.meaning = null;
  single.delete(name);
  const isLeaf = node.next === null || node.next.size === 0;
  if (isLeaf) path.at(-2).next.delete(words.at(-1));
  try {
    return ask();
  } finally {
    if (isLeaf) path.at(-2).next.set(words.at(-1), node);
    node.meaning = meaning;
    if (alone !== undefined) single.set(name, alone);
  }
}

function answers(name, language, names) {
  const reading = readProduct({ ingredientsText: name, lang: language, name: null, categoriesTags: [], nova: null }, names);
  const food = readFood({ ...NOTHING_KNOWN, ingredientsText: name, lang: language, reading });
  return ASKED.map((diet) => suitability(food, diet).answer);
}
