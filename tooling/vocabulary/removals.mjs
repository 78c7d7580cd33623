/**
 * Takes each name out of the vocabulary in turn and evaluates every diet on a list of this name alone: an answer that was not yes
 * must not become yes by knowing less. `node tooling/vocabulary/removals.mjs [language]` prints the names that break this law.
 * build.mjs guards them: without their own entry their words would be read as something that lacks what they hold ("Kirschwasser": cherry
 * and water). It runs this with `--guards` on the tables that it has just written, for one JSON object by language.
 */
import { DIETS, definitionOf } from '../../packages/domain/src/diets/index.ts';
import { EMPTY_FOOD } from '../../packages/domain/src/food/index.ts';
import { readFood, suitability } from '../../packages/domain/src/matching/index.ts';
import { maskOf, union } from '../../packages/domain/src/reading/index.ts';
import { RESTRICTED } from '../../packages/domain/src/vocabulary/items.data.ts';
import { readProduct } from '../../packages/domain/src/vocabulary/read-product.ts';
import { askWithout, eachName, meansAny } from '../../packages/domain/src/vocabulary/testing/names.ts';
import { vocabulary } from '../../packages/domain/src/vocabulary/vocabulary.ts';
import { LANGUAGES } from './sources.mjs';

const UNFILED_FOOD = { ...EMPTY_FOOD, kind: 'general' };
/** Diets that are answered from the list; the others go by figures, processing or certificates. */
const ASKED = DIETS.filter(
  (diet) => !['keto', 'low-carb', 'low-sodium', 'paleo', 'mediterranean', 'pregnancy', 'breastfeeding', 'kosher'].includes(diet),
);
/** Every property that one of these diets excludes, the doubtful ones too. */
const ASKED_FOR = union(RESTRICTED, maskOf(ASKED.flatMap((diet) => definitionOf(diet).rule.doubts ?? [])));
const whole = vocabulary();

/** Names of a language without which a diet would be answered with a yes that it is not answered with now. */
function removalsOf(language) {
  return eachName(whole, language)
    .filter(({ name, printed, numbers }) => {
      if (!meansAny(numbers, ASKED_FOR)) return false;
      const after = askWithout(whole, language, name, () => answers(printed, language));
      if (!after.includes('yes')) return false;
      const before = answers(printed, language);
      return ASKED.some((_diet, at) => before[at] !== 'yes' && after[at] === 'yes');
    })
    .map(({ name }) => name)
    .sort();
}

function answers(text, language) {
  const reading = readProduct({ ingredientsText: text, lang: language, name: null, categoriesTags: [], nova: null }, whole);
  const food = readFood({ ...UNFILED_FOOD, ingredientsText: text, lang: language, reading });
  return ASKED.map((diet) => suitability(food, diet).answer);
}

const languages = process.argv.slice(2).filter((word) => word !== '--guards');
const asked = languages.length > 0 ? languages : LANGUAGES;
if (process.argv.includes('--guards')) {
  console.log(JSON.stringify(Object.fromEntries(asked.map((language) => [language, removalsOf(language)]))));
} else {
  for (const language of asked) {
    const names = removalsOf(language);
    if (names.length > 0) process.exitCode = 1;
    console.log(
      `${language}: ${names.length} of ${eachName(whole, language).length} names${names.length > 0 ? `: ${names.join('; ')}` : ''}`,
    );
  }
}
