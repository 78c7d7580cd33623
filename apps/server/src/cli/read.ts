/**
 * `npm run --silent read -- FILE.jsonl`: the reading of each list, one JSON line each. Lines are Open Food Facts products, or
 * `{code?, lang, name, text}`. Places are those in `text`; of a product, in its list as the catalogue stores it, without markup.
 */

import { type FoodFacts, foodFromResolvedJson } from '@labelwise/domain/food';
import type { UnknownRecord } from '@labelwise/domain/lib';
import { type ReadFood, readFood } from '@labelwise/domain/matching';
import { eachItem, propertiesOf, type ReadItem } from '@labelwise/domain/reading';
import { countItems, readProduct, VOCABULARY_VERSION } from '@labelwise/domain/vocabulary';
import { answered, answerLines, codeOf, endWithTheReader, factsOfProduct, idOf, type Output, textOf } from './json-lines.ts';

const USAGE = `Usage: npm run --silent read -- FILE.jsonl   lines are Open Food Facts products, or {code?, lang, name, text}`;

/** @returns the exit code: 0 done, also with bad lines, 1 the file cannot be read, 2 wrong words */
export async function runRead([file, ...others]: readonly string[], output: Output): Promise<number> {
  if (file !== undefined && !file.startsWith('-') && others.length === 0)
    return answerLines(file, (json) => answered(json, readLine), output);
  output.stderr.write(`${USAGE}\n`);
  return 2;
}

function readLine(fields: UnknownRecord): object {
  const facts = 'text' in fields ? factsOfText(fields) : factsOfProduct(fields);
  if (facts === null) return { id: idOf(fields), code: codeOf(fields), error: 'This line holds no product.' };
  const food = readFood(facts);
  const { items } = food.reading;
  const { known, all } = countItems(items);
  return {
    id: idOf(fields),
    code: codeOf(fields),
    language: food.findings?.language ?? null,
    version: VOCABULARY_VERSION,
    items: items.map((item) => presentItem(food, item)),
    unrecognised: [...eachItem(items)]
      .filter(({ id, presence, source }) => id === null && presence === 'contained' && source === 'list')
      .map((item) => food.wordsOf(item)),
    coverage: { known, all, share: all === 0 ? null : known / all },
    claims: food.findings?.claims ?? [],
  };
}

/** A list by itself, as it is printed. */
function factsOfText(fields: UnknownRecord): FoodFacts {
  const facts = foodFromResolvedJson({ ingredients_text: textOf(fields, 'text'), lang: textOf(fields, 'lang') });
  return { ...facts, reading: readProduct({ ...facts, name: textOf(fields, 'name') }) };
}

function presentItem(food: ReadFood, item: ReadItem): object {
  const { id, start, end, presence, source, percent, isSetOff, has, may, children } = item;
  return {
    id,
    text: food.wordsOf(item),
    start,
    end,
    how: presence,
    source,
    percent,
    setOff: isSetOff,
    has: propertiesOf(has),
    may: propertiesOf(may),
    children: children.map((child) => presentItem(food, child)),
  };
}

if (import.meta.main) {
  endWithTheReader();
  process.exitCode = await runRead(process.argv.slice(2), process);
}
